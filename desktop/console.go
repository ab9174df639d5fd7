//go:build !windows

package desktop

// JoinConsole does nothing: programs with windows have the terminal that they were started from, if any.
func JoinConsole() (leave func()) { return func() {} }
