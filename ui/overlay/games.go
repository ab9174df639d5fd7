package overlay

import (
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"simplesimon/locales"
	"simplesimon/store"
)

// Games are the finished games; see [session.Past].
type Games interface {
	// WhenRead calls do with the games, immediately or when they have been read, and reports
	// whether that was immediately.
	WhenRead(do func([]store.Entry)) bool
}

// ShowGames shows a page about finished games, built by show. While they are being read, the page
// says so.
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
