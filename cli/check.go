package cli

import (
	"bufio"
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"

	"simplesimon/engine"
	"simplesimon/filekind"
	"simplesimon/locales"
	"simplesimon/store"
)

// Records are checked in batches, several at a time, and reported in order. The number of batches in progress
// is bounded, whatever the number of files.
const (
	batchSize  = 16  // files
	checkGrain = 200 // heap growth in percent before a collection: everything a record needs is short-lived
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

// batch is a number of files, and their verdicts once done is closed.
type batch struct {
	files    []string
	verdicts []verdict
	done     chan struct{}
}

// checkAll checks files and reports them in order. Before waiting for a batch it calls idle.
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

// work checks batches, reusing memory between them.
func work(todo <-chan *batch) {
	var c checker
	for b := range todo {
		for _, file := range b.files {
			b.verdicts = append(b.verdicts, c.check(file))
		}
		close(b.done)
	}
}

// verdict is the result of checking a record: the state of its game, or why it is not valid.
type verdict struct {
	err                   error
	won                   bool
	moves, score, removed int
}

// line formats a verdict. Line numbers start at 1; 0 means that no particular line is at fault.
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

// checker checks files one after the other.
type checker struct{ data []byte } // buffer of the last file, reused for the next one

func (c *checker) check(path string) verdict {
	data, err := store.ReadFile(path, c.data, engine.MaxRecordSize)
	c.data = data
	if err != nil {
		return verdict{err: err}
	}
	record, err := filekind.ParseRecord(data)
	if err != nil {
		return verdict{err: err}
	}
	game, err := record.Replay()
	return verdict{err, game.Won(), game.Moves(), game.Score(), game.Removed()}
}
