// Code generated from the English bundle by "go generate ./locales"; DO NOT EDIT.

package locales

// The language itself.
const (
	Endonym      ID = "endonym"       // English
	SmallNumbers ID = "small-numbers" // two three four five six seven eight nine ten eleven twelve
	FourDigits   ID = "four-digits"   // 1,234
	FiveDigits   ID = "five-digits"   // 12,345
)

// Window and menus.
const (
	WindowTitle ID = "window-title" // Simple Simon
	MenuGame    ID = "menu-game"    // Game
	MenuShare   ID = "menu-share"   // Records and codes
	MenuGames   ID = "menu-games"   // Your games
	MenuHelp    ID = "menu-help"    // Help
	MenuApp     ID = "menu-app"     // App
	NewGame     ID = "new-game"     // New game…
	Restart     ID = "restart"      // Restart
	Undo        ID = "undo"         // Undo
	Redo        ID = "redo"         // Redo
	CopyCode    ID = "copy-code"    // Copy game code
	CopyLink    ID = "copy-link"    // Copy link to this deal
	MenuDeal    ID = "menu-deal"    // {{.Level}} – {{.Code}}
	PasteCode   ID = "paste-code"   // Paste game code…
	Settings    ID = "settings"     // Settings
	FullScreen  ID = "full-screen"  // Full screen
	Quit        ID = "quit"         // Quit
	KeyCtrl     ID = "key-ctrl"     // Ctrl
	KeyShift    ID = "key-shift"    // Shift
)

// The bar: short words beside icons.
const (
	BarNew      ID = "bar-new"      // New
	BarRestart  ID = "bar-restart"  // Restart
	BarUndo     ID = "bar-undo"     // Undo
	BarRedo     ID = "bar-redo"     // Redo
	BarSettings ID = "bar-settings" // Settings
	HintKeys    ID = "hint-keys"    // {{.Hint}} ({{.Keys}})
)

// The status of the game.
const (
	Score                ID = "score"                  // Score: {{.Score}}
	SequencesRemovedNone ID = "sequences-removed-none" // No sequence removed
	CodeTip              ID = "code-tip"               // The game code stands for these cards: whoever enters it under “N…
	CodeCopied           ID = "code-copied"            // Game code {{.Code}} copied.
	LinkCopied           ID = "link-copied"            // Link copied.
	ResultCopied         ID = "result-copied"          // Result copied.
	ResultLine           ID = "result-line"            // Simple Simon, {{.Level}} ({{.Code}}): {{.Moves}}, {{.Points}}
	ResultLineDay        ID = "result-line-day"        // Simple Simon, {{.Level}} ({{.Code}}), deal of the day, {{.Date}}…
	NoCodeOnClipboard    ID = "no-code-on-clipboard"   // There is no game code on the clipboard. A code looks like this:…
	UndoReach            ID = "undo-reach"             // Only the last {{.Moves}} moves can be undone.
)

// The dialog of a new game.
const (
	NewGameTitle ID = "new-game-title" // New game
	HowManySuits ID = "how-many-suits" // How many suits?
	Easy         ID = "easy"           // Easy
	Medium       ID = "medium"         // Medium
	Hard         ID = "hard"           // Hard
	CardsOne     ID = "cards-one"      // All spades
	CardsTwo     ID = "cards-two"      // Spades and hearts
	CardsFour    ID = "cards-four"     // All four suits
	LevelBest    ID = "level-best"     // Best: {{.Points}}
	DealRandom   ID = "deal-random"    // A deal at random
	CodeLabel    ID = "code-label"     // Enter a game code
	CodeFound    ID = "code-found"     // {{.Level}} – {{.Letters}}
	DealCode     ID = "deal-code"      // Deal this code
	Cancel       ID = "cancel"         // Cancel
)

// The question before a restart.
const (
	RestartTitle    ID = "restart-title"     // Restart this game?
	RestartTextNone ID = "restart-text-none" // The same cards are dealt again. What you have undone can then no…
	RestartYes      ID = "restart-yes"       // Restart
	KeepPlaying     ID = "keep-playing"      // Keep playing
)

// The message at the win.
const (
	WonTitle      ID = "won-title"       // You have won!
	WonLevel      ID = "won-level"       // Level
	BestFirst     ID = "best-first"      // Your first win at this level.
	BestScore     ID = "best-score"      // Your best score at this level.
	BestTime      ID = "best-time"       // Your fastest win at this level.
	BestBoth      ID = "best-both"       // Your best score and your fastest win at this level.
	WonBefore     ID = "won-before"      // What counts is the first win of this game: {{.Points}}, {{.Moves…
	NextGame      ID = "next-game"       // Next game: how many suits?
	CopyResult    ID = "copy-result"     // Copy result
	SameDealAgain ID = "same-deal-again" // Same deal again
	ShowTable     ID = "show-table"      // Back to the table
)

// The question before an unfinished game is replaced.
const (
	ReplaceTitle      ID = "replace-title"       // Replace your game?
	BackTitle         ID = "back-title"          // Go back to the saved position?
	ReplaceByDeal     ID = "replace-by-deal"     // The deal {{.Code}} takes the place of your game.
	ReplaceByPosition ID = "replace-by-position" // You play on from this position in a new game.
	ReplaceByOwn      ID = "replace-by-own"      // You go on with your game {{.Code}}.
	PresentLost       ID = "present-lost"        // Your game ({{.Moves}}) then counts as not won; you can continue…
	PresentUncounted  ID = "present-uncounted"   // Your game ({{.Moves}}) is then lost: it does not count, and the…
	PresentWon        ID = "present-won"         // Your game stays won.
	PresentBack       ID = "present-back"        // It is the game on the table: it goes back to where it was saved.
	ReplaceYesDeal    ID = "replace-yes-deal"    // Deal the new game
	ReplaceYesRecord  ID = "replace-yes-record"  // Open the record
	KeepMine          ID = "keep-mine"           // Keep my game
)

// Why a game does not count.
const (
	UncountedExample ID = "uncounted-example" // This game does not count, because it was begun from an example.
	UncountedReplay  ID = "uncounted-replay"  // This game does not count, because it was begun from a position o…
	UncountedRecord  ID = "uncounted-record"  // This game does not count, because it comes from a record and is…
	UncountedWon     ID = "uncounted-won"     // This game does not count, because you have already won it.
	UncountedUnknown ID = "uncounted-unknown" // This game does not count, because it was not begun with a new de…
)

// The settings.
const (
	SettingsTitle        ID = "settings-title"         // Settings
	DoubleClickName      ID = "double-click-name"      // Double click
	DoubleClickText      ID = "double-click-text"      // A double click sends a card, with those on it, to the best colum…
	AutoPlaceName        ID = "auto-place-name"        // Auto-place
	AutoPlaceText        ID = "auto-place-text"        // Cards that you drop where no column takes them fly to the best c…
	PlacementHelpName    ID = "placement-help-name"    // Placement help
	PlacementHelpText    ID = "placement-help-text"    // While you drag cards, the columns that take them are highlighted…
	InteractiveRulesName ID = "interactive-rules-name" // Interactive rules
	InteractiveRulesText ID = "interactive-rules-text" // After a move that is not allowed, a line below the table says wh…
	SelectAndPlaceName   ID = "select-and-place-name"  // Select and place
	SelectAndPlaceText   ID = "select-and-place-text"  // Click a card, then the column that it should go to.
	KeepEmptyName        ID = "keep-empty-name"        // Keep empty columns free
	KeepEmptyText        ID = "keep-empty-text"        // A group that has a choice goes onto another suit before it goes…
	SingleClickName      ID = "single-click-name"      // A single click moves
	SingleClickText      ID = "single-click-text"      // A click on a group sends it to the best column.
	LanguageName         ID = "language-name"          // Language
	LanguageSystem       ID = "language-system"        // Same as the system: {{.Language}}
	Close                ID = "close"                  // Close
	Defaults             ID = "defaults"               // Back to the defaults
	DefaultsTitle        ID = "defaults-title"         // Back to the defaults?
	DefaultsText         ID = "defaults-text"          // All settings, the language included, become what they were at th…
	DefaultsNo           ID = "defaults-no"            // Keep my settings
)

