package overlay

import (
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/store"
)

// Games are the games that have ended; see [session.Past].
type Games interface {
	// WhenRead calls do with the games, at once or when they have been read, and reports whether
	// that was at once.
	WhenRead(do func([]store.Entry)) bool
}

// ShowGames shows a page about the games that have ended, which show makes of them. As long as they
// are being read, the page says so.
func (s *Stack) ShowGames(page Layer, games Games, name, title string, show func([]store.Entry)) {
	read := games.WhenRead(func(entries []store.Entry) {
		if s.Top() == page {
			show(entries)
		}
	})
	if !read {
		s.ShowPage(View{Name: name, Title: title, Content: container.NewCenter(widget.NewLabel(s.Words().Text(locales.ReadingGames)))})
	}
}
