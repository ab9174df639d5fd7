package locales

// What the pages say. These messages are put together by methods of [Localizer]; most of
// them show figures, so that no number of the game is typed twice.

// The Rules page; by [Localizer.Rules]. The order is that of the page.
const (
	GlanceTitle ID = "glance-title"
	GlanceGoal  ID = "glance-goal"
	GlanceTable ID = "glance-table"
	GlanceMoves ID = "glance-moves"
	GlanceScore ID = "glance-score"

	LayoutTitle   ID = "layout-title"
	LayoutCards   ID = "layout-cards"
	LayoutColumns ID = "layout-columns"
	LayoutStart   ID = "layout-start"
	LayoutPicture ID = "layout-picture"

	SuitsTitle     ID = "suits-title"
	SuitsQuestion  ID = "suits-question"
	SuitsHead      ID = "suits-head"
	NameHead       ID = "name-head"
	CardsHead      ID = "cards-head"
	SuitsOneCards  ID = "suits-one-cards"
	SuitsTwoCards  ID = "suits-two-cards"
	SuitsFourCards ID = "suits-four-cards"
	SuitsFirstGame ID = "suits-first-game"

	PlacingTitle  ID = "placing-title"
	PlacingCard   ID = "placing-card"
	PlacingLimits ID = "placing-limits"

	GroupsTitle   ID = "groups-title"
	GroupsMove    ID = "groups-move"
	GroupsMixed   ID = "groups-mixed"
	GroupsPlacing ID = "groups-placing"

	EmptyTitle  ID = "empty-title"
	EmptyTakes  ID = "empty-takes"
	EmptyUseful ID = "empty-useful"

	RemovedTitle  ID = "removed-title"
	RemovedLeaves ID = "removed-leaves"
	RemovedNoMove ID = "removed-no-move"

	EndTitle  ID = "end-title"
	EndWon    ID = "end-won"
	EndPlayer ID = "end-player"

	VariantsTitle ID = "variants-title"
	VariantsSuits ID = "variants-suits"
	VariantsCode  ID = "variants-code"

	ScoringTitle    ID = "scoring-title"
	ScoringHead     ID = "scoring-head"
	PointsHead      ID = "points-head"
	ScoringStart    ID = "scoring-start"
	ScoringMove     ID = "scoring-move"
	ScoringSequence ID = "scoring-sequence"
	ScoringLimit    ID = "scoring-limit"
	ScoringExample  ID = "scoring-example"
	ScoringOwn      ID = "scoring-own"

	AppTitle       ID = "app-title"
	AppDoubleClick ID = "app-double-click"
	AppBestSuit    ID = "app-best-suit"
	AppBestEmpty   ID = "app-best-empty"
	AppBestOther   ID = "app-best-other"
	AppDragTitle   ID = "app-drag-title"
	AppDrag        ID = "app-drag"
	AppAutoPlace   ID = "app-auto-place"
	AppHelp        ID = "app-help"
	AppReminder    ID = "app-reminder"
	AppUndo        ID = "app-undo"
	AppPagesTitle  ID = "app-pages-title"
	AppPages       ID = "app-pages"
	AppWordsTitle  ID = "app-words-title"
	AppWords       ID = "app-words"

	SpiderTitle   ID = "spider-title"
	SpiderVariant ID = "spider-variant"
	SpiderLayout  ID = "spider-layout"
	SpiderSources ID = "spider-sources"
)

// Captions of the small pictures of the Rules page.
const (
	PictureAllowed ID = "picture-allowed" // a move in words
	PictureRefused ID = "picture-refused" // a reminder
)

// The Sources page; by [Localizer.Sources].
const (
	SourcesGameTitle     ID = "sources-game-title"
	SourcesGame          ID = "sources-game"
	SourcesArticle       ID = "sources-article"
	SourcesProgramsTitle ID = "sources-programs-title"
	SourcesPrograms      ID = "sources-programs"
	SourcesDesktop       ID = "sources-desktop"
	SourcesAndroid       ID = "sources-android"
	SourcesGo            ID = "sources-go"
	SourcesLibsTitle     ID = "sources-libs-title"
	SourcesLibs          ID = "sources-libs"
)

// Lists, and the names of ranks without an article.
const (
	ListPair ID = "list-pair" // one more item, not the last
	ListLast ID = "list-last" // the last item

	RankAce    ID = "rank-ace"
	RankNumber ID = "rank-number"
	RankJack   ID = "rank-jack"
	RankQueen  ID = "rank-queen"
	RankKing   ID = "rank-king"

	CardsCount ID = "cards-count" // "12 cards"
	SuitsCount ID = "suits-count" // "2 suits"
	GroupRange ID = "group-range" // "queen to ace of spades"
	GroupPair  ID = "group-pair"  // "3 and 2 of spades"
)

