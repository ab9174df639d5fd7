package host

import (
	"errors"
	"runtime"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/timing"
)

// Patience is how long the owner of the clipboard may take to reply.
const Patience = 800 * time.Millisecond

// Most is the maximum size of text from the clipboard, in bytes.
const Most = 1 << 20

// errUnreachable is the error if only the toolkit can access the X server.
var errUnreachable = errors.New("no second connection to the X server")

// Clipboard is the system's clipboard. On X11 it reads the text through a separate connection,
// because the toolkit waits for the owner without limit.
type Clipboard struct {
	toolkit fyne.Clipboard
	onX11   func() bool
}

var _ fyne.Clipboard = (*Clipboard)(nil)

// SetContent implements [fyne.Clipboard]. It does not block.
func (c *Clipboard) SetContent(text string) { c.toolkit.SetContent(text) }

// Content implements [fyne.Clipboard]. On X11 it waits up to [Patience], and does not find text
// copied by this program itself, which could not be handed over meanwhile: the window uses Read.
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

// Read calls then on the main goroutine with the text on the clipboard, or "" if there is none or
// its owner does not reply within [Patience]. If the text is available immediately, then is called
// before Read returns. Once the caller's timers are stopped, then is no longer called.
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
