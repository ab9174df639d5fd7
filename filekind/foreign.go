package filekind

import (
	"bytes"
	"encoding/binary"
	"strings"
	"unicode/utf16"
)

// signature is the magic number of a file format.
type signature struct {
	at    int // offset
	bytes string
	kind  Kind
}

var signatures = []signature{
	{0, "\x1f\x8b", Packed},              // gzip
	{0, "BZh", Packed},                   // bzip2
	{0, "\xfd7zXZ\x00", Packed},          // xz
	{0, "\x28\xb5\x2f\xfd", Packed},      // zstd
	{0, "7z\xbc\xaf\x27\x1c", Packed},    // 7-zip
	{0, "Rar!\x1a\x07", Packed},          // rar
	{257, "ustar", Packed},               // tar
	{0, "%PDF-", Document},               //
	{0, "%!PS", Document},                // PostScript
	{0, "{\\rtf", Document},              //
	{0, "\xd0\xcf\x11\xe0", Document},    // Word and the like, before 2007
	{0, "\x89PNG\r\n\x1a\n", Picture},    //
	{0, "\xff\xd8\xff", Picture},         // JPEG
	{0, "GIF8", Picture},                 //
	{8, "WEBP", Picture},                 //
	{4, "ftypavif", Picture},             //
	{4, "ftypheic", Picture},             //
	{0, "II*\x00", Picture},              // TIFF
	{0, "MM\x00*", Picture},              //
	{0, "\x00\x00\x01\x00\x01", Picture}, // icon
	{0, "\x7fELF", Binary},               //
}

// foreign determines the kind of a file that is not plain text by its magic number.
func foreign(data []byte) (Found, bool) {
	if pickled(data) {
		return Found{Kind: OtherGame, Name: "PySolFC"}, true
	}
	if bytes.HasPrefix(data, []byte("SAVEFILE:")) && bytes.Contains(data[:min(len(data), 200)], []byte("Simon Tatham")) {
		return Found{Kind: OtherGame, Name: "Simon Tatham’s Portable Puzzle Collection"}, true
	}
	if bytes.HasPrefix(data, []byte("PK\x03\x04")) {
		for _, entry := range []string{"mimetype", "[Content_Types].xml", "word/", "_rels/"} { // office documents
			if len(data) > 30 && bytes.HasPrefix(data[30:], []byte(entry)) {
				return Found{Kind: Document}, true
			}
		}
		return Found{Kind: Packed}, true
	}
	if bytes.HasPrefix(data, []byte("BM")) && len(data) > 10 && bytes.Equal(data[6:10], []byte{0, 0, 0, 0}) {
		return Found{Kind: Picture}, true // a Windows bitmap
	}
	for _, s := range signatures {
		if len(data) >= s.at && bytes.HasPrefix(data[s.at:], []byte(s.bytes)) {
			return Found{Kind: s.kind}, true
		}
	}
	return Found{}, false
}

// pickled reports whether a file was saved by PySol or PySolFC, which use Python's pickle.
func pickled(data []byte) bool {
	start := data[:min(len(data), 512)]
	return bytes.HasPrefix(start, []byte{0x80}) && bytes.Contains(start, []byte("PySol")) ||
		bytes.HasPrefix(start, []byte("S'PySol")) || bytes.HasPrefix(start, []byte("(S'PySol"))
}

// markupProgram returns the name of the solitaire program that saved a game as XML, or "" if
// unknown.
func markupProgram(text string) string {
	if !strings.HasPrefix(strings.TrimSpace(text), "<") {
		return ""
	}
	start := strings.ToLower(text[:min(len(text), 4096)])
	for _, mark := range []string{"<kpat-game", "<!doctype kpat", "<dealer "} {
		if strings.Contains(start, mark) {
			return "KPatience"
		}
	}
	return ""
}

// decode decodes UTF-16 or UTF-32 text, with or without a byte order mark; encoding is "" for
// anything else.
func decode(data []byte) (text, encoding string) {
	for _, mark := range []struct {
		bytes string
		order binary.ByteOrder
		wide  bool
	}{
		{"\xff\xfe\x00\x00", binary.LittleEndian, true}, {"\x00\x00\xfe\xff", binary.BigEndian, true},
		{"\xff\xfe", binary.LittleEndian, false}, {"\xfe\xff", binary.BigEndian, false},
	} {
		if rest, ok := bytes.CutPrefix(data, []byte(mark.bytes)); ok {
			return wideText(rest, mark.order, mark.wide)
		}
	}
	// Without a mark: in text using Latin letters every other byte is zero.
	const looked = 64
	start := data[:min(len(data), looked)&^3]
	if len(start) < 8 {
		return "", ""
	}
	var zeros [4]int
	for i, b := range start {
		if b == 0 {
			zeros[i%4]++
		}
	}
	all := len(start) / 4
	mostly := func(places ...int) bool {
		for _, p := range places {
			if zeros[p]*5 < all*4 {
				return false
			}
		}
		return true
	}
	switch few := func(p int) bool { return zeros[p]*5 < all }; {
	case mostly(1, 2, 3) && few(0):
		return wideText(data, binary.LittleEndian, true)
	case mostly(0, 1, 2) && few(3):
		return wideText(data, binary.BigEndian, true)
	case mostly(1, 3) && few(0) && few(2):
		return wideText(data, binary.LittleEndian, false)
	case mostly(0, 2) && few(1) && few(3):
		return wideText(data, binary.BigEndian, false)
	}
	return "", ""
}

func wideText(data []byte, order binary.ByteOrder, wide bool) (text, encoding string) {
	if wide {
		var runes []rune
		for ; len(data) >= 4; data = data[4:] {
			runes = append(runes, rune(order.Uint32(data)))
		}
		return string(runes), "UTF-32"
	}
	var units []uint16
	for ; len(data) >= 2; data = data[2:] {
		units = append(units, order.Uint16(data))
	}
	return string(utf16.Decode(units)), "UTF-16"
}
