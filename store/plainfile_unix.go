//go:build unix

package store

import (
	"errors"
	"io"
	"io/fs"
	"syscall"
)

// plainFile is an ordinary file that is read from its beginning to its end. The system is asked for no more
// than that: an [os.File] would also be prepared for waiting, which takes as long as to read it.
type plainFile struct {
	path string
	fd   int
}

func openPlain(path string) (*plainFile, error) {
	for {
		fd, err := syscall.Open(path, syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
		switch {
		case errors.Is(err, syscall.EINTR):
		case err != nil:
			return nil, &fs.PathError{Op: "open", Path: path, Err: err}
		default:
			return &plainFile{path, fd}, nil
		}
	}
}

// Read implements [io.Reader].
func (f *plainFile) Read(into []byte) (int, error) {
	for {
		n, err := syscall.Read(f.fd, into)
		switch {
		case errors.Is(err, syscall.EINTR):
		case err != nil:
			return 0, &fs.PathError{Op: "read", Path: f.path, Err: err}
		case n == 0:
			return 0, io.EOF
		default:
			return n, nil
		}
	}
}

func (f *plainFile) Close() error { return syscall.Close(f.fd) }
