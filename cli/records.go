package cli

import (
	"errors"
	"strings"

	"simplesimon/engine"
	"simplesimon/filekind"
	"simplesimon/locales"
	"simplesimon/store"
)

// foreignOption finds an option that applies only to a window.
func (p Program) foreignOption(words *locales.Localizer, o options) string {
	for _, option := range []string{"deal", "data", "trace"} {
		if o.set(option) {
			return words.Format(locales.OptionElsewhere, locales.OptionData{Option: "--" + option, Command: o.args[0]})
		}
	}
	return ""
}

// readRecord reads a record. It opens only regular files: opening a pipe could block forever.
func readRecord(path string) (*engine.Record, error) {
	file, err := store.OpenFile(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return filekind.ReadRecord(file)
}

// replay reads a record for the window and the ID it names; fault says why it can't be opened.
func replay(words *locales.Localizer, path string) (game *engine.Game, id, fault string) {
	name := locales.CleanPath(path)
	record, err := readRecord(path)
	if err != nil {
		return nil, "", words.UnreadRecord(name, err)
	}
	if game, err = record.Replay(); err != nil {
		return nil, "", words.IllegalRecord(name, err)
	}
	return game, record.ID, ""
}

// deal prints the cards of codes.
func (p Program) deal(words *locales.Localizer, o options) int {
	codes := o.args[1:]
	if len(codes) == 0 {
		return p.misuse(words, words.Text(locales.MissingCodes))
	}
	if fault := p.foreignOption(words, o); fault != "" {
		return p.misuse(words, fault)
	}
	status := OK
	for _, text := range codes {
		code, fault := parseCode(words, text)
		if fault != "" {
			p.print(p.Err, fault)
			status = Wrong
			continue
		}
		p.print(p.Out, dealText(code))
	}
	return status
}

// dealText returns the canonical code on a line, followed by a line for each column.
func dealText(code engine.Code) string {
	var text strings.Builder
	text.WriteString(code.String())
	deal := code.Deal()
	for col := 1; col <= engine.Columns; col++ {
		for i := range deal.Len(col) {
			separator := " "
			if i == 0 {
				separator = "\n"
			}
			text.WriteString(separator + deal.Card(col, i).String())
		}
	}
	return text.String()
}

// parseCode parses a code; fault says which part of it is wrong.
func parseCode(words *locales.Localizer, text string) (code engine.Code, fault string) {
	code, err := engine.ParseCode(text)
	var wrong *engine.CodeError
	if errors.As(err, &wrong) {
		return code, words.BadCode(text, wrong)
	}
	return code, ""
}
