package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"

	"simplesimon/engine"
	"simplesimon/filekind"
	"simplesimon/locales"
	"simplesimon/store"
)

// Records are checked in batches, several at a time, and told in order. What is under way at once is
// bounded, whatever the number of files.
const (
	batchSize  = 16  // files
	checkGrain = 400 // percent that the heap may grow before it is collected: all that a record needs is short-lived
)

// check replays records and prints a line for each.
func (p Program) check(words *locales.Localizer, o options) int {
	files := o.args[1:]
	if len(files) == 0 {
		return p.misuse(words, words.Text(locales.MissingFiles))
	}
	if fault := p.foreignOption(words, o); fault != "" {
		return p.misuse(words, fault)
	}
	defer debug.SetGCPercent(debug.SetGCPercent(checkGrain))
	out := bufio.NewWriterSize(p.Out, 1<<16)
	defer out.Flush()
	status := OK
	checkAll(files, func() { out.Flush() }, func(b *batch) {
		for i, v := range b.verdicts {
			out.WriteString(b.files[i])
			out.WriteString(": ")
			out.Write(v.line(words))
			out.WriteByte('\n')
			if v.err != nil {
				status = Wrong
			}
		}
	})
	return status
}

// batch is some files, and what is known of them as soon as done is closed.
type batch struct {
	files    []string
	verdicts []verdict
	done     chan struct{}
}

// checkAll checks files and tells of them in their order. Before it waits for one, it calls idle.
func checkAll(files []string, idle func(), tell func(*batch)) {
	workers := runtime.GOMAXPROCS(0)
	todo, order := make(chan *batch), make(chan *batch, 2*workers)
	for range workers {
		go work(todo)
	}
	go func() {
		for some := range slices.Chunk(files, batchSize) {
			b := &batch{some, make([]verdict, 0, len(some)), make(chan struct{})}
			order <- b
			todo <- b
		}
		close(order)
		close(todo)
	}()
	for b := range order {
		select {
		case <-b.done:
		default:
			idle()
			<-b.done
		}
		tell(b)
	}
}

// work checks what there is to do, in memory of its own.
func work(todo <-chan *batch) {
	var c checker
	for b := range todo {
		for _, file := range b.files {
			b.verdicts = append(b.verdicts, c.check(file))
		}
		close(b.done)
	}
}

// verdict is what has become of a record: a game, or why there is none.
type verdict struct {
	err                   error
	won                   bool
	moves, score, removed int
}

// line tells a verdict. Lines of a file count from 1: where no line is at fault but the whole file, it
// says 0.
func (v *verdict) line(words *locales.Localizer) []byte {
	if illegal, ok := errors.AsType[*engine.IllegalMove](v.err); ok {
		return fmt.Appendf(nil, "illegal move=%d text=%s reason=%s", illegal.Number, illegal.Text, illegal.Refusal.Reason)
	}
	if v.err != nil {
		at := 0
		if fault, ok := errors.AsType[*engine.RecordError](v.err); ok {
			at = fault.Line
		}
		return fmt.Appendf(nil, "unreadable line=%d %s", at, words.UnreadReason(v.err))
	}
	var line [64]byte
	text := strconv.AppendBool(append(line[:0], "ok won="...), v.won)
	text = strconv.AppendInt(append(text, " moves="...), int64(v.moves), 10)
	text = strconv.AppendInt(append(text, " score="...), int64(v.score), 10)
	return strconv.AppendInt(append(text, " removed="...), int64(v.removed), 10)
}

// checker checks one file after the other.
type checker struct{ data []byte }

func (c *checker) check(path string) verdict {
	record, err := c.read(path)
	if err != nil {
		return verdict{err: err}
	}
	game, err := record.Replay()
	return verdict{err, game.Won(), game.Moves(), game.Score(), game.Removed()}
}

// read is [readRecord] into the memory of the last file.
func (c *checker) read(path string) (*engine.Record, error) {
	file, err := store.OpenFile(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	c.data = c.data[:0]
	for len(c.data) <= engine.MaxRecordSize {
		c.data = slices.Grow(c.data, 4096)
		n, err := file.Read(c.data[len(c.data):cap(c.data)])
		c.data = c.data[:len(c.data)+n]
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, err
		}
	}
	return filekind.ParseRecord(c.data)
}
