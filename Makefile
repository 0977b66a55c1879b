# `make` alone lists the targets. ARGS goes to the command: make play ARGS="--port 9000".

SHELL := /bin/bash
.DEFAULT_GOAL := help

PYTHON ?= python3
GAME ?= abyss
BIN := .venv/bin
PIP_INSTALL := -m pip install --quiet --quiet --disable-pip-version-check
STAMP := .venv/.installed
PYTEST = $(BIN)/pytest -n 4 --dist worksteal --durations=20
DOCS_STAMP := .venv-docs/.installed
BENCH_STAMP := .venv-bench/.installed
NODE_STAMP := web/node_modules/.installed
CLIENT := src/bathysphere/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public -type f -not -path 'web/src/fixtures/*' 2>/dev/null) \
	web/index.html web/vite.config.ts web/icons.ts web/messages.ts web/brotli.ts web/chunks.ts web/classes.ts web/pages.ts web/svelte.config.js web/tsconfig.json \
	$(wildcard src/bathysphere/games/*/text/*.ftl src/bathysphere/words/text/*.ftl)

TAB := build/tab/pack.json
TAB_SOURCES := tools/make_tab.py $(wildcard tools/tab/*) $(shell find src/bathysphere -name '*.py' -o -name '*.toml' -o -name '*.ftl')
SITE := site/sw.js

# Debian's packages, if we may install them; one at a time, because targets are made side by side.
define FETCH
{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && flock Makefile \
	$(SHELL) -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(1) >/dev/null'; }
endef

# Debian ships venv apart from Python: fetch it when it is missing and we may.
define ENSURE_VENV
$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	|| $(call FETCH,python3-venv) \
	|| { echo 'Python has no venv module here. On Debian: apt-get install python3-venv' >&2; exit 1; }
endef

# The browser that tests and pictures use: Debian's own, without windows.
define ENSURE_CHROMIUM
command -v chromium-headless-shell >/dev/null \
	|| $(call FETCH,chromium-headless-shell) \
	|| { echo 'The browser tests need Chromium. On Debian: apt-get install chromium-headless-shell' >&2; exit 1; }
endef

.PHONY: help setup client chromium play terminal test test-full ready compiled check webcheck bench load start throttled clip shots rules mutants types docs release audit format clean

help: ## list the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 18

setup: $(STAMP) ## make .venv and install everything at pinned versions

$(STAMP): pyproject.toml constraints.txt
	@$(ENSURE_VENV)
	@echo 'Installing Python packages into .venv; about a minute, the first time only …'
	@[ -x $(BIN)/python ] || { rm -rf .venv && $(PYTHON) -m venv .venv; }
	@$(BIN)/python $(PIP_INSTALL) -c constraints.txt hatchling editables
	@$(BIN)/python $(PIP_INSTALL) -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

$(BENCH_STAMP): bench/constraints.txt
	@$(ENSURE_VENV)
	@[ -x .venv-bench/bin/python ] || { rm -rf .venv-bench && $(PYTHON) -m venv .venv-bench; }
	@.venv-bench/bin/python $(PIP_INSTALL) -c bench/constraints.txt catanatron
	@touch $@

$(DOCS_STAMP): pyproject.toml tools/docs-constraints.txt
	@$(ENSURE_VENV)
	@[ -x .venv-docs/bin/python ] || { rm -rf .venv-docs && $(PYTHON) -m venv .venv-docs; }
	@.venv-docs/bin/python $(PIP_INSTALL) -c tools/docs-constraints.txt mkdocs-material 'mkdocstrings[python]'
	@touch $@

$(NODE_STAMP): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo 'The browser client needs Node 20 with npm. On Debian: apt-get install npm' >&2; exit 1; }
	@echo 'Fetching what the browser client is built with; half a minute, the first time only …'
	@cd web && npm install --silent --no-audit --no-fund --no-save
	@touch $@

$(CLIENT): $(NODE_STAMP) $(CLIENT_SOURCES)
	@echo 'Building the browser client; half a minute, and again only when it has changed …'
	@cd web && npx --silent vite build --logLevel error
	@touch $@

client: $(CLIENT) ## build the browser client

$(TAB): $(STAMP) $(NODE_STAMP) $(TAB_SOURCES)
	@$(BIN)/python tools/make_tab.py

.PHONY: tab
tab: $(TAB) ## build what a browser loads to keep tables by itself, in build/tab

$(SITE): $(TAB) $(CLIENT_SOURCES) tools/make_site.py tools/tab/sw.js
	@$(BIN)/python tools/make_site.py

.PHONY: site
site: $(SITE) ## build the whole table as files for any host, in site/: no server needed

chromium: ## install the browser for tests, if it is missing
	@$(ENSURE_CHROMIUM)

play: setup client ## build everything and open the tables at http://localhost:8700
	@echo 'Opening the tables …'
	@$(BIN)/bathysphere serve $(ARGS)

terminal: setup ## play in the terminal: Abyss, or GAME=thing, GAME=unfathomable, GAME=cryptids
	@$(BIN)/bathysphere play $(GAME) $(ARGS)

# Some surroundings forbid Python to keep what it compiled: each of the many processes of the tests would do it again.
test: export PYTHONDONTWRITEBYTECODE :=
test: ready ## linters, types, layers and all tests, browser included; random play in samples
	$(PYTEST)

test-full: export PYTHONDONTWRITEBYTECODE :=
test-full: export TESTS := full
test-full: ready ## the same with all random play, every screen twice, and some mutants of each game
	$(PYTEST)
	for game in abyss thing unfathomable cryptids; do \
		$(BIN)/python tools/mutants.py --game $$game --number 25 --seed $$(date +%j) --least 80 || exit 1; done

ready:
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=target check webcheck client site chromium compiled

# Once for all workers, each of which would spend half a minute on it in a fresh clone; what is wrong the tests say.
compiled: setup
	@$(BIN)/pytest --collect-only -qq >/dev/null 2>&1 || true

check: setup ## linters, types and layers only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

webcheck: $(NODE_STAMP) ## format, linter, types and tests of the client alone
	cd web && npx prettier --check --log-level warn --cache .
	cd web && npx eslint --max-warnings 0 --cache --cache-location node_modules/.cache/eslint/ .
	cd web && npx svelte-check --fail-on-warnings --output machine
	cd web && NO_COLOR=1 npx vitest run --reporter=dot

types: setup ## make the client's types anew from the Python ones
	@$(BIN)/python tools/make_types.py

load: setup ## how long an answer takes to reach every screen, under load
	@$(BIN)/python tools/load.py $(ARGS)

start: setup ## how long a server takes to start, and what idle tables weigh
	@$(BIN)/python tools/start.py $(ARGS)

throttled: setup client chromium ## how long a weak phone on a slow line takes to a table
	@$(BIN)/python tools/throttled.py $(ARGS)

clip: setup client chromium ## the moving picture of the README
	@$(BIN)/python tools/clip.py $(ARGS)

shots: setup client chromium ## pictures of every screen, into shots/
	@$(BIN)/python tools/shots.py $(ARGS)

bench: setup $(BENCH_STAMP) ## real decisions per second, beside a peer
	@$(BIN)/python bench/run.py $(ARGS)

docs: $(DOCS_STAMP) ## build the documentation site into out/site, without a warning
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --quiet --strict
	@echo 'The site is in out/site/index.html'

audit: setup $(NODE_STAMP) ## look up known holes in what we depend on, Python's and the client's
	@$(BIN)/python $(PIP_INSTALL) pip-audit
	$(BIN)/pip-audit --requirement constraints.txt --no-deps --disable-pip --progress-spinner off
	cd web && npm audit --omit=optional --audit-level=high

release: setup client chromium ## build the package into dist/ and try it in empty environments
	@$(BIN)/python tools/release.py

rules: setup ## which rule ids are named by tests, and which are not
	@$(BIN)/python tools/rules_report.py $(ARGS)

mutants: setup ## break the rules one at a time and see whether a test notices
	@$(BIN)/python tools/mutants.py $(ARGS)

format: setup $(NODE_STAMP) ## let ruff, prettier and eslint repair and format everything
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd web && npx prettier --write --log-level warn --cache .
	cd web && npx eslint --fix .

clean: ## remove what can be made again
	rm -rf .venv .venv-bench .venv-docs web/node_modules src/bathysphere/server/client site shots build dist out .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
