package ui

import (
	"errors"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/locales"
	"simplesimon/store"
	"simplesimon/store/storetest"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/uitest"
)

func TestFirstStart(t *testing.T) {
	s := sitDown(t, Options{})
	s.WantOpened("")
	if g := s.session.Game(); g.Code().Suits != engine.One || g.Moves() != 0 {
		t.Errorf("%v, %d moves", g.Code(), g.Moves())
	}
	s.wantGame(s.session.Game().Code().String(), 0, 0)
	again := sitDown(t, Options{Folder: s.folder})
	if again.session.Game().Position() != s.session.Game().Position() {
		t.Error("the second start deals different cards")
	}
}

func TestNewGameByKeys(t *testing.T) {
	cases := []struct {
		name  string
		last  int // answer to "How many suits?"
		keys  []fyne.KeyName
		suits engine.Suits
	}{
		{"Enter takes the last answer, 1", 1, []fyne.KeyName{fyne.KeyReturn}, engine.One},
		{"Enter takes the last answer, 2", 2, []fyne.KeyName{fyne.KeyEnter}, engine.Two},
		{"Space takes the last answer, 4", 4, []fyne.KeyName{fyne.KeySpace}, engine.Four},
		{"an arrow to the next", 1, []fyne.KeyName{fyne.KeyDown, fyne.KeyReturn}, engine.Two},
		{"two arrows", 1, []fyne.KeyName{fyne.KeyRight, fyne.KeyDown, fyne.KeyReturn}, engine.Four},
		{"an arrow back", 4, []fyne.KeyName{fyne.KeyUp, fyne.KeyReturn}, engine.Two},
		{"Tab", 1, []fyne.KeyName{fyne.KeyTab, fyne.KeyReturn}, engine.Two},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			folder := storetest.Folder(t)
			set := store.DefaultSettings()
			set.Suits = c.last
			if err := folder.SaveSettings(set); err != nil {
				t.Fatal(err)
			}
			s := sitAt(t, 5, Options{Folder: folder})
			s.Chord(fyne.KeyN, keyboard.Ctrl)
			s.WantOpened("new-game")
			for _, key := range c.keys {
				s.Press(key)
			}
			s.WantOpened("")
			code := s.session.Game().Code()
			if code.Suits != c.suits || code.String() == gametest.Code {
				t.Errorf("dealt %v, want %d suits", code, c.suits)
			}
			s.wantGame(code.String(), 0, 0)
			if kept, _, _ := folder.LoadSettings(); kept.Suits != int(c.suits) {
				t.Errorf("%d suits are offered next time", kept.Suits)
			}
			s.wantTableKeys()
		})
	}
}

// TestCancelKeepsTheGame checks that leaving a dialog in any way other than an answer changes nothing.
func TestCancelKeepsTheGame(t *testing.T) {
	ways := map[string]func(s *sitting){
		"Escape at new game": func(s *sitting) { s.Chord(fyne.KeyN, keyboard.Ctrl); s.Press(fyne.KeyEscape) },
		"Cancel at new game": func(s *sitting) { s.Chord(fyne.KeyN, keyboard.Ctrl); s.Focus("cancel"); s.Press(fyne.KeyReturn) },
		"Escape in the entry": func(s *sitting) {
			s.Chord(fyne.KeyN, keyboard.Ctrl)
			s.Focus("code-entry")
			s.Type("SS1-S4-AAAAAAA")
			s.Press(fyne.KeyEscape)
		},
		"Escape at restart":  func(s *sitting) { s.Chord(fyne.KeyR, keyboard.Ctrl); s.Press(fyne.KeyEscape) },
		"keep at restart":    func(s *sitting) { s.Chord(fyne.KeyR, keyboard.Ctrl); s.Focus("keep"); s.Press(fyne.KeyReturn) },
		"Escape at settings": func(s *sitting) { s.Chord(fyne.KeyComma, keyboard.Ctrl); s.Press(fyne.KeyEscape) },
		"Escape at the menu": func(s *sitting) { s.Press(fyne.KeyF10); s.Press(fyne.KeyEscape) },
	}
	for name, way := range ways {
		t.Run(name, func(t *testing.T) {
			s := sitAt(t, 5, Options{})
			way(s)
			s.WantOpened("")
			s.wantGame(gametest.Code, 5, 0)
			s.wantTableKeys()
		})
	}
}

func TestDealCode(t *testing.T) {
	const other = "SS1-S4-ZZZZZZZ"
	for _, deal := range []string{"Enter", "button"} {
		s := sitAt(t, 5, Options{})
		s.Chord(fyne.KeyN, keyboard.Ctrl)
		s.Focus("code-entry")
		s.Type(" ss1-s4-zzzzzzz ")
		if deal == "Enter" {
			s.Press(fyne.KeyReturn)
		} else {
			s.Focus("deal-code")
			s.Press(fyne.KeySpace)
		}
		s.WantOpened("")
		s.wantGame(other, 0, 0)
		if s.settings.Suits != 4 {
			t.Errorf("%s: %d suits are offered next time", deal, s.settings.Suits)
		}
	}
}

