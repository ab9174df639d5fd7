package controls

import (
	"sort"

	"simplesimon/ui/look"

	"fyne.io/fyne/v2"
)

// LongestPath returns the number of characters of a path that fit in a sentence in the line.
func LongestPath() int { return int(60 / look.Scaled(1)) }

// FirstPart returns the first n characters of a text, with an ellipsis if there are more.
func FirstPart(text string, n int) string {
	if letters := []rune(text); len(letters) > n {
		return string(letters[:n]) + "…"
	}
	return text
}

// LastPart returns the last n characters of a text, with an ellipsis if there are more.
func LastPart(text string, n int) string {
	if letters := []rune(text); len(letters) > n {
		return "…" + string(letters[len(letters)-n:])
	}
	return text
}

// OuterParts returns n characters of a text, half of them from either end, with an ellipsis for
// the rest.
func OuterParts(text string, n int) string {
	if letters := []rune(text); len(letters) > n {
		return string(letters[:(n+1)/2]) + "…" + string(letters[len(letters)-n/2:])
	}
	return text
}

// Shorten returns a text, or as long a part of it as fits a width.
func Shorten(text string, width, size float32, part func(text string, n int) string) string {
	fits := func(s string) bool { return fyne.MeasureText(s, size, fyne.TextStyle{}).Width <= width }
	if fits(text) {
		return text
	}
	tooMany := sort.Search(len([]rune(text)), func(n int) bool { return !fits(part(text, n)) })
	return part(text, max(0, tooMany-1))
}
