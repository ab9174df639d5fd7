package locales

// ID names a message of the bundles. Every constant below is a message in every
// bundle, and every message of a bundle (but the toolkit's words) is a constant.
//
// A comment says what a message needs: nothing ([Localizer.Text]), a struct of
// data.go ([Localizer.Format]), or a number ([Localizer.Count]). Where a method of
// [Localizer] is named, the method is the way to the text.
type ID string

// Window and menus; all by Text.
const (
	WindowTitle ID = "window-title"

	MenuGame ID = "menu-game"

	NewGame    ID = "new-game"
	Restart    ID = "restart"
	Undo       ID = "undo"
	Redo       ID = "redo"
	CopyCode   ID = "copy-code"
	PasteCode  ID = "paste-code"
	Settings   ID = "settings"
	FullScreen ID = "full-screen"
	Quit       ID = "quit"

	KeyCtrl  ID = "key-ctrl" // as printed on keyboards
	KeyShift ID = "key-shift"
)

// The bar: short words beside icons, by Text. The tips are the menu's words.
const (
	BarNew      ID = "bar-new"
	BarRestart  ID = "bar-restart"
	BarUndo     ID = "bar-undo"
	BarRedo     ID = "bar-redo"
	BarSettings ID = "bar-settings"
)

// The status of the game.
const (
	Score                ID = "score"                  // ScoreData
	MovesCount           ID = "moves-count"            // Count, no data
	PointsCount          ID = "points-count"           // Count, no data
	SequencesRemoved     ID = "sequences-removed"      // Count, no data
	SequencesRemovedNone ID = "sequences-removed-none" // taken by Count for 0
	CodeTip              ID = "code-tip"               // Text
	CodeCopied           ID = "code-copied"            // CodeData
	ResultCopied         ID = "result-copied"          // Text
	ResultLine           ID = "result-line"            // by Localizer.Result
	NoCodeOnClipboard    ID = "no-code-on-clipboard"   // CodeData: an example
)

// The dialog of a new game.
const (
	NewGameTitle ID = "new-game-title"
	HowManySuits ID = "how-many-suits"
	Easy         ID = "easy"
	Medium       ID = "medium"
	Hard         ID = "hard"
	CardsOne     ID = "cards-one"
	CardsTwo     ID = "cards-two"
	CardsFour    ID = "cards-four"
	DealRandom   ID = "deal-random"
	CodeLabel    ID = "code-label"
	DealCode     ID = "deal-code"
	Cancel       ID = "cancel"
)

// The question before a restart.
const (
	RestartTitle    ID = "restart-title"
	RestartText     ID = "restart-text"      // Count by the moves played, no data
	RestartTextNone ID = "restart-text-none" // taken by Count for 0
	RestartYes      ID = "restart-yes"
	KeepPlaying     ID = "keep-playing"
)

// The message at the win.
const (
	WonTitle   ID = "won-title"
	WonText    ID = "won-text" // by Localizer.Won
	NextGame   ID = "next-game"
	CopyResult ID = "copy-result"
	ShowTable  ID = "show-table"
)

// The question before a deal or a record takes the place of an unfinished game.
const (
	ReplaceTitle        ID = "replace-title"
	ReplaceByDeal       ID = "replace-by-deal"        // Count by the moves of the present game, CodeData
	ReplaceByDealNone   ID = "replace-by-deal-none"   // taken by Count for 0
	ReplaceByRecord     ID = "replace-by-record"      // Count by the moves of the present game, RecordData
	ReplaceByRecordNone ID = "replace-by-record-none" // taken by Count for 0
	ReplaceYesDeal      ID = "replace-yes-deal"
	ReplaceYesRecord    ID = "replace-yes-record"
	KeepMine            ID = "keep-mine"
)

// The settings: a name and a sentence for each, all by Text but LanguageSystem.
const (
	SettingsTitle        ID = "settings-title"
	DoubleClickName      ID = "double-click-name"
	DoubleClickText      ID = "double-click-text"
	AutoPlaceName        ID = "auto-place-name"
	AutoPlaceText        ID = "auto-place-text"
	PlacementHelpName    ID = "placement-help-name"
	PlacementHelpText    ID = "placement-help-text"
	InteractiveRulesName ID = "interactive-rules-name"
	InteractiveRulesText ID = "interactive-rules-text"
	SelectAndPlaceName   ID = "select-and-place-name"
	SelectAndPlaceText   ID = "select-and-place-text"
	LanguageName         ID = "language-name"
	LanguageSystem       ID = "language-system" // LanguageData
	Close                ID = "close"
	Defaults             ID = "defaults"
)

