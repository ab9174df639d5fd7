// Command pack assembles the web page of the game: the program, the files in web/page, icons, and compressed
// versions of everything worth compressing.
//
//	pack -program simplesimon.wasm -folder build/web
package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"go/build"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

const (
	programName = "simplesimon"
	icons       = "packaging/linux/icons/hicolor/%s/apps/io.github.simplesimon.SimpleSimon%s"
	worker      = "worker.js"
	index       = "index.html"
)

// packer collects the files of the page.
type packer struct {
	root, folder string
	files        map[string][]byte
}

func main() {
	root := flag.String("root", ".", "the folder of the sources")
	program := flag.String("program", "", "the program, compiled for browsers")
	folder := flag.String("folder", "build/web", "where the page goes; what is there is removed")
	flag.Parse()
	p := packer{root: *root, folder: *folder, files: map[string][]byte{}}
	if err := p.pack(*program); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func (p *packer) pack(program string) error {
	pages, err := filepath.Glob(filepath.Join(p.root, "web", "page", "*"))
	if err != nil {
		return err
	}
	sources := map[string]string{"wasm_exec.js": filepath.Join(build.Default.GOROOT, "lib", "wasm", "wasm_exec.js")}
	for _, page := range pages {
		sources[filepath.Base(page)] = page
	}
	for name, of := range map[string][2]string{"icon.svg": {"scalable", ".svg"}, "icon-256.png": {"256x256", ".png"}, "icon-512.png": {"512x512", ".png"}} {
		sources[name] = filepath.Join(p.root, fmt.Sprintf(icons, of[0], of[1]))
	}
	for name, path := range sources {
		if p.files[name], err = os.ReadFile(path); err != nil {
			return err
		}
	}
	if err := p.addProgram(program); err != nil {
		return err
	}
	p.fillWorker()
	return p.write()
}

// addProgram adds the program under a name derived from its content, and tells the page about it.
func (p *packer) addProgram(path string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	name := fmt.Sprintf("%s-%s.wasm", programName, hash(data))
	p.files[name] = data
	p.fill(index, "{{program}}", name, "{{size}}", fmt.Sprint(len(data)))
	return nil
}

// fill replaces placeholders in a file by values.
func (p *packer) fill(name string, marksAndValues ...string) {
	p.files[name] = []byte(strings.NewReplacer(marksAndValues...).Replace(string(p.files[name])))
}

func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:6])
}

// fillWorker lists the files in the worker, and gives it a version that changes with them.
func (p *packer) fillWorker() {
	names := []string{"./"} // the page itself
	var all bytes.Buffer
	for _, name := range p.names() {
		fmt.Fprintln(&all, name, hash(p.files[name]))
		if name != worker {
			names = append(names, name)
		}
	}
	list, _ := json.Marshal(names) // never fails
	p.fill(worker, "{{version}}", hash(all.Bytes()), "{{files}}", string(list))
}

func (p *packer) names() (names []string) {
	for name := range p.files {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

func (p *packer) write() error {
	if err := os.RemoveAll(p.folder); err != nil {
		return err
	}
	if err := os.MkdirAll(p.folder, 0o755); err != nil {
		return err
	}
	for _, name := range p.names() {
		path := filepath.Join(p.folder, name)
		if err := os.WriteFile(path, p.files[name], 0o644); err != nil {
			return err
		}
		if filepath.Ext(name) == ".png" {
			continue
		}
		if err := compress(path, p.files[name]); err != nil {
			return err
		}
	}
	return nil
}

// compress writes compressed versions of a file beside it. Brotli is smaller, but skipped if its command is
// missing.
func compress(path string, data []byte) error {
	var small bytes.Buffer
	w, err := gzip.NewWriterLevel(&small, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := w.Write(data); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	if err := os.WriteFile(path+".gz", small.Bytes(), 0o644); err != nil {
		return err
	}
	brotli, err := exec.LookPath("brotli")
	if err != nil {
		return nil
	}
	out, err := exec.Command(brotli, "--force", "--quality="+quality(), "--lgwin=24", "--keep", path).CombinedOutput()
	if err != nil {
		return fmt.Errorf("brotli: %w: %s", err, out)
	}
	return nil
}

// quality returns brotli's compression level. The highest takes a minute or more for the program.
func quality() string {
	if q := os.Getenv("BROTLI_QUALITY"); q != "" {
		return q
	}
	return "11"
}
