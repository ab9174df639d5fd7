package table

import (
	"fmt"
	"slices"
	"testing"

	"simplesimon/engine"
)

// cursor returns where the keyboard cursor is; "" if it is hidden.
func (h *hands) cursor() string {
	if !h.g.keys.shown {
		return ""
	}
	return fmt.Sprintf("%d/%d", h.g.keys.col, h.g.keys.index)
}

func TestCursor(t *testing.T) {
	cases := []struct {
		name string
		do   func(h *hands)
		want string // column, from 1, and card, from 0
	}{
		{"hidden at first", func(h *hands) {}, ""},
		{"the first arrow shows it", func(h *hands) { h.g.arrow(right) }, "1/3"},
		{"Enter shows it too", func(h *hands) { h.g.enter() }, "1/3"},
		{"right goes to the last card of the next column", func(h *hands) { h.keys("→→") }, "2/0"},
		{"left of column 1 is column 10", func(h *hands) { h.keys("→←") }, "10/1"},
		{"right of column 10 is column 1", func(h *hands) { h.keys("→←→") }, "1/3"},
		{"up goes to the card before", func(h *hands) { h.keys("→↑") }, "1/2"},
		{"up stops at the first card", func(h *hands) { h.keys("→↑↑↑↑↑↑") }, "1/0"},
		{"down stops at the last card", func(h *hands) { h.keys("→↑↓↓↓") }, "1/3"},
		{"an empty column has a place for it", func(h *hands) { h.keys("→→→→→→") }, "6/0"},
		{"up and down stay on an empty column", func(h *hands) { h.keys("→→→→→→↑↓↓") }, "6/0"},
		{"all columns one after the other", func(h *hands) { h.keys("→→→→→→→→→→→") }, "1/3"},
		{"the pointer hides it", func(h *hands) { h.keys("→→"); h.press(h.bare()) }, ""},
		{"it comes back where it was", func(h *hands) { h.keys("→→"); h.click(h.bare()); h.keys("→") }, "2/0"},
		{"it follows a move", func(h *hands) { h.keys("→↑↑⏎→⏎") }, "2/3"},
		{"it stays at a refusal", func(h *hands) { h.keys("→↑↑⏎←⏎") }, "1/1"},
		{"it stays on a card when the cards go", func(h *hands) { h.keys("→↑↑⏎⏎") }, "1/0"},
		{"a digit takes it along", func(h *hands) { h.keys("0") }, "10/0"},
		{"it keeps to the cards of a new position", func(h *hands) { h.keys("→"); h.set(parse(h.t, "1: KS")) }, "1/0"},
		{"Escape leaves it where it is", func(h *hands) { h.keys("→→"); h.g.escape() }, "2/0"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			h := newHands(t, gestureBoard, firstOptions)
			c.do(h)
			if got := h.cursor(); got != c.want {
				t.Errorf("cursor %q, want %q", got, c.want)
			}
		})
	}
}

// keys types arrows, Enter (⏎), Escape (×) and digits.
func (h *hands) keys(text string) {
	for _, r := range text {
		switch r {
		case '←':
			h.g.arrow(left)
		case '→':
			h.g.arrow(right)
		case '↑':
			h.g.arrow(up)
		case '↓':
			h.g.arrow(down)
		case '⏎':
			h.g.enter()
		case '×':
			h.g.escape()
		case '0':
			h.g.digit(10)
		default:
			h.g.digit(int(r - '0'))
		}
	}
}

