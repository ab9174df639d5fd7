// Command screenshots plays to the interesting moments and saves a screenshot of each, in every
// language and at several window sizes: the deal, a drag over a column that accepts the cards, a
// reminder, the question for a new game, the win, and every page and dialog of the menu. They are
// for visual inspection; no test compares them. With -readme it takes the screenshots of the
// README instead.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

// size is a size of the window's content in pixels.
type size struct{ width, height int }

func main() {
	program := flag.String("program", "build/simplesimon", "the built `file` of the game")
	folder := flag.String("folder", "build/screenshots", "the `folder` for the pictures")
	languages := flag.String("languages", "de,es,en", "the `languages`")
	sizes := flag.String("sizes", "640x480,1120x700,1920x1080", "the `sizes` of the window")
	dpi := flag.Int("dpi", 96, "the display's `dots` an inch")
	pictures := flag.String("readme", "", "take the pictures of the README instead, into a `folder`")
	flag.Parse()
	if *pictures != "" {
		if err := readme(*program, *pictures); err != nil {
			fmt.Fprintln(os.Stderr, "screenshots:", err)
			os.Exit(1)
		}
		return
	}
	if err := shoot(*program, *folder, strings.Split(*languages, ","), strings.Split(*sizes, ","), *dpi); err != nil {
		fmt.Fprintln(os.Stderr, "screenshots:", err)
		os.Exit(1)
	}
}

func shoot(program, folder string, languages, sizes []string, dpi int) error {
	for _, text := range sizes {
		var s size
		if _, err := fmt.Sscanf(text, "%dx%d", &s.width, &s.height); err != nil {
			return fmt.Errorf("%q is not a size: %w", text, err)
		}
		for _, language := range languages {
			if err := session(program, folder, language, s, dpi); err != nil {
				return fmt.Errorf("%s, %s: %w", language, text, err)
			}
		}
	}
	return nil
}

// session takes all screenshots for one language and size.
func session(program, folder, language string, s size, dpi int) error {
	display, err := desk.NewDisplay(desk.Screen{Width: s.width + 80, Height: s.height + 120, DPI: dpi})
	if err != nil {
		return err
	}
	defer display.Close()
	for _, scene := range scenes {
		if err := scene.take(display, program, folder, language, s); err != nil {
			return fmt.Errorf("%s: %w", scene.name, err)
		}
	}
	return shootPages(display, program, folder, language, s)
}

// scene is a moment of a game.
type scene struct {
	name string
	show string // the initial game: a code or a record file
	act  func(*desk.Program) error
}

const (
	scenery = "SS1-S4-AAAAAAA"             // the deal of all scenes but the last
	won     = "e2e/testdata/example.simon" // the game of the last
)

var scenes = []scene{
	{"deal", scenery, func(*desk.Program) error { return nil }},
	{"drag", scenery, func(p *desk.Program) error { return hold(p, engine.None) }},
	{"reminder", scenery, func(p *desk.Program) error {
		if err := hold(p, engine.WrongRank); err != nil {
			return err
		}
		if err := p.Hand().Release(desk.Left).Do(); err != nil {
			return err
		}
		_, err := p.Wait("a reminder", func(e desk.Event) bool { return e.Event == "message" && e.Text != "" })
		return err
	}},
	{"new-game", scenery, func(p *desk.Program) error {
		if err := p.Key("ctrl+n"); err != nil {
			return err
		}
		_, err := p.Wait("the question", desk.Opened("new-game"))
		return err
	}},
	{"win", won, func(p *desk.Program) error {
		_, err := p.Wait("the message of the win", desk.Opened("win"))
		return err
	}},
}

// take plays to the moment and takes its screenshot.
func (s scene) take(display *desk.Display, program, folder, language string, window size) error {
	files, err := os.MkdirTemp("", "screenshots")
	if err != nil {
		return err
	}
	defer os.RemoveAll(files)
	args := []string{"--lang", language, s.show}
	if s.show == scenery {
		args = []string{"--lang", language, "--deal", scenery}
	}
	p, err := display.Start(desk.Start{Path: program, Folder: files, Args: args})
	if err != nil {
		return err
	}
	defer p.Kill()
	if err := p.Resize(window.width, window.height); err != nil {
		return err
	}
	if err := p.Rewind(); err != nil {
		return err
	}
	if err := s.act(p); err != nil {
		return err
	}
	name := fmt.Sprintf("%s-%s-%dx%d.png", s.name, language, window.width, window.height)
	fmt.Println(filepath.Join(folder, name))
	return p.RestedScreenshot(filepath.Join(folder, name))
}

// hold drags a group over a column where the engine's answer is the wanted one, and keeps holding
// it.
func hold(p *desk.Program, wanted engine.Reason) error {
	code, err := engine.ParseCode(scenery)
	if err != nil {
		return err
	}
	position := code.Deal()
	for from := engine.Columns; from >= 1; from-- {
		for to := 1; to <= engine.Columns; to++ {
			m := engine.Move{From: from, Count: 1, To: to}
			if position.Check(m) == wanted && (wanted == engine.None || position.Best(from, 1) == 0) {
				return p.Hold(from, position.Len(from)-1, to)
			}
		}
	}
	return fmt.Errorf("no move of %s is %q", scenery, wanted)
}
