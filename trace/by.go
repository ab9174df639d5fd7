package trace

// By is the input method of a move.
type By string

// The input methods.
const (
	ByDrag        By = "drag"
	ByDoubleClick By = "double-click"
	BySingleClick By = "single-click"
	ByAutoPlace   By = "auto-place"
	BySelect      By = "select"
	ByKeyboard    By = "keyboard"
)
