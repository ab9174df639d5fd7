// Package faces draws the deck: 52 faces, and small kings, as vector shapes at exact device
// pixels. It also provides the measures for anything else with the shape or colours of a card:
// [Height], [Radius], [FillRound], [FrameRound], [Mix].
//
// A [Deck] is one [Style] at one width. Its faces are drawn on demand and cached. Every face has
// the proportion 5 : 7 and a corner sign, rank and suit side by side, at the upper left and,
// turned by 180° and smaller, at the lower right. The sign has any height up to [Deck.MaxSign], so
// that it can shrink with the visible strip of a covered card; the rest of the face does not
// depend on it. In large print there is a sign only at the upper left, as its size leaves no room
// for a second one beside the large suit.
//
// Drawings are in units of a hundredth of the card's width. Images are premultiplied and fully
// transparent outside the card.
package faces
