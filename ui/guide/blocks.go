package guide

import (
	"net/url"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/ui/controls"
)

// draw creates the objects of a block.
func (r *Reader) draw(b locales.Block) []fyne.CanvasObject {
	switch b.Kind {
	case locales.Heading:
		return []fyne.CanvasObject{r.paragraph(b.Text, style{theme.SizeNameText, true})}
	case locales.List:
		var items []fyne.CanvasObject
		for _, item := range b.Items {
			items = append(items, container.NewBorder(nil, nil, widget.NewLabel("•"), nil, r.paragraph(item, plain)))
		}
		return []fyne.CanvasObject{container.New(layout.NewCustomPaddedVBoxLayout(-theme.InnerPadding()), items...)}
	case locales.TableBlock:
		return []fyne.CanvasObject{r.tableOf(b.Rows)}
	case locales.InWords:
		return []fyne.CanvasObject{r.fold(b.Text)}
	case locales.Link:
		link := widget.NewHyperlink(b.Text, nil)
		link.Wrapping = fyne.TextWrapWord
		if len(r.query.hits(b.Text)) > 0 {
			link.TextStyle.Bold = true
			r.hits = append(r.hits, link)
		}
		if address, err := url.Parse(b.URL); err == nil {
			link.URL = address
		}
		return []fyne.CanvasObject{link}
	}
	return []fyne.CanvasObject{r.paragraph(b.Text, plain)}
}

// tableOf creates a table; the first row is its head.
func (r *Reader) tableOf(rows [][]string) fyne.CanvasObject {
	box := container.NewVBox()
	for i, row := range rows {
		cells := container.NewGridWithColumns(len(row))
		for _, text := range row {
			cells.Add(r.paragraph(text, style{theme.SizeNameText, i == 0}))
		}
		box.Add(cells)
		if i == 0 {
			box.Add(widget.NewSeparator())
		}
	}
	return box
}

// pictures arranges scenes side by side, as far as they fit, each above its caption. told is read
// out by a screen reader in addition to the caption.
func (r *Reader) pictures(blocks []locales.Block, told string) fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, b := range blocks {
		if scene, ok := locales.FindScene(b.Picture); ok {
			picture := newDiagram(&scene, r.looks(), strings.TrimSpace(b.Text+"\n"+told))
			all = append(all, container.NewVBox(controls.Inset(container.New(&fitted{}, picture)), r.paragraph(b.Text, plain)))
		}
	}
	return controls.Row(true, all...)
}
