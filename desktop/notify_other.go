//go:build !windows

package desktop

import "os/exec"

// notifiers are programs that show a message in a window without OpenGL, with their arguments.
var notifiers = []struct {
	program string
	args    func(title, text string) []string
}{
	{"zenity", func(title, text string) []string {
		return []string{"--error", "--no-markup", "--title=" + title, "--text=" + text}
	}},
	{"kdialog", func(title, text string) []string { return []string{"--title", title, "--error", text} }},
	{"xmessage", func(title, text string) []string { return []string{"-center", "-title", title, text} }},
	{"notify-send", func(title, text string) []string { return []string{"--", title, text} }},
}

// Notify lets another program show a message to somebody who started the game from a menu and does
// not see its output. It does not wait, and does nothing if there is no such program.
func Notify(title, text string) {
	for _, n := range notifiers {
		cmd := exec.Command(n.program, n.args(title, text)...)
		if cmd.Start() == nil {
			cmd.Process.Release() // the player closes it after this program exits
			return
		}
	}
}
