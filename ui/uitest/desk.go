package uitest

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"simplesimon/choices"
	"simplesimon/locales"
	"simplesimon/timing"
	"simplesimon/trace"
	"simplesimon/ui/controls"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// Desk provides what a part of the program needs from a window that contains nothing else, and a player who
// uses it.
type Desk struct {
	*Player
	App    *App
	Window fyne.Window
	Timers *timing.Timers
	Now    time.Time // current time

	Said     []string // temporary messages
	Covers   int      // number of times the table was covered
	Pages    int      // number of pages covering it
	Answers  int      // number of answers by the player
	Language string   // may be changed
	Pasted   string   // contents of the clipboard

	presses controls.Presses
}

// NewDesk opens a window of a size, in Fyne's units, in a language.
func NewDesk(t testing.TB, size fyne.Size, language string) *Desk {
	t.Helper()
	d := &Desk{App: NewApp(t), Now: time.Date(2026, 3, 5, 14, 7, 0, 0, time.Local), Language: language}
	d.App.Settings().SetTheme(look.NewTheme(choices.Tables[0], "dark"))
	d.Window = d.App.NewWindow("")
	d.Window.SetPadded(false)
	d.Window.SetContent(canvas.NewRectangle(choices.Tables[0].Felt))
	d.Window.Resize(size)
	d.Player = &Player{T: t, Canvas: d.Window.Canvas(), Trace: &bytes.Buffer{}, Clock: &timing.Manual{}, Copied: d.App.Clipboard()}
	d.Timers = timing.New(d.Clock)
	d.Stack = overlay.New(host{d}, trace.New(d.Trace), d.Timers)
	d.presses.Turned = func() {
		if o, ok := d.Canvas.Focused().(fyne.Widget); ok {
			o.Refresh()
		}
	}
	d.KeyDown, d.Shortcut, d.Hears = d.presses.KeyDown, func(fyne.Shortcut) {}, func(string) bool { return false }
	d.Canvas.SetOnTypedKey(host{d}.Pass) // while nothing has the focus
	t.Cleanup(func() {
		d.Timers.Stop()
		d.Window.Close()
	})
	return d
}

// Host returns the desk as an overlay host.
func (d *Desk) Host() overlay.Host { return host{d} }

// Say records a temporary message.
func (d *Desk) Say(text string) { d.Said = append(d.Said, text) }

// Time returns the current time.
func (d *Desk) Time() time.Time { return d.Now }

// host implements [overlay.Host].
type host struct{ d *Desk }

var _ overlay.Host = host{}

func (h host) Presses() *controls.Presses    { return &h.d.presses }
func (h host) Canvas() fyne.Canvas           { return h.d.Window.Canvas() }
func (h host) Reveal(o fyne.CanvasObject)    { h.d.Stack.Reveal(o) }
func (h host) PassRune(rune)                 {}
func (h host) PassShortcut(fyne.Shortcut)    {}
func (h host) Everywhere(fyne.Shortcut) bool { return false }
func (h host) Always(fyne.Shortcut) bool     { return false }
func (h host) Paste(then func(text string))  { then(h.d.Pasted) }
func (h host) EndTip()                       { h.d.Stack.EndTip() }
func (h host) HoldStill(bool)                {}
func (h host) Words() *locales.Localizer     { return locales.New(h.d.Language) }
func (h host) Cover()                        { h.d.Covers++ }
func (h host) Uncover()                      {}
func (h host) Answered()                     { h.d.Answers++ }

// Hint implements [controls.Desk].
func (h host) Hint(text string, at fyne.Position) { h.d.Stack.Hint(text, at) }

// Pass implements [controls.Desk].
func (h host) Pass(e *fyne.KeyEvent) {
	if !h.d.Stack.Key(e) && e.Name == fyne.KeyEscape && h.d.presses.Take() {
		h.d.Stack.Cancel()
	}
}

// PassArrow implements [controls.Desk].
func (h host) PassArrow(key fyne.KeyName) {
	switch {
	case h.d.Stack.Key(&fyne.KeyEvent{Name: key}):
	case slices.Contains([]fyne.KeyName{fyne.KeyUp, fyne.KeyLeft}, key):
		h.Canvas().FocusPrevious()
	default:
		h.Canvas().FocusNext()
	}
}

// Page implements [overlay.Host].
func (h host) Page(covers bool) {
	if covers {
		h.d.Pages++
	} else {
		h.d.Pages--
	}
}

// Keyboard receives keys typed on a table within a page.
type Keyboard struct{ Desk *Desk }

// KeyDown implements table.Keyboard.
func (k Keyboard) KeyDown(e *fyne.KeyEvent) { k.Desk.presses.KeyDown(e) }

// KeyUp implements table.Keyboard.
func (k Keyboard) KeyUp(e *fyne.KeyEvent) { k.Desk.presses.KeyUp(e) }

// TypedKey implements table.Keyboard.
func (k Keyboard) TypedKey(e *fyne.KeyEvent) { host{k.Desk}.Pass(e) }

// TypedRune implements table.Keyboard.
func (k Keyboard) TypedRune(rune) {}

// TypedShortcut implements table.Keyboard.
func (k Keyboard) TypedShortcut(fyne.Shortcut) {}

// Control returns a control of a dialog, by its name in the trace.
type Control = overlay.Control

// ShowDialog opens a dialog called "dialog" with some controls, stacked vertically.
func (d *Desk) ShowDialog(all ...Control) {
	d.showBody(container.NewVBox(overlay.Objects(all)...), all[0].Object.(fyne.Focusable), all)
}

// ShowBody shows a dialog with a body and an initially focused object.
func (d *Desk) ShowBody(body fyne.CanvasObject, focus fyne.Focusable) { d.showBody(body, focus, nil) }

func (d *Desk) showBody(body fyne.CanvasObject, focus fyne.Focusable, all []Control) {
	d.Stack.Open(&overlay.Dialog{Name: "dialog", Body: body, Width: 480, Controls: all, Focus: focus})
	d.WantOpened("dialog")
}
