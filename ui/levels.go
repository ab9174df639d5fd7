package ui

import (
	"image"

	"fyne.io/fyne/v2/widget"

	"simplesimon/engine"
	"simplesimon/locales"
	"simplesimon/session"
	"simplesimon/stats"
	"simplesimon/store"
	"simplesimon/ui/controls"
	"simplesimon/ui/faces"
	"simplesimon/ui/overlay"
)

// levelTiles are the answers to "How many suits?", each with the player's own figures. A single
// click or key deals.
type levelTiles struct {
	tiles  []*controls.Tile
	likely *controls.Tile // the preselected level
}

// newLevelTiles returns tiles that deal what source returns.
func (w *Window) newLevelTiles(source func(engine.Suits) engine.Code, likely engine.Suits) *levelTiles {
	l := &levelTiles{}
	games := w.history()
	for _, level := range locales.Levels {
		tile := controls.NewTile(w.desk, w.suitSigns(level.Suits), w.words.Text(level.Title), w.figuresOf(games, level.Suits), w.stack.Answer(func() {
			w.dealLevel(source(level.Suits))
		}))
		tile.Hint = w.words.Text(level.Cards)
		if level.Suits == likely {
			tile.Importance = widget.HighImportance
			l.likely = tile
		}
		l.tiles = append(l.tiles, tile)
	}
	return l
}

// suitSigns returns an image of the suits of a deck.
func (w *Window) suitSigns(suits engine.Suits) func(height int) image.Image {
	style := deckStyle(w.settings, w.words)
	return func(height int) image.Image { return style.Suits(faces.SuitsOf(suits), height) }
}

func (l *levelTiles) controls() (all []overlay.Control) {
	for i, level := range locales.Levels {
		all = append(all, overlay.Control{Name: level.Name, Object: l.tiles[i]})
	}
	return all
}

// digit deals by a key: the position of a tile, or its number of suits.
func (l *levelTiles) digit(n int) {
	for i, level := range locales.Levels {
		if n == i+1 || n == int(level.Suits) {
			l.tiles[i].OnTapped()
			return
		}
	}
}

// dealSource is a source of the cards of a new game.
type dealSource struct {
	name string
	code func(engine.Suits) engine.Code
}

// dealSources returns the sources of a new deal; the first is the default.
func (w *Window) dealSources() []dealSource {
	present := w.session.Game().Code()
	return []dealSource{
		{w.words.Text(locales.DealRandom), session.RandomCode},
		{w.words.Text(locales.SameDealOtherSuits), func(s engine.Suits) engine.Code {
			return engine.Code{Suits: s, Number: present.Number}
		}},
	}
}

// sourceChoice returns the selector of the source; source returns what is selected.
func (w *Window) sourceChoice() (box *controls.Choice, source func(engine.Suits) engine.Code) {
	sources := w.dealSources()
	var names []string
	for _, s := range sources {
		names = append(names, s.name)
	}
	box = controls.NewChoice(w.desk, names)
	box.Selected = names[0]
	return box, func(s engine.Suits) engine.Code { return sources[max(0, box.SelectedIndex())].code(s) }
}

// history returns the finished games for the statistics.
func (w *Window) history() []stats.Game { return store.Games(w.past.Entries()) }

// figuresOf returns how many games with this number of suits were won and played, and the best of them.
func (w *Window) figuresOf(games []stats.Game, suits engine.Suits) []string {
	s := stats.Summarize(games, suits)
	all := []string{w.words.Count(locales.WonOfPlayed, s.Played, locales.WonData{Won: w.words.Number(s.Won)})}
	if s.Won > 0 {
		all = append(all, w.words.Format(locales.LevelBest, locales.PointsData{Points: w.words.Count(locales.PointsCount, s.BestScore, nil)}))
	}
	return all
}
