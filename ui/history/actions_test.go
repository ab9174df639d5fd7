package history

import (
	"bytes"
	"encoding/csv"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store/storetest"
	"simplesimon/ui/uitest"
)

// TestActions checks that the actions apply to the selected game.
func TestActions(t *testing.T) {
	for _, lang := range uitest.Languages() {
		v := openOn(t, lang, 21)
		v.Press(fyne.KeyDown)
		other := v.told().code
		v.Focus("play-again")
		v.Press(fyne.KeyReturn)
		if got := v.did(); other == gametest.Code || !slices.Equal(got, []string{"deal " + other}) {
			t.Errorf("%s: action %q", other, got)
		}
		v.Press(fyne.KeyDown) // to the list
		v.Press(fyne.KeyDown) // games with even numbers are the example
		if got := v.told(); got.row != 2 || got.code != gametest.Code {
			t.Fatalf("selected %+v", got)
		}
		copied := v.words.Format(locales.CodeCopied, locales.CodeData{Code: gametest.Code})
		v.Chord(fyne.KeyC, fyne.KeyModifierShortcutDefault)
		if got := v.did(); !slices.Equal(got, []string{"copy " + gametest.Code}) {
			t.Errorf("action of Ctrl+C: %q", got)
		}
		v.wantText(copied)
		for name, want := range map[string]string{
			"play-again": "deal ", "replay": "replay ", "copy-code": "copy ", "save-record": "save ",
		} {
			v.Focus(name)
			v.Press(fyne.KeyReturn)
			if got := v.did(); !slices.Equal(got, []string{want + gametest.Code}) {
				t.Errorf("action of %s: %q", name, got)
			}
			v.WantOpened("history")
		}
		day := v.past[20-2].Ended
		if date := v.words.Date(day.Year(), day.Month(), day.Day()); len(v.titles) != 1 || !strings.Contains(v.titles[0], date) {
			t.Errorf("%s: the replay is titled %q, played on %s", lang, v.titles, date)
		}
	}
}

// TestContinue checks that only unfinished games can be continued, and none in a second window.
func TestContinue(t *testing.T) {
	v := openOn(t, "en", 30)
	continued := 0
	for row := range 30 {
		e := v.past[29-row]
		button := v.Control("continue").(fyne.Disableable)
		if button.Disabled() != e.Won {
			t.Fatalf("row %d, won %v: can be continued: %v", row, e.Won, !button.Disabled())
		}
		v.page.goOn()
		want := []string{"continue " + e.Code.String()}
		_, damaged := e.Replay()
		if e.Won || damaged != nil {
			want = nil
		}
		if got := v.did(); !slices.Equal(got, want) {
			t.Errorf("row %d: action %q, want %q", row, got, want)
		}
		continued += len(want)
		v.Press(fyne.KeyDown)
	}
	if continued < 5 {
		t.Errorf("only %d games were continued", continued)
	}
	v = openOn(t, "en", 30)
	v.readOnly = true
	v.page.Show(v.Stack)
	for range 10 {
		if !v.Control("continue").(fyne.Disableable).Disabled() {
			t.Error("a game of another window can be continued")
		}
		v.Press(fyne.KeyDown)
	}
}

// TestDamagedMoves checks that a game with illegal moves is reported, and is not replayed, continued or saved
// as a record; the page stays open.
func TestDamagedMoves(t *testing.T) {
	v := openOn(t, "en", 30)
	v.Press(fyne.KeyHome)
	for range 30 {
		if e := v.told(); e.code != gametest.Code && e.text != "" {
			break
		}
		v.Press(fyne.KeyDown)
	}
	for name, says := range map[string]locales.ID{
		"replay": locales.NotReplayable, "continue": locales.NotContinuable, "save-record": locales.NotRecordable,
	} {
		if name == "continue" && !v.page.unfinished() {
			continue
		}
		v.Focus(name)
		v.Press(fyne.KeyReturn)
		v.WantOpened("history")
		v.wantText(v.words.Text(says))
	}
	if got := v.did(); got != nil {
		t.Errorf("actions %q", got)
	}
}

