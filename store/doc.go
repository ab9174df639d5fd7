// Package store saves what must survive on disk: the running game, the settings
// and the history of the games that have ended. It knows the engine and the
// statistics, and no toolkit.
//
// # Files
//
// docs/files.md describes every file. All are UTF-8 text and grow at their end: a line
// for every change, each with the CRC-32C of the rest of the line. The first line says what
// the file is and in which version of the format. A game that has just been dealt, and two
// moves:
//
//	simplesimon game 4 9a2d89c1
//	f33eaf90 game {"code":"SS1-S1-AAAAABD","moves":"","played":0,"floor":0,"id":"0123456789abcdef","time":0,"counted":true,"begun":false}
//	a372fc20 move {"same":0,"moves":"2-1-3","played":1,"floor":0,"time":60000,"begun":true}
//	95d83a6a move {"same":1,"moves":"5-1-2","played":2,"floor":0,"time":120000,"begun":true}
//
// Loading replays the moves through the rules, so no file can make an impossible table.
// The history has a line for every game that has ended; a game that has several lines
// counts once. A program reads its own version of each format and all earlier ones; a file
// of a later one makes no sense to it.
//
// # Saving
//
// A [Keeper] saves for a window. A line is with the kernel before what it says is shown, so
// it survives the end of the process; [Keeper.Sync] brings it to the disk soon afterwards,
// on another goroutine, so a power cut costs at most what came after the last sync. It
// cannot damage more than the tail of a file, and a torn tail is known as one and dropped.
//
// A file that has to be written as a whole goes to a temporary file in the same folder,
// which is synced and then takes the name: at every moment the old or the new file is
// there. Temporary files that a sudden end leaves are removed by a later start. Symbolic
// links in the place of a file or of the folder are followed.
//
// # Reading
//
// What was read and makes no sense is never overwritten and never deleted: it is set aside
// ("game.unreadable-1" and on). What cannot be read at all (a permission, the network,
// another program) stays where it is, and nothing is saved over it until it could be read.
//
// One window at a time saves something in a folder: the one that has the [Lock].
package store
