package locales

import (
	"errors"
	"strings"
	"testing"

	"simplesimon/engine"
	"simplesimon/filekind"
)

// Every kind of file has its own message, which names the program, encoding or code found.
func TestFileKinds(t *testing.T) {
	strict(t)
	code, err := engine.ParseCode(ExampleCode)
	if err != nil {
		t.Fatal(err)
	}
	each(t, func(t *testing.T, l *Localizer) {
		said := map[string]bool{"": true}
		for kind := filekind.Unknown + 1; kind <= filekind.Data; kind++ {
			found := filekind.Found{Kind: kind, Name: "NAME", Code: code}
			text := l.FileKind(found)
			if said[text] {
				t.Errorf("%v: %q", kind, text)
			}
			said[text] = true
			whole(t, text)
			if named := kind == filekind.OtherGame || kind == filekind.OtherUTF; named != strings.Contains(text, "NAME") ||
				(kind == filekind.OnlyCode) != strings.Contains(text, ExampleCode) {
				t.Errorf("%v: %q", kind, text)
			}
			err := &filekind.Error{Found: found, Cause: &engine.RecordError{Line: 1, Fault: engine.NoHeader}}
			if message := l.UnreadRecord("FILE", err); !strings.Contains(message, text) || !strings.Contains(message, "FILE") || l.UnreadReason(err) != text {
				t.Errorf("%v: %q", kind, message)
			}
		}
		if text := l.FileKind(filekind.Found{}); text != "" {
			t.Errorf("an unknown kind: %q", text)
		}
		if got := l.UnreadReason(engine.ErrRecordSize); got != l.FileError(engine.ErrRecordSize) || l.UnreadReason(nil) != "" {
			t.Errorf("an error about the file: %q", got)
		}
		if got := l.UnreadReason(errors.New("?")); got != l.Text(FileOther) {
			t.Errorf("another error: %q", got)
		}
	})
}
