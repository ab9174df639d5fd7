// Package packaging_test checks the packaging files of each system against their sources.
package packaging_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
	_ "fyne.io/fyne/v2/test" // drawing needs an app

	"github.com/BurntSushi/toml"
)

// smallBelow is the size in pixels from which the icon is rendered from icon.svg; smaller ones
// come from icon-small.svg.
const smallBelow = 32

func read(t *testing.T, path ...string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(path...))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// meta returns the program's metadata.
func meta(t *testing.T) (id, name, version string) {
	t.Helper()
	var about struct {
		Details struct{ ID, Name, Version string }
	}
	if err := toml.Unmarshal(read(t, "..", "FyneApp.toml"), &about); err != nil {
		t.Fatal(err)
	}
	return about.Details.ID, about.Details.Name, about.Details.Version
}

// drawing renders the icon from its source, with another renderer than the one that made the
// files.
func drawing(t *testing.T, size int) *image.NRGBA {
	t.Helper()
	name := "icon.svg"
	if size < smallBelow {
		name = "icon-small.svg"
	}
	picture := canvas.NewImageFromResource(fyne.NewStaticResource(fmt.Sprint(size, name), read(t, "..", "assets", name)))
	c := software.NewTransparentCanvas()
	c.SetPadded(false)
	c.SetContent(picture)
	c.Resize(fyne.NewSquareSize(float32(size)))
	got := c.Capture()
	img := image.NewNRGBA(got.Bounds())
	for y := range size {
		for x := range size {
			img.Set(x, y, got.At(x, y))
		}
	}
	return img
}

// checkPicture checks that an image shows the icon at a size. Two renderers differ only in the
// shades along edges.
func checkPicture(t *testing.T, what string, img image.Image, size int) {
	t.Helper()
	if got := img.Bounds().Size(); got != image.Pt(size, size) {
		t.Errorf("%s has %v pixels, want %d×%d", what, got, size, size)
		return
	}
	want := drawing(t, size)
	sum, far := 0, 0
	for y := range size {
		for x := range size {
			a := color.RGBAModel.Convert(img.At(img.Bounds().Min.X+x, img.Bounds().Min.Y+y)).(color.RGBA)
			b := color.RGBAModel.Convert(want.At(x, y)).(color.RGBA)
			most := 0
			for _, d := range []int{int(a.R) - int(b.R), int(a.G) - int(b.G), int(a.B) - int(b.B), int(a.A) - int(b.A)} {
				most = max(most, d, -d)
			}
			sum += most
			if most > 64 {
				far++
			}
		}
	}
	if mean := float64(sum) / float64(size*size); mean > 2 || far > size {
		t.Errorf("%s does not match the drawing: pixels differ by %.1f of 255 on average, %d of them much; run scripts/icons", what, mean, far)
	}
}

func decode(t *testing.T, what string, data []byte) image.Image {
	t.Helper()
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatalf("%s: %v", what, err)
	}
	return img
}

func TestWindowIcon(t *testing.T) {
	checkPicture(t, "assets/icon.png", decode(t, "icon.png", read(t, "..", "assets", "icon.png")), 512)
}

func TestLinuxIcons(t *testing.T) {
	id, _, _ := meta(t)
	theme := filepath.Join("linux", "icons", "hicolor")
	want := []string{"scalable"}
	for _, size := range []int{16, 22, 24, 32, 48, 64, 128, 256, 512} {
		folder := fmt.Sprintf("%dx%d", size, size)
		want = append(want, folder)
		path := filepath.Join(theme, folder, "apps", id+".png")
		checkPicture(t, path, decode(t, path, read(t, path)), size)
	}
	entries, err := os.ReadDir(theme)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
	}
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("the theme has %q, want %q", got, want)
	}
	if !bytes.Equal(read(t, theme, "scalable", "apps", id+".svg"), read(t, "..", "assets", "icon.svg")) {
		t.Error("the scalable icon is not assets/icon.svg; run scripts/icons")
	}
}

