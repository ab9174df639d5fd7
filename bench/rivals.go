//go:build linux

package main

import "os/exec"

// installed returns the other card game programs installed on this machine.
func installed() (found []rival) {
	for _, r := range []rival{
		{"KPatience", "kpat", func(string) []string { return []string{"--gametype", "simplesimon"} }, false},
		{"Aisleriot", "sol", func(string) []string { return []string{"--variation", "spider"} }, false},
	} {
		if path, err := exec.LookPath(r.path); err == nil {
			r.path = path
			found = append(found, r)
		}
	}
	return found
}
