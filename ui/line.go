package ui

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
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
)

const (
	lineHeight  = 44 // two lines of small text, so that a long reminder fits a small window
	shortestSay = 4 * time.Second
	sayPerRune  = 60 * time.Millisecond
)

// line is the line at the lower edge: reminders, short messages, tips. It is
// always there, so nothing jumps, and it never takes the focus. While it says
// nothing it looks like the table.
type line struct {
	box    *fyne.Container
	label  *widget.Label
	ground *canvas.Rectangle // behind what is said
	log    *trace.Log
	timers *timing.Timers
	time   *canvas.Text     // played; empty if it is not wanted
	more   *controls.Button // opens the rules at the section about a reminder
	about  engine.Reason
	said   string        // a message, which goes by itself
	last   string        // shown for as long as it is true, while there is no message
	tip    string        // shown while there is no message
	timer  *timing.Timer // takes the message away
}

func newLine(w *Window, log *trace.Log, timers *timing.Timers) *line {
	l := &line{label: widget.NewLabel(""), log: log, timers: timers}
	l.label.SizeName = look.Small
	l.label.Wrapping = fyne.TextWrapWord
	l.label.Alignment = fyne.TextAlignCenter
	l.ground = canvas.NewRectangle(nil)
	l.ground.Hide()
	l.time = canvas.NewText("", nil)
	l.time.TextSize = look.SmallText
	l.more = controls.NewButton(w.desk, "", theme.HelpIcon(), func() { w.ruleOf(l.about) })
	l.more.Importance = widget.LowImportance
	l.more.Hide()
	l.box = container.New(&lineLayout{l}, l.ground, l.time, l.label, l.more)
	return l
}

// recolour gives the ground the colour of the theme, and the time one that
// stands out from the table.
func (l *line) recolour(table choices.Table) {
	l.ground.FillColor = theme.Color(look.Chrome)
	l.ground.Refresh()
	l.time.Color = table.Ink
	l.time.Refresh()
}

// showTime shows the time played at the left; "" shows none.
func (l *line) showTime(text string) {
	if len(text) != len(l.time.Text) {
		defer l.box.Refresh()
	}
	controls.SetText(l.time, text)
}

// say shows a message for some seconds, longer for a longer one.
func (l *line) say(text string) {
	l.more.Hide()
	l.said = text
	l.show()
	stay := shortestSay + time.Duration(utf8.RuneCountInString(text))*sayPerRune
	l.timer.Stop()
	l.timer = l.timers.After(stay, func() { l.clear() })
}

// remind shows a reminder, with a button that opens the rules at its section.
func (l *line) remind(text string, about engine.Reason) {
	l.say(text)
	l.about = about
	l.more.Show()
	l.box.Refresh() // gives the button its room
}

// clear takes the message away and answers whether there was one.
func (l *line) clear() bool {
	l.timer.Stop()
	was := l.said != ""
	l.said = ""
	l.more.Hide()
	l.show()
	return was
}

// setLasting shows a text for as long as it is true; "" ends it.
func (l *line) setLasting(text string) {
	l.last = text
	l.show()
}

// setTip shows a tip while there is no message; "" ends it.
func (l *line) setTip(text string) {
	l.tip = text
	l.show()
}

func (l *line) show() {
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
	l.box.Refresh() // centres it anew
	l.log.Write("message", struct {
		Text string `json:"text"`
	}{text})
}

// lineLayout puts the time at the left, and in the middle what is said, on a
// ground as large as that needs. What the toolkit's labels leave free above and
// below two lines may stick out.
type lineLayout struct{ *line }

// MinSize implements [fyne.Layout].
func (*lineLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, lineHeight) }

// What is around what the line says, in Fyne's units.
const (
	lineAir    = 2 // above and below its ground, at least
	lineRadius = 8
)

// Layout implements [fyne.Layout].
func (l *lineLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	left, right := theme.Padding(), size.Width-theme.Padding()
	if l.time.Text != "" {
		place(l.time, left+theme.InnerPadding(), l.time.MinSize().Width, size.Height)
		left += l.time.MinSize().Width + 2*theme.InnerPadding()
	}
	more := float32(0)
	if l.more.Visible() {
		more = l.more.MinSize().Width
	}
	const slack = 2 // so that rounding wraps nothing
	text := fyne.MeasureText(l.label.Text, look.SmallText, l.label.TextStyle).Width + 2*theme.InnerPadding() + slack
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
