package locales

// A browser answers with the portable errors alone.
var diskFull, inUse []error
