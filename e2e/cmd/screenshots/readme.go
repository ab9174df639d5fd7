package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// readmeSize is the window size in the screenshots of the README.
var readmeSize = size{1000, 640}

// choice is a setting changed by keyboard: a check box is toggled, a list moved by some steps to
// the right.
type choice struct {
	name  string // as in the trace
	right int    // 0 for a check box
}

// page is a screenshot of the README.
type page struct {
	name, lang string
	choices    []choice
	moves      int // played before, in a four-suit game
	act        func(p *desk.Program, g *engine.Game) error
}

const (
	toLight = 1 // steps between the system's theme, a light and a dark one
	toDark  = 2
)

var pages = []page{
	{"dark", "en", []choice{{"chrome", toDark}}, 12, holdGroup},
	{"light", "en", []choice{{"chrome", toLight}, {"felt", 0}}, 0, nothing},
	{"four-colours", "en", []choice{{"four-colours", 0}, {"table", 1}, {"chrome", toDark}}, 12, nothing},
	{"large-print", "en", []choice{{"large-print", 0}, {"table", 5}, {"chrome", toDark}}, 12, nothing},
	{"german", "de", []choice{{"table", 3}, {"chrome", toDark}}, 12, refuse},
	{"spanish", "es", []choice{{"table", 4}, {"chrome", toLight}}, 12, newGame},
}

// readme takes the screenshots of the README, each with its own display and player, and reduces
// their size.
func readme(program, folder string) error {
	for _, p := range pages {
		path := filepath.Join(folder, p.name+".png")
		if err := p.take(program, path); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		if err := shrink(path); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		fmt.Println(path)
	}
	return nil
}

func (pg page) take(program, path string) error {
	game, err := onTheWay(pg.moves)
	if err != nil {
		return err
	}
	display, err := desk.NewDisplay(desk.Screen{Width: readmeSize.width + 80, Height: readmeSize.height + 120})
	if err != nil {
		return err
	}
	defer display.Close()
	p, leave, err := sitDown(display, program, pg.lang, game, readmeSize, nil)
	if err != nil {
		return err
	}
	defer leave()
	if err := choose(p, pg.choices); err != nil {
		return err
	}
	if err := pg.act(p, game); err != nil {
		return err
	}
	return p.RestedScreenshot(path)
}

// sitDown starts the program for a new player with a game and a window size. Before that, behind
// may fill the player's folder.
func sitDown(display *desk.Display, program, language string, game *engine.Game, window size, behind func(files string) error) (p *desk.Program, leave func(), err error) {
	files, err := os.MkdirTemp("", "screenshots")
	if err != nil {
		return nil, leave, err
	}
	leave = func() {
		if p != nil {
			p.Kill()
		}
		os.RemoveAll(files)
	}
	defer func() {
		if err != nil {
			leave()
		}
	}()
	if behind != nil {
		if err := behind(files); err != nil {
			return nil, leave, err
		}
	}
	record := filepath.Join(files, "game.simon")
	if err := os.WriteFile(record, []byte(engine.FormatRecord(game.Code(), game.Played())), 0o600); err != nil {
		return nil, leave, err
	}
	p, err = display.Start(desk.Start{Path: program, Folder: files, Args: []string{"--lang", language, record}})
	if err != nil {
		return nil, leave, err
	}
	return p, leave, p.Resize(window.width, window.height)
}

// choose changes settings in their dialog by keyboard.
func choose(p *desk.Program, choices []choice) error {
	if err := p.Key("ctrl+comma"); err != nil {
		return err
	}
	if _, err := p.Wait("the settings", desk.Opened("settings")); err != nil {
		return err
	}
	if _, err := p.Control("settings", "close"); err != nil {
		return err
	}
	controls, _ := p.Last(func(e desk.Event) bool { return e.Event == "controls" && e.In == "settings" })
	order := map[string]int{}
	for i, c := range controls.Controls {
		order[c.Name] = i
	}
	at := order["close"] // it has the focus
	for _, c := range choices {
		to, ok := order[c.name]
		if !ok {
			return fmt.Errorf("no setting %q", c.name)
		}
		for ; at != to; at = (at + 1) % len(order) {
			if err := p.Key("Tab"); err != nil {
				return err
			}
		}
		keys := slices.Repeat([]string{"Right"}, c.right)
		if c.right == 0 {
			keys = []string{"Return"}
		}
		if err := p.Key(keys...); err != nil {
			return err
		}
	}
	if err := p.Press("settings", "close"); err != nil {
		return err
	}
	_, err := p.Wait("their end", desk.Closed("settings"))
	return err
}

