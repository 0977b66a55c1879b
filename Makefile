# `make` alone lists the targets. ARGS goes to the game: make play ARGS="--seats 3".

SHELL := /bin/bash
.DEFAULT_GOAL := help

PYTHON ?= python3
BIN := .venv/bin
PIP_INSTALL := -m pip install --quiet --quiet --disable-pip-version-check
STAMP := .venv/.installed
BENCH_STAMP := .venv-bench/.installed

# Debian ships venv apart from Python: fetch it when it is missing and we may.
define ENSURE_VENV
$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv >/dev/null; } \
	|| { echo 'Python has no venv module here. On Debian: apt-get install python3-venv' >&2; exit 1; }
endef

.PHONY: help setup play test check bench rules mutants format clean

help: ## list the targets
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 18

setup: $(STAMP) ## make .venv and install everything at pinned versions

$(STAMP): pyproject.toml constraints.txt
	@$(ENSURE_VENV)
	@[ -x $(BIN)/python ] || { rm -rf .venv && $(PYTHON) -m venv .venv; }
	@$(BIN)/python $(PIP_INSTALL) -c constraints.txt hatchling editables
	@$(BIN)/python $(PIP_INSTALL) -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

$(BENCH_STAMP): bench/constraints.txt
	@$(ENSURE_VENV)
	@[ -x .venv-bench/bin/python ] || { rm -rf .venv-bench && $(PYTHON) -m venv .venv-bench; }
	@.venv-bench/bin/python $(PIP_INSTALL) -c bench/constraints.txt catanatron
	@touch $@

play: setup ## play Abyss in the terminal
	@$(BIN)/bathysphere play abyss $(ARGS)

test: setup ## linters, types, layers and all tests
	@$(MAKE) --no-print-directory check
	$(BIN)/pytest -n 2 --dist worksteal

check: ## linters, types and layers only; expects a finished setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: setup $(BENCH_STAMP) ## real decisions per second, beside a peer
	@$(BIN)/python bench/run.py $(ARGS)

rules: setup ## which rule ids are named by tests, and which are not
	@$(BIN)/python tools/rules_report.py $(ARGS)

mutants: setup ## break the rules one at a time and see whether a test notices
	@$(BIN)/python tools/mutants.py $(ARGS)

format: setup ## let ruff repair and format everything
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## remove what can be made again
	rm -rf .venv .venv-bench build dist out .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
