package locales

// The Statistics page; by Text unless a comment says otherwise.
const (
	PageStatistics ID = "page-statistics"
	ReadingGames   ID = "reading-games"
	NoGames        ID = "no-games"

	StatPlayed       ID = "stat-played"
	StatWon          ID = "stat-won"
	StatPercent      ID = "stat-percent"
	StatRun          ID = "stat-run"
	StatLongestRun   ID = "stat-longest-run"
	StatBestScore    ID = "stat-best-score"
	StatAverageScore ID = "stat-average-score"
	StatFewestMoves  ID = "stat-fewest-moves"
	StatBestTime     ID = "stat-best-time"
	StatAverageTime  ID = "stat-average-time"
	StatAll          ID = "stat-all"
	StatNote         ID = "stat-note"
	PercentWords     ID = "percent-words" // by Localizer.Percent

	DayRuns      ID = "day-runs" // DayRunsData
	DayWonToday  ID = "day-won-today"
	DayOpenToday ID = "day-open-today"
)

// The charts of the Statistics page, and their tables; by Text unless a comment says
// otherwise.
const (
	ChartsOf     ID = "charts-of"
	AllGames     ID = "all-games"
	AsTable      ID = "as-table"
	ChartScores  ID = "chart-scores"
	ChartWeeks   ID = "chart-weeks"
	ChartMoves   ID = "chart-moves"
	LegendWon    ID = "legend-won"
	LegendLost   ID = "legend-lost"
	ChartNoGames ID = "chart-no-games"
	ChartNoWeeks ID = "chart-no-weeks"
	ChartNoWins  ID = "chart-no-wins"

	TipScore   ID = "tip-score"   // TipScoreData
	TipWeek    ID = "tip-week"    // TipWeekData
	TipMoves   ID = "tip-moves"   // TipMovesData
	MovesRange ID = "moves-range" // RangeData

	HeadWeek     ID = "head-week"
	HeadWon      ID = "head-won"
	HeadLost     ID = "head-lost"
	HeadGames    ID = "head-games"
	ColumnDate   ID = "column-date"
	ColumnResult ID = "column-result"
	ColumnScore  ID = "column-score"
	ColumnMoves  ID = "column-moves"
)

// Numbers of things; by Count, no data.
const (
	GamesCount ID = "games-count"
	DaysCount  ID = "days-count"
	WonCount   ID = "won-count"
	LostCount  ID = "lost-count"
)

// Short dates; by [Localizer.ShortDate] and [Localizer.DayMonth].
const (
	ShortDateWords  ID = "short-date-words"
	DayMonthWords   ID = "day-month-words"
	ShortMonthNames ID = "short-month-names" // twelve, in one line
)

// DayRunsData is for [DayRuns]: two texts of [DaysCount].
type DayRunsData struct{ Present, Longest string }

// TipScoreData is for [TipScore]: a date, [LegendWon] or [LegendLost], and a text of
// [PointsCount].
type TipScoreData struct{ Date, Result, Points string }

// TipWeekData is for [TipWeek]: the first and the last day, and texts of [WonCount] and
// [LostCount].
type TipWeekData struct{ Date, Last, Won, Lost string }

// TipMovesData is for [TipMoves]: a text of [MovesRange] or [MovesCount], and one of
// [GamesCount].
type TipMovesData struct{ Moves, Games string }

// RangeData is for [MovesRange]: the first and the last number.
type RangeData struct{ From, To string }

// The History page; by Text unless a comment says otherwise.
const (
	PageHistory   ID = "page-history"
	ColumnCode    ID = "column-code"
	ColumnSuits   ID = "column-suits"
	ColumnTime    ID = "column-time"
	ResultWon     ID = "result-won"
	ResultLost    ID = "result-lost"
	FilterSuits   ID = "filter-suits" // ValueData: AnySuits or a number
	AnySuits      ID = "any-suits"
	AnyResult     ID = "any-result"
	SearchGames   ID = "search-games"
	GamesShown    ID = "games-shown" // ShownData
	NoGameFits    ID = "no-game-fits"
	GameDetails   ID = "game-details" // GameData
	PlayAgain     ID = "play-again"
	ReplayGame    ID = "replay-game"
	ReplayTitle   ID = "replay-title" // DateData
	NotReplayable ID = "not-replayable"
	SecondHistory ID = "second-history"
)

// Exporting and resetting the history; by Text unless a comment says otherwise.
const (
	ExportGames ID = "export-games"
	ExportTitle ID = "export-title"
	ExportName  ID = "export-name" // of a file, without its ending
	CSVEnded    ID = "csv-ended"   // the head of the table: these and the following eight
	CSVCode     ID = "csv-code"
	CSVSuits    ID = "csv-suits"
	CSVWon      ID = "csv-won"
	CSVScore    ID = "csv-score"
	CSVMoves    ID = "csv-moves"
	CSVRemoved  ID = "csv-removed"
	CSVSeconds  ID = "csv-seconds"
	CSVDay      ID = "csv-day"

	ResetGames  ID = "reset-games"
	ResetTitle  ID = "reset-title"
	ResetText   ID = "reset-text" // Count by the games, no data
	ResetYes    ID = "reset-yes"
	ResetNo     ID = "reset-no"
	ResetDone   ID = "reset-done"   // PathData
	ResetFailed ID = "reset-failed" // ReasonData: a FileError
)

// ShownData is for [GamesShown]: a number, and a text of [GamesCount].
type ShownData struct{ Shown, Games string }

// GameData is for [GameDetails]: when the game ended, [LegendWon] or [LegendLost], texts
// of [PointsCount] and [MovesCount], the time played, and a text of [SequencesRemoved].
type GameData struct{ Date, Clock, Result, Points, Moves, Played, Removed string }

// DateData is for [ReplayTitle].
type DateData struct{ Date string }
