package ui

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/store"
)

// mostDropped is how many of the things that are dropped together are looked at.
const mostDropped = 20

// drop is what is dropped on the window at once.
type drop struct {
	w     *Window
	files []fyne.URI
	first fault  // what is wrong with the first of them
	code  func() // offers the first code in a file without a record; nil if there is none
}

// dropped opens the first record among the files that are dropped on the window. If there
// is none, it says what is wrong with the first of them.
func (w *Window) dropped(_ fyne.Position, files []fyne.URI) {
	if w.covered() {
		return
	}
	if len(files) == 0 {
		w.line.say(w.words.Text(locales.DroppedNothing))
		return
	}
	w.drop = &drop{w: w, files: files}
	w.drop.read(0)
}

// read reads the files from one on, beside the main goroutine, until one is a record. What
// is dropped later, or opened meanwhile, takes its place.
func (d *drop) read(i int) {
	if i == min(len(d.files), mostDropped) {
		d.w.drop = nil
		if d.code != nil {
			d.code()
		} else {
			d.w.tellFault(d.first)
		}
		return
	}
	words := d.w.words
	path, f := droppedPath(words, d.files[i])
	if f != "" {
		d.skip(i, f)
		return
	}
	name := filepath.Base(path)
	tells := d.w.timers.After(d.w.files.patience, func() {
		if d.w.drop == d && !d.w.covered() {
			d.w.line.say(words.Format(locales.FileReading, locales.PathData{Path: locales.CleanPath(name)}))
		}
	})
	var data []byte
	var err error
	open := d.w.files.open
	d.w.timers.Go(func() { data, err = open(path) }, func() {
		tells.Stop()
		if d.w.drop != d || d.w.covered() {
			return
		}
		if err != nil {
			d.skip(i, fault(words.UnreadRecord(locales.CleanPath(name), err)))
			return
		}
		game, code, f := d.w.parseRecord(name, bytes.NewReader(data))
		if code != nil && d.code == nil {
			d.code = func() { d.w.offerCode(*code, locales.CleanPath(name)) }
		}
		if f != "" {
			d.skip(i, f)
			return
		}
		d.w.drop = nil
		var notes []string
		if len(d.files) > 1 {
			notes = append(notes, words.Text(locales.DroppedOne))
		}
		d.w.offerRecord(game, locales.CleanPath(name), notes...)
	})
}

// skip goes on with the next one after one that is no record.
func (d *drop) skip(i int, f fault) {
	if i == 0 {
		d.first = f
	}
	d.read(i + 1)
}

// address is the beginning of an address; one letter is a drive.
var address = regexp.MustCompile(`^([A-Za-z][A-Za-z0-9+.-]+):(//[^/]*)?`)

// droppedPath returns the path of a file that is dropped, or says why it is none. What the
// toolkit takes for a path is what another program has sent, with its percent signs resolved: the
// path of an address such as "file:///path", but any other text as it is.
func droppedPath(words *locales.Localizer, what fyne.URI) (string, fault) {
	text := what.Path()
	if what.Scheme() != "file" {
		text = what.String()
	}
	if found := address.FindStringSubmatch(text); found != nil {
		host := strings.TrimPrefix(found[2], "//")
		if !strings.EqualFold(found[1], "file") || !thisComputer(host) {
			return "", fault(words.Format(locales.NotAFile, locales.FileData{File: locales.Clean(text)}))
		}
		text = text[len(found[0]):]
	}
	if !filepath.IsAbs(text) {
		return "", fault(words.Format(locales.DroppedText, locales.FileData{File: locales.Clean(text)}))
	}
	return text, ""
}

// thisComputer reports whether an address with a host is one of this computer.
func thisComputer(host string) bool {
	if host == "" || strings.EqualFold(host, "localhost") {
		return true
	}
	name, err := os.Hostname()
	return err == nil && strings.EqualFold(host, name)
}

// readRecordFile reads a file, but no more than one byte over the size of a record.
func readRecordFile(path string) ([]byte, error) {
	file, err := store.OpenFile(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, engine.MaxRecordSize+1))
}
