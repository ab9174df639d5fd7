package stats_test

import (
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/stats"
)

func date(t testing.TB, text string) stats.Date {
	t.Helper()
	d, err := stats.ParseDate(text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestDates(t *testing.T) {
	for _, text := range []string{"2026-11-30", "0001-01-01", "9999-12-31", "2024-02-29", "2000-02-29"} {
		if got := date(t, text).String(); got != text {
			t.Errorf("%s is parsed back as %s", text, got)
		}
	}
	for _, text := range []string{
		"", "2026-11-31", "2023-02-29", "1900-02-29", "0000-01-01", "2026-1-1", "26-11-30", "2026-11-30 ", " 2026-11-30", "2026/11/30", "2026-13-01",
		"2026-00-01", "2026-01-00", "-001-01-01", "12026-01-01", "2026-11-30T00:00:00Z", "２０２６-11-30",
	} {
		if d, err := stats.ParseDate(text); err == nil || d != (stats.Date{}) {
			t.Errorf("%q is %v, %v", text, d, err)
		}
	}
	if got := (stats.Date{}).String(); got != "" {
		t.Errorf("the zero Date is formatted as %q", got)
	}
}

// DateOf returns the day shown by the player's wall clock.
func TestDateOf(t *testing.T) {
	moment := time.Date(2026, 11, 30, 23, 30, 0, 0, time.UTC)
	for offset, want := range map[int]string{0: "2026-11-30", 3600: "2026-12-01", -3600 * 12: "2026-11-30", 3600 * 14: "2026-12-01"} {
		if got := stats.DateOf(moment.In(time.FixedZone("", offset))); got != date(t, want) {
			t.Errorf("with an offset of %d s: %v, want %s", offset, got, want)
		}
	}
}

func TestDateArithmetic(t *testing.T) {
	for _, c := range []struct {
		day    string
		add    int
		want   string
		monday string // of the week containing day
	}{
		{"2026-11-30", 1, "2026-12-01", "2026-11-30"}, // a Monday
		{"2026-12-06", 1, "2026-12-07", "2026-11-30"}, // a Sunday
		{"2026-12-31", 1, "2027-01-01", "2026-12-28"},
		{"2027-01-01", -1, "2026-12-31", "2026-12-28"}, // a week spanning two years
		{"2024-02-28", 1, "2024-02-29", "2024-02-26"},
		{"2024-03-01", -1, "2024-02-29", "2024-02-26"},
		{"2025-03-01", -1, "2025-02-28", "2025-02-24"},
		{"2026-03-29", 0, "2026-03-29", "2026-03-23"}, // daylight saving time begins in Europe
		{"2026-10-25", 7, "2026-11-01", "2026-10-19"}, // and ends
	} {
		d := date(t, c.day)
		if got := d.Add(c.add); got != date(t, c.want) {
			t.Errorf("%s + %d = %v, want %s", c.day, c.add, got, c.want)
		}
		if got := d.Monday(); got != date(t, c.monday) {
			t.Errorf("the Monday before %s is %v, want %s", c.day, got, c.monday)
		}
	}
	// Two thousand consecutive days, with a Monday every seven.
	d := date(t, "2023-12-25")
	for i := range 2000 {
		next := d.Add(1)
		if !d.Before(next) || next.Before(d) || d.Before(d) || next.Add(-1) != d {
			t.Fatalf("%v and %v are out of order", d, next)
		}
		if (d.Monday() == d) != (i%7 == 0) {
			t.Fatalf("%v: Monday %v", d, d.Monday())
		}
		d = next
	}
}

func TestDealOfADate(t *testing.T) {
	for suits, want := range map[engine.Suits]string{1: "SS1-S1-MMXMCBI", 2: "SS1-S2-QAWPIDO", 4: "SS1-S4-ZHBGTCW"} {
		if got := date(t, "2026-11-30").Deal(suits).String(); got != want {
			t.Errorf("%d suits: %s, want %s", suits, got, want)
		}
	}
}
