package guide

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"golang.org/x/text/language"
	"golang.org/x/text/search"

	"simplesimon/locales"
	"simplesimon/ui/controls"
)

// span is a part of a text in bytes, excluding its end.
type span struct{ from, to int }

// query is a search, ignoring case and accents. The zero query matches nothing.
type query struct{ pattern *search.Pattern }

func newQuery(text, lang string) query {
	text = strings.TrimSpace(text)
	if text == "" {
		return query{}
	}
	return query{search.New(language.Make(lang), search.Loose).CompileString(text)}
}

// hits returns where a query matches a text.
func (q query) hits(text string) (hits []span) {
	if q.pattern == nil {
		return nil
	}
	for at := 0; at < len(text); {
		from, to := q.pattern.IndexString(text[at:])
		if from < 0 || to <= from {
			break
		}
		hits = append(hits, span{at + from, at + to})
		at += to
	}
	return hits
}

// finds reports whether a query matches a section.
func (q query) finds(s locales.Section) bool {
	parts := []string{s.Title}
	for _, b := range s.Blocks {
		parts = append(append(parts, b.Text), b.Items...)
		for _, row := range b.Rows {
			parts = append(parts, row...)
		}
	}
	for _, part := range parts {
		if len(q.hits(part)) > 0 {
			return true
		}
	}
	return false
}

// style is a text style.
type style struct {
	size fyne.ThemeSizeName
	bold bool
}

var plain = style{size: theme.SizeNameText}

// paragraph returns text that wraps, with matches highlighted: bold, and in a separate colour.
func (r *Reader) paragraph(text string, as style) fyne.CanvasObject {
	hits := r.query.hits(text)
	if len(hits) == 0 {
		l := controls.Paragraph(text)
		l.SizeName, l.TextStyle.Bold = as.size, as.bold
		return l
	}
	var parts []widget.RichTextSegment
	add := func(part string, hit bool) {
		if part == "" {
			return
		}
		s := &widget.TextSegment{Text: part, Style: widget.RichTextStyle{Inline: true, SizeName: as.size, ColorName: theme.ColorNameForeground}}
		s.Style.TextStyle.Bold = as.bold || hit
		if hit {
			s.Style.ColorName, s.Style.TextStyle.Underline = theme.ColorNamePrimary, true
		}
		parts = append(parts, s)
	}
	at := 0
	for _, h := range hits {
		add(text[at:h.from], false)
		add(text[h.from:h.to], true)
		at = h.to
	}
	add(text[at:], false)
	marked := widget.NewRichText(parts...)
	marked.Wrapping = fyne.TextWrapWord
	r.hits = append(r.hits, marked)
	return marked
}

// toNextHit scrolls to the next text with a match, wrapping around.
func (r *Reader) toNextHit() {
	if len(r.hits) == 0 {
		return
	}
	r.hit = (r.hit + 1) % len(r.hits)
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(r.hits[r.hit]).Y - driver.AbsolutePositionForObject(r.body).Y
	r.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(top-theme.Padding(), r.end()))))
	r.mark(r.section())
}

// endSearch ends the search, and reports whether there was one.
func (r *Reader) endSearch() bool {
	if r.search.Text == "" {
		return false
	}
	r.search.SetText("")
	return true
}
