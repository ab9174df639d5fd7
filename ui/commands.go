package ui

import (
	"runtime"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"simplesimon/locales"
	"simplesimon/ui/guide"
	"simplesimon/ui/keyboard"
	"simplesimon/ui/look"
	"simplesimon/ui/overlay"
)

// nativeMenu reports whether the system has a menu bar outside the window. Elsewhere the menu
// opens from a button, which leaves more height to the cards.
const nativeMenu = runtime.GOOS == "darwin"

// command is an action available from the menu or by keys.
type command struct {
	name   string // in the trace
	icon   fyne.ThemeIconName
	text   locales.ID // in the menu and on the Keyboard page
	keys   []locales.Chord
	do     func(*Window)
	off    func(*Window) bool // disabled at the moment; nil if never
	repeat bool               // a held key repeats it
	under  bool               // its keys also work while something covers the table
	always bool               // even while that does not accept input yet
	hidden bool               // not in the menu
	window bool               // concerns the window rather than the game
	page   bool               // opens the page of the same name
	also   []locales.Chord    // alternative keys for other keyboards
	onPage []locales.Chord    // replace keys reserved by the browser
	place  place
}

// place is where a command is available: everywhere, only in a web page, or only in a window.
type place int

const (
	anywhere place = iota
	inPage
	inWindow
)

// group is a group of commands in the menu.
type group struct {
	title    locales.ID
	commands []command
}

// groups returns all commands, grouped as in the menu. The keys, the menu and the Keyboard page
// are derived from it.
func groups() []group {
	return []group{
		{locales.MenuGame, []command{
			{name: "new", icon: theme.IconNameContentAdd, text: locales.NewGame, keys: withCtrl("N"), onPage: alone("F2"), do: (*Window).askNewGame},
			{name: "restart", icon: theme.IconNameMediaReplay, text: locales.Restart, keys: withCtrl("R"), do: (*Window).askRestart},
			{name: "daily", icon: theme.IconNameCalendar, text: locales.DealOfTheDay, do: (*Window).showDaily, page: true},
			{name: "undo", icon: theme.IconNameContentUndo, text: locales.Undo, keys: withCtrl("Z"), do: (*Window).undo, repeat: true,
				off: func(w *Window) bool { return w.session.Game().Moves() == 0 }},
			{name: "redo", icon: theme.IconNameContentRedo, text: locales.Redo, keys: []locales.Chord{{Command: true, Shift: true, Key: "Z"}, {Command: true, Key: "Y"}},
				do: (*Window).redo, repeat: true, off: func(w *Window) bool { return w.session.Game().Redoable() == 0 }},
		}},
		{locales.MenuShare, []command{
			{name: "open-record", icon: theme.IconNameFolderOpen, text: locales.OpenRecord, keys: withCtrl("O"), do: (*Window).openRecordFile},
			{name: "save-record", icon: look.IconSave, text: locales.SaveRecord, keys: withCtrl("S"), do: (*Window).saveRecord},
			{name: "copy-code", icon: theme.IconNameContentCopy, text: locales.CopyCode, keys: withCtrl("C"), do: (*Window).copyCode},
			{name: "copy-link", icon: theme.IconNameContentCopy, text: locales.CopyLink, do: (*Window).copyLink, place: inPage},
			{name: "paste-code", icon: theme.IconNameContentPaste, text: locales.PasteCode, keys: withCtrl("V"), do: (*Window).pasteCode},
			{name: "describe", icon: look.IconDescribe, text: locales.Describe, keys: withCtrl("D"), do: (*Window).describe},
		}},
		{locales.MenuGames, []command{
			{name: "statistics", icon: look.IconStatistics, text: locales.PageStatistics, do: (*Window).showStatistics, page: true},
			{name: "history", icon: look.IconHistory, text: locales.PageHistory, do: (*Window).showHistory, page: true},
			{name: "back-up", icon: theme.IconNameDownload, text: locales.BackUp, do: (*Window).backUp},
			{name: "restore", icon: theme.IconNameUpload, text: locales.RestoreBackup, do: (*Window).openBackup,
				off: func(w *Window) bool { return w.keeper.Locked() }},
		}},
		{locales.MenuHelp, []command{
			{name: "rules", icon: theme.IconNameHelp, text: locales.PageRules, keys: alone("F1"), do: (*Window).showRules, window: true, page: true},
			{name: "examples", icon: look.IconExamples, text: locales.PageExamples, do: (*Window).showExamples, page: true},
			{name: "keys", icon: look.IconKeyboard, text: locales.PageKeys, do: (*Window).showKeys, page: true},
			{name: "sources", icon: look.IconSources, text: locales.PageSources, do: (*Window).showSources, page: true},
			{name: "about", icon: theme.IconNameInfo, text: locales.PageAbout, do: (*Window).showAbout, page: true},
		}},
		{locales.MenuApp, []command{
			{name: "settings", icon: theme.IconNameSettings, text: locales.Settings, keys: withCtrl(","), do: (*Window).showSettings, under: true, window: true},
			{name: "menu", text: locales.KeysMenu, keys: alone("F10"), do: (*Window).showMenu, hidden: true, window: true},
			{name: "text-larger", text: locales.TextLarger, keys: withCtrl("+"), do: func(w *Window) { w.stepText(1) }, under: true, hidden: true, window: true,
				also: []locales.Chord{{Command: true, Key: "="}, {Command: true, Shift: true, Key: "="}, {Command: true, Shift: true, Key: "+"}}},
			{name: "text-smaller", text: locales.TextSmaller, keys: withCtrl("-"), do: func(w *Window) { w.stepText(-1) }, under: true, hidden: true, window: true,
				also: []locales.Chord{{Command: true, Shift: true, Key: "-"}}},
			{name: "text-normal", text: locales.TextNormal, keys: withCtrl("0"), do: func(w *Window) { w.setText(0) }, under: true, hidden: true, window: true},
			{name: "full-screen", icon: look.IconFullScreen, text: locales.FullScreen, keys: alone("F11"), do: (*Window).toggleFullScreen, under: true, always: true, window: true},
			{name: "quit", icon: look.IconQuit, text: locales.Quit, keys: withCtrl("Q"), do: (*Window).Quit, under: true, always: true, window: true, place: inWindow},
		}},
	}
}

