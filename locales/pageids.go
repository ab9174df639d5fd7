package locales

// Pages and their menu; by Text unless a comment says otherwise.
const (
	PageRules    ID = "page-rules"
	PageExamples ID = "page-examples"
	PageSources  ID = "page-sources"
	PageKeys     ID = "page-keys"
	SearchRules  ID = "search-rules"
	NothingFound ID = "nothing-found" // QueryData
	OpenRule     ID = "open-rule"     // the button of a reminder

	Describe       ID = "describe"
	PositionTitle  ID = "position-title"
	PositionCopied ID = "position-copied"
)

// The player of records on the Examples page; by Text unless a comment says otherwise.
const (
	ExampleTitle   ID = "example-title"
	PlayerFirst    ID = "player-first"
	PlayerPrevious ID = "player-previous"
	PlayerPlay     ID = "player-play"
	PlayerPause    ID = "player-pause"
	PlayerNext     ID = "player-next"
	PlayerLast     ID = "player-last"
	MoveOf         ID = "move-of" // MoveOfData
	StartPosition  ID = "start-position"

	PlayFromHere          ID = "play-from-here"
	ReplaceByPosition     ID = "replace-by-position"      // Count by the moves of the present game, no data
	ReplaceByPositionNone ID = "replace-by-position-none" // taken by Count for 0
)

// Settings of the status and of restarting: a name and a sentence for each, by Text.
const (
	AskRestartName ID = "ask-restart-name"
	AskRestartText ID = "ask-restart-text"
	ShowScoreName  ID = "show-score-name"
	ShowScoreText  ID = "show-score-text"
	ShowTimeName   ID = "show-time-name"
	ShowTimeText   ID = "show-time-text"
	TimePlayed     ID = "time-played" // TimeData
)

// A new game: the deal of the day and the player's own figures.
const (
	DealOfTheDay       ID = "deal-of-the-day" // Text
	DayWonMark         ID = "day-won-mark"    // Text
	SameDealOtherSuits ID = "same-deal-other-suits"
	WonOfPlayed        ID = "won-of-played"      // Count by the games played, WonData
	WonOfPlayedNone    ID = "won-of-played-none" // taken by Count for 0
	PasteCodeButton    ID = "paste-code-button"  // Text
)

// QueryData is for [NothingFound]: what was searched for, through [Clean].
type QueryData struct{ Query string }

// MoveOfData is for [MoveOf]: the number of a move, and of all moves.
type MoveOfData struct{ Move, Moves string }

// TimeData is for [TimePlayed]: hours, minutes and seconds, such as "1:02:03".
type TimeData struct{ Time string }

// WonData is for [WonOfPlayed]: how many of the games were won.
type WonData struct{ Won string }
