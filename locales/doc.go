// Package locales provides all text shown to the player, in every supported language.
//
// A language is added by its bundle alone, without code: active.<language>.toml for the game
// itself and pages.<language>.toml for the pages about it. Grammar that differs between languages
// (articles, cases, plurals, grouping of digits) is expressed as messages too. A [Localizer]
// handles one language and is passed around; there is no global current language.
//
// To add a message, add an entry to every bundle and run go generate, which creates its constant.
//
// Nothing in this package panics. A message that can't be formatted falls back to English, and
// tests detect that through package localestest.
package locales
