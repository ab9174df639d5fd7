// Package store keeps on disk what must survive: the running game and the
// settings. It knows the engine and no toolkit.
//
// # Files
//
// Every file is UTF-8 text. Its first line says what it is, in which version
// of the format, and the CRC-32C of all bytes after that line; JSON follows:
//
//	simplesimon game 1 c5dbaef5
//	{"code":"SS1-S1-AAAAABD","moves":"2-1-3 5-1-2","played":2,"floor":0}
//
// In a game, moves has all moves of the history, the undone ones at its end;
// played says how many of them are played, and floor back to which of them
// undo reaches. Loading replays the moves through the rules, so no file can
// make an impossible table.
//
// A program reads its own version of the format and all earlier ones; a file of
// a later one is unreadable to it.
//
// A file is written to a temporary one beside it, synced, and renamed, and the
// folder is synced where the system can: at every moment the old or the new
// state is there, whole. Temporary files that a sudden end leaves are removed
// by a later start. A symbolic link in the place of a file is replaced, and what
// it points to stays as it is; one in the place of the folder is followed.
//
// What can't be read is never overwritten and never deleted: it is renamed
// aside ("game.unreadable-1" and on), and stays.
package store
