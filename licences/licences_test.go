package licences

import (
	"os/exec"
	"testing"
)

// The table contains exactly the modules of the program on all its systems.
func TestTableIsComplete(t *testing.T) {
	out, err := exec.Command("go", "run", "simplesimon/licences/gen", "-print").Output()
	if err != nil {
		t.Fatal(err)
	}
	if string(out) != table {
		t.Errorf("licences.tsv is out of date; run go generate ./licences.\ngot\n%s\nwant\n%s", table, out)
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

// TestUses checks that the use of every library is known.
func TestUses(t *testing.T) {
	for _, l := range All() {
		if _, known := l.use(); !known {
			t.Errorf("%s, named %q, has no use", l.Module, l.Name())
		}
	}
}
