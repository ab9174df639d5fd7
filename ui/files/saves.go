//go:build !js

package files

import (
	"sync"
	"time"
)

// saves counts files being written. They are replaced atomically, so none can be damaged; the end
// of the program waits briefly for them all the same.
type saves struct {
	lock sync.Mutex
	busy int
	idle chan struct{} // closed when none is being written; nil if nobody waits
}

// begin records that a file is being written, until done is called, once, on any goroutine.
func (s *saves) begin() (done func()) {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.busy++
	return func() {
		s.lock.Lock()
		defer s.lock.Unlock()
		s.busy--
		if s.busy == 0 && s.idle != nil {
			close(s.idle)
			s.idle = nil
		}
	}
}

// wait waits until no file is being written, up to a limit.
func (s *saves) wait(limit time.Duration) {
	s.lock.Lock()
	if s.busy == 0 {
		s.lock.Unlock()
		return
	}
	if s.idle == nil {
		s.idle = make(chan struct{})
	}
	idle := s.idle
	s.lock.Unlock()
	select {
	case <-idle:
	case <-time.After(limit):
	}
}
