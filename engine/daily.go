package engine

// DealOfTheDay returns the deal of a calendar day, which is the same for everyone: year, month (1
// to 12) and day (1 to 31) by the player's own calendar, independent of the time zone. It does not
// check them; any numbers yield a deal. docs/deal-of-the-day.md specifies the algorithm, which
// must never change.
func DealOfTheDay(s Suits, year, month, day int) Code {
	date := uint64(year)*10000 + uint64(month)*100 + uint64(day)
	return Code{Suits: s, Number: scramble(date*10+uint64(s)) % Deals}
}

// scramble is one step of SplitMix64 from state x (Steele, Lea, Flood: "Fast splittable
// pseudorandom number generators", OOPSLA 2014). It makes the deals of neighbouring days
// unrelated.
func scramble(x uint64) uint64 {
	x += 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}
