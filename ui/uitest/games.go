package uitest

import (
	"simplesimon/store"
	"simplesimon/ui/overlay"
)

// Games are games that have ended, which need not be read first.
type Games []store.Entry

var _ overlay.Games = Games(nil)

// WhenRead implements [overlay.Games].
func (g Games) WhenRead(do func([]store.Entry)) bool {
	do(g)
	return true
}
