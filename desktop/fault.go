package desktop

// Kind is a reason why no window can be opened.
type Kind int

// The kinds of faults.
const (
	None    Kind = iota // no display is named
	Silent              // the display that is named does not answer
	Refused             // it answers, and does not let the program in
	Colours             // its screen has too few colours
	OpenGL              // it has no OpenGL, or too old a one
)

// Fault says why no window can be opened.
type Fault struct {
	Kind    Kind
	Display string // its name, if there is one
	Detail  string // what the window library or the server says, for reports; may be empty
}

// Error implements error. It is for reports; players are told in their language.
func (f *Fault) Error() string {
	text := [...]string{"no display", "the display does not answer", "the display refuses", "too few colours", "no OpenGL"}[f.Kind]
	if f.Display != "" {
		text += " (" + f.Display + ")"
	}
	if f.Detail != "" {
		text += ": " + f.Detail
	}
	return text
}
