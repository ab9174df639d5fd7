package locales

import (
	"reflect"
	"slices"
	"strings"
)

// pageSamples returns the data for the messages of the pages.
func pageSamples() map[ID]any {
	words := CardWords{Bare: "bare", Subject: "subject", Object: "object", Opening: "Opening"}
	move := moveData{
		Count: "12 cards", Range: "range", First: words, Last: words, Target: words, Under: words,
		From: "1", To: "2", Moves: "3 moves", Score: "4 points", Removed: "none",
	}
	cursor := cursorData{"3", "5", "7", words}
	holding := holdingData{"held", "5"}
	pair := pairData{"head", "last"}
	shown := figures{}
	fill(&shown)
	all := map[ID]any{
		NothingFound: QueryData{"query"},
		MoveOf:       MoveOfData{"27", "49"},
		TimePlayed:   TimeData{"1:02"},

		PictureAllowed: toldData{"told"},
		PictureRefused: toldData{"told"},
		SourcesArticle: nameData{"name"},
		SourcesDesktop: nameData{"name"},
		SourcesAndroid: nameData{"name"},
		SourcesGo:      nameData{"name"},
		SourcesLibrary: SourceData{"name", "place", "licence"},

		ListPair: pair, ListLast: pair, PositionPair: pair, SentencePair: pair, KeyPair: pair,
		RankNumber: rankData{8},
		GroupRange: rangeData{"high", "low", "suit"},
		GroupPair:  rangeData{"high", "low", "suit"},

		PositionWords:       positionData{"removed", "columns"},
		PositionRemoved:     removedData{"count", "suits"},
		PositionFirstColumn: columnData{"1", "cards"},
		PositionColumn:      columnData{"2", "cards"},

		MoveCompleting: toldData{"told"},
		MoveNumbered:   numberedData{"27", "told"},
		HoldingColumn:  cursor,
		HeldCards:      move,
		DateWords:      dateData{5, "month", 2026},
		ShortDateWords: dateData{5, "month", 2026},
		DayMonthWords:  dateData{5, "month", 2026},
		MonthYear:      dateData{5, "month", 2026},
		WeekdayDate:    weekdayData{"weekday", "date"},

		DayLevels:        LevelsData{"levels"},
		DayOfLevel:       LevelMarkData{"level", "mark"},
		DayLevelDate:     LevelDateData{"level", "date"},
		DayTold:          DateData{"date"},
		DayOfDate:        DateData{"date"},
		DayToday:         DateData{"date"},
		DayToldLater:     DateData{"date"},
		DayStreak:        DaysData{"days"},
		DayStreakLongest: DaysData{"days"},

		PercentWords:  percentData{"54"},
		DayRuns:       DayRunsData{"1 day", "2 days"},
		LevelSuits:    LevelSuitsData{"level", "suits"},
		ChartItem:     ChartItemData{"title", "item"},
		TipScore:      TipScoreData{"date", "won", "points"},
		TipWeek:       TipWeekData{"date", "last", "won", "lost"},
		TipMoves:      TipMovesData{"moves", "games"},
		MovesRange:    RangeData{"1", "2"},
		MovesBin:      RangeData{"1", "2"},
		LegendAverage: AverageData{"10 games"},
		FilterSuits:   ValueData{"all"},
		GamesShown:    ShownData{"1", "2 games"},
		GameDetails:   GameData{"date", "clock", "won", "points", "moves", "played", "removed"},
		ReplayTitle:   DateData{"date"},
		ResetDone:     PathData{"path"},
		ResetFailed:   ReasonData{"reason"},
	}
	for _, id := range IDs() {
		name := string(id)
		switch first, _, _ := strings.Cut(name, "-"); {
		case all[id] != nil:
		case slices.Contains([]string{"glance", "layout", "suits", "placing", "groups", "empty", "removed", "end", "variants", "scoring", "app", "spider"}, first):
			all[id] = shown
		case first == "note":
			all[id] = noteData{move, shown}
		case first == "move" || first == "split" || first == "column" || first == "undone":
			all[id] = move
		case first == "cursor":
			all[id] = cursor
		case first == "holding":
			all[id] = holding
		}
	}
	return all
}

// fill gives every field of figures a distinct text.
func fill(f *figures) {
	v := reflect.ValueOf(f).Elem()
	for i := range v.NumField() {
		v.Field(i).SetString(v.Type().Field(i).Name)
	}
}
