package store

import (
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
	"time"
)

// CSVColumns is the number of columns written by [WriteCSV]: end of the game (local time), code,
// suits, won (1 or 0), score, moves, removed sequences, seconds played, and the day if it was a
// deal of the day.
const CSVColumns = 9

// WriteCSV writes games as CSV (RFC 4180) in UTF-8. head contains the names of the [CSVColumns]
// columns; all other values are language-independent.
func WriteCSV(w io.Writer, entries []Entry, head []string) error {
	if len(head) != CSVColumns {
		return fmt.Errorf("%d names for %d columns", len(head), CSVColumns)
	}
	c := csv.NewWriter(w)
	c.UseCRLF = true
	if err := c.Write(head); err != nil {
		return err
	}
	for _, e := range entries {
		won := "0"
		if e.Won {
			won = "1"
		}
		err := c.Write([]string{
			e.Ended.Format(time.DateTime), e.Code.String(), strconv.Itoa(int(e.Code.Suits)), won,
			strconv.Itoa(e.Score), strconv.Itoa(e.Moves), strconv.Itoa(e.Removed), strconv.FormatInt(int64(e.Played/time.Second), 10), e.Day.String(),
		})
		if err != nil {
			return err
		}
	}
	c.Flush()
	return c.Error()
}
