package main

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"slices"
	"testing"
)

// expand reverts compress, as specified by the format.
func expand(t *testing.T, data []byte) (out []byte) {
	t.Helper()
	for len(data) > 0 {
		head := int(data[0])
		if head < 0x80 {
			if len(data) < head+2 {
				t.Fatalf("%d bytes announced, %d present", head+1, len(data)-1)
			}
			out = append(out, data[1:head+2]...)
			data = data[head+2:]
			continue
		}
		if len(data) < 2 {
			t.Fatal("a run without a byte")
		}
		out = append(out, bytes.Repeat(data[1:2], head-0x80+3)...)
		data = data[2:]
	}
	return out
}

func TestCompress(t *testing.T) {
	noise := rand.New(rand.NewPCG(1, 2))
	cases := [][]byte{nil, {7}, {7, 7}, {7, 7, 7}, bytes.Repeat([]byte{9}, 130), bytes.Repeat([]byte{9}, 131), bytes.Repeat([]byte{9}, 1000)}
	for range 200 {
		data := make([]byte, noise.IntN(600))
		few := 1 + noise.IntN(4)
		for i := range data {
			data[i] = byte(noise.IntN(few))
			if i > 0 && noise.IntN(3) > 0 {
				data[i] = data[i-1]
			}
		}
		cases = append(cases, data)
	}
	for _, data := range cases {
		if got := expand(t, compress(data)); !bytes.Equal(got, data) {
			t.Fatalf("% x round-trips to % x", data, got)
		}
	}
	if n := len(compress(bytes.Repeat([]byte{9}, 130))); n != 2 {
		t.Errorf("the longest run takes %d bytes, want 2", n)
	}
}

func square(t *testing.T, size int) []byte {
	t.Helper()
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	img.SetNRGBA(size/2, 0, color.NRGBA{1, 2, 3, 4})
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestPack(t *testing.T) {
	var files [][]byte
	for _, size := range []int{16, 32, 64, 128, 256, 512, 1024} {
		files = append(files, square(t, size))
	}
	icon, err := pack(files)
	if err != nil {
		t.Fatal(err)
	}
	if string(icon[:4]) != "icns" || int(binary.BigEndian.Uint32(icon[4:])) != len(icon) {
		t.Fatalf("the file of %d bytes starts with % x", len(icon), icon[:8])
	}
	var kinds []string
	for rest := icon[8:]; len(rest) > 0; {
		n := int(binary.BigEndian.Uint32(rest[4:]))
		kind, content := string(rest[:4]), rest[8:n]
		kinds = append(kinds, kind)
		if kind == "ic04" {
			if planes := expand(t, content[4:]); len(planes) != 4*16*16 || planes[8] != 4 || planes[256+8] != 1 || planes[3*256+8] != 3 {
				t.Errorf("the channels of 16 pixels came out wrong: %d bytes", len(planes))
			}
		} else if kind != "ic05" && string(content[1:4]) != "PNG" {
			t.Errorf("%s does not contain a PNG file", kind)
		}
		rest = rest[n:]
	}
	want := []string{"ic04", "ic11", "ic05", "ic12", "ic07", "ic13", "ic08", "ic14", "ic09", "ic10"}
	if !slices.Equal(kinds, want) {
		t.Errorf("the entries are %q, want %q", kinds, want)
	}
}

func TestPackErrors(t *testing.T) {
	for name, files := range map[string][][]byte{
		"nothing": nil, "one size only": {square(t, 16)}, "what is no picture": {[]byte("picture")},
	} {
		if _, err := pack(files); err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
}