// The settings of the looks.
const (
	SectionPlaying  ID = "section-playing"   // Playing
	SectionCards    ID = "section-cards"     // Cards
	SectionTable    ID = "section-table"     // Table and window
	FourColoursName ID = "four-colours-name" // Four-colour deck
	FourColoursText ID = "four-colours-text" // Spades are black, hearts red, diamonds blue and clubs green.
	LargePrintName  ID = "large-print-name"  // Large print
	LargePrintText  ID = "large-print-text"  // Big signs, and one large suit instead of pictures.
	LettersName     ID = "letters-name"      // International letters
	LettersText     ID = "letters-text"      // A, K, Q and J on the cards in every language.
	TableName       ID = "table-name"        // Colour of the table
	TableGreen      ID = "table-green"       // Green
	TableBlue       ID = "table-blue"        // Blue
	TableBurgundy   ID = "table-burgundy"    // Burgundy
	TableSlate      ID = "table-slate"       // Slate
	TableLinen      ID = "table-linen"       // Linen
	TableContrast   ID = "table-contrast"    // High contrast
	FeltName        ID = "felt-name"         // Felt
	FeltText        ID = "felt-text"         // A fine texture on the table; better left off on slow computers.
	ChromeName      ID = "chrome-name"       // Light or dark
	ChromeSystem    ID = "chrome-system"     // Same as the system
	ChromeLight     ID = "chrome-light"      // Light
	ChromeDark      ID = "chrome-dark"       // Dark
	SpeedName       ID = "speed-name"        // Motion
	SpeedNormal     ID = "speed-normal"      // Normal
	SpeedFast       ID = "speed-fast"        // Fast
	SpeedOff        ID = "speed-off"         // None
	TextSizeName    ID = "text-size-name"    // Text size
	TextSizeNormal  ID = "text-size-normal"  // Normal
	TextSizeLarge   ID = "text-size-large"   // Large
	TextSizeLarger  ID = "text-size-larger"  // Larger
	TextLarger      ID = "text-larger"       // Larger text
	TextSmaller     ID = "text-smaller"      // Smaller text
	TextNormal      ID = "text-normal"       // Text at its normal size
)

// About the program.
const (
	PageAbout      ID = "page-about"      // About
	AboutLicence   ID = "about-licence"   // Free software under the MIT licence. © 2026 The Simple Simon aut…
	AboutFolder    ID = "about-folder"    // Your games and settings are kept here:
	AboutSystem    ID = "about-system"    // The program runs on:
	AboutLibraries ID = "about-libraries" // It is built with these libraries:
	LibraryLicence ID = "library-licence" // {{.Library}} – {{.Licence}}
	CopyReport     ID = "copy-report"     // Copy for a report
	CopyReportTip  ID = "copy-report-tip" // Copies all that stands here, to be pasted into a report of a fau…
	ReportCopied   ID = "report-copied"   // Copied.
)

// Keeping files.
const (
	GameSetAside     ID = "game-set-aside"     // Your saved game could not be read, so a new one has been dealt.…
	SettingsSetAside ID = "settings-set-aside" // Your settings could not be read, so the defaults apply. The old…
	HistorySetAside  ID = "history-set-aside"  // The list of your games could not be read completely. The unreada…
	GameLater        ID = "game-later"         // Your game was saved by a newer version of Simple Simon. This ver…
	SettingsLater    ID = "settings-later"     // Your settings were saved by a newer version of Simple Simon. Thi…
	HistoryLater     ID = "history-later"      // Your list of games was saved by a newer version of Simple Simon.…
	SettingsUnknown  ID = "settings-unknown"   // These settings had a value that this version doesn’t know and ar…
	SettingsStrange  ID = "settings-strange"   // There was something in your settings that this version doesn’t k…
	SecondWindow     ID = "second-window"      // Simple Simon is already open in another window. You can play her…
	NotKept          ID = "not-kept"           // Your game can’t be saved right now. Reason: {{.Reason}} ({{.Path…
	SettingsNotKept  ID = "settings-not-kept"  // Your settings can’t be saved right now. Reason: {{.Reason}} ({{.…
	HistoryNotKept   ID = "history-not-kept"   // Finished games can’t be added to your history right now. Reason:…
	GameFound        ID = "game-found"         // Your saved game is back.
	FoundGameTitle   ID = "found-game-title"   // Which game would you like to continue?
	FoundGameText    ID = "found-game-text"    // Your saved game couldn’t be opened when Simple Simon started. No…
	FoundGameYes     ID = "found-game-yes"     // Saved game
	FoundGameNo      ID = "found-game-no"      // This game
	NotKeptHere      ID = "not-kept-here"      // This game is not saved: Simple Simon is open in another window.
)

// The command line.
const (
	Usage            ID = "usage"              // Simple Simon, a solitaire with one deck and every card face up …
	TryHelp          ID = "try-help"           // Try simplesimon --help.
	UnknownOption    ID = "unknown-option"     // There is no option {{.Value}}.
	OptionElsewhere  ID = "option-elsewhere"   // {{.Option}} can’t be used with {{.Command}}.
	OptionNoValue    ID = "option-no-value"    // {{.Value}} doesn’t take a value.
	MissingValue     ID = "missing-value"      // {{.Value}} needs a value.
	MissingFiles     ID = "missing-files"      // check needs at least one file.
	MissingCodes     ID = "missing-codes"      // deal needs at least one game code.
	EmptyName        ID = "empty-name"         // The name of the record is empty.
	TooManyArguments ID = "too-many-arguments" // One argument too many: {{.Value}}
	UnknownLanguage  ID = "unknown-language"   // The language “{{.Value}}” is not available. Choose one of these:…
	BadCode          ID = "bad-code"           // “{{.Value}}” is not a game code. {{.Reason}}
	CannotRead       ID = "cannot-read"        // {{.File}} cannot be read: {{.Reason}}.
	CannotOpenTrace  ID = "cannot-open-trace"  // The trace cannot be written to {{.File}}: {{.Reason}}.
	CannotPrint      ID = "cannot-print"       // The output can’t be written: {{.Reason}}.
	NoDisplay        ID = "no-display"         // No display found: neither DISPLAY nor WAYLAND_DISPLAY is set. St…
	DisplaySilent    ID = "display-silent"     // The display {{.Value}} isn’t responding, so no window can be ope…
	DisplayRefused   ID = "display-refused"    // The display {{.Value}} refuses the connection. Start Simple Simo…
	NoOpenGL         ID = "no-opengl"          // Simple Simon needs OpenGL 2.1, which isn’t available here. Insta…
	FewColours       ID = "few-colours"        // This screen shows too few colours for Simple Simon. Set its colo…
	DealAndRecord    ID = "deal-and-record"    // --deal and a record cannot both be given.
	NotARecord       ID = "not-a-record"       // {{.File}} is not a readable record. {{.Reason}}
	IllegalRecord    ID = "illegal-record"     // {{.File}}: move {{.Number}} ({{.Text}}) is not allowed. {{.Remin…
)

