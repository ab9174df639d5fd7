package guide

import (
	"errors"
	"net/url"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/table"
)

// draw makes what a block of a page shows.
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
	case locales.Picture:
		return r.picture(b)
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

// tableOf makes a table; the first row is its head.
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

// picture draws a scene in the player's deck, and its caption.
func (r *Reader) picture(b locales.Block) []fyne.CanvasObject {
	scene, ok := locales.FindScene(b.Picture)
	if !ok {
		return nil
	}
	columns := table.StillOf(&scene.Position)[:scene.Columns]
	card := float32(56)
	if m := scene.Move; m.Count > 0 {
		from := &columns[m.From-1]
		refusal, refused := errors.AsType[*engine.Refusal](scene.Position.Refuse(m))
		if !refused {
			from.Selected = m.Count
			columns[m.To-1].Takes = true
		} else if refusal.Index >= 0 {
			from.Broken = refusal.Index + 1
		} else {
			from.Selected = m.Count
		}
	} else {
		card = 40
	}
	still := table.NewStill(columns, card, r.looks().Deck, table.NewPalette(r.looks().Felt, false))
	return []fyne.CanvasObject{controls.Inset(container.NewHBox(still)), r.paragraph(b.Text, plain)}
}
