// Command playexample plays a recorded game on the real program, in a virtual display, by dragging
// every group with the pointer. It saves screenshots and prints the final position as reported by
// the program. It exits with status 0 only if the game was won with exactly the moves of the
// record.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"simplesimon/e2e/desk"
	"simplesimon/engine"
)

func main() {
	program := flag.String("program", "build/simplesimon", "the built `file` of the game")
	record := flag.String("record", "e2e/testdata/example.simon", "the recorded game, a `file`")
	pictures := flag.String("screenshots", "build/screenshots", "the `folder` for the pictures")
	lang := flag.String("lang", "en", "the `language` of the game: de, en or es")
	flag.Parse()
	if err := play(*program, *record, *pictures, *lang); err != nil {
		fmt.Fprintln(os.Stderr, "playexample:", err)
		os.Exit(1)
	}
}

func play(program, record, pictures, lang string) error {
	code, moves, err := read(record)
	if err != nil {
		return err
	}
	folder, err := os.MkdirTemp("", "playexample")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	display, err := desk.NewDisplay(desk.Screen{})
	if err != nil {
		return err
	}
	defer display.Close()
	started := time.Now()
	game, err := display.Start(desk.Start{Path: program, Folder: folder, Args: []string{"--lang", lang, "--deal", code.String()}})
	if err != nil {
		return err
	}
	defer game.Kill()
	picture := func(name string) (string, error) {
		path := filepath.Join(pictures, name)
		return path, game.RestedScreenshot(path)
	}
	if err := playMoves(game, code, moves); err != nil {
		path, shot := picture("failed.png")
		return errors.Join(fmt.Errorf("%w; the program said: %s; see %s", err, game.Said(), path), shot)
	}
	path, err := picture("won.png")
	if err != nil {
		return err
	}
	end := game.Position()
	fmt.Printf("Played %s with the pointer, %d drags in %.1f s.\nThe window at the end: %s\n",
		end.Code, len(moves), time.Since(started).Seconds(), path)
	fmt.Printf("won=%t moves=%d score=%d removed=%d\n", end.Won, end.Moves, end.Score, end.Removed)
	return nil
}

// read reads a record and checks it against the rules.
func read(path string) (engine.Code, []engine.Move, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return engine.Code{}, nil, err
	}
	record, err := engine.ParseRecord(data)
	if err != nil {
		return engine.Code{}, nil, fmt.Errorf("%s: %w", path, err)
	}
	game, illegal := record.Replay()
	if illegal != nil {
		return engine.Code{}, nil, fmt.Errorf("%s: %w", path, illegal)
	}
	return game.Code(), game.Played(), nil
}

// playMoves drags every move and waits for the win message and the end of all animations.
func playMoves(game *desk.Program, code engine.Code, moves []engine.Move) error {
	player, err := desk.NewPlayer(game, engine.NewGame(code))
	if err != nil {
		return err
	}
	for i, move := range moves {
		if err := player.Move(move); err != nil {
			return fmt.Errorf("move %d, %s: %w", i+1, move, err)
		}
	}
	if !player.Game.Won() {
		return fmt.Errorf("the recorded game ends without a win, %d sequences removed", player.Game.Removed())
	}
	if _, err := game.Wait("the message of the win", desk.Opened("win")); err != nil {
		return err
	}
	_, err = game.Wait("rest", desk.Kind("rest"))
	return err
}
