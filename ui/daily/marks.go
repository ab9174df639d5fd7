package daily

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"simplesimon/locales"
	"simplesimon/stats"
)

// markSide returns the size of a mark, in Fyne's units; markGap is the gap between two.
func markSide() float32 { return theme.TextSize() / 2 }

func markGap() float32 { return theme.TextSize() / 4 }

// drawMark shapes a rectangle into a mark: a disc for a win on the day, a ring for a later one, a
// dash for no win, and a dot for a deal not played. Marks differ in shape, so that they do not
// rely on colour.
func drawMark(r *canvas.Rectangle, mark stats.DayMark, at fyne.Position, ink color.Color) {
	side := markSide()
	thin := side * 0.28
	width, height := side, side
	r.FillColor, r.StrokeColor, r.StrokeWidth = ink, color.Transparent, 0
	switch mark {
	case stats.WonLater:
		r.FillColor, r.StrokeColor, r.StrokeWidth = color.Transparent, ink, side*0.22
	case stats.NotWon:
		height = thin
	case stats.NotPlayed:
		width, height = thin, thin
	}
	r.CornerRadius = min(width, height) / 2
	r.Resize(fyne.NewSize(width, height))
	r.Move(at.AddXY((side-width)/2, (side-height)/2))
}

// newMarkSample returns a mark for the legend.
func newMarkSample(mark stats.DayMark) fyne.CanvasObject {
	return &fyne.Container{Layout: markSample{mark}, Objects: []fyne.CanvasObject{canvas.NewRectangle(color.Transparent)}}
}

// markSample draws a mark in the centre of its area.
type markSample struct{ mark stats.DayMark }

// MinSize implements [fyne.Layout].
func (markSample) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSquareSize(markSide()) }

// Layout implements [fyne.Layout].
func (m markSample) Layout(o []fyne.CanvasObject, size fyne.Size) {
	at := fyne.NewPos((size.Width-markSide())/2, (size.Height-markSide())/2)
	drawMark(o[0].(*canvas.Rectangle), m.mark, at, theme.Color(theme.ColorNameForeground))
}

// marksOf returns the marks of a day, one for each level; nil if none of its deals was ever
// played.
func (p *Page) marksOf(d stats.Date) []stats.DayMark {
	var all []stats.DayMark
	for _, level := range locales.Levels {
		mark := p.calendar.Mark(d, level.Suits)
		if code, begun := p.do.OnTable(); begun && mark == stats.NotPlayed && code == d.Deal(level.Suits) {
			mark = stats.NotWon
		}
		all = append(all, mark)
	}
	if slices.Max(all) == stats.NotPlayed {
		return nil
	}
	return all
}
