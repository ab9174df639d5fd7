package main

/*
#cgo LDFLAGS: -lX11
#include <X11/Xlib.h>

static XErrorHandler before;

// A window of another program may be gone at any time, also between its question for the
// clipboard or its drop and our answer.
static int on_error(Display *display, XErrorEvent *event) {
	if (event->error_code == BadWindow || event->error_code == BadDrawable)
		return 0;
	return before(display, event);
}

static void bear_lost_windows(void) { before = XSetErrorHandler(on_error); }
*/
import "C"

// bearLostWindows keeps the X client library from ending the program when something is
// sent to a window of another program that is gone. That is what the library does unless it
// is told otherwise, and the toolkit doesn't tell it.
func bearLostWindows() { C.bear_lost_windows() }
