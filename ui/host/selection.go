//go:build !windows && !darwin && !js

package host

import (
	"errors"
	"io"
	"strings"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

func init() { xgb.Logger.SetOutput(io.Discard) } // it would log every closed connection

// late is how long a request stays open after its deadline. An owner that replies to a destroyed
// window gets an error from the X server, which terminates many programs.
const late = time.Minute

// errNoText is the error if the clipboard contains no text.
var errNoText = errors.New("no text on the clipboard")

// errLate is the error if the owner does not reply in time.
var errLate = errors.New("the owner of the clipboard does not answer")

// readSelection returns the text on the clipboard, up to [Most] bytes of it. It must not be called
// on the main goroutine while this program owns the clipboard, since that has to reply.
func readSelection(patience time.Duration) (string, error) {
	type result struct {
		text string
		err  error
	}
	results := make(chan result, 1)
	go func() {
		text, err := ask()
		results <- result{text, err}
	}()
	select {
	case r := <-results:
		return r.text, r.err
	case <-time.After(patience):
		return "", errLate
	}
}

// ask waits for the owner of the clipboard, and continues for a while after the deadline.
func ask() (string, error) {
	conn, err := xgb.NewConn()
	if err != nil {
		return "", errors.Join(errUnreachable, err)
	}
	defer conn.Close()
	defer time.AfterFunc(Patience+late, conn.Close).Stop()
	r, err := newRequestor(conn)
	if err != nil {
		return "", errors.Join(errUnreachable, err)
	}
	for _, target := range []string{"UTF8_STRING", "text/plain;charset=utf-8", "STRING", "TEXT", "COMPOUND_TEXT"} {
		text, err := r.convert(target)
		if !errors.Is(err, errNoText) {
			return text, err
		}
	}
	return "", errNoText
}

// requestor is a hidden window that receives the clipboard's text.
type requestor struct {
	conn                      *xgb.Conn
	window                    xproto.Window
	clipboard, incr, property xproto.Atom
}

func newRequestor(conn *xgb.Conn) (*requestor, error) {
	r := &requestor{conn: conn}
	var err error
	for name, atom := range map[string]*xproto.Atom{"CLIPBOARD": &r.clipboard, "INCR": &r.incr, "SIMPLESIMON_PASTE": &r.property} {
		if *atom, err = r.atom(name); err != nil {
			return nil, err
		}
	}
	if r.window, err = xproto.NewWindowId(conn); err != nil {
		return nil, err
	}
	screen := xproto.Setup(conn).DefaultScreen(conn)
	return r, xproto.CreateWindowChecked(conn, 0, r.window, screen.Root, 0, 0, 1, 1, 0,
		xproto.WindowClassInputOnly, xproto.WindowClassCopyFromParent,
		xproto.CwEventMask, []uint32{xproto.EventMaskPropertyChange}).Check()
}

func (r *requestor) atom(name string) (xproto.Atom, error) {
	reply, err := xproto.InternAtom(r.conn, false, uint16(len(name)), name).Reply()
	if err != nil {
		return 0, err
	}
	return reply.Atom, nil
}

// convert requests the text in a format. The error is errNoText if there is none.
func (r *requestor) convert(target string) (string, error) {
	form, err := r.atom(target)
	if err != nil {
		return "", err
	}
	xproto.ConvertSelection(r.conn, r.window, r.clipboard, form, r.property, xproto.TimeCurrentTime)
	for {
		event, err := r.next()
		if err != nil {
			return "", err
		}
		if notify, ok := event.(xproto.SelectionNotifyEvent); ok && notify.Target == form {
			if notify.Property == xproto.AtomNone {
				return "", errNoText
			}
			return r.fetch()
		}
	}
}

// next waits for an event. As no request waits for an error, an error event means that the server
// is gone.
func (r *requestor) next() (xgb.Event, error) {
	event, err := r.conn.WaitForEvent()
	switch {
	case err != nil:
		return nil, err
	case event == nil:
		return nil, io.ErrUnexpectedEOF
	}
	return event, nil
}

// fetch receives the text, in one piece or many.
func (r *requestor) fetch() (string, error) {
	reply, err := r.take()
	if err != nil {
		return "", err
	}
	if reply.Type != r.incr {
		return r.decode(reply.Type, reply.Value)
	}
	var whole []byte
	for len(whole) < Most {
		event, err := r.next()
		if err != nil {
			return "", err
		}
		change, ok := event.(xproto.PropertyNotifyEvent)
		if !ok || change.Atom != r.property || change.State != xproto.PropertyNewValue {
			continue
		}
		piece, err := r.take()
		if err != nil {
			return "", err
		}
		if len(piece.Value) == 0 {
			return r.decode(reply.Type, whole)
		}
		reply.Type = piece.Type
		whole = append(whole, piece.Value...)
	}
	return r.decode(reply.Type, whole[:Most])
}

// take reads a piece, and signals the owner to continue.
func (r *requestor) take() (*xproto.GetPropertyReply, error) {
	return xproto.GetProperty(r.conn, true, r.window, r.property, xproto.GetPropertyTypeAny, 0, Most/4).Reply()
}

// decode converts the received data. For compound text only the plain part is right, which
// suffices for a game code.
func (r *requestor) decode(form xproto.Atom, data []byte) (string, error) {
	name, err := xproto.GetAtomName(r.conn, form).Reply()
	if err != nil {
		return "", err
	}
	var text string
	switch name.Name {
	case "UTF8_STRING", "text/plain;charset=utf-8":
		text = strings.ToValidUTF8(string(data), "\uFFFD")
	default:
		text = latin1(data)
	}
	text = strings.TrimRight(text, "\x00")
	if text == "" {
		return "", errNoText
	}
	return text, nil
}

// latin1 converts ISO 8859-1, whose characters are Unicode's first 256.
func latin1(data []byte) string {
	var text strings.Builder
	for _, b := range data {
		text.WriteRune(rune(b))
	}
	return text.String()
}
