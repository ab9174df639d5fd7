package ui

import (
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
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
	time   *canvas.Text // played; empty if it is not wanted
	more   *button      // opens the rules at the section about a reminder
	about  engine.Reason
	said   string // a message, which goes by itself
	last   string // shown for as long as it is true, while there is no message
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
	middle := container.New(&lineLayout{}, l.label)
	l.time = canvas.NewText("", nil)
	l.time.TextSize = smallText
	l.more = newButton(k, "", theme.HelpIcon(), func() { k.w.ruleOf(l.about) })
	l.more.Importance = widget.LowImportance
	l.more.Hide()
	l.box = container.NewStack(l.ground, container.NewBorder(nil, nil, container.NewCenter(inset(l.time)), container.NewCenter(l.more), middle))
	return l
}

// recolour gives the ground the colour of the theme.
func (l *line) recolour() {
	l.ground.FillColor = theme.Color(colorChrome)
	l.ground.Refresh()
	l.time.Color = theme.Color(theme.ColorNameForeground)
	l.time.Refresh()
}

// showTime shows the time played at the left; "" shows none.
func (l *line) showTime(text string) {
	if (text == "") != (l.time.Text == "") {
		defer l.box.Refresh()
	}
	setText(l.time, text)
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
	l.box.Refresh() // gives the button its room
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

func (l *line) stop() {
	if l.timer != nil {
		l.timer.Stop()
		l.timer = nil
	}
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
	l.box.Refresh() // centres it anew
	l.log.Write("message", struct {
		Text string `json:"text"`
	}{text})
}

// lineLayout centres a text in the height. What the toolkit's labels leave free
// above and below two lines may stick out.
type lineLayout struct{}

// MinSize implements [fyne.Layout].
func (*lineLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, lineHeight) }

// Layout implements [fyne.Layout].
func (*lineLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(size.Width, o[0].MinSize().Height))
	height := o[0].MinSize().Height // wrapped to the width
	o[0].Resize(fyne.NewSize(size.Width, height))
	o[0].Move(fyne.NewPos(0, (size.Height-height)/2))
}
