// Package store keeps on disk what must survive: the running game, the settings
// and the history of the games that have ended. It knows the engine and the
// statistics, and no toolkit.
//
// # Files
//
// docs/files.md describes every file. All are UTF-8 text. The first line of the
// running game and of the settings says what the file is, in which version of
// the format, and the CRC-32C of all bytes after that line; JSON follows:
//
//	simplesimon game 1 c5dbaef5
//	{"code":"SS1-S1-AAAAABD","moves":"2-1-3 5-1-2","played":2,"floor":0}
//
// In a game, moves has all moves of the history, the undone ones at its end;
// played says how many of them are played, and floor back to which of them
// undo reaches. Loading replays the moves through the rules, so no file can
// make an impossible table. Version 2 adds what the statistics need.
//
// The history has a line for every game that ended, each with a checksum of its
// own. It grows at its end; a game that has several lines counts once.
//
// A program reads its own version of the format and all earlier ones; a file of
// a later one is unreadable to it.
//
// A file is written to a temporary one beside it, synced, and renamed, and the
// folder is synced where the system can: at every moment the old or the new
// state is there, whole. Lines of the history are appended and synced; if that
// is interrupted, a torn line at the end is known as one. Temporary files that a
// sudden end leaves are removed by a later start. A symbolic link in the place of
// a file is replaced, and what it points to stays as it is; one in the place of
// the folder is followed.
//
// What can't be read is never overwritten and never deleted: it is set aside
// ("game.unreadable-1" and on), and stays.
//
// One window at a time keeps something in a folder: the one that has the [Lock].
package store
