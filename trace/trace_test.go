package trace

import (
	"encoding/json"
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

// TestFrames checks that each frame lists the inputs before it, in order, with monotonic times.
func TestFrames(t *testing.T) {
	path := filepath.Join(t.TempDir(), "trace")
	log, err := Open(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	log.Input("press")
	log.Input("drag")
	log.Frame()
	log.Frame()
	log.Input("key")
	log.Frame()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	last := 0.0
	for line := range strings.Lines(string(data)) {
		var e struct {
			Event  string
			At     float64
			Inputs []input
		}
		if err := json.Unmarshal([]byte(line), &e); err != nil || e.Event != "frame" {
			t.Fatalf("%q: %v", line, err)
		}
		for _, i := range append(e.Inputs, input{"frame", e.At}) {
			if kinds = append(kinds, i.Kind); i.At < last {
				t.Errorf("%s at %v, after %v", i.Kind, i.At, last)
			}
			last = i.At
		}
	}
	if got, want := strings.Join(kinds, " "), "press drag frame frame key frame"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestFramesAreLeftOut checks that there are no frames in a log that tests read as a whole, and with none.
func TestFramesAreLeftOut(t *testing.T) {
	var out strings.Builder
	for _, log := range []*Log{New(&out), nil} {
		log.Input("drag")
		log.Frame()
	}
	if out.Len() > 0 {
		t.Errorf("got %q, want nothing", out.String())
	}
}
