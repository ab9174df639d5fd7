package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/keyboard"
)

// TestStatisticsOverTheSettings checks that the state of the statistics page is kept while the settings cover
// it.
func TestStatisticsOverTheSettings(t *testing.T) {
	s := sitWithPast(t, 60, 0, "en")
	s.showStatistics()
	pick := s.Control("charts-of").(*controls.Choice)
	pick.SetSelected(pick.Options[1])
	s.Focus("as-table")
	s.Press(fyne.KeyReturn)
	before := s.ShownTexts()
	if !slices.Contains(before, s.words.Text(locales.HeadWeek)) {
		t.Error("the tables do not replace the charts")
	}
	s.Chord(fyne.KeyComma, keyboard.Ctrl)
	s.WantOpened("settings")
	s.Press(fyne.KeyEscape)
	s.WantOpened("statistics")
	if after := s.ShownTexts(); !slices.Equal(after, before) {
		t.Errorf("the page returns with %q, had %q", after, before)
	}
}
