package guide

import (
	"net/url"
	"runtime"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/licences"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
)

// About is the page about the program: version, licence, data folder and libraries.
type About struct {
	version string
	folder  string // data folder
	copy    func(text string)
}

// NewAbout returns the page about a version with a data folder; copy copies a text to the
// clipboard.
func NewAbout(version, folder string, copy func(text string)) *About {
	return &About{version, folder, copy}
}

// Show implements [overlay.Layer].
func (a *About) Show(s *overlay.Stack) {
	words, text := s.Words(), container.NewVBox()
	title := func(line string) {
		l := controls.Paragraph(line)
		l.TextStyle.Bold = true
		text.Add(l)
	}
	name := controls.Paragraph(a.name(words))
	name.SizeName, name.TextStyle.Bold = theme.SizeNameSubHeadingText, true
	text.Add(name)
	text.Add(controls.Paragraph(words.Text(locales.AboutLicence)))
	title(words.Text(locales.AboutFolder))
	folder := controls.Paragraph(locales.CleanPath(a.folder))
	folder.Wrapping = fyne.TextWrapBreak // a path has no spaces
	text.Add(folder)
	title(words.Text(locales.AboutSystem))
	text.Add(controls.Paragraph(a.system(words)))
	title(words.Text(locales.AboutLibraries))
	for _, l := range licences.All() {
		link := widget.NewHyperlink(library(words, l), nil)
		link.Wrapping = fyne.TextWrapWord
		if address, err := url.Parse(l.URL()); err == nil {
			link.URL = address
		}
		text.Add(link)
	}
	scroll := controls.NewScroll(text)
	copied := widget.NewLabel("")
	report := controls.NewButton(s.Host(), words.Text(locales.CopyReport), theme.ContentCopyIcon(), nil)
	report.Hint = words.Text(locales.CopyReportTip)
	report.OnTapped = func() {
		a.copy(a.report(words))
		copied.SetText(words.Text(locales.ReportCopied))
		s.Host().Canvas().Focus(report)
	}
	below := container.NewBorder(nil, nil, report, nil, copied)
	s.ShowPage(overlay.View{
		Name: "about", Title: words.Text(locales.PageAbout), Content: container.NewBorder(nil, below, nil, nil, scroll), Focus: report,
		Controls: []overlay.Control{{Name: "copy-report", Object: report}}, Scroll: scroll, Key: controls.Scroller{Desk: s.Host(), Scroll: scroll}.Key,
	})
}

func (a *About) name(words *locales.Localizer) string {
	return strings.TrimSpace(words.Text(locales.WindowTitle) + " " + a.version)
}

// system describes the system the program runs on.
func (a *About) system(words *locales.Localizer) string {
	return runtime.GOOS + "/" + runtime.GOARCH + ", " + runtime.Version() + ", " + words.Language()
}

func library(words *locales.Localizer, l licences.Library) string {
	return words.Format(locales.LibraryLicence, locales.LibraryData{Library: l.Module + " " + l.Version, Licence: l.Licence})
}

// report returns everything on the page as lines.
func (a *About) report(words *locales.Localizer) string {
	lines := []string{
		a.name(words), words.Text(locales.AboutLicence), words.Text(locales.AboutFolder) + " " + locales.CleanPath(a.folder),
		words.Text(locales.AboutSystem) + " " + a.system(words), words.Text(locales.AboutLibraries),
	}
	for _, l := range licences.All() {
		lines = append(lines, "- "+library(words, l))
	}
	return strings.Join(lines, "\n") + "\n"
}
