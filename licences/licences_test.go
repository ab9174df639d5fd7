package licences

import (
	"os/exec"
	"testing"
)

// The table has every module of the program, on all its systems, and no other.
func TestTableIsComplete(t *testing.T) {
	out, err := exec.Command("go", "run", "simplesimon/licences/gen", "-print").Output()
	if err != nil {
		t.Fatal(err)
	}
	if string(out) != table {
		t.Errorf("licences.tsv differs from the module graph; go generate ./licences mends it.\ngot\n%s\nwant\n%s", table, out)
	}
}

func TestAll(t *testing.T) {
	found := false
	for _, l := range All() {
		if l.Module == "" || l.Version == "" || l.Licence == "" {
			t.Errorf("incomplete: %+v", l)
		}
		found = found || l.Module == "fyne.io/fyne/v2" && l.Licence == "BSD-3-Clause"
	}
	if !found {
		t.Error("the toolkit is missing")
	}
}

// TestUses: it is known of every library what it does.
func TestUses(t *testing.T) {
	for _, l := range All() {
		if _, known := l.use(); !known {
			t.Errorf("%s, named %q, has no use", l.Module, l.Name())
		}
	}
}
