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
	MenuShare   ID = "menu-share"   // Files and codes
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
	CodeTip              ID = "code-tip"               // Click to copy this game code; anyone who enters it in “New game”…
	CodeCopied           ID = "code-copied"            // Game code {{.Code}} copied.
	LinkCopied           ID = "link-copied"            // Link copied.
	ResultCopied         ID = "result-copied"          // Result copied
	ResultLine           ID = "result-line"            // Simple Simon, {{.Level}} ({{.Code}}): {{.Moves}}, {{.Points}}
	ResultLineDay        ID = "result-line-day"        // Simple Simon, {{.Level}} ({{.Code}}), deal of the day for {{.Dat…
	NoCodeOnClipboard    ID = "no-code-on-clipboard"   // There’s no game code on the clipboard. Copy one first, such as {…
	UndoReach            ID = "undo-reach"             // You can only undo the last {{.Moves}} moves.
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
	DealRandom   ID = "deal-random"    // Random deal
	CodeLabel    ID = "code-label"     // Enter a game code
	CodeFound    ID = "code-found"     // {{.Level}} – {{.Letters}}
	DealCode     ID = "deal-code"      // Play this deal
	Cancel       ID = "cancel"         // Cancel
)

// The question before a restart.
const (
	RestartTitle    ID = "restart-title"     // Restart this game?
	RestartTextNone ID = "restart-text-none" // You’ll start again with the same cards and won’t be able to redo…
	RestartTextWon  ID = "restart-text-won"  // You’ve already won this game. You’ll start again with the same c…
	RestartYes      ID = "restart-yes"       // Restart
	KeepPlaying     ID = "keep-playing"      // Keep playing
)

// The message at the win.
const (
	WonTitle      ID = "won-title"       // You’ve won!
	WonLevel      ID = "won-level"       // Level
	BestFirst     ID = "best-first"      // Your first win at this level.
	BestScore     ID = "best-score"      // Your best score at this level.
	BestTime      ID = "best-time"       // Your fastest win at this level.
	BestBoth      ID = "best-both"       // Your best score and fastest win at this level.
	WonBefore     ID = "won-before"      // You’ve won this game before. Your first win is the one that coun…
	NextGame      ID = "next-game"       // Next game: how many suits?
	CopyResult    ID = "copy-result"     // Copy result
	SameDealAgain ID = "same-deal-again" // Play this deal again
	ShowTable     ID = "show-table"      // Back to the table
)

// The question before an unfinished game is replaced.
const (
	ReplaceTitle      ID = "replace-title"       // Replace your current game?
	BackTitle         ID = "back-title"          // Go back to the saved position?
	ReplaceByDeal     ID = "replace-by-deal"     // You’ll start a new game with the code {{.Code}}.
	ReplaceByPosition ID = "replace-by-position" // You’ll play on from this position as a new game.
	ReplaceByOwn      ID = "replace-by-own"      // You’ll continue your game {{.Code}}.
	PresentLost       ID = "present-lost"        // Your current game ({{.Moves}}) will end and count as not won. Yo…
	PresentUncounted  ID = "present-uncounted"   // Your current game ({{.Moves}}) will be lost. It doesn’t count, s…
	PresentWon        ID = "present-won"         // Your current game will still count as won.
	PresentBack       ID = "present-back"        // This is the game you’re playing. It will return to the saved pos…
	PresentSame       ID = "present-same"        // This is the game you’re playing. You won’t lose any moves.
	ReplaceYesDeal    ID = "replace-yes-deal"    // Start the new game
	ReplaceYesRecord  ID = "replace-yes-record"  // Play the recorded game
	KeepMine          ID = "keep-mine"           // Keep my game
)

// Why a game does not count.
const (
	UncountedExample ID = "uncounted-example" // This game starts from an example, so it doesn’t count.
	UncountedReplay  ID = "uncounted-replay"  // This game starts from a position in another game, so it doesn’t…
	UncountedRecord  ID = "uncounted-record"  // This game was opened from a file and isn’t in your history, so i…
	UncountedWon     ID = "uncounted-won"     // You’ve already won this game, so it doesn’t count again.
	UncountedUnknown ID = "uncounted-unknown" // This game didn’t start with a new deal, so it doesn’t count.
)

// The settings.
const (
	SettingsTitle        ID = "settings-title"         // Settings
	DoubleClickName      ID = "double-click-name"      // Double click
	DoubleClickText      ID = "double-click-text"      // Double-click a card to send it, with any cards on top of it, to…
	AutoPlaceName        ID = "auto-place-name"        // Auto-place
	AutoPlaceText        ID = "auto-place-text"        // Drop cards where they don’t fit, and they fly to the best column…
	PlacementHelpName    ID = "placement-help-name"    // Placement help
	PlacementHelpText    ID = "placement-help-text"    // While you drag cards, the columns where they fit are highlighted…
	InteractiveRulesName ID = "interactive-rules-name" // Interactive rules
	InteractiveRulesText ID = "interactive-rules-text" // If you try a move that isn’t allowed, a line below the table tel…
	SelectAndPlaceName   ID = "select-and-place-name"  // Select and place
	SelectAndPlaceText   ID = "select-and-place-text"  // Click a card, then click the column you want to move it to.
	KeepEmptyName        ID = "keep-empty-name"        // Keep empty columns free
	KeepEmptyText        ID = "keep-empty-text"        // Cards are sent to an empty column only if they don’t fit anywher…
	SingleClickName      ID = "single-click-name"      // Move with a single click
	SingleClickText      ID = "single-click-text"      // Click a card or group once to send it to the best column.
	LanguageName         ID = "language-name"          // Language
	LanguageSystem       ID = "language-system"        // System language: {{.Language}}
	Close                ID = "close"                  // Close
	Defaults             ID = "defaults"               // Restore defaults
	DefaultsTitle        ID = "defaults-title"         // Restore the default settings?
	DefaultsText         ID = "defaults-text"          // All settings, including the language, will return to their defau…
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
	LargePrintText  ID = "large-print-text"  // Large ranks and suits, with one big suit symbol in place of pips…
	LettersName     ID = "letters-name"      // International letters
	LettersText     ID = "letters-text"      // A, K, Q and J on the cards in every language.
	TableName       ID = "table-name"        // Table colour
	TableGreen      ID = "table-green"       // Green
	TableBlue       ID = "table-blue"        // Blue
	TableBurgundy   ID = "table-burgundy"    // Burgundy
	TableSlate      ID = "table-slate"       // Slate
	TableLinen      ID = "table-linen"       // Linen
	TableContrast   ID = "table-contrast"    // High contrast
	FeltName        ID = "felt-name"         // Felt
	FeltText        ID = "felt-text"         // Gives the table a fine texture. Turn it off if the game runs slo…
	ChromeName      ID = "chrome-name"       // Appearance
	ChromeSystem    ID = "chrome-system"     // Same as the system
	ChromeLight     ID = "chrome-light"      // Light
	ChromeDark      ID = "chrome-dark"       // Dark
	SpeedName       ID = "speed-name"        // Animation
	SpeedNormal     ID = "speed-normal"      // Normal
	SpeedFast       ID = "speed-fast"        // Fast
	SpeedOff        ID = "speed-off"         // Off
	TextSizeName    ID = "text-size-name"    // Text size
	TextSizeNormal  ID = "text-size-normal"  // Normal
	TextSizeLarge   ID = "text-size-large"   // Large
	TextSizeLarger  ID = "text-size-larger"  // Extra large
	TextLarger      ID = "text-larger"       // Larger text
	TextSmaller     ID = "text-smaller"      // Smaller text
	TextNormal      ID = "text-normal"       // Normal text size
)

