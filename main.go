// Command simplesimon is the solitaire Simple Simon in a window.
package main

import (
	_ "embed"
	"fmt"
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"github.com/BurntSushi/toml"

	"simplesimon/assets"
	"simplesimon/cli"
	"simplesimon/desktop"
	_ "simplesimon/desktop/hush" // must precede the toolkit's initialisers
	"simplesimon/ui"
)

// about contains the program's name and version.
//
//go:embed FyneApp.toml
var about string

func main() {
	var meta struct {
		Details struct {
			ID, Name, Version string
			Build             int
		}
	}
	if _, err := toml.Decode(about, &meta); err != nil {
		fmt.Fprintln(os.Stderr, "FyneApp.toml:", err) // impossible in a build that passed its tests
	}
	desktop.FindHome()
	leaveConsole := desktop.JoinConsole()
	var screen display
	program := cli.Program{
		Out: os.Stdout, Err: os.Stderr, Version: meta.Details.Version,
		OpenDisplay: screen.open, Unread: !desktop.Terminal(), Notify: desktop.Notify,
	}
	request, status := program.Run(arguments())
	if request == nil {
		os.Exit(status)
	}
	opened := catchSignals() // before anything is opened
	speakToToolkit()
	app.SetMetadata(fyne.AppMetadata{
		ID: meta.Details.ID, Name: meta.Details.Name, Version: meta.Details.Version, Build: meta.Details.Build,
		Icon: fyne.NewStaticResource("icon.png", assets.Icon()), Migrations: map[string]bool{"fyneDo": true},
	})
	bearLostWindows()
	a := app.NewWithID(meta.Details.ID)
	hearToolkit(a, request.Log.Write)
	options := ui.Options{
		Version: meta.Details.Version, Folder: request.Folder, Language: request.Language, Deal: request.Deal,
		Record: request.Record, RecordID: request.RecordID, Name: request.Name, Path: request.Path, Log: request.Log, Screen: screenSize, KeyMap: keyMap(),
		BadRecord: request.BadRecord, BadCode: request.BadCode,
		Leaving: leaving, DoubleClick: screen.doubleClick(),
	}
	settled := settle(&options)
	if err := options.Show(a); err != nil {
		os.Exit(program.NoWindow(request, screen.fault(err)))
	}
	leaveConsole()
	window := ui.Open(a, options)
	opened(window.Quit)
	settled(window)
	a.Run()
	window.End() // saves everything if the toolkit stopped on its own
}
