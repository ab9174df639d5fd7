package guide_test

import (
	"runtime"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/licences"
	"simplesimon/ui/controls"
	"simplesimon/ui/guide"
	"simplesimon/ui/overlay"
	"simplesimon/ui/uitest"
)

// TestAbout checks that the page shows the version, the licence, the folder, the system and every library, and
// that its button copies all that.
func TestAbout(t *testing.T) {
	const folder = "/home/a player/Simple Simon"
	for _, lang := range uitest.Languages() {
		for _, size := range []fyne.Size{small, wide} {
			d := uitest.NewDesk(t, size, lang)
			copied := ""
			d.Stack.Open(guide.NewAbout("7.8.9", folder, func(text string) { copied = text }))
			d.WantOpened("about")
			want := []string{"Simple Simon 7.8.9", "MIT", folder, runtime.GOOS + "/" + runtime.GOARCH, runtime.Version(), lang}
			for _, l := range licences.All() {
				want = append(want, l.Module+" "+l.Version)
			}
			shown := text(d)
			d.CheckWhole(lang)
			d.CheckButtons(lang)
			d.Press(fyne.KeyReturn) // the button has the focus
			for _, part := range want {
				if !strings.Contains(shown, part) {
					t.Errorf("%s: %q is missing", lang, part)
				}
				if !strings.Contains(copied, part) {
					t.Errorf("%s: %q is not copied", lang, part)
				}
			}
			if text(d) == shown {
				t.Errorf("%s: the page does not say that it was copied", lang)
			}
			b := d.Control("copy-report").(*controls.Button)
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(b)
			d.Stack.Host().Hint(b.Hint, at)
			d.Clock.Advance(overlay.TipTime)
			if !strings.Contains(text(d), b.Hint) {
				t.Errorf("%s: no tooltip %q", lang, b.Hint)
			}
			d.CheckContrast(lang)
			d.Press(fyne.KeyEscape)
			d.WantOpened("")
		}
	}
}
