//go:build !js

package files

import (
	"slices"

	"simplesimon/locales"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
	"simplesimon/ui/pixel"
)

// listing is the content of a folder.
type listing struct {
	folder string
	rows   []Entry
	err    error
}

// show lists a folder, with the cursor on the named entry, if present. If the folder can't be
// read, the list is unchanged. The operation in progress is abandoned.
func (d *dialog) show(folder, name string) {
	d.drop()
	d.fault.Clear()
	d.read(func() string { return folder }, func(l listing) { d.listed(l, name) })
}

// showFirst lists the initial folder, with the cursor on the last record.
func (d *dialog) showFirst() {
	last, name, stat := d.Last, d.record, d.Access.Stat
	if d.save {
		name = "" // it goes into the entry
	}
	d.read(func() string { return firstFolder(last, stat) }, func(l listing) { d.listed(l, name) })
}

// showAgain lists the same folder when the dialog is shown again: what was typed, picked or is in
// progress stays.
func (d *dialog) showAgain() {
	folder, picked := d.folder, d.picked
	d.read(func() string { return folder }, func(l listing) {
		d.fill(l)
		d.list.point(max(0, slices.IndexFunc(l.rows, func(r Entry) bool { return r.Name == picked })))
		d.traceFolder()
	})
}

// read reads the folder returned by folder in the background, and then shows it, unless another
// one was requested since.
func (d *dialog) read(folder func() string, then func(listing)) {
	d.reading++
	turn := d.reading
	list, lang, ending := d.Access.List, d.words().Language(), d.ending
	var l listing
	tells := d.stack.Timers().After(d.Access.Patience, func() {
		if turn == d.reading && d.open() {
			d.list.set(nil)
			d.tellNote(locales.FolderReading)
		}
	})
	d.stack.Timers().Go(func() {
		l.folder = folder()
		l.rows, l.err = list(l.folder, ending, lang)
	}, func() {
		tells.Stop()
		if turn != d.reading || !d.open() {
			return // something else was requested
		}
		if l.err != nil {
			d.note.Hide()
			d.say(d.unread(l.folder, l.err))
			return
		}
		then(l)
	})
}

// open reports whether the dialog is the topmost layer.
func (d *dialog) open() bool { return d.stack.Top() == overlay.Layer(d) }

// fill shows the content of a folder.
func (d *dialog) fill(l listing) {
	d.folder = l.folder
	d.way.set(l.folder)
	d.list.set(l.rows)
	if parent(l.folder) == l.folder {
		d.up.Disable()
	} else {
		d.up.Enable()
	}
	d.folders.SetEnabled(l.folder != "") // no folders can be created in the list of drives
	if len(l.rows) == 0 {
		id := locales.FolderEmpty
		if d.save {
			id = locales.FolderEmptySave
		}
		d.tellNote(id)
	} else {
		d.note.Hide()
	}
}

// listed shows the content of a folder opened by the player.
func (d *dialog) listed(l listing, name string) {
	if !d.save && d.entry.Text == locales.CleanPath(d.picked) {
		d.entry.SetText("")
	}
	d.picked = ""
	d.fill(l)
	d.fault.Clear()
	d.list.point(max(0, slices.IndexFunc(l.rows, func(r Entry) bool { return r.Name == name })))
	if !d.save && len(l.rows) > 0 && d.entry.Text == "" { // otherwise the player has typed meanwhile
		d.pick(d.list.at)
	}
	d.traceFolder()
}

// tellNote shows a note instead of the list.
func (d *dialog) tellNote(id locales.ID) {
	d.note.SetText(d.words().Text(id))
	d.note.Show()
}

// traceFolder traces what is listed, and the height of a row in device pixels.
func (d *dialog) traceFolder() {
	names := []string{}
	for _, r := range d.list.rows[:min(len(d.list.rows), tracedRows)] {
		names = append(names, r.Name)
	}
	d.stack.Log().Write("files", struct {
		Folder string   `json:"folder"`
		Count  int      `json:"count"`
		Names  []string `json:"names"`
		Row    float64  `json:"row"`
	}{d.folder, len(d.list.rows), names, float64(look.Scaled(rowHeight)) * pixel.Of(d.list)})
}

// tracedRows is the maximum number of names in the trace.
const tracedRows = 50
