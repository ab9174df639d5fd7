# make run    install what is missing, build the game and play it (ARGS='--lang de' passes options)
# make test   install what is missing and run all checks and tests
#
# Individually: build, setup, check, unit, race, e2e, torture, bench, bench-rivals, benchmarks, fmt, screenshots, moments, icon, clean.
# Releases: deb, rpm, tar, windows, web, sbom, dist, release; lint-packages, test-deb and test-dist check the packages.
# For browsers: web, test-web. For Windows: windows, test-wine. For other processors: test-arch; for other systems: vet-others.
# All tests this machine can run: test-all.

.DEFAULT_GOAL := build
ifndef beside
.NOTPARALLEL:
endif
.PHONY: run test build setup check unit race e2e torture bench bench-rivals benchmarks fmt screenshots moments icon clean web test-web windows test-wine test-arch vet-others test-all \
	deb rpm tar sbom dist release lint-packages test-deb test-dist

# One set of flags for everything, so that the toolkit's C code is compiled only once, which takes
# three minutes. Flags from the environment are kept, and build tags are added to theirs.
comma := ,
empty :=
space := $(empty) $(empty)
outer := $(patsubst --%,-%,$(shell command -v go >/dev/null && go env GOFLAGS))
tags  := $(subst $(comma), ,$(patsubst -tags=%,%,$(filter -tags=%,$(outer))))
tags  := $(filter-out migrated_fynedo,$(tags)) migrated_fynedo
flags := $(filter-out -tags=%,$(outer)) -tags=$(subst $(space),$(comma),$(strip $(tags)))
# Without git, or in a tree that git considers unsafe (owned by somebody else), go refuses to build.
ifeq ($(filter -buildvcs=%,$(flags)),)
flags += $(shell git status >/dev/null 2>&1 || echo -buildvcs=false)
endif
export GOFLAGS := $(strip $(flags))
# GLFW's assertions check data of other programs: an empty drop would abort the game. Its own release
# builds have no assertions either.
cflags := $(shell command -v go >/dev/null && go env CGO_CFLAGS)
export CGO_CFLAGS := $(strip $(filter-out -DNDEBUG,$(or $(cflags),-O2 -g)) -DNDEBUG)

system  := $(shell uname -s)
program := build/simplesimon
told    := build/tests
display := $(DISPLAY)$(WAYLAND_DISPLAY)
ifneq ($(system),Linux)
display := its own
endif

# Run two kinds of tests at a time, with their output kept together. On other systems make may not
# support that, and there are no end-to-end tests to run alongside.
ifeq ($(system),Linux)
abreast := --jobs=2 --output-sync=target beside=1
endif

run:
	@scripts/setup build
	@$(MAKE) --no-print-directory build
ifneq ($(display),)
	$(program) $(ARGS)
else
	@echo "No display found (neither DISPLAY nor WAYLAND_DISPLAY is set)."
	@echo "Playing the example game on a virtual display instead."
	@scripts/setup build desk
	@go run ./e2e/cmd/playexample -program $(program) -screenshots build/screenshots
endif

