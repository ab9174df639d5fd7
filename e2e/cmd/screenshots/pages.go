package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"simplesimon/e2e/desk"
)

// sight is a page or dialog opened from the menu. One longer than the window is captured from top
// to bottom.
type sight struct {
	item, name string // of the menu, and of the opened page
	long       bool   // Page Down continues
	act        func(*desk.Program) error
}

// sights lists every page and dialog of the menu.
var sights = []sight{
	{"open-record", "open-file", false, nil},
	{"save-record", "save-file", false, keys("Tab")}, // out of the entry, whose caret blinks
	{"restart", "restart", false, nil},
	{"describe", "position", false, nil},
	{"statistics", "statistics", true, nil},
	{"statistics", "statistics", true, keys("Tab", "Return")}, // as a table
	{"history", "history", false, nil},
	{"rules", "rules", true, nil},
	{"examples", "examples", false, nil},
	{"examples", "examples", false, keys("End")},
	{"keys", "keys", true, nil},
	{"sources", "sources", true, nil},
	{"about", "about", true, nil},
	{"settings", "settings", false, nil},
	{"settings", "settings", false, tabs(9)},
	{"settings", "settings", false, tabs(17)},
}

func keys(names ...string) func(*desk.Program) error {
	return func(p *desk.Program) error { return p.Key(names...) }
}

// tabs moves the focus forward to another control, which scrolls into view.
func tabs(n int) func(*desk.Program) error { return keys(slices.Repeat([]string{"Tab"}, n)...) }

// movesMade is the number of moves of the game below the pages.
const movesMade = 12

// shootPages takes screenshots of the menu and every page and dialog in one language and size.
func shootPages(display *desk.Display, program, folder, language string, window size) error {
	game, err := onTheWay(movesMade)
	if err != nil {
		return err
	}
	p, leave, err := sitDown(display, program, language, game, window, behind)
	if err != nil {
		return err
	}
	defer leave()
	count, last := map[string]int{}, ""
	shot := func(name string) (fresh bool, err error) {
		path := filepath.Join(folder, fmt.Sprintf("%s-%s-%dx%d-%d.png", name, language, window.width, window.height, count[name]+1))
		if err := p.RestedScreenshot(path); err != nil {
			return false, err
		}
		picture, err := os.ReadFile(path)
		if err != nil {
			return false, err
		}
		if string(picture) == last {
			return false, os.Remove(path)
		}
		fmt.Println(path)
		last = string(picture)
		count[name]++
		return true, nil
	}
	if err := openMenu(p); err != nil {
		return err
	}
	if _, err := shot("menu"); err != nil {
		return err
	}
	if err := p.Key("Escape"); err != nil {
		return err
	}
	for _, s := range sights {
		if err := s.take(p, shot); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
	}
	return nil
}

// take opens the page or dialog, takes its screenshots, and closes it.
func (s sight) take(p *desk.Program, shot func(name string) (fresh bool, err error)) error {
	if err := openMenu(p); err != nil {
		return err
	}
	if err := p.Press("menu", s.item); err != nil {
		return err
	}
	if _, err := p.Wait("the "+s.name, desk.Opened(s.name)); err != nil {
		return err
	}
	if s.act != nil {
		if err := s.act(p); err != nil {
			return err
		}
	}
	for {
		fresh, err := shot(s.name)
		if err != nil {
			return err
		}
		if !fresh || !s.long { // the bottom is reached
			break
		}
		if err := p.Key("Next"); err != nil {
			return err
		}
	}
	if err := p.Key("Escape"); err != nil {
		return err
	}
	_, err := p.Wait("its end", desk.Closed(s.name))
	return err
}

func openMenu(p *desk.Program) error {
	if err := p.Mark(); err != nil {
		return err
	}
	if err := p.Press("bar", "menu"); err != nil {
		return err
	}
	_, err := p.Wait("the menu", desk.Opened("menu"))
	return err
}