// Errors of the operating system: phrases without a full stop, after a colon.
const (
	FileMissing     ID = "file-missing"      // no such file or folder
	FileNoPlace     ID = "file-no-place"     // no such folder
	FileExists      ID = "file-exists"       // that name is already taken
	FileForeign     ID = "file-foreign"      // an existing file that isn’t a trace
	FileForbidden   ID = "file-forbidden"    // access denied
	FileReadOnly    ID = "file-read-only"    // the drive is read-only
	FileDiskFull    ID = "file-disk-full"    // the drive is full
	FileIsFolder    ID = "file-is-folder"    // a folder, not a file
	FileFolderThere ID = "file-folder-there" // there’s a folder with that name
	FileNoFile      ID = "file-no-file"      // a device or a pipe, not a file
	FileNoFolder    ID = "file-no-folder"    // part of the path is not a folder
	FileNameLength  ID = "file-name-length"  // the name is too long
	FileInUse       ID = "file-in-use"       // in use by another program
	FileTooLarge    ID = "file-too-large"    // the file is too large
	FileLinkCircle  ID = "file-link-circle"  // the links go round in a circle
	FileDriveError  ID = "file-drive-error"  // the drive reports an error
	FileNoStorage   ID = "file-no-storage"   // your browser doesn’t let this page store anything
	FileErrorCode   ID = "file-error-code"   // system error {{.Number}}
	FileOther       ID = "file-other"        // an unexpected error
)

// Suits, as in the name of a card.
const (
	SuitSpades   ID = "suit-spades"   // spades
	SuitHearts   ID = "suit-hearts"   // hearts
	SuitDiamonds ID = "suit-diamonds" // diamonds
	SuitClubs    ID = "suit-clubs"    // clubs
)

// The letters on cards.
const (
	LetterAce   ID = "letter-ace"   // A
	LetterJack  ID = "letter-jack"  // J
	LetterQueen ID = "letter-queen" // Q
	LetterKing  ID = "letter-king"  // K
)

// Cards: the bare name, as a subject, as what follows “goes on”.
const (
	CardAce           ID = "card-ace"            // ace of {{.Suit}}
	CardNumber        ID = "card-number"         // {{.Rank}} of {{.Suit}}
	CardJack          ID = "card-jack"           // jack of {{.Suit}}
	CardQueen         ID = "card-queen"          // queen of {{.Suit}}
	CardKing          ID = "card-king"           // king of {{.Suit}}
	CardAceSubject    ID = "card-ace-subject"    // the ace of {{.Suit}}
	CardNumberSubject ID = "card-number-subject" // the {{.Rank}} of {{.Suit}}
	CardJackSubject   ID = "card-jack-subject"   // the jack of {{.Suit}}
	CardQueenSubject  ID = "card-queen-subject"  // the queen of {{.Suit}}
	CardKingSubject   ID = "card-king-subject"   // the king of {{.Suit}}
	CardAceObject     ID = "card-ace-object"     // the ace of {{.Suit}}
	CardNumberObject  ID = "card-number-object"  // the {{.Rank}} of {{.Suit}}
	CardJackObject    ID = "card-jack-object"    // the jack of {{.Suit}}
	CardQueenObject   ID = "card-queen-object"   // the queen of {{.Suit}}
	CardKingObject    ID = "card-king-object"    // the king of {{.Suit}}
)

// Some card of a rank: as a subject, as what follows “goes on”.
const (
	RankAceSubject    ID = "rank-ace-subject"    // an ace
	RankNumberSubject ID = "rank-number-subject" // {{if eq .Rank 8}}an{{else}}a{{end}} {{.Rank}}
	RankJackSubject   ID = "rank-jack-subject"   // a jack
	RankQueenSubject  ID = "rank-queen-subject"  // a queen
	RankKingSubject   ID = "rank-king-subject"   // a king
	RankAceObject     ID = "rank-ace-object"     // an ace
	RankNumberObject  ID = "rank-number-object"  // {{if eq .Rank 8}}an{{else}}a{{end}} {{.Rank}}
	RankJackObject    ID = "rank-jack-object"    // a jack
	RankQueenObject   ID = "rank-queen-object"   // a queen
	RankKingObject    ID = "rank-king-object"    // a king
)

// The reminders.
const (
	RefusalBadColumn      ID = "refusal-bad-column"       // There are only columns 1 to 10.
	RefusalSameColumn     ID = "refusal-same-column"      // A move has to go to another column.
	RefusalEmptySource    ID = "refusal-empty-source"     // Column {{.Column}} is empty.
	RefusalBadCount       ID = "refusal-bad-count"        // That number of cards cannot be taken from column {{.Column}}.
	RefusalNotASequence   ID = "refusal-not-a-sequence"   // Not a group: {{.Upper.Subject}} must be followed by {{.Next.Obje…
	RefusalSequenceAce    ID = "refusal-sequence-ace"     // Not a group: {{.Lower.Subject}} cannot follow {{.Upper.Object}},…
	RefusalSequenceEqual  ID = "refusal-sequence-equal"   // Not a group: {{.Upper.Subject}} and {{.Lower.Subject}} have the…
	RefusalSequenceTwins  ID = "refusal-sequence-twins"   // Not a group: {{.Upper.Subject}} is followed by a card of the sam…
	RefusalMixedSuits     ID = "refusal-mixed-suits"      // A group has only one suit, but {{.Upper.Subject}} is followed by…
	RefusalOntoAce        ID = "refusal-onto-ace"         // Nothing goes on an ace: {{.Target.Subject}} has the lowest rank.
	RefusalKingNeedsEmpty ID = "refusal-king-needs-empty" // {{.First.Opening}} goes only into an empty column: no card ranks…
	RefusalRankTooHigh    ID = "refusal-rank-too-high"    // {{.First.Opening}} goes on {{.Needed.Object}}: {{.Target.Subject…
	RefusalRankTooLow     ID = "refusal-rank-too-low"     // {{.First.Opening}} goes on {{.Needed.Object}}: {{.Target.Subject…
	RefusalRankEqual      ID = "refusal-rank-equal"       // {{.First.Opening}} goes on {{.Needed.Object}}, not on {{.Same.Ob…
	RefusalNoTarget       ID = "refusal-no-target"        // There is no better column for {{.First.Object}} at the moment.
)

// What is wrong with a game code.
const (
	CodeFault           ID = "code-fault"            // {{.Fault}} Example: {{.Code}}
	CodeEmpty           ID = "code-empty"            // A game code is missing here.
	CodeFormat          ID = "code-format"           // A game code begins with SS1; {{.Found}}.
	CodeFirstSeparator  ID = "code-first-separator"  // After SS1 comes a hyphen (-); {{.Found}}.
	CodeFirstMissing    ID = "code-first-missing"    // The hyphen (-) after SS1 is missing.
	CodeSecondSeparator ID = "code-second-separator" // After the number of suits comes a hyphen (-); {{.Found}}.
	CodeSecondMissing   ID = "code-second-missing"   // The hyphen (-) after the number of suits is missing.
	CodeSuits           ID = "code-suits"            // The second part says how many suits: S1, S2 or S4; {{.Found}}.
	CodeLetter          ID = "code-letter"           // Letter {{.Position}} of 7 must be from A to Z; {{.Found}}.
	CodeLengthNone      ID = "code-length-none"      // A game code ends with seven letters; here they are missing.
	CodeExtra           ID = "code-extra"            // Nothing comes after the seven letters; {{.Found}}.
	FoundText           ID = "found-text"            // this one has “{{.Text}}”
	FoundSpace          ID = "found-space"           // this one has a space
	FoundNothing        ID = "found-nothing"         // here something is missing
	FoundCharacter      ID = "found-character"       // this one has the character {{.Text}}
)

