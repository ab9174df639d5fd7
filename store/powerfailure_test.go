package store_test

import (
	"bytes"
	"cmp"
	"io"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"simplesimon/engine"
	"simplesimon/engine/enginetest"
	"simplesimon/store"
)

// plugged is an in-memory disk whose power can fail: unsynced data may then be lost wholly or in
// part. Name changes reach the disk in order, but only a sync of the folder guarantees them; file
// contents reach it with a sync of the file. It has one folder.
type plugged struct {
	path  string
	names map[string]*inode // as seen by programs
	safe  map[string]*inode // as guaranteed to be on disk
	since []func(map[string]*inode)
	calls int
	at    int // the power fails before this call; 0 for never
}

// inode is what a name stands for.
type inode struct{ data, safe []byte }

func newPlugged() *plugged {
	return &plugged{path: filepath.Join(os.TempDir(), "plugged"), names: map[string]*inode{}, safe: map[string]*inode{}}
}

// inMemory returns a folder on a disk of its own, containing a file.
func inMemory(name string, data []byte) (store.Folder, *plugged) {
	d := newPlugged()
	d.names[filepath.Join(d.path, name)] = &inode{bytes.Clone(data), bytes.Clone(data)}
	d.safe = maps.Clone(d.names)
	return store.At(d.path).On(d), d
}

// pulled returns the disk after a power failure.
func (d *plugged) pulled(random *rand.Rand) *plugged {
	after := newPlugged()
	names := maps.Clone(d.safe)
	for _, change := range d.since[:random.IntN(len(d.since)+1)] {
		change(names)
	}
	for name, node := range names {
		data := node.after(random)
		after.names[name] = &inode{data, bytes.Clone(data)}
	}
	after.safe = maps.Clone(after.names)
	return after
}

// after returns the content of a file after a power failure.
func (n *inode) after(random *rand.Rand) []byte {
	switch random.IntN(4) {
	case 0:
		return bytes.Clone(n.data)
	case 1:
		return bytes.Clone(n.safe)
	}
	if !bytes.HasPrefix(n.data, n.safe) {
		return bytes.Clone(n.safe)
	}
	data := bytes.Clone(n.data[:len(n.safe)+random.IntN(len(n.data)-len(n.safe)+1)])
	if random.IntN(2) == 0 { // it has its full length, but not all of its content
		data = append(data, make([]byte, len(n.data)-len(data))...)
	}
	return data
}

// step counts a call; after the power failure all calls fail.
func (d *plugged) step() error {
	if d.calls++; d.at > 0 && d.calls >= d.at {
		return io.ErrClosedPipe
	}
	return nil
}

func (d *plugged) change(do func(map[string]*inode)) {
	do(d.names)
	d.since = append(d.since, do)
}

func (d *plugged) find(op, path string) (*inode, error) {
	if err := d.step(); err != nil {
		return nil, err
	}
	if node := d.names[path]; node != nil {
		return node, nil
	}
	return nil, &fs.PathError{Op: op, Path: path, Err: fs.ErrNotExist}
}

func (d *plugged) Same(a, b fs.FileInfo) bool { return a.(info).node == b.(info).node }

func (d *plugged) Lstat(path string) (fs.FileInfo, error) { return d.Stat(path) }

// Readlink fails, as there are no links.
func (d *plugged) Readlink(path string) (string, error) {
	_, err := d.find("readlink", path)
	return "", cmp.Or(err, error(&fs.PathError{Op: "readlink", Path: path, Err: fs.ErrInvalid}))
}

func (d *plugged) Stat(path string) (fs.FileInfo, error) {
	if path == d.path || strings.HasPrefix(d.path, path) {
		return info{path, nil}, d.step()
	}
	node, err := d.find("stat", path)
	if err != nil {
		return nil, err
	}
	return info{path, node}, nil
}

func (d *plugged) ReadDir(string) (list []fs.DirEntry, err error) {
	for path, node := range d.names {
		list = append(list, fs.FileInfoToDirEntry(info{path, node}))
	}
	return list, d.step()
}

func (d *plugged) MkdirAll(string, fs.FileMode) error { return d.step() }

func (d *plugged) OpenFile(path string, flag int, _ fs.FileMode) (store.Handle, error) {
	if path == d.path {
		return &open{disk: d, path: path}, d.step()
	}
	node, err := d.find("open", path)
	switch {
	case node != nil && flag&os.O_EXCL != 0:
		return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrExist}
	case node == nil && flag&os.O_CREATE != 0 && os.IsNotExist(err):
		node = &inode{}
		d.change(func(names map[string]*inode) { names[path] = node })
	case err != nil:
		return nil, err
	}
	return &open{disk: d, path: path, node: node}, nil
}

