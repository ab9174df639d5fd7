package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// folder creates a folder with these files, with arbitrary times and modes.
func folder(t *testing.T, perm os.FileMode) string {
	t.Helper()
	root := filepath.Join(t.TempDir(), "game")
	for name, mode := range map[string]os.FileMode{"play": 0o700 | perm, "share/words.txt": 0o600 | perm} {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte("content of "+name), mode); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// Two folders with the same contents but different times and modes give identical archives.
func TestSameContentSameArchive(t *testing.T) {
	when := time.Unix(1_764_000_001, 0).UTC()
	for _, end := range []string{".tar.gz", ".zip"} {
		var archives [][]byte
		for i, perm := range []os.FileMode{0, 0o044} {
			root := folder(t, perm)
			old := time.Unix(int64(1_000_000*i), 0)
			if err := os.Chtimes(filepath.Join(root, "play"), old, old); err != nil {
				t.Fatal(err)
			}
			out := filepath.Join(t.TempDir(), "a"+end)
			if err := write(out, root, "game", when); err != nil {
				t.Fatal(err)
			}
			data, err := os.ReadFile(out)
			if err != nil {
				t.Fatal(err)
			}
			archives = append(archives, data)
		}
		if !bytes.Equal(archives[0], archives[1]) {
			t.Errorf("two %s archives of the same contents differ", end)
		}
		checkArchive(t, end, archives[0])
	}
}

// checkArchive checks the unpacked contents of an archive.
func checkArchive(t *testing.T, end string, data []byte) {
	t.Helper()
	type file struct {
		content string
		mode    os.FileMode
	}
	got := map[string]file{}
	if end == ".zip" {
		z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range z.File {
			r, err := f.Open()
			if err != nil {
				t.Fatal(err)
			}
			content, err := io.ReadAll(r)
			if err != nil {
				t.Fatal(err)
			}
			got[f.Name] = file{string(content), f.Mode().Perm()}
		}
	} else {
		z, err := gzip.NewReader(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		r := tar.NewReader(z)
		for h, err := r.Next(); err != io.EOF; h, err = r.Next() {
			if err != nil {
				t.Fatal(err)
			}
			content, err := io.ReadAll(r)
			if err != nil {
				t.Fatal(err)
			}
			got[h.Name] = file{string(content), os.FileMode(h.Mode)}
		}
	}
	for name, want := range map[string]file{
		"game/play":            {"content of play", 0o755},
		"game/share/words.txt": {"content of share/words.txt", 0o644},
	} {
		if got[name] != want {
			t.Errorf("%s: %s is %+v, want %+v", end, name, got[name], want)
		}
	}
}
