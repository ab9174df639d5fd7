package trace

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestWriteMakesOneObjectALine(t *testing.T) {
	var out strings.Builder
	log := New(&out)
	log.Write("undo", nil)
	log.Write("drag", struct {
		Targets []int `json:"targets"`
		Target  int   `json:"target"`
	}{[]int{2, 5}, 2})
	log.Write("empty", struct{}{})
	want := `{"event":"undo"}
{"event":"drag","targets":[2,5],"target":2}
{"event":"empty"}
`
	if out.String() != want {
		t.Errorf("got\n%swant\n%s", out.String(), want)
	}
}

func TestNilLogTakesEvents(t *testing.T) {
	var log *Log
	log.Write("undo", nil)
}

func TestOpenReplacesOnlyTraces(t *testing.T) {
	cases := []struct {
		name, content string
		ok            bool
	}{
		{"an older trace", "{\"event\":\"undo\"}\n", true},
		{"an empty file", "", true},
		{"a trace torn in its first word", "{\"ev", true},
		{"a record", "Simple Simon record 1\n", false},
		{"other JSON", "{\"a\":1}\n", false},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "file")
			if err := os.WriteFile(path, []byte(c.content), 0o600); err != nil {
				t.Fatal(err)
			}
			log, err := Open(path, nil)
			if c.ok != (err == nil) {
				t.Fatalf("Open: %v", err)
			}
			defer log.Close()
			want := "{\"event\":\"redo\"}\n"
			if c.ok {
				log.Write("redo", nil)
			} else {
				want = c.content
				if !errors.Is(err, ErrNotATrace) {
					t.Errorf("Open: %v", err)
				}
			}
			if got, _ := os.ReadFile(path); string(got) != want {
				t.Errorf("the file contains %q, want %q", got, want)
			}
		})
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("full") }

func TestFailedWriteEndsTrace(t *testing.T) {
	failures := 0
	log := &Log{w: full{}, fail: func(error) { failures++ }}
	log.Write("undo", nil)
	log.Write("undo", nil)
	if failures != 1 {
		t.Errorf("%d failures reported, want 1", failures)
	}
}
