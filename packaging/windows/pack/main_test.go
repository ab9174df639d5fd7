package main

import (
	"archive/zip"
	"bytes"
	"io"
	"testing"
	"time"
)

// TestWrite checks that the same files give the same zip file, and are unpacked unchanged.
func TestWrite(t *testing.T) {
	when := time.Date(2026, 3, 4, 5, 6, 8, 0, time.UTC)
	files := []file{{"b.exe", bytes.Repeat([]byte("program"), 1000)}, {"a.txt", windowsLines([]byte("one\ntwo\r\n"))}}
	var first, second bytes.Buffer
	for _, to := range []*bytes.Buffer{&first, &second} {
		if err := write(to, "game", when, files); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(first.Bytes(), second.Bytes()) {
		t.Error("two zip files of the same differ")
	}
	r, err := zip.NewReader(bytes.NewReader(first.Bytes()), int64(first.Len()))
	if err != nil {
		t.Fatal(err)
	}
	if len(r.File) != len(files) {
		t.Fatalf("%d files", len(r.File))
	}
	for i, f := range r.File {
		body, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(body)
		if err != nil || !bytes.Equal(data, files[i].data) || f.Name != "game/"+files[i].name || !f.Modified.Equal(when) {
			t.Errorf("%s of %v: %q, %v", f.Name, f.Modified, data, err)
		}
	}
	if got := string(files[1].data); got != "one\r\ntwo\r\n" {
		t.Errorf("%q", got)
	}
}
