package locales

import (
	"errors"
	"strings"

	"simplesimon/engine"
)

// Refusal returns the reminder for a refused move: a calm sentence naming the cards involved. It
// returns "" if err is not an *[engine.Refusal].
func (l *Localizer) Refusal(err error) string {
	r, _ := errors.AsType[*engine.Refusal](err)
	if r == nil || r.Reason == engine.None {
		return ""
	}
	data := refusalData{
		First:  l.cardWords(r.First),
		Target: l.cardWords(r.Target),
		Upper:  l.cardWords(r.Upper),
		Lower:  l.cardWords(r.Lower),
		Column: l.Number(r.Move.From),
	}
	if r.First != 0 {
		data.Needed = l.rankWords(r.First.Rank() + 1)
		data.Same = l.rankWords(r.First.Rank())
	}
	if r.Upper != 0 {
		data.Next = l.rankWords(r.Upper.Rank() - 1)
	}
	if r.Reason == engine.WrongRank {
		data.Gap = l.gap(rankGap(r))
	}
	return l.Format(refusalMessage(r), data)
}

// rankGap returns by how many ranks the target is higher than the first card. A legal move needs 1.
func rankGap(r *engine.Refusal) int {
	return int(r.Target.Rank()) - int(r.First.Rank())
}

// gap returns a number of ranks, in words if available, ignoring the sign.
func (l *Localizer) gap(n int) string {
	n = max(n, -n)
	word := l.Number(n)
	if words := strings.Fields(l.Text(SmallNumbers)); n >= 2 && n-2 < len(words) {
		word = words[n-2]
	}
	return l.Count(RankGap, n, gapData{Word: word})
}

// refusalMessage selects the sentence.
func refusalMessage(r *engine.Refusal) ID {
	switch r.Reason {
	case engine.BadColumn:
		return RefusalBadColumn
	case engine.SameColumn:
		return RefusalSameColumn
	case engine.EmptySource:
		return RefusalEmptySource
	case engine.BadCount:
		return RefusalBadCount
	case engine.NotASequence:
		return brokenSequence(r)
	case engine.MixedSuits:
		return RefusalMixedSuits
	case engine.OntoAce:
		return RefusalOntoAce
	case engine.KingNeedsEmpty:
		return RefusalKingNeedsEmpty
	case engine.WrongRank:
		return wrongRank(r)
	}
	return RefusalNoTarget
}

// brokenSequence distinguishes why two neighbours are out of order. With one or two suits they may
// be identical cards, which a sentence should not name twice.
func brokenSequence(r *engine.Refusal) ID {
	switch {
	case r.Upper == r.Lower:
		return RefusalSequenceTwins
	case r.Upper.Rank() == r.Lower.Rank():
		return RefusalSequenceEqual
	case r.Upper.Rank() == ace:
		return RefusalSequenceAce
	}
	return RefusalNotASequence
}

// wrongRank distinguishes in which way the ranks do not match.
func wrongRank(r *engine.Refusal) ID {
	switch gap := rankGap(r); {
	case gap > 1:
		return RefusalRankTooHigh
	case gap < 0:
		return RefusalRankTooLow
	}
	return RefusalRankEqual
}