func TestKeyboard(t *testing.T) {
	type keyCase struct {
		name, keys string
		want       []string
		state      string
	}
	cases := []keyCase{
		{"Enter picks up the card at the cursor with those on it", "→↑↑⏎", nil, "keys hold 3 of 1 to 1"},
		{"right chooses the next column", "→↑↑⏎→", nil, "keys hold 3 of 1 to 2"},
		{"left of column 1 is column 10", "→⏎←", nil, "keys hold 1 of 1 to 10"},
		{"right of column 10 is column 1", "→←⏎→", nil, "keys hold 1 of 10 to 1"},
		{"up takes more cards", "→⏎↑", nil, "keys hold 2 of 1 to 1"},
		{"up takes no more than are a group", "→⏎↑↑↑↑", nil, "keys hold 3 of 1 to 1"},
		{"down takes fewer cards", "→↑↑⏎↓", nil, "keys hold 2 of 1 to 1"},
		{"down leaves one", "→↑↑⏎↓↓↓↓", nil, "keys hold 1 of 1 to 1"},
		{"the number can change over another column", "→⏎→↑↑", nil, "keys hold 3 of 1 to 2"},
		{"Enter puts down", "→↑↑⏎→⏎", []string{"1-3-2 by keyboard"}, ""},
		{"into an empty column", "→↑↑⏎→→→→→⏎", []string{"1-3-6 by keyboard"}, ""},
		{"a column that refuses: reminder, and nothing is held", "→↑↑⏎→→→→⏎", []string{"1-3-5: onto-ace by keyboard"}, ""},
		{"on the own column it lets go", "→↑↑⏎→←⏎", nil, ""},
		{"on the own column it lets go, all around", "→⏎→→→→→→→→→→⏎", nil, ""},
		{"on the own column after up and down", "→⏎↑↓⏎", nil, ""},
		{"Enter twice: to the best column", "→↑↑⏎⏎", []string{"1-3-3 by keyboard"}, ""},
		{"Enter twice without a column", "→→→→→→→→→→⏎⏎", []string{"10-1-6 by keyboard"}, ""},
		{"Escape lets go", "→↑↑⏎×", nil, ""},
		{"Escape lets go, over another column", "→↑↑⏎→×⏎", nil, "keys hold 3 of 1 to 1"},
		{"no group: the reminder, nothing held", "→↑↑↑⏎", []string{"4 of 1: not-a-sequence by keyboard"}, ""},
		{"suits mixed: the reminder, nothing held", "→→→→↑⏎", []string{"2 of 4: mixed-suits by keyboard"}, ""},
		{"an empty column: nothing to pick up", "→→→→→→⏎", nil, ""},
		{"an empty column twice", "→→→→→→⏎⏎", nil, ""},

		{"a digit picks up exactly the longest group", "1", nil, "keys hold 3 of 1 to 1"},
		{"0 is column 10", "0", nil, "keys hold 2 of 10 to 10"},
		{"a longest group of one", "4", nil, "keys hold 1 of 4 to 4"},
		{"the next digit puts it there", "12", []string{"1-3-2 by keyboard"}, ""},
		{"into an empty column by digit", "16", []string{"1-3-6 by keyboard"}, ""},
		{"to column 10", "90", []string{"9-1-10 by keyboard"}, ""},
		{"a column that refuses, by digit", "15", []string{"1-3-5: onto-ace by keyboard"}, ""},
		{"after a refusal the next digit picks up", "151", []string{"1-3-5: onto-ace by keyboard"}, "keys hold 3 of 1 to 1"},
		{"the same digit twice: to the best column", "11", []string{"1-3-3 by keyboard"}, ""},
		{"four digits: two moves", "1226", []string{"1-3-2 by keyboard", "2-3-6 by keyboard"}, ""},
		{"a digit, then fewer cards, then a digit", "1↓2", []string{"1-2-2: wrong-rank by keyboard"}, ""},
		{"a digit, then Enter: to the best column", "1⏎", []string{"1-3-3 by keyboard"}, ""},
		{"a digit, then right, then Enter", "1→⏎", []string{"1-3-2 by keyboard"}, ""},
		{"Enter, then a digit", "→↑⏎2", []string{"1-2-2: wrong-rank by keyboard"}, ""},
		{"a digit and Escape", "1×", nil, ""},
		{"a digit of an empty column: nothing to pick up", "6", nil, ""},
		{"the digit of an empty column twice", "66", nil, ""},
	}
	for _, c := range cases {
		runGestures(t, []gestureCase{{c.name, nil, func(h *hands) { h.keys(c.keys) }, c.want, c.state}})
		// Keys are independent of the pointer settings.
		runGestures(t, []gestureCase{{c.name + ", all settings off", func(o *Options) { *o = Options{} },
			func(h *hands) { h.keys(c.keys) }, c.want, c.state}})
	}
}