// About the program.
const (
	PageAbout      ID = "page-about"      // About
	AboutLicence   ID = "about-licence"   // Free software under the MIT licence. © 2026 The Simple Simon aut…
	AboutFolder    ID = "about-folder"    // Your games and settings are stored here:
	AboutSystem    ID = "about-system"    // Your system:
	AboutLibraries ID = "about-libraries" // Built with these libraries:
	LibraryLicence ID = "library-licence" // {{.Library}} – {{.Licence}}
	CopyReport     ID = "copy-report"     // Copy for a bug report
	CopyReportTip  ID = "copy-report-tip" // Copies everything on this page, ready to paste into a bug report
	ReportCopied   ID = "report-copied"   // Copied.
)

// Keeping files.
const (
	GameSetAside         ID = "game-set-aside"          // Your saved game is damaged and can’t be restored, so a new one h…
	SettingsSetAside     ID = "settings-set-aside"      // Your settings file is damaged, so Simple Simon is using its defa…
	HistorySetAside      ID = "history-set-aside"       // Part of your game history is damaged and couldn’t be loaded. You…
	GameLater            ID = "game-later"              // Your game was saved by a newer version of Simple Simon. This ver…
	SettingsLater        ID = "settings-later"          // Your settings were saved by a newer version of Simple Simon. Thi…
	HistoryLater         ID = "history-later"           // Your game history was saved by a newer version of Simple Simon.…
	SettingsUnknown      ID = "settings-unknown"        // This version doesn’t recognise everything in your settings file.…
	SettingsStrange      ID = "settings-strange"        // Your settings file contained something this version doesn’t reco…
	SecondWindow         ID = "second-window"           // Simple Simon is already open in another window. You can play her…
	NotKept              ID = "not-kept"                // Your game can’t be saved right now: {{.Reason}} ({{.Path}}). You…
	SettingsNotKept      ID = "settings-not-kept"       // Your settings can’t be saved right now: {{.Reason}} ({{.Path}}).
	HistoryNotKept       ID = "history-not-kept"        // Games can’t be added to your history right now: {{.Reason}} ({{.…
	GameFound            ID = "game-found"              // Your saved game is back on the table.
	FoundGameTitle       ID = "found-game-title"        // Which game would you like to continue?
	FoundGameText        ID = "found-game-text"         // Your saved game couldn’t be opened when Simple Simon started. It…
	FoundGameOther       ID = "found-game-other"        // You can continue the other one later from the “History” page.
	FoundGameSavedLost   ID = "found-game-saved-lost"   // The saved game doesn’t count. If you don’t continue it now, it w…
	FoundGamePresentLost ID = "found-game-present-lost" // The current game doesn’t count. If you don’t continue it now, it…
	FoundGameYes         ID = "found-game-yes"          // Continue the saved game
	FoundGameNo          ID = "found-game-no"           // Continue this game
	NotKeptHere          ID = "not-kept-here"           // This game isn’t being saved because Simple Simon is open in anot…
)

// The command line.
const (
	Usage            ID = "usage"              // Simple Simon, a solitaire card game with every card face up …
	TryHelp          ID = "try-help"           // For help, run simplesimon --help.
	UnknownOption    ID = "unknown-option"     // There’s no option {{.Value}}.
	OptionElsewhere  ID = "option-elsewhere"   // {{.Option}} can’t be used with {{.Command}}.
	OptionNoValue    ID = "option-no-value"    // {{.Value}} doesn’t take a value.
	MissingValue     ID = "missing-value"      // {{.Value}} needs a value.
	MissingFiles     ID = "missing-files"      // check needs at least one file.
	MissingCodes     ID = "missing-codes"      // deal needs at least one game code.
	EmptyName        ID = "empty-name"         // The file name is empty.
	TooManyArguments ID = "too-many-arguments" // Unexpected argument: {{.Value}}
	UnknownLanguage  ID = "unknown-language"   // “{{.Value}}” can’t be used as the language. Choose one of these:…
	BadCode          ID = "bad-code"           // “{{.Value}}” isn’t a game code. {{.Reason}}
	CannotRead       ID = "cannot-read"        // {{.File}} can’t be read: {{.Reason}}.
	CannotOpenTrace  ID = "cannot-open-trace"  // The trace can’t be written to {{.File}}: {{.Reason}}.
	CannotPrint      ID = "cannot-print"       // The output can’t be written: {{.Reason}}.
	NoDisplay        ID = "no-display"         // No display found: neither DISPLAY nor WAYLAND_DISPLAY is set. St…
	DisplaySilent    ID = "display-silent"     // The display {{.Value}} isn’t responding, so no window can be ope…
	DisplayRefused   ID = "display-refused"    // The display {{.Value}} refused the connection. Start Simple Simo…
	NoOpenGL         ID = "no-opengl"          // Simple Simon needs OpenGL 2.1, which isn’t available here. Insta…
	FewColours       ID = "few-colours"        // This screen doesn’t show enough colours for Simple Simon. Set it…
	DealAndRecord    ID = "deal-and-record"    // Use either --deal or a recorded game, not both.
	NotARecord       ID = "not-a-record"       // {{.File}} can’t be opened as a recorded game. {{.Reason}}
	IllegalRecord    ID = "illegal-record"     // {{.File}}: move {{.Number}} ({{.Text}}) isn’t allowed. {{.Remind…
)

