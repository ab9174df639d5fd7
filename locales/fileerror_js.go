package locales

// A browser answers with the portable errors alone.
var ofSystem map[ID][]error
