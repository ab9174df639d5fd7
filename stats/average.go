package stats

// MovingAverages returns the average scores over a sliding window of the given number of games. It
// returns nothing if there are fewer games.
func MovingAverages(games []Game, over int) []float64 {
	var averages []float64
	for end := over; over > 0 && end <= len(games); end++ {
		sum := 0
		for _, g := range games[end-over : end] {
			sum += g.Score
		}
		averages = append(averages, float64(sum)/float64(over))
	}
	return averages
}

// SinceFirst drops the weeks before the first one with a game.
func SinceFirst(weeks []Week) []Week {
	for i, w := range weeks {
		if w.Won+w.Lost > 0 {
			return weeks[i:]
		}
	}
	return nil
}
