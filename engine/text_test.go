package engine_test

import (
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"testing"

	"simplesimon/engine"
)

var (
	_ encoding.TextMarshaler   = engine.Code{}
	_ encoding.TextUnmarshaler = (*engine.Code)(nil)
	_ encoding.TextMarshaler   = engine.Move{}
	_ encoding.TextUnmarshaler = (*engine.Move)(nil)
	_ encoding.TextMarshaler   = engine.Card(0)
	_ encoding.TextUnmarshaler = (*engine.Card)(nil)
)

// Codes, moves and cards are strings in JSON, as values and as keys, and round-trip.
func TestTextsInJSON(t *testing.T) {
	type all struct {
		Code  engine.Code
		Moves []engine.Move
		Cards map[engine.Card]int
	}
	value := all{
		Code:  engine.Code{Suits: engine.One, Number: 29},
		Moves: []engine.Move{{From: 10, Count: 12, To: 1}, {}, {From: math.MaxInt}},
		Cards: map[engine.Card]int{engine.NewCard(engine.Queen, engine.Hearts): 2},
	}
	data, err := json.Marshal(value)
	want := fmt.Sprintf(`{"Code":"SS1-S1-AAAAABD","Moves":["10-12-1","0-0-0","%d-0-0"],"Cards":{"QH":2}}`, math.MaxInt)
	if err != nil || string(data) != want {
		t.Fatalf("%s, %v; want %s", data, err, want)
	}
	var back all
	if err := json.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	if back.Code != value.Code || len(back.Moves) != 3 || back.Moves[0] != value.Moves[0] || back.Moves[2] != value.Moves[2] || back.Cards[engine.NewCard(engine.Queen, engine.Hearts)] != 2 {
		t.Errorf("%+v reads back as %+v", value, back)
	}
}

// Cards, codes and moves round-trip through their text.
func TestTextRoundTrip(t *testing.T) {
	for suit := engine.Spades; suit <= engine.Clubs; suit++ {
		for rank := engine.Ace; rank <= engine.King; rank++ {
			card, back := engine.NewCard(rank, suit), engine.Card(0)
			if text, err := card.MarshalText(); err != nil || string(text) != card.String() || back.UnmarshalText(text) != nil || back != card {
				t.Errorf("%v: %s, %v, back %v", card, text, err, back)
			}
		}
	}
	for _, code := range []engine.Code{{Suits: engine.Two}, {Suits: engine.Four, Number: engine.Deals - 1}} {
		var back engine.Code
		if text, err := code.MarshalText(); err != nil || string(text) != code.String() || back.UnmarshalText(text) != nil || back != code {
			t.Errorf("%v: %s, %v, back %v", code, text, err, back)
		}
	}
}

// Values that could not be parsed back are not marshalled, and unmarshalling invalid text changes
// nothing. Both return the parser's error.
func TestInvalidTexts(t *testing.T) {
	for _, code := range []engine.Code{{}, {Suits: 3, Number: 1}, {Suits: 12}, {Suits: 255}, {Suits: engine.One, Number: engine.Deals}} {
		text, err := code.MarshalText()
		if _, ok := errors.AsType[*engine.CodeError](err); !ok || text != nil {
			t.Errorf("%+v: %s, %v", code, text, err)
		}
	}
	for _, move := range []engine.Move{{From: -1, Count: 1, To: 2}, {From: 1, Count: -1, To: 2}, {From: 1, Count: 1, To: math.MinInt}} {
		text, err := move.MarshalText()
		if _, ok := errors.AsType[*engine.MoveError](err); !ok || text != nil {
			t.Errorf("%+v: %s, %v", move, text, err)
		}
	}
	for number := range 256 {
		card := engine.Card(number)
		text, err := card.MarshalText()
		_, wrong := errors.AsType[*engine.CardError](err)
		if isCard := card != 0 && engine.NewCard(card.Rank(), card.Suit()) == card; wrong == isCard || (err != nil) != wrong || (text == nil) == isCard {
			t.Errorf("%d: %s, %v", number, text, err)
		}
	}
	code, move, card := engine.Code{Suits: engine.Four}, engine.Move{From: 1}, engine.NewCard(engine.Ace, engine.Clubs)
	if _, ok := errors.AsType[*engine.CodeError](code.UnmarshalText([]byte("SS1-S3-AAAAABD"))); !ok || code.Suits != engine.Four {
		t.Errorf("%v", code)
	}
	if _, ok := errors.AsType[*engine.MoveError](move.UnmarshalText([]byte("1-2"))); !ok || move.From != 1 {
		t.Errorf("%v", move)
	}
	if _, ok := errors.AsType[*engine.CardError](card.UnmarshalText([]byte("--"))); !ok || card.Rank() != engine.Ace {
		t.Errorf("%v", card)
	}
}
