package e2e_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// TestDrops drops what other programs may send. The program survives all of it and opens records.
func TestDrops(t *testing.T) {
	t.Parallel()
	game, rest := example(t, 0)
	s := sit(t, game)
	recorded, _ := example(t, 7)
	folder := t.TempDir()
	path := filepath.Join(folder, "größe 100%.simon")
	s.ok(os.WriteFile(path, []byte(engine.FormatRecord(recorded.Code(), recorded.Played())), 0o600))
	escaped := strings.NewReplacer("%", "%25", " ", "%20", "ö", "%C3%B6", "ß", "%C3%9F").Replace(path)
	host, err := os.Hostname()
	s.ok(err)

	for name, empty := range map[string]string{"a line end": "\r\n", "line ends": "\r\n\r\n\n", "comments": "# nothing\r\n# at all\r\n"} {
		s.mark()
		s.ok(s.Drop(empty))
		if _, err := s.Wait("a message about a drop of "+name, desk.Kind("message")); err != nil {
			t.Fatal(err)
		}
	}
	for _, none := range []string{"http://example.org/a.simon\r\n", "just some words", "file:///none.simon\r\n", "file://" + folder + "\r\n", strings.Repeat("file:///none.simon\r\n", 50_000)} {
		s.mark()
		s.ok(s.Drop(none))
		s.see("a message", desk.Opened("message"))
		s.ok(s.Key("Return"))
		s.see("its end", desk.Closed("message"))
	}
	for _, record := range []string{
		"file://" + escaped + "\r\n", "file:" + escaped + "\r\n", "file://localhost" + escaped + "\r\n", "file://" + host + escaped,
		"# a comment\r\nhttp://example.org/\r\nfile://" + escaped + "\r\nfile:///none.simon\r\n",
	} {
		s.mark()
		s.ok(s.Drop(record))
		s.see("the record", desk.Opened("record"))
		s.ok(s.Key("Escape"))
		s.see("its end", desk.Closed("record"))
	}
	s.ok(s.Drop("")) // never answered
	s.ok(s.Move(rest[0]))
}
