package locales

// Opening and saving files; by Text unless a comment says otherwise.
const (
	OpenRecord ID = "open-record"
	SaveRecord ID = "save-record"

	OpenButton    ID = "open-button"
	SaveButton    ID = "save-button"
	FolderUp      ID = "folder-up"
	FileName      ID = "file-name"
	FolderEmpty   ID = "folder-empty"
	FolderReading ID = "folder-reading"
	NameMissing   ID = "name-missing"
	NameHidden    ID = "name-hidden"
	NameInvisible ID = "name-invisible"
	NameCharacter ID = "name-character" // ValueData
	NameReserved  ID = "name-reserved"  // ValueData
	NameNoFolder  ID = "name-no-folder"
	FileReading   ID = "file-reading" // PathData
	FileSaving    ID = "file-saving"  // PathData
	CannotWrite   ID = "cannot-write" // FileData

	FileSaved     ID = "file-saved"      // PathData
	FileSavedHere ID = "file-saved-here" // PathData

	OverwriteTitle ID = "overwrite-title"
	OverwriteText  ID = "overwrite-text" // PathData
	OverwriteYes   ID = "overwrite-yes"
	OverwriteNo    ID = "overwrite-no"

	NotAFile ID = "not-a-file" // FileData: something dropped, and what kind of address it has

	DroppedNothing ID = "dropped-nothing"
	DroppedText    ID = "dropped-text" // FileData: something dropped that is no address
	DroppedOne     ID = "dropped-one"  // several files are dropped
)

// What a file is that is no record; by [Localizer.FileKind].
const (
	KindEmpty       ID = "kind-empty"
	KindOtherGame   ID = "kind-other-game"
	KindBoard       ID = "kind-board"
	KindNewerGame   ID = "kind-newer-game"
	KindOtherUTF    ID = "kind-other-utf"
	KindPacked      ID = "kind-packed"
	KindDocument    ID = "kind-document"
	KindPicture     ID = "kind-picture"
	KindBinary      ID = "kind-binary"
	KindQuoted      ID = "kind-quoted"
	KindWebPage     ID = "kind-web-page"
	KindSurrounded  ID = "kind-surrounded"
	KindOnlyCode    ID = "kind-only-code"
	KindOwnGame     ID = "kind-own-game"
	KindOwnSettings ID = "kind-own-settings"
	KindOwnHistory  ID = "kind-own-history"
	KindOwnTable    ID = "kind-own-table"
	KindData        ID = "kind-data"

	OnlyCodeTitle ID = "only-code-title"
	OnlyCodeText  ID = "only-code-text" // RecordData
)

// A record that is opened, or replayed; by Text unless a comment says otherwise.
const (
	RecordTitle ID = "record-title"
	RecordOf    ID = "record-of" // RecordData
	PlayOn      ID = "play-on"
	Replay      ID = "replay"

	Won        ID = "won"          // by Localizer.Standing
	NotWon     ID = "not-won"      // by Localizer.Standing
	NotWonNone ID = "not-won-none" // taken by Count for 0

	KeysMenu ID = "keys-menu"
)
