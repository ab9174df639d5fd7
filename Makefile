# make run    get what is missing, build the game and play it (ARGS='--lang de' and the like)
# make test   get what is missing and check everything
#
# On its own: build, setup, check, unit, e2e, torture, bench, fmt, screenshots, moments, icon, clean.

.DEFAULT_GOAL := build
.NOTPARALLEL:
.PHONY: run test build setup check unit e2e torture bench fmt screenshots moments icon clean

# One set of flags for everything, so that the C half of the toolkit is compiled once (three
# minutes) and not once for each set. Flags from outside are kept, tags are added to theirs.
comma := ,
empty :=
space := $(empty) $(empty)
outer := $(patsubst --%,-%,$(shell command -v go >/dev/null && go env GOFLAGS))
tags  := $(subst $(comma), ,$(patsubst -tags=%,%,$(filter -tags=%,$(outer))))
tags  := $(filter-out migrated_fynedo,$(tags)) migrated_fynedo
flags := $(filter-out -tags=%,$(outer)) -tags=$(subst $(space),$(comma),$(strip $(tags)))
# Without git, or in a tree that git mistrusts (owned by somebody else), go would refuse to build.
ifeq ($(filter -buildvcs=%,$(flags)),)
flags += $(shell git status >/dev/null 2>&1 || echo -buildvcs=false)
endif
export GOFLAGS := $(strip $(flags))
# The window library's C code asserts what other programs send: a drop of nothing would abort the
# game. Without assertions it goes on, as it does in release builds of its own.
cflags := $(shell command -v go >/dev/null && go env CGO_CFLAGS)
export CGO_CFLAGS := $(strip $(filter-out -DNDEBUG,$(or $(cflags),-O2 -g)) -DNDEBUG)

system  := $(shell uname -s)
program := build/simplesimon
display := $(DISPLAY)$(WAYLAND_DISPLAY)
ifneq ($(system),Linux)
display := its own
endif

run:
	@scripts/setup build
	@$(MAKE) --no-print-directory build
ifneq ($(display),)
	$(program) $(ARGS)
else
	@echo "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)."
	@echo "The example game is played in a virtual one instead, with real pointer events."
	@scripts/setup build desk
	@go run ./e2e/cmd/playexample -program $(program) -screenshots build/screenshots
endif

test:
	@scripts/setup build desk
	@$(MAKE) --no-print-directory build check unit e2e

build:
	@mkdir -p build
	@test -e $(program) || echo "The first build takes some minutes: the C half of the toolkit is compiled."
	go build -o $(program) .

setup:
	@scripts/setup build desk

check:
	@echo "gofmt -l"; bad=$$(find . -path ./build -prune -o -name '*.go' -print | xargs "$$(go env GOROOT)/bin/gofmt" -l) || exit 1; \
	if [ -n "$$bad" ]; then printf 'not formatted, make fmt does it:\n%s\n' "$$bad"; exit 1; fi
	go vet ./...
	go tool staticcheck ./...

# The race detector wants everything compiled anew; that is worth it but for the windowing half
# of the toolkit, so what leads to that is tested without. Some tests of the window draw so much
# that the detector would take minutes; they skip it, so the window is tested without it as well.
unit:
	@pure=$$(scripts/packages pure) && window=$$(scripts/packages window) || exit 1; \
	echo go test -race $$pure; go test -race -timeout 45m $$pure || exit 1; \
	echo go test ./ui; go test -timeout 30m ./ui || exit 1; \
	if [ -n "$$window" ]; then echo go test $$window; go test $$window || exit 1; fi

ifeq ($(system),Linux)
e2e: build
	SIMPLESIMON="$(CURDIR)/$(program)" go test -count=1 -timeout 40m ./e2e/...
else
e2e:
	@echo "The end-to-end tests were not run: they need X11's virtual display, on Linux."
endif

# Hundreds of kills and a hundred thousand actions, of which make test does a few; an hour of it.
torture:
	@scripts/setup build desk
	@$(MAKE) --no-print-directory build
	@scripts/torture "$(CURDIR)/$(program)"

bench:
	@scripts/setup build
	go test -run '^$$' -bench . -benchmem $$(scripts/packages pure) $$(scripts/packages window)

fmt:
	"$$(go env GOROOT)/bin/gofmt" -l -w .

# The pictures of the README, from the real window.
screenshots:
	@scripts/setup build desk
	@$(MAKE) --no-print-directory build
	go run ./e2e/cmd/screenshots -program $(program) -readme docs/screenshots

# Pictures of the moments that matter, in all languages and several sizes, for eyes.
moments:
	@scripts/setup build desk
	@$(MAKE) --no-print-directory build
	go run ./e2e/cmd/screenshots -program $(program) -folder build/screenshots

# Every picture of the icon, from its drawings. Needs rsvg-convert and icotool (Debian: librsvg2-bin,
# icoutils).
icon:
	scripts/icons

clean:
	rm -rf build
