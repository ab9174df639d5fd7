// Command pack packs the Windows program into a zip file, with the licences of all libraries in it. The output
// is reproducible: file names are in a fixed order, and all files have the time SOURCE_DATE_EPOCH.
package main

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"simplesimon/licences"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("pack: ")
	program := flag.String("program", "", "the `file` of the program")
	version := flag.String("version", "", "its `version`")
	out := flag.String("out", "", "the `file` to write")
	flag.Parse()
	if err := pack(*program, *version, *out); err != nil {
		log.Fatal(err)
	}
}

// file is a file in the zip file.
type file struct {
	name string
	data []byte
}

func pack(program, version, out string) error {
	files, err := collect(program)
	if err != nil {
		return err
	}
	when, err := epoch()
	if err != nil {
		return err
	}
	var zipped bytes.Buffer
	if err := write(&zipped, "simplesimon-"+version, when, files); err != nil {
		return err
	}
	return os.WriteFile(out, zipped.Bytes(), 0o666)
}

// collect reads the contents of the zip file. Text files get Windows line endings.
func collect(program string) ([]file, error) {
	exe, err := os.ReadFile(program)
	if err != nil {
		return nil, err
	}
	readme, err := os.ReadFile("packaging/windows/README.txt")
	if err != nil {
		return nil, err
	}
	licence, err := os.ReadFile("LICENSE")
	if err != nil {
		return nil, err
	}
	others, err := texts()
	if err != nil {
		return nil, err
	}
	return []file{
		{"simplesimon.exe", exe}, {"README.txt", windowsLines(readme)}, {"LICENSE.txt", windowsLines(licence)},
		{"LIBRARIES.txt", windowsLines(others)},
	}, nil
}

func windowsLines(text []byte) []byte {
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	return bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n"))
}

// texts returns the licences of all libraries, which must be distributed with them.
func texts() ([]byte, error) {
	var all bytes.Buffer
	for _, l := range licences.All() {
		folder, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", l.Module).Output()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", l.Module, err)
		}
		names, err := licenceFiles(strings.TrimSpace(string(folder)))
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&all, "%s %s (%s)\n\n", l.Module, l.Version, l.Licence)
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			all.Write(bytes.TrimSpace(text))
			all.WriteString("\n\n")
		}
		all.WriteString(strings.Repeat("-", 80) + "\n\n")
	}
	return all.Bytes(), nil
}

// licenceFiles returns the licence files in the folder of a module.
func licenceFiles(folder string) ([]string, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, e := range entries {
		name := strings.ToUpper(e.Name())
		isLicence := slices.ContainsFunc([]string{"LICENSE", "LICENCE", "COPYING", "NOTICE", "PATENTS"},
			func(begin string) bool { return strings.HasPrefix(name, begin) })
		if isLicence && e.Type().IsRegular() {
			names = append(names, filepath.Join(folder, e.Name()))
		}
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("no licence in %s", folder)
	}
	return names, nil
}

// epoch returns the modification time of all files.
func epoch() (time.Time, error) {
	seconds, err := strconv.ParseInt(os.Getenv("SOURCE_DATE_EPOCH"), 10, 64)
	if err != nil {
		return time.Time{}, fmt.Errorf("SOURCE_DATE_EPOCH: %w", err)
	}
	return time.Unix(seconds, 0).UTC(), nil
}

// write writes the zip file, with everything in one folder.
func write(to io.Writer, folder string, when time.Time, files []file) error {
	z := zip.NewWriter(to)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(w, flate.BestCompression)
	})
	for _, f := range files {
		w, err := z.CreateHeader(&zip.FileHeader{Name: folder + "/" + f.name, Method: zip.Deflate, Modified: when})
		if err != nil {
			return err
		}
		if _, err := w.Write(f.data); err != nil {
			return err
		}
	}
	return z.Close()
}
