package locales

import (
	"errors"

	"simplesimon/engine"
	"simplesimon/filekind"
)

// kindTexts maps kinds of files to messages.
var kindTexts = map[filekind.Kind]ID{
	filekind.Empty: KindEmpty, filekind.OtherGame: KindOtherGame, filekind.Board: KindBoard, filekind.NewerGame: KindNewerGame,
	filekind.OtherUTF: KindOtherUTF, filekind.Packed: KindPacked, filekind.Document: KindDocument, filekind.Picture: KindPicture,
	filekind.Binary: KindBinary, filekind.Quoted: KindQuoted, filekind.WebPage: KindWebPage, filekind.Surrounded: KindSurrounded,
	filekind.OnlyCode: KindOnlyCode, filekind.OwnGame: KindOwnGame, filekind.OwnSettings: KindOwnSettings,
	filekind.OwnHistory: KindOwnHistory, filekind.OwnTable: KindOwnTable, filekind.Data: KindData,
}

// FileKind describes what a file is instead of a record, and what to do about it. It returns ""
// for [filekind.Unknown].
func (l *Localizer) FileKind(found filekind.Found) string {
	id, ok := kindTexts[found.Kind]
	if !ok {
		return ""
	}
	return l.Format(id, kindData{Name: found.Name, Code: found.Code.String()})
}

// UnreadReason explains why a file can't be read as a record, without its name and line, given a
// *[filekind.Error], a *[engine.RecordError], or an error about the file. It returns "" for nil.
func (l *Localizer) UnreadReason(err error) string {
	var strange *filekind.Error
	var fault *engine.RecordError
	switch {
	case errors.As(err, &strange):
		return l.FileKind(strange.Found)
	case errors.As(err, &fault):
		return l.recordFault(fault)
	}
	return l.FileError(err)
}