// TestBadCode checks that the dialog shows which part is wrong and an example of a valid code, and that nothing
// else changes; then a valid code is dealt.
func TestBadCode(t *testing.T) {
	for _, lang := range languages() {
		s := sitAt(t, 5, Options{Language: lang})
		before := s.settings
		s.Chord(fyne.KeyN, keyboard.Ctrl)
		s.Focus("code-entry")
		entry := s.Control("code-entry").(*controls.Entry)
		for _, text := range []string{"", "SS2-S1-AAAAABD", "SS1-S3-AAAAABD", "SS1-S1-AAA4ABD", "SS1-S1-AAAAAB", "SS1-S1-AAAAABDE", "SS1S1-AAAAABD"} {
			entry.SetText("")
			s.Type(text)
			s.Press(fyne.KeyReturn)
			s.WantOpened("new-game")
			_, err := engine.ParseCode(text)
			var wrong *engine.CodeError
			if !errors.As(err, &wrong) {
				t.Fatal(err)
			}
			want := locales.New(lang).CodeError(wrong)
			if shown := uitest.Texts(s.stack.Shown().Body); !contains(shown, want) || !strings.Contains(want, locales.ExampleCode) {
				t.Errorf("%s: %q shows %q, want %q", lang, text, shown, want)
			}
			s.wantGame(gametest.Code, 5, 0)
			if s.settings != before {
				t.Errorf("%q changes the settings", text)
			}
			if s.win.Canvas().Focused() != fyne.Focusable(entry) {
				t.Errorf("%q: the entry lost the focus", text)
			}
		}
		entry.SetText("SS1-S2-AAAAAAA")
		s.Press(fyne.KeyReturn)
		s.WantOpened("")
		s.wantGame("SS1-S2-AAAAAAA", 0, 0)
	}
}

// TestPasteCode checks that Ctrl+V opens the new-game dialog with the first valid code on the clipboard, which
// Enter deals, or shows a message if there is none.
func TestPasteCode(t *testing.T) {
	s := sitAt(t, 5, Options{})
	s.app.Clipboard().SetContent("I won SS1-S3-AAAAAAA no, SS1-S2-AAAAAAB! and SS1-S1-AAAAAAC")
	s.Chord(fyne.KeyV, keyboard.Ctrl)
	s.WantOpened("new-game")
	if got := s.Control("code-entry").(*controls.Entry).Text; got != "SS1-S2-AAAAAAB" {
		t.Errorf("the entry contains %q", got)
	}
	s.wantGame(gametest.Code, 5, 0)
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	s.wantGame("SS1-S2-AAAAAAB", 0, 0)

	s.app.Clipboard().SetContent("no code here")
	s.Chord(fyne.KeyV, keyboard.Ctrl)
	s.WantOpened("")
	if want := s.words.Format(locales.NoCodeOnClipboard, locales.CodeData{Code: locales.ExampleCode}); s.said() != want {
		t.Errorf("the line shows %q, want %q", s.said(), want)
	}
	s.wantGame("SS1-S2-AAAAAAB", 0, 0)
}

func TestCopyCode(t *testing.T) {
	for name, copy := range map[string]func(s *sitting){
		"keys":  func(s *sitting) { s.Chord(fyne.KeyC, keyboard.Ctrl) },
		"click": func(s *sitting) { test.Tap(s.bar.Controls()[5].Object.(*controls.Button)) },
	} {
		s := sitAt(t, 5, Options{})
		if !strings.Contains(strings.Join(uitest.Texts(s.bar.Box), " "), gametest.Code) {
			t.Errorf("the bar shows %q", s.bar.Controls()[5].Object.(*controls.Button).Text)
		}
		copy(s)
		if got := s.app.Clipboard().Content(); got != gametest.Code {
			t.Errorf("%s: the clipboard contains %q", name, got)
		}
		if want := s.words.Format(locales.CodeCopied, locales.CodeData{Code: gametest.Code}); s.said() != want {
			t.Errorf("%s: the line shows %q, want %q", name, s.said(), want)
		}
	}
}

