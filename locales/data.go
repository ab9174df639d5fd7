package locales

// ExampleCode is the game code used as an example in messages.
const ExampleCode = "SS1-S1-AAAAABD"

// The structs below hold the data of messages. They are structs, not maps, so that a wrong name in
// a template is an error rather than a silent gap. Numbers are strings formatted by
// [Localizer.Number]; external text must have passed through [Clean].

// ScoreData is for [Score].
type ScoreData struct{ Score string }

// CodeData is for [CodeCopied], [NoCodeOnClipboard], [ReplaceByDeal] and [ReplaceByOwn].
type CodeData struct{ Code string }

// LevelCodeData is for [MenuDeal]: the name of a level, with the date of a deal of the day, and a code.
type LevelCodeData struct{ Level, Code string }

// LevelSuitsData is for [LevelSuits]: the name of a level, and a text of [SuitsCount].
type LevelSuitsData struct{ Level, Suits string }

// CodeFoundData is for [CodeFound]: the name of a level, and the letters of a code apart from each other.
type CodeFoundData struct{ Level, Letters string }

// HintKeysData is for [HintKeys]: what a button does, and the keys that do the same.
type HintKeysData struct{ Hint, Keys string }

// LibraryData is for [LibraryLicence]: a module with its version, and a licence.
type LibraryData struct{ Library, Licence string }

// RecordData is for [RecordOf] and [OnlyCodeText]: the name of the file and
// the code of its game.
type RecordData struct{ File, Code string }

// MovesData is for [PresentLost] and [PresentUncounted]: a text of [MovesCount].
type MovesData struct{ Moves string }

// BehindData is for [BehindMoves] and [BehindPresent]: texts of [MovesCount].
type BehindData struct{ Kept, Record string }

// PointsData is for [LevelBest]: a text of [PointsCount].
type PointsData struct{ Points string }

// LanguageData is for [LanguageSystem]: the endonym of the system's language.
type LanguageData struct{ Language string }

// PathData is for [GameSetAside], [SettingsSetAside], [HistorySetAside], [GameLater], [SettingsLater],
// [HistoryLater], [SettingsStrange], [ResetDone],
// [FileReading], [FileSaving], [FileSaved], [FileSavedHere] and [OverwriteText].
type PathData struct{ Path string }

// SettingsUnknownData is for [SettingsUnknown]: the names of the settings, with commas, and a path.
type SettingsUnknownData struct{ Settings, Path string }

// SourceData is for [SourcesLibrary]: a library, where it comes from, and its licences in words.
type SourceData struct{ Name, Place, Licence string }

// NotKeptData is for [NotKept], [SettingsNotKept] and [HistoryNotKept]: a phrase from
// [Localizer.WriteError], and the path of the file.
type NotKeptData struct{ Reason, Path string }

// foundGameData is for [FoundGameText]: the progress of the saved and the current game.
type foundGameData struct{ Saved, Present totalsData }

// ReasonData is for [ResetFailed] and [CannotPrint]: a phrase from [Localizer.WriteError].
type ReasonData struct{ Reason string }

// FileData is for [CannotRead], [CannotWrite], [CannotMakeFolder] and [CannotOpenTrace], with a
// phrase from [Localizer.FileError] or [Localizer.WriteError]; for [NotARecord], with a text from
// [Localizer.RecordError]; and for dropped items: [NotAFile], with the kind of its address, and
// [DroppedText].
type FileData struct{ File, Reason string }

// OptionData is for [OptionElsewhere]: an option, and the command it can't be used with.
type OptionData struct{ Option, Command string }

// ValueData is for [UnknownOption], [OptionNoValue], [MissingValue], [TooManyArguments], [NameCharacter],
// [NameReserved], [DisplaySilent] and [DisplayRefused], and for [FilterSuits]: [AnySuits] or a
// number.
type ValueData struct{ Value string }

// ChoiceData is for [UnknownLanguage]: the given value and the available ones.
type ChoiceData struct{ Value, Choices string }

// QueryData is for [NothingFound]: the search text, passed through [Clean].
type QueryData struct{ Query string }

