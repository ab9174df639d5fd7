// Command archive packs a folder into an archive that depends only on the names and contents of its files:
// order, times, owners and modes are fixed.
//
//	go run ./packaging/archive -o build/dist/x.tar.gz build/x
//
// The archive contains the folder itself, or only its contents with -flat. A name ending in .zip selects the
// ZIP format. All files have the modification time SOURCE_DATE_EPOCH.
package main

import (
	"archive/tar"
	"archive/zip"
	"compress/flate"
	"compress/gzip"
	"errors"
	"flag"
	"io"
	"io/fs"
	"log"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("archive: ")
	out := flag.String("o", "", "the `file` to write, .tar.gz or .zip")
	flat := flag.Bool("flat", false, "leave the folder's own name out")
	flag.Parse()
	if *out == "" || flag.NArg() != 1 {
		flag.Usage()
		os.Exit(2)
	}
	seconds, err := strconv.ParseInt(os.Getenv("SOURCE_DATE_EPOCH"), 10, 64)
	if err != nil {
		log.Fatal("SOURCE_DATE_EPOCH: ", err)
	}
	prefix := filepath.Base(flag.Arg(0))
	if *flat {
		prefix = ""
	}
	if err := write(*out, flag.Arg(0), prefix, time.Unix(seconds, 0).UTC()); err != nil {
		log.Fatal(err)
	}
}

// packer adds a file, or a folder if content is nil.
type packer func(name string, mode fs.FileMode, content []byte) error

func write(out, folder, prefix string, when time.Time) (err error) {
	file, err := os.Create(out)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	if strings.HasSuffix(out, ".zip") {
		z := zip.NewWriter(file)
		z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) {
			return flate.NewWriter(w, flate.BestCompression)
		})
		return errors.Join(walk(folder, prefix, zipped(z, when)), z.Close())
	}
	compressed, err := gzip.NewWriterLevel(file, gzip.BestCompression)
	if err != nil {
		return err
	}
	t := tar.NewWriter(compressed)
	return errors.Join(walk(folder, prefix, tarred(t, when)), t.Close(), compressed.Close())
}

// walk packs the contents of a folder, sorted by name.
func walk(folder, prefix string, pack packer) error {
	return filepath.WalkDir(folder, func(file string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(folder, file)
		if err != nil {
			return err
		}
		name := path.Join(prefix, filepath.ToSlash(inside))
		if name == "." {
			return nil
		}
		if entry.IsDir() {
			return pack(name+"/", fs.ModeDir|0o755, nil)
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		content, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		mode := fs.FileMode(0o644)
		if info.Mode()&0o100 != 0 {
			mode = 0o755
		}
		return pack(name, mode, content)
	})
}

func tarred(t *tar.Writer, when time.Time) packer {
	return func(name string, mode fs.FileMode, content []byte) error {
		header := &tar.Header{
			Name: name, Mode: int64(mode.Perm()), Size: int64(len(content)), ModTime: when,
			Typeflag: tar.TypeReg, Uname: "root", Gname: "root", Format: tar.FormatPAX,
		}
		if mode.IsDir() {
			header.Typeflag = tar.TypeDir
		}
		if err := t.WriteHeader(header); err != nil {
			return err
		}
		_, err := t.Write(content)
		return err
	}
}

func zipped(z *zip.Writer, when time.Time) packer {
	return func(name string, mode fs.FileMode, content []byte) error {
		header := &zip.FileHeader{Name: name, Modified: when, Method: zip.Deflate}
		if mode.IsDir() {
			header.Method = zip.Store
		}
		header.SetMode(mode)
		w, err := z.CreateHeader(header)
		if err != nil || mode.IsDir() {
			return err
		}
		_, err = w.Write(content)
		return err
	}
}