func (d *plugged) Rename(from, to string) error {
	node, err := d.find("rename", from)
	if err != nil {
		return err
	}
	d.change(func(names map[string]*inode) {
		delete(names, from)
		names[to] = node
	})
	return nil
}

func (d *plugged) Remove(path string) error {
	_, err := d.find("remove", path)
	if err == nil {
		d.change(func(names map[string]*inode) { delete(names, path) })
	}
	return err
}

// open is an open file of a plugged disk, or its folder.
type open struct {
	disk *plugged
	path string
	node *inode // nil for the folder
	read int
}

func (o *open) Name() string               { return o.path }
func (o *open) Stat() (fs.FileInfo, error) { return info{o.path, o.node}, o.disk.step() }
func (o *open) Close() error               { return o.disk.step() }
func (o *open) Chmod(fs.FileMode) error    { return o.disk.step() }
func (o *open) Chown(uid, gid int) error   { return o.disk.step() }

func (o *open) Read(data []byte) (int, error) {
	n, err := o.ReadAt(data, int64(o.read))
	o.read += n
	return n, err
}

func (o *open) ReadAt(data []byte, at int64) (int, error) {
	if err := o.disk.step(); err != nil {
		return 0, err
	}
	return bytes.NewReader(o.node.data).ReadAt(data, at)
}

func (o *open) Write(data []byte) (int, error) { // always at the end
	if err := o.disk.step(); err != nil {
		return 0, err
	}
	o.node.data = append(o.node.data, data...)
	return len(data), nil
}

func (o *open) Truncate(size int64) error {
	err := o.disk.step()
	if err == nil {
		o.node.data = o.node.data[:size:size]
	}
	return err
}

func (o *open) Sync() error {
	if err := o.disk.step(); err != nil {
		return err
	}
	if o.node != nil {
		o.node.safe = bytes.Clone(o.node.data)
		return nil
	}
	o.disk.safe, o.disk.since = maps.Clone(o.disk.names), nil
	return nil
}

// info describes a file or the folder.
type info struct {
	path string
	node *inode
}

func (i info) Name() string       { return filepath.Base(i.path) }
func (i info) ModTime() time.Time { return time.Now() }
func (i info) IsDir() bool        { return i.node == nil }
func (i info) Sys() any           { return nil }

func (i info) Size() int64 {
	if i.node == nil {
		return 0
	}
	return int64(len(i.node.data))
}

func (i info) Mode() fs.FileMode {
	if i.node == nil {
		return fs.ModeDir | 0o700
	}
	return 0o600
}

// TestPowerFailure repeatedly cuts the power at random disk calls, including during starts:
// nothing from before the last sync is lost, no file is damaged, and every game is in the history
// once, as it ended. It runs on a single goroutine, so a short run, as used with the race
// detector, does a tenth of it.
func TestPowerFailure(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the disk of this test loses names unless their folder is synced, which Windows need not do")
	}
	pulls, enough := 3000, 50
	if testing.Short() {
		pulls, enough = pulls/10, enough/10
	}
	random := rand.New(rand.NewPCG(11, 12))
	moves := enginetest.Example().Moves
	disk := newPlugged()
	tr := &trace{ended: map[string]bool{}}
	actions := 0
	for n := range pulls {
		disk.at = 1 + random.IntN(400)
		actions += playUntilPulled(store.At(disk.path).On(disk), tr, moves, random)
		disk = disk.pulled(random)
		checkAfterKill(t, store.At(disk.path).On(disk), tr, n)
		for name, node := range disk.names {
			if strings.Contains(name, ".simplesimon-") && slices.Equal(node.data, node.safe) {
				delete(disk.names, name) // a start an hour later would remove it
			}
		}
	}
	wins := 0
	for _, won := range tr.ended {
		if won {
			wins++
		}
	}
	t.Logf("%d power failures; %d actions, %d games, %d of them won", pulls, actions, len(tr.ended), wins)
	if wins < enough || len(tr.ended)-wins < enough {
		t.Error("too few games ended for this to mean anything")
	}
}

// playUntilPulled plays a session until the power fails and returns how many actions were saved.
func playUntilPulled(folder store.Folder, tr *trace, moves []engine.Move, random *rand.Rand) (actions int) {
	folder.LoadHistory()
	k := store.Unlocked(folder)
	r, err := k.Load()
	if os.IsNotExist(err) {
		r = store.NewRunning(engine.NewGame(exampleCode), true, moment)
	} else if r == nil {
		return 0 // the power already failed
	}
	for {
		tr.tell("doing " + stamp(r))
		if k.Keep(r) != nil {
			return actions
		}
		if random.IntN(3) == 0 {
			if k.Sync() != nil {
				return actions
			}
			tr.tell("done " + stamp(r))
		}
		actions++
		r = anyAction(r, moves, random)
	}
}
