package locales

//go:generate go run ./gen

// ID identifies a message of the bundles. The constants are generated from the English bundle
// under its headings, each with the beginning of its English text as a comment.
//
// The text determines how a message is formatted: a plain one by [Localizer.Text]; one with fields
// by [Localizer.Format] with the struct of this package documented for it, or, if that struct is
// unexported, by a method of [Localizer]; one with plural forms by [Localizer.Count], which also
// uses the message whose ID has the suffix "-none".
type ID string
