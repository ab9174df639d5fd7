package ui

import (
	"net/url"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"golang.org/x/text/language"
	"golang.org/x/text/search"

	"simplesimon/engine"
	"simplesimon/licences"
	"simplesimon/locales"
	"simplesimon/ui/table"
)

// sideFrom is the width of the window, in Fyne's units, from which the contents
// of a page stand at its side.
const sideFrom = 760

// reader is a page of sections with contents and a search.
type reader struct {
	w        *Window
	sections []locales.Section
	titles   map[string]fyne.CanvasObject // by the section's ID
	text     *fyne.Container
	scroll   *container.Scroll
	contents *fyne.Container
	controls []control
	search   *codeEntry
}

// showRules opens the Rules page.
func (w *Window) showRules() { w.openRules("") }

// openRules opens the Rules page at a section; "" is its beginning.
func (w *Window) openRules(section string) {
	r := newReader(w, w.words.Rules())
	w.openReader("rules", w.words.Text(locales.PageRules), r, section, w.openRules)
}

// showSources opens the Sources page.
func (w *Window) showSources() {
	sections := w.words.Sources()
	last := &sections[len(sections)-1]
	for _, l := range licences.All() {
		last.Blocks = append(last.Blocks, locales.Block{
			Kind: locales.Link, Text: l.Module + " " + l.Version + " – " + l.Licence, URL: l.URL()})
	}
	w.openReader("sources", w.words.Text(locales.PageSources), newReader(w, sections), "", func(string) { w.showSources() })
}

func newReader(w *Window, sections []locales.Section) *reader {
	r := &reader{w: w, sections: sections}
	r.text, r.contents = container.NewVBox(), container.NewVBox()
	r.scroll = container.NewVScroll(r.text)
	r.search = newCodeEntry(w.keys)
	r.search.SetPlaceHolder(w.words.Text(locales.SearchRules))
	r.search.OnChanged = r.find
	r.controls = []control{{"search", r.search}}
	for _, s := range sections {
		b := newButton(w.keys, s.Title, nil, nil)
		b.OnTapped = func() {
			r.open(s.ID)
			w.win.Canvas().Focus(b)
		}
		b.Alignment, b.Importance = widget.ButtonAlignLeading, widget.LowImportance
		r.contents.Add(b)
		r.controls = append(r.controls, control{s.ID, b})
	}
	r.fill(sections)
	return r
}

func (w *Window) openReader(name, title string, r *reader, section string, again func(section string)) {
	contents := container.NewVScroll(r.contents)
	side := container.NewBorder(r.search, nil, nil, nil, contents)
	w.openPage(page{
		name: name, title: title, content: container.New(&sideLayout{contents}, side, r.scroll),
		controls: r.controls, key: r.key, again: func() { again(r.section()) },
	})
	if section != "" {
		r.open(section)
	}
}

// sideLayout puts the contents at the side of a wide page, and leaves them out
// of a narrow one, where Tab must not lead to them.
type sideLayout struct{ contents fyne.CanvasObject }

