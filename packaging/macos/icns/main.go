// Command icns combines square PNG files into a macOS icon file.
//
//	icns ICON.icns 16.png 32.png …
//
// An icon file consists of the word "icns", its length, and entries with a type, a length and an
// image (https://en.wikipedia.org/wiki/Apple_Icon_Image_format). The types are those written by
// Apple's iconutil; an image is stored under every type it serves, for standard and
// high-resolution screens.
package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
)

// entries maps types to the pixel sizes of their images.
var entries = []struct {
	kind string
	size int
	argb bool // stored as compressed channels; otherwise as a PNG file
}{
	{"ic04", 16, true},
	{"ic11", 32, false}, // 16 doubled
	{"ic05", 32, true},
	{"ic12", 64, false}, // 32 doubled
	{"ic07", 128, false},
	{"ic13", 256, false}, // 128 doubled
	{"ic08", 256, false},
	{"ic14", 512, false}, // 256 doubled
	{"ic09", 512, false},
	{"ic10", 1024, false}, // 512 doubled
}

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: icns ICON.icns FILE.png…")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, "icns:", err)
		os.Exit(1)
	}
}

func run(icon string, files []string) error {
	var pictures [][]byte
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		pictures = append(pictures, data)
	}
	data, err := pack(pictures)
	if err != nil {
		return err
	}
	return os.WriteFile(icon, data, 0o644)
}

// pack builds an icon file from PNG files. All sizes must be present.
func pack(files [][]byte) ([]byte, error) {
	type picture struct {
		file  []byte
		image image.Image
	}
	bySize := map[int]picture{}
	for i, file := range files {
		img, err := png.Decode(bytes.NewReader(file))
		if err != nil {
			return nil, fmt.Errorf("picture %d: %w", i+1, err)
		}
		if img.Bounds().Dx() != img.Bounds().Dy() {
			return nil, fmt.Errorf("picture %d is not square", i+1)
		}
		bySize[img.Bounds().Dx()] = picture{file, img}
	}
	var body bytes.Buffer
	for _, e := range entries {
		p, ok := bySize[e.size]
		if !ok {
			return nil, fmt.Errorf("no image of %d pixels", e.size)
		}
		content := p.file
		if e.argb {
			content = channels(p.image)
		}
		if err := entry(&body, e.kind, content); err != nil {
			return nil, err
		}
	}
	var out bytes.Buffer
	err := entry(&out, "icns", body.Bytes())
	return out.Bytes(), err
}

// entry writes a type, the total length, and the content.
func entry(out *bytes.Buffer, kind string, content []byte) error {
	const head = 8
	if len(content) > 1<<30 {
		return errors.New("too large")
	}
	out.WriteString(kind)
	_ = binary.Write(out, binary.BigEndian, uint32(head+len(content))) // a buffer accepts everything
	out.Write(content)
	return nil
}

// channels returns the alpha, red, green and blue channels of an image, each compressed.
func channels(img image.Image) []byte {
	r := img.Bounds()
	planes := make([][]byte, 4)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c := color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
			for i, v := range []byte{c.A, c.R, c.G, c.B} {
				planes[i] = append(planes[i], v)
			}
		}
	}
	out := []byte("ARGB")
	for _, plane := range planes {
		out = append(out, compress(plane)...)
	}
	return out
}

// Runs of shortestRun to longest equal bytes are written as one byte, anything else literally.
const (
	shortestRun = 3
	longestRun  = 130
	longestRaw  = 128
	runMark     = 0x80 // plus the length minus shortestRun
)

func compress(data []byte) []byte {
	var out, raw []byte
	flush := func() {
		if len(raw) > 0 {
			out = append(append(out, byte(len(raw)-1)), raw...)
			raw = raw[:0]
		}
	}
	for len(data) > 0 {
		n := 1
		for n < len(data) && n < longestRun && data[n] == data[0] {
			n++
		}
		if n >= shortestRun {
			flush()
			out = append(out, byte(runMark+n-shortestRun), data[0])
		} else {
			n = 1
			if raw = append(raw, data[0]); len(raw) == longestRaw {
				flush()
			}
		}
		data = data[n:]
	}
	flush()
	return out
}
