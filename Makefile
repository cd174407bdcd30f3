# Two commands are enough: `make play` and `make test`. Both bring what they need. `make help` lists the others.

# The first Python that is new enough; PYTHON=… names another.
PYTHON ?= $(shell for one in python3 python3.14 python3.13 python3.12 python3.11; do \
  $$one -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$one; break; }; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --quiet --no-build-isolation
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')

# Asked only where they are used, when .venv is there: the search takes a moment.
COMPILER = $(shell $(BIN)/python -m tools.find compiler)
NODE = $(shell $(BIN)/python -m tools.find node)
NPM = PATH="$(NODE):$$PATH" npm --prefix $(CURDIR)/web --no-fund --no-audit

.PHONY: adapters docs play playable help tools page web test quick check quick-check quick-test test-web test-pure test-compiled fire bench profile peers interfaces lock sbom release site clean

MAKEFLAGS += --no-print-directory

GAME ?=

# A newcomer plays at once, on the interpreted engine, while the compiled one is being built for the next time.
play: playable ## set everything up and play in the browser (GAME=bali, bora_bora or raiatea starts that game)
	@if $(MAKE) --silent --question build/compiled/.made; then engine=build/compiled; else engine=src; \
	  test -z "$(COMPILER)" || { echo "Building the fast engine in the background (.venv/build.log) …"; \
	    nohup nice $(MAKE) build/compiled/.made >.venv/build.log 2>&1 & }; fi; \
	PYTHONPATH=$(CURDIR)/$$engine $(BIN)/python -m motu play $(GAME)

playable:
	@$(MAKE) --silent -j2 .venv/.base page

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

# What does not get into each other's way is done at the same time.
test: tools ## all checks and tests; brings Node, Chromium, PostgreSQL and a C compiler where they are missing
	@$(MAKE) -j2 .venv/.test $(if $(NODE),web/node_modules/.made)
	@$(MAKE) -j2 check $(if $(COMPILER),build/compiled/.made) $(if $(NODE),test-web)
	@$(MAKE) test-pure $(if $(COMPILER),test-compiled)
	@$(BIN)/python -m tools.prepare report

# A recipe is expanded before its first line runs: what looks for tools needs these to be made before it.
tools: .venv/.base
	@$(BIN)/python -m tools.prepare

# For a change of a rule: the checks, and the tests of the interpreted engine.
quick: .venv/.dev ## checks and the engine's tests in a minute (GAME=bali: only that game's)
	@$(MAKE) -j2 quick-check quick-test

quick-check: .venv/.dev
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@PYTHONPATH=$(CURDIR)/src $(BIN)/lint-imports >.venv/imports.log || { cat .venv/imports.log; exit 1; }

