package main

import (
	"bytes"
	"compress/gzip"
	"os"
	"path/filepath"
	"time"
)

// stage is a folder whose files all have the same modification time.
type stage struct {
	folder string
	when   time.Time
}

func (s stage) write(name string, data []byte) error {
	path := filepath.Join(s.folder, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(path, data, 0o644); err != nil {
		return err
	}
	if err := os.Chmod(path, 0o644); err != nil { // regardless of the umask
		return err
	}
	return os.Chtimes(path, s.when, s.when)
}

func (s stage) copy(from, name string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return s.write(name, data)
}

func (s stage) compress(name string, data []byte) error {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := w.Write(data); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return s.write(name, out.Bytes())
}