// A position in words; by [Localizer.Position].
const (
	PositionWords       ID = "position-words"
	PositionRemoved     ID = "position-removed"
	PositionFirstColumn ID = "position-first-column"
	PositionColumn      ID = "position-column"
	PositionPair        ID = "position-pair"
	PositionEmpty       ID = "position-empty"
	PositionBare        ID = "position-bare"
)

// A move in words; by [Localizer.MoveInWords] and [Localizer.NumberedMove].
const (
	MoveCardOnto   ID = "move-card-onto"
	MoveCardEmpty  ID = "move-card-empty"
	MoveGroupOnto  ID = "move-group-onto"
	MoveGroupEmpty ID = "move-group-empty"
	MoveCompleting ID = "move-completing"
	MoveNumbered   ID = "move-numbered"
)

// The keyboard's cursor; by [Localizer.Cursor] and [Localizer.Holding].
const (
	CursorEmpty   ID = "cursor-empty"
	CursorCard    ID = "cursor-card"  // the last card
	CursorGroup   ID = "cursor-group" // Count by the cards of the group
	CursorOrder   ID = "cursor-order" // not-a-sequence
	CursorMixed   ID = "cursor-mixed" // mixed-suits
	HoldingOwn    ID = "holding-own"
	HoldingFits   ID = "holding-fits"
	HoldingNot    ID = "holding-not"
	HoldingEmpty  ID = "holding-empty"
	HeldCards     ID = "held-cards"
	HoldingColumn ID = "holding-column"
)

// Why a move of the complete game is worth a look; by [Localizer.ExampleNote].
const (
	NoteFirstJoin   ID = "note-first-join"
	NoteFirstGroup  ID = "note-first-group"
	NoteFirstEmpty  ID = "note-first-empty"
	NoteFirstLeaves ID = "note-first-leaves"
	NoteTwelve      ID = "note-twelve"
	NoteTwelveHome  ID = "note-twelve-home"
	NoteThirdLeaves ID = "note-third-leaves"
	NoteEnd         ID = "note-end"
)

// The short examples; by [Localizer.ShortExamples].
const (
	SplitTitle   ID = "split-title"
	SplitIntro   ID = "split-intro"
	SplitPark    ID = "split-park"
	SplitFree    ID = "split-free"
	SplitGather  ID = "split-gather"
	SplitBack    ID = "split-back"
	ColumnTitle  ID = "column-title"
	ColumnIntro  ID = "column-intro"
	ColumnClear  ID = "column-clear"
	ColumnUse    ID = "column-use"
	ColumnGain   ID = "column-gain"
	ColumnBack   ID = "column-back"
	UndoneTitle  ID = "undone-title"
	UndoneIntro  ID = "undone-intro"
	UndoneLeaves ID = "undone-leaves"
	UndoneBack   ID = "undone-back"
)

// The Keyboard page; by [Localizer.Shortcuts] and [Localizer.KeyNotes].
const (
	KeysPlayTitle   ID = "keys-play-title"
	KeysGameTitle   ID = "keys-game-title"
	KeysWindowTitle ID = "keys-window-title"

	KeyArrows ID = "key-arrows"
	KeyLeft   ID = "key-left"
	KeyRight  ID = "key-right"
	KeyUp     ID = "key-up"
	KeyDown   ID = "key-down"
	KeyEnter  ID = "key-enter"
	KeyTwice  ID = "key-twice" // Enter, twice
	KeySpace  ID = "key-space"
	KeyEscape ID = "key-escape"
	KeyDigits ID = "key-digits"

	KeysCursor ID = "keys-cursor"
	KeysPickUp ID = "keys-pick-up"
	KeysTarget ID = "keys-target"
	KeysCards  ID = "keys-cards"
	KeysBest   ID = "keys-best"
	KeysColumn ID = "keys-column"
	KeysLetGo  ID = "keys-let-go"
	KeysEscape ID = "keys-escape"

	KeysNoteDigits ID = "keys-note-digits"
	KeysNoteLayout ID = "keys-note-layout"
	KeysNoteEntry  ID = "keys-note-entry"
	KeysNoteDialog ID = "keys-note-dialog"
	KeysNoteRepeat ID = "keys-note-repeat"
)

// Dates; by [Localizer.Date].
const (
	DateWords  ID = "date-words"
	MonthNames ID = "month-names" // twelve words in one line, as they stand in a date
)
