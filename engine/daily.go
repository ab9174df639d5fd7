package engine

// DealOfTheDay returns the deal of a calendar day, the same for everyone: year,
// month (1 to 12) and day (1 to 31) of the player's own calendar, whatever the
// time zone. It checks none of them; any numbers lead to a deal. How its number comes about is in docs/deal-of-the-day.md; it must
// never change.
func DealOfTheDay(s Suits, year, month, day int) Code {
	date := uint64(year)*10000 + uint64(month)*100 + uint64(day)
	return Code{Suits: s, Number: scramble(date*10+uint64(s)) % Deals}
}

// scramble is one step of SplitMix64 from the state x (Steele, Lea, Flood:
// "Fast splittable pseudorandom number generators", OOPSLA 2014): neighbouring
// days get deals that have nothing in common.
func scramble(x uint64) uint64 {
	x += 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}