// What is wrong with a record.
const (
	RecordFault        ID = "record-fault"          // Line {{.Line}}: {{.Fault}}
	RecordNoHeader     ID = "record-no-header"      // A record begins with “Simple Simon record 1”.
	RecordNoCode       ID = "record-no-code"        // After the first line comes “code:” with a game code.
	RecordBadCode      ID = "record-bad-code"       // “{{.Text}}” is not a game code. {{.Reason}}
	RecordNoMoves      ID = "record-no-moves"       // After the game code comes “moves:”.
	RecordBadMove      ID = "record-bad-move"       // “{{.Text}}” is not a move. A move looks like this: 3-2-7
	RecordNotUTF8      ID = "record-not-utf8"       // The text is not UTF-8. Open the file in a text editor and save i…
	RecordRepeated     ID = "record-repeated"       // “{{.Text}}” may stand only once in a record.
	RecordTooManyMoves ID = "record-too-many-moves" // A record holds at most {{.Moves}} moves.
	RecordTooLong      ID = "record-too-long"       // This game has {{.Moves}} moves and a record holds at most {{.Mos…
)

// Records: opening, saving, watching.
const (
	OpenRecord       ID = "open-record"        // Open record…
	SaveRecord       ID = "save-record"        // Save record…
	BackUp           ID = "back-up"            // Back up everything…
	RestoreBackup    ID = "restore-backup"     // Restore a backup…
	OpenButton       ID = "open-button"        // Open
	SaveButton       ID = "save-button"        // Save
	FolderUp         ID = "folder-up"          // Up
	Drives           ID = "drives"             // Drives
	NewFolder        ID = "new-folder"         // New folder…
	FolderName       ID = "folder-name"        // Name of the folder:
	MakeFolder       ID = "make-folder"        // Make folder
	FolderNameOnly   ID = "folder-name-only"   // Enter a name, not a path.
	CannotMakeFolder ID = "cannot-make-folder" // The folder {{.File}} cannot be made: {{.Reason}}. Choose another…
	FileName         ID = "file-name"          // File name:
	FolderEmpty      ID = "folder-empty"       // There’s nothing to open in this folder.
	FolderEmptySave  ID = "folder-empty-save"  // Nothing is saved in this folder yet.
	FolderReading    ID = "folder-reading"     // The folder is being read…
	NameMissing      ID = "name-missing"       // Enter a file name.
	NameHidden       ID = "name-hidden"        // A dot at the beginning would hide the file. Choose another name.
	NameInvisible    ID = "name-invisible"     // The name contains an invisible character. Delete it or choose an…
	NameCharacter    ID = "name-character"     // On Windows, a file name can’t contain the character {{.Value}}.…
	NameReserved     ID = "name-reserved"      // Windows reserves the name {{.Value}} for itself. Choose another…
	NameNoFolder     ID = "name-no-folder"     // Choose a drive first.
	FileReading      ID = "file-reading"       // Reading {{.Path}}…
	FileSaving       ID = "file-saving"        // Saving {{.Path}}…
	CannotWrite      ID = "cannot-write"       // {{.File}} cannot be written: {{.Reason}}. Choose another name or…
	FileSaved        ID = "file-saved"         // Saved as {{.Path}}
	FileSavedHere    ID = "file-saved-here"    // The file has been saved here: …
	RestoreTitle     ID = "restore-title"      // Restore this backup?
	RestoreText      ID = "restore-text"       // {{.File}} replaces your present game, your history and your sett…
	RestoreYes       ID = "restore-yes"        // Restore
	RestoreNo        ID = "restore-no"         // Leave everything as it is
	Restored         ID = "restored"           // Backup restored.
	NoBackup         ID = "no-backup"          // {{.File}} is not a backup of Simple Simon, or it is damaged. Not…
	LaterBackup      ID = "later-backup"       // {{.File}} comes from a newer version of Simple Simon. Nothing ha…
	NotRestored      ID = "not-restored"       // The backup could not be restored completely: {{.Reason}}. You ca…
	OverwriteTitle   ID = "overwrite-title"    // Replace the file?
	OverwriteText    ID = "overwrite-text"     // {{.Path}} exists already. If you replace it, what is in it now i…
	OverwriteYes     ID = "overwrite-yes"      // Replace
	OverwriteNo      ID = "overwrite-no"       // Back
	NotAFile         ID = "not-a-file"         // {{.File}} is not a file on this computer. Save it here first, th…
	DroppedNothing   ID = "dropped-nothing"    // That wasn’t a file. To open a record, drag it here from your fil…
	DroppedText      ID = "dropped-text"       // “{{.File}}” isn’t a file. To open a record, drag it here from yo…
	DroppedOne       ID = "dropped-one"        // Of the files you dropped, only the first record is opened.
	KindEmpty        ID = "kind-empty"         // The file is empty.
	KindOtherGame    ID = "kind-other-game"    // This is a saved game from {{.Name}}. Simple Simon doesn’t have t…
	KindBoard        ID = "kind-board"         // This is a list of cards, as used by solvers. Here every game is…
	KindNewerGame    ID = "kind-newer-game"    // The file was made by a newer version of Simple Simon. You need t…
	KindOtherUTF     ID = "kind-other-utf"     // The text is saved as {{.Name}}. Open the file in a text editor a…
	KindPacked       ID = "kind-packed"        // The file is compressed. Unpack it first, then open the record in…
	KindDocument     ID = "kind-document"      // This is a document, not plain text. If there is a record in it,…
	KindPicture      ID = "kind-picture"       // This is a picture. A record is always a text file.
	KindBinary       ID = "kind-binary"        // The file contains no text. A record is always a text file.
	KindQuoted       ID = "kind-quoted"        // The record in it is quoted, as in an email reply. Delete the quo…
	KindWebPage      ID = "kind-web-page"      // This is a web page. If there is a record in it, copy the record…
	KindSurrounded   ID = "kind-surrounded"    // There is other text around the record. Delete everything before…
	KindOnlyCode     ID = "kind-only-code"     // The file contains no moves, only the game code {{.Code}}.
	KindOwnGame      ID = "kind-own-game"      // This is where Simple Simon saves your current game. To make a re…
	KindOwnSettings  ID = "kind-own-settings"  // This is where Simple Simon saves its settings. To make a record,…
	KindOwnHistory   ID = "kind-own-history"   // This is where Simple Simon saves your finished games. On the pag…
	KindOwnTable     ID = "kind-own-table"     // This is a table of your finished games. On the page “History” yo…
	KindData         ID = "kind-data"          // The file seems to belong to another program.
	OnlyCodeTitle    ID = "only-code-title"    // Start a game with this code?
	OnlyCodeText     ID = "only-code-text"     // {{.File}} isn’t a record, but it contains the game code {{.Code}…
	RecordTitle      ID = "record-title"       // A recorded game
	RecordOf         ID = "record-of"          // The record {{.File}} of the deal {{.Code}}.
	RecordOwn        ID = "record-own"         // It is one of your own games. Continued, it counts as the same ga…
	ContinueGame     ID = "continue-game"      // Continue
	BehindMoves      ID = "behind-moves"       // Your saved game has {{.Kept}}; this record has {{.Record}}.
	BehindPresent    ID = "behind-present"     // Your game has {{.Kept}}; this record has {{.Record}}.
	BehindRedo       ID = "behind-redo"        // From the record you can redo the later moves, as long as you don…
	BehindLost       ID = "behind-lost"        // If you continue from the record, the moves your game has now are…
	RecordYes        ID = "record-yes"         // Record
	GoBack           ID = "go-back"            // Go back
	PlayOn           ID = "play-on"            // Play on
	Replay           ID = "replay"             // Replay
	Won              ID = "won"                // Won: {{.Moves}}, {{.Points}}.
	NotWonNone       ID = "not-won-none"       // Not won: no sequence removed, {{.Data.Moves}}, {{.Data.Points}}.
	KeysMenu         ID = "keys-menu"          // Open the menu
)

