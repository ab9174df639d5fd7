package stats

import (
	"slices"

	"simplesimon/engine"
)

// ScoresOfLast returns the last n games with the given number of suits, or of all games if suits
// is 0, in the order in which they ended.
func ScoresOfLast(games []Game, suits engine.Suits, n int) []Game {
	var last []Game
	for i := len(games) - 1; i >= 0 && len(last) < n; i-- {
		if suits == 0 || games[i].Code.Suits == suits {
			last = append(last, games[i])
		}
	}
	slices.Reverse(last)
	return last
}

// Week is the number of games won and not won in a week.
type Week struct {
	Monday    Date
	Won, Lost int
}

// WinsByWeek returns the given number of weeks up to the one containing today, earliest first,
// including weeks without games. It counts the games with the given number of suits, or all games
// if suits is 0.
func WinsByWeek(games []Game, suits engine.Suits, weeks int, today Date) []Week {
	list := make([]Week, max(0, weeks))
	index := make(map[Date]int, len(list))
	for i := range list {
		list[i].Monday = today.Monday().Add(-7 * (len(list) - 1 - i))
		index[list[i].Monday] = i
	}
	for _, g := range games {
		i, shown := index[DateOf(g.Ended).Monday()]
		switch {
		case !shown || suits != 0 && g.Code.Suits != suits:
		case g.Won:
			list[i].Won++
		default:
			list[i].Lost++
		}
	}
	return list
}

// Bar is the number of games won in From to To moves, inclusive.
type Bar struct {
	From, To, Games int
}

// MovesDistribution returns a histogram of the won games by number of moves: at most the given
// number of contiguous bars of equal, round width, fewest moves first. It counts the games with
// the given number of suits, or all games if suits is 0.
func MovesDistribution(games []Game, suits engine.Suits, bars int) []Bar {
	var moves []int
	for _, g := range games {
		if g.Won && (suits == 0 || g.Code.Suits == suits) {
			moves = append(moves, g.Moves)
		}
	}
	if len(moves) == 0 || bars <= 0 {
		return nil
	}
	first, last := slices.Min(moves), slices.Max(moves)
	width := 1
	for last/width-first/width >= bars {
		width = Rounder(width)
	}
	list := make([]Bar, last/width-first/width+1)
	for i := range list {
		from := (first/width + i) * width
		list[i].From, list[i].To = from, from+width-1
	}
	for _, m := range moves {
		list[m/width-first/width].Games++
	}
	return list
}

// Rounder returns the successor of width among the round numbers 1, 2, 5, 10, 20, 50, …
func Rounder(width int) int {
	lead := width
	for lead >= 10 {
		lead /= 10
	}
	if lead == 2 {
		return width / 2 * 5
	}
	return width * 2
}
