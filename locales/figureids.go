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
