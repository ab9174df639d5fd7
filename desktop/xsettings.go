//go:build linux || freebsd || netbsd || openbsd || dragonfly

package desktop

import (
	"encoding/binary"
	"fmt"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// maxSettings limits how much of the settings is read, in units of four bytes. Desktops use a few
// kilobytes.
const maxSettings = 1 << 16

// doubleClickSetting is the name of the double-click time, in milliseconds.
const doubleClickSetting = "Net/DoubleClickTime"

// x11DoubleClick asks the settings manager of a screen for the double-click time; 0 if there is no
// manager or no such setting. See the freedesktop.org XSETTINGS specification.
func x11DoubleClick(conn *xgb.Conn, screen int) time.Duration {
	selection, ok := atom(conn, fmt.Sprintf("_XSETTINGS_S%d", screen))
	property, known := atom(conn, "_XSETTINGS_SETTINGS")
	if !ok || !known {
		return 0
	}
	owner, err := xproto.GetSelectionOwner(conn, selection).Reply()
	if err != nil || owner.Owner == xproto.WindowNone {
		return 0
	}
	reply, err := xproto.GetProperty(conn, false, owner.Owner, property, xproto.GetPropertyTypeAny, 0, maxSettings).Reply()
	if err != nil || reply.Format != 8 {
		return 0
	}
	ms, _ := integerSetting(reply.Value, doubleClickSetting)
	return plausible(time.Duration(ms) * time.Millisecond)
}

// atom returns the atom for a name, if it exists.
func atom(conn *xgb.Conn, name string) (xproto.Atom, bool) {
	reply, err := xproto.InternAtom(conn, true, uint16(len(name)), name).Reply()
	if err != nil {
		return 0, false
	}
	return reply.Atom, reply.Atom != xproto.AtomNone
}

// The types of settings.
const (
	integerType = iota
	stringType
	colourType
)

// integerSetting returns the named setting from a manager's settings, if it exists and is an
// integer. It accepts arbitrary bytes.
func integerSetting(all []byte, name string) (int32, bool) {
	r := settingsReader{rest: all, order: binary.LittleEndian}
	if head := r.take(4); head != nil && head[0] == 1 {
		r.order = binary.BigEndian
	}
	r.number() // serial number
	for n := r.number(); n > 0 && !r.short; n-- {
		kind := r.take(2)
		length := r.take(2)
		if r.short {
			break
		}
		size := int(r.order.Uint16(length))
		its := string(r.padded(size))
		r.number() // serial number
		switch kind[0] {
		case integerType:
			if value := r.number(); its == name && !r.short {
				return int32(value), true
			}
		case stringType:
			r.padded(int(r.number()))
		case colourType:
			r.take(8)
		default:
			return 0, false
		}
	}
	return 0, false
}

// settingsReader reads settings sequentially. Beyond their end it returns zeros.
type settingsReader struct {
	rest  []byte
	order binary.ByteOrder
	short bool // the data ended early
}

// take returns the next n bytes, or nil if there are fewer.
func (r *settingsReader) take(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.short, r.rest = true, nil
		return nil
	}
	taken := r.rest[:n]
	r.rest = r.rest[n:]
	return taken
}

// padded returns the next n bytes and skips the padding to a multiple of four.
func (r *settingsReader) padded(n int) []byte {
	taken := r.take(n)
	r.take(-n & 3)
	return taken
}

func (r *settingsReader) number() uint32 {
	bytes := r.take(4)
	if bytes == nil {
		return 0
	}
	return r.order.Uint32(bytes)
}
