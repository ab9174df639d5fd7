package controls

// Check is a check box.
type Check struct{ toggled }

// NewCheck returns a check box with a text; changed is called when it is toggled.
func NewCheck(desk Desk, text string, on bool, changed func(bool)) *Check {
	c := &Check{toggled{Keyed: Keyed{desk}}}
	c.begin(c, text, on, changed)
	return c
}
