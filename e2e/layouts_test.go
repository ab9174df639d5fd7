package e2e_test

import (
	"testing"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// layout is a keyboard layout as named by setxkbmap.
type layout struct{ name, variant string }

func (l layout) String() string { return l.name + l.variant }

// X key codes, named by their labels on a US keyboard.
const (
	codeOf1       = 10 // then 2 to 9 and 0
	codeOfQ       = 24
	codeOfZ       = 52
	codeOfN       = 57
	codeOfComma   = 59
	codeOfKeypad4 = 83
	codeOfKeypad6 = 85
)

// picks presses keys one by one, each followed by Escape, and checks that the longest groups of
// the columns are picked up.
func (s *seat) picks(columns []int, codes []int, held ...string) {
	s.t.Helper()
	h := s.Hand()
	for _, code := range codes {
		h.KeyAt(code, held...).Key("Escape")
	}
	s.ok(h.Do())
	events, err := s.WaitAll(2*len(codes), "the selections", desk.Kind("select"))
	s.ok(err)
	for i, col := range columns {
		if e := events[2*i]; !selected(col, s.Game.Tableau().Run(col))(e) {
			s.t.Errorf("key %d with %v: %s, want column %d", codes[i], held, e, col)
		}
	}
}

// from returns ten consecutive codes.
func from(code int) (codes []int) {
	for i := range engine.Columns {
		codes = append(codes, code+i)
	}
	return codes
}

// TestDigitsInAllLayouts picks up every column by the row of digits, whatever the layout assigns
// to it, with and without Shift. Where digits are in another order, the digit typed counts.
func TestDigitsInAllLayouts(t *testing.T) {
	t.Parallel()
	s := sit(t, dealt(t, "SS1-S4-TTOAMLN"))
	row := from(1) // the columns
	for _, l := range []layout{
		{"us", ""}, {"fr", ""}, {"be", ""}, {"cz", ""}, {"sk", ""}, {"lt", ""}, {"vn", ""}, {"ir", ""}, {"in", ""},
		{"th", ""}, {"fr", "bepo"}, {"ara", ""}, {"gr", ""}, {"il", ""}, {"de", ""}, {"ru", ""},
	} {
		t.Run(l.String(), func(t *testing.T) {
			s := s.in(t)
			s.ok(s.display.Layout(l.name, l.variant))
			s.picks(row, from(codeOf1))
			if l.name == "th" {
				s.picks([]int{1, 1, 2, 3, 4, 6, 7, 5, 6, 7}, from(codeOf1), "shift")
			} else {
				s.picks(row, from(codeOf1), "shift")
			}
		})
	}
	t.Run("the programmer's Dvorak", func(t *testing.T) {
		s := s.in(t)
		s.ok(s.display.Layout("us", "dvp"))
		s.picks([]int{7, 5, 3, 1, 9, 10, 2, 4, 6, 8}, from(codeOf1+1), "shift")
	})
}

// TestShortcutsInAllLayouts undoes, redoes, and opens New game and the settings by the keys that a
// player of each layout presses.
func TestShortcutsInAllLayouts(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 5)
	s := sit(t, game)
	for _, c := range []struct {
		layout
		z, n, comma int
	}{
		{layout{"us", ""}, codeOfZ, codeOfN, codeOfComma},
		{layout{"de", ""}, 29, codeOfN, codeOfComma},
		{layout{"fr", ""}, 25, codeOfN, 58},
		{layout{"us", "dvorak"}, 61, 46, 25},
		{layout{"fr", "bepo"}, 34, 47, 42},
		{layout{"cz", ""}, 29, codeOfN, codeOfComma},
		{layout{"ru", ""}, codeOfZ, codeOfN, codeOfComma},
		{layout{"gr", ""}, codeOfZ, codeOfN, codeOfComma},
		{layout{"il", ""}, codeOfZ, codeOfN, 48},
		{layout{"ir", ""}, codeOfZ, codeOfN, codeOfComma},
		{layout{"ara", ""}, codeOfZ, codeOfN, codeOfComma},
		{layout{"th", ""}, codeOfZ, codeOfN, codeOfComma},
		{layout{"in", ""}, codeOfZ, codeOfN, codeOfComma},
		{layout{"tr", ""}, codeOfZ, codeOfN, 51},
	} {
		t.Run(c.layout.String(), func(t *testing.T) {
			s := s.in(t)
			s.ok(s.display.Layout(c.name, c.variant))
			s.ok(s.Undo(func() error { return s.Hand().KeyAt(c.z, "ctrl").Do() }))
			s.ok(s.Redo(func() error { return s.Hand().KeyAt(c.z, "ctrl", "shift").Do() }))
			for name, code := range map[string]int{"new-game": c.n, "settings": c.comma} {
				s.ok(s.Hand().KeyAt(code, "ctrl").Do())
				s.see(name, desk.Opened(name))
				s.ok(s.Key("Escape"))
				s.see("its end", desk.Closed(name))
			}
		})
	}
}

// TestQuitInAllLayouts checks that Ctrl+Q quits by letter if the layout has a Q, and otherwise by
// position.
func TestQuitInAllLayouts(t *testing.T) {
	t.Parallel()
	game, _ := example(t, 5)
	s := sit(t, game)
	for _, c := range []struct {
		layout
		q int
	}{
		{layout{"fr", ""}, 38}, {layout{"ru", ""}, codeOfQ}, {layout{"il", ""}, codeOfQ}, {layout{"gr", ""}, codeOfQ},
	} {
		s.ok(s.display.Layout(c.name, c.variant))
		s.ok(s.Hand().KeyAt(c.q, "ctrl").Do())
		if status, err := s.WaitEnd(); err != nil || status != 0 {
			t.Fatalf("%v: status %d, %v", c.layout, status, err)
		}
		s.start("")
	}
}

// TestKeypad checks that the keypad types digits with NumLock, and moves the cursor without.
func TestKeypad(t *testing.T) {
	t.Parallel()
	s := sit(t, dealt(t, "SS1-S4-TTOAMLN"))
	s.ok(s.Hand().KeyAt(codeOfKeypad6).KeyAt(codeOfKeypad6).KeyAt(codeOfKeypad6).KeyAt(codeOfKeypad4).Key("Return").Do())
	s.see("the selection", func(e desk.Event) bool { return e.Event == "select" && e.Column == 2 })
	s.ok(s.Key("Escape"))
	s.see("the end of the selection", selected(0, 0))
	s.ok(s.Hand().Key("Num_Lock").KeyAt(codeOfKeypad4).Do())
	s.see("the selection", selected(4, s.Game.Tableau().Run(4)))
}
