package overlay

import (
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/controls"
)

// Fault is a text in a dialog that says what is wrong with what is in an entry.
type Fault struct {
	Label *widget.Label // to be laid out in the dialog
	stack *Stack
	entry *controls.Entry
	event string
}

// NewFault returns the text for an entry, which is hidden as long as nothing is wrong; event is its
// name in the trace.
func (s *Stack) NewFault(event string, entry *controls.Entry) *Fault {
	f := &Fault{Label: controls.Paragraph(""), stack: s, entry: entry, event: event}
	f.Label.Importance = widget.DangerImportance
	f.Label.Hide()
	return f
}

// Say says what is wrong, and gives the keys to the entry.
func (f *Fault) Say(text string) {
	f.show(text, widget.DangerImportance)
	f.stack.host.Canvas().Focus(f.entry)
	f.stack.log.Write(f.event, struct {
		Text string `json:"text"`
	}{text})
}

// SayStatus says what is under way. The keys stay where they are: the player may be typing.
func (f *Fault) SayStatus(text string) { f.show(text, widget.MediumImportance) }

// Clear takes back what was said.
func (f *Fault) Clear() {
	if f.Label.Visible() {
		f.Label.Hide()
		f.stack.Refit()
	}
}

func (f *Fault) show(text string, importance widget.Importance) {
	f.Label.Importance = importance
	f.Label.SetText(text)
	f.Label.Show()
	f.stack.Refit()
}
