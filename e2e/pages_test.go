package e2e_test

import (
	"slices"
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// overlay is a page or dialog over the table, with the ways to open it.
type overlay struct {
	name  string // in the trace
	item  string // of the menu
	key   string // "" if it has none
	leave string // button that changes nothing
}

var overlays = []overlay{
	{"rules", "rules", "F1", "close"},
	{"examples", "examples", "", "close"},
	{"keys", "keys", "", "close"},
	{"sources", "sources", "", "close"},
	{"statistics", "statistics", "", "close"},
	{"history", "history", "", "close"},
	{"position", "describe", "ctrl+d", "close"},
	{"settings", "settings", "ctrl+comma", "close"},
	{"new-game", "new", "ctrl+n", "cancel"},
	{"restart", "restart", "ctrl+r", "keep"},
	{"open-file", "open-record", "ctrl+o", "cancel"},
	{"save-file", "save-record", "ctrl+s", "cancel"},
}

// menuByKeys opens the menu and activates an item without the mouse.
func (s *seat) menuByKeys(item string) {
	s.t.Helper()
	s.ok(s.Key("F10"))
	s.see("the menu", desk.Opened("menu"))
	place := s.see("its items", func(e desk.Event) bool { return e.Event == "controls" && e.In == "menu" })
	hand := s.Hand()
	for _, c := range place.Controls {
		if c.Name == item {
			s.ok(hand.Key("Return").Do())
			return
		}
		// The arrows skip disabled items.
		off := c.Name == "undo" && s.Game.Undoable() == 0 || c.Name == "redo" && s.Game.Redoable() == 0
		if !off {
			hand.Key("Down")
		}
	}
	s.t.Fatalf("the menu has no item %q: %s", item, place)
}

// menuByMouse opens the menu and clicks an item.
func (s *seat) menuByMouse(item string) {
	s.t.Helper()
	s.ok(s.Press("bar", "menu"))
	s.see("the menu", desk.Opened("menu"))
	s.ok(s.Press("menu", item))
}

// plays fails unless the keyboard controls the game, so that a digit picks up a group and Escape
// cancels, or if anything in the game has changed since an event.
func (s *seat) plays(since int) {
	s.t.Helper()
	p := s.Game.Tableau()
	column := 1
	for p.Len(column) == 0 {
		column++
	}
	s.ok(s.Key(digit(column)))
	s.see("a group picked up by its digit", selected(column, p.Run(column)))
	s.ok(s.Key("Escape"))
	s.see("the end of that", selected(0, 0))
	events, err := s.From(since)
	s.ok(err)
	for _, e := range events {
		switch e.Event {
		case "move", "position", "undo", "redo", "restart", "reject":
			s.t.Errorf("something happened in the game: %s", e)
		}
	}
	s.ok(s.Agree())
}

// gameKeys would each do something on the table: change the game or open another page.
var gameKeys = []string{"ctrl+z", "ctrl+y", "ctrl+shift+z", "ctrl+r", "ctrl+n", "ctrl+d", "ctrl+v", "ctrl+o", "ctrl+s", "F1", "F10"}

// keysOver returns those that have no effect over a page: digits too, except where they choose a
// level.
func keysOver(page string) []string {
	if page == "new-game" {
		return gameKeys
	}
	return append(gameKeys[:len(gameKeys):len(gameKeys)], "1", "2", "1", "1")
}

// TestPages opens every page and dialog in every way, types the game's keys over it, and leaves it
// in every way. Nothing changes, nothing else opens, and the keyboard controls the game again
// afterwards.
func TestPages(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 10)
	s := sit(t, game)
	s.ok(s.Undo(func() error { return s.Key("ctrl+z") })) // so that there is also something to redo
	leaves := []struct {
		name string
		do   func(*seat, overlay) error
	}{
		{"Escape", func(s *seat, o overlay) error { return s.Key("Escape") }},
		{"its button", func(s *seat, o overlay) error { return s.Press(o.name, o.leave) }},
	}
	ways := []struct {
		name string
		do   func(*seat, overlay)
	}{
		{"by key", func(s *seat, o overlay) { s.ok(s.Key(o.key)) }},
		{"by menu and keys", func(s *seat, o overlay) { s.menuByKeys(o.item) }},
		{"by menu and mouse", func(s *seat, o overlay) { s.menuByMouse(o.item) }},
	}
	for _, o := range overlays {
		for i, way := range ways {
			if i == 0 && o.key == "" {
				continue
			}
			t.Run(o.name+" "+way.name, func(t *testing.T) {
				s := s.in(t)
				for _, leave := range leaves {
					since := s.mark()
					way.do(s, o)
					s.see("the page", desk.Opened(o.name))
					opened := s.mark()
					s.ok(s.Key(keysOver(o.name)...))
					s.ok(leave.do(s, o))
					s.see("its end by "+leave.name, desk.Closed(o.name))
					s.plays(since)
					events, err := s.From(opened)
					s.ok(err)
					for _, e := range events {
						if e.Event == "dialog" && (e.Open || e.Name != o.name) {
							t.Errorf("under the page: %s", e)
						}
					}
				}
			})
		}
	}
}

