package overlay

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

// View is the content of a page, which fills the window.
type View struct {
	Name     string // in the trace
	Title    string
	Pick     *controls.Choice // selector that replaces the title in a narrow window; may be nil
	Action   *controls.Button // next to the close button; may be nil
	Content  fyne.CanvasObject
	Focus    fyne.Focusable // nil for the close button
	Controls []Control
	Scroll   *controls.Scroll          // scrolls focused objects into view; may be nil
	Key      func(*fyne.KeyEvent) bool // handles keys nobody else wants; may be nil
	Closed   func()                    // called when it is removed in any way; may be nil
}

// ShowPage shows the content of the page at the top of the stack until Escape or its button closes
// it. A page calls it in its Show method, and again when everything has changed.
func (s *Stack) ShowPage(v View) {
	done := controls.NewButton(s.host, s.Words().Text(locales.Close), theme.CancelIcon(), s.Answer(nil))
	done.Importance = widget.LowImportance
	ground := canvas.NewRectangle(theme.Color(look.Page))
	padding := theme.Padding()
	outer := controls.NewScroll(v.Content) // for pages that do not fit in a low window
	body := container.New(layout.NewCustomPaddedLayout(padding, padding, 2*padding, 2*padding), outer)
	sh := &sheet{name: v.Name, focus: v.Focus, key: v.Key, closed: v.Closed, page: true, tips: newTipLayer(), scroll: outer, outer: outer, body: v.Content}
	if v.Scroll != nil {
		sh.scroll, sh.body = v.Scroll, v.Scroll.Content
	}
	if sh.focus == nil {
		sh.focus = done
	}
	sh.controls = append(v.Controls[:len(v.Controls):len(v.Controls)], Control{"close", done})
	sh.head = head(v, done)
	put, hide := s.overlay(container.NewStack(ground, container.NewBorder(sh.head, nil, nil, nil, body), sh.tips.box))
	sh.hide, sh.put = hide, func() {
		put()
		s.Fit()
	}
	s.show(sh)
}

// SetPageControls traces new controls of the open page, in addition to its close button.
func (s *Stack) SetPageControls(controls []Control) {
	closes := s.shown.controls[len(s.shown.controls)-1]
	s.shown.controls = append(controls[:len(controls):len(controls)], closes)
	s.TraceControls(s.shown.name, s.shown.controls)
}

// SetAction changes the text of the open page's action, for which the bar above it makes room.
func (s *Stack) SetAction(action *controls.Button, text string) {
	if action.Text == text || s.shown == nil {
		return
	}
	action.SetText(text)
	s.shown.head.Refresh()
	s.TraceControls(s.shown.name, s.shown.controls)
}

// head returns the bar above a page.
func head(v View, done *controls.Button) fyne.CanvasObject {
	title := widget.NewLabelWithStyle(v.Title, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	title.SizeName = theme.SizeNameSubHeadingText
	title.Truncation = fyne.TextTruncateEllipsis // the name of a file may be long
	buttons := container.NewHBox(layout.NewSpacer())
	if v.Action != nil {
		buttons.Add(v.Action)
	}
	buttons.Add(done)
	var named fyne.CanvasObject = title
	if v.Pick != nil {
		title.Truncation = fyne.TextTruncateOff
		named = container.New(&titleLayout{v.Pick}, title, v.Pick)
	}
	return container.NewStack(canvas.NewRectangle(theme.Color(look.Chrome)), controls.Beside(named, buttons, buttons.MinSize().Width))
}

// titleLayout places a title before a page's selector. In a narrow window the selector takes all
// the room.
type titleLayout struct{ pick *controls.Choice }

// titleFrom is the width from which the title is shown, in Fyne's units.
const titleFrom = 380

// leastPick is the preferred minimum width of a selector, in Fyne's units.
const leastPick = 280

// MinSize implements [fyne.Layout].
func (l *titleLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(l.pick.OptionsWidth(), max(o[0].MinSize().Height, o[1].MinSize().Height))
}

// Layout implements [fyne.Layout].
func (l *titleLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	title, pick := o[0], o[1]
	var left float32
	if size.Width < look.Scaled(titleFrom) {
		title.Hide()
	} else {
		title.Show()
		left = title.MinSize().Width
		title.Resize(fyne.NewSize(left, size.Height))
	}
	pick.Move(fyne.NewPos(left, 0))
	pick.Resize(fyne.NewSize(min(size.Width-left, max(l.pick.OptionsWidth(), look.Scaled(leastPick))), size.Height))
}
