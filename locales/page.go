package locales

import "simplesimon/engine"

// BlockKind determines how a [Block] of a page is drawn.
type BlockKind int

// The kinds of blocks, with the fields each of them uses.
const (
	Heading    BlockKind = iota // Text
	Paragraph                   // Text
	List                        // Items
	TableBlock                  // Rows, of which the first is the head
	Picture                     // Picture, a name for [FindScene], and Text, the caption
	InWords                     // Text describing a picture, to be read out or shown on request
	Link                        // Text and URL
)

// Block is a part of a page, drawn below the previous one. All text is plain.
type Block struct {
	Kind    BlockKind
	Text    string
	Items   []string
	Rows    [][]string // all of equal length
	Picture string
	URL     string
}

// Section is a part of a page that is listed in the contents and can be opened directly.
type Section struct {
	ID     string // the same in all languages, such as "groups"
	Title  string
	Blocks []Block
}

// The sections of the Rules page, in order.
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

// RulesSection returns the ID of the section of the Rules page that explains a refusal. It is
// always one of the sections of [Localizer.Rules].
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

// page formats the messages of a page with shared figures.
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

// row returns the cells of a table row.
func (p page) row(ids ...ID) []string {
	var cells []string
	for _, id := range ids {
		cells = append(cells, p.text(id))
	}
	return cells
}