// MoveOfData is for [MoveOf]: the number of a move, and the total.
type MoveOfData struct{ Move, Moves string }

// TimeData is for [TimePlayed]: hours, minutes and seconds, such as "1:02:03".
type TimeData struct{ Time string }

// WonData is for [WonOfPlayed]: how many of the games were won.
type WonData struct{ Won string }

// DayRunsData is for [DayRuns]: two texts of [DaysCount].
type DayRunsData struct{ Present, Longest string }

// TipScoreData is for [TipScore]: a date, [LegendWon] or [LegendLost], and a text of
// [PointsCount].
type TipScoreData struct{ Date, Result, Points string }

// TipWeekData is for [TipWeek]: the first and the last day, and texts of [WonCount] and
// [LostCount].
type TipWeekData struct{ Date, Last, Won, Lost string }

// ChartItemData is for [ChartItem]: the title of a chart, and its highlighted item.
type ChartItemData struct{ Title, Item string }

// TipMovesData is for [TipMoves]: a text of [MovesRange] or [MovesCount], and one of
// [GamesCount].
type TipMovesData struct{ Moves, Games string }

// AverageData is for [LegendAverage]: a text of [GamesCount].
type AverageData struct{ Games string }

// RangeData is for [MovesRange] and [MovesBin]: the first and the last number.
type RangeData struct{ From, To string }

// ShownData is for [GamesShown]: a number, and a text of [GamesCount].
type ShownData struct{ Shown, Games string }

// GameData is for [GameDetails]: when the game ended, [LegendWon] or [LegendLost], texts
// of [PointsCount] and [MovesCount], the time played, and a text of [SequencesRemoved].
type GameData struct{ Date, Clock, Result, Points, Moves, Played, Removed string }

// DateData is for [ReplayTitle], [DayTold], [DayToldLater], [DayOfDate] and [DayToday].
type DateData struct{ Date string }

// LevelsData is for [DayLevels]: the names of all levels.
type LevelsData struct{ Levels string }

// LevelMarkData is for [DayOfLevel]: the name of a level, and the result of its deal.
type LevelMarkData struct{ Level, Mark string }

// LevelDateData is for [DayLevelDate]: the name of a level, and a date.
type LevelDateData struct{ Level, Date string }

// DaysData is for [DayStreak] and [DayStreakLongest]: a text of [DaysCount].
type DaysData struct{ Days string }

// CardWords are the forms of a card that a sentence may need.
type CardWords struct {
	Bare    string // "ace of spades"
	Subject string // "the ace of spades"
	Object  string // "the ace of spades", in the case governed by "goes on"
	Opening string // Subject, capitalised: "The ace of spades"
}

// RankWords are the forms of an unspecified card of a rank: "a jack", "an 8".
type RankWords struct {
	Subject string
	Object  string // in the case governed by "goes on"
}

// Data filled in only by this package.
type (
	suitData  struct{ Suit, Rank string }
	rankData  struct{ Rank int }
	countData struct {
		Number string
		Data   any
	}
	weekdayData struct{ Weekday, Date string }
	kindData    struct{ Name, Code string }
	gapData     struct{ Word string }
	totalsData  struct{ Code, Moves, Points string }
	wonData     struct {
		totalsData
		Level, Date string
	}
	foundData   struct{ Text string }
	codeData    struct{ Found, Position string }
	faultData   struct{ Fault, Code string }
	badCodeData struct{ Value, Reason string }
	lineData    struct{ Line, Fault string }
	tokenData   struct{ Text, Reason string }
	illegalData struct{ File, Number, Text, Reminder string }
	errnoData   struct{ Number string }
	limitData   struct{ Moves string }
	lengthData  struct{ Moves, Most string }
	refusalData struct {
		First, Target CardWords // first lifted card; last card of the target
		Upper, Lower  CardWords // neighbours that break the group
		Needed        RankWords // rank the first card must be placed on
		Next          RankWords // rank that must follow the upper card
		Same          RankWords // rank shared by first card and target
		Gap           string    // "two ranks"
		Column        string    // source column
	}
)