// TestMenuLeft opens and closes the menu without choosing anything.
func TestMenuLeft(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 10)
	s := sit(t, game)
	for _, leave := range []func() error{
		func() error { return s.Key("Escape") },
		func() error { return s.Click(s.grip(10, 1)) },
	} {
		since := s.mark()
		s.ok(s.Key("F10"))
		s.see("the menu", desk.Opened("menu"))
		s.ok(leave())
		s.see("its end", desk.Closed("menu"))
		s.plays(since)
	}
}

// TestMenuItems uses the items with an immediate effect.
func TestMenuItems(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 10)
	s := sit(t, game)
	for _, open := range []func(string){s.menuByKeys, s.menuByMouse} {
		s.ok(s.Undo(func() error { open("undo"); return nil }))
		s.ok(s.Redo(func() error { open("redo"); return nil }))
		release, err := s.display.SetClipboard("something else")
		s.ok(err)
		open("copy-code")
		s.clipboard("the code", game.Code().String())
		release()
		since := s.mark()
		s.ok(s.Key("Escape")) // dismisses the message about the copied code
		open("paste-code")
		s.see("the question", desk.Opened("new-game"))
		s.ok(s.Key("Escape"))
		s.see("its end", desk.Closed("new-game"))
		s.plays(since)
	}
	s.menuByKeys("quit")
	status, err := s.WaitEnd()
	s.ok(err)
	if status != 0 {
		t.Errorf("the program ended with status %d: %s", status, s.Said())
	}
}

// TestReminderOpensItsRule breaks rules and opens the linked rule of each reminder.
func TestReminderOpensItsRule(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		reason  engine.Reason
		section string
	}{
		{engine.NotASequence, "groups"}, {engine.MixedSuits, "groups"}, {engine.OntoAce, "placing"},
		{engine.KingNeedsEmpty, "placing"}, {engine.WrongRank, "placing"},
	} {
		t.Run(c.reason.String(), func(t *testing.T) {
			game, m := find(t, "a move refused as "+c.reason.String(), func(p *engine.Tableau, m engine.Move) bool {
				return p.Check(m) == c.reason
			})
			s := sit(t, game)
			since := s.mark()
			s.ok(s.arrows(m))
			s.refused(c.reason, "keyboard")
			if c.reason == engine.WrongRank {
				s.ok(s.Press("line", "rule"))
			} else { // the reminder's button is the last one before the table
				s.ok(s.Key("shift+Tab", "Return"))
			}
			s.see("the rules", desk.Opened("rules"))
			e := s.see("their section", desk.Kind("section"))
			if e.Section != c.section {
				t.Errorf("the rules open at %q, want %q", e.Section, c.section)
			}
			s.ok(s.Key("Escape", "Escape")) // the first dismisses the reminder
			s.see("their end", desk.Closed("rules"))
			events, err := s.From(since)
			s.ok(err)
			for _, e := range events {
				if e.Event == "move" || e.Event == "position" {
					t.Errorf("something changed: %s", e)
				}
			}
			s.plays(s.mark())
		})
	}
}

