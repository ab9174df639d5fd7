// Package guide implements the pages to read: the rules, the keys, the sources, and information
// about the program.
package guide

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/licences"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/faces"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// sideFrom is the width of the window, in Fyne's units, from which the contents are beside the
// text.
const sideFrom = 760

// Style is the style of images on a page.
type Style struct {
	Deck faces.Style
	Felt color.NRGBA
}

// Reader is a page of sections with contents and a search.
type Reader struct {
	stack    *overlay.Stack
	looks    func() Style // of images
	name     string       // in the trace
	title    locales.ID
	text     func() []locales.Section // in the current language
	reading  string                   // ID of the section being read; "" initially
	sections []locales.Section
	titles   map[string]fyne.CanvasObject // by section ID
	body     *fyne.Container
	scroll   *controls.Scroll
	contents *fyne.Container
	controls []overlay.Control
	search   *controls.Entry
	buttons  map[string]*controls.Button  // of the contents, by section ID
	marks    map[string]*sectionMark      // likewise; one of them is visible
	rows     map[string]fyne.CanvasObject // a button with its mark
	list     *controls.Scroll             // around the contents

	foldButton *controls.Button  // shows descriptions in words; nil if there are none
	folded     fyne.CanvasObject // the description
	unfolded   bool              // the player has opened it
	found      bool              // it contains a match

	query query               // the current search
	hits  []fyne.CanvasObject // texts with matches, in order
	hit   int                 // index of the current match, or -1
}

// NewRules returns the Rules page at a section, or at its start for "".
func NewRules(stack *overlay.Stack, looks func() Style, section string) *Reader {
	return &Reader{stack: stack, looks: looks, name: "rules", title: locales.PageRules, reading: section,
		text: func() []locales.Section { return stack.Words().Rules() }}
}

// NewSources returns the Sources page.
func NewSources(stack *overlay.Stack, looks func() Style) *Reader {
	return &Reader{stack: stack, looks: looks, name: "sources", title: locales.PageSources, text: func() []locales.Section {
		sections := stack.Words().Sources()
		last := &sections[len(sections)-1]
		last.Blocks = append(last.Blocks, libraries(stack.Words())...)
		return sections
	}}
}

// libraries returns all libraries, grouped by purpose.
func libraries(words *locales.Localizer) (blocks []locales.Block) {
	titles := [licences.Uses]locales.ID{licences.Window: locales.LibsWindow, licences.Language: locales.LibsLanguage, licences.System: locales.LibsSystem}
	for use, title := range titles {
		blocks = append(blocks, locales.Block{Kind: locales.Heading, Text: words.Text(title)})
		for _, l := range licences.All() {
			if l.Use() == licences.Use(use) {
				blocks = append(blocks, locales.Block{Kind: locales.Link, Text: words.Library(l.Name(), l.Module, l.Licence), URL: l.URL()})
			}
		}
	}
	return blocks
}

// Show implements [overlay.Layer].
func (r *Reader) Show(s *overlay.Stack) {
	r.build()
	r.list = controls.NewScroll(r.contents)
	side := container.NewBorder(r.search, nil, nil, nil, r.list)
	s.ShowPage(overlay.View{
		Name: r.name, Title: s.Words().Text(r.title), Content: container.New(&sideLayout{r.list}, side, r.scroll), Controls: r.controls,
		Scroll: r.scroll, Key: r.key,
	})
	if r.reading != "" {
		r.open(r.reading)
	}
	r.mark(r.reading)
}

// key handles keys no control wants: the first Escape ends a search.
func (r *Reader) key(e *fyne.KeyEvent) bool {
	desk := r.stack.Host()
	if e.Name == fyne.KeyEscape && r.search.Text != "" {
		return !desk.Presses().Take() || r.endSearch()
	}
	took := controls.Scroller{Desk: desk, Scroll: r.scroll}.Key(e)
	if took {
		r.mark(r.section())
	}
	return took
}

// build creates the content of the page.
func (r *Reader) build() {
	r.sections = r.text()
	r.body, r.contents = container.NewVBox(), container.NewVBox()
	r.scroll = controls.NewScroll(r.body)
	r.search = controls.NewEntry(r.stack.Host())
	r.search.SetPlaceHolder(r.stack.Words().Text(locales.SearchRules))
	r.search.OnChanged = r.find
	r.search.OnSubmitted = func(string) { r.toNextHit() }
	r.scroll.OnScrolled = func(fyne.Position) { r.mark(r.section()) }
	r.query, r.buttons = query{}, map[string]*controls.Button{}
	r.marks, r.rows = map[string]*sectionMark{}, map[string]fyne.CanvasObject{}
	r.controls = []overlay.Control{{Name: "search", Object: r.search}}
	for _, s := range r.sections {
		b := controls.NewButton(r.stack.Host(), s.Title, nil, nil)
		b.OnTapped = func() {
			r.open(s.ID)
			r.stack.Host().Canvas().Focus(b)
		}
		b.Alignment, b.Importance = widget.ButtonAlignLeading, widget.LowImportance
		mark := newMark()
		row := container.New(&markedLayout{}, mark.ground, b, mark.bar)
		r.contents.Add(row)
		r.buttons[s.ID], r.marks[s.ID], r.rows[s.ID] = b, mark, row
		r.controls = append(r.controls, overlay.Control{Name: s.ID, Object: b})
	}
	r.foldButton = nil
	if tellsInWords(r.sections) {
		r.foldButton = r.newFold()
		r.controls = append(r.controls, overlay.Control{Name: "in-words", Object: r.foldButton})
	}
	r.fill(r.sections)
}

