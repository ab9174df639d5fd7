package overlay

import (
	"fyne.io/fyne/v2/widget"

	"simplesimon/ui/controls"
)

// Fault is the error message for an entry in a dialog.
type Fault struct {
	Label *widget.Label // to be laid out in the dialog
	stack *Stack
	entry *controls.Entry
	event string
}

// NewFault returns the error message for an entry, initially hidden; event is its name in the
// trace.
func (s *Stack) NewFault(event string, entry *controls.Entry) *Fault {
	f := &Fault{Label: controls.Paragraph(""), stack: s, entry: entry, event: event}
	f.Label.Importance = widget.DangerImportance
	f.Label.Hide()
	return f
}

// Say shows an error and focuses the entry.
func (f *Fault) Say(text string) {
	f.show(text, widget.DangerImportance)
	f.stack.host.Canvas().Focus(f.entry)
	f.stack.log.Write(f.event, struct {
		Text string `json:"text"`
	}{text})
}

// SayStatus shows the progress of an operation. It does not move the focus, as the player may be
// typing.
func (f *Fault) SayStatus(text string) { f.show(text, widget.MediumImportance) }

// Clear hides the message.
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
