// Package faces draws the deck: 52 faces, and small kings, as vector shapes at exact device pixels. What else has the form or the colours
// of a card finds its measures here: [Height], [Radius], [FillRound], [FrameRound], [Mix].
//
// A [Deck] is one [Style] at one width. Its faces are made when first asked for and kept. Every face has the proportion 5 : 7 and carries
// its corner sign, rank and suit side by side, at the upper left and, turned by 180° and smaller, at the lower right. The sign comes in any height
// up to [Deck.MaxSign], so that it can shrink with the strip that a covered card shows; the rest of the face does not depend on it.
// In large print the sign stands at the upper left only, as its size leaves no room for a second one beside the big suit.
//
// All drawings are in units of a hundredth of the card's width. Every picture is premultiplied and fully transparent outside the card.
package faces
