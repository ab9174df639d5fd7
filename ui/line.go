package ui

import (
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/ui/trace"
)

const (
	lineHeight  = 44 // two lines of small text, so that a long reminder fits a small window
	shortestSay = 4 * time.Second
	sayPerRune  = 60 * time.Millisecond
)

// line is the line at the lower edge: reminders, short messages, tips. It is
// always there, so nothing jumps, and it never takes the focus.
type line struct {
	box    *fyne.Container
	label  *widget.Label
	ground *canvas.Rectangle
	log    *trace.Log
	more   *button // opens the rules at the section about a reminder
	about  engine.Reason
	said   string // a message, which goes by itself
	tip    string // shown while there is no message
	timer  *time.Timer
}

func newLine(k *keys, log *trace.Log) *line {
	l := &line{label: widget.NewLabel(""), log: log}
	l.label.SizeName = sizeSmall
	l.label.Wrapping = fyne.TextWrapWord
	l.label.Alignment = fyne.TextAlignCenter
	l.ground = canvas.NewRectangle(nil)
	l.ground.SetMinSize(fyne.NewSize(0, lineHeight))
	middle := container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), l.label, layout.NewSpacer())
	l.more = newButton(k, "", theme.HelpIcon(), func() { k.w.ruleOf(l.about) })
	l.more.Importance = widget.LowImportance
	l.more.Hide()
	l.box = container.NewStack(l.ground, container.NewBorder(nil, nil, nil, container.NewCenter(l.more), middle))
	return l
}

// recolour gives the ground the colour of the theme.
func (l *line) recolour() {
	l.ground.FillColor = theme.Color(colorChrome)
	l.ground.Refresh()
}

// say shows a message for some seconds, longer for a longer one.
func (l *line) say(text string) {
	l.stop()
	l.more.Hide()
	l.said = text
	l.show()
	stay := shortestSay + time.Duration(utf8.RuneCountInString(text))*sayPerRune
	l.timer = time.AfterFunc(stay, func() {
		fyne.Do(func() {
			if l.said == text {
				l.clear()
			}
		})
	})
}

// remind shows a reminder, with a button that opens the rules at its section.
func (l *line) remind(text string, about engine.Reason) {
	l.say(text)
	l.about = about
	l.more.Show()
}

// clear takes the message away and answers whether there was one.
func (l *line) clear() bool {
	l.stop()
	was := l.said != ""
	l.said = ""
	l.more.Hide()
	l.show()
	return was
}

// setTip shows a tip while there is no message; "" ends it.
func (l *line) setTip(text string) {
	l.tip = text
	l.show()
}

func (l *line) stop() {
	if l.timer != nil {
		l.timer.Stop()
		l.timer = nil
	}
}

func (l *line) show() {
	text := l.said
	if text == "" {
		text = l.tip
	}
	if text == l.label.Text {
		return
	}
	l.label.SetText(text)
	l.log.Write("message", struct {
		Text string `json:"text"`
	}{text})
}
