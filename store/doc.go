// Package store keeps on disk what must survive: the running game and the
// settings. It knows the engine and no toolkit.
//
// # Files
//
// Every file is UTF-8 text. Its first line says what it is, in which version
// of the format, and the CRC-32C of all bytes after that line; JSON follows:
//
//	simplesimon game 1 5d41402a
//	{"code":"SS1-S1-AAAAABD","moves":"2-1-3 5-1-2","played":2,"floor":0}
//
// In a game, moves has all moves of the history, the undone ones at its end;
// played says how many of them are played, and floor back to which of them
// undo reaches. Loading replays the moves through the rules, so no file can
// make an impossible table.
//
// A file is written to a temporary one beside it, synced, and renamed, and the
// folder is synced where the system can: at every moment the old or the new
// state is there, whole. What can't be read is never overwritten: it is
// renamed aside, and stays.
package store
