// Package store persists the running game, the settings and the history of finished games. It
// depends on the engine and the statistics, but on no toolkit.
//
// # Files
//
// docs/files.md describes every file. All are UTF-8 text and append-only: one line per change,
// each with the CRC-32C of the rest of the line. The first line names the kind of file and the
// version of its format. A newly dealt game and two moves:
//
//	simplesimon game 4 9a2d89c1
//	f33eaf90 game {"code":"SS1-S1-AAAAABD","moves":"","played":0,"floor":0,"id":"0123456789abcdef","time":0,"counted":true,"begun":false}
//	a372fc20 move {"same":0,"moves":"2-1-3","played":1,"floor":0,"time":60000,"begun":true}
//	95d83a6a move {"same":1,"moves":"5-1-2","played":2,"floor":0,"time":120000,"begun":true}
//
// Loading replays the moves against the rules, so no file can produce an impossible position. The
// history has a line for every finished game; a game with several lines counts once. A program
// reads its own version of each format and all earlier ones; files of later versions are
// unreadable to it.
//
// # Saving
//
// A [Keeper] saves on behalf of a window. A line is passed to the kernel before the change it
// describes is shown, so it survives the end of the process. [Keeper.Sync] flushes it to disk soon
// afterwards on another goroutine, so a power failure costs at most what came after the last sync.
// It can damage only the tail of a file; a torn tail is recognised and dropped.
//
// A file that must be rewritten is written to a temporary file in the same folder, synced, and
// renamed: at any moment, either the old or the new file exists. A later start removes temporary
// files left by a crash. Symbolic links in place of a file or of the folder are followed.
//
// # Reading
//
// Files that are read but invalid are never overwritten or deleted: they are set aside
// ("game.unreadable-1" and so on). Files that can't be read at all (permissions, the network,
// another program) stay in place, and nothing is saved over them until they can be read.
//
// Only one window at a time saves to a folder: the one holding the [Lock].
package store
