package engine

import (
	"iter"
	"math/bits"
)

// ColumnSet is a set of columns. The zero value is empty.
type ColumnSet uint16

// Has reports whether a column is in the set.
func (s ColumnSet) Has(col int) bool {
	return isColumn(col) && s&(1<<col) != 0
}

// Add adds a column to the set. It ignores numbers outside 1 to [Columns].
func (s *ColumnSet) Add(col int) {
	if isColumn(col) {
		*s |= 1 << col
	}
}

// Len returns the number of columns in the set.
func (s ColumnSet) Len() int { return bits.OnesCount16(uint16(s)) }

// All iterates over the columns of the set from left to right.
func (s ColumnSet) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for rest := s; rest != 0; rest &= rest - 1 {
			if !yield(bits.TrailingZeros16(uint16(rest))) {
				return
			}
		}
	}
}