// TestExport checks that the table contains every game, in order, with a header in the player's language, and
// can be parsed.
func TestExport(t *testing.T) {
	const games = 40
	for _, lang := range uitest.Languages() {
		v := openOn(t, lang, games)
		v.Focus("by-moves") // does not change the table
		v.Press(fyne.KeyReturn)
		v.Focus("export")
		v.Press(fyne.KeyReturn)
		if want := "file " + v.words.Text(locales.ExportName) + ".csv"; !slices.Equal(v.did(), []string{want}) {
			t.Fatalf("%s: %s was not written", lang, want)
		}
		var data bytes.Buffer
		if err := v.file(&data); err != nil {
			t.Fatal(err)
		}
		lines := strings.Count(data.String(), "\r\n")
		rows, err := csv.NewReader(&data).ReadAll()
		if err != nil || len(rows) != games+1 || lines != games+1 {
			t.Fatalf("%s: %d rows, %d lines, %v", lang, len(rows), lines, err)
		}
		if rows[0][1] != v.words.Text(locales.CSVCode) || rows[0][8] != v.words.Text(locales.CSVDay) {
			t.Errorf("the header is %q", rows[0])
		}
		for i, e := range v.past {
			won := "0"
			if e.Won {
				won = "1"
			}
			want := []string{e.Ended.Format("2006-01-02 15:04:05"), e.Code.String(), strconv.Itoa(int(e.Code.Suits)), won, strconv.Itoa(e.Score),
				strconv.Itoa(e.Moves), strconv.Itoa(e.Removed), strconv.Itoa(int(e.Played / time.Second)), e.Day.String()}
			if !slices.Equal(rows[i+1], want) {
				t.Fatalf("row %d is %q, want %q", i+1, rows[i+1], want)
			}
		}
		if err := v.file(fullDisk{}); err == nil {
			t.Error("success although the table could not be written")
		}
	}
}

// fullDisk is a writer without space.
type fullDisk struct{}

// Write implements [io.Writer].
func (fullDisk) Write([]byte) (int, error) { return 0, io.ErrShortWrite }

// TestReset checks that nothing is reset without confirmation; afterwards the page is empty, and a message says
// where the games were saved.
func TestReset(t *testing.T) {
	const games = 17
	for _, lang := range uitest.Languages() {
		v := openOn(t, lang, games)
		v.kept = filepath.Join(t.TempDir(), "history.kept-1")
		for _, no := range []string{"", "Escape", "keep-games"} { // "" is the default answer
			v.Focus("reset")
			v.Press(fyne.KeyReturn)
			v.WantOpened("reset-history")
			v.wantText(v.words.Count(locales.ResetText, games, nil))
			if no == "Escape" {
				v.Press(fyne.KeyEscape)
			} else {
				if no != "" {
					v.Focus(no)
				}
				v.Press(fyne.KeyReturn)
			}
			v.WantOpened("history")
			if got := v.told(); got.games != games || len(v.past) != games {
				t.Errorf("after %s there are %d games", no, got.games)
			}
		}
		v.Focus("reset")
		v.Press(fyne.KeyReturn)
		v.Focus("reset")
		v.Press(fyne.KeyReturn)
		v.WantOpened("message")
		v.wantText(v.kept)
		v.Press(fyne.KeyReturn)
		v.WantOpened("history")
		v.wantText(v.words.Text(locales.NoHistory))
	}
}

// TestFailedReset checks that the player is told why the games can't be reset, and that they remain.
func TestFailedReset(t *testing.T) {
	v := openOn(t, "en", 3)
	v.Focus("reset")
	v.Press(fyne.KeyReturn)
	v.Focus("reset")
	v.Press(fyne.KeyReturn)
	v.WantOpened("message")
	if shown := strings.Join(v.ShownTexts(), " "); !strings.Contains(shown, v.words.FileError(errReset)) {
		t.Errorf("the message is %q", shown)
	}
	v.Press(fyne.KeyReturn)
	if got := v.told(); got.games != 3 {
		t.Errorf("%+v", got)
	}
}

// TestGamesOfAnotherWindow checks that they can be viewed and replayed, but not reset, and the page says whose
// they are, even if there are none.
func TestGamesOfAnotherWindow(t *testing.T) {
	for _, games := range []int{0, 10} {
		v := open(t, "en", nil)
		v.past, v.readOnly = storetest.Past(t, games, v.Now), true
		v.Stack.Open(v.page)
		if shown := strings.Join(v.ShownTexts(), "\n"); !strings.Contains(shown, v.words.Text(locales.SecondHistory)) {
			t.Errorf("the page says %q", shown)
		}
		for _, c := range v.Stack.Shown().Controls {
			if c.Name == "reset" {
				t.Error("a second window offers to reset")
			}
		}
	}
}
