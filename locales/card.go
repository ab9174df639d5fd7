package locales

import (
	"unicode/utf8"

	"golang.org/x/text/cases"

	"simplesimon/engine"
)

// suitNames maps suits to messages.
var suitNames = map[engine.Suit]ID{
	engine.Spades:   SuitSpades,
	engine.Hearts:   SuitHearts,
	engine.Diamonds: SuitDiamonds,
	engine.Clubs:    SuitClubs,
}

// rankForms are the messages for the cards of a rank, filled in with suitData, and for the rank
// itself, filled in with rankData.
type rankForms struct {
	bare, subject, object   ID
	rankSubject, rankObject ID
}

var (
	aceForms    = rankForms{CardAce, CardAceSubject, CardAceObject, RankAceSubject, RankAceObject}
	numberForms = rankForms{CardNumber, CardNumberSubject, CardNumberObject, RankNumberSubject, RankNumberObject}
	jackForms   = rankForms{CardJack, CardJackSubject, CardJackObject, RankJackSubject, RankJackObject}
	queenForms  = rankForms{CardQueen, CardQueenSubject, CardQueenObject, RankQueenSubject, RankQueenObject}
	kingForms   = rankForms{CardKing, CardKingSubject, CardKingObject, RankKingSubject, RankKingObject}
)

// The ranks with names; the others go by their number.
const (
	ace   engine.Rank = 1
	jack  engine.Rank = 11
	queen engine.Rank = 12
	king  engine.Rank = 13
)

func formsOf(r engine.Rank) rankForms {
	switch r {
	case ace:
		return aceForms
	case jack:
		return jackForms
	case queen:
		return queenForms
	case king:
		return kingForms
	}
	return numberForms
}

// Suit returns the name of a suit as used in the name of a card: "spades".
func (l *Localizer) Suit(s engine.Suit) string {
	id, ok := suitNames[s]
	if !ok {
		return s.String()
	}
	return l.Text(id)
}

// Card returns the name of a card without an article: "ace of spades", "Karo-4".
func (l *Localizer) Card(c engine.Card) string {
	if c == 0 {
		return ""
	}
	return l.Format(formsOf(c.Rank()).bare, l.suitData(c))
}

func (l *Localizer) suitData(c engine.Card) suitData {
	return suitData{Suit: l.Suit(c.Suit()), Rank: l.Number(int(c.Rank()))}
}

// cardWords returns all forms of a card; all are empty for the zero Card.
func (l *Localizer) cardWords(c engine.Card) CardWords {
	if c == 0 {
		return CardWords{}
	}
	forms, data := formsOf(c.Rank()), l.suitData(c)
	subject := l.Format(forms.subject, data)
	return CardWords{
		Bare:    l.Format(forms.bare, data),
		Subject: subject,
		Object:  l.Format(forms.object, data),
		Opening: l.capital(subject),
	}
}

// rankWords returns the forms of an unspecified card of a rank; all are empty for an invalid rank.
func (l *Localizer) rankWords(r engine.Rank) RankWords {
	if r < ace || r > king {
		return RankWords{}
	}
	forms, data := formsOf(r), rankData{Rank: int(r)}
	return RankWords{
		Subject: l.Format(forms.rankSubject, data),
		Object:  l.Format(forms.rankObject, data),
	}
}

// Opening returns a phrase as written at the beginning of a line or sentence.
func (l *Localizer) Opening(phrase string) string { return l.capital(phrase) }

// capital capitalises a text at the beginning of a sentence.
func (l *Localizer) capital(text string) string {
	_, size := utf8.DecodeRuneInString(text)
	return cases.Upper(l.tag).String(text[:size]) + text[size:]
}
