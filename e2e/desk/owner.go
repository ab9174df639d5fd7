package desk

import (
	"errors"
	"fmt"
	"io"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

func init() { xgb.Logger.SetOutput(io.Discard) } // it would log every closed connection

// Manners is how the owner of a selection treats requests.
type Manners string

const (
	Mute   Manners = "mute"   // never replies
	Refuse Manners = "refuse" // has nothing to offer
	Stall  Manners = "stall"  // announces a long text but never sends it
	Pieces Manners = "pieces" // sends its text in small pieces
	Latin  Manners = "latin"  // knows nothing of Unicode
)

// owner owns a selection.
type owner struct {
	conn                *xgb.Conn
	window              xproto.Window
	manners             Manners
	text                string
	utf8, incr, targets xproto.Atom
	sending             []byte // remaining pieces, including the final empty one
	to                  xproto.SelectionRequestEvent
}

// Own acquires a selection, such as CLIPBOARD or CLIPBOARD_MANAGER, with a text and manners.
// release gives it up.
func (d *Display) Own(selection string, m Manners, text string) (release func(), err error) {
	conn, err := xgb.NewConnDisplay(d.name)
	if err != nil {
		return nil, err
	}
	o := &owner{conn: conn, manners: m, text: text}
	if err := o.take(selection); err != nil {
		conn.Close()
		return nil, err
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		o.serve()
	}()
	return func() {
		conn.Close()
		<-done
	}, nil
}

func (o *owner) atom(name string) (xproto.Atom, error) {
	reply, err := xproto.InternAtom(o.conn, false, uint16(len(name)), name).Reply()
	if err != nil {
		return 0, err
	}
	return reply.Atom, nil
}

// take creates a window that owns the selection.
func (o *owner) take(name string) error {
	selection, err := o.atom(name)
	if err != nil {
		return err
	}
	for name, atom := range map[string]*xproto.Atom{"UTF8_STRING": &o.utf8, "INCR": &o.incr, "TARGETS": &o.targets} {
		if *atom, err = o.atom(name); err != nil {
			return err
		}
	}
	if err := o.makeWindow(); err != nil {
		return err
	}
	xproto.SetSelectionOwner(o.conn, o.window, selection, xproto.TimeCurrentTime)
	got, err := xproto.GetSelectionOwner(o.conn, selection).Reply()
	if err == nil && got.Owner != o.window {
		err = fmt.Errorf("somebody else owns %s", name)
	}
	return err
}

// makeWindow creates a window that is never shown.
func (o *owner) makeWindow() (err error) {
	if o.window, err = xproto.NewWindowId(o.conn); err != nil {
		return err
	}
	root := xproto.Setup(o.conn).DefaultScreen(o.conn).Root
	return xproto.CreateWindowChecked(o.conn, 0, o.window, root, 0, 0, 1, 1, 0,
		xproto.WindowClassInputOnly, xproto.WindowClassCopyFromParent, 0, nil).Check()
}

// serve handles requests until the connection is closed.
func (o *owner) serve() {
	for {
		event, err := o.conn.WaitForEvent()
		if event == nil && err == nil {
			return
		}
		switch e := event.(type) {
		case xproto.SelectionRequestEvent:
			o.answer(e)
		case xproto.PropertyNotifyEvent:
			if e.State == xproto.PropertyDelete && e.Window == o.to.Requestor && e.Atom == o.to.Property && o.sending != nil {
				o.piece()
			}
		}
	}
}

func (o *owner) answer(e xproto.SelectionRequestEvent) {
	const format32, format8 = 32, 8
	switch {
	case o.manners == Mute:
		return
	case o.manners == Stall, o.manners == Pieces && e.Target == o.utf8:
		xproto.ChangeWindowAttributes(o.conn, e.Requestor, xproto.CwEventMask, []uint32{xproto.EventMaskPropertyChange})
		size := make([]byte, 4)
		xgb.Put32(size, uint32(len(o.text)))
		xproto.ChangeProperty(o.conn, xproto.PropModeReplace, e.Requestor, e.Property, o.incr, format32, 1, size)
		if o.manners == Pieces {
			o.to, o.sending = e, []byte(o.text)
		}
	case o.manners == Latin && e.Target == xproto.AtomString:
		xproto.ChangeProperty(o.conn, xproto.PropModeReplace, e.Requestor, e.Property, xproto.AtomString, format8, uint32(len(o.text)), []byte(o.text))
	default:
		e.Property = xproto.AtomNone
	}
	notify := xproto.SelectionNotifyEvent{Time: e.Time, Requestor: e.Requestor, Selection: e.Selection, Target: e.Target, Property: e.Property}
	xproto.SendEvent(o.conn, false, e.Requestor, 0, string(notify.Bytes()))
}

// AskAndGo requests a selection, as a pasting program does, from a window that is destroyed
// immediately.
func (d *Display) AskAndGo(selection string) error {
	conn, err := xgb.NewConnDisplay(d.name)
	if err != nil {
		return err
	}
	defer conn.Close()
	return (&owner{conn: conn}).askAndGo(selection)
}

func (o *owner) askAndGo(name string) error {
	selection, err := o.atom(name)
	if err != nil {
		return err
	}
	text, err := o.atom("UTF8_STRING")
	if err != nil {
		return err
	}
	if err := o.makeWindow(); err != nil {
		return err
	}
	err = xproto.ConvertSelectionChecked(o.conn, o.window, selection, text, text, xproto.TimeCurrentTime).Check()
	return errors.Join(err, xproto.DestroyWindowChecked(o.conn, o.window).Check())
}

// piece sends the next piece; an empty one is the end.
func (o *owner) piece() {
	const format8, most = 8, 5
	n := min(most, len(o.sending))
	xproto.ChangeProperty(o.conn, xproto.PropModeReplace, o.to.Requestor, o.to.Property, o.utf8, format8, uint32(n), o.sending[:n])
	if o.sending = o.sending[n:]; n == 0 {
		o.sending = nil
	}
}
