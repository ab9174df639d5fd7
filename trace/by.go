package trace

// By tells in which way the player asked for a move.
type By string

// The ways of moving.
const (
	ByDrag        By = "drag"
	ByDoubleClick By = "double-click"
	BySingleClick By = "single-click"
	ByAutoPlace   By = "auto-place"
	BySelect      By = "select"
	ByKeyboard    By = "keyboard"
)
