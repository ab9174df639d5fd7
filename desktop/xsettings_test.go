//go:build linux || freebsd || netbsd || openbsd || dragonfly

package desktop

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"
	"time"
)

// settings encodes a settings manager's data: a colour, a string, and the double-click time.
func settings(order binary.AppendByteOrder, ms uint32) []byte {
	head := byte(0)
	if order == binary.AppendByteOrder(binary.BigEndian) {
		head = 1
	}
	all := []byte{head, 0, 0, 0}
	entry := func(kind byte, name string) {
		all = order.AppendUint16(append(all, kind, 0), uint16(len(name)))
		all = append(all, name...)
		for len(all)%4 != 0 {
			all = append(all, 0)
		}
		all = order.AppendUint32(all, 7)
	}
	all = order.AppendUint32(order.AppendUint32(all, 42), 4)
	entry(colourType, "Gtk/Colour")
	all = append(all, 1, 2, 3, 4, 5, 6, 7, 8)
	entry(stringType, "Net/ThemeName")
	all = append(order.AppendUint32(all, 5), "Plain\x00\x00\x00"...)
	entry(integerType, "Net/DoubleClickDistance")
	all = order.AppendUint32(all, 5)
	entry(integerType, doubleClickSetting)
	return order.AppendUint32(all, ms)
}

func TestIntegerSetting(t *testing.T) {
	for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
		all := settings(order, 650)
		if got, ok := integerSetting(all, doubleClickSetting); got != 650 || !ok {
			t.Errorf("%v: %d, %v", order, got, ok)
		}
		if got, ok := integerSetting(all, "Net/ThemeName"); ok {
			t.Errorf("%v: a string is read as the integer %d", order, got)
		}
		for n := range all {
			if got, ok := integerSetting(all[:n], doubleClickSetting); ok {
				t.Errorf("%v: %d from the first %d bytes", order, got, n)
			}
		}
	}
}

// TestIntegerSettingArbitraryBytes checks that data of another program may be malformed.
func TestIntegerSettingArbitraryBytes(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		all := settings(binary.LittleEndian, random.Uint32())
		for range 1 + random.IntN(4) {
			all[random.IntN(len(all))] = byte(random.Uint32())
		}
		integerSetting(all, doubleClickSetting)
	}
}

func TestPlausible(t *testing.T) {
	for ms, want := range map[int]int{-1: 0, 0: 0, 99: 0, 100: 100, 400: 400, 5000: 5000, 5001: 0} {
		if got := plausible(time.Duration(ms) * time.Millisecond); got != time.Duration(want)*time.Millisecond {
			t.Errorf("%d ms: %v", ms, got)
		}
	}
}