// Errors of the operating system: phrases without a full stop, after a colon.
const (
	FileMissing     ID = "file-missing"      // there’s no file or folder with that name
	FileNoPlace     ID = "file-no-place"     // the destination folder doesn’t exist
	FileExists      ID = "file-exists"       // that name is already taken
	FileForeign     ID = "file-foreign"      // the file already exists and isn’t a trace
	FileForbidden   ID = "file-forbidden"    // access denied
	FileReadOnly    ID = "file-read-only"    // the drive is read-only
	FileDiskFull    ID = "file-disk-full"    // the drive is full
	FileIsFolder    ID = "file-is-folder"    // found a folder instead of a file
	FileFolderThere ID = "file-folder-there" // there’s a folder with that name
	FileNoFile      ID = "file-no-file"      // found a device or pipe instead of a file
	FileNoFolder    ID = "file-no-folder"    // part of the path isn’t a folder
	FileNameLength  ID = "file-name-length"  // the name is too long
	FileInUse       ID = "file-in-use"       // the file is in use by another program
	FileTooLarge    ID = "file-too-large"    // the file is too large
	FileLinkCircle  ID = "file-link-circle"  // the symbolic links form a loop
	FileDriveError  ID = "file-drive-error"  // the drive reports an error
	FileNoStorage   ID = "file-no-storage"   // your browser won’t let this page store anything
	FileErrorCode   ID = "file-error-code"   // system error {{.Number}}
	FileOther       ID = "file-other"        // unexpected error
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
	RefusalSameColumn     ID = "refusal-same-column"      // Cards can’t be moved to the column they’re already in.
	RefusalEmptySource    ID = "refusal-empty-source"     // Column {{.Column}} is empty.
	RefusalBadCount       ID = "refusal-bad-count"        // You can’t move that number of cards from column {{.Column}}.
	RefusalNotASequence   ID = "refusal-not-a-sequence"   // Not a group: {{.Upper.Subject}} must be followed by {{.Next.Obje…
	RefusalSequenceAce    ID = "refusal-sequence-ace"     // Not a group: nothing ranks below an ace, so {{.Lower.Subject}} c…
	RefusalSequenceEqual  ID = "refusal-sequence-equal"   // Not a group: {{.Upper.Subject}} and {{.Lower.Subject}} have the…
	RefusalSequenceTwins  ID = "refusal-sequence-twins"   // Not a group: {{.Upper.Subject}} is followed by a card of the sam…
	RefusalMixedSuits     ID = "refusal-mixed-suits"      // A group must be all one suit, but {{.Upper.Subject}} is followed…
	RefusalOntoAce        ID = "refusal-onto-ace"         // No card can be placed on {{.Target.Object}}: nothing ranks below…
	RefusalKingNeedsEmpty ID = "refusal-king-needs-empty" // {{.First.Opening}} needs an empty column: nothing ranks above a…
	RefusalRankTooHigh    ID = "refusal-rank-too-high"    // {{.Target.Opening}} is {{.Gap}} higher than {{.First.Object}}, w…
	RefusalRankTooLow     ID = "refusal-rank-too-low"     // {{.Target.Opening}} is {{.Gap}} lower than {{.First.Object}}, wh…
	RefusalRankEqual      ID = "refusal-rank-equal"       // {{.First.Opening}} needs {{.Needed.Object}}, not {{.Same.Object}…
	RefusalNoTarget       ID = "refusal-no-target"        // There’s no better column for {{.First.Object}} right now.
)

// What is wrong with a game code.
const (
	CodeFault           ID = "code-fault"            // {{.Fault}} Example: {{.Code}}
	CodeEmpty           ID = "code-empty"            // The game code is missing.
	CodeFormat          ID = "code-format"           // A game code starts with SS1, but {{.Found}}.
	CodeFirstSeparator  ID = "code-first-separator"  // SS1 must be followed by a hyphen (-), but {{.Found}}.
	CodeFirstMissing    ID = "code-first-missing"    // The hyphen (-) after SS1 is missing.
	CodeSecondSeparator ID = "code-second-separator" // The number of suits must be followed by a hyphen (-), but {{.Fou…
	CodeSecondMissing   ID = "code-second-missing"   // The hyphen (-) after the number of suits is missing.
	CodeSuits           ID = "code-suits"            // The second part must be S1, S2 or S4 (the number of suits), but…
	CodeLetter          ID = "code-letter"           // Character {{.Position}} of the last 7 must be a letter from A to…
	CodeLengthNone      ID = "code-length-none"      // The seven letters at the end are missing.
	CodeExtra           ID = "code-extra"            // There should be nothing after the seven letters, but {{.Found}}.
	FoundText           ID = "found-text"            // there’s “{{.Text}}” instead
	FoundSpace          ID = "found-space"           // there’s a space instead
	FoundNothing        ID = "found-nothing"         // something’s missing
	FoundCharacter      ID = "found-character"       // there’s the character {{.Text}} instead
)

