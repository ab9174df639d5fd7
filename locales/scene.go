package locales

import "simplesimon/engine"

// Scene is a picture on the Rules page, drawn like the table.
type Scene struct {
	Position engine.Tableau
	Columns  int         // number of columns to draw, from the first
	Move     engine.Move // the move illustrated, legal or not; zero for the layout
}

// The names of the scenes.
const (
	SceneLayout      = "layout"       // a deal with four suits
	SceneLegal       = "legal"        // a legal move of a card
	SceneRefused     = "refused"      // an illegal one
	SceneGroup       = "group"        // cards that move together
	SceneMixed       = "mixed"        // cards that don't
	SceneEmptyColumn = "empty-column" // a large group and an empty column
)

var scenes = map[string]struct {
	columns int
	text    string
	move    engine.Move
}{
	SceneLayout: {columns: engine.Columns, text: `1: AS KH AC 4D KD 6C TH 4C
2: 3D 2D 4S 9C AD 7C 8D 9H
3: JH 6S 8H 5H 2S 3C 6H KS
4: JS 7D 2C TS 9D TD 5S
5: 2H 9S KC 8C QS AH
6: QC 7H TC JC QH
7: JD 3H 5C 6D
8: 8S 4H QD
9: 3S 7S
10: 5D
`},
	SceneLegal:       {2, "1: KD 3H\n2: 9C 4S\n", engine.Move{From: 1, Count: 1, To: 2}},
	SceneRefused:     {2, "1: 4C 9H\n2: 7D JS\n", engine.Move{From: 1, Count: 1, To: 2}},
	SceneGroup:       {2, "1: KC 8S 7S 6S\n2: 2D 9H\n", engine.Move{From: 1, Count: 3, To: 2}},
	SceneMixed:       {2, "1: KC 8S 7H 6H\n2: 2D 9D\n", engine.Move{From: 1, Count: 3, To: 2}},
	SceneEmptyColumn: {2, "1: 5S QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS\n", engine.Move{From: 1, Count: 12, To: 2}},
}

// FindScene returns the scene with the given name and whether it exists.
func FindScene(name string) (Scene, bool) {
	found, ok := scenes[name]
	if !ok {
		return Scene{}, false
	}
	position, err := engine.ParseTableau(found.text)
	if err != nil {
		report(err)
		return Scene{}, false
	}
	return Scene{position, found.columns, found.move}, true
}
