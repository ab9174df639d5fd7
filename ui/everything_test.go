package ui

import (
	"cmp"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing/fstest"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/files"
)

// shown is something the window can show.
type shown struct {
	name string
	open func()
}

// everything returns all that the window can show above the table.
func (s *stage) everything() []shown {
	replace := func(file string) func() {
		return func() { s.askReplace(recorded{Game: gametest.Example(s.T, 3)}, file) }
	}
	all := []shown{
		{"the menu", s.showMenu}, {"a new game", s.askNewGame}, {"a code", func() { s.askNewGameWith("SS1-S1-AAAAABD") }},
		{"the restart", s.askRestart}, {"the settings", s.showSettings}, {"the win", s.showWon},
		{"another deal", replace("")}, {"a record", replace("mine.simon")}, {"the position", s.describe},
		{"tables", func() { s.showStatistics(); s.Control("as-table").(*controls.Check).SetChecked(true) }},
		{"a chart with a tip", func() { s.showStatistics(); s.Canvas.Focus(s.stack.Shown().Controls[2].Object.(fyne.Focusable)) }},
		{"no game", func() { s.showHistory(); s.enter("search", "7777777") }},
		{"the reset", func() { s.showHistory(); s.Tap("reset") }},
		{"a search", func() { s.showRules(); s.enter("search", "7777777") }},
		{"a message", func() {
			s.stack.Tell(s.words.Text(locales.WindowTitle), s.words.Format(locales.GameSetAside, locales.PathData{Path: "/some/where/game.json"}))
		}},
		{"from here", func() { s.showExample(0, 3); s.Tap("play-from-here") }},
	}
	for name, open := range pages() {
		all = append(all, shown{"the page " + name, func() { open(s.Window) }})
	}
	all = append(all, s.recordDialogs()...)
	all = append(all, s.examples()...)
	for _, text := range []string{"", "SS2-S1-AAAAABD", "SS1-S3-AAAAABD", "SS1-S1-AAA4ABD", "SS1-S1-AAAAAB", "SS1-S1-AAAAABDE"} {
		all = append(all, shown{fmt.Sprintf("the wrong code %q", text), func() {
			s.askNewGameWith(text)
			s.Tap("deal-code")
		}})
	}
	return all
}

// enter puts a text into an entry of what is open.
func (s *stage) enter(name, text string) { s.Control(name).(*controls.Entry).SetText(text) }

// recordDialogs returns all dialogs for files and records.
func (s *stage) recordDialogs() []shown {
	const file = "/some/where/mine.simon"
	won, begun := gametest.Example(s.T, 49), gametest.Example(s.T, 20)
	s.giveFiles(file)
	access := &s.files.Access
	save := func(name string) {
		s.saveRecord()
		s.enter("name", name)
		s.Tap("save-file")
	}
	replayEnd := func(game *engine.Game) {
		s.stack.Open(s.recordReplay(named("mine.simon"), game.Code(), game.Played()))
		s.stack.Key(&fyne.KeyEvent{Name: fyne.KeyEnd})
	}
	return []shown{
		{"opening", s.openRecordFile}, {"saving", s.saveRecord},
		{"an empty folder", func() {
			full := access.List
			access.List = func(string, string, string) ([]files.Entry, error) { return nil, nil }
			s.openRecordFile()
			access.List = full
		}},
		{"no name", func() { save("") }},
		{"a new folder", func() { s.saveRecord(); s.Tap("new-folder"); s.Tap("make-folder") }},
		{"a fault", func() {
			replace := access.Replace
			access.Replace = func(string, func(io.Writer) error) error { return syscall.ENOTDIR }
			save("/some/where/else.simon")
			access.Replace = replace
		}},
		{"overwriting", func() { save(file) }},
		{"saved over a page", func() {
			s.showHistory()
			s.enter("search", gametest.Code) // the others have illegal moves
			s.Tap("save-record")
			s.enter("name", "/some/where/else.simon")
			s.Tap("save-file")
		}},
		{"no file", func() { s.tellWrong(s.words.Format(locales.NotAFile, locales.FileData{File: file})) }},
		{"a won record", func() { s.offerRecord(recorded{Game: won}, "mine.simon") }},
		{"the end of a won record", func() { replayEnd(won) }},
		{"the end of another record", func() { replayEnd(begun) }},
		{"a record", func() { s.session.Deal(won.Code()); s.offerRecord(recorded{Game: begun}, "mine.simon") }},
	}
}

// giveFiles gives the window access to a file and its folder, and lets it write anywhere.
func (s *stage) giveFiles(file string) {
	s.files.Last = string(filepath.Separator)
	access := &s.files.Access
	access.Patience = time.Minute
	access.List = func(string, string, string) ([]files.Entry, error) {
		known := func() (time.Time, bool) { return time.Date(2026, 9, 30, 0, 0, 0, 0, time.UTC), true }
		unknown := func() (time.Time, bool) { return time.Time{}, false }
		return []files.Entry{{Name: "1", Folder: true, Date: unknown}, {Name: "mine.simon", Date: known}}, nil
	}
	there := fstest.MapFS{strings.TrimPrefix(file, "/"): {}}
	access.Stat = func(path string) (fs.FileInfo, error) {
		return there.Stat(cmp.Or(strings.TrimPrefix(filepath.ToSlash(path), "/"), "."))
	}
	access.Replace = func(string, func(io.Writer) error) error { return nil }
}

// examples returns all examples at the steps with the most text: the start, the end, and the step
// with the longest note.
func (s *stage) examples() (all []shown) {
	_, moves := locales.ExampleGame()
	game := make([]string, len(moves))
	for i := range moves {
		game[i] = s.words.ExampleNote(i + 1)
	}
	notes := [][]string{game}
	for _, e := range s.words.ShortExamples() {
		var short []string
		for _, step := range e.Steps {
			short = append(short, step.Note)
		}
		notes = append(notes, short)
	}
	for which, notes := range notes {
		longest := 0
		for i, note := range notes {
			if len(note) > len(notes[longest]) {
				longest = i
			}
		}
		for _, at := range slices.Compact([]int{0, longest + 1, len(notes)}) {
			all = append(all, shown{fmt.Sprintf("example %d, step %d", which, at), func() { s.showExample(which, at) }})
		}
	}
	return all
}

// showExample opens the Examples page with one of the examples, 0 being the complete game, at a
// step.
func (s *stage) showExample(which, at int) {
	s.showExamples()
	s.Control("example").(*controls.Choice).SetSelectedIndex(which)
	s.Control("slider").(*controls.Slider).SetValue(float64(at))
	var event struct{ Step int }
	if s.last("replay", &event); event.Step != at {
		s.T.Errorf("example %d is at step %d, want %d", which, event.Step, at)
	}
}
