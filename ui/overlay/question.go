package overlay

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
)

// Answer is an answer to a question.
type Answer struct {
	Name string // in the trace
	Text string
	Do   func() // called after the question is closed; may be nil
}

// Question is a question with two answers.
type Question struct {
	Name        string // in the trace
	Title, Text string
	Yes         Answer
	No          Answer // also chosen by Escape
	Careful     bool   // the second answer is the default, as the first one may cause a loss
	Unasked     bool   // opens by itself
}

// Ask opens a question over what is open.
func (s *Stack) Ask(q Question) { s.Push(s.question(q)) }

func (s *Stack) question(q Question) *Dialog {
	yes := controls.NewButton(s.host, q.Yes.Text, nil, s.Answer(q.Yes.Do))
	no := controls.NewButton(s.host, q.No.Text, nil, s.Answer(q.No.Do))
	likely := yes
	if q.Careful {
		likely = no
	}
	likely.Importance = widget.HighImportance
	return &Dialog{
		Name: q.Name, Title: q.Title, Focus: likely, Cancel: q.No.Do, Width: 400, Unasked: q.Unasked,
		Body: controls.Paragraph(q.Text), Answers: []*controls.Button{no, yes},
		Controls: []Control{{q.Yes.Name, yes}, {q.No.Name, no}},
	}
}

// Tell opens a message that must be acknowledged over what is open.
func (s *Stack) Tell(title, text string) { s.Push(s.Message(title, text)) }

// Message returns a message that must be acknowledged. Its first line is a sentence; the others
// contain a path or the like, without spaces to wrap at.
func (s *Stack) Message(title, text string) *Dialog {
	done := controls.NewButton(s.host, s.Words().Text(locales.Close), nil, s.Answer(nil))
	done.Importance = widget.HighImportance
	body := container.NewVBox()
	for i, part := range strings.Split(text, "\n") {
		line := controls.Paragraph(part)
		if i > 0 {
			line.Wrapping = fyne.TextWrapBreak
		}
		body.Add(line)
	}
	return &Dialog{
		Name: "message", Title: title, Focus: done, Width: 440, Body: body, Answers: []*controls.Button{done},
		Controls: []Control{{"close", done}},
	}
}
