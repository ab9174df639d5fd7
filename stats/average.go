package stats

// MovingAverages are the average scores of so many games each: of the first ones, of those from the
// second on, and so on to the last ones. There are none if the games are fewer.
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

// SinceFirst is the weeks from the first one with a game on.
func SinceFirst(weeks []Week) []Week {
	for i, w := range weeks {
		if w.Won+w.Lost > 0 {
			return weeks[i:]
		}
	}
	return nil
}
