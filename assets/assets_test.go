package assets_test

import (
	"bytes"
	"image/color"
	"image/png"
	"testing"

	"simplesimon/assets"
)

func TestIcon(t *testing.T) {
	icon, err := png.Decode(bytes.NewReader(assets.Icon()))
	if err != nil {
		t.Fatalf("the icon is not a PNG file: %v", err)
	}
	if size := icon.Bounds().Size(); size.X != 512 || size.Y != 512 {
		t.Errorf("the icon has %v pixels, want 512×512", size)
	}
	if _, _, _, alpha := icon.At(0, 0).RGBA(); alpha != 0 {
		t.Errorf("the corner of the icon has alpha %#x, want 0", alpha)
	}
	felt := color.NRGBA{R: 0x1f, G: 0x6b, B: 0x45, A: 0xff}
	if got := color.NRGBAModel.Convert(icon.At(256, 20)); got != felt {
		t.Errorf("the icon's background is %v, want the table's %v", got, felt)
	}
}

func TestIconIsACopy(t *testing.T) {
	assets.Icon()[0]++
	if got := assets.Icon()[1:4]; string(got) != "PNG" || assets.Icon()[0] != 0x89 {
		t.Error("changing the returned slice changed the icon")
	}
}