// What is wrong with a record.
const (
	RecordFault        ID = "record-fault"          // Line {{.Line}}: {{.Fault}}
	RecordNoHeader     ID = "record-no-header"      // A recorded game must begin with “Simple Simon record 1”.
	RecordNoCode       ID = "record-no-code"        // The first line must be followed by “code:” and a game code.
	RecordBadCode      ID = "record-bad-code"       // “{{.Text}}” isn’t a game code. {{.Reason}}
	RecordNoMoves      ID = "record-no-moves"       // The game code must be followed by “moves:”.
	RecordBadMove      ID = "record-bad-move"       // “{{.Text}}” isn’t a move. Moves look like this: 3-2-7
	RecordNotUTF8      ID = "record-not-utf8"       // The text isn’t saved as UTF-8. Open the file in a text editor an…
	RecordRepeated     ID = "record-repeated"       // “{{.Text}}” can only appear once.
	RecordTooManyMoves ID = "record-too-many-moves" // A recorded game can have at most {{.Moves}} moves.
	RecordTooLong      ID = "record-too-long"       // This game has {{.Moves}} moves, but a recorded game can have at…
)

// Records: opening, saving, watching.
const (
	OpenRecord       ID = "open-record"        // Open recorded game…
	SaveRecord       ID = "save-record"        // Save recorded game…
	BackUp           ID = "back-up"            // Back up everything…
	RestoreBackup    ID = "restore-backup"     // Restore a backup…
	OpenButton       ID = "open-button"        // Open
	SaveButton       ID = "save-button"        // Save
	FolderUp         ID = "folder-up"          // Up
	Drives           ID = "drives"             // Drives
	NewFolder        ID = "new-folder"         // New folder…
	FolderName       ID = "folder-name"        // Folder name:
	MakeFolder       ID = "make-folder"        // Create folder
	FolderNameOnly   ID = "folder-name-only"   // Enter just a name, not a path.
	CannotMakeFolder ID = "cannot-make-folder" // The folder {{.File}} can’t be created: {{.Reason}}. Choose anoth…
	FileName         ID = "file-name"          // File name:
	FolderEmpty      ID = "folder-empty"       // There’s nothing to open in this folder.
	FolderEmptySave  ID = "folder-empty-save"  // There are no files of this kind here yet.
	FolderReading    ID = "folder-reading"     // Reading the folder…
	NameMissing      ID = "name-missing"       // Enter a name.
	NameHidden       ID = "name-hidden"        // A name that starts with a dot would be hidden. Choose another on…
	NameInvisible    ID = "name-invisible"     // The name contains an invisible character. Delete it or choose an…
	NameCharacter    ID = "name-character"     // Windows doesn’t allow {{.Value}} in the name of a file or folder…
	NameReserved     ID = "name-reserved"      // {{.Value}} is a reserved name in Windows. Choose another name.
	NameNoFolder     ID = "name-no-folder"     // Choose a drive first.
	FileReading      ID = "file-reading"       // Reading {{.Path}}…
	FileSaving       ID = "file-saving"        // Saving {{.Path}}…
	FolderMaking     ID = "folder-making"      // Creating the folder {{.Path}}…
	CannotWrite      ID = "cannot-write"       // {{.File}} can’t be saved: {{.Reason}}. Choose another name or fo…
	FileSaved        ID = "file-saved"         // Saved as {{.Path}}
	FileSavedHere    ID = "file-saved-here"    // The file has been saved here: …
	RestoreTitle     ID = "restore-title"      // Restore this backup?
	RestoreText      ID = "restore-text"       // {{.File}} will replace your current game, history and settings.…
	RestoreYes       ID = "restore-yes"        // Restore
	RestoreNo        ID = "restore-no"         // Leave everything as it is
	Restored         ID = "restored"           // Backup restored.
	NoBackup         ID = "no-backup"          // {{.File}} isn’t a Simple Simon backup, or it’s damaged. Nothing…
	LaterBackup      ID = "later-backup"       // {{.File}} comes from a newer version of Simple Simon. Install th…
	NotRestored      ID = "not-restored"       // The backup couldn’t be fully restored: {{.Reason}}. You can try…
	OverwriteTitle   ID = "overwrite-title"    // Replace this file?
	OverwriteText    ID = "overwrite-text"     // {{.Path}} already exists. If you replace it, its contents will b…
	OverwriteYes     ID = "overwrite-yes"      // Replace
	OverwriteNo      ID = "overwrite-no"       // Go back
	NotAFile         ID = "not-a-file"         // {{.File}} isn’t on this computer. Save it here first, then open…
	DroppedNothing   ID = "dropped-nothing"    // That wasn’t a file. To open a recorded game, drag it here from y…
	DroppedText      ID = "dropped-text"       // “{{.File}}” isn’t a file. To open a recorded game, drag it here…
	DroppedOne       ID = "dropped-one"        // You dropped several files. Only the first recorded game has been…
	KindEmpty        ID = "kind-empty"         // The file is empty.
	KindOtherGame    ID = "kind-other-game"    // This is a game saved by {{.Name}}. Simple Simon doesn’t have tha…
	KindBoard        ID = "kind-board"         // This is a list of cards, as used by solvers. Simple Simon can’t…
	KindNewerGame    ID = "kind-newer-game"    // This file is from a newer version of Simple Simon. Install the l…
	KindOtherUTF     ID = "kind-other-utf"     // The text is saved as {{.Name}}. Open the file in a text editor a…
	KindPacked       ID = "kind-packed"        // The file is compressed. Unpack it first, then open the recorded…
	KindDocument     ID = "kind-document"      // This is a PDF or word processor document. If there’s a recorded…
	KindPicture      ID = "kind-picture"       // This is a picture. Recorded games are text files, with names suc…
	KindBinary       ID = "kind-binary"        // The file contains no text. Recorded games are text files, with n…
	KindQuoted       ID = "kind-quoted"        // The recorded game is quoted, as in an email reply. Delete the qu…
	KindWebPage      ID = "kind-web-page"      // This is a web page. If there’s a recorded game in it, copy the g…
	KindSurrounded   ID = "kind-surrounded"    // There’s other text around the recorded game. Delete everything b…
	KindOnlyCode     ID = "kind-only-code"     // The file has no moves, only the game code {{.Code}}. To play tha…
	KindOwnGame      ID = "kind-own-game"      // This is the file in which Simple Simon saves your current game.…
	KindOwnSettings  ID = "kind-own-settings"  // This is the file in which Simple Simon saves its settings. To sa…
	KindOwnHistory   ID = "kind-own-history"   // This is the file in which Simple Simon saves your game history.…
	KindOwnTable     ID = "kind-own-table"     // This is a table of the games in your history. You can save any o…
	KindData         ID = "kind-data"          // This file seems to belong to another program. Recorded games hav…
	OnlyCodeTitle    ID = "only-code-title"    // Play the deal in this file?
	OnlyCodeText     ID = "only-code-text"     // {{.File}} isn’t a recorded game, but it contains the game code {…
	RecordTitle      ID = "record-title"       // Recorded game
	RecordOf         ID = "record-of"          // {{.File}} is a recorded game of the deal {{.Code}}.
	RecordOwn        ID = "record-own"         // This is one of your own games. If you continue it, it counts as…
	ContinueGame     ID = "continue-game"      // Continue
	BehindMoves      ID = "behind-moves"       // Your saved game has {{.Kept}}; this recorded game has {{.Record}…
	BehindPresent    ID = "behind-present"     // Your game has {{.Kept}}; this recorded game has {{.Record}}.
	BehindRedo       ID = "behind-redo"        // If you continue from the recorded game, you can still redo the l…
	BehindLost       ID = "behind-lost"        // If you continue from the recorded game, any moves it doesn’t con…
	RecordYes        ID = "record-yes"         // Continue the recorded game
	GoBack           ID = "go-back"            // Go back
	PlayOn           ID = "play-on"            // Play on
	Replay           ID = "replay"             // Watch replay
	Won              ID = "won"                // Won: {{.Points}} in {{.Moves}}.
	NotWonNone       ID = "not-won-none"       // Not won: no sequence removed, {{.Data.Points}} in {{.Data.Moves}…
	KeysMenu         ID = "keys-menu"          // Open the menu
)

