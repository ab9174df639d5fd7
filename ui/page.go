package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
)

// page is a full window over the game: the rules, an example.
type page struct {
	name     string // in the trace
	title    string
	pick     *choice // in the place of the title: chooses among several; may be nil
	action   *button // beside the button that closes; may be nil
	content  fyne.CanvasObject
	focus    fyne.Focusable // nil for the button that closes the page
	controls []control
	scroll   *container.Scroll         // shows what gets the focus in it; may be nil
	key      func(*fyne.KeyEvent) bool // takes keys before the page; may be nil
	closed   func()                    // called when it closes in any way; may be nil
	again    func()                    // opens the page anew, where it was
	then     func()                    // what follows when the player closes it; may be nil
}

// openPage shows a page until Escape or its button ends it.
func (w *Window) openPage(p page) {
	done := newButton(w.keys, w.words.Text(locales.Close), theme.CancelIcon(), nil)
	done.Importance = widget.LowImportance
	title := widget.NewLabelWithStyle(p.title, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	title.SizeName = theme.SizeNameSubHeadingText
	buttons := container.NewHBox(done)
	if p.action != nil {
		buttons = container.NewHBox(p.action, done)
	}
	title.Truncation = fyne.TextTruncateEllipsis // the name of a file may be long
	var named fyne.CanvasObject = title
	if p.pick != nil {
		title.Truncation = fyne.TextTruncateOff
		named = container.New(&titleLayout{}, title, p.pick)
	}
	head := container.NewStack(canvas.NewRectangle(theme.Color(colorChrome)), container.NewBorder(nil, nil, nil, buttons, named))
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameOverlayBackground))
	body := container.New(layout.NewCustomPaddedLayout(theme.Padding(), theme.Padding(), 2*theme.Padding(), 2*theme.Padding()), p.content)
	overlay := container.NewStack(ground, container.NewBorder(head, nil, nil, nil, body))
	overlays := w.win.Canvas().Overlays()
	m := &modal{name: p.name, focus: p.focus, key: p.key, cancel: p.then, closed: p.closed, again: p.again}
	if p.scroll != nil {
		m.scroll, m.body = p.scroll, p.scroll.Content
	}
	if m.focus == nil {
		m.focus = done
	}
	done.OnTapped = w.answer(p.then)
	m.controls = append(p.controls, control{"close", done})
	m.hide = func() { overlays.Remove(overlay) }
	w.session.Clock().Page(w.now(), true)
	m.page = true
	w.openOver(m, func() {
		overlays.Add(overlay)
		overlay.Resize(w.win.Canvas().Size())
	})
}

// titleLayout puts a title before what is chosen on a page. In a narrow window
// the choice has the room for itself.
type titleLayout struct{}

// MinSize implements [fyne.Layout].
func (*titleLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(o[1].MinSize().Width, max(o[0].MinSize().Height, o[1].MinSize().Height))
}

// Layout implements [fyne.Layout].
func (*titleLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	title, pick := o[0], o[1]
	var left float32
	if size.Width < sideFrom/2 {
		title.Hide()
	} else {
		title.Show()
		left = title.MinSize().Width
		title.Resize(fyne.NewSize(left, size.Height))
	}
	pick.Move(fyne.NewPos(left, 0))
	pick.Resize(fyne.NewSize(size.Width-left, size.Height))
}
