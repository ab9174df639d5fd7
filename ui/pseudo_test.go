package ui

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/BurntSushi/toml"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/licences"
	"simplesimon/locales"
	"simplesimon/ui/controls"
	"simplesimon/ui/files"
	"simplesimon/ui/overlay"
	"simplesimon/ui/uitest"
)

// pseudo is a language that nobody speaks: English with every letter changed and two fifths more
// of them. What is seen in plain letters in it does not come from a bundle, and what has no room
// in it will have none in the next language.
const pseudo = "en-XA"

// accented are the letters of the pseudo-language, in the order of the alphabet.
const accented = "áƀćđéƒğħíĵķłḿñóþǫřšŧúṽŵẋýž"

// sampled are messages that the pseudo-language leaves as they are: samples of how numbers are
// written, and the letters on cards, which are part of pictures.
var sampled = []string{"four-digits", "five-digits", "letter-ace", "letter-jack", "letter-queen", "letter-king"}

// speakPseudo adds the pseudo-language to those of the program until the test ends.
func speakPseudo(t *testing.T) {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("..", "locales", "*.toml"))
	if err != nil {
		t.Fatal(err)
	}
	bundles := fstest.MapFS{}
	made := 0
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(path)
		bundles[name] = &fstest.MapFile{Data: data}
		if part, ok := strings.CutSuffix(name, ".en.toml"); ok {
			bundles[part+"."+pseudo+".toml"] = &fstest.MapFile{Data: distort(t, data)}
			made++
		}
	}
	if made < 2 {
		t.Fatalf("of %q only %d are English", paths, made)
	}
	onError := locales.OnError
	locales.OnError = func(err error) { t.Error(err) }
	back := locales.Use(bundles)
	t.Cleanup(func() {
		back()
		locales.OnError = onError
	})
	if !slices.Contains(locales.Languages(), pseudo) {
		t.Fatalf("the languages are %q", locales.Languages())
	}
}