// TestContentsAndSearch opens sections of the rules from the contents, and searches.
func TestContentsAndSearch(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 10)
	s := sit(t, game)
	since := s.mark()
	s.ok(s.Key("F1"))
	s.see("the rules", desk.Opened("rules"))
	place := s.see("what is in them", func(e desk.Event) bool { return e.Event == "controls" && e.In == "rules" })
	var sections []string
	for _, c := range place.Controls {
		if c.Name != "search" && c.Name != "close" {
			sections = append(sections, c.Name)
		}
	}
	for _, want := range []string{"scoring", "empty-column", "spider", "groups"} {
		if !slices.Contains(sections, want) {
			t.Fatalf("the contents are %q, without %q", sections, want)
		}
		s.ok(s.Press("rules", want))
		if e := s.see("the section", desk.Kind("section")); e.Section != want {
			t.Errorf("opened %q, want %q", e.Section, want)
		}
	}
	// The number occurs in one section only, so this is the one shown when the page reopens.
	s.ok(s.Press("rules", "search"))
	s.ok(s.Type("851"))
	s.ok(s.Key("ctrl+a", "ctrl+c")) // apply to the entry
	s.clipboard("the search", "851")
	s.overSettings("rules", nil)
	if e := s.see("the section", desk.Kind("section")); e.Section != "scoring" {
		t.Errorf("the search shows %q, want the scoring", e.Section)
	}
	// The reopened page has an empty search. Escape ends a search first, and then leaves the page.
	s.ok(s.Press("rules", "search"))
	s.ok(s.Type("1"))
	s.ok(s.Key("Escape", "Escape"))
	s.see("the end of the rules", desk.Closed("rules"))
	s.plays(since)
}

// overSettings opens the settings over a page, does something there, and returns to the page.
func (s *seat) overSettings(page string, do func()) {
	s.t.Helper()
	s.ok(s.Key("ctrl+comma"))
	s.see("the settings", desk.Opened("settings"))
	if do != nil {
		do()
	}
	s.ok(s.Key("Escape"))
	s.see("the page again", desk.Opened(page))
}

// languages are those listed in the settings after the system's, in order.
var languages = []string{"de", "en", "es"}

// speak chooses a language in the open settings by keyboard: it is the first control, which Tab
// reaches from the last one.
func (s *seat) speak(lang string) {
	s.t.Helper()
	hand := s.Hand().Key("Tab").Key("Return").Key("Home")
	for range slices.Index(languages, lang) + 1 {
		hand.Key("Down")
	}
	s.ok(hand.Key("Return").Do())
	if e := s.see("another language", desk.Kind("language")); e.Language != lang {
		s.t.Fatalf("the language is %q, want %q", e.Language, lang)
	}
	s.see("the settings in it", desk.Opened("settings"))
}

// TestLanguageOverPage changes the language while pages are open. They reopen at the same place in
// the new language.
func TestLanguageOverPage(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 10)
	s := sit(t, game)
	since := s.mark()
	s.menuByKeys("examples")
	s.see("the example", desk.Kind("replay"))
	s.ok(s.Key("Right", "Right", "Right"))
	english := s.see("the third step", atStep(3))
	told := map[string]string{english.Text: "en"}
	for _, lang := range []string{"es", "de"} {
		s.overSettings("examples", func() { s.speak(lang) })
		e := s.see("the third step", atStep(3))
		if other, known := told[e.Text]; known {
			t.Errorf("in %s as in %s: %q", lang, other, e.Text)
		}
		told[e.Text] = lang
	}
	s.overSettings("examples", func() { s.speak("en") })
	if e := s.see("the third step", atStep(3)); e.Text != english.Text || e.Note != english.Note {
		t.Errorf("in English again: %s, want %s", e, english)
	}
	s.ok(s.Key("Escape"))
	s.see("the end of the page", desk.Closed("examples"))
	s.plays(since)

	s.ok(s.Key("F1"))
	s.see("the rules", desk.Opened("rules"))
	for i, section := range []string{"groups", "app", "at-a-glance"} {
		s.ok(s.Press("rules", section))
		s.see("the section", desk.Kind("section"))
		s.overSettings("rules", func() { s.speak([]string{"de", "es", "en"}[i]) })
		if e := s.see("the section", desk.Kind("section")); e.Section != section {
			t.Errorf("the rules reopen at %q, want %q", e.Section, section)
		}
	}
	s.ok(s.Key("Escape"))
	s.see("the end of the rules", desk.Closed("rules"))
	s.plays(since)
}

// atStep matches the event of a step of a replay.
func atStep(step int) func(desk.Event) bool {
	return func(e desk.Event) bool { return e.Event == "replay" && e.Step == step }
}