// Messages with a number.
const (
	MovesCount       ID = "moves-count"       // by Count: {{.Number}} moves
	PointsCount      ID = "points-count"      // by Count: {{.Number}} points
	SequencesRemoved ID = "sequences-removed" // by Count: {{.Number}} sequences removed
	RestartText      ID = "restart-text"      // by Count: You’ll start again with the same cards and lose the {{.Number}}…
	RestartUndone    ID = "restart-undone"    // by Count: You also won’t be able to redo the {{.Number}} moves you’ve undo…
	NotWon           ID = "not-won"           // by Count: Not won: {{.Number}} sequences removed, {{.Data.Points}} in {{.D…
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
	NothingFound   ID = "nothing-found"   // No results for “{{.Query}}”.
	OpenRule       ID = "open-rule"       // Why?
	Describe       ID = "describe"        // Describe the position
	PositionTitle  ID = "position-title"  // The position in words
	PositionCopied ID = "position-copied" // Copied to the clipboard.
)

// The player of records.
const (
	ExampleTitle   ID = "example-title"   // A complete game
	PlayerFirst    ID = "player-first"    // Go to start
	PlayerPrevious ID = "player-previous" // Previous move
	PlayerPlay     ID = "player-play"     // Play
	PlayerPause    ID = "player-pause"    // Pause
	PlayerNext     ID = "player-next"     // Next move
	PlayerLast     ID = "player-last"     // Go to end
	MoveOf         ID = "move-of"         // Move {{.Move}} of {{.Moves}}
	StartPosition  ID = "start-position"  // Starting position
	PlayFromHere   ID = "play-from-here"  // Play from here
)

// Settings.
const (
	AskRestartName ID = "ask-restart-name" // Ask before restarting
	AskRestartText ID = "ask-restart-text" // If you’d lose moves by restarting, Simple Simon asks you first.
	ShowScoreName  ID = "show-score-name"  // Show the score
	ShowScoreText  ID = "show-score-text"  // Your score is shown above the table while you play.
	ShowTimeName   ID = "show-time-name"   // Show the time
	ShowTimeText   ID = "show-time-text"   // A clock below the table shows how long you’ve been playing this…
	TimePlayed     ID = "time-played"      // Time: {{.Time}}
)

// A new game.
const (
	DealOfTheDay       ID = "deal-of-the-day"       // Deal of the day
	DayOfDate          ID = "day-of-date"           // Deal of the day: {{.Date}}
	DayWonMark         ID = "day-won-mark"          // won on the day
	DayWonTodayMark    ID = "day-won-today-mark"    // won today
	SameDealOtherSuits ID = "same-deal-other-suits" // Same shuffle, any number of suits
	WonOfPlayedNone    ID = "won-of-played-none"    // Not played yet
	PasteCodeButton    ID = "paste-code-button"     // Paste code
)

// The deal of the day.
const (
	DayWonLater      ID = "day-won-later"      // won on a later day
	DayNotWon        ID = "day-not-won"        // played but not won
	DayNotPlayed     ID = "day-not-played"     // not played yet
	DayOnTable       ID = "day-on-table"       // on the table now
	DayPlay          ID = "day-play"           // Play this day’s deal:
	DayCalendar      ID = "day-calendar"       // Calendar
	DayToday         ID = "day-today"          // Today, {{.Date}}
	DayBackToToday   ID = "day-back-to-today"  // Back to today
	DayMonthBefore   ID = "day-month-before"   // Previous month
	DayMonthAfter    ID = "day-month-after"    // Next month
	DayLevels        ID = "day-levels"         // Left to right: {{.Levels}}
	DayNote          ID = "day-note"           // A day counts towards your streak if you win one of its deals in…
	DayOfLevel       ID = "day-of-level"       // {{.Level}}: {{.Mark}}
	DayLevelDate     ID = "day-level-date"     // {{.Level}}, {{.Date}}
	DayTold          ID = "day-told"           // This was the deal of the day for {{.Date}}.
	DayToldLater     ID = "day-told-later"     // This was the deal of the day for {{.Date}}. Only a game started…
	DayStreak        ID = "day-streak"         // Streak: {{.Days}}.
	DayStreakLongest ID = "day-streak-longest" // Streak: {{.Days}}, your longest so far.
)

