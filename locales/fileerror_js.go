package locales

// Browsers return only the portable errors.
var diskFull, inUse []error
