package ui

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode"

	"fyne.io/fyne/v2"
	"github.com/BurntSushi/toml"

	"simplesimon/engine"
	"simplesimon/internal/gametest"
	"simplesimon/licences"
	"simplesimon/locales"
	"simplesimon/locales/localestest"
	"simplesimon/ui/controls"
	"simplesimon/ui/overlay"
	"simplesimon/ui/uitest"
)

// pseudo is a pseudo-language: English with every letter replaced and 40 % longer. Plain letters
// in it reveal text that does not come from a bundle, and what does not fit in it will not fit in
// the next language.
const pseudo = "en-XA"

// accented are the letters of the pseudo-language in alphabetical order.
const accented = "áƀćđéƒğħíĵķłḿñóþǫřšŧúṽŵẋýž"

// sampled are messages that the pseudo-language does not change: samples of numbers, and the
// letters on cards, which are part of images.
var sampled = []string{"four-digits", "five-digits", "letter-ace", "letter-jack", "letter-queen", "letter-king"}

// speakPseudo adds the pseudo-language to the program's languages until the end of the test.
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
		t.Fatalf("of %q only %d bundles are English", paths, made)
	}
	localestest.Strict(t)
	localestest.Use(t, bundles)
	if !slices.Contains(locales.Languages(), pseudo) {
		t.Fatalf("languages: %q", locales.Languages())
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
		case map[string]any: // the plural forms, or the toolkit's strings
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

// distorted returns a message in the pseudo-language, without changing placeholders.
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

// lengthen replaces the letters of a text, and doubles two fifths of them.
func lengthen(out *strings.Builder, text string) {
	letters := []rune(accented)
	more := 4 // fifths of a letter that are pending
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

// proper matches texts that are the same in every language: codes and errors in them, names of
// languages, articles, programs and libraries, and the labels of keys.
func proper() *regexp.Regexp {
	names := []string{
		`\b[A-Z]( [A-Z]){6}$`, `SS[0-9]-S[0-9]-[A-Z0-9]{6,8}(\.simon)?`, `…a{9,}`, `“[A-Z0-9]+”`, `\+[A-Z]\b`, `\b[A-Z]$`, `\bF[0-9]+\b`, `mine\.simon`, `/some/where/[a-z.]+`,
		`\S*simplesimon-test-[0-9]+`, `[a-z0-9]+/[a-z0-9]+, go[^ ]+, en-XA`,
		`(Simple Simon|Spider) \(solitaire\)`, "KPatience", "PySolFC", "Simple Solitaire Collection", "gosold",
	}
	for _, lang := range locales.Languages() {
		if lang != pseudo {
			names = append(names, locales.Name(lang))
		}
	}
	for _, l := range licences.All() {
		names = append(names, regexp.QuoteMeta(l.Module+" "+l.Version), regexp.QuoteMeta(l.Licence), `^`+regexp.QuoteMeta(l.Name())+`: `, regexp.QuoteMeta(l.Module)+`,`)
	}
	all := regexp.MustCompile(strings.Join(names, "|"))
	all.Longest() // a licence may start with the name of another one
	return all
}

// plainLetters matches letters that occur in no message of the pseudo-language.
var plainLetters = regexp.MustCompile(`[A-Za-z]`)

// checkPseudo checks that texts come from the bundles.
func (s *stage) checkPseudo(where string, proper *regexp.Regexp, texts ...string) {
	s.T.Helper()
	if len(texts) == 0 {
		s.T.Errorf("%s: no text", where)
	}
	for _, text := range texts {
		if rest := proper.ReplaceAllString(text, ""); plainLetters.MatchString(rest) {
			s.T.Errorf("%s: %q is not from the bundles", where, text)
		}
	}
}

// allTexts returns the texts of a tree, including placeholders of entries and tooltips.
func allTexts(tree fyne.CanvasObject, list []overlay.Control) []string {
	texts := uitest.Texts(tree)
	for _, c := range list {
		switch o := c.Object.(type) {
		case *controls.Entry:
			texts = append(texts, o.PlaceHolder)
		case *controls.Button:
			if o.Hint != "" {
				texts = append(texts, o.Hint)
			}
		}
	}
	return texts
}

// TestNoHardCodedText checks everything readable in the pseudo-language.
func TestNoHardCodedText(t *testing.T) {
	withoutRaceDetector(t)
	speakPseudo(t)
	names := proper()
	for _, size := range [][2]int{{640, 480}, {firstWidth, firstHeight}} {
		s := newStage(t, scenery{width: size[0], height: size[1], lang: pseudo, play: gametest.Example(t, 21).Played(), code: gametest.Code, past: 60})
		s.checkPseudo("the title", names, s.win.Title())
		s.checkPseudo("the bar", names, uitest.Texts(s.bar.Box)...)
		for _, c := range s.bar.Controls() {
			s.checkPseudo("a tip of the bar", names, c.Object.(*controls.Button).Hint)
		}
		for _, item := range s.everything() {
			item.open()
			s.checkPseudo(item.name, names, allTexts(s.win.Canvas().Overlays().Top(), s.stack.Shown().Controls)...)
			s.stack.Close()
		}
		for where, text := range s.lines() {
			s.checkPseudo(where, names, text)
		}
		s.checkPseudo("the button of a reminder", names, s.line.Rule().Object.(*controls.Button).Text)
		s.leave()
	}
}

// lines returns texts of the line: a reminder for each rule, messages, and descriptions of the
// cursor; the longest of each.
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
			if r, ok := errors.AsType[*engine.Refusal](tab.RefuseGroup(from, count)); ok {
				add("a reminder of "+r.Reason.String(), s.words.Refusal(r))
				continue
			}
			for to := 1; to <= engine.Columns; to++ {
				add("the cursor with a group", s.words.Holding(tab, from, count, to))
				if r, ok := errors.AsType[*engine.Refusal](tab.Refuse(engine.Move{From: from, Count: count, To: to})); ok {
					add("a reminder of "+r.Reason.String(), s.words.Refusal(r))
				}
			}
		}
	}
	add("no target", s.words.Refusal(&engine.Refusal{Reason: engine.NoTarget, Move: engine.Move{From: 1, Count: 1}, Index: -1}))
	add("the copied code", s.words.Format(locales.CodeCopied, locales.CodeData{Code: gametest.Code}))
	add("a saved file", s.words.Format(locales.FileSaved, locales.PathData{Path: controls.LastPart("/some/where/"+strings.Repeat("a", 200), controls.LongestPath())}))
	add("no code", s.words.Format(locales.NoCodeOnClipboard, locales.CodeData{Code: gametest.Code}))
	return all
}

