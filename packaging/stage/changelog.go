package main

import (
	"fmt"
	"regexp"
	"strings"
	"time"
)

// entry is the section of CHANGELOG.md about one version.
type entry struct {
	version string
	date    string // such as 2026-12-01; "" if unreleased
	text    string // an introduction, then list items that begin with "- "
}

// heading matches the heading of a version: "## 1.2.0 (2026-12-01)", or "## Next" for unreleased changes.
var heading = regexp.MustCompile(`^## (Next|[0-9]+\.[0-9]+\.[0-9]+)(?: \(([0-9]{4}-[0-9]{2}-[0-9]{2})\))?$`)

func parseChangelog(text string) ([]entry, error) {
	var all []entry
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		switch match := heading.FindStringSubmatch(line); {
		case match != nil:
			all = append(all, entry{version: match[1], date: match[2]})
		case strings.HasPrefix(line, "## "):
			return nil, fmt.Errorf("CHANGELOG.md: %q is not a version heading", line)
		case len(all) > 0:
			all[len(all)-1].text += line + "\n"
		}
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("CHANGELOG.md names no version")
	}
	return all, nil
}

// debianChangelog returns the changelog in the format of Debian policy, 4.4. Unreleased changes get the current
// version of the program and the date of the sources.
func debianChangelog(text, version, maintainer string, when time.Time) (string, error) {
	entries, err := parseChangelog(text)
	if err != nil {
		return "", err
	}
	var out strings.Builder
	for _, e := range entries {
		date := when
		if e.date != "" {
			if date, err = time.Parse(time.DateOnly, e.date); err != nil {
				return "", fmt.Errorf("CHANGELOG.md: %w", err)
			}
		}
		if e.version == "Next" {
			e.version = version + "+next"
		}
		fmt.Fprintf(&out, "simplesimon (%s) unstable; urgency=medium\n\n", e.version)
		for _, point := range points(e.text) {
			out.WriteString(wrap(point, "  * ", "    "))
		}
		fmt.Fprintf(&out, "\n -- %s  %s\n\n", maintainer, date.Format(time.RFC1123Z))
	}
	return strings.TrimSuffix(out.String(), "\n"), nil
}

// points returns the paragraphs and list items of a text, each on one line, without Markdown syntax.
func points(text string) []string {
	var all []string
	fresh := true
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		item, isItem := strings.CutPrefix(line, "- ")
		switch {
		case line == "":
			fresh = true
		case isItem || fresh:
			all = append(all, item)
			fresh = false
		default:
			all[len(all)-1] += " " + line
		}
	}
	for i := range all {
		all[i] = strings.ReplaceAll(all[i], "`", "")
	}
	return all
}

// wrap wraps a text to at most 79 characters per line.
func wrap(text, first, further string) string {
	var out strings.Builder
	line, begun := first, false
	for word := range strings.FieldsSeq(text) {
		if begun && len([]rune(line))+1+len([]rune(word)) > 79 {
			out.WriteString(line + "\n")
			line, begun = further, false
		}
		if begun {
			line += " "
		}
		line, begun = line+word, true
	}
	return out.String() + line + "\n"
}
