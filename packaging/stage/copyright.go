package main

import (
	"fmt"
	"strings"
)

const (
	own       = "2026 The Simple Simon authors"
	apacheRef = "On Debian systems, the complete text of the Apache License, version 2.0, is in\n/usr/share/common-licenses/Apache-2.0."
)

// debianCopyright returns the copyright file required by Debian policy, in format 1.0. Libraries are named by
// their path in the folder created by `go mod vendor`.
func debianCopyright(licence string, parts []part) string {
	var out strings.Builder
	out.WriteString("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: Simple Simon\n" +
		"Comment:\n The program is linked with the libraries below. Their files are named as\n \"go mod vendor\" lays them out; those of Go itself are its standard library.\n")
	paragraph(&out, "*", []string{own}, "MIT", body(licence))
	paragraph(&out, "packaging/linux/*.metainfo.xml", []string{own}, "CC0-1.0",
		"On Debian systems, the complete text of the CC0 1.0 Universal licence is in\n/usr/share/common-licenses/CC0-1.0.")
	for _, p := range parts {
		who := holders(p.text)
		if len(who) == 0 {
			who = []string{"the authors of " + p.name}
		}
		name, text := strings.Join(p.licences, " and "), p.text
		switch name {
		case "":
			name = "other"
		case "Apache-2.0":
			text = apacheRef
		}
		files := "vendor/" + p.name + "/*"
		if p.name == "Go" {
			files = "/usr/share/go/*"
		}
		paragraph(&out, strings.TrimPrefix(files, "/"), who, name, text)
	}
	return out.String()
}

// body returns a licence without its title and copyright lines.
func body(text string) string {
	_, after, _ := strings.Cut(text, own)
	return strings.TrimSpace(after)
}

func paragraph(out *strings.Builder, files string, holders []string, licence, text string) {
	fmt.Fprintf(out, "\nFiles: %s\nCopyright: %s\nLicense: %s\n", files, strings.Join(holders, "\n           "), licence)
	for line := range strings.SplitSeq(text, "\n") {
		if line = strings.TrimRight(line, " \t"); line == "" {
			line = "."
		}
		out.WriteString(" " + line + "\n")
	}
}
