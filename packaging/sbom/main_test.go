package main

import (
	"slices"
	"strings"
	"testing"

	"simplesimon/licences"
)

// The bill has every library that the program shows on its page, on one system or another, and no tool; each with a
// version, a licence and a sum, and what it needs is on the bill too.
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
			t.Errorf("%s: needs are told of %d parts, there are %d", system, len(b.Dependencies), len(refs))
		}
		for _, d := range b.Dependencies {
			for _, ref := range append(d.DependsOn, d.Ref) {
				if !slices.Contains(refs, ref) {
					t.Errorf("%s: %q is needed and not on the bill", system, ref)
				}
			}
		}
	}
	for _, l := range licences.All() {
		if !slices.Contains(seen, l.Module) {
			t.Errorf("%s is on no bill", l.Module)
		}
	}
}
