# play: set everything up and play in the browser (GAME=bali, bora_bora or raiatea begins at once).   test: all checks and tests, interpreted and compiled.
# web: build the page that the server serves (needs Node).   check: format, lint, types, imports.   bench: speed of every game.   peers: speed beside other engines.   interfaces: speed of the research interfaces beside others.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)

NPM := npm --prefix $(CURDIR)/web --no-fund --no-audit

.PHONY: play web test check test-web test-pure test-compiled bench peers interfaces clean

MAKEFLAGS += --no-print-directory

GAME ?=

# A newcomer plays at once, on the interpreted engine, while the compiled one is being built for the next time.
play: .venv/.base
	@if $(MAKE) --silent --question build/compiled/.made; then engine=build/compiled; else engine=src; \
	  test -z "$(COMPILER)" || { echo "Building the fast engine in the background (.venv/build.log) …"; \
	    nohup nice $(MAKE) build/compiled/.made >.venv/build.log 2>&1 & }; fi; \
	PYTHONPATH=$(CURDIR)/$$engine $(BIN)/python -m motu play $(GAME)

web: web/node_modules/.made
	@$(NPM) run --silent build

web/node_modules/.made: web/package-lock.json
	@echo "Setting up web/node_modules …"
	@$(NPM) ci --silent
	@touch $@

# What does not get into each other's way is done at the same time.
test:
	@$(MAKE) -j2 .venv/.dev web/node_modules/.made
	@$(MAKE) test-web
	@$(MAKE) -j2 check $(if $(COMPILER),build/compiled/.made)
	@$(MAKE) test-pure test-compiled

# The committed page must be what the sources build.
test-web: web/node_modules/.made
	$(NPM) run --silent check
	$(NPM) test --silent
	$(NPM) run --silent build
	@git diff --exit-code --stat -- src/motu/server/page || { echo "The page is stale: make web, and commit it."; exit 1; }
	@test -z "$$(git status --porcelain -- src/motu/server/page)" || { echo "The page is stale: make web, and commit it."; exit 1; }

check: .venv/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=$(CURDIR)/src $(BIN)/lint-imports

# What is never compiled (the server, the page, the research interfaces) is tested once, on the compiled engine; without a compiler on the other one.
ONCE := tests/server tests/web tests/research

test-pure: .venv/.dev
	PYTHONPATH=$(CURDIR)/src MOTU_TESTS=pure $(BIN)/python -m pytest -n 2 $(if $(COMPILER),$(ONCE:%=--ignore=%))

# A machine without a C compiler runs the interpreted tests only, and says so; there must be one where CI is set.
test-compiled: .venv/.dev build/compiled/.made
ifneq ($(COMPILER),)
	PYTHONPATH=$(CURDIR)/build/compiled MOTU_TESTS=compiled $(BIN)/python -m pytest -n 2
else
	@echo "No C compiler here: the compiled engine was not tested."; test -z "$(CI)"
endif

bench: build/compiled/.made
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m motu bench
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m motu bench

peers: build/compiled/.made .venv/.dev
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m benchmarks.peers

interfaces: build/compiled/.made .venv/.dev
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m benchmarks.research

# The work tree stays pure: a compiled module beside its source would win over every later edit.
build/compiled/.made: .venv/.base $(SOURCES) pyproject.toml setup.py
	@rm -rf build
	@echo "Building the engine …"
	@MYPY_CACHE_DIR=$(CURDIR)/build/mypy $(BIN)/pip install --quiet --no-deps --no-build-isolation --target build/compiled .
	@touch $@

.venv/.base: pyproject.toml
	@echo "Setting up .venv …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Motu needs Python 3.11 or newer")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet "setuptools>=77" "mypy[mypyc]==2.4.1"
	@MOTU_PURE=1 $(BIN)/pip install --quiet --no-build-isolation --editable .
	@touch $@

.venv/.dev: .venv/.base
	@MOTU_PURE=1 $(BIN)/pip install --quiet --no-build-isolation --editable ".[dev]"
	@touch $@

clean:
	rm -rf .venv build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache
