// Command gen generates the table of libraries and licences from the module graph: the modules of
// all packages that the program is built from, on each supported system, and their licence files.
//
//	go run simplesimon/licences/gen          writes licences.tsv into the package's folder
//	go run simplesimon/licences/gen -print   prints it instead
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/google/licensecheck"
)

// systems are the supported systems.
var systems = []string{"linux/amd64", "windows/amd64", "darwin/arm64", "js/wasm"}

func main() {
	log.SetFlags(0)
	only := flag.Bool("print", false, "print the table")
	flag.Parse()
	table, err := makeTable()
	if err != nil {
		log.Fatal(err)
	}
	if *only {
		fmt.Print(table)
		return
	}
	out, err := exec.Command("go", "list", "-f", "{{.Dir}}", "simplesimon/licences").Output()
	if err != nil {
		log.Fatal(err)
	}
	path := filepath.Join(strings.TrimSpace(string(out)), "licences.tsv")
	if err := os.WriteFile(path, []byte(table), 0o644); err != nil {
		log.Fatal(err)
	}
}

func makeTable() (string, error) {
	var lines []string
	for _, system := range systems {
		modules, err := modulesOn(system)
		if err != nil {
			return "", err
		}
		for _, m := range modules {
			licence, err := licenceOf(m.dir)
			if err != nil {
				return "", fmt.Errorf("%s: %w", m.path, err)
			}
			lines = append(lines, m.path+"\t"+m.version+"\t"+licence+"\n")
		}
	}
	slices.Sort(lines)
	return strings.Join(slices.Compact(lines), ""), nil
}

type module struct{ path, version, dir string }

// modulesOn returns the modules the program is built from on a system.
func modulesOn(system string) ([]module, error) {
	goos, goarch, _ := strings.Cut(system, "/")
	list := exec.Command("go", "list", "-deps",
		"-f", "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}{{end}}", "simplesimon")
	list.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=1")
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		return nil, err
	}
	var modules []module
	for line := range strings.Lines(string(out)) {
		if fields := strings.Split(strings.TrimSpace(line), "\t"); len(fields) == 3 {
			m := module{fields[0], fields[1], fields[2]}
			if !slices.Contains(modules, m) {
				modules = append(modules, m)
			}
		}
	}
	return modules, nil
}

// licenceOf identifies the licences of a module from its files.
func licenceOf(dir string) (string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return "", err
	}
	var found []string
	for _, entry := range entries {
		name := strings.ToUpper(entry.Name())
		if entry.IsDir() || !strings.HasPrefix(name, "LICEN") && !strings.HasPrefix(name, "COPYING") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, entry.Name()))
		if err != nil {
			return "", err
		}
		for _, match := range licensecheck.Scan(text).Match {
			found = append(found, match.ID)
		}
	}
	if len(found) == 0 {
		return "", fmt.Errorf("no known licence in %s", dir)
	}
	slices.Sort(found)
	return strings.Join(slices.Compact(found), ", "), nil
}
