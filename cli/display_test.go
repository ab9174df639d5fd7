package cli_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"simplesimon/cli"
	"simplesimon/desktop"
	"simplesimon/locales"
	"simplesimon/store"
)

// TestBadRecordOrCode checks that it is reported where somebody sees it, on the terminal or in the
// window.
func TestBadRecordOrCode(t *testing.T) {
	diary := file(t, "dear diary\n")
	none := &desktop.Fault{Kind: desktop.Silent, Display: ":77"}
	for _, args := range [][]string{{diary}, {filepath.Join(t.TempDir(), "none.simon")}, {"--deal", "SS1-S3-AAAAABD"}} {
		for _, c := range []struct {
			name   string
			unread bool
			fault  error
			window bool
		}{
			{"a terminal and a display", false, nil, false},
			{"a terminal and no display", false, none, false},
			{"no terminal and no display", true, none, false},
			{"no terminal and a display", true, nil, true},
		} {
			var out, fault bytes.Buffer
			request, status := cli.Program{Out: &out, Err: &fault, Unread: c.unread, OpenDisplay: func() error { return c.fault }}.Run(args)
			switch {
			case c.window && (request == nil || status != cli.OK || out.Len()+fault.Len() > 0 || request.BadRecord+request.BadCode == "" || request.Record != nil || request.Deal != nil):
				t.Errorf("%v, %s: %+v, %d, %q, %q", args, c.name, request, status, out.String(), fault.String())
			case !c.window && (request != nil || status != cli.Usage || out.Len() > 0 || fault.Len() == 0):
				t.Errorf("%v, %s: %+v, %d, %q, %q", args, c.name, request, status, out.String(), fault.String())
			case c.window && request.BadRecord != "" && !filepath.IsAbs(request.BadRecord):
				t.Errorf("%v: the record is %q", args, request.BadRecord)
			}
		}
	}
	for _, args := range [][]string{{"--hint"}, {"a", "b"}, {""}, {"--data="}, {"--lang", "xx"}, {"--deal="}} { // these remain usage errors
		var out, fault bytes.Buffer
		if request, status := (cli.Program{Out: &out, Err: &fault, Unread: true}).Run(args); request != nil || status != cli.Usage {
			t.Errorf("%q: %+v, %d", args, request, status)
		}
	}
}

// TestDisplayIsOpenedForWindowsOnly checks that nothing else needs a display.
func TestDisplayIsOpenedForWindowsOnly(t *testing.T) {
	for _, args := range [][]string{{"--version"}, {"--help"}, {"check", example}, {"deal", "SS1-S1-AAAAABD"}, {"--hint"}, {"check"}} {
		var out bytes.Buffer
		cli.Program{Out: &out, Err: &out, OpenDisplay: func() error { t.Errorf("%q opened the display", args); return nil }}.Run(args)
	}
}

// TestNoWindow checks that the message about what is missing is in the language of the command
// line or else the settings, and that the folder is left alone.
func TestNoWindow(t *testing.T) {
	kinds := map[desktop.Kind]locales.ID{
		desktop.None: locales.NoDisplay, desktop.Colours: locales.FewColours, desktop.OpenGL: locales.NoOpenGL,
		desktop.Silent: locales.DisplaySilent, desktop.Refused: locales.DisplayRefused,
	}
	for kind, id := range kinds {
		for _, lang := range locales.Languages() {
			folder := filepath.Join(t.TempDir(), "data")
			settings := store.DefaultSettings()
			settings.Language = lang
			if err := store.At(folder).SaveSettings(settings); err != nil {
				t.Fatal(err)
			}
			for _, c := range []struct{ args, by string }{{"", lang}, {"--lang=es", "es"}} {
				args := []string{"--data", folder}
				if c.args != "" {
					args = append(args, c.args)
				}
				notified := ""
				var out, fault bytes.Buffer
				request, status := cli.Program{
					Out: &out, Err: &fault, Unread: true, Notify: func(_, text string) { notified = text },
					OpenDisplay: func() error { return &desktop.Fault{Kind: kind, Display: ":7"} },
				}.Run(args)
				want := locales.New(c.by).Format(id, locales.ValueData{Value: ":7"})
				if request != nil || status != cli.Wrong || out.Len() > 0 || fault.String() != want+"\n" {
					t.Errorf("%v in %s: %+v, %d, stderr %q, want %q", kind, c.by, request, status, fault.String(), want)
				}
				if shows := kind == desktop.OpenGL || kind == desktop.Colours; shows != (notified == want) {
					t.Errorf("%v: a window of another program shows %q", kind, notified)
				}
			}
			if names, err := os.ReadDir(folder); err != nil || len(names) != 1 {
				t.Errorf("the folder contains %v, %v", names, err)
			}
		}
	}
	var out, fault bytes.Buffer
	folder := filepath.Join(t.TempDir(), "none")
	cli.Program{Out: &out, Err: &fault, OpenDisplay: func() error { return errors.New("of a kind unknown") }}.Run([]string{"--data", folder, "--lang=en"})
	if want := locales.New("en").Text(locales.NoOpenGL) + "\n"; fault.String() != want {
		t.Errorf("stderr %q, want %q", fault.String(), want)
	}
	if _, err := os.Stat(folder); !os.IsNotExist(err) {
		t.Errorf("the folder was created: %v", err)
	}
}
