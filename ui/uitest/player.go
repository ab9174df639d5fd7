package uitest

import (
	"bytes"
	"encoding/json"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"simplesimon/timing"
	"simplesimon/ui/overlay"
)

// Player simulates input, and inspects what is open. As in the toolkit, a key press precedes its effect.
type Player struct {
	T        testing.TB
	Canvas   fyne.Canvas
	Stack    *overlay.Stack
	Trace    *bytes.Buffer
	Clock    *timing.Manual
	KeyDown  func(*fyne.KeyEvent) // receives presses while nothing has the focus
	Shortcut func(fyne.Shortcut)  // likewise for shortcuts
	Hears    func(name string) bool
	Copied   fyne.Clipboard
}

// Press types a key, and the character that belongs to it.
func (p *Player) Press(key fyne.KeyName) {
	p.down(key)
	p.Repeat(key)
}

func (p *Player) down(key fyne.KeyName) {
	e := &fyne.KeyEvent{Name: key}
	if k, ok := p.Canvas.Focused().(desktop.Keyable); ok {
		k.KeyDown(e)
	} else if p.Canvas.Focused() == nil {
		p.KeyDown(e)
	}
}

// Repeat is a repeat of a held key: without a press, only its effect.
func (p *Player) Repeat(key fyne.KeyName) {
	e := &fyne.KeyEvent{Name: key}
	if key == fyne.KeyTab {
		p.Canvas.FocusNext()
		return
	}
	if f := p.Canvas.Focused(); f != nil {
		f.TypedKey(e)
	} else if typed := p.Canvas.OnTypedKey(); typed != nil {
		typed(e)
	}
	if key == fyne.KeySpace {
		p.RepeatRune(' ') // to what has the focus now
	}
}

// Hold presses a key and holds it for a while.
func (p *Player) Hold(key fyne.KeyName) {
	p.Press(key)
	for range 5 {
		p.Repeat(key)
	}
}

// Rune types the key of a character.
func (p *Player) Rune(r rune) {
	if r == ' ' {
		p.Press(fyne.KeySpace)
		return
	}
	p.Press(fyne.KeyName(string(r)))
	p.RepeatRune(r)
}

// RepeatRune is a repeat of such a key.
func (p *Player) RepeatRune(r rune) {
	if f := p.Canvas.Focused(); f != nil {
		f.TypedRune(r)
	} else if typed := p.Canvas.OnTypedRune(); typed != nil {
		typed(r)
	}
}

// Type types into the focused object.
func (p *Player) Type(text string) {
	for _, r := range text {
		p.Rune(r)
	}
}

// Chord types a key with modifiers.
func (p *Player) Chord(key fyne.KeyName, mod fyne.KeyModifier) {
	p.down(desktop.KeyControlLeft)
	p.down(key)
	p.RepeatChord(key, mod)
}

// RepeatChord is a repeat of a held chord.
func (p *Player) RepeatChord(key fyne.KeyName, mod fyne.KeyModifier) {
	s := p.shortcut(key, mod)
	if f, ok := p.Canvas.Focused().(fyne.Shortcutable); ok {
		f.TypedShortcut(s)
	} else if p.Hears(s.ShortcutName()) {
		p.Shortcut(s)
	}
}

// shortcut returns the shortcut that the toolkit derives from a chord.
func (p *Player) shortcut(key fyne.KeyName, mod fyne.KeyModifier) fyne.Shortcut {
	if mod == fyne.KeyModifierShortcutDefault {
		switch key {
		case fyne.KeyZ:
			return &fyne.ShortcutUndo{}
		case fyne.KeyY:
			return &fyne.ShortcutRedo{}
		case fyne.KeyC:
			return &fyne.ShortcutCopy{Clipboard: p.Copied}
		case fyne.KeyV:
			return &fyne.ShortcutPaste{Clipboard: p.Copied}
		case fyne.KeyX:
			return &fyne.ShortcutCut{Clipboard: p.Copied}
		case fyne.KeyA:
			return &fyne.ShortcutSelectAll{}
		}
	}
	return &desktop.CustomShortcut{KeyName: key, Modifier: mod}
}

// Opened returns the name of what is open, or "".
func (p *Player) Opened() string {
	p.T.Helper()
	name := p.Stack.Shown().Name
	if covered := p.Canvas.Overlays().Top() != nil; covered != (name != "") {
		p.T.Fatalf("covered %v, open is %q", covered, name)
	}
	return name
}

// WantOpened checks what is open, and waits until it accepts input.
func (p *Player) WantOpened(name string) {
	p.T.Helper()
	if got := p.Opened(); got != name {
		p.T.Fatalf("%q is open, want %q", got, name)
	}
	p.Rest()
}

// Rest leaves keyboard and pointer idle until something that opened by itself accepts input.
func (p *Player) Rest() {
	if p.Stack.Resting() {
		p.Clock.Advance(overlay.RestTime)
	}
}

// Control returns a control of what is open.
func (p *Player) Control(name string) fyne.CanvasObject {
	p.T.Helper()
	for _, c := range p.Stack.Shown().Controls {
		if c.Name == name {
			return c.Object
		}
	}
	p.T.Fatalf("%q has no control %q", p.Opened(), name)
	return nil
}

// ShownTexts returns the texts of the topmost layer.
func (p *Player) ShownTexts() []string { return Texts(Top(p.Canvas)) }

// Focus moves to a control of what is open with Tab.
func (p *Player) Focus(name string) {
	p.T.Helper()
	want := p.Control(name).(fyne.Focusable)
	for range 60 {
		if p.Canvas.Focused() == want {
			return
		}
		p.Press(fyne.KeyTab)
	}
	p.T.Fatalf("Tab does not reach %q", name)
}

// Tap clicks a control of what is open.
func (p *Player) Tap(name string) {
	p.T.Helper()
	p.Control(name).(fyne.Tappable).Tapped(&fyne.PointEvent{})
}

// Traced returns the events with some names in the trace, in order.
func (p *Player) Traced(names ...string) (events []map[string]any) {
	p.T.Helper()
	for line := range bytes.Lines(p.Trace.Bytes()) {
		var e map[string]any
		if err := json.Unmarshal(line, &e); err != nil {
			p.T.Fatalf("%s: %v", line, err)
		}
		if name, _ := e["event"].(string); slices.Contains(names, name) {
			events = append(events, e)
		}
	}
	return events
}
