// Command overlay writes the file for `go build -overlay` that builds the program for browsers without
// net/http. Nothing of it is used, but the linker can't know that, and it would make up a fifth of the program.
//
//	overlay -file build/overlay.json
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// by replaces the package, except for these of its files, which only detect content types and define status
// codes.
const by = "web/overlay/http/http.go"

var kept = []string{"sniff.go", "status.go"}

func main() {
	file := flag.String("file", "build/overlay.json", "where the overlay goes")
	flag.Parse()
	if err := write(*file); err != nil {
		fmt.Fprintln(os.Stderr, "overlay:", err)
		os.Exit(1)
	}
}

func write(file string) error {
	out, err := exec.Command("go", "list", "-f", "{{.Dir}}", "net/http").Output()
	if err != nil {
		return err
	}
	folder := strings.TrimSpace(string(out))
	sources, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return err
	}
	replace := map[string]string{} // original file to replacement; "" for none
	for _, source := range sources {
		if !slices.Contains(kept, filepath.Base(source)) {
			replace[source] = ""
		}
	}
	if replace[filepath.Join(folder, "overlay.go")], err = filepath.Abs(by); err != nil {
		return err
	}
	data, err := json.MarshalIndent(map[string]any{"Replace": replace}, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(file, append(data, '\n'), 0o644)
}
