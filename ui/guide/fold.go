package guide

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
)

// newFold creates the button that shows and hides descriptions in words.
func (r *Reader) newFold() *controls.Button {
	b := controls.NewButton(r.stack.Host(), "", nil, nil)
	b.Alignment, b.Importance = widget.ButtonAlignLeading, widget.LowImportance
	b.OnTapped = func() {
		r.unfolded, r.found = !r.folded.Visible(), false
		r.showFold()
		r.stack.Host().Canvas().Focus(b)
		r.stack.SetPageControls(r.controls)
	}
	return b
}

// fold hides a text below the button that shows it. A search shows it where it matches.
func (r *Reader) fold(text string) fyne.CanvasObject {
	r.folded = r.paragraph(text, plain)
	r.found = len(r.query.hits(text)) > 0
	r.showFold()
	return container.NewVBox(container.NewHBox(r.foldButton), r.folded)
}

// showFold shows or hides the text, and updates the button.
func (r *Reader) showFold() {
	id, icon := locales.LayoutWords, theme.MenuExpandIcon()
	if r.unfolded || r.found {
		id, icon = locales.LayoutNoWords, theme.MenuDropDownIcon()
		r.folded.Show()
	} else {
		r.folded.Hide()
	}
	r.foldButton.SetText(r.stack.Words().Text(id))
	r.foldButton.SetIcon(icon)
	r.body.Refresh()
}
