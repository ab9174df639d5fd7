// Command simplesimon is the card game Simple Simon in a window.
package main

import (
	_ "embed"
	"fmt"
	"os"
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"github.com/BurntSushi/toml"

	"simplesimon/assets"
	"simplesimon/cli"
	"simplesimon/ui"
)

// about is where the name and the version of the program stand.
//
//go:embed FyneApp.toml
var about string

// noDisplay tells whether a window can't be opened. Only systems with X11 or
// Wayland tell beforehand.
func noDisplay() bool {
	switch runtime.GOOS {
	case "linux", "freebsd", "netbsd", "openbsd":
		return os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == ""
	}
	return false
}

func main() {
	var meta struct {
		Details struct {
			ID, Name, Version string
			Build             int
		}
	}
	if _, err := toml.Decode(about, &meta); err != nil {
		fmt.Fprintln(os.Stderr, "FyneApp.toml:", err) // can't happen to a build that passed its tests
	}
	request, status := cli.Program{Out: os.Stdout, Err: os.Stderr, Version: meta.Details.Version, NoDisplay: noDisplay()}.Run(os.Args[1:])
	if request == nil {
		os.Exit(status)
	}
	app.SetMetadata(fyne.AppMetadata{
		ID: meta.Details.ID, Name: meta.Details.Name, Version: meta.Details.Version, Build: meta.Details.Build,
		Icon: fyne.NewStaticResource("icon.png", assets.Icon()), Migrations: map[string]bool{"fyneDo": true},
	})
	bearLostWindows()
	a := app.NewWithID(meta.Details.ID)
	window := ui.Open(a, ui.Options{
		Folder: request.Folder, Language: request.Language, Deal: request.Deal,
		Record: request.Record, Name: request.Name, Log: request.Log, Screen: screenSize,
		Leaving: func() { endWithin(patience) },
	})
	quitOnSignals(window.Quit)
	a.Run()
}
