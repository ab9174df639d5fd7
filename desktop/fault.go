package desktop

// Kind is the reason why no window can be opened.
type Kind int

// The kinds of faults.
const (
	None    Kind = iota // no display is named in the environment
	Silent              // the named display does not respond
	Refused             // it responds, but refuses the connection
	Colours             // its screen has too few colours
	OpenGL              // OpenGL is missing or too old
)

// Fault is the error of a window that can't be opened.
type Fault struct {
	Kind    Kind
	Display string // name of the display, if any
	Detail  string // message of GLFW or the server, for bug reports; may be empty
}

// Error implements error. It is for bug reports; players see a localised message.
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
