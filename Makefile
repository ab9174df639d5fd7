# make run    get what is missing, build the game and play it (ARGS='--lang de' and the like)
# make test   get what is missing and check everything
#
# On its own: build, setup, check, unit, race, e2e, torture, bench, fmt, screenshots, moments, icon, clean.
# For a browser: web, test-web. On other processors: test-arch. All tests that this machine can run: test-all.

.DEFAULT_GOAL := build
ifndef beside
.NOTPARALLEL:
endif
.PHONY: run test build setup check unit race e2e torture bench fmt screenshots moments icon clean web test-web test-arch test-all

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
told    := build/tests
display := $(DISPLAY)$(WAYLAND_DISPLAY)
ifneq ($(system),Linux)
display := its own
endif

# Two kinds of tests at a time, each of which prints all it has to say at once. Other systems have a
# make that can't do that, and no end-to-end tests to play meanwhile.
ifeq ($(system),Linux)
abreast := --jobs=2 --output-sync=target beside=1
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
	@$(MAKE) --no-print-directory build check
	@rm -rf $(told)
	@echo "Now the tests, side by side; each kind tells what it has found when it is through, in some minutes."
	@$(MAKE) --no-print-directory --keep-going $(abreast) race e2e unit || { \
	printf '\nWhat failed, of what is above (and in $(told)):\n'; \
	grep -hE '^ *--- FAIL|^FAIL|^panic: |^WARNING: DATA RACE' $(told)/*.txt; exit 1; }

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

# Every unit test.
unit:
	@pure=$$(scripts/packages pure) && window=$$(scripts/packages window) || exit 1; \
	scripts/tell $(told)/unit.txt go test -timeout 30m $$pure $$window

# The race detector wants everything compiled anew; that is worth it but for the windowing half
# of the toolkit, so what leads to that is tested without. Some tests would take minutes with it, of
# work that a single goroutine does: with -short they do less of it, or nothing.
race:
	@pure=$$(scripts/packages pure) || exit 1; \
	scripts/tell $(told)/race.txt go test -race -short -timeout 45m $$pure

# Each test plays in a display of its own, and waits more than it works. Beside other tests the program is
# built already; waiting for that would let them go first.
ifeq ($(system),Linux)
e2e: $(if $(beside),,build)
	@SIMPLESIMON="$(CURDIR)/$(program)" scripts/tell $(told)/e2e.txt go test -count=1 -timeout 40m -parallel $$(($$(nproc) + 1)) ./e2e/...
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

# The page that the game is played on in a browser, in build/web: `go run ./web/serve` shows it. The toolkit's
# font of emoji, which is a third of the program, is left out: the texts need none, as a test holds. The
# highest level of compression takes two minutes and makes 5.5 MB of 32; BROTLI_QUALITY=5 is for trying things out.
wasm := build/simplesimon.wasm
web:
	@mkdir -p build
	go run ./web/overlay -file build/overlay.json
	GOOS=js GOARCH=wasm go build -overlay build/overlay.json -trimpath -buildvcs=false -ldflags='-s -w' -tags=migrated_fynedo,no_emoji -o $(wasm) .
	go run ./web/pack -program $(wasm) -folder build/web
	@ls -l build/web | awk '/wasm/ { printf "%s: %.1f MB\n", $$9, $$5 / 1e6 }'

# The game in a real browser. It needs node, npm and Debian's chromium.
test-web:
	@scripts/test-web

# The packages without a window on 386, arm64 and s390x, the last two in qemu's user emulation.
test-arch:
	@scripts/test-arch

# Everything that this machine can run; what it can't says so.
test-all: test
	@$(MAKE) --no-print-directory test-arch test-web

clean:
	rm -rf build