// MinSize implements [fyne.Layout].
func (*sideLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// Layout implements [fyne.Layout].
func (l *sideLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	const least, gap, widest = 230, 16, 760
	o[0].Move(fyne.NewPos(0, 0))
	if size.Width < sideFrom-2*gap { // the search stays, above the text
		l.contents.Hide()
		height := o[0].MinSize().Height
		o[0].Resize(fyne.NewSize(size.Width, height))
		o[1].Move(fyne.NewPos(0, height+theme.Padding()))
		o[1].Resize(fyne.NewSize(size.Width, size.Height-height-theme.Padding()))
		return
	}
	l.contents.Show()
	side := max(least, o[0].MinSize().Width)
	o[0].Resize(fyne.NewSize(side, size.Height))
	o[1].Move(fyne.NewPos(side+gap, 0))
	o[1].Resize(fyne.NewSize(min(widest, size.Width-side-gap), size.Height))
}

// fill shows sections one below the other.
func (r *reader) fill(sections []locales.Section) {
	r.titles = map[string]fyne.CanvasObject{}
	r.text.RemoveAll()
	for _, s := range sections {
		title := paragraph(s.Title)
		title.SizeName, title.TextStyle.Bold = theme.SizeNameSubHeadingText, true
		r.titles[s.ID] = title
		r.text.Add(title)
		for _, b := range s.Blocks {
			for _, o := range r.draw(b) {
				r.text.Add(o)
			}
		}
	}
	r.text.Refresh()
}

// open scrolls to a section.
func (r *reader) open(section string) {
	if r.search.Text != "" {
		r.search.SetText("")
		r.fill(r.sections)
	}
	if title := r.titles[section]; title != nil {
		r.scroll.ScrollToOffset(fyne.NewPos(0, title.Position().Y))
	}
	r.w.log.Write("section", struct {
		Section string `json:"section"`
	}{section})
}

// section is the ID of the section that is being read.
func (r *reader) section() string {
	reading := ""
	for _, s := range r.sections {
		if title := r.titles[s.ID]; title != nil && title.Position().Y <= r.scroll.Offset.Y+1 {
			reading = s.ID
		}
	}
	return reading
}

// find shows only the sections in which a text occurs; small letters and
// accents make no difference.
func (r *reader) find(query string) {
	query = strings.TrimSpace(query)
	if query == "" {
		r.fill(r.sections)
		return
	}
	matcher := search.New(language.Make(r.w.words.Language()), search.Loose)
	pattern := matcher.CompileString(query)
	var found []locales.Section
	for _, s := range r.sections {
		if start, _ := pattern.IndexString(sectionText(s)); start >= 0 {
			found = append(found, s)
		}
	}
	r.fill(found)
	if len(found) == 0 {
		r.text.Add(paragraph(r.w.words.Format(locales.NothingFound, locales.QueryData{Query: locales.Clean(query)})))
	}
	r.scroll.ScrollToTop()
}

// sectionText is all that is written in a section.
func sectionText(s locales.Section) string {
	parts := []string{s.Title}
	for _, b := range s.Blocks {
		parts = append(parts, b.Text)
		parts = append(parts, b.Items...)
		for _, row := range b.Rows {
			parts = append(parts, row...)
		}
	}
	return strings.Join(parts, "\n")
}

// key scrolls the text.
func (r *reader) key(e *fyne.KeyEvent) bool {
	const line = 40
	height := r.scroll.Size().Height
	by := map[fyne.KeyName]float32{
		fyne.KeyDown: line, fyne.KeyUp: -line, fyne.KeyPageDown: height - line, fyne.KeyPageUp: line - height,
	}
	if d, ok := by[e.Name]; ok {
		if r.w.keys.again(e.Name) {
			return true
		}
		end := max(0, r.text.MinSize().Height-height)
		r.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(end, r.scroll.Offset.Y+d))))
		return true
	}
	switch e.Name {
	case fyne.KeyHome:
		r.scroll.ScrollToTop()
	case fyne.KeyEnd:
		r.scroll.ScrollToBottom()
	default:
		return false
	}
	return true
}

// draw makes what a block of a page shows.
func (r *reader) draw(b locales.Block) []fyne.CanvasObject {
	switch b.Kind {
	case locales.Heading:
		l := paragraph(b.Text)
		l.TextStyle.Bold = true
		return []fyne.CanvasObject{l}
	case locales.List:
		var items []fyne.CanvasObject
		for _, item := range b.Items {
			items = append(items, container.NewBorder(nil, nil, widget.NewLabel("•"), nil, paragraph(item)))
		}
		return []fyne.CanvasObject{container.New(layout.NewCustomPaddedVBoxLayout(-theme.InnerPadding()), items...)}
	case locales.TableBlock:
		return []fyne.CanvasObject{tableOf(b.Rows)}
	case locales.Picture:
		return r.picture(b)
	case locales.Link:
		link := widget.NewHyperlink(b.Text, nil)
		link.Wrapping = fyne.TextWrapWord
		if address, err := url.Parse(b.URL); err == nil {
			link.URL = address
		}
		return []fyne.CanvasObject{link}
	}
	return []fyne.CanvasObject{paragraph(b.Text)}
}

// tableOf makes a table; the first row is its head.
func tableOf(rows [][]string) fyne.CanvasObject {
	box := container.NewVBox()
	for i, row := range rows {
		cells := container.NewGridWithColumns(len(row))
		for _, text := range row {
			cell := paragraph(text)
			cell.TextStyle.Bold = i == 0
			cells.Add(cell)
		}
		box.Add(cells)
		if i == 0 {
			box.Add(widget.NewSeparator())
		}
	}
	return box
}

// picture draws a scene in the player's deck, and its caption.
func (r *reader) picture(b locales.Block) []fyne.CanvasObject {
	scene, ok := locales.FindScene(b.Picture)
	if !ok {
		return nil
	}
	columns := table.StillOf(&scene.Position)[:scene.Columns]
	card := float32(56)
	if m := scene.Move; m.Count > 0 {
		from := &columns[m.From-1]
		if refusal := scene.Position.Refuse(m); refusal == nil {
			from.Selected = m.Count
			columns[m.To-1].Takes = true
		} else if refusal.Index >= 0 {
			from.Broken = refusal.Index + 1
		} else {
			from.Selected = m.Count
		}
	} else {
		card = 40
	}
	still := table.NewStill(columns, card, deckStyle(r.w.settings, r.w.words), table.NewPalette(felts[r.w.settings.Table], false))
	return []fyne.CanvasObject{inset(container.NewHBox(still)), paragraph(b.Text)}
}

// ruleOf opens the Rules page at the section about a refused move.
func (w *Window) ruleOf(reason engine.Reason) { w.openRules(w.words.RulesSection(reason)) }
