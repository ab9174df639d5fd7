// Package desk runs the game on a virtual display and plays it the way a player does, through
// pointer and keyboard.
//
// A [Display] is an X server with a window manager. A [Program] is the game running in one. It is
// observed through its trace (`--trace`), one event per line; nothing else is read from the
// program but its exit status, its output and its image, and it is controlled only by its command
// line and X events. Waiting always means waiting for an event, with a deadline; nothing relies on
// fixed delays.
//
// A Program that is traced with ptrace can be killed right after any system call that affects its
// folder, which interrupts a save at each of its steps.
//
// A [Player] plays a game on a Program and compares every position that the program reports with
// the engine's.
//
// The package needs Linux with Xvfb, openbox, xdotool, xclip, setxkbmap and ImageMagick; `make
// setup` installs them.
package desk
