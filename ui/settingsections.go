package ui

import (
	"strings"

	"simplesimon/choices"
	"simplesimon/locales"
	"simplesimon/store"
)

// toggle is a setting that is on or off.
type toggle struct {
	trace      string
	name, text locales.ID
	on         *bool
}

// option is a setting with several values.
type option struct {
	trace  string
	name   locales.ID
	values []choices.Choice
	value  *string
}

// section is a part of the settings.
type section struct {
	title   locales.ID
	toggles []toggle
	options []option
}

func sections(s *store.Settings) []section {
	return []section{{
		locales.SectionPlaying, []toggle{
			{"double-click", locales.DoubleClickName, locales.DoubleClickText, &s.DoubleClick},
			{"select-and-place", locales.SelectAndPlaceName, locales.SelectAndPlaceText, &s.SelectAndPlace},
			{"single-click", locales.SingleClickName, locales.SingleClickText, &s.SingleClick},
			{"auto-place", locales.AutoPlaceName, locales.AutoPlaceText, &s.AutoPlace},
			{"placement-help", locales.PlacementHelpName, locales.PlacementHelpText, &s.PlacementHelp},
			{"interactive-rules", locales.InteractiveRulesName, locales.InteractiveRulesText, &s.InteractiveRules},
			{"keep-empty", locales.KeepEmptyName, locales.KeepEmptyText, &s.KeepEmpty},
			{"ask-restart", locales.AskRestartName, locales.AskRestartText, &s.AskRestart},
			{"show-score", locales.ShowScoreName, locales.ShowScoreText, &s.ShowScore},
			{"show-time", locales.ShowTimeName, locales.ShowTimeText, &s.ShowTime},
		}, nil,
	}, {
		locales.SectionCards, []toggle{
			{"four-colours", locales.FourColoursName, locales.FourColoursText, &s.FourColours},
			{"large-print", locales.LargePrintName, locales.LargePrintText, &s.LargePrint},
			{"letters", locales.LettersName, locales.LettersText, &s.InternationalLetters},
		}, nil,
	}, {
		locales.SectionTable, []toggle{
			{"felt", locales.FeltName, locales.FeltText, &s.Felt},
		}, []option{
			{"table", locales.TableName, choices.Of(choices.Tables), &s.Table},
			{"chrome", locales.ChromeName, choices.Themes, &s.Chrome},
			{"text-size", locales.TextSizeName, choices.Of(choices.TextSizes), &s.TextSize},
			{"speed", locales.SpeedName, choices.Of(choices.Speeds), &s.Speed},
		},
	}}
}

// settingNames returns the displayed names of settings, separated by commas, given their names in the file. It
// omits those without a displayed name.
func (w *Window) settingNames(fields []string) string {
	var s store.Settings
	var names []string
	for _, name := range fields {
		value := s.Value(name)
		for _, part := range sections(&s) {
			for _, t := range part.toggles {
				if value == t.on {
					names = append(names, w.words.Text(t.name))
				}
			}
			for _, o := range part.options {
				if value == o.value {
					names = append(names, w.words.Text(o.name))
				}
			}
		}
		if value == &s.Language {
			names = append(names, w.words.Text(locales.LanguageName))
		}
	}
	return strings.Join(names, ", ")
}
