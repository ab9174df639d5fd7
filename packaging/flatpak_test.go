package packaging_test

import (
	"strings"
	"testing"
)

// The Flatpak has the program's ID and no network access, neither at build time nor when it runs.
func TestFlatpakManifest(t *testing.T) {
	id, _, _ := meta(t)
	manifest := string(read(t, "flatpak", id+".yaml"))
	for _, part := range []string{"\nid: " + id + "\n", "- go-sources.json\n", "--socket=wayland\n", "GOPROXY: file://"} {
		if !strings.Contains(manifest, part) {
			t.Errorf("%q is missing from the manifest", part)
		}
	}
	if strings.Contains(manifest, "--share=network") {
		t.Error("the manifest grants network access")
	}
}