// Messages with a number.
const (
	MovesCount       ID = "moves-count"       // by Count: {{.Number}} moves
	PointsCount      ID = "points-count"      // by Count: {{.Number}} points
	SequencesRemoved ID = "sequences-removed" // by Count: {{.Number}} sequences removed
	RestartText      ID = "restart-text"      // by Count: The same cards are dealt again. Your {{.Number}} moves so far wi…
	RestartUndone    ID = "restart-undone"    // by Count: The {{.Number}} moves you’ve undone can’t be redone then either.
	NotWon           ID = "not-won"           // by Count: Not won: {{.Number}} sequences removed, {{.Data.Moves}}, {{.Data…
	CodeLength       ID = "code-length"       // by Count: A game code ends with seven letters; this one has {{.Number}}.
	RankGap          ID = "rank-gap"          // by Count: {{.Data.Word}} ranks
)

// Pages and their menu.
const (
	PageRules      ID = "page-rules"      // Rules
	PageExamples   ID = "page-examples"   // Examples
	PageSources    ID = "page-sources"    // Sources
	PageKeys       ID = "page-keys"       // Keyboard
	SearchRules    ID = "search-rules"    // Search this page
	NothingFound   ID = "nothing-found"   // Nothing found for “{{.Query}}”.
	OpenRule       ID = "open-rule"       // Rule
	Describe       ID = "describe"        // Describe the position
	PositionTitle  ID = "position-title"  // The position in words
	PositionCopied ID = "position-copied" // Position copied in words.
)

// The player of records.
const (
	ExampleTitle   ID = "example-title"   // A complete game
	PlayerFirst    ID = "player-first"    // To the start
	PlayerPrevious ID = "player-previous" // Previous move
	PlayerPlay     ID = "player-play"     // Play
	PlayerPause    ID = "player-pause"    // Pause
	PlayerNext     ID = "player-next"     // Next move
	PlayerLast     ID = "player-last"     // To the end
	MoveOf         ID = "move-of"         // Move {{.Move}} of {{.Moves}}
	StartPosition  ID = "start-position"  // Starting position
	PlayFromHere   ID = "play-from-here"  // Play from here
)

// Settings.
const (
	AskRestartName ID = "ask-restart-name" // Question before a restart
	AskRestartText ID = "ask-restart-text" // A restart asks first if moves would be lost.
	ShowScoreName  ID = "show-score-name"  // Show the score
	ShowScoreText  ID = "show-score-text"  // The score is always in view while you play.
	ShowTimeName   ID = "show-time-name"   // Show the time
	ShowTimeText   ID = "show-time-text"   // While you play, you can see how long you have been playing this…
	TimePlayed     ID = "time-played"      // Time: {{.Time}}
)

// A new game.
const (
	DealOfTheDay       ID = "deal-of-the-day"       // Deal of the day
	DayOfDate          ID = "day-of-date"           // Deal of the day: {{.Date}}
	DayWonMark         ID = "day-won-mark"          // won on the day
	DayWonTodayMark    ID = "day-won-today-mark"    // won today
	SameDealOtherSuits ID = "same-deal-other-suits" // Same deal with other suits
	WonOfPlayedNone    ID = "won-of-played-none"    // Not played yet
	PasteCodeButton    ID = "paste-code-button"     // Paste code
)

// The deal of the day.
const (
	DayWonLater      ID = "day-won-later"      // won later
	DayNotWon        ID = "day-not-won"        // played, not won
	DayNotPlayed     ID = "day-not-played"     // not played yet
	DayOnTable       ID = "day-on-table"       // on the table now
	DayPlay          ID = "day-play"           // Play this deal:
	DayCalendar      ID = "day-calendar"       // Calendar
	DayToday         ID = "day-today"          // {{.Date}} – today
	DayBackToToday   ID = "day-back-to-today"  // Go to today
	DayMonthBefore   ID = "day-month-before"   // Month before
	DayMonthAfter    ID = "day-month-after"    // Next month
	DayLevels        ID = "day-levels"         // From left to right: {{.Levels}}
	DayNote          ID = "day-note"           // A day counts towards your streak if you win one of its deals in…
	DayOfLevel       ID = "day-of-level"       // {{.Level}}: {{.Mark}}
	DayLevelDate     ID = "day-level-date"     // {{.Level}}, {{.Date}}
	DayTold          ID = "day-told"           // This was the deal of the day for {{.Date}}.
	DayToldLater     ID = "day-told-later"     // This was the deal for {{.Date}}, won after its day.
	DayStreak        ID = "day-streak"         // Streak: {{.Days}}.
	DayStreakLongest ID = "day-streak-longest" // Streak: {{.Days}}, your longest so far.
)

