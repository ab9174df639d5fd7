package locales

//go:generate go run ./gen

// ID names a message of the bundles. The constants are made from the English bundle, under its
// headings; each has the beginning of its English text for a comment.
//
// What a message needs follows from that text. A plain one is told by [Localizer.Text]. One
// with fields is told by [Localizer.Format] with the struct of this package that says so; where
// that struct is not exported, a method of [Localizer] tells the message. One with plural forms
// is told by [Localizer.Count], which also takes the message whose ID goes on with "-none".
type ID string