ENGINE := tests/core tests/contract $(if $(GAME),tests/games/$(GAME),tests/games)
SPACE := $(subst ,, )
OTHERS := $(filter-out $(GAME),$(patsubst src/motu/games/%/rules.py,%,$(wildcard src/motu/games/*/rules.py)))

quick-test: .venv/.dev
	@PYTHONPATH=$(CURDIR)/src MOTU_TESTS=pure $(BIN)/python -m pytest -q -n 2 --dist worksteal -m "not slow" $(ENGINE) $(if $(GAME),-k "not ($(subst $(SPACE), or ,$(OTHERS)))")

check: .venv/.test ## format, lint, types, imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=$(CURDIR)/src $(BIN)/lint-imports
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m motu.server.typescript --check

web: page ## build the page that the server serves; `make play` does it too
	@echo "The page is in build/page."

# Nothing happens if its sources have not changed. It needs no Python packages, so it is built while they are installed.
page: | .venv/.made
	@$(BIN)/python -m tools.page

web/node_modules/.made: web/package-lock.json | .venv/.made
	@$(BIN)/python -m tools.page modules

test-web: web/node_modules/.made
	@$(MAKE) page
	$(NPM) run --silent check
	$(NPM) test --silent

# What is never compiled (servers, page, commands, words, networks, research) is tested once: on the compiled engine, or
# without a compiler on the interpreted one.
ONCE := tests/arena tests/cli tests/docs tests/mcp tests/outside tests/research tests/server tests/tools tests/web tests/contract/test_words.py \
  $(wildcard tests/games/*/test_words.py) tests/players/test_hints.py tests/players/test_net.py tests/players/test_review.py
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal --durations=25 --durations-min=3

test-pure: .venv/.test
	PYTHONPATH=$(CURDIR)/src MOTU_TESTS=pure $(PYTEST) $(if $(COMPILER),$(ONCE:%=--ignore=%))

test-compiled: .venv/.test build/compiled/.made
	PYTHONPATH=$(CURDIR)/build/compiled MOTU_TESTS=compiled $(PYTEST)

docs: .venv/.base ## the documentation as a site, in build/docs
	@$(BIN)/python -c 'import furo, myst_parser' 2>/dev/null || { echo "Installing what builds the documentation …"; MOTU_PURE=1 $(PIP) --editable ".[docs]"; }
	@$(BIN)/python -m tools.docs_site

adapters: .venv/.base ## wrappers for packages that need environments of their own (verifiers, TextArena, OpenEnv, PufferLib)
	@$(BIN)/python -m tools.adapters

# Long: about as long as all other tests together. A release runs it.
fire: build/compiled/.made .venv/.test ## attacks on a server: junk, faults and kills on both databases (ten minutes)
	PYTHONPATH=$(CURDIR)/build/compiled MOTU_TESTS=compiled $(PYTEST) $(wildcard tests/fire/fire_*.py)

# Compiled where the parts for it can be had: twenty times as fast in the browser. What is missing is said.
site: page ## the whole game as files for any web host, in build/site: no server, works without a network
	@engine=$$($(BIN)/python -m tools.wasm) || echo "So the site gets the interpreted engine."; \
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m motu site build/site $${engine:+--engine "$$engine"}

bench: build/compiled/.made ## speed of every game, compiled and interpreted
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m motu bench
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m motu bench

profile: build/compiled/.made ## where a search spends its time, as a flame graph (GAME=bali, bora_bora or raiatea)
	@$(BIN)/python -c 'import importlib.util, sys; sys.exit(importlib.util.find_spec("py_spy") is None)' || $(PIP) "py-spy>=0.4,<1"
	@PYTHONPATH=$(CURDIR)/build/compiled:$(CURDIR) $(BIN)/py-spy record --native --rate 500 --format flamegraph \
	  --output build/profile-$(or $(GAME),bali).svg -- $(BIN)/python -m benchmarks.profile $(or $(GAME),bali)
	@echo "Open build/profile-$(or $(GAME),bali).svg in a browser."

peers: build/compiled/.made .venv/.test ## speed beside other engines
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m benchmarks.peers

interfaces: build/compiled/.made .venv/.test ## speed of the research interfaces beside others
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m benchmarks.research

lock: .venv/.base ## exact versions of what a server needs, with hashes (deploy/requirements.txt)
	@$(BIN)/python -m tools.lock

sbom: .venv/.base ## a list of everything that a server consists of (deploy/sbom.json)
	@$(BIN)/python -m tools.sbom

VERSION ?=

release: .venv/.test ## check everything and build a release (VERSION=1.2.3); it pushes nothing
	@$(BIN)/python -m tools.release $(VERSION)

# The work tree stays pure: a compiled module beside its source would win over every later edit.
build/compiled/.made: .venv/.base $(SOURCES) pyproject.toml setup.py
	@test -n "$(COMPILER)" || { echo "The engine can't be compiled: there is no C compiler, or it lacks Python's headers."; exit 1; }
	@rm -rf build/compiled build/lib* build/temp* build/bdist* build/mypy
	@echo "Building the engine …"
	@MOTU_PAGE=omit MYPY_CACHE_DIR=$(CURDIR)/build/mypy $(PIP) --no-deps --target build/compiled .
	@test -n "$$(find build/compiled -name '*.so')" || { echo "The engine could not be compiled."; rm -rf build/compiled; exit 1; }
	@touch $@

.venv/.made:
	@echo "Setting up .venv …"
	@test -n "$(PYTHON)" || { echo "Motu needs Python 3.11 or newer."; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) tools/make_venv.py
	@touch $@

.venv/.base: pyproject.toml | .venv/.made
	@echo "Installing what Motu needs …"
	@$(PIP) "setuptools>=77" "mypy[mypyc]==2.4.1"
	@MOTU_PURE=1 $(PIP) --editable ".[server]"
	@touch $@

.venv/.dev: .venv/.base
	@echo "Installing what checks and engine tests need …"
	@MOTU_PURE=1 $(PIP) --editable ".[dev]"
	@touch $@

.venv/.test: .venv/.base
	@echo "Installing what all tests need …"
	@MOTU_PURE=1 $(PIP) --editable ".[test]"
	@touch $@ .venv/.dev

clean: ## remove everything that was installed or built here
	rm -rf .venv build src/*.egg-info web/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
