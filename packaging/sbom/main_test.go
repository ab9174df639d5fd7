package main

import (
	"slices"
	"strings"
	"testing"

	"simplesimon/licences"
)

// The bills of materials of all systems together contain every library listed on the program's page about
// libraries, and no tools. Each component has a version, a licence and a checksum, and its dependencies are
// components too.
func TestBill(t *testing.T) {
	t.Chdir("../..")
	var seen []string
	for _, system := range []string{"linux/amd64", "windows/amd64", "darwin/arm64", "js/wasm"} {
		b, err := makeBOM(system)
		if err != nil {
			t.Fatal(err)
		}
		refs := []string{b.Metadata.Component.Ref}
		for _, c := range b.Components {
			refs = append(refs, c.Ref)
			seen = append(seen, c.Name)
			if c.Version == "" || len(c.Licences) == 0 || c.Name != "std" && len(c.Hashes) == 0 {
				t.Errorf("%s: incomplete: %+v", system, c)
			}
			if strings.Contains(c.Name, "honnef.co") || strings.Contains(c.Name, "nfpm") {
				t.Errorf("%s: %s is a tool", system, c.Name)
			}
		}
		if len(b.Dependencies) != len(refs) {
			t.Errorf("%s: dependencies of %d components, want %d", system, len(b.Dependencies), len(refs))
		}
		for _, d := range b.Dependencies {
			for _, ref := range append(d.DependsOn, d.Ref) {
				if !slices.Contains(refs, ref) {
					t.Errorf("%s: dependency %q is not a component", system, ref)
				}
			}
		}
	}
	for _, l := range licences.All() {
		if !slices.Contains(seen, l.Module) {
			t.Errorf("%s is missing on all systems", l.Module)
		}
	}
}
