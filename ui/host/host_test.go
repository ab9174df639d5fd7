package host_test

import (
	"errors"
	"net/url"
	"runtime"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"simplesimon/timing"
	"simplesimon/ui/host"
)

// slowApp is an app whose links open on demand.
type slowApp struct {
	fyne.App
	opened chan *url.URL
}

func (a *slowApp) OpenURL(address *url.URL) error {
	a.opened <- address
	return errors.New("no browser")
}

// TestLinksDoNotWait: the window does not wait for the program that opens a link.
func TestLinksDoNotWait(t *testing.T) {
	slow := &slowApp{App: test.NewApp(), opened: make(chan *url.URL)}
	host.New(slow)
	address, err := url.Parse("https://example.org/")
	if err != nil {
		t.Fatal(err)
	}
	if err := fyne.CurrentApp().OpenURL(address); err != nil { // as the toolkit's links do
		t.Error(err)
	}
	if got := <-slow.opened; got != address {
		t.Errorf("%v was opened", got)
	}
}

// TestHoldStill: the toolkit starts no animations while it is to hold still, and does again after that.
func TestHoldStill(t *testing.T) {
	if runtime.GOOS == "darwin" {
		t.Skip("the toolkit counts on settings of its own type here")
	}
	a := host.New(test.NewApp())
	before := fyne.CurrentApp().Settings().ShowAnimations()
	a.HoldStill(true)
	if fyne.CurrentApp().Settings().ShowAnimations() {
		t.Error("animations are shown")
	}
	a.HoldStill(false)
	if got := fyne.CurrentApp().Settings().ShowAnimations(); got != before {
		t.Errorf("animations shown: %v, were %v", got, before)
	}
}

// TestClipboardOfTheToolkit: where there is no X server the toolkit's clipboard is used, at once.
func TestClipboardOfTheToolkit(t *testing.T) {
	a := host.New(test.NewApp())
	a.NewWindow("")
	fyne.CurrentApp().Clipboard().SetContent("a text")
	if got := fyne.CurrentApp().Clipboard().Content(); got != "a text" {
		t.Errorf("the clipboard has %q", got)
	}
	got := ""
	a.Clipboard().(*host.Clipboard).Read(timing.New(&timing.Manual{}), func(text string) { got = text })
	if got != "a text" {
		t.Errorf("%q is read", got)
	}
}
