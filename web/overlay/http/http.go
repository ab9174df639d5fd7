// Package http takes the place of net/http in a browser. The toolkit could fetch pictures with it; the
// game asks nobody.
package http

import (
	"errors"
	"io"
)

var errNobody = errors.New("the page asks nobody")

// Header is empty.
type Header map[string][]string

// Get returns nothing.
func (h Header) Get(string) string { return "" }

// Response never comes.
type Response struct {
	Status     string
	StatusCode int
	Header     Header
	Body       io.ReadCloser
}

// Get fails.
func Get(string) (*Response, error) { return nil, errNobody }

// Head fails.
func Head(string) (*Response, error) { return nil, errNobody }
