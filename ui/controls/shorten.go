package controls

import (
	"sort"

	"simplesimon/ui/look"

	"fyne.io/fyne/v2"
)

// LongestPath is how many characters of a path a sentence in the line has room for.
func LongestPath() int { return int(60 / look.Scaled(1)) }

// FirstPart is the first n characters of a text, with dots if there are more.
func FirstPart(text string, n int) string {
	if letters := []rune(text); len(letters) > n {
		return string(letters[:n]) + "…"
	}
	return text
}

// LastPart is the last n characters of a text, with dots if there are more.
func LastPart(text string, n int) string {
	if letters := []rune(text); len(letters) > n {
		return "…" + string(letters[len(letters)-n:])
	}
	return text
}

// OuterParts is n characters of a text, half of them from either end, with dots in the place of the
// others.
func OuterParts(text string, n int) string {
	if letters := []rune(text); len(letters) > n {
		return string(letters[:(n+1)/2]) + "…" + string(letters[len(letters)-n/2:])
	}
	return text
}

// Shorten is a text, or as long a part of it as has room in a width.
func Shorten(text string, width, size float32, part func(text string, n int) string) string {
	fits := func(s string) bool { return fyne.MeasureText(s, size, fyne.TextStyle{}).Width <= width }
	if fits(text) {
		return text
	}
	tooMany := sort.Search(len([]rune(text)), func(n int) bool { return !fits(part(text, n)) })
	return part(text, max(0, tooMany-1))
}
