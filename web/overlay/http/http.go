// Package http replaces net/http in browsers. The toolkit could load images with it, but the game makes no
// requests.
package http

import (
	"errors"
	"io"
)

var errNobody = errors.New("the page asks nobody")

// Header is always empty.
type Header map[string][]string

// Get returns nothing.
func (h Header) Get(string) string { return "" }

// Response is never returned.
type Response struct {
	Status     string
	StatusCode int
	Header     Header
	Body       io.ReadCloser
}

// Get always fails.
func Get(string) (*Response, error) { return nil, errNobody }

// Head always fails.
func Head(string) (*Response, error) { return nil, errNobody }
