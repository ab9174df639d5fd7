package chrome

import (
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/choices"
	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

const (
	shortestSay = 4 * time.Second
	sayPerRune  = 60 * time.Millisecond
)

// LineHeight returns the height of the line for a window width, both in Fyne's units: two lines of
// small text, so that a long reminder fits in a small window, and more in a narrow one.
func LineHeight(width float32) float32 {
	const twoLines, another = 44, 18
	height := look.Scaled(twoLines)
	for _, least := range []float32{narrow, 420, 330} {
		if width < look.Scaled(least) {
			height += look.Scaled(another)
		}
	}
	return height
}

// narrow is the width of the line, in Fyne's units, below which the button of a reminder has an
// icon only.
const narrow = 600

// Line is the line at the lower edge: reminders, short messages, hints. It is always present, so
// that nothing jumps, and never takes the focus. While it shows nothing it looks like the table.
type Line struct {
	Box *fyne.Container // to be laid out below the table

	label  *widget.Label
	ground *canvas.Rectangle // background of the text
	log    *trace.Log
	timers *timing.Timers
	time   *canvas.Text     // time played; empty if it is not shown
	more   *controls.Button // opens the rules at the section about a reminder
	rule   string           // its text, if there is room
	about  engine.Reason
	said   string        // a message, which disappears after a while
	last   string        // shown as long as it applies, while there is no message
	tip    string        // shown while there is no message
	timer  *timing.Timer // removes the message
}

// NewLine returns an empty line. openRule opens the rules at the section about a reminder.
func NewLine(desk controls.Desk, log *trace.Log, timers *timing.Timers, openRule func(engine.Reason)) *Line {
	l := &Line{label: widget.NewLabel(""), log: log, timers: timers}
	l.label.SizeName = look.Small
	l.label.Wrapping = fyne.TextWrapWord
	l.label.Alignment = fyne.TextAlignCenter
	l.ground = canvas.NewRectangle(nil)
	l.ground.Hide()
	l.time = canvas.NewText("", nil)
	l.time.TextSize = look.SmallText()
	l.more = controls.NewButton(desk, "", theme.HelpIcon(), func() { openRule(l.about) })
	l.more.Importance = widget.LowImportance
	l.more.Hide()
	l.Box = container.New(&lineLayout{l}, l.ground, l.time, l.label, l.more)
	return l
}

// Recolour applies the colours of the theme, and to the time one that stands out from the table.
func (l *Line) Recolour(table choices.Table) {
	l.ground.FillColor = theme.Color(look.Chrome)
	l.ground.Refresh()
	l.time.Color = table.Ink
	l.time.Refresh()
}

// ShowTime shows the time played at the left; "" hides it.
func (l *Line) ShowTime(text string) {
	if len(text) != len(l.time.Text) {
		defer l.Box.Refresh()
	}
	controls.SetText(l.time, text)
}

// Say shows a message for some seconds, longer for a longer one.
func (l *Line) Say(text string) {
	l.more.Hide()
	l.said = text
	l.show()
	stay := shortestSay + time.Duration(utf8.RuneCountInString(text))*sayPerRune
	l.timer.Stop()
	l.timer = l.timers.After(stay, func() { l.Clear() })
}

// Remind shows a reminder, with a button that opens the rules at its section.
func (l *Line) Remind(text string, about engine.Reason) {
	l.Say(text)
	l.about = about
	l.more.Show()
	l.Box.Refresh() // makes room for the button
}

// ClearReminder removes a reminder, and reports whether there was one: the player has made a
// better move since.
func (l *Line) ClearReminder() bool { return l.more.Visible() && l.Clear() }

// Clear removes the message and reports whether there was one.
func (l *Line) Clear() bool {
	l.timer.Stop()
	was := l.said != ""
	l.said = ""
	l.more.Hide()
	l.show()
	return was
}

// SetLasting shows a text as long as it applies; "" removes it.
func (l *Line) SetLasting(text string) {
	l.last = text
	l.show()
}

// SetTip shows a hint while there is no message; "" removes it.
func (l *Line) SetTip(text string) {
	l.tip = text
	l.show()
}

func (l *Line) show() {
	text := l.said
	if text == "" {
		text = l.last
	}
	if text == "" {
		text = l.tip
	}
	if text == l.label.Text {
		return
	}
	l.label.SetText(text)
	l.ground.Hidden = text == ""
	l.Box.Refresh() // centres it again
	l.log.Write("message", struct {
		Text string `json:"text"`
	}{text})
}

// lineLayout places the time at the left, and the text in the middle, on a background of its size.
// The vertical padding of the toolkit's labels may extend beyond the line.
type lineLayout struct{ *Line }

// MinSize implements [fyne.Layout].
func (*lineLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, LineHeight(look.Scaled(narrow)))
}

// Margins of the text, in Fyne's units.
const (
	lineAir    = 2 // minimum vertical margin
	lineRadius = 8
)

// Layout implements [fyne.Layout].
func (l *lineLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	l.time.TextSize = look.SmallText()
	left, right := theme.Padding(), size.Width-theme.Padding()
	if l.time.Text != "" {
		place(l.time, left+theme.InnerPadding(), l.time.MinSize().Width, size.Height)
		left += l.time.MinSize().Width + 2*theme.InnerPadding()
	}
	more, word := float32(0), l.rule
	if size.Width < look.Scaled(narrow) {
		word = ""
	}
	if l.more.Text != word {
		l.more.SetText(word)
	}
	if l.more.Visible() {
		more = l.more.MinSize().Width
	}
	const slack = 2 // avoids wrapping due to rounding
	text := fyne.MeasureText(l.label.Text, look.SmallText(), l.label.TextStyle).Width + 2*theme.InnerPadding() + slack
	text = min(text, right-left-more)
	at := max(left, min((size.Width-text-more)/2, right-text-more))
	l.label.Resize(fyne.NewSize(text, l.label.MinSize().Height))
	height := l.label.MinSize().Height // wrapped to the width
	l.label.Resize(fyne.NewSize(text, height))
	l.label.Move(fyne.NewPos(at, (size.Height-height)/2))
	height = min(height, size.Height-2*lineAir)
	top := (size.Height - height) / 2
	l.more.Move(fyne.NewPos(at+text, top))
	l.more.Resize(fyne.NewSize(more, height))
	l.ground.CornerRadius = lineRadius
	l.ground.Move(fyne.NewPos(at, top))
	l.ground.Resize(fyne.NewSize(text+more, height))
}

// Relabel updates the text to a language.
func (l *Line) Relabel(words *locales.Localizer) {
	l.rule = words.Text(locales.OpenRule)
	l.more.Hint = l.rule
	l.Box.Refresh()
}

// Rule returns the button that opens the rules, by its name in the trace; it is visible with a
// reminder.
func (l *Line) Rule() overlay.Control { return overlay.Control{Name: "rule", Object: l.more} }

// Text returns the text of the line; "" if it is empty.
func (l *Line) Text() string { return l.label.Text }