// The Rules page.
const (
	GlanceTitle     ID = "glance-title"      // At a glance
	GlanceGoal      ID = "glance-goal"       // Build {{.Sequences}} sequences, each made of {{.SequenceLength}}…
	GlanceTable     ID = "glance-table"      // All {{.Cards}} cards lie face up in {{.Columns}} columns, with n…
	GlanceMoves     ID = "glance-moves"      // You can place a card on one that’s exactly one rank higher, in a…
	GlanceScore     ID = "glance-score"      // You start with {{.StartScore}} points. Each move costs {{.MovePo…
	LayoutTitle     ID = "layout-title"      // The layout
	LayoutCards     ID = "layout-cards"      // You play with a single deck of {{.Cards}} cards, dealt face up.…
	LayoutColumns   ID = "layout-columns"    // From left to right, the {{.Columns}} columns have {{.ColumnSizes…
	LayoutStart     ID = "layout-start"      // When you start, no sequences have been removed yet.
	LayoutPicture   ID = "layout-picture"    // A layout with {{.FourSuits}}
	LayoutWords     ID = "layout-words"      // Describe this layout in words
	LayoutNoWords   ID = "layout-no-words"   // Hide the description
	SuitsTitle      ID = "suits-title"       // Number of suits
	SuitsQuestion   ID = "suits-question"    // When you start a new game, you’re asked “{{.HowMany}}” Your answ…
	SuitsHead       ID = "suits-head"        // Suits
	NameHead        ID = "name-head"         // Level
	CardsHead       ID = "cards-head"        // Cards
	SuitsOneCards   ID = "suits-one-cards"   // {{.Sequences}} × {{.SequenceLength}} spades (each card {{.Sequen…
	SuitsTwoCards   ID = "suits-two-cards"   // {{.Half}} × {{.SequenceLength}} spades + {{.Half}} × {{.Sequence…
	SuitsFourCards  ID = "suits-four-cards"  // {{.SequenceLength}} spades + {{.SequenceLength}} hearts + {{.Seq…
	SuitsFirstGame  ID = "suits-first-game"  // Only your very first game is different: it’s dealt straight away…
	PlacingTitle    ID = "placing-title"     // Placing a card
	PlacingCard     ID = "placing-card"      // You can place the last card of a column on the last card of anot…
	PlacingLimits   ID = "placing-limits"    // From lowest to highest, the ranks are ace, 2 to 10, jack, queen…
	GroupsTitle     ID = "groups-title"      // Moving a group
	GroupsMove      ID = "groups-move"       // Cards at the end of a column form a group if they’re all of one…
	GroupsMixed     ID = "groups-mixed"      // Cards of different suits can’t be moved together, even if you ha…
	GroupsPlacing   ID = "groups-placing"    // A group can be any size. Where you can place it depends only on…
	EmptyTitle      ID = "empty-title"       // Empty columns
	EmptyTakes      ID = "empty-takes"       // An empty column accepts any card and any group of one suit, not…
	EmptyUseful     ID = "empty-useful"      // With no stock to fall back on and no reserve cell for a card tha…
	RemovedTitle    ID = "removed-title"     // Removed sequences
	RemovedLeaves   ID = "removed-leaves"    // As soon as a move leaves {{.SequenceLength}} cards of one suit i…
	RemovedNoMove   ID = "removed-no-move"   // The removal is part of the move that completed the sequence and…
	EndTitle        ID = "end-title"         // The end of the game
	EndWon          ID = "end-won"           // You’ve won when all {{.Sequences}} sequences have been removed a…
	EndPlayer       ID = "end-player"        // When no move helps any more, you decide: undo some moves, restar…
	VariantsTitle   ID = "variants-title"    // Variants and game codes
	VariantsSuits   ID = "variants-suits"    // There are three variants, which differ in the number of suits: {…
	VariantsCode    ID = "variants-code"     // A game code stands for the number of suits and the shuffle. The…
	ScoringTitle    ID = "scoring-title"     // Scoring
	ScoringHead     ID = "scoring-head"      // Event
	PointsHead      ID = "points-head"       // Points
	ScoringStart    ID = "scoring-start"     // Start of the game
	ScoringMove     ID = "scoring-move"      // Each move of a card or group
	ScoringSequence ID = "scoring-sequence"  // Each removed sequence
	ScoringLimit    ID = "scoring-limit"     // There’s no lower limit, so in a very long game your score can fa…
	ScoringExample  ID = "scoring-example"   // The game on the “{{.Examples}}” page is won in {{.ExampleMoves}}…
	ScoringOwn      ID = "scoring-own"       // This scoring is the app’s own. Simple Simon has no official scor…
	AppTitle        ID = "app-title"         // What the app does for you
	AppDoubleClick  ID = "app-double-click"  // Double-click a card to send it, with any cards on top of it, to…
	AppBestSuit     ID = "app-best-suit"     // a column that ends with a card of the same suit, one rank higher…
	AppBestEmpty    ID = "app-best-empty"    // an empty column;
	AppBestOther    ID = "app-best-other"    // a column that ends with a card of another suit, one rank higher.…
	AppBestSettings ID = "app-best-settings" // Two settings, both off by default, change this. With “{{.KeepEmp…
	AppDragTitle    ID = "app-drag-title"    // Drag and drop
	AppDrag         ID = "app-drag"          // Drag cards to another column and drop them there.
	AppAutoPlace    ID = "app-auto-place"    // Off by default. Drop cards where they don’t fit, and they fly to…
	AppHelp         ID = "app-help"          // While you drag cards, the columns where they fit are highlighted…
	AppReminder     ID = "app-reminder"      // If you try a move that isn’t allowed, a line below the table tel…
	AppUndo         ID = "app-undo"          // You can undo your last {{.UndoLimit}} moves. The score and the n…
	AppPagesTitle   ID = "app-pages-title"   // Pages
	AppPages        ID = "app-pages"         // You can open these pages from the menu: “{{.Rules}}”, “{{.Exampl…
	AppWordsTitle   ID = "app-words-title"   // A position in words
	AppWords        ID = "app-words"         // Choose “{{.Describe}}” from the menu to get the position in word…
	SpiderTitle     ID = "spider-title"      // Simple Simon and Spider
	SpiderVariant   ID = "spider-variant"    // According to Wikipedia, Simple Simon is a common variant of Spid…
	SpiderLayout    ID = "spider-layout"     // You move cards just as in Spider, but the layout is different: y…
	SpiderSources   ID = "spider-sources"    // The “{{.Sources}}” page has links to Wikipedia’s articles on bot…
	PictureAllowed  ID = "picture-allowed"   // Allowed: {{.Told}}.
	PictureRefused  ID = "picture-refused"   // Not allowed. {{.Told}}
)

