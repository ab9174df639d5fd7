package files

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/ui/controls"
)

// mostDropped is the maximum number of dropped items that are examined.
const mostDropped = 20

// drop is a set of items dropped on the window.
type drop struct {
	*Files
	files []fyne.URI
	read  func(name string, from io.Reader) (then func(), wrong string)
	first string // what is wrong with the first of them
	then  func() // fallback for a file that is not what was wanted, or nil
}

// Dropped reads the dropped files until one is acceptable. read returns a function to call then,
// or the reason why it is the wrong file, or both: a fallback in case none of the others is
// acceptable. If none can be used, the reason of the first is shown.
func (f *Files) Dropped(files []fyne.URI, read func(name string, from io.Reader) (then func(), wrong string)) {
	if f.stack.Covers() {
		return
	}
	if len(files) == 0 {
		f.say(f.words().Text(locales.DroppedNothing))
		return
	}
	f.drop = &drop{Files: f, files: files, read: read}
	f.drop.next(0)
}

func (f *Files) words() *locales.Localizer { return f.stack.Words() }

// next reads the files from index i on, in the background, until one is acceptable. A later drop,
// or a file opened meanwhile, replaces it.
func (d *drop) next(i int) {
	words := d.words()
	if i == min(len(d.files), mostDropped) {
		d.drop = nil
		if d.then != nil {
			d.then()
		} else {
			d.stack.Tell(words.Text(locales.WindowTitle), d.first)
		}
		return
	}
	if d.files[i].Scheme() != "file" {
		d.skip(i, notAFile(words, d.files[i].String()))
		return
	}
	name := filepath.Base(d.files[i].Path())
	tells := d.stack.Timers().After(d.Access.Patience, func() {
		if d.drop == d && !d.stack.Covers() {
			d.say(words.Format(locales.FileReading, locales.PathData{Path: controls.FirstPart(locales.CleanPath(name), controls.LongestPath())}))
		}
	})
	found := droppedFile{path: d.files[i].Path()}
	open := d.Access.Open
	d.stack.Timers().Go(func() { found.read(open) }, func() {
		tells.Stop()
		if d.drop != d || d.stack.Covers() {
			return
		}
		if found.err != nil {
			d.skip(i, found.wrong(words))
			return
		}
		then, wrong := d.read(name, bytes.NewReader(found.data))
		if wrong == "" {
			d.drop = nil
			if filepath.IsAbs(found.path) {
				d.Remember(found.path)
			}
			then()
			return
		}
		if d.then == nil {
			d.then = then
		}
		d.skip(i, wrong)
	})
}

// skip continues with the next file.
func (d *drop) skip(i int, wrong string) {
	if i == 0 {
		d.first = wrong
	}
	d.next(i + 1)
}

// scheme matches the beginning of a URI; a single letter is a drive.
var scheme = regexp.MustCompile(`^([A-Za-z][A-Za-z0-9+.-]+):/*`)

// droppedFile is a dropped file. GLFW decodes percent signs and strips the scheme from URIs such
// as "file:///path". The toolkit takes any other text, such as "file:/path", for a path relative
// to the working directory, and cleans its slashes.
type droppedFile struct {
	path string
	text string // the path relative to the working directory; "" if it is outside
	data []byte
	err  error // why nothing can be read
}

// read reads the file, which may take long.
func (f *droppedFile) read(open func(path string) ([]byte, error)) {
	if here, err := os.Getwd(); err == nil {
		f.text, _ = strings.CutPrefix(f.path, strings.TrimSuffix(filepath.ToSlash(here), "/")+"/")
	}
	if f.text == f.path {
		f.text = ""
	}
	f.data, f.err = open(f.path)
	found := scheme.FindStringSubmatch(f.text)
	if found == nil || !strings.EqualFold(found[1], "file") || !noFile(f.err) {
		return
	}
	rest := f.text[len(found[0]):]
	if host, path, ok := strings.Cut(rest, "/"); ok && thisComputer(host) {
		rest = path
	}
	f.text = ""
	f.data, f.err = open("/" + rest)
}

// noFile reports whether an error means that no file with that name exists or can exist.
func noFile(err error) bool {
	return errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENAMETOOLONG)
}

// wrong describes why nothing can be read.
func (f *droppedFile) wrong(words *locales.Localizer) string {
	found := scheme.FindStringSubmatch(f.text)
	switch {
	case !noFile(f.err):
	case found != nil:
		address := f.text
		if rest, slashes := strings.CutPrefix(address, found[1]+":/"); slashes {
			address = found[1] + "://" + strings.TrimLeft(rest, "/")
		}
		return notAFile(words, address)
	case f.text != "" && !strings.Contains(f.text, "/"):
		return words.Format(locales.DroppedText, locales.FileData{File: controls.FirstPart(locales.CleanPath(f.text), controls.LongestPath())})
	}
	name := controls.FirstPart(locales.CleanPath(filepath.Base(f.path)), controls.LongestPath())
	return words.UnreadRecord(name, f.err)
}

func notAFile(words *locales.Localizer, address string) string {
	return words.Format(locales.NotAFile, locales.FileData{File: controls.FirstPart(locales.Clean(address), controls.LongestPath())})
}

// thisComputer reports whether a host name denotes this computer.
func thisComputer(host string) bool {
	name, err := os.Hostname()
	return strings.EqualFold(host, "localhost") || err == nil && strings.EqualFold(host, name)
}
