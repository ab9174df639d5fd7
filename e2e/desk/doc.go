// Package desk is a desk for the game to lie on: a virtual display with a window manager, the
// program in it, and hands that act only as a player's do, through pointer and keys.
//
// A Display is an X server of its own with a window manager. A Program is the game running in
// one. It is watched through the trace that it writes (`--trace`), one event a line; nothing is
// ever read from the program but that, its exit status, its messages and its picture, and
// nothing is told to it but by its command line and by X events. Waiting is for an event, with
// a deadline: there is no pause that hopes.
//
// A Program that is traced can be killed right after any call with which it does something in its
// folder: that is how a save is interrupted at each of its steps. Nothing else of it is looked at.
//
// A Player plays a game on a Program and holds every position that the program tells against
// what the engine makes of the same moves.
//
// It needs Linux with Xvfb, openbox, xdotool, xclip, setxkbmap and ImageMagick; `make setup` gets them.
package desk
