// Package desktop looks at the surroundings of the program before a window is opened: the display
// and what speaks for it, the terminal, the home folder. It needs neither cgo nor the toolkit.
//
// The window library gives up on a display that is not as it expects by a panic, by an abort, or by
// waiting for ever. So a display is asked first, in its own language and with a limit of time.
package desktop
