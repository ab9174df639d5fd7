package filekind

import (
	"bytes"
	"encoding/json"
	"strings"
	"unicode"
	"unicode/utf8"

	"simplesimon/engine"
)

// Of determines the kind of a file that is not a record from its content.
func Of(data []byte) Found {
	data = beginning(data)
	if len(bytes.TrimSpace(data)) == 0 {
		return Found{Kind: Empty}
	}
	if found, ok := foreign(data); ok {
		return found
	}
	if text, encoding := decode(data); encoding != "" {
		if found := ofText(text); found.Kind == OtherGame || found.Kind == OnlyCode {
			return found
		}
		return Found{Kind: OtherUTF, Name: encoding}
	}
	if notText(data) {
		return Found{Kind: Binary}
	}
	return ofText(string(data))
}

// ofText determines the kind of a text.
func ofText(text string) Found {
	text = strings.TrimPrefix(text, "\uFEFF")
	for _, own := range []struct {
		start string
		kind  Kind
	}{{"simplesimon game ", OwnGame}, {"simplesimon settings ", OwnSettings}, {"simplesimon history ", OwnHistory}} {
		if strings.HasPrefix(text, own.start) {
			return Found{Kind: own.kind}
		}
	}
	if kind := markup(text); kind != Unknown && kind != WebPage && kind != Data {
		return Found{Kind: kind, Name: markupProgram(text)}
	} else if kind == WebPage && strings.Contains(text, recordWords) {
		return Found{Kind: WebPage}
	}
	if version, ok := header(firstLine([]byte(text))); ok && version != "1" && version != "0" {
		return Found{Kind: NewerGame}
	}
	if kind := around(text); kind != Unknown {
		return Found{Kind: kind}
	}
	if table(text) {
		return Found{Kind: OwnTable}
	}
	if code, ok := engine.FindCode(text); ok && !strings.Contains(strings.ToLower(text), "moves:") {
		return Found{Kind: OnlyCode, Code: code}
	}
	if board(text) {
		return Found{Kind: Board}
	}
	return Found{Kind: markup(text)}
}

// recordWords is the beginning of a record's header.
const recordWords = "Simple Simon record"

// firstLine returns the first line that is neither blank nor a comment.
func firstLine(data []byte) string {
	for line := range lines(string(data)) {
		line, _, _ = strings.Cut(strings.TrimPrefix(line, "\uFEFF"), "#")
		if line = strings.TrimSpace(line); line != "" {
			return line
		}
	}
	return ""
}

// header returns the version of a record from its first line.
func header(line string) (version string, ok bool) {
	words := strings.Fields(line)
	if len(words) != 4 || strings.Join(words[:3], " ") != recordWords {
		return "", false
	}
	return words[3], strings.Trim(words[3], "0123456789") == ""
}

// around recognises a record with quote marks or surrounded by other text.
func around(text string) Kind {
	for line := range lines(text) {
		bare := strings.TrimLeft(line, ">|» \t")
		if _, ok := header(bare); !ok {
			continue
		}
		if bare != strings.TrimSpace(line) && bare != strings.TrimLeft(line, " \t") {
			return Quoted
		}
		return Surrounded
	}
	return Unknown
}

// table reports whether a text is a history exported as CSV: its second line has a code in the
// second column.
func table(text string) bool {
	row := 0
	for line := range lines(text) {
		if row++; row == 2 {
			fields := strings.FieldsFunc(line, func(r rune) bool { return r == ',' || r == ';' || r == '\t' })
			if len(fields) < 8 {
				return false
			}
			_, err := engine.ParseCode(strings.Trim(fields[1], `"`))
			return err == nil
		}
	}
	return false
}

// markup determines the kind of a text in XML, HTML or JSON.
func markup(text string) Kind {
	text = strings.TrimSpace(text)
	start := strings.ToLower(text[:min(len(text), 2048)])
	switch {
	case strings.HasPrefix(start, "{") || strings.HasPrefix(start, "["):
		if len(text) > 1 && json.Valid([]byte(text)) {
			return Data
		}
	case markupProgram(text) != "":
		return OtherGame
	case strings.Contains(start, "<svg"):
		return Picture
	case strings.HasPrefix(start, "<") && (strings.Contains(start, "<html") || strings.Contains(start, "<!doctype html") ||
		strings.Contains(start, "<body") || strings.Contains(start, "<pre")):
		return WebPage
	case strings.HasPrefix(start, "<?xml"), strings.HasPrefix(start, "<!doctype"):
		return Data
	}
	return Unknown
}

// notText reports whether data is binary: it contains control characters that text does not, or is
// far from valid UTF-8.
func notText(data []byte) bool {
	strange := 0
	for rest := data; len(rest) > 0; {
		r, size := utf8.DecodeRune(rest)
		switch {
		case r == 0:
			return true
		case r == utf8.RuneError && size == 1, unicode.IsControl(r) && !unicode.IsSpace(r) && r != '\x1b':
			strange++
		}
		rest = rest[size:]
	}
	return strange*5 > len(data)
}
