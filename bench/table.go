//go:build linux

package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"text/tabwriter"
)

// measure holds all values of one figure of one program.
type measure struct {
	Of     string    `json:"of"` // the part that was measured
	What   string    `json:"what"`
	Unit   string    `json:"unit"`
	Who    string    `json:"who"`
	Values []float64 `json:"values"`
	Median float64   `json:"median"`
	Least  float64   `json:"least"`
	Most   float64   `json:"most"`
	Ratio  float64   `json:"ratio,omitempty"` // to the bare window: the median of the ratios of the runs
	Limit  string    `json:"limit,omitempty"`
}

// limits are the targets for the game.
var limits = map[string]string{
	"table/CPU in a drag":             "2.2 × bare",
	"large/CPU in a drag":             "2.2 × bare",
	"felt/CPU in a drag":              "3 × bare",
	"entry/CPU, entry with the focus": "5 %",
	"table/resident memory":           "1.1 × bare",
	"program/size, stripped":          "1.08 × bare",
	"check/records a second":          "150 000",
	"long/longest frame: undo":        "50 ms",
	"long/longest frame: redo":        "50 ms",
	"long/longest frame: replay":      "50 ms",
}

// add adds a value.
func (b *bench) add(of, what, unit, who string, value float64) {
	for _, m := range b.measures {
		if m.Of == of && m.What == what && m.Who == who {
			m.Values = append(m.Values, value)
			return
		}
	}
	b.measures = append(b.measures, &measure{Of: of, What: what, Unit: unit, Who: who, Values: []float64{value}})
}

// reckon computes the derived figures. Ratios are taken within a run, in which the machine was equally busy for
// both programs.
func (b *bench) reckon() {
	bare := map[string]*measure{}
	for _, m := range b.measures {
		m.Median, m.Least, m.Most = median(m.Values), slices.Min(m.Values), slices.Max(m.Values)
		if m.Who == bareName {
			bare[m.Of+m.What] = m
		}
	}
	for _, m := range b.measures {
		if m.Who == gameName {
			m.Limit = limits[m.Of+"/"+m.What]
		}
		base := bare[m.Of+m.What]
		if base == nil || base == m {
			continue
		}
		var ratios []float64
		for i, v := range m.Values {
			if i < len(base.Values) && base.Values[i] > 0 {
				ratios = append(ratios, v/base.Values[i])
			}
		}
		if len(ratios) > 0 {
			m.Ratio = median(ratios)
		}
	}
}

func median(values []float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	n := len(sorted)
	if n == 0 {
		return 0
	}
	return (sorted[(n-1)/2] + sorted[n/2]) / 2
}

// print writes the table in readable form.
func (b *bench) print(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "of\twhat\tprogram\tmedian\tleast–most\truns\tto bare\tat most")
	for _, m := range b.measures {
		ratio := ""
		if m.Ratio > 0 {
			ratio = fmt.Sprintf("%.2f ×", m.Ratio)
		}
		unit := m.Unit
		if unit != "" {
			unit = " " + unit
		}
		fmt.Fprintf(t, "%s\t%s\t%s\t%.4g%s\t%.4g–%.4g\t%d\t%s\t%s\n", m.Of, m.What, m.Who, m.Median, unit, m.Least, m.Most, len(m.Values), ratio, m.Limit)
	}
	return t.Flush()
}

// save writes the figures in machine-readable form.
func (b *bench) save(path string) error {
	data, err := json.MarshalIndent(b.measures, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(path, append(data, '\n'), 0o644)
}