// The Sources page.
const (
	SourcesGameTitle     ID = "sources-game-title"     // The game
	SourcesGame          ID = "sources-game"           // The rules follow Wikipedia’s articles on Simple Simon and on Spi…
	SourcesArticle       ID = "sources-article"        // Wikipedia (in English): {{.Name}}
	SourcesProgramsTitle ID = "sources-programs-title" // Other programs
	SourcesPrograms      ID = "sources-programs"       // You can also play Simple Simon with these programs:
	SourcesDesktop       ID = "sources-desktop"        // {{.Name}}, a collection of solitaire games for the desktop
	SourcesAndroid       ID = "sources-android"        // {{.Name}}, for Android
	SourcesGo            ID = "sources-go"             // {{.Name}}, also written in Go
	SourcesLibsTitle     ID = "sources-libs-title"     // Libraries and licences
	SourcesLibs          ID = "sources-libs"           // This program is written in Go and contains the libraries below,…
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
	MoveCardEmpty  ID = "move-card-empty"  // {{.First.Bare}} from column {{.From}} into empty column {{.To}}
	MoveGroupOnto  ID = "move-group-onto"  // {{.Count}}, {{.Range}}, from column {{.From}} onto {{.Target.Obj…
	MoveGroupEmpty ID = "move-group-empty" // {{.Count}}, {{.Range}}, from column {{.From}} into empty column…
	MoveCompleting ID = "move-completing"  // {{.Told}}; this completes a sequence, which is removed
	MoveNumbered   ID = "move-numbered"    // Move {{.Number}}: {{.Told}}.
)

// The cursor of the keyboard.
const (
	CursorEmpty   ID = "cursor-empty"   // Column {{.Column}} is empty.
	CursorCard    ID = "cursor-card"    // {{.Card.Bare}}, column {{.Column}}, card {{.Place}} of {{.Length…
	CursorOrder   ID = "cursor-order"   // {{.Card.Bare}}, column {{.Column}}, card {{.Place}} of {{.Length…
	CursorMixed   ID = "cursor-mixed"   // {{.Card.Bare}}, column {{.Column}}, card {{.Place}} of {{.Length…
	HoldingOwn    ID = "holding-own"    // Holding {{.Held}}; back at column {{.Column}}: press Enter to le…
	HoldingFits   ID = "holding-fits"   // Holding {{.Held}}; column {{.Column}}: fits.
	HoldingNot    ID = "holding-not"    // Holding {{.Held}}; column {{.Column}}: doesn’t fit.
	HoldingEmpty  ID = "holding-empty"  // Holding {{.Held}}; empty column {{.Column}}: fits.
	HoldingColumn ID = "holding-column" // {{.Column}}, {{.Card.Bare}}
	HeldCards     ID = "held-cards"     // {{.Count}}, {{.Range}}
)

// Notes on the complete game.
const (
	NoteFirstJoin   ID = "note-first-join"   // The first move forms a group: {{.First.Subject}} moves onto {{.T…
	NoteFirstGroup  ID = "note-first-group"  // The first group moves: {{.First.Subject}} with {{.Last.Subject}}…
	NoteFirstEmpty  ID = "note-first-empty"  // {{.Count}} move away, and column {{.From}} is the first to becom…
	NoteFirstLeaves ID = "note-first-leaves" // Column {{.To}} now ends with {{.SequenceLength}} cards of one su…
	NoteTwelve      ID = "note-twelve"       // An empty column accepts a group of any size in a single move. No…
	NoteTwelveHome  ID = "note-twelve-home"  // The {{.ExampleGroup}} cards only needed a king. On {{.Target.Obj…
	NoteThirdLeaves ID = "note-third-leaves" // The third sequence is removed, and column {{.From}} is empty. On…
	NoteEnd         ID = "note-end"          // The last sequence is removed, the table is empty and the game is…
)

// The short examples.
const (
	SplitTitle   ID = "split-title"   // Splitting a mixed run
	SplitIntro   ID = "split-intro"   // At the end of column {{.From}}, {{.Under.Subject}}, {{.First.Sub…
	SplitPark    ID = "split-park"    // {{.First.Opening}} and {{.Last.Subject}} are the same suit, so y…
	SplitFree    ID = "split-free"    // Now {{.First.Subject}} is the last card of its column, so it can…
	SplitGather  ID = "split-gather"  // The group moves onto {{.Target.Object}}, which was under the run…
	SplitBack    ID = "split-back"    // {{.First.Opening}} and {{.Last.Subject}} move back onto {{.Targe…
	ColumnTitle  ID = "column-title"  // What an empty column is worth
	ColumnIntro  ID = "column-intro"  // Sometimes a card is in the way of a good move and doesn’t fit on…
	ColumnClear  ID = "column-clear"  // {{.First.Opening}} moves onto {{.Target.Object}}, a card of the…
	ColumnUse    ID = "column-use"    // {{.First.Opening}} doesn’t fit on any other card, but it can mov…
	ColumnGain   ID = "column-gain"   // {{.First.Opening}} moves onto {{.Target.Object}}, a card of the…
	ColumnBack   ID = "column-back"   // {{.First.Opening}} moves onto {{.Target.Object}}. Column {{.From…
	UndoneTitle  ID = "undone-title"  // Undoing a removed sequence
	UndoneIntro  ID = "undone-intro"  // This is the example “A complete game” after {{.Moves}}, with {{.…
	UndoneLeaves ID = "undone-leaves" // The move completes the sequence, which is removed as part of the…
	UndoneBack   ID = "undone-back"   // Undo takes the move back, and the sequence returns to the table.…
)

