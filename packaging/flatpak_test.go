package packaging_test

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode"

	"simplesimon/licences"
)

// Go finds every library of the program among the sources of the Flatpak, in the version that is asked for.
func TestFlatpakSources(t *testing.T) {
	id, _, _ := meta(t)
	var sources []struct {
		URL    string
		SHA256 string
		Dest   string
		Name   string `json:"dest-filename"`
	}
	if err := json.Unmarshal(read(t, "flatpak", "go-sources.json"), &sources); err != nil {
		t.Fatal(err)
	}
	got := map[string]bool{}
	for _, s := range sources {
		path, ok := strings.CutPrefix(s.URL, "https://proxy.example/")
		if !ok || s.Dest+"/"+s.Name != "go-proxy/"+path || len(s.SHA256) != 64 {
			t.Errorf("no file of the proxy: %+v", s)
		}
		got[path] = true
	}
	for _, l := range licences.All() {
		for _, end := range []string{".mod", ".zip"} {
			if path := escaped(l.Module) + "/@v/" + l.Version + end; !got[path] {
				t.Errorf("%s is missing; run scripts/flatpak-sources", path)
			}
		}
	}
	manifest := string(read(t, "flatpak", id+".yaml"))
	for _, part := range []string{"\nid: " + id + "\n", "- go-sources.json\n", "--socket=wayland\n"} {
		if !strings.Contains(manifest, part) {
			t.Errorf("the manifest has no %q", part)
		}
	}
	if strings.Contains(manifest, "--share=network") {
		t.Error("the game asks for the network")
	}
}

// escaped is a module's path as the proxy writes it: "!a" for "A".
func escaped(path string) string {
	var out strings.Builder
	for _, r := range path {
		if unicode.IsUpper(r) {
			out.WriteByte('!')
			r = unicode.ToLower(r)
		}
		out.WriteRune(r)
	}
	return out.String()
}
