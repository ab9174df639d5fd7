package host

import (
	"errors"
	"runtime"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/timing"
)

// Patience is how long the owner of the clipboard may take to hand over its text.
const Patience = 800 * time.Millisecond

// Most is how much of a text on the clipboard is taken, in bytes.
const Most = 1 << 20

// errUnreachable is the error if the X server can be asked by the toolkit only.
var errUnreachable = errors.New("no second connection to the X server")

// Clipboard is the system's clipboard. On X11 the text is fetched through a connection of
// its own, because the toolkit waits for the owner without a limit.
type Clipboard struct {
	toolkit fyne.Clipboard
	onX11   func() bool
}

var _ fyne.Clipboard = (*Clipboard)(nil)

// SetContent implements [fyne.Clipboard]. It waits for nobody.
func (c *Clipboard) SetContent(text string) { c.toolkit.SetContent(text) }

// Content implements [fyne.Clipboard]. On X11 it waits up to [Patience], and does not find
// a text that this program has copied itself, which could not be handed over meanwhile:
// Read is what the window uses.
func (c *Clipboard) Content() string {
	if !c.onX11() {
		return c.toolkit.Content()
	}
	text, err := readSelection(Patience)
	if errors.Is(err, errUnreachable) {
		return c.toolkit.Content()
	}
	return text
}

// Read calls then on the main goroutine with the text on the clipboard, or with "" if
// there is none or its owner does not hand it over within [Patience]. Where the system
// gives it at once, then is called before Read returns. The timers belong to whoever asks:
// once they are stopped, then is not called any more.
func (c *Clipboard) Read(timers *timing.Timers, then func(text string)) {
	var text string
	switch {
	case c.onX11():
		var err error
		timers.Go(func() { text, err = readSelection(Patience) }, func() {
			if errors.Is(err, errUnreachable) {
				text = c.toolkit.Content()
			}
			then(text)
		})
	case runtime.GOOS == "js": // the browser asks the player first
		timers.Go(func() { text = c.toolkit.Content() }, func() { then(text) })
	default:
		then(c.toolkit.Content())
	}
}
