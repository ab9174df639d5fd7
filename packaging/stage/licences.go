package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/google/licensecheck"
)

// part is a part of the program with the text of its licence file.
type part struct {
	name     string // module path, and the folder within it that the licence applies to
	licences []string
	text     string
}

// elsewhere are folders of modules that contribute nothing to the program.
var elsewhere = []string{"testdata", "cmd", "xgbgen"}

// licencedParts returns the licences of all modules linked on any of the systems, including those of bundled
// fonts and C sources, and of Go itself.
func licencedParts(systems []string) ([]part, error) {
	folders := map[string]string{}
	for _, system := range systems {
		if err := findModules(system, folders); err != nil {
			return nil, err
		}
	}
	root, err := goList("env", "GOROOT")
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "LICENSE"))
	if err != nil {
		return nil, err
	}
	parts := []part{newPart("Go", text)}
	for module, folder := range folders {
		found, err := partsOf(module, folder)
		if err != nil {
			return nil, err
		}
		parts = append(parts, found...)
	}
	slices.SortFunc(parts[1:], func(a, b part) int { return strings.Compare(a.name+a.text, b.name+b.text) })
	return parts, nil
}

// findModules adds the folders of the modules linked on a system.
func findModules(system string, folders map[string]string) error {
	arch := map[string]string{"darwin": "arm64", "js": "wasm"}[system]
	if arch == "" {
		arch = "amd64"
	}
	out, err := goList("list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Dir}}{{end}}{{end}}", ".",
		"GOOS="+system, "GOARCH="+arch, "CGO_ENABLED=1")
	for line := range strings.Lines(string(out)) {
		if module, folder, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			folders[module] = folder
		}
	}
	return err
}

// goList runs the go command with additional environment variables.
func goList(args ...string) ([]byte, error) {
	var env []string
	for len(args) > 0 && strings.HasPrefix(args[len(args)-1], "GO") && strings.Contains(args[len(args)-1], "=") ||
		len(args) > 0 && strings.HasPrefix(args[len(args)-1], "CGO_") {
		env, args = append(env, args[len(args)-1]), args[:len(args)-1]
	}
	command := exec.Command("go", args...)
	command.Env = append(os.Environ(), env...)
	command.Stderr = os.Stderr
	return command.Output()
}

// partsOf reads the licence files of a module.
func partsOf(module, folder string) ([]part, error) {
	var parts []part
	err := filepath.WalkDir(folder, func(file string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			if slices.Contains(elsewhere, entry.Name()) {
				return fs.SkipDir
			}
			return nil
		}
		name := strings.ToUpper(entry.Name())
		if !strings.HasPrefix(name, "LICEN") && !strings.HasPrefix(name, "COPYING") && !strings.HasPrefix(name, "NOTICE") {
			return nil
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(folder, filepath.Dir(file))
		if err != nil {
			return err
		}
		parts = append(parts, newPart(path.Join(module, filepath.ToSlash(inside)), text))
		return nil
	})
	if err == nil && len(parts) == 0 {
		err = fmt.Errorf("%s has no licence file", module)
	}
	return parts, err
}

func newPart(name string, text []byte) part {
	p := part{name: name, text: strings.TrimSpace(string(bytes.ReplaceAll(text, []byte("\r"), nil)))}
	for _, match := range licensecheck.Scan(text).Match {
		if !slices.Contains(p.licences, match.ID) {
			p.licences = append(p.licences, match.ID)
		}
	}
	slices.Sort(p.licences)
	return p
}

// holders returns the copyright lines of a licence.
func holders(text string) []string {
	var all []string
	for line := range strings.Lines(text) {
		line = strings.Trim(line, " \t\n*/#")
		lower := strings.ToLower(line)
		rest, ok := strings.CutPrefix(lower, "copyright")
		if !ok || !strings.ContainsAny(rest, "0123456789") && !strings.Contains(rest, "(c)") || strings.Contains(rest, "[yyyy]") {
			continue
		}
		line = strings.TrimSpace(line[len("copyright"):])
		if !slices.Contains(all, line) {
			all = append(all, line)
		}
	}
	return all
}

// plainLicences returns all licences in full, for users without a package manager.
func plainLicences(own string, parts []part) string {
	var out strings.Builder
	out.WriteString("Simple Simon is under the MIT licence. It is built from the libraries below, and contains their fonts and\n" +
		"their C sources; each is followed by its licence.\n\n" + strings.TrimSpace(own) + "\n")
	for _, p := range parts {
		fmt.Fprintf(&out, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 80), p.name, p.text)
	}
	return out.String()
}
