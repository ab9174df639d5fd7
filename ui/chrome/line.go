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

// LineHeight is how high the line is in a window of a width, both in Fyne's units: two lines of
// small text, so that a long reminder fits a small window, and more in a narrow one.
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

// narrow is the width of the line, in Fyne's units, below which the button beside a reminder is a sign.
const narrow = 600

// Line is the line at the lower edge: reminders, short messages, tips. It is
// always there, so nothing jumps, and it never takes the focus. While it says
// nothing it looks like the table.
type Line struct {
	Box *fyne.Container // to be laid out below the table

	label  *widget.Label
	ground *canvas.Rectangle // behind what is said
	log    *trace.Log
	timers *timing.Timers
	time   *canvas.Text     // played; empty if it is not wanted
	more   *controls.Button // opens the rules at the section about a reminder
	rule   string           // what is written on it, where there is room
	about  engine.Reason
	said   string        // a message, which goes by itself
	last   string        // shown for as long as it is true, while there is no message
	tip    string        // shown while there is no message
	timer  *timing.Timer // takes the message away
}

// NewLine returns the line, which says nothing. OpenRule opens the rules at the section about a
// reminder.
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

// Recolour gives the ground the colour of the theme, and the time one that
// stands out from the table.
func (l *Line) Recolour(table choices.Table) {
	l.ground.FillColor = theme.Color(look.Chrome)
	l.ground.Refresh()
	l.time.Color = table.Ink
	l.time.Refresh()
}

// ShowTime shows the time played at the left; "" shows none.
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
	l.Box.Refresh() // gives the button its room
}

// ClearReminder takes the message away if it is a reminder, and reports whether it was one: the
// player has done better since.
func (l *Line) ClearReminder() bool { return l.more.Visible() && l.Clear() }

// Clear takes the message away and reports whether there was one.
func (l *Line) Clear() bool {
	l.timer.Stop()
	was := l.said != ""
	l.said = ""
	l.more.Hide()
	l.show()
	return was
}

// SetLasting shows a text for as long as it is true; "" ends it.
func (l *Line) SetLasting(text string) {
	l.last = text
	l.show()
}

// SetTip shows a tip while there is no message; "" ends it.
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
	l.Box.Refresh() // centres it anew
	l.log.Write("message", struct {
		Text string `json:"text"`
	}{text})
}

// lineLayout puts the time at the left, and in the middle what is said, on a
// ground as large as that needs. What the toolkit's labels leave free above and
// below two lines may stick out.
type lineLayout struct{ *Line }

// MinSize implements [fyne.Layout].
func (*lineLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, LineHeight(look.Scaled(narrow)))
}

// What is around what the line says, in Fyne's units.
const (
	lineAir    = 2 // above and below its ground, at least
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
	const slack = 2 // so that rounding wraps nothing
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

// Relabel writes the words anew.
func (l *Line) Relabel(words *locales.Localizer) {
	l.rule = words.Text(locales.OpenRule)
	l.more.Hint = l.rule
	l.Box.Refresh()
}

// Rule is the button that opens the rules, by its name in the trace; it is there beside a reminder.
func (l *Line) Rule() overlay.Control { return overlay.Control{Name: "rule", Object: l.more} }

// Text is what the line says; "" if it says nothing.
func (l *Line) Text() string { return l.label.Text }
