package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"simplesimon/e2e/desk"
)

// sights are every page and dialog, opened by the menu. Those that are longer than the window are
// looked at from the top to the bottom.
var sights = []struct {
	item, name string // of the menu, and of what opens
	long       bool   // Page Down goes on
	act        func(*desk.Program) error
}{
	{"restart", "restart", false, nil},
	{"describe", "position", false, nil},
	{"rules", "rules", true, nil},
	{"examples", "examples", false, nil},
	{"examples", "examples", false, keys("End")},
	{"keys", "keys", true, nil},
	{"sources", "sources", true, nil},
	{"settings", "settings", false, nil},
	{"settings", "settings", false, tabs(9)},
	{"settings", "settings", false, tabs(17)},
}

func keys(names ...string) func(*desk.Program) error {
	return func(p *desk.Program) error { return p.Key(names...) }
}

// tabs goes forward to another thing in a dialog, which comes into view.
func tabs(n int) func(*desk.Program) error { return keys(slices.Repeat([]string{"Tab"}, n)...) }

// movesMade are the moves of the game below the pages.
const movesMade = 12

// shootPages takes the pictures of every page and dialog in one language and size, with the menu.
func shootPages(display *desk.Display, program, folder, language string, window size) error {
	game, err := onTheWay(movesMade)
	if err != nil {
		return err
	}
	p, leave, err := sitDown(display, program, language, game, window)
	if err != nil {
		return err
	}
	defer leave()
	shot := func(name string, i int) (string, error) {
		path := filepath.Join(folder, fmt.Sprintf("%s-%s-%dx%d-%d.png", name, language, window.width, window.height, i))
		fmt.Println(path)
		return path, p.RestedScreenshot(path)
	}
	if err := openMenu(p); err != nil {
		return err
	}
	if _, err := shot("menu", 1); err != nil {
		return err
	}
	if err := p.Key("Escape"); err != nil {
		return err
	}
	count := map[string]int{}
	for _, s := range sights {
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
		for last, more := "", true; more; more = s.long {
			count[s.name]++
			path, err := shot(s.name, count[s.name])
			if err != nil {
				return err
			}
			picture, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			if string(picture) == last { // the bottom had been reached
				if err := os.Remove(path); err != nil {
					return err
				}
				break
			}
			last = string(picture)
			if err := p.Key("Next"); err != nil {
				return err
			}
		}
		if err := p.Key("Escape"); err != nil {
			return err
		}
		if _, err := p.Wait("its end", desk.Closed(s.name)); err != nil {
			return err
		}
	}
	return nil
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