// The settings of the looks; all by Text.
const (
	SectionPlaying  ID = "section-playing"
	SectionCards    ID = "section-cards"
	SectionTable    ID = "section-table"
	FourColoursName ID = "four-colours-name"
	FourColoursText ID = "four-colours-text"
	LargePrintName  ID = "large-print-name"
	LargePrintText  ID = "large-print-text"
	LettersName     ID = "letters-name"
	LettersText     ID = "letters-text"
	TableName       ID = "table-name"
	TableGreen      ID = "table-green"
	TableBlue       ID = "table-blue"
	TableBurgundy   ID = "table-burgundy"
	TableSlate      ID = "table-slate"
	TableLinen      ID = "table-linen"
	TableContrast   ID = "table-contrast"
	FeltName        ID = "felt-name"
	FeltText        ID = "felt-text"
	ChromeName      ID = "chrome-name"
	ChromeSystem    ID = "chrome-system"
	ChromeLight     ID = "chrome-light"
	ChromeDark      ID = "chrome-dark"
	SpeedName       ID = "speed-name"
	SpeedNormal     ID = "speed-normal"
	SpeedFast       ID = "speed-fast"
	SpeedOff        ID = "speed-off"
)

// Keeping files.
const (
	GameSetAside     ID = "game-set-aside"     // PathData
	SettingsSetAside ID = "settings-set-aside" // PathData
	HistorySetAside  ID = "history-set-aside"  // PathData
	SecondWindow     ID = "second-window"      // Text
	NotKept          ID = "not-kept"           // NotKeptData
	SettingsNotKept  ID = "settings-not-kept"  // NotKeptData
	HistoryNotKept   ID = "history-not-kept"   // NotKeptData
	GameFound        ID = "game-found"         // a saved game could be read after all, and goes on
	FoundGameTitle   ID = "found-game-title"
	FoundGameText    ID = "found-game-text" // foundGameData, by [Localizer.FoundGame]
	FoundGameYes     ID = "found-game-yes"
	FoundGameNo      ID = "found-game-no"
	NotKeptHere      ID = "not-kept-here" // Text
)

// The command line. These may name options and keywords, which are never translated.
const (
	Usage            ID = "usage"              // Text
	TryHelp          ID = "try-help"           // Text
	UnknownOption    ID = "unknown-option"     // ValueData
	MissingValue     ID = "missing-value"      // ValueData: the option
	TooManyArguments ID = "too-many-arguments" // ValueData: the first argument too many
	UnknownLanguage  ID = "unknown-language"   // ChoiceData
	BadCode          ID = "bad-code"           // by Localizer.BadCode
	CannotRead       ID = "cannot-read"        // FileData
	CannotOpenTrace  ID = "cannot-open-trace"  // FileData
	NoDisplay        ID = "no-display"         // Text
	DisplaySilent    ID = "display-silent"     // ValueData: the name of the display
	DisplayRefused   ID = "display-refused"    // ValueData: the name of the display
	NoOpenGL         ID = "no-opengl"          // Text
	FewColours       ID = "few-colours"        // Text
	DealAndRecord    ID = "deal-and-record"    // Text
	NotARecord       ID = "not-a-record"       // FileData: a RecordError
	IllegalRecord    ID = "illegal-record"     // by Localizer.IllegalRecord
)

// Errors of the operating system, without a full stop; by [Localizer.FileError].
const (
	FileMissing    ID = "file-missing"
	FileExists     ID = "file-exists"
	FileForbidden  ID = "file-forbidden"
	FileReadOnly   ID = "file-read-only"
	FileDiskFull   ID = "file-disk-full"
	FileIsFolder   ID = "file-is-folder"
	FileNoFile     ID = "file-no-file"
	FileNoFolder   ID = "file-no-folder"
	FileNameLength ID = "file-name-length"
	FileInUse      ID = "file-in-use"
	FileTooLarge   ID = "file-too-large"
	FileLinkCircle ID = "file-link-circle"
	FileDriveError ID = "file-drive-error"
	FileErrorCode  ID = "file-error-code"
	FileOther      ID = "file-other"
)

// Names of suits as they stand in the name of a card; by [Localizer.Suit].
const (
	SuitSpades   ID = "suit-spades"
	SuitHearts   ID = "suit-hearts"
	SuitDiamonds ID = "suit-diamonds"
	SuitClubs    ID = "suit-clubs"
)

