// Package locales holds every word that a player reads, in every language of the game.
//
// A language is one bundle and no code: active.<language>.toml for the game itself and
// pages.<language>.toml for the pages about it. Forms of words that differ from language to
// language (articles, cases, plurals, how numbers are grouped) are messages too. A
// [Localizer] speaks one language and is passed around; there is no current language kept
// in a variable.
//
// A new message is an entry in every bundle; go generate makes its constant.
//
// Nothing here panics. If a message cannot be told, the English one is, and tests learn
// about it through package localestest.
package locales
