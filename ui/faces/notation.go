package faces

import (
	"fmt"
	"strconv"
	"strings"
)

// numbers is the number of arguments of each command of the notation.
var numbers = map[string]int{"M": 2, "L": 2, "C": 6, "Q": 4, "H": 1, "V": 1, "Z": 0}

// shape parses a path in SVG notation, limited to the absolute commands M, L, C, Q, H, V and Z. It is meant
// only for constants of this package and panics on anything else.
func shape(text string) path {
	fields := strings.Fields(spaced(text))
	var p path
	var now point
	for command, i := "", 0; i < len(fields); {
		if _, ok := numbers[fields[i]]; ok {
			command = fields[i]
			i++
		}
		if command == "Z" {
			command = ""
			continue
		}
		need := numbers[command]
		if need == 0 || i+need > len(fields) {
			panic("faces: bad path " + text)
		}
		s := read(command, fields[i:i+need], now)
		i += need
		if command == "M" {
			command = "L"
		}
		now = s.end()
		p = append(p, s)
	}
	return p
}

// read returns the segment of a command that starts at a point.
func read(command string, fields []string, from point) segment {
	var n [6]float64
	for i, field := range fields {
		v, err := strconv.ParseFloat(field, 64)
		if err != nil {
			panic(fmt.Sprintf("faces: bad number in a path: %v", err))
		}
		n[i] = v
	}
	first := point{n[0], n[1]}
	switch command {
	case "M":
		return segment{verb: moveTo, p: [3]point{first}}
	case "H":
		return segment{verb: lineTo, p: [3]point{{n[0], from.y}}}
	case "V":
		return segment{verb: lineTo, p: [3]point{{from.x, n[0]}}}
	case "Q":
		return segment{verb: quadTo, p: [3]point{first, {n[2], n[3]}}}
	case "C":
		return segment{verb: cubeTo, p: [3]point{first, {n[2], n[3]}, {n[4], n[5]}}}
	}
	return segment{verb: lineTo, p: [3]point{first}}
}

// spaced inserts white space around the commands of a path, and replaces its commas by it.
func spaced(text string) string {
	var b strings.Builder
	for _, r := range text {
		switch {
		case r == ',':
			b.WriteByte(' ')
		case strings.ContainsRune("MLCQHVZ", r):
			b.WriteString(" " + string(r) + " ")
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