// The letters of court cards and aces, as printed on cards; by Text.
const (
	LetterAce   ID = "letter-ace"
	LetterJack  ID = "letter-jack"
	LetterQueen ID = "letter-queen"
	LetterKing  ID = "letter-king"
)

// Names of cards in three forms: bare ("ace of spades"), as a subject ("the ace of
// spades") and as an object of "go on", "take", "follow" ("on the ace of spades").
// By [Localizer.Card] and the reminders.
const (
	CardAce    ID = "card-ace"
	CardNumber ID = "card-number"
	CardJack   ID = "card-jack"
	CardQueen  ID = "card-queen"
	CardKing   ID = "card-king"

	CardAceSubject    ID = "card-ace-subject"
	CardNumberSubject ID = "card-number-subject"
	CardJackSubject   ID = "card-jack-subject"
	CardQueenSubject  ID = "card-queen-subject"
	CardKingSubject   ID = "card-king-subject"

	CardAceObject    ID = "card-ace-object"
	CardNumberObject ID = "card-number-object"
	CardJackObject   ID = "card-jack-object"
	CardQueenObject  ID = "card-queen-object"
	CardKingObject   ID = "card-king-object"
)

// A card of some rank ("a jack", "an 8") as a subject and as an object, for the reminders.
const (
	RankAceSubject    ID = "rank-ace-subject"
	RankNumberSubject ID = "rank-number-subject"
	RankJackSubject   ID = "rank-jack-subject"
	RankQueenSubject  ID = "rank-queen-subject"
	RankKingSubject   ID = "rank-king-subject"

	RankAceObject    ID = "rank-ace-object"
	RankNumberObject ID = "rank-number-object"
	RankJackObject   ID = "rank-jack-object"
	RankQueenObject  ID = "rank-queen-object"
	RankKingObject   ID = "rank-king-object"
)

// The reminders; by [Localizer.Refusal].
const (
	RefusalBadColumn      ID = "refusal-bad-column"
	RefusalSameColumn     ID = "refusal-same-column"
	RefusalEmptySource    ID = "refusal-empty-source"
	RefusalBadCount       ID = "refusal-bad-count"
	RefusalNotASequence   ID = "refusal-not-a-sequence"
	RefusalSequenceAce    ID = "refusal-sequence-ace"   // the upper card is an ace
	RefusalSequenceEqual  ID = "refusal-sequence-equal" // two suits, one rank
	RefusalSequenceTwins  ID = "refusal-sequence-twins" // one suit, one rank
	RefusalMixedSuits     ID = "refusal-mixed-suits"
	RefusalOntoAce        ID = "refusal-onto-ace"
	RefusalKingNeedsEmpty ID = "refusal-king-needs-empty"
	RefusalRankTooHigh    ID = "refusal-rank-too-high"
	RefusalRankTooLow     ID = "refusal-rank-too-low"
	RefusalRankEqual      ID = "refusal-rank-equal"
	RefusalNoTarget       ID = "refusal-no-target"

	RankGap ID = "rank-gap" // "one rank", "two ranks"
)

// What is wrong with a game code; by [Localizer.CodeError].
const (
	CodeFault           ID = "code-fault"
	CodeEmpty           ID = "code-empty"
	CodeFormat          ID = "code-format"
	CodeFirstSeparator  ID = "code-first-separator"
	CodeSecondSeparator ID = "code-second-separator"
	CodeSuits           ID = "code-suits"
	CodeLetter          ID = "code-letter"
	CodeLength          ID = "code-length"
	CodeExtra           ID = "code-extra"

	FoundText      ID = "found-text"
	FoundSpace     ID = "found-space"
	FoundNothing   ID = "found-nothing"
	FoundCharacter ID = "found-character"
)

// What is wrong with a record; by [Localizer.RecordError].
const (
	RecordFault    ID = "record-fault"
	RecordNoHeader ID = "record-no-header"
	RecordNoCode   ID = "record-no-code"
	RecordBadCode  ID = "record-bad-code"
	RecordNoMoves  ID = "record-no-moves"
	RecordBadMove  ID = "record-bad-move"
	RecordNotUTF8  ID = "record-not-utf8"
	RecordRepeated ID = "record-repeated"

	RecordTooManyMoves ID = "record-too-many-moves"
	RecordTooLong      ID = "record-too-long"
)

// The language itself.
const (
	Endonym      ID = "endonym"       // by Name
	SmallNumbers ID = "small-numbers" // two to twelve in words, in one line; for RankGap
	FourDigits   ID = "four-digits"   // the number 1234 as the language writes it; for Number
	FiveDigits   ID = "five-digits"   // the number 12345 as the language writes it; for Number
)
