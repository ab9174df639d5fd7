package locales

// Browsers return only the portable errors.
var ofSystem map[ID][]error
