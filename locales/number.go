package locales

import (
	"math"
	"strconv"
	"strings"
)

// minus is an en dash, which is as wide as a plus sign; a hyphen is easily overlooked. The
// mathematical minus sign (U+2212) is missing from the toolkit's fonts, which are the only ones in
// a browser.
const minus = "\u2013"

// Number formats n in the language's style: 1.234 in German, 1,234 in English, 1234 in Spanish. A
// negative number starts with a sign as wide as a plus.
func (l *Localizer) Number(n int) string {
	digits := strconv.Itoa(n)
	digits, negative := strings.CutPrefix(digits, "-")
	digits = group(digits, l.Text(FourDigits), l.Text(FiveDigits))
	if negative {
		return minus + digits
	}
	return digits
}

// group groups the digits by threes, following two samples for the numbers 1234 and 12345.
func group(digits, four, five string) string {
	separator := strings.TrimSuffix(strings.TrimPrefix(five, "12"), "345")
	if separator == "" || len(digits) < 4 || len(digits) == 4 && four == "1234" {
		return digits
	}
	head := (len(digits)-1)%3 + 1
	var b strings.Builder
	b.WriteString(digits[:head])
	for i := head; i < len(digits); i += 3 {
		b.WriteString(separator)
		b.WriteString(digits[i : i+3])
	}
	return b.String()
}

// Percent returns part as a percentage of whole: "54%". It returns 100 only for the whole, and 0
// only for nothing.
func (l *Localizer) Percent(part, whole int) string {
	percent := 0
	if whole > 0 {
		percent = int(math.Round(100 * float64(part) / float64(whole)))
	}
	switch {
	case part > 0 && percent == 0:
		percent = 1
	case part < whole && percent == 100:
		percent = 99
	}
	return l.Format(PercentWords, percentData{l.Number(percent)})
}

type percentData struct{ Number string }