// TestRestart checks that it asks only if a move was played or can be redone.
func TestRestart(t *testing.T) {
	s := sitAt(t, 0, Options{})
	s.Chord(fyne.KeyR, keyboard.Ctrl)
	s.WantOpened("")
	s.wantGame(gametest.Code, 0, 0)

	s = sitAt(t, 3, Options{})
	s.Chord(fyne.KeyR, keyboard.Ctrl)
	s.WantOpened("restart")
	s.wantGame(gametest.Code, 3, 0)
	s.Press(fyne.KeyReturn) // the safe answer is the default
	s.WantOpened("")
	s.wantGame(gametest.Code, 3, 0)
	s.Chord(fyne.KeyR, keyboard.Ctrl)
	s.Focus("restart")
	s.Press(fyne.KeyReturn)
	s.WantOpened("")
	s.wantGame(gametest.Code, 0, 0)
	if s.session.Game().Undoable() != 0 {
		t.Error("a restart can be undone")
	}

	s = sitAt(t, 1, Options{})
	s.Chord(fyne.KeyZ, keyboard.Ctrl)
	s.wantGame(gametest.Code, 0, 1)
	s.Chord(fyne.KeyR, keyboard.Ctrl)
	s.WantOpened("restart")
	s.Focus("restart")
	s.Press(fyne.KeyReturn)
	s.wantGame(gametest.Code, 0, 0)
}

// TestReplaceAsks checks that a deal or record from the command line replaces an unfinished game only after
// confirmation.
func TestReplaceAsks(t *testing.T) {
	const other = "SS1-S4-AAAAAAA"
	deal, err := engine.ParseCode(other)
	if err != nil {
		t.Fatal(err)
	}
	undone := gametest.Example(t, 1)
	undone.Undo()
	cases := []struct {
		name  string
		kept  *engine.Game
		asked bool
	}{
		{"nothing kept", nil, false},
		{"no move yet", gametest.Example(t, 0), false},
		{"moves", gametest.Example(t, 7), true},
		{"a move that could be redone", undone, true},
		{"a won game", gametest.Example(t, 49), false},
	}
	for _, c := range cases {
		for _, record := range []bool{false, true} {
			for _, answer := range []string{"replace", "keep-mine", "Escape"} {
				if !c.asked && answer != "replace" {
					continue
				}
				o := Options{Folder: storetest.Folder(t), Deal: &deal}
				want := other
				if record {
					o = Options{Folder: o.Folder, Record: gametest.Example(t, 12), Name: "mine.simon"}
					want = gametest.Code
				}
				if c.kept != nil {
					if err := o.Folder.SaveGame(*store.NewRunning(c.kept, true, time.Now())); err != nil {
						t.Fatal(err)
					}
				}
				s := sitDown(t, o)
				moves := s.session.Game().Moves()
				if !c.asked {
					s.WantOpened("")
					if record != (moves == 12) || s.session.Game().Code().String() != want {
						t.Errorf("%s, record %v: %v, %d moves", c.name, record, s.session.Game().Code(), moves)
					}
					continue
				}
				s.WantOpened("replace")
				s.wantGame(gametest.Code, c.kept.Moves(), c.kept.Redoable())
				if shown := strings.Join(uitest.Texts(s.stack.Shown().Body), " "); !strings.Contains(shown, want) || record != strings.Contains(shown, "mine.simon") {
					t.Errorf("%s: the question is %q", c.name, shown)
				}
				if answer == "Escape" {
					s.Press(fyne.KeyEscape)
				} else {
					s.Focus(answer)
					s.Press(fyne.KeyReturn)
				}
				s.WantOpened("")
				switch {
				case answer != "replace":
					s.wantGame(gametest.Code, c.kept.Moves(), c.kept.Redoable())
				case record:
					s.wantGame(gametest.Code, 12, 0)
				default:
					s.wantGame(other, 0, 0)
				}
			}
		}
	}
}

// TestWin checks that the message shows score and moves, copies the result, and deals the next game; starting
// after a won game shows it again.
func TestWin(t *testing.T) {
	for _, lang := range languages() {
		s := sitAt(t, 48, Options{Language: lang})
		s.WantOpened("")
		last := gametest.Example(t, 49).Played()[48]
		if !s.session.Play(last, "drag") {
			t.Fatal("the last move was refused")
		}
		s.WantOpened("win")
		s.wantGame(gametest.Code, 49, 0)
		words := locales.New(lang)
		won := locales.WonGame{Code: s.session.Game().Code(), Moves: 49, Score: 851}
		for _, figure := range []string{words.Text(locales.Easy), words.Number(851), words.Number(49)} {
			s.wantTold(figure, true)
		}
		s.Focus("copy-result")
		s.Press(fyne.KeyReturn)
		if got, want := s.app.Clipboard().Content(), words.Result(won); got != want {
			t.Errorf("%s: the clipboard contains %q, want %q", lang, got, want)
		}
		s.Press(fyne.KeyEscape)
		s.WantOpened("")
		s.wantGame(gametest.Code, 49, 0)

		again := sitDown(t, Options{Folder: s.folder, Language: lang})
		again.WantOpened("win")
		again.wantGame(gametest.Code, 49, 0)
		again.Focus("hard")
		again.Press(fyne.KeyReturn)
		again.WantOpened("")
		if g := again.session.Game(); g.Code().Suits != engine.Four || g.Moves() != 0 {
			t.Errorf("the next game is %v with %d moves", g.Code(), g.Moves())
		}
	}
}

