package main

/*
#cgo LDFLAGS: -lX11
#include <X11/Xlib.h>

static XErrorHandler before;

// A window of another program may disappear at any time, for example between its clipboard request
// or drop and our reply.
static int on_error(Display *display, XErrorEvent *event) {
	if (event->error_code == BadWindow || event->error_code == BadDrawable)
		return 0;
	return before(display, event);
}

static void bear_lost_windows(void) { before = XSetErrorHandler(on_error); }
*/
import "C"

// bearLostWindows makes Xlib ignore errors about other programs' windows that no longer exist. By
// default it exits the program, and the toolkit does not change that.
func bearLostWindows() { C.bear_lost_windows() }