// TestEveryWordFits checks that nothing is cut off or overlaps in the smallest window in every language,
// including one 40 % longer than English; the latter in the default window too.
// window too.
func TestEveryWordFits(t *testing.T) {
	withoutRaceDetector(t)
	speakPseudo(t)
	for _, c := range append(smallest(), scenery{width: firstWidth, height: firstHeight, lang: pseudo}) {
		t.Run(fmt.Sprintf("%s/%dx%d", c.lang, c.width, c.height), func(t *testing.T) {
			c.play, c.code, c.past = gametest.Example(t, 21).Played(), gametest.Code, 60
			s := newStage(t, c)
			for _, item := range s.everything() {
				item.open()
				s.checkWhole(item.name)
				s.CheckButtons(item.name)
				s.stack.Close()
			}
			lines := s.lines()
			for _, where := range slices.Sorted(maps.Keys(lines)) {
				s.line.Remind(lines[where], engine.WrongRank)
				s.checkLine(where, lines[where])
				s.checkWhole(where)
			}
		})
	}
}

// hairline is the maximum rounding difference of sizes, in Fyne's units.
const hairline = uitest.Hairline

// leastWindow is the width of the smallest window, in Fyne's units.
const leastWindow = 640

// smallest returns the smallest window in every language.
func smallest() (all []scenery) {
	for _, lang := range locales.Languages() {
		all = append(all, scenery{width: leastWindow, height: 480, lang: lang})
	}
	return all
}
