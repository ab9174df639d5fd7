package locales

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"simplesimon/engine"
	"simplesimon/filekind"
)

// cleanLength is the maximum number of characters of external text in a message.
const cleanLength = 40

// Clean makes external text safe to show in a message: no control characters, no characters that
// change the writing direction, valid UTF-8, and at most 40 characters.
func Clean(text string) string {
	clean := []rune(CleanPath(text))
	if len(clean) > cleanLength {
		clean = append(clean[:cleanLength], '…')
	}
	return string(clean)
}

// CleanPath is Clean without the length limit, for paths, whose end matters most.
func CleanPath(text string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return utf8.RuneError
		}
		return r
	}, text)
}

// CodeError describes which part of a game code is wrong and what was expected, with a valid code
// as an example. It returns "" for nil.
func (l *Localizer) CodeError(err *engine.CodeError) string {
	if err == nil {
		return ""
	}
	return l.Format(CodeFault, faultData{Fault: l.codeFault(err), Code: ExampleCode})
}

func (l *Localizer) codeFault(err *engine.CodeError) string {
	data := codeData{Found: l.found(err.Text), Position: l.Number(err.Number)}
	switch err.Fault {
	case engine.CodeFormat:
		return l.Format(CodeFormat, data)
	case engine.CodeSeparator:
		return l.Format(separatorMessage(err), data)
	case engine.CodeSuits:
		return l.Format(CodeSuits, data)
	case engine.CodeLetter:
		return l.Format(CodeLetter, data)
	case engine.CodeLength:
		return l.Count(CodeLength, err.Number, nil)
	case engine.CodeExtra:
		return l.Format(CodeExtra, data)
	}
	return l.Text(CodeEmpty)
}

// separatorMessage selects the message by which hyphen is missing and whether something else is in
// its place.
func separatorMessage(err *engine.CodeError) ID {
	switch first := err.Number == 1; {
	case first && err.Text == "":
		return CodeFirstMissing
	case first:
		return CodeFirstSeparator
	case err.Text == "":
		return CodeSecondMissing
	}
	return CodeSecondSeparator
}

// found returns a clause naming what was found instead. A single invisible character is shown by
// its number.
func (l *Localizer) found(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	switch {
	case text == "":
		return l.Text(FoundNothing)
	case strings.Trim(text, " ") == "":
		return l.Text(FoundSpace)
	case size == len(text) && (!unicode.IsPrint(first) || unicode.IsMark(first)):
		return l.Format(FoundCharacter, foundData{Text: fmt.Sprintf("U+%04X", first)})
	}
	return l.Format(FoundText, foundData{Text: Clean(text)})
}

// BadCode explains why a text is not a game code.
func (l *Localizer) BadCode(text string, err *engine.CodeError) string {
	return l.Format(BadCode, badCodeData{Value: Clean(text), Reason: l.CodeError(err)})
}

// RecordError describes at which line a record is malformed and what was expected there. It
// returns "" for nil.
func (l *Localizer) RecordError(err *engine.RecordError) string {
	if err == nil {
		return ""
	}
	return l.Format(RecordFault, lineData{Line: l.Number(err.Line), Fault: l.recordFault(err)})
}

// UnreadRecord explains why a file can't be read as a record, given a *[filekind.Error], a
// *[engine.RecordError], or an error about the file.
func (l *Localizer) UnreadRecord(file string, err error) string {
	var strange *filekind.Error
	if errors.As(err, &strange) {
		return l.Format(NotARecord, FileData{File: file, Reason: l.FileKind(strange.Found)})
	}
	var fault *engine.RecordError
	if errors.As(err, &fault) {
		return l.Format(NotARecord, FileData{File: file, Reason: l.RecordError(fault)})
	}
	return l.Format(CannotRead, FileData{File: file, Reason: l.FileError(err)})
}

func (l *Localizer) recordFault(err *engine.RecordError) string {
	data := tokenData{Text: Clean(err.Text)}
	switch err.Fault {
	case engine.NoHeader:
		return l.Text(RecordNoHeader)
	case engine.NoCode:
		return l.Text(RecordNoCode)
	case engine.BadCode:
		var cause *engine.CodeError
		if errors.As(err.Cause, &cause) {
			data.Reason = l.CodeError(cause)
		}
		return l.Format(RecordBadCode, data)
	case engine.NoMoves:
		return l.Text(RecordNoMoves)
	case engine.BadMove:
		return l.Format(RecordBadMove, data)
	case engine.Repeated:
		return l.Format(RecordRepeated, data)
	case engine.TooManyMoves:
		return l.Format(RecordTooManyMoves, limitData{l.Number(engine.MaxRecordMoves)})
	}
	return l.Text(RecordNotUTF8)
}

// TooLongForRecord explains why a game with that many moves can't be saved as a record, or returns
// "" if it can.
func (l *Localizer) TooLongForRecord(moves int) string {
	if moves <= engine.MaxRecordMoves {
		return ""
	}
	return l.Format(RecordTooLong, lengthData{Moves: l.Number(moves), Most: l.Number(engine.MaxRecordMoves)})
}

// UndoReach describes how far undo reaches.
func (l *Localizer) UndoReach() string {
	return l.Format(UndoReach, limitData{l.Number(engine.UndoLimit)})
}

// IllegalRecord describes which move of a record breaks which rule. It returns "" if err is not an
// *[engine.IllegalMove].
func (l *Localizer) IllegalRecord(file string, err error) string {
	m, ok := errors.AsType[*engine.IllegalMove](err)
	if !ok {
		return ""
	}
	return l.Format(IllegalRecord, illegalData{
		File:     file,
		Number:   l.Number(m.Number),
		Text:     Clean(m.Text),
		Reminder: l.Refusal(m.Refusal),
	})
}