test:
	@scripts/setup build desk
	@$(MAKE) --no-print-directory build check
	@rm -rf $(told)
	@echo "Running the tests; each kind prints its results when it is done, in a few minutes."
	@$(MAKE) --no-print-directory --keep-going $(abreast) race e2e unit || { \
	printf '\nFailures (full output above and in $(told)):\n'; \
	grep -hE '^ *--- FAIL|^FAIL|^panic: |^WARNING: DATA RACE' $(told)/*.txt; exit 1; }

build:
	@mkdir -p build
	@test -e $(program) || echo "The first build takes a few minutes: it compiles the toolkit's C code."
	go build -o $(program) .

setup:
	@scripts/setup build desk

check:
	@echo "gofmt -l"; bad=$$(find . -path ./build -prune -o -name '*.go' -print | xargs "$$(go env GOROOT)/bin/gofmt" -l) || exit 1; \
	if [ -n "$$bad" ]; then printf 'not formatted (run make fmt):\n%s\n' "$$bad"; exit 1; fi
	go vet ./...
	go tool staticcheck ./...

# Every unit test.
unit:
	@pure=$$(scripts/packages pure) && window=$$(scripts/packages window) || exit 1; \
	scripts/tell $(told)/unit.txt go test -timeout 30m $$pure $$window

# The race detector requires recompiling everything, which is too slow for the toolkit's window driver,
# so packages that depend on it are excluded. With -short, slow single-goroutine tests do less or skip.
race:
	@pure=$$(scripts/packages pure) || exit 1; \
	scripts/tell $(told)/race.txt go test -race -short -timeout 45m $$pure

# Each test has its own display and mostly waits. As part of make test, the program has been built already;
# depending on that would start these tests last.
ifeq ($(system),Linux)
e2e: $(if $(beside),,build)
	@SIMPLESIMON="$(CURDIR)/$(program)" scripts/tell $(told)/e2e.txt go test -count=1 -timeout 40m -parallel $$(($$(nproc) + 1)) ./e2e/...
else
e2e:
	@echo "The end-to-end tests were skipped: they need Linux with Xvfb."
endif

# Hundreds of kills and a hundred thousand actions, of which make test does only a few. Takes an hour.
torture:
	@scripts/setup build desk
	@$(MAKE) --no-print-directory build
	@scripts/torture "$(CURDIR)/$(program)"

# Measures the game against the smallest window of the toolkit, see docs/performance.md. The programs are
# stripped as in a release. RUNS=3 is for a quick try, ONLY=table for one part.
bench bench-rivals:
	@scripts/setup build desk
	@mkdir -p build/bench
	go build -ldflags='-s -w' -o build/bench/simplesimon .
	go build -ldflags='-s -w' -o build/bench/bare ./bench/bare
	go run ./bench -runs $(or $(RUNS),7) -only '$(ONLY)' $(if $(filter bench-rivals,$@),-rivals)
	$(if $(ONLY),,@$(MAKE) --no-print-directory benchmarks)

# Benchmarks of the parts that need no window.
benchmarks:
	go test -run '^$$' -bench . -benchmem $$(scripts/packages pure) $$(scripts/packages window)

fmt:
	"$$(go env GOROOT)/bin/gofmt" -l -w .

# The screenshots of the README.
screenshots:
	@scripts/setup build desk
	@$(MAKE) --no-print-directory build
	go run ./e2e/cmd/screenshots -program $(program) -readme docs/screenshots

# Screenshots of the interesting moments, in all languages and several sizes, for visual inspection.
moments:
	@scripts/setup build desk
	@$(MAKE) --no-print-directory build
	go run ./e2e/cmd/screenshots -program $(program) -folder build/screenshots

# All icons, from their SVG sources. Needs rsvg-convert and icotool (Debian: librsvg2-bin, icoutils).
icon:
	scripts/icons

# The page for browsers, in build/web; `go run ./web/serve` serves it. It omits the toolkit's emoji font, a third
# of the program, which no text needs (checked by a test). The highest compression level takes two minutes and
# makes 5.5 MB of 32; use BROTLI_QUALITY=5 while developing.
wasm := build/simplesimon.wasm
web:
	@mkdir -p build
	go run ./web/overlay -file build/overlay.json
	GOOS=js GOARCH=wasm go build -overlay build/overlay.json -trimpath -buildvcs=false -ldflags='-s -w' -tags=migrated_fynedo,no_emoji -o $(wasm) .
	go run ./web/pack -program $(wasm) -folder build/web
	@ls -l build/web | awk '/wasm/ { printf "%s: %.1f MB\n", $$9, $$5 / 1e6 }'

# The game in a real browser. Needs node, npm and Debian's chromium.
test-web:
	@scripts/test-web

# The program for 64-bit Windows and its zip file, in build/windows. Needs mingw-w64.
windows:
	@scripts/windows

# The tests without a window, and the game itself, under Wine 10.
test-wine:
	@scripts/test-wine

# Vets what compiles without a C compiler for Windows, macOS and BSD.
vet-others:
	@scripts/vet-others

# The packages without a window on 386, arm64 and s390x, the latter two under qemu-user.
test-arch:
	@scripts/test-arch

# Everything this machine can run; the rest is reported as skipped.
test-all: test
	@$(MAKE) --no-print-directory test-arch vet-others test-wine test-web

# Packages for Linux, in build/dist, with the release build of the program (scripts/build-release).
deb rpm tar:
	@scripts/setup build
	@scripts/package-linux $@

# The software bill of materials in CycloneDX format.
sbom:
	@scripts/sbom

# All release files that this machine can build, with checksums and bills of materials.
dist:
	@scripts/setup build
	@scripts/dist

# Makes a release: `make release VERSION=1.2.0`; see docs/release.md.
release:
	@scripts/release "$(VERSION)"

# Runs the package checkers of Debian and the desktops. Needs lintian, appstream, desktop-file-utils, rpm.
lint-packages: deb rpm
	@scripts/lint-packages

# Installs, plays and purges the .deb on a clean Debian. Needs root, debootstrap and network access.
test-deb: deb
	@scripts/setup build desk
	@scripts/test-deb

# Checks that two builds in different folders are identical. Takes as long as two builds from scratch.
test-dist:
	@scripts/test-dist

clean:
	rm -rf build
