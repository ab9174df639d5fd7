package locales

import "simplesimon/engine"

// BlockKind tells how a [Block] of a page is drawn.
type BlockKind int

// The kinds of blocks, and the fields that each of them has.
const (
	Heading    BlockKind = iota // Text
	Paragraph                   // Text
	List                        // Items
	TableBlock                  // Rows, the first of which is the head
	Picture                     // Picture, a name for [FindScene], and Text, the caption
	InWords                     // Text, which says what a picture shows: to be read out, or on request
	Link                        // Text and URL
)

// Block is a part of a page, to be drawn below the one before it. Texts are plain.
type Block struct {
	Kind    BlockKind
	Text    string
	Items   []string
	Rows    [][]string // all of one length
	Picture string
	URL     string
}

// Section is a part of a page that the contents list, and that can be opened directly.
type Section struct {
	ID     string // the same in all languages, such as "groups"
	Title  string
	Blocks []Block
}

// The sections of the Rules page, in their order.
const (
	SectionGlance   = "at-a-glance"
	SectionLayout   = "layout"
	SectionSuits    = "suits"
	SectionPlacing  = "placing"
	SectionGroups   = "groups"
	SectionEmpty    = "empty-column"
	SectionRemoved  = "removed"
	SectionEnd      = "end"
	SectionVariants = "variants"
	SectionScoring  = "scoring"
	SectionApp      = "app"
	SectionSpider   = "spider"
)

// RulesSection is the ID of the section of the Rules page that tells more about a refused
// move. It is in every case one of the sections of [Localizer.Rules].
func (l *Localizer) RulesSection(r engine.Reason) string {
	switch r {
	case engine.BadColumn, engine.EmptySource:
		return SectionLayout
	case engine.BadCount, engine.NotASequence, engine.MixedSuits:
		return SectionGroups
	case engine.SameColumn, engine.OntoAce, engine.KingNeedsEmpty, engine.WrongRank:
		return SectionPlacing
	case engine.NoTarget:
		return SectionApp
	}
	return SectionGlance
}

// page fills in the messages of a page, all with the same figures.
type page struct {
	l       *Localizer
	figures figures
}

func (p page) text(id ID) string { return p.l.Format(id, p.figures) }

func (p page) heading(id ID) Block   { return Block{Kind: Heading, Text: p.text(id)} }
func (p page) paragraph(id ID) Block { return Block{Kind: Paragraph, Text: p.text(id)} }

func (p page) list(ids ...ID) Block {
	b := Block{Kind: List}
	for _, id := range ids {
		b.Items = append(b.Items, p.text(id))
	}
	return b
}

// row is cells of a row of a table.
func (p page) row(ids ...ID) []string {
	var cells []string
	for _, id := range ids {
		cells = append(cells, p.text(id))
	}
	return cells
}