// The Rules page.
const (
	GlanceTitle     ID = "glance-title"      // At a glance
	GlanceGoal      ID = "glance-goal"       // The aim is {{.Sequences}} sequences: {{.SequenceLength}} cards o…
	GlanceTable     ID = "glance-table"      // All {{.Cards}} cards lie face up in {{.Columns}} columns from th…
	GlanceMoves     ID = "glance-moves"      // A card goes on a card that is exactly one rank higher, whatever…
	GlanceScore     ID = "glance-score"      // You start with {{.StartScore}} points. Every move costs {{.MoveP…
	LayoutTitle     ID = "layout-title"      // The layout
	LayoutCards     ID = "layout-cards"      // The game is played with one deck of {{.Cards}} cards. All of the…
	LayoutColumns   ID = "layout-columns"    // The {{.Columns}} columns hold, from left to right, {{.ColumnSize…
	LayoutStart     ID = "layout-start"      // At the start no sequence has been removed.
	LayoutPicture   ID = "layout-picture"    // A layout with {{.FourSuits}}
	LayoutWords     ID = "layout-words"      // Describe this layout in words
	LayoutNoWords   ID = "layout-no-words"   // Hide the description
	SuitsTitle      ID = "suits-title"       // How many suits
	SuitsQuestion   ID = "suits-question"    // A new game asks “{{.HowMany}}” Your choice changes what the {{.C…
	SuitsHead       ID = "suits-head"        // Suits
	NameHead        ID = "name-head"         // Name
	CardsHead       ID = "cards-head"        // Cards
	SuitsOneCards   ID = "suits-one-cards"   // {{.Sequences}} × {{.SequenceLength}} spades (each spade {{.Seque…
	SuitsTwoCards   ID = "suits-two-cards"   // {{.Half}} × {{.SequenceLength}} spades + {{.Half}} × {{.Sequence…
	SuitsFourCards  ID = "suits-four-cards"  // {{.SequenceLength}} spades + {{.SequenceLength}} hearts + {{.Seq…
	SuitsFirstGame  ID = "suits-first-game"  // Only the very first game after the installation does not ask: it…
	PlacingTitle    ID = "placing-title"     // Placing a card
	PlacingCard     ID = "placing-card"      // The last card of a column goes on the last card of another colum…
	PlacingLimits   ID = "placing-limits"    // From low to high, the ranks are ace, 2 to 10, jack, queen and ki…
	GroupsTitle     ID = "groups-title"      // Moving a group
	GroupsMove      ID = "groups-move"       // Several cards at the end of a column form a group and move toget…
	GroupsMixed     ID = "groups-mixed"      // Cards of mixed suits can’t be moved all at once, even with enoug…
	GroupsPlacing   ID = "groups-placing"    // A group is placed as if it were its first card, the highest, alo…
	EmptyTitle      ID = "empty-title"       // The empty column
	EmptyTakes      ID = "empty-takes"       // An empty column takes any card and any group of one suit, not on…
	EmptyUseful     ID = "empty-useful"      // An empty column is the most useful place of all, since there is…
	RemovedTitle    ID = "removed-title"     // Removed sequences
	RemovedLeaves   ID = "removed-leaves"    // When a column ends, right after a move, with {{.SequenceLength}}…
	RemovedNoMove   ID = "removed-no-move"   // Leaving is part of the move that completed the sequence. It is n…
	EndTitle        ID = "end-title"         // The end
	EndWon          ID = "end-won"           // The game is won when all {{.Sequences}} sequences have left. No…
	EndPlayer       ID = "end-player"        // When no move helps any more, it’s up to you: undo, restart or de…
	VariantsTitle   ID = "variants-title"    // Variants and game code
	VariantsSuits   ID = "variants-suits"    // The variants differ in the number of suits: {{.Easy}} ({{.OneSui…
	VariantsCode    ID = "variants-code"     // The game code stands for the number of suits and the shuffle. Th…
	ScoringTitle    ID = "scoring-title"     // Scoring
	ScoringHead     ID = "scoring-head"      // What
	PointsHead      ID = "points-head"       // Points
	ScoringStart    ID = "scoring-start"     // Start
	ScoringMove     ID = "scoring-move"      // Every move of a card or a group
	ScoringSequence ID = "scoring-sequence"  // Every removed sequence
	ScoringLimit    ID = "scoring-limit"     // There’s no lower limit: in a very long game the score can fall b…
	ScoringExample  ID = "scoring-example"   // The game of the page “{{.Examples}}” is won in {{.ExampleMoves}}…
	ScoringOwn      ID = "scoring-own"       // This scoring belongs to this app alone. The game has no official…
	AppTitle        ID = "app-title"         // What the app does for you
	AppDoubleClick  ID = "app-double-click"  // On by default. The card that you double-click goes, with all tha…
	AppBestSuit     ID = "app-best-suit"     // first onto a card of the same suit that is one rank higher;
	AppBestEmpty    ID = "app-best-empty"    // otherwise into an empty column;
	AppBestOther    ID = "app-best-other"    // otherwise onto a card of another suit that is one rank higher. T…
	AppBestSettings ID = "app-best-settings" // If you choose “{{.KeepEmpty}}” in the settings, that third step…
	AppDragTitle    ID = "app-drag-title"    // Drag and drop
	AppDrag         ID = "app-drag"          // You can drag cards to another column and drop them there.
	AppAutoPlace    ID = "app-auto-place"    // Off by default. A card that you let go of where no column takes…
	AppHelp         ID = "app-help"          // While you drag a card, the columns that would take it are highli…
	AppReminder     ID = "app-reminder"      // After a rejected move, the app reminds you of the rule that reje…
	AppUndo         ID = "app-undo"          // You can undo the last {{.UndoLimit}} actions. The score and the…
	AppPagesTitle   ID = "app-pages-title"   // Pages
	AppPages        ID = "app-pages"         // The menu has these pages: “{{.Rules}}”, “{{.Examples}}” (a compl…
	AppWordsTitle   ID = "app-words-title"   // A position in words
	AppWords        ID = "app-words"         // With “{{.Describe}}” in the menu, the app puts a position into w…
	SpiderTitle     ID = "spider-title"      // Simple Simon and Spider
	SpiderVariant   ID = "spider-variant"    // Wikipedia describes Simple Simon as a common variant of Spider f…
	SpiderLayout    ID = "spider-layout"     // The moves allowed are those of Spider. What differs is the layou…
	SpiderSources   ID = "spider-sources"    // The page “{{.Sources}}” leads to the articles.
	PictureAllowed  ID = "picture-allowed"   // Allowed: {{.Told}}.
	PictureRefused  ID = "picture-refused"   // Refused. {{.Told}}
)

// The Sources page.
const (
	SourcesGameTitle     ID = "sources-game-title"     // The game
	SourcesGame          ID = "sources-game"           // The rules follow the encyclopaedia Wikipedia: the article on the…
	SourcesArticle       ID = "sources-article"        // Wikipedia (in English): {{.Name}}
	SourcesProgramsTitle ID = "sources-programs-title" // Other programs
	SourcesPrograms      ID = "sources-programs"       // You can play Simple Simon with these programs too:
	SourcesDesktop       ID = "sources-desktop"        // {{.Name}}, a collection of solitaire games for the desktop
	SourcesAndroid       ID = "sources-android"        // {{.Name}}, for Android
	SourcesGo            ID = "sources-go"             // {{.Name}}, written in Go like this program
	SourcesLibsTitle     ID = "sources-libs-title"     // Libraries and licences
	SourcesLibs          ID = "sources-libs"           // This program is written in Go. It stands on the work of others:…
	SourcesLibrary       ID = "sources-library"        // {{.Name}}: from {{.Place}}, {{.Licence}}
	LibsWindow           ID = "libs-window"            // Window and drawing
	LibsLanguage         ID = "libs-language"          // Texts and languages
	LibsSystem           ID = "libs-system"            // Files and the system
	LicenceMit           ID = "licence-mit"            // MIT licence
	LicenceBsdThree      ID = "licence-bsd-three"      // BSD licence (three clauses)
	LicenceBsdTwo        ID = "licence-bsd-two"        // BSD licence (two clauses)
	LicenceApache        ID = "licence-apache"         // Apache licence 2.0
	LicenceIsc           ID = "licence-isc"            // ISC licence
	LicenceUnlicense     ID = "licence-unlicense"      // Unlicense (public domain)
	LicencePatents       ID = "licence-patents"        // patent grant by Google
)

// Lists, and ranks without an article.
const (
	ListPair     ID = "list-pair"     // {{.Head}}, {{.Last}}
	ListLast     ID = "list-last"     // {{.Head}} and {{.Last}}
	SentencePair ID = "sentence-pair" // {{.Head}}. {{.Last}}
	RankAce      ID = "rank-ace"      // ace
	RankNumber   ID = "rank-number"   // {{.Rank}}
	RankJack     ID = "rank-jack"     // jack
	RankQueen    ID = "rank-queen"    // queen
	RankKing     ID = "rank-king"     // king
	GroupRange   ID = "group-range"   // {{.High}} to {{.Low}} of {{.Suit}}
	GroupPair    ID = "group-pair"    // {{.High}} and {{.Low}} of {{.Suit}}
)

// A position in words.
const (
	PositionWords       ID = "position-words"        // {{.Removed}}. {{.Columns}}.
	PositionRemoved     ID = "position-removed"      // {{.Count}} ({{.Suits}})
	PositionFirstColumn ID = "position-first-column" // Column {{.Number}}: {{.Cards}}
	PositionColumn      ID = "position-column"       // column {{.Number}}: {{.Cards}}
	PositionPair        ID = "position-pair"         // {{.Head}}; {{.Last}}
	PositionEmpty       ID = "position-empty"        // empty
	PositionBare        ID = "position-bare"         // All columns are empty
)

