// Package desktop probes the program's environment before a window is opened: the display and its
// protocol, the terminal, the home directory. It needs neither cgo nor the toolkit.
//
// If a display is not as expected, GLFW panics, aborts or hangs. Therefore the display is first
// queried directly, in its own protocol and with a timeout.
package desktop