// commands returns all commands in menu order.
func commands() (all []command) {
	for _, g := range groups() {
		all = append(all, g.commands...)
	}
	return all
}

func withCtrl(key string) []locales.Chord { return []locales.Chord{{Command: true, Key: key}} }

func alone(key string) []locales.Chord { return []locales.Chord{{Key: key}} }

// known reports whether the command exists on this system.
func (c *command) known() bool { return c.name != "menu" || !nativeMenu }

// groups returns the groups of the commands available in this window.
func (w *Window) groups() (here []group) {
	for _, g := range groups() {
		shown := group{title: g.title}
		for _, c := range g.commands {
			switch {
			case !c.known() || c.place == inPage && w.page == nil || c.place == inWindow && w.page != nil:
				continue
			case w.page != nil && c.onPage != nil:
				c.keys = c.onPage
			}
			shown.commands = append(shown.commands, c)
		}
		here = append(here, shown)
	}
	return here
}

// commands returns the commands available in this window.
func (w *Window) commands() (all []command) {
	for _, g := range w.groups() {
		all = append(all, g.commands...)
	}
	return all
}

// keyCommands returns the key bindings.
func (w *Window) keyCommands() (all []keyboard.Command) {
	for _, c := range w.commands() {
		for _, chord := range slices.Concat(c.keys, c.also) {
			key, mod := keyOf(chord)
			all = append(all, keyboard.Command{Key: key, Mod: mod, Repeat: c.repeat, Under: c.under, Always: c.always, Do: func() { c.do(w) }})
		}
	}
	return all
}

