// Command serve serves the page of the game locally, as a web server that supports precompressed files would:
//
//	go run ./web/serve -folder build/web -at localhost:8080
package main

import (
	"flag"
	"fmt"
	"log"
	"mime"
	"net"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
)

func main() {
	folder := flag.String("folder", "build/web", "the folder of the page")
	at := flag.String("at", "localhost:8080", "the address; port 0 is any that is free")
	flag.Parse()
	listener, err := net.Listen("tcp", *at)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("http://%s/\n", listener.Addr())
	log.Fatal(http.Serve(listener, handler{*folder}))
}

// handler serves the files of a folder, compressed if the browser supports it.
type handler struct{ folder string }

// types are content types that not every system knows.
var types = map[string]string{
	".wasm": "application/wasm", ".js": "text/javascript; charset=utf-8", ".webmanifest": "application/manifest+json",
	".json": "application/json", ".svg": "image/svg+xml", ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
}

// forms are the compressed versions of files, the smallest first.
var forms = []struct{ encoding, ending string }{{"br", ".br"}, {"gzip", ".gz"}}

// ServeHTTP implements [http.Handler].
func (h handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := path.Clean("/" + r.URL.Path)
	if name == "/" {
		name = "/index.html"
	}
	file := filepath.Join(h.folder, filepath.FromSlash(name))
	ending := path.Ext(name)
	kind := types[ending]
	if kind == "" {
		kind = mime.TypeByExtension(ending)
	}
	w.Header().Set("Content-Type", kind)
	w.Header().Set("Cache-Control", "no-cache")
	w.Header().Add("Vary", "Accept-Encoding")
	for _, form := range forms {
		if !strings.Contains(r.Header.Get("Accept-Encoding"), form.encoding) {
			continue
		}
		if small, err := os.Open(file + form.ending); err == nil {
			defer small.Close()
			if info, err := small.Stat(); err == nil {
				w.Header().Set("Content-Encoding", form.encoding)
				http.ServeContent(w, r, name, info.ModTime(), small)
				return
			}
		}
	}
	plain, err := os.Open(file)
	if err != nil {
		http.NotFound(w, r)
		return
	}
	defer plain.Close()
	info, err := plain.Stat()
	if err != nil || info.IsDir() {
		http.NotFound(w, r)
		return
	}
	http.ServeContent(w, r, name, info.ModTime(), plain)
}
