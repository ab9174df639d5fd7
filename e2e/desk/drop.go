package desk

import (
	"errors"
	"io"
	"strconv"
	"strings"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

func init() { xgb.Logger.SetOutput(io.Discard) } // it would log every closed connection

// dropper is another program that drops something on the window by the XDND protocol.
type dropper struct {
	conn   *xgb.Conn
	atoms  map[string]xproto.Atom
	window xproto.Window
	onto   xproto.Window
	data   []byte // a list of URIs
}

// Drop drops a list of URIs on the middle of the window and waits until the program has accepted
// it. An empty list is never answered; later actions show whether the program survived.
func (p *Program) Drop(addresses string) error {
	name := ""
	for _, v := range p.display.env {
		if after, ok := strings.CutPrefix(v, "DISPLAY="); ok {
			name = after
		}
	}
	onto, err := strconv.ParseUint(p.window, 10, 32)
	if err != nil {
		return err
	}
	conn, err := xgb.NewConnDisplay(name)
	if err != nil {
		return err
	}
	defer conn.Close()
	d := &dropper{conn: conn, atoms: map[string]xproto.Atom{}, onto: xproto.Window(onto), data: []byte(addresses)}
	if err := d.prepare(); err != nil {
		return err
	}
	return d.drop()
}

// prepare creates a window that owns the dropped data.
func (d *dropper) prepare() (err error) {
	for _, name := range []string{"XdndSelection", "XdndEnter", "XdndPosition", "XdndStatus", "XdndDrop", "XdndFinished", "XdndActionCopy", "text/uri-list"} {
		reply, err := xproto.InternAtom(d.conn, false, uint16(len(name)), name).Reply()
		if err != nil {
			return err
		}
		d.atoms[name] = reply.Atom
	}
	if d.window, err = xproto.NewWindowId(d.conn); err != nil {
		return err
	}
	root := xproto.Setup(d.conn).DefaultScreen(d.conn).Root
	if err := xproto.CreateWindowChecked(d.conn, 0, d.window, root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil).Check(); err != nil {
		return err
	}
	return xproto.SetSelectionOwnerChecked(d.conn, d.window, d.atoms["XdndSelection"], xproto.TimeCurrentTime).Check()
}

// send sends a protocol message.
func (d *dropper) send(kind string, data ...uint32) error {
	message := xproto.ClientMessageEvent{Format: 32, Window: d.onto, Type: d.atoms[kind],
		Data: xproto.ClientMessageDataUnionData32New(append([]uint32{uint32(d.window)}, append(data, make([]uint32, 4-len(data))...)...))}
	return xproto.SendEventChecked(d.conn, false, d.onto, 0, string(message.Bytes())).Check()
}

func (d *dropper) drop() error {
	geometry, err := xproto.GetGeometry(d.conn, xproto.Drawable(d.onto)).Reply()
	if err != nil {
		return err
	}
	root := xproto.Setup(d.conn).DefaultScreen(d.conn).Root
	at, err := xproto.TranslateCoordinates(d.conn, d.onto, root, int16(geometry.Width/2), int16(geometry.Height/2)).Reply()
	if err != nil {
		return err
	}
	const version = 5
	if err := d.send("XdndEnter", version<<24, uint32(d.atoms["text/uri-list"])); err != nil {
		return err
	}
	if err := d.send("XdndPosition", 0, uint32(at.DstX)<<16|uint32(at.DstY), 0, uint32(d.atoms["XdndActionCopy"])); err != nil {
		return err
	}
	return d.serve()
}

// serve replies to the program until the drop is finished.
func (d *dropper) serve() error {
	finished := false
	return until("the program to take the drop", func() (bool, error) {
		event, wrong := d.conn.PollForEvent()
		if wrong != nil {
			return false, wrong
		}
		err := d.answer(event, &finished)
		return finished, err
	})
}

// answer handles an event, if any.
func (d *dropper) answer(event xgb.Event, finished *bool) error {
	switch e := event.(type) {
	case xproto.ClientMessageEvent:
		switch e.Type {
		case d.atoms["XdndStatus"]:
			if e.Data.Data32[1]&1 == 0 {
				return errors.New("the program does not accept drops")
			}
			return d.send("XdndDrop", 0, xproto.TimeCurrentTime)
		case d.atoms["XdndFinished"]:
			*finished = true
		}
	case xproto.SelectionRequestEvent:
		return d.give(e)
	}
	return nil
}

// give transfers the dropped data.
func (d *dropper) give(e xproto.SelectionRequestEvent) error {
	const piece = 1 << 16 // size of the pieces of a long list
	mode := byte(xproto.PropModeReplace)
	for rest := d.data; ; mode = xproto.PropModeAppend {
		part := rest[:min(len(rest), piece)]
		if err := xproto.ChangePropertyChecked(d.conn, mode, e.Requestor, e.Property, e.Target, 8, uint32(len(part)), part).Check(); err != nil {
			return err
		}
		if rest = rest[len(part):]; len(rest) == 0 {
			break
		}
	}
	notify := xproto.SelectionNotifyEvent{Time: e.Time, Requestor: e.Requestor, Selection: e.Selection, Target: e.Target, Property: e.Property}
	return xproto.SendEventChecked(d.conn, false, e.Requestor, 0, string(notify.Bytes())).Check()
}