// TestPartByDigits checks that the second digit places the part of the longest group that fits.
func TestPartByDigits(t *testing.T) {
	const board = "1: KS 5H 4H 3H\n2: 5S\n3: 6C\n4: 9D\n5: 4S\n6:\n7: AC\n8: KD\n9: 3S\n10: 4C"
	cases := []struct {
		name, keys string
		want       []string
		state      string
	}{
		{"one card of three", "10", []string{"1-1-10 by keyboard"}, ""},
		{"two cards of three", "12", []string{"1-2-2 by keyboard"}, ""},
		{"all of them where all fit", "13", []string{"1-3-3 by keyboard"}, ""},
		{"all of them into an empty column", "16", []string{"1-3-6 by keyboard"}, ""},
		{"no part fits: the reminder is about all", "14", []string{"1-3-4: wrong-rank by keyboard"}, ""},
		{"nothing on an ace", "17", []string{"1-3-7: onto-ace by keyboard"}, ""},
		{"no part of what is not held", "19", []string{"1-3-9: wrong-rank by keyboard"}, ""},
		{"the same digit twice is about all", "11", []string{"1-3-6 by keyboard"}, ""},
		{"a number that was chosen stays", "1↓5", []string{"1-2-5: wrong-rank by keyboard"}, ""},
		{"so does one that was picked up by Enter", "→↑⏎5", []string{"1-2-5: wrong-rank by keyboard"}, ""},
		{"so does one that is put down by Enter", "1→⏎", []string{"1-3-2: wrong-rank by keyboard"}, ""},
		{"a digit after a chosen number begins anew", "1↓×15", []string{"1-1-5 by keyboard"}, ""},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			h := newHands(t, board, firstOptions)
			if h.keys(c.keys); !slices.Equal(h.log, c.want) || h.state() != c.state {
				t.Errorf("%q, %q is left; want %q", h.log, h.state(), c.want)
			}
		})
	}
}

func TestKeyboardWithoutTarget(t *testing.T) {
	for _, keys := range []string{"→⏎⏎", "11"} {
		h := newHands(t, crowded, firstOptions)
		h.keys(keys)
		if want := "1 of 1: no-target by keyboard"; len(h.log) != 1 || h.log[0] != want {
			t.Errorf("%s: %q, want %q", keys, h.log, want)
		}
		if h.state() != "" {
			t.Errorf("%s: %q is left", keys, h.state())
		}
	}
}

// TestKeysAfterPointer checks switching between keys and pointer.
func TestKeysAfterPointer(t *testing.T) {
	runGestures(t, []gestureCase{
		{"an arrow ends a selection", nil,
			func(h *hands) { h.click(h.last(1)); h.keys("→") },
			nil, ""},
		{"Enter ends a selection and picks up at the cursor", nil,
			func(h *hands) { h.keys("→→"); h.click(h.last(1)); h.keys("→⏎") },
			nil, "keys hold 1 of 2 to 2"},
		{"a digit ends a selection", nil,
			func(h *hands) { h.click(h.last(9)); h.keys("1") },
			nil, "keys hold 3 of 1 to 1"},
		{"a press lets go what keys hold", nil,
			func(h *hands) { h.keys("1"); h.press(h.bare()) },
			nil, ""},
		{"and is the beginning of a drag", nil,
			func(h *hands) { h.keys("9"); h.carry(1, 1, h.over(2, 100)); h.release() },
			[]string{"lift 3 of 1", "1-3-2 by drag"}, ""},
		{"a change from elsewhere lets go what keys hold", nil,
			func(h *hands) { h.keys("1"); h.set(h.tableau); h.keys("⏎") },
			nil, "keys hold 3 of 1 to 1"},
		{"Enter twice with a change between", nil,
			func(h *hands) { h.keys("→⏎"); h.set(h.tableau); h.keys("⏎") },
			nil, "keys hold 1 of 1 to 1"},
		{"a held key is no double click", nil,
			func(h *hands) { h.click(h.last(9)); h.keys("9×"); h.click(h.last(9)) },
			nil, "selected 1 of 9"},
	})
}

// TestWholeGameByDigits plays until only moves that need arrows remain: every move of a longest
// group takes two digits.
func TestWholeGameByDigits(t *testing.T) {
	h := newHands(t, gestureBoard, firstOptions)
	moves := 0
	for {
		next := engine.Move{}
		for m := range h.tableau.Moves() {
			if m.Count == h.tableau.Run(m.From) && h.tableau.Len(m.To) > 0 {
				next = m
				break
			}
		}
		if next.From == 0 {
			break
		}
		h.log = nil
		h.g.digit(next.From)
		h.g.digit(next.To)
		if want := next.String() + " by keyboard"; len(h.log) != 1 || h.log[0] != want {
			t.Fatalf("%q, want %q", h.log, want)
		}
		if moves++; moves > 100 {
			break
		}
	}
	if moves < 3 {
		t.Errorf("only %d moves", moves)
	}
}