// A Windows icon file consists of a header, a directory and images: PNG files, or 32-bit bitmaps
// stored bottom-up, whose header doubles the height for a mask
// (https://en.wikipedia.org/wiki/ICO_(file_format)).
func TestWindowsIcon(t *testing.T) {
	data := read(t, "windows", "simplesimon.ico")
	if len(data) < 6 || !bytes.Equal(data[:4], []byte{0, 0, 1, 0}) {
		t.Fatal("not an icon file")
	}
	var sizes []int
	for i := range int(binary.LittleEndian.Uint16(data[4:])) {
		entry := data[6+16*i:][:16]
		size := int(entry[0])
		if size == 0 {
			size = 256
		}
		sizes = append(sizes, size)
		from := binary.LittleEndian.Uint32(entry[12:])
		picture := data[from:][:binary.LittleEndian.Uint32(entry[8:])]
		what := fmt.Sprintf("the picture of %d pixels", size)
		if size == 256 {
			checkPicture(t, what, decode(t, what, picture), size)
			continue
		}
		checkPicture(t, what, bitmap(t, what, picture, size), size)
	}
	if want := []int{16, 20, 24, 32, 40, 48, 64, 256}; !slices.Equal(sizes, want) {
		t.Errorf("sizes %v, want %v", sizes, want)
	}
}

// bitmap decodes a 32-bit bitmap in an icon file.
func bitmap(t *testing.T, what string, data []byte, size int) image.Image {
	t.Helper()
	le := binary.LittleEndian
	head := int(le.Uint32(data))
	if w, h, bits := le.Uint32(data[4:]), le.Uint32(data[8:]), le.Uint16(data[14:]); int(w) != size || int(h) != 2*size || bits != 32 {
		t.Fatalf("%s is a bitmap of %d×%d, %d bits", what, w, h, bits)
	}
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			p := data[head+4*((size-1-y)*size+x):][:4]
			img.SetNRGBA(x, y, color.NRGBA{p[2], p[1], p[0], p[3]})
		}
	}
	return img
}

func TestMacIcon(t *testing.T) {
	data := read(t, "macos", "simplesimon.icns")
	if len(data) < 8 || string(data[:4]) != "icns" || int(binary.BigEndian.Uint32(data[4:])) != len(data) {
		t.Fatal("not an icon file")
	}
	want := map[string]int{"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024}
	channels := map[string]bool{"ic04": true, "ic05": true} // tested with the package that writes them
	for rest := data[8:]; len(rest) >= 8; {
		kind, n := string(rest[:4]), int(binary.BigEndian.Uint32(rest[4:]))
		if size, ok := want[kind]; ok {
			checkPicture(t, kind, decode(t, kind, rest[8:n]), size)
			delete(want, kind)
		} else if !channels[kind] {
			t.Errorf("unexpected image %q", kind)
		}
		delete(channels, kind)
		rest = rest[n:]
	}
	if len(want)+len(channels) > 0 {
		t.Errorf("missing %v %v", want, channels)
	}
}

// The files agree with the program's metadata.
func TestNames(t *testing.T) {
	id, name, _ := meta(t)
	for path, parts := range map[string][]string{
		filepath.Join("linux", id+".desktop"): {
			"\nName=" + name + "\n", "\nStartupWMClass=" + name + "\n", "\nIcon=" + id + "\n", "\nExec=simplesimon %f\n",
			"\nComment=", "\nComment[de]=", "\nComment[es]=", "\nMimeType=application/x-simplesimon-record;\n",
		},
		filepath.Join("linux", id+".metainfo.xml"): {
			"<id>" + id + "</id>", "<name>" + name + "</name>", id + ".desktop</launchable>",
			"<summary>", `<summary xml:lang="de">`, `<summary xml:lang="es">`, "<project_license>MIT</project_license>",
		},
		filepath.Join("linux", id+".xml"): {`type="application/x-simplesimon-record"`, `pattern="*.simon"`, `value="Simple Simon record "`},
		filepath.Join("windows", "winres.json"): {
			`"ProductName": "` + name + `"`, `"CompanyName": "The Simple Simon authors"`, `"LegalCopyright": "Copyright © `, `"simplesimon.ico"`, // scripts/windows adds the version
		},
	} {
		text := string(read(t, path))
		for _, part := range parts {
			if !strings.Contains(text, part) {
				t.Errorf("%s lacks %q", path, part)
			}
		}
	}
}