// TestUndoAfterWin checks that undo works after a win too, and the message returns with the next win.
func TestUndoAfterWin(t *testing.T) {
	s := sitAt(t, 49, Options{})
	s.WantOpened("win")
	s.Press(fyne.KeyEscape)
	s.Chord(fyne.KeyZ, keyboard.Ctrl)
	s.wantGame(gametest.Code, 48, 1)
	s.WantOpened("")
	s.Chord(fyne.KeyY, keyboard.Ctrl)
	s.wantGame(gametest.Code, 49, 0)
	s.WantOpened("win")
}

// TestAllControlsByTab checks that every control of every dialog is reached by keyboard.
func TestAllControlsByTab(t *testing.T) {
	dialogs := map[string]func(s *sitting){
		"new-game": func(s *sitting) { s.Chord(fyne.KeyN, keyboard.Ctrl) },
		"restart":  func(s *sitting) { s.Chord(fyne.KeyR, keyboard.Ctrl) },
		"settings": func(s *sitting) { s.Chord(fyne.KeyComma, keyboard.Ctrl) },
		"menu":     func(s *sitting) { s.Press(fyne.KeyF10) },
		"win":      func(s *sitting) { s.session.Open(gametest.Example(s.T, 49), store.FromRecord) },
		"record":   func(s *sitting) { s.offerRecord(recorded{Game: gametest.Example(s.T, 49)}, "mine.simon") },
		"replay": func(s *sitting) {
			s.stack.Open(s.recordReplay(named("mine"), gametest.Example(s.T, 3).Code(), gametest.Example(s.T, 3).Played()))
		},
		"open-file": func(s *sitting) {
			s.files.Last, s.files.Access.Patience = s.T.TempDir(), time.Minute
			s.openRecordFile()
		},
		"save-file": func(s *sitting) { s.files.Last, s.files.Access.Patience = s.T.TempDir(), time.Minute; s.saveRecord() },
	}
	for name, open := range dialogs {
		s := sitAt(t, 5, Options{})
		open(s)
		s.WantOpened(name)
		if len(s.stack.Shown().Controls) == 0 {
			t.Errorf("%s has no controls", name)
		}
		for _, c := range s.stack.Shown().Controls {
			if d, ok := c.Object.(fyne.Disableable); ok && d.Disabled() {
				continue
			}
			s.Focus(c.Name)
		}
	}
}

// TestDotsOfTheMenu checks that exactly those commands that need more input than a confirmation have an
// ellipsis.
func TestDotsOfTheMenu(t *testing.T) {
	asks := map[string]bool{"new-game": true, "open-file": true, "save-file": true}
	for _, c := range new(Window).commands() {
		if c.name == "quit" || c.name == "full-screen" || c.hidden {
			continue
		}
		s := sitAt(t, 5, Options{})
		s.files.Last, s.files.Access.Patience = t.TempDir(), time.Minute
		s.session.Undo()
		s.app.Clipboard().SetContent(gametest.Code)
		c.do(s.Window)
		if dots := strings.HasSuffix(s.words.Text(c.text), "…"); dots != asks[s.Opened()] {
			t.Errorf("%s opens %q, ellipsis: %v", c.name, s.Opened(), dots)
		}
	}
}

// TestRestartSaysWhatIsLost checks that the question before a restart names the moves played and those that
// could be redone.
func TestRestartSaysWhatIsLost(t *testing.T) {
	for _, c := range []struct{ played, undone int }{{5, 0}, {5, 5}, {5, 2}} {
		for _, lang := range languages() {
			s := sitAt(t, c.played, Options{Language: lang})
			for range c.undone {
				s.session.Undo()
			}
			s.askRestart()
			s.WantOpened("restart")
			s.wantTold(s.words.Count(locales.RestartText, c.played-c.undone, nil), true)
			s.wantTold(s.words.Count(locales.RestartUndone, c.undone, nil), c.undone > 0 && c.undone < c.played)
		}
	}
}

// TestRestartAfterAWin checks that the question mentions neither lost moves nor continuing the game.
func TestRestartAfterAWin(t *testing.T) {
	for _, lang := range languages() {
		s := sitAt(t, 49, Options{Language: lang})
		s.askRestart()
		s.WantOpened("restart")
		s.wantTold(s.words.Text(locales.RestartTextWon), true)
		s.wantTold(s.words.Count(locales.RestartText, 49, nil), false)
		s.wantTold(s.words.Text(locales.KeepPlaying), false)
	}
}
