// Command stage prepares the files that packages contain besides the program: all licences, the changelog in
// Debian's format, the man pages, completions and desktop files. The output depends only on the sources; every
// file has the modification time SOURCE_DATE_EPOCH.
//
//	go run ./packaging/stage -into build/stage
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/BurntSushi/toml"
)

// id is the application ID on desktops.
const id = "io.github.simplesimon.SimpleSimon"

func main() {
	log.SetFlags(0)
	log.SetPrefix("stage: ")
	into := flag.String("into", "build/stage", "the `folder` to write")
	flag.Parse()
	if err := run(*into); err != nil {
		log.Fatal(err)
	}
}

func run(into string) error {
	when, err := sourceDate()
	if err != nil {
		return err
	}
	version, err := programVersion()
	if err != nil {
		return err
	}
	if err := os.RemoveAll(into); err != nil {
		return err
	}
	s := stage{folder: into, when: when}
	for _, step := range []func() error{
		s.desktopFiles,
		s.manPages,
		s.completions,
		func() error { return s.changelogs(version) },
		s.licences,
	} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// sourceDate returns the date of the packages.
func sourceDate() (time.Time, error) {
	seconds, err := strconv.ParseInt(os.Getenv("SOURCE_DATE_EPOCH"), 10, 64)
	if err != nil {
		return time.Time{}, fmt.Errorf("SOURCE_DATE_EPOCH: %w", err)
	}
	return time.Unix(seconds, 0).UTC(), nil
}

func programVersion() (string, error) {
	var about struct{ Details struct{ Version string } }
	_, err := toml.DecodeFile("FyneApp.toml", &about)
	return about.Details.Version, err
}

func (s stage) desktopFiles() error {
	const from = "packaging/linux"
	for _, end := range []string{".desktop", ".metainfo.xml", ".xml"} {
		if err := s.copy(filepath.Join(from, id+end), filepath.Join("desktop", id+end)); err != nil {
			return err
		}
	}
	icons, err := filepath.Glob(filepath.Join(from, "icons/hicolor/*/apps/*"))
	if err != nil {
		return err
	}
	for _, icon := range icons {
		if err := s.copy(icon, strings.TrimPrefix(icon, from+string(filepath.Separator))); err != nil {
			return err
		}
	}
	return nil
}

// manPages compresses the man pages as Debian policy requires: at the highest level, without name or time.
func (s stage) manPages() error {
	for _, lang := range []string{"en", "de", "es"} {
		text, err := os.ReadFile(filepath.Join("packaging/linux/man", "simplesimon."+lang+".6"))
		if err != nil {
			return err
		}
		if err := s.write(filepath.Join("man", lang, "simplesimon.6"), text); err != nil {
			return err
		}
		if err := s.compress(filepath.Join("man", lang, "simplesimon.6.gz"), text); err != nil {
			return err
		}
	}
	return nil
}

func (s stage) completions() error {
	for _, name := range []string{"simplesimon.bash", "_simplesimon", "simplesimon.fish"} {
		if err := s.copy(filepath.Join("packaging/linux/completions", name), filepath.Join("completions", name)); err != nil {
			return err
		}
	}
	return nil
}

func (s stage) changelogs(version string) error {
	text, err := os.ReadFile("CHANGELOG.md")
	if err != nil {
		return err
	}
	maintainer, err := os.ReadFile("packaging/maintainer")
	if err != nil {
		return err
	}
	debian, err := debianChangelog(string(text), version, strings.TrimSpace(string(maintainer)), s.when)
	if err != nil {
		return err
	}
	if err := s.write("CHANGELOG.md", text); err != nil {
		return err
	}
	return s.compress("changelog.gz", []byte(debian))
}

func (s stage) licences() error {
	for _, list := range []struct {
		name    string
		systems []string
		form    func(own string, parts []part) string
	}{
		{"copyright", []string{"linux"}, debianCopyright},
		{"LICENCES.txt", []string{"linux", "windows", "darwin", "js"}, plainLicences},
	} {
		own, err := os.ReadFile("LICENSE")
		if err != nil {
			return err
		}
		parts, err := licencedParts(list.systems)
		if err != nil {
			return err
		}
		if err := s.write(list.name, []byte(list.form(string(own), parts))); err != nil {
			return err
		}
	}
	return nil
}
