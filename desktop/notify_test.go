//go:build unix

package desktop

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestNotify checks that the first available program shows the message, without waiting for it.
func TestNotify(t *testing.T) {
	shell, err := os.Stat("/bin/sh")
	if err != nil || shell.IsDir() {
		t.Skip("no shell")
	}
	for _, n := range notifiers {
		t.Run(n.program, func(t *testing.T) {
			folder := t.TempDir()
			told := filepath.Join(folder, "told")
			script := "#!/bin/sh\nfor word; do printf '%s\\n' \"$word\"; done >" + told + ".new\n/bin/mv " + told + ".new " + told + "\n"
			if err := os.WriteFile(filepath.Join(folder, n.program), []byte(script), 0o700); err != nil {
				t.Fatal(err)
			}
			t.Setenv("PATH", folder)
			Notify("A title", "Ein Text – «texto»")
			var text []byte
			for end := time.Now().Add(time.Minute); text == nil && time.Now().Before(end); time.Sleep(time.Millisecond) {
				text, _ = os.ReadFile(told)
			}
			if !strings.Contains(string(text), "Ein Text – «texto»") || !strings.Contains(string(text), "A title") {
				t.Errorf("shown %q", text)
			}
		})
	}
	t.Setenv("PATH", t.TempDir())
	Notify("A title", "a text") // no notifier available
}