// distort translates a bundle into the pseudo-language.
func distort(t *testing.T, bundle []byte) []byte {
	t.Helper()
	var messages map[string]any
	if err := toml.Unmarshal(bundle, &messages); err != nil {
		t.Fatal(err)
	}
	for id, message := range messages {
		switch message := message.(type) {
		case string:
			if !slices.Contains(sampled, id) {
				messages[id] = distorted(message)
			}
		case map[string]any: // the forms of a plural, or the words of the toolkit
			for key, text := range message {
				message[key] = distorted(text.(string))
			}
		}
	}
	var out bytes.Buffer
	if err := toml.NewEncoder(&out).Encode(messages); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

var placeholder = regexp.MustCompile(`\{\{.*?\}\}`)

// distorted is a message in the pseudo-language. What is filled in stays.
func distorted(message string) string {
	var out strings.Builder
	for message != "" {
		at := placeholder.FindStringIndex(message)
		if at == nil {
			at = []int{len(message), len(message)}
		}
		lengthen(&out, message[:at[0]])
		out.WriteString(message[at[0]:at[1]])
		message = message[at[1]:]
	}
	return out.String()
}

// lengthen writes a text with other letters, two fifths of them twice.
func lengthen(out *strings.Builder, text string) {
	letters := []rune(accented)
	more := 4 // fifths of a letter that are due
	for _, r := range text {
		switch {
		case r >= 'a' && r <= 'z':
			r = letters[r-'a']
		case r >= 'A' && r <= 'Z':
			r = unicode.ToUpper(letters[r-'A'])
		}
		out.WriteRune(r)
		if unicode.IsLetter(r) {
			if more += 2; more >= 5 {
				more -= 5
				out.WriteRune(unicode.ToLower(r))
			}
		}
	}
}

func TestDistorted(t *testing.T) {
	for message, want := range map[string]string{
		"Restart":                  "Řřéššŧářřŧ",
		"Score: {{.Score}}":        "Ššćóóřé: {{.Score}}",
		"{{if .A}}an{{end}} ace":   "{{if .A}}ááñ{{end}} ááćéé",
		"1 … 9, 0":                 "1 … 9, 0",
		"{{.Code}}: {{.Moves}}, a": "{{.Code}}: {{.Moves}}, áá",
	} {
		if got := distorted(message); got != want {
			t.Errorf("%q becomes %q, want %q", message, got, want)
		}
	}
}

// proper are texts that are the same in every language: codes and what is wrong in them, names of
// languages, articles, programs and libraries, and keys by what is printed on them.
func proper() *regexp.Regexp {
	names := []string{
		`SS[0-9]-S[0-9]-[A-Z0-9]{6,8}(\.simon)?`, `…a{9,}`, `“[A-Z0-9]+”`, `\+[A-Z]\b`, `\b[A-Z]$`, `\bF[0-9]+\b`, `mine\.simon`, `/some/where/[a-z.]+`,
		`(Simple Simon|Spider) \(solitaire\)`, "KPatience", "PySolFC", "Simple Solitaire Collection", "gosold",
	}
	for _, lang := range locales.Languages() {
		if lang != pseudo {
			names = append(names, locales.Name(lang))
		}
	}
	for _, l := range licences.All() {
		names = append(names, regexp.QuoteMeta(l.Module+" "+l.Version+" – "+l.Licence))
	}
	return regexp.MustCompile(strings.Join(names, "|"))
}

// shown is something that the window can show.
type shown struct {
	name string
	open func()
}

// everything is all that the window can show over the table.
func (s *stage) everything() []shown {
	replace := func(file string) func() {
		return func() { s.askReplace(gametest.Example(s.T, 3), file) }
	}
	all := []shown{
		{"the menu", s.showMenu}, {"a new game", s.askNewGame}, {"a code", func() { s.askNewGameWith("SS1-S1-AAAAABD") }},
		{"the restart", s.askRestart}, {"the settings", s.showSettings}, {"the win", s.showWon},
		{"another deal", replace("")}, {"a record", replace("mine.simon")}, {"the position", s.describe},
		{"the rules", s.showRules}, {"the sources", s.showSources}, {"the keys", s.showKeys},
		{"the statistics", s.showStatistics}, {"the history", s.showHistory},
		{"tables", func() { s.showStatistics(); s.Control("as-table").(*controls.Check).SetChecked(true) }},
		{"a chart with a tip", func() { s.showStatistics(); s.Canvas.Focus(s.stack.Shown().Controls[2].Object.(fyne.Focusable)) }},
		{"no game", func() { s.showHistory(); s.enter("search", "7777777") }},
		{"the reset", func() { s.showHistory(); s.Tap("reset") }},
		{"a search", func() { s.showRules(); s.enter("search", "7777777") }},
		{"a message", func() {
			s.stack.Tell(s.words.Text(locales.WindowTitle), s.words.Format(locales.GameSetAside, locales.PathData{Path: "/some/where/game.json"}))
		}},
		{"from here", func() { s.showExample(0, 3); s.Tap("play-from-here") }},
	}
	all = append(all, s.recordDialogs()...)
	all = append(all, s.examples()...)
	for _, text := range []string{"", "SS2-S1-AAAAABD", "SS1-S3-AAAAABD", "SS1-S1-AAA4ABD", "SS1-S1-AAAAAB", "SS1-S1-AAAAABDE"} {
		all = append(all, shown{fmt.Sprintf("the wrong code %q", text), func() {
			s.askNewGameWith(text)
			s.Tap("deal-code")
		}})
	}
	return all
}

// enter puts a text into an entry of what is open.
func (s *stage) enter(name, text string) { s.Control(name).(*controls.Entry).SetText(text) }

// recordDialogs is all that has to do with files and records.
func (s *stage) recordDialogs() []shown {
	const file = "/some/where/mine.simon"
	won, begun := gametest.Example(s.T, 49), gametest.Example(s.T, 20)
	s.giveFiles(file)
	access := &s.files.Access
	save := func(name string) {
		s.saveRecord()
		s.enter("name", name)
		s.Tap("save-file")
	}
	replayEnd := func(game *engine.Game) {
		s.stack.Open(s.recordReplay(named("mine.simon"), game.Code(), game.Played()))
		s.stack.Key(&fyne.KeyEvent{Name: fyne.KeyEnd})
	}
	return []shown{
		{"opening", s.openRecordFile}, {"saving", s.saveRecord},
		{"an empty folder", func() {
			full := access.List
			access.List = func(string, string, string) ([]files.Entry, error) { return nil, nil }
			s.openRecordFile()
			access.List = full
		}},
		{"no name", func() { save("") }},
		{"a fault", func() {
			replace := access.Replace
			access.Replace = func(string, func(io.Writer) error) error { return fs.ErrNotExist }
			save("/some/where/else.simon")
			access.Replace = replace
		}},
		{"overwriting", func() { save(file) }},
		{"saved over a page", func() {
			s.showHistory()
			s.Tap("save-record")
			s.enter("name", "/some/where/else.simon")
			s.Tap("save-file")
		}},
		{"no file", func() { s.tellFault(s.words.Format(locales.NotAFile, locales.FileData{File: file})) }},
		{"a won record", func() { s.offerRecord(won, "mine.simon") }},
		{"the end of a won record", func() { replayEnd(won) }},
		{"the end of another record", func() { replayEnd(begun) }},
		{"a record", func() { s.session.Deal(won.Code()); s.offerRecord(begun, "mine.simon") }},
	}
}

// giveFiles lets the window see a file and its folder, and lets it write anywhere.
func (s *stage) giveFiles(file string) {
	s.files.Last = string(filepath.Separator)
	access := &s.files.Access
	access.Patience = time.Minute
	access.List = func(string, string, string) ([]files.Entry, error) {
		known := func() (time.Time, bool) { return time.Date(2026, 9, 30, 0, 0, 0, 0, time.UTC), true }
		unknown := func() (time.Time, bool) { return time.Time{}, false }
		return []files.Entry{{Name: "1", Folder: true, Date: unknown}, {Name: "mine.simon", Date: known}}, nil
	}
	there := fstest.MapFS{strings.TrimPrefix(file, "/"): {}}
	access.Stat = func(path string) (fs.FileInfo, error) { return there.Stat(strings.TrimPrefix(filepath.ToSlash(path), "/")) }
	access.Replace = func(string, func(io.Writer) error) error { return nil }
}

// examples are all examples at the steps at which the most is told: the beginning, the end, the
// step with the longest note.
func (s *stage) examples() (all []shown) {
	_, moves := locales.ExampleGame()
	game := make([]string, len(moves))
	for i := range moves {
		game[i] = s.words.ExampleNote(i + 1)
	}
	notes := [][]string{game}
	for _, e := range s.words.ShortExamples() {
		var short []string
		for _, step := range e.Steps {
			short = append(short, step.Note)
		}
		notes = append(notes, short)
	}
	for which, notes := range notes {
		longest := 0
		for i, note := range notes {
			if len(note) > len(notes[longest]) {
				longest = i
			}
		}
		for _, at := range slices.Compact([]int{0, longest + 1, len(notes)}) {
			all = append(all, shown{fmt.Sprintf("example %d, step %d", which, at), func() { s.showExample(which, at) }})
		}
	}
	return all
}

// showExample opens the Examples page with one of the examples, 0 is the complete game, at a step.
func (s *stage) showExample(which, at int) {
	s.showExamples()
	s.Control("example").(*controls.Choice).SetSelectedIndex(which)
	s.Control("slider").(*controls.Slider).SetValue(float64(at))
	var event struct{ Step int }
	if s.last("replay", &event); event.Step != at {
		s.T.Errorf("example %d is at step %d, want %d", which, event.Step, at)
	}
}

// plainLetters are letters that no message of the pseudo-language has.
var plainLetters = regexp.MustCompile(`[A-Za-z]`)

// checkPseudo tests that texts come from the bundles.
func (s *stage) checkPseudo(where string, proper *regexp.Regexp, texts ...string) {
	s.T.Helper()
	if len(texts) == 0 {
		s.T.Errorf("%s: there is no text", where)
	}
	for _, text := range texts {
		if rest := proper.ReplaceAllString(text, ""); plainLetters.MatchString(rest) {
			s.T.Errorf("%s: %q is not from the bundles", where, text)
		}
	}
}

// allTexts are the texts of a tree, with those that entries show while they are empty and tips.
func allTexts(tree fyne.CanvasObject, list []overlay.Control) []string {
	texts := uitest.Texts(tree)
	for _, c := range list {
		switch o := c.Object.(type) {
		case *controls.Entry:
			texts = append(texts, o.PlaceHolder)
		case *controls.Button:
			if o.Tip != nil {
				texts = append(texts, o.Hint)
			}
		}
	}
	return texts
}

// TestNoWordIsHardWired looks at all that can be read in the pseudo-language.
func TestNoWordIsHardWired(t *testing.T) {
	withoutRaceDetector(t)
	speakPseudo(t)
	names := proper()
	for _, size := range [][2]int{{640, 480}, {firstWidth, firstHeight}} {
		s := newStage(t, scenery{width: size[0], height: size[1], lang: pseudo, play: gametest.Example(t, 21).Played(), code: gametest.Code, past: 60})
		s.checkPseudo("the title", names, s.win.Title())
		s.checkPseudo("the bar", names, uitest.Texts(s.bar.box)...)
		for _, b := range s.bar.buttons() {
			s.checkPseudo("a tip of the bar", names, b.Hint)
		}
		for _, item := range s.everything() {
			item.open()
			s.checkPseudo(item.name, names, allTexts(s.win.Canvas().Overlays().Top(), s.stack.Shown().Controls)...)
			s.stack.Close()
		}
		for where, text := range s.lines() {
			s.checkPseudo(where, names, text)
		}
		s.checkPseudo("the button of a reminder", names, s.line.more.Text)
		s.leave()
	}
}

// lines are texts of the line at the lower edge: one reminder for each rule, messages, and what
// the cursor tells; the longest of each.
func (s *stage) lines() map[string]string {
	all := map[string]string{}
	add := func(where, text string) {
		if len(text) > len(all[where]) {
			all[where] = text
		}
	}
	tab := s.session.Tableau()
	for from := 1; from <= engine.Columns; from++ {
		for count := 1; count <= tab.Len(from); count++ {
			add("the cursor", s.words.Cursor(tab, from, tab.Len(from)-count))
			if r := tab.RefuseGroup(from, count); r != nil {
				add("a reminder of "+r.Reason.String(), s.words.Refusal(r))
				continue
			}
			for to := 1; to <= engine.Columns; to++ {
				add("the cursor with a group", s.words.Holding(tab, from, count, to))
				if r := tab.Refuse(engine.Move{From: from, Count: count, To: to}); r != nil {
					add("a reminder of "+r.Reason.String(), s.words.Refusal(r))
				}
			}
		}
	}
	add("no target", s.words.Refusal(&engine.Refusal{Reason: engine.NoTarget, Move: engine.Move{From: 1, Count: 1}, Index: -1}))
	add("the copied code", s.words.Format(locales.CodeCopied, locales.CodeData{Code: gametest.Code}))
	add("a saved file", s.words.Format(locales.FileSaved, locales.PathData{Path: controls.LastPart("/some/where/"+strings.Repeat("a", 200), controls.LongestPath)}))
	add("no code", s.words.Format(locales.NoCodeOnClipboard, locales.CodeData{Code: gametest.Code}))
	return all
}

// TestEveryWordFits: nothing is cut off and nothing lies over anything else, in the smallest window
// in every language and with two fifths more letters than in English; with these in the first
// window too.
func TestEveryWordFits(t *testing.T) {
	withoutRaceDetector(t)
	speakPseudo(t)
	for _, c := range append(smallest(), scenery{width: firstWidth, height: firstHeight, lang: pseudo}) {
		t.Run(fmt.Sprintf("%s/%dx%d", c.lang, c.width, c.height), func(t *testing.T) {
			c.play, c.code, c.past = gametest.Example(t, 21).Played(), gametest.Code, 60
			s := newStage(t, c)
			for _, score := range []int{851, -1234} {
				for _, moves := range []int{1, 8888} {
					s.figures(score, moves)
					s.checkBar()
				}
			}
			for _, item := range s.everything() {
				item.open()
				s.checkWhole(item.name)
				s.CheckButtons(item.name)
				s.stack.Close()
			}
			lines := s.lines()
			for _, where := range slices.Sorted(maps.Keys(lines)) {
				s.line.remind(lines[where], engine.WrongRank)
				// What the toolkit leaves free above and below a text may be less than it likes.
				if needs := s.line.label.MinSize().Height - 2*theme.InnerPadding(); needs > lineHeight {
					t.Errorf("%s: %q needs a height of %.0f, more than %d", where, lines[where], needs, lineHeight)
				}
				s.checkWhole(where)
			}
		})
	}
}

// hairline is what sizes may differ by from rounding, in Fyne's units.
const hairline = uitest.Hairline

// leastWindow is the width of the smallest window, in Fyne's units.
const leastWindow = 640

// smallest is the smallest window in every language.
func smallest() (all []scenery) {
	for _, lang := range locales.Languages() {
		all = append(all, scenery{width: leastWindow, height: 480, lang: lang})
	}
	return all
}
