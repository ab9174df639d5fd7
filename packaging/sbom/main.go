// Command sbom prints the software bill of materials as CycloneDX JSON: Go itself and the modules linked on one
// system, with their licences and dependencies.
//
//	go run ./packaging/sbom -system linux/amd64
package main

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"simplesimon/licences"
)

// The subset of CycloneDX 1.6 in use, https://cyclonedx.org/docs/1.6/json/.
type (
	bom struct {
		Schema       string       `json:"$schema"`
		Format       string       `json:"bomFormat"`
		SpecVersion  string       `json:"specVersion"`
		Version      int          `json:"version"`
		Metadata     metadata     `json:"metadata"`
		Components   []component  `json:"components"`
		Dependencies []dependency `json:"dependencies"`
	}
	metadata struct {
		Component  component  `json:"component"`
		Properties []property `json:"properties"`
	}
	component struct {
		Ref      string    `json:"bom-ref"`
		Type     string    `json:"type"`
		Name     string    `json:"name"`
		Version  string    `json:"version"`
		Scope    string    `json:"scope,omitempty"`
		Hashes   []hash    `json:"hashes,omitempty"`
		Licences []licence `json:"licenses"`
		PURL     string    `json:"purl,omitempty"`
	}
	hash struct {
		Algorithm string `json:"alg"`
		Content   string `json:"content"`
	}
	licence struct {
		Licence licenceName `json:"license"`
	}
	licenceName struct {
		ID   string `json:"id,omitempty"` // SPDX identifier
		Name string `json:"name,omitempty"`
	}
	property struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
	dependency struct {
		Ref       string   `json:"ref"`
		DependsOn []string `json:"dependsOn,omitempty"`
	}
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("sbom: ")
	system := flag.String("system", "linux/amd64", "the `system` of the build, as in GOOS/GOARCH")
	flag.Parse()
	b, err := makeBOM(*system)
	if err != nil {
		log.Fatal(err)
	}
	out := json.NewEncoder(os.Stdout)
	out.SetIndent("", "  ")
	out.SetEscapeHTML(false)
	if err := out.Encode(b); err != nil {
		log.Fatal(err)
	}
}

func makeBOM(system string) (bom, error) {
	var about struct{ Details struct{ Version string } }
	if _, err := toml.DecodeFile("FyneApp.toml", &about); err != nil {
		return bom{}, err
	}
	g, err := readGraph(system)
	if err != nil {
		return bom{}, err
	}
	sums, err := readSums()
	if err != nil {
		return bom{}, err
	}
	known := map[string]string{"std": "BSD-3-Clause"}
	for _, l := range licences.All() {
		known[l.Module] = l.Licence
	}
	b := bom{
		Schema: "http://cyclonedx.org/schema/bom-1.6.schema.json", Format: "CycloneDX", SpecVersion: "1.6", Version: 1,
		Metadata: metadata{
			Component: component{
				Ref: "simplesimon", Type: "application", Name: "simplesimon", Version: about.Details.Version, Licences: licenceList("MIT"),
			},
			Properties: []property{{"simplesimon:system", system}},
		},
	}
	refs := map[string]string{"simplesimon": "simplesimon"}
	for _, path := range slices.Sorted(maps.Keys(g.versions)) {
		if known[path] == "" {
			return bom{}, fmt.Errorf("unknown licence of %s; run go generate ./licences", path)
		}
		c := component{
			Type: "library", Name: path, Version: g.versions[path], Scope: "required",
			PURL: "pkg:golang/" + path + "@" + g.versions[path], Licences: licenceList(known[path]),
		}
		c.Ref = c.PURL
		if sum := sums[path+" "+c.Version]; sum != "" {
			c.Hashes = []hash{{"SHA-256", sum}}
		}
		refs[path] = c.Ref
		b.Components = append(b.Components, c)
	}
	for _, path := range slices.Sorted(maps.Keys(refs)) {
		d := dependency{Ref: refs[path]}
		for _, needed := range slices.Sorted(maps.Keys(g.needs[path])) {
			d.DependsOn = append(d.DependsOn, refs[needed])
		}
		b.Dependencies = append(b.Dependencies, d)
	}
	return b, nil
}

func licenceList(ids string) []licence {
	var all []licence
	for id := range strings.SplitSeq(ids, ", ") {
		if id == "GooglePatentClause" { // not on the SPDX list
			all = append(all, licence{licenceName{Name: id}})
		} else {
			all = append(all, licence{licenceName{ID: id}})
		}
	}
	return all
}

// graph holds the linked modules and their dependencies.
type graph struct {
	versions map[string]string
	needs    map[string]map[string]bool
}

func readGraph(system string) (graph, error) {
	goos, goarch, ok := strings.Cut(system, "/")
	if !ok {
		return graph{}, fmt.Errorf("%q is not GOOS/GOARCH", system)
	}
	list := exec.Command("go", "list", "-deps", "-json=ImportPath,Imports,Standard,Module", ".")
	list.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=1")
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		return graph{}, err
	}
	version, err := exec.Command("go", "env", "GOVERSION").Output()
	if err != nil {
		return graph{}, err
	}
	g := graph{map[string]string{"std": strings.TrimPrefix(strings.TrimSpace(string(version)), "go")}, map[string]map[string]bool{}}
	home := map[string]string{} // module of each package
	imports := map[string][]string{}
	for in := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct {
			ImportPath string
			Imports    []string
			Standard   bool
			Module     *struct {
				Path, Version string
				Main          bool
			}
		}
		if err := in.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return graph{}, err
		}
		switch {
		case p.Standard || p.Module == nil:
			home[p.ImportPath] = "std"
		case p.Module.Main:
			home[p.ImportPath] = "simplesimon"
		default:
			home[p.ImportPath] = p.Module.Path
			g.versions[p.Module.Path] = p.Module.Version
		}
		imports[p.ImportPath] = p.Imports
	}
	for path, imported := range imports {
		from := home[path]
		if g.needs[from] == nil {
			g.needs[from] = map[string]bool{}
		}
		for _, i := range imported {
			if to := home[i]; to != "" && to != from && from != "std" {
				g.needs[from][to] = true
			}
		}
	}
	return g, nil
}

// readSums reads the checksums of modules from go.sum, by path and version: SHA-256 over the checksums of all
// files.
func readSums() (map[string]string, error) {
	data, err := os.ReadFile("go.sum")
	if err != nil {
		return nil, err
	}
	sums := map[string]string{}
	for line := range strings.Lines(string(data)) {
		fields := strings.Fields(line)
		if len(fields) != 3 || strings.HasSuffix(fields[1], "/go.mod") {
			continue
		}
		sum, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(fields[2], "h1:"))
		if err != nil {
			return nil, fmt.Errorf("go.sum: %w", err)
		}
		sums[fields[0]+" "+fields[1]] = hex.EncodeToString(sum)
	}
	return sums, nil
}