// A move in words.
const (
	MoveCardOnto   ID = "move-card-onto"   // {{.First.Bare}} from column {{.From}} onto {{.Target.Object}} in…
	MoveCardEmpty  ID = "move-card-empty"  // {{.First.Bare}} from column {{.From}} into the empty column {{.T…
	MoveGroupOnto  ID = "move-group-onto"  // {{.Count}}, {{.Range}}, from column {{.From}} onto {{.Target.Obj…
	MoveGroupEmpty ID = "move-group-empty" // {{.Count}}, {{.Range}}, from column {{.From}} into the empty col…
	MoveCompleting ID = "move-completing"  // {{.Told}}; this completes a sequence, which leaves the game
	MoveNumbered   ID = "move-numbered"    // Move {{.Number}}: {{.Told}}.
)

// The cursor of the keyboard.
const (
	CursorEmpty   ID = "cursor-empty"   // Column {{.Column}} is empty.
	CursorCard    ID = "cursor-card"    // {{.Card.Bare}}, column {{.Column}}, card {{.Place}} of {{.Length…
	CursorOrder   ID = "cursor-order"   // {{.Card.Bare}}, column {{.Column}}, card {{.Place}} of {{.Length…
	CursorMixed   ID = "cursor-mixed"   // {{.Card.Bare}}, column {{.Column}}, card {{.Place}} of {{.Length…
	HoldingOwn    ID = "holding-own"    // Holding {{.Held}}; back in column {{.Column}}: lets go.
	HoldingFits   ID = "holding-fits"   // Holding {{.Held}}; column {{.Column}}: fits.
	HoldingNot    ID = "holding-not"    // Holding {{.Held}}; column {{.Column}}: does not fit.
	HoldingEmpty  ID = "holding-empty"  // Holding {{.Held}}; empty column {{.Column}}: fits.
	HoldingColumn ID = "holding-column" // {{.Column}}, {{.Card.Bare}}
	HeldCards     ID = "held-cards"     // {{.Count}}, {{.Range}}
)

// Notes on the complete game.
const (
	NoteFirstJoin   ID = "note-first-join"   // The first join: {{.First.Subject}} goes on {{.Target.Object}}. A…
	NoteFirstGroup  ID = "note-first-group"  // The first group on the move: {{.First.Subject}} takes {{.Last.Ob…
	NoteFirstEmpty  ID = "note-first-empty"  // {{.Count}} leave column {{.From}}, and there is the first empty…
	NoteFirstLeaves ID = "note-first-leaves" // Column {{.To}} now ends with {{.SequenceLength}} cards from king…
	NoteTwelve      ID = "note-twelve"       // However large a group is, an empty column takes it in a single m…
	NoteTwelveHome  ID = "note-twelve-home"  // The {{.ExampleGroup}} cards only lacked a king. On {{.Target.Obj…
	NoteThirdLeaves ID = "note-third-leaves" // The third sequence leaves, and column {{.From}} becomes empty. O…
	NoteEnd         ID = "note-end"          // The last sequence leaves, no card remains, and the game is won:…
)

// The short examples.
const (
	SplitTitle   ID = "split-title"   // Splitting a mixed run
	SplitIntro   ID = "split-intro"   // In column {{.From}}, {{.Under.Subject}}, {{.First.Subject}} and…
	SplitPark    ID = "split-park"    // {{.First.Opening}} and {{.Last.Subject}} have the same suit and…
	SplitFree    ID = "split-free"    // Now {{.First.Subject}} is the last card of its column and goes o…
	SplitGather  ID = "split-gather"  // This group goes on {{.Target.Object}}, which lay under the run:…
	SplitBack    ID = "split-back"    // {{.First.Opening}} and {{.Last.Subject}} go back on {{.Target.Ob…
	ColumnTitle  ID = "column-title"  // What an empty column is worth
	ColumnIntro  ID = "column-intro"  // A card that no column takes can be in the way of a good move. An…
	ColumnClear  ID = "column-clear"  // {{.First.Opening}} goes on {{.Target.Object}}, which has the sam…
	ColumnUse    ID = "column-use"    // No other card takes {{.First.Object}}, but the empty column does…
	ColumnGain   ID = "column-gain"   // {{.First.Opening}} goes on {{.Target.Object}}, which has the sam…
	ColumnBack   ID = "column-back"   // {{.First.Opening}} finds its place on {{.Target.Object}}, and co…
	UndoneTitle  ID = "undone-title"  // Undoing a removed sequence
	UndoneIntro  ID = "undone-intro"  // The complete game so far: {{.Moves}}, {{.Score}}. Column {{.To}}…
	UndoneLeaves ID = "undone-leaves" // The sequence is complete and leaves as part of this move. The st…
	UndoneBack   ID = "undone-back"   // Undo brings the sequence back together with the move that comple…
)

// The Keyboard page.
const (
	KeysPlayTitle   ID = "keys-play-title"   // Playing
	KeysGameTitle   ID = "keys-game-title"   // The game
	KeysWindowTitle ID = "keys-window-title" // Window and pages
	KeyArrows       ID = "key-arrows"        // Arrow keys
	KeyLeft         ID = "key-left"          // Left
	KeyRight        ID = "key-right"         // Right
	KeyUp           ID = "key-up"            // Up
	KeyDown         ID = "key-down"          // Down
	KeyEnter        ID = "key-enter"         // Enter
	KeyTwice        ID = "key-twice"         // Enter twice
	KeySpace        ID = "key-space"         // Space
	KeyEscape       ID = "key-escape"        // Esc
	KeyDigits       ID = "key-digits"        // 1 … 9, 0
	KeyPair         ID = "key-pair"          // {{.Head}} / {{.Last}}
	KeysCursor      ID = "keys-cursor"       // Move the cursor over columns and cards
	KeysPickUp      ID = "keys-pick-up"      // Pick up the group at the cursor; put down what you hold; on its…
	KeysTarget      ID = "keys-target"       // While you hold cards: choose the target column
	KeysCards       ID = "keys-cards"        // While you hold cards: take more or fewer of them
	KeysBest        ID = "keys-best"         // With nothing in between: send the group to the best column
	KeysColumn      ID = "keys-column"       // Pick up the longest group of column 1 to 10 (which is 0); the ne…
	KeysLetGo       ID = "keys-let-go"       // Let go of what you hold
	KeysEscape      ID = "keys-escape"       // End, in this order: dragging, a selection, a reminder, a dialog…
	KeysNoteDigits  ID = "keys-note-digits"  // The digits are the ten keys above the letters, even if your keyb…
	KeysNoteLayout  ID = "keys-note-layout"  // If your keyboard has no Latin letters, press the keys that carry…
	KeysNoteEntry   ID = "keys-note-entry"   // While you type in a text field, the keys for copying, cutting, p…
	KeysNoteDialog  ID = "keys-note-dialog"  // As long as a dialog or a page is open, no key changes the game.
	KeysNoteLevels  ID = "keys-note-levels"  // When you choose a level, the first three digits deal at once, in…
	KeysNoteRepeat  ID = "keys-note-repeat"  // A key that is held down repeats only arrows, undo and redo.
)