// tellsInWords reports whether a section has an image with a description in words.
func tellsInWords(sections []locales.Section) bool {
	return slices.ContainsFunc(sections, func(s locales.Section) bool {
		return slices.ContainsFunc(s.Blocks, func(b locales.Block) bool { return b.Kind == locales.InWords })
	})
}

// sideLayout places the contents at the side of a wide page, and hides them in a narrow one, so
// that Tab does not reach them.
type sideLayout struct{ contents fyne.CanvasObject }

// MinSize implements [fyne.Layout].
func (*sideLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// Layout implements [fyne.Layout].
func (l *sideLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	const least, gap, widest = 230, 16, 760
	o[0].Move(fyne.NewPos(0, 0))
	if size.Width < look.Scaled(sideFrom)-2*gap { // the search remains, above the text
		l.contents.Hide()
		height := o[0].MinSize().Height
		o[0].Resize(fyne.NewSize(size.Width, height))
		o[1].Move(fyne.NewPos(0, height+theme.Padding()))
		o[1].Resize(fyne.NewSize(size.Width, size.Height-height-theme.Padding()))
		return
	}
	l.contents.Show()
	side := max(look.Scaled(least), o[0].MinSize().Width)
	o[0].Resize(fyne.NewSize(side, size.Height))
	o[1].Move(fyne.NewPos(side+gap, 0))
	o[1].Resize(fyne.NewSize(min(look.Scaled(widest), size.Width-side-gap), size.Height))
}

// fill shows sections one below the other.
func (r *Reader) fill(sections []locales.Section) {
	r.titles = map[string]fyne.CanvasObject{}
	r.body.RemoveAll()
	r.hits, r.hit = nil, -1
	for id, b := range r.buttons {
		b.Hide()
		r.rows[id].Hide()
	}
	for _, s := range sections {
		title := r.paragraph(s.Title, style{theme.SizeNameSubHeadingText, true})
		r.titles[s.ID] = title
		r.buttons[s.ID].Show()
		r.rows[s.ID].Show()
		r.body.Add(title)
		r.addBlocks(s.Blocks)
	}
	r.body.Refresh()
	r.contents.Refresh()
}

// addBlocks shows blocks one below the other; consecutive images are placed side by side.
func (r *Reader) addBlocks(blocks []locales.Block) {
	for i := 0; i < len(blocks); i++ {
		if blocks[i].Kind != locales.Picture {
			for _, o := range r.draw(blocks[i]) {
				r.body.Add(o)
			}
			continue
		}
		first := i
		for i+1 < len(blocks) && blocks[i+1].Kind == locales.Picture {
			i++
		}
		told := ""
		if i+1 < len(blocks) && blocks[i+1].Kind == locales.InWords {
			told = blocks[i+1].Text
		}
		r.body.Add(r.pictures(blocks[first:i+1], told))
	}
}

// open scrolls to a section.
func (r *Reader) open(section string) {
	if r.titles[section] == nil { // hidden by the search
		r.endSearch()
	}
	if title := r.titles[section]; title != nil {
		r.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(title.Position().Y, r.end()))))
		r.mark(section) // a short one at the end does not reach the upper edge
	}
	r.stack.Log().Write("section", struct {
		Section string `json:"section"`
	}{section})
}

// end returns the maximum scroll offset.
func (r *Reader) end() float32 { return max(0, r.body.Size().Height-r.scroll.Size().Height) }

// section returns the ID of the section being read: the last one that starts in the upper part of
// the view, or the last one at the end of the text.
func (r *Reader) section() string {
	line := r.scroll.Offset.Y + min(r.scroll.Size().Height/5, look.Scaled(80))
	if end := r.end(); end > 0 && r.scroll.Offset.Y >= end-1 {
		line = r.body.Size().Height
	}
	reading := ""
	for _, s := range r.sections {
		if title := r.titles[s.ID]; title != nil && (reading == "" || title.Position().Y <= line) {
			reading = s.ID
		}
	}
	return reading
}

// find shows only the sections that contain a text, in the contents as well.
func (r *Reader) find(text string) {
	text = strings.TrimSpace(text)
	r.query = newQuery(text, r.stack.Words().Language())
	if text == "" {
		r.fill(r.sections)
		return
	}
	var found []locales.Section
	for _, s := range r.sections {
		if r.query.finds(s) {
			found = append(found, s)
		}
	}
	r.fill(found)
	if len(found) == 0 {
		r.body.Add(controls.Paragraph(r.stack.Words().Format(locales.NothingFound, locales.QueryData{Query: locales.Clean(text)})))
	}
	r.scroll.ScrollToTop()
	r.mark(r.section())
}