// The Keyboard page.
const (
	KeysPlayTitle   ID = "keys-play-title"   // Playing
	KeysGameTitle   ID = "keys-game-title"   // Game
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
	KeysCursor      ID = "keys-cursor"       // Move the cursor across columns and cards
	KeysPickUp      ID = "keys-pick-up"      // Pick up the group at the cursor; put down the cards you’re holdi…
	KeysTarget      ID = "keys-target"       // While holding cards: choose the target column
	KeysCards       ID = "keys-cards"        // While holding cards: hold more or fewer of them
	KeysBest        ID = "keys-best"         // Send the group at the cursor to the best column (with no other k…
	KeysColumn      ID = "keys-column"       // Pick up the longest group in that column (0 is column 10). To mo…
	KeysLetGo       ID = "keys-let-go"       // Let go of the cards you’re holding
	KeysEscape      ID = "keys-escape"       // Whichever applies first: cancel a drag, clear a selection or a r…
	KeysNoteDigits  ID = "keys-note-digits"  // The digits are the ten keys above the letters, whatever characte…
	KeysNoteLayout  ID = "keys-note-layout"  // If your keyboard has no Latin letters, use the keys where a US k…
	KeysNoteEntry   ID = "keys-note-entry"   // While you’re typing in a text field, the keys for copy, cut, pas…
	KeysNoteDialog  ID = "keys-note-dialog"  // While a dialog or page is open, no key affects the game behind i…
	KeysNoteLevels  ID = "keys-note-levels"  // When you’re asked for a level, the first three digits choose one…
	KeysNoteRepeat  ID = "keys-note-repeat"  // If you hold down a key, only the arrows, undo and redo repeat.
)

// Statistics.
const (
	PageStatistics   ID = "page-statistics"    // Statistics
	ReadingGames     ID = "reading-games"      // Reading your games…
	NoGames          ID = "no-games"           // No games yet. Games count from their first move, and appear here…
	StatPlayed       ID = "stat-played"        // Games played
	StatWon          ID = "stat-won"           // Games won
	StatPercent      ID = "stat-percent"       // Win rate
	StatRun          ID = "stat-run"           // Current winning streak
	StatLongestRun   ID = "stat-longest-run"   // Longest winning streak
	StatBestScore    ID = "stat-best-score"    // Best score
	StatAverageScore ID = "stat-average-score" // Average score
	StatFewestMoves  ID = "stat-fewest-moves"  // Fewest moves
	StatStreak       ID = "stat-streak"        // Winning streak
	StatBestTime     ID = "stat-best-time"     // Best time
	StatAverageTime  ID = "stat-average-time"  // Average time
	StatAll          ID = "stat-all"           // All
	StatNote         ID = "stat-note"          // Scores, moves and times are for games you’ve won.
	PercentWords     ID = "percent-words"      // {{.Number}}%
	DayRuns          ID = "day-runs"           // Current streak: {{.Present}}. Longest streak: {{.Longest}}.
	DayWonToday      ID = "day-won-today"      // Won today.
	DayOpenToday     ID = "day-open-today"     // Not won yet today.
	AllGames         ID = "all-games"          // All games
	LevelSuits       ID = "level-suits"        // {{.Level}} – {{.Suits}}
	AsTable          ID = "as-table"           // Show as tables
	ChartScores      ID = "chart-scores"       // Scores of recent games
	ChartWeeks       ID = "chart-weeks"        // Games per week
	ChartMoves       ID = "chart-moves"        // Moves in games won
	ChartItem        ID = "chart-item"         // {{.Title}}: {{.Item}}
	LegendWon        ID = "legend-won"         // won
	LegendLost       ID = "legend-lost"        // not won
	LegendAverage    ID = "legend-average"     // average of {{.Games}}
	ChartNoGames     ID = "chart-no-games"     // No games at this level yet.
	ChartNoWeeks     ID = "chart-no-weeks"     // No games in recent weeks.
	ChartNoWins      ID = "chart-no-wins"      // No games won yet.
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
	AnySuits       ID = "any-suits"       // any
	AnyResult      ID = "any-result"      // Any result
	NoHistory      ID = "no-history"      // Your games will be listed here. Games with at least one move app…
	SearchGames    ID = "search-games"    // Search code or date
	GamesShown     ID = "games-shown"     // {{.Shown}} of {{.Games}}
	NoGameFits     ID = "no-game-fits"    // No games match your search and filters.
	GameDetails    ID = "game-details"    // {{.Date}}, {{.Clock}}: {{.Result}}, {{.Points}}, {{.Moves}}, tim…
	GameOfDay      ID = "game-of-day"     // Deal of the day.
	PlayAgain      ID = "play-again"      // Play this deal again
	ReplayGame     ID = "replay-game"     // Watch replay
	ReplayTitle    ID = "replay-title"    // Game from {{.Date}}
	NotReplayable  ID = "not-replayable"  // The moves saved for this game are damaged, so it can’t be replay…
	NotContinuable ID = "not-continuable" // The moves saved for this game are damaged, so it can’t be contin…
	NotRecordable  ID = "not-recordable"  // The moves saved for this game are damaged, so it can’t be saved…
	SecondHistory  ID = "second-history"  // Games played in this window aren’t saved and won’t be listed her…
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
	ResetNo     ID = "reset-no"     // Keep my games
	ResetDone   ID = "reset-done"   // Statistics and history are now empty. Your earlier games are sav…
	ResetFailed ID = "reset-failed" // Statistics and history couldn’t be reset: {{.Reason}}. No games…
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
	ResetText   ID = "reset-text"    // by Count: {{.Number}} games will be removed from your statistics and histo…
)