// keyOf converts a chord to the toolkit's types.
func keyOf(c locales.Chord) (fyne.KeyName, fyne.KeyModifier) {
	var mod fyne.KeyModifier
	if c.Command {
		mod |= keyboard.Ctrl
	}
	if c.Shift {
		mod |= fyne.KeyModifierShift
	}
	return fyne.KeyName(c.Key), mod
}

// keysOf returns the keys of a command, given its name in the trace, as displayed; "" if none.
func (w *Window) keysOf(name string) string {
	for _, c := range w.commands() {
		if c.name == name && len(c.keys) > 0 {
			return w.words.Chord(c.keys[0])
		}
	}
	return ""
}

// keyGroups returns the commands with keys for the Keyboard page: those of the game and those of
// the window.
func (w *Window) keyGroups() (game, window []guide.Shortcut) {
	for _, c := range w.commands() {
		s := guide.Shortcut{Keys: c.keys, What: w.words.Offer(c.text)}
		switch {
		case len(c.keys) == 0:
		case c.window:
			window = append(window, s)
		default:
			game = append(game, s)
		}
	}
	return game, window
}

// buildMenu fills the system's menu bar in the current language.
func (w *Window) buildMenu() {
	if !nativeMenu {
		return
	}
	var items []*fyne.MenuItem
	for _, group := range w.groups() {
		for _, c := range group.commands {
			if c.hidden {
				continue
			}
			item := fyne.NewMenuItem(w.words.Text(c.text), func() {
				if !w.stack.Covers() || c.always { // it is usable while a dialog is open
					c.do(w)
				}
			})
			if len(c.keys) > 0 {
				key, mod := keyOf(c.keys[0])
				item.Shortcut = shownShortcut{key, mod}
			}
			item.IsQuit = c.name == "quit"
			items = append(items, item)
		}
		items = append(items, fyne.NewMenuItemSeparator())
	}
	w.win.SetMainMenu(fyne.NewMainMenu(fyne.NewMenu(w.words.Text(locales.MenuGame), items[:len(items)-1]...)))
}

// showMenu opens the menu below its button.
func (w *Window) showMenu() {
	m := &overlay.Menu{Below: w.bar.Menu()}
	for _, group := range w.groups() {
		shown := overlay.Group{Title: w.words.Text(group.title)}
		for _, c := range group.commands {
			if c.hidden {
				continue
			}
			item := overlay.Item{Name: c.name, Icon: c.icon, Text: w.words.Text(c.text), Do: func() { c.do(w) }, Off: c.off != nil && c.off(w)}
			if len(c.keys) > 0 {
				item.Keys = w.words.Chord(c.keys[0])
			}
			shown.Items = append(shown.Items, item)
		}
		m.Groups = append(m.Groups, shown)
	}
	if !w.bar.ShowsCode() {
		deal := w.words.Format(locales.MenuDeal, locales.LevelCodeData{Level: w.levelText(), Code: w.session.Game().Code().String()})
		code := overlay.Item{Name: "code", Icon: theme.IconNameContentCopy, Text: deal, Do: w.copyCode}
		m.Groups = append([]overlay.Group{{Items: []overlay.Item{code}}}, m.Groups...)
	}
	w.stack.Open(m)
}

// shownShortcut is only displayed in a menu item, never run: the toolkit would run a menu's
// shortcuts under dialogs and before an entry gets them.
type shownShortcut struct {
	key fyne.KeyName
	mod fyne.KeyModifier
}

var _ fyne.KeyboardShortcut = shownShortcut{}

// ShortcutName implements [fyne.Shortcut] with a name that no typed shortcut has.
func (s shownShortcut) ShortcutName() string {
	return "shown:" + string(s.key)
}

// Key implements [fyne.KeyboardShortcut].
func (s shownShortcut) Key() fyne.KeyName { return s.key }

// Mod implements [fyne.KeyboardShortcut].
func (s shownShortcut) Mod() fyne.KeyModifier { return s.mod }
