package replay

import (
	"fmt"
	"image/png"
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"simplesimon/internal/gametest"
)

func TestZZ(t *testing.T) {
	won := gametest.Example(t, 49)
	for _, lang := range []string{"en", "de"} {
		for _, size := range []fyne.Size{smallest, fyne.NewSize(1120, 700), fyne.NewSize(1920, 1080)} {
			for step := range 3 {
				v := newViewer(t, size, lang)
				v.openExamples()
				for range step {
					v.Press(fyne.KeyRight)
				}
				f, _ := os.Create(fmt.Sprintf("/tmp/pages/shots/example-%d-%s-%.0f.png", step, lang, size.Width))
				png.Encode(f, v.Canvas.Capture())
				f.Close()
			}
			v := newViewer(t, size, lang)
			v.Stack.Open(v.record("Tuesday's game", won.Code(), won.Played()))
			for range 7 {
				v.Press(fyne.KeyRight)
			}
			f, _ := os.Create(fmt.Sprintf("/tmp/pages/shots/record-%s-%.0f.png", lang, size.Width))
			png.Encode(f, v.Canvas.Capture())
			f.Close()
		}
	}
}