// Statistics.
const (
	PageStatistics   ID = "page-statistics"    // Statistics
	ReadingGames     ID = "reading-games"      // Reading your games…
	NoGames          ID = "no-games"           // No games counted yet. A game counts from its first move, and is…
	StatPlayed       ID = "stat-played"        // Games played
	StatWon          ID = "stat-won"           // Games won
	StatPercent      ID = "stat-percent"       // Win rate
	StatRun          ID = "stat-run"           // Current winning streak
	StatLongestRun   ID = "stat-longest-run"   // Longest winning streak
	StatBestScore    ID = "stat-best-score"    // Best score
	StatAverageScore ID = "stat-average-score" // Average score
	StatFewestMoves  ID = "stat-fewest-moves"  // Fewest moves
	StatStreak       ID = "stat-streak"        // Current streak
	StatBestTime     ID = "stat-best-time"     // Best time
	StatAverageTime  ID = "stat-average-time"  // Average time
	StatAll          ID = "stat-all"           // All
	StatNote         ID = "stat-note"          // Scores, moves and times are those of the games won.
	PercentWords     ID = "percent-words"      // {{.Number}}%
	DayRuns          ID = "day-runs"           // Current streak: {{.Present}}. Longest streak: {{.Longest}}.
	DayWonToday      ID = "day-won-today"      // Won today.
	DayOpenToday     ID = "day-open-today"     // Not won yet today.
	AllGames         ID = "all-games"          // All games
	LevelSuits       ID = "level-suits"        // {{.Level}} – {{.Suits}}
	AsTable          ID = "as-table"           // As a table
	ChartScores      ID = "chart-scores"       // Scores of recent games
	ChartWeeks       ID = "chart-weeks"        // Games by week
	ChartMoves       ID = "chart-moves"        // Moves in games won
	ChartItem        ID = "chart-item"         // {{.Title}}: {{.Item}}
	LegendWon        ID = "legend-won"         // won
	LegendLost       ID = "legend-lost"        // not won
	LegendAverage    ID = "legend-average"     // average of {{.Games}}
	ChartNoGames     ID = "chart-no-games"     // There is no such game yet.
	ChartNoWeeks     ID = "chart-no-weeks"     // There has been no such game in recent weeks.
	ChartNoWins      ID = "chart-no-wins"      // No such game has been won yet.
	TipScore         ID = "tip-score"          // {{.Date}}, {{.Result}}: {{.Points}}
	TipWeek          ID = "tip-week"           // {{.Date}} – {{.Last}}: {{.Won}}, {{.Lost}}
	TipMoves         ID = "tip-moves"          // {{.Moves}}: {{.Games}}
	MovesRange       ID = "moves-range"        // {{.From}}–{{.To}} moves
	MovesBin         ID = "moves-bin"          // {{.From}}–{{.To}}
	HeadWeek         ID = "head-week"          // Week
	HeadWon          ID = "head-won"           // Won
	HeadLost         ID = "head-lost"          // Not won
	HeadGames        ID = "head-games"         // Games
	ColumnDate       ID = "column-date"        // Date
	ColumnResult     ID = "column-result"      // Result
	ColumnScore      ID = "column-score"       // Score
	ColumnMoves      ID = "column-moves"       // Moves
)

// The history.
const (
	PageHistory    ID = "page-history"    // History
	ColumnCode     ID = "column-code"     // Code
	ColumnSuits    ID = "column-suits"    // Suits
	ColumnTime     ID = "column-time"     // Time
	ResultWon      ID = "result-won"      // Won
	ResultLost     ID = "result-lost"     // Not won
	FilterSuits    ID = "filter-suits"    // Suits: {{.Value}}
	AnySuits       ID = "any-suits"       // all
	AnyResult      ID = "any-result"      // Won or not
	NoHistory      ID = "no-history"      // Your games are listed here: each one with at least one move, onc…
	SearchGames    ID = "search-games"    // Code or date
	GamesShown     ID = "games-shown"     // {{.Shown}} of {{.Games}}
	NoGameFits     ID = "no-game-fits"    // No game fits what you have chosen above.
	GameDetails    ID = "game-details"    // {{.Date}}, {{.Clock}}: {{.Result}}, {{.Points}}, {{.Moves}}, tim…
	GameOfDay      ID = "game-of-day"     // Deal of the day.
	PlayAgain      ID = "play-again"      // Play again
	ReplayGame     ID = "replay-game"     // Replay
	ReplayTitle    ID = "replay-title"    // Game of {{.Date}}
	NotReplayable  ID = "not-replayable"  // The moves of this game are damaged, so it can’t be replayed. Its…
	NotContinuable ID = "not-continuable" // The moves of this game are damaged, so it can’t be continued. It…
	NotRecordable  ID = "not-recordable"  // The moves of this game are damaged, so it can’t be saved as a re…
	SecondHistory  ID = "second-history"  // This window keeps nothing: its games are not in the list.
)

// Exporting and resetting the history.
const (
	ExportGames ID = "export-games" // Export…
	ExportTitle ID = "export-title" // Export all games as a table (CSV)
	ExportName  ID = "export-name"  // simple-simon-games
	CSVEnded    ID = "csv-ended"    // Ended
	CSVCode     ID = "csv-code"     // Game code
	CSVSuits    ID = "csv-suits"    // Suits
	CSVWon      ID = "csv-won"      // Won
	CSVScore    ID = "csv-score"    // Score
	CSVMoves    ID = "csv-moves"    // Moves
	CSVRemoved  ID = "csv-removed"  // Removed sequences
	CSVSeconds  ID = "csv-seconds"  // Time in seconds
	CSVDay      ID = "csv-day"      // Deal of the day
	ResetGames  ID = "reset-games"  // Reset
	ResetTitle  ID = "reset-title"  // Reset statistics and history?
	ResetYes    ID = "reset-yes"    // Reset
	ResetNo     ID = "reset-no"     // Keep the games
	ResetDone   ID = "reset-done"   // Statistics and history are empty again. The games up to now are…
	ResetFailed ID = "reset-failed" // The history could not be reset: {{.Reason}}. Nothing is lost.
)

// Dates.
const (
	DateWords         ID = "date-words"          // {{.Day}} {{.Month}} {{.Year}}
	MonthNames        ID = "month-names"         // January February March April May June July August September Octo…
	ShortDateWords    ID = "short-date-words"    // {{.Day}} {{.Month}} {{.Year}}
	DayMonthWords     ID = "day-month-words"     // {{.Day}} {{.Month}}
	ShortMonthNames   ID = "short-month-names"   // Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
	MonthYear         ID = "month-year"          // {{.Month}} {{.Year}}
	WeekdayDate       ID = "weekday-date"        // {{.Weekday}} {{.Date}}
	FirstWeekday      ID = "first-weekday"       // Monday
	WeekdayNames      ID = "weekday-names"       // Monday Tuesday Wednesday Thursday Friday Saturday Sunday
	ShortWeekdayNames ID = "short-weekday-names" // Mon Tue Wed Thu Fri Sat Sun
)

// Messages with a number.
const (
	CardsCount  ID = "cards-count"   // by Count: {{.Number}} cards
	SuitsCount  ID = "suits-count"   // by Count: {{.Number}} suits
	CursorGroup ID = "cursor-group"  // by Count: {{.Data.Card.Bare}}, column {{.Data.Column}}, card {{.Data.Place…
	WonOfPlayed ID = "won-of-played" // by Count: {{.Data.Won}} of {{.Number}} won
	GamesCount  ID = "games-count"   // by Count: {{.Number}} games
	DaysCount   ID = "days-count"    // by Count: {{.Number}} days
	WonCount    ID = "won-count"     // by Count: {{.Number}} won
	LostCount   ID = "lost-count"    // by Count: {{.Number}} not won
	ResetText   ID = "reset-text"    // by Count: {{.Number}} games will be removed from the statistics and the hi…
)