// onTheWay returns a four-suit game after some plausible moves: whole groups, onto their suit
// where possible, never returning to an earlier position.
func onTheWay(moves int) (*engine.Game, error) {
	code, err := engine.ParseCode(scenery)
	if err != nil {
		return nil, err
	}
	game := engine.NewGame(code)
	been := map[engine.Tableau]bool{game.Position(): true}
	for range moves {
		m, ok := sensible(game.Tableau(), been)
		if !ok {
			return nil, fmt.Errorf("the game is stuck after %d moves", game.Moves())
		}
		if _, err := game.Play(m); err != nil {
			return nil, err
		}
		been[game.Position()] = true
	}
	return game, nil
}

// sensible returns the best move by a simple measure: the resulting run, and how few cards remain
// in the source column.
func sensible(t *engine.Tableau, been map[engine.Tableau]bool) (best engine.Move, found bool) {
	most := 0
	for from := 1; from <= engine.Columns; from++ {
		count := t.Run(from)
		for to := range t.Targets(from, count).All() {
			m := engine.Move{From: from, Count: count, To: to}
			after, _, err := t.After(m)
			if err != nil || been[after] || t.Len(to) == 0 {
				continue
			}
			if worth := 100*(after.Run(to)-count) + 50 - t.Len(from) + count; !found || worth > most {
				best, most, found = m, worth, true
			}
		}
	}
	return best, found
}

func nothing(*desk.Program, *engine.Game) error { return nil }

// holdGroup drags the longest group accepted by several columns over the first of them, and keeps
// holding it.
func holdGroup(p *desk.Program, g *engine.Game) error {
	t := g.Tableau()
	best, most := engine.Move{}, 0
	for from := 1; from <= engine.Columns; from++ {
		for count := 1; count <= t.Run(from); count++ {
			takers := slices.Collect(t.Targets(from, count).All())
			if worth := 10*len(takers) + count; len(takers) > 0 && worth > most {
				best, most = engine.Move{From: from, Count: count, To: takers[0]}, worth
			}
		}
	}
	if most == 0 {
		return fmt.Errorf("no group to move")
	}
	card := t.Len(best.From) - best.Count
	grip, err := p.Grip(best.From, card)
	if err != nil {
		return err
	}
	way, err := p.Carry(best.From, card, best.To)
	if err != nil {
		return err
	}
	size := p.Table()[best.From-1].Cards[card]
	aside := desk.Point{X: size.W / 3, Y: size.H / 2} // keeps the target's mark visible
	return p.Hand().Move(grip).Press(desk.Left).Glide(grip.Plus(way).Plus(aside)).Do()
}

// refuse drops a card where its rank is wrong, and waits for the reminder.
func refuse(p *desk.Program, g *engine.Game) error {
	t := g.Tableau()
	for from := engine.Columns; from >= 1; from-- {
		for to := 1; to <= engine.Columns; to++ {
			if t.Check(engine.Move{From: from, Count: 1, To: to}) != engine.WrongRank {
				continue
			}
			if err := p.Drag(from, t.Len(from)-1, to); err != nil {
				return err
			}
			_, err := p.Wait("a reminder", func(e desk.Event) bool { return e.Event == "message" && e.Text != "" })
			return err
		}
	}
	return fmt.Errorf("no refused move")
}

// newGame opens the question for a new game.
func newGame(p *desk.Program, _ *engine.Game) error {
	if err := p.Key("ctrl+n"); err != nil {
		return err
	}
	_, err := p.Wait("the question", desk.Opened("new-game"))
	return err
}

// shrink reduces an image to 256 colours.
func shrink(path string) error {
	out, err := exec.Command("convert", path, "+dither", "-colors", "256", "-strip",
		"-define", "png:exclude-chunks=date,time", "png8:"+path).CombinedOutput()
	if err != nil {
		return fmt.Errorf("convert: %w: %s", err, out)
	}
	return nil
}
