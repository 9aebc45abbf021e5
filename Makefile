# The doors of the project; `make help` lists them. Everything is installed into .venv.

.DEFAULT_GOAL := help
SHELL := /bin/bash
BIN := .venv/bin
CODE := src tests benchmarks
ALL_CORES := -n auto --dist worksteal
# First Python of 3.11 or newer on this machine; `make PYTHON=...` overrules it.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

.PHONY: help
help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: demo
demo: .venv/installed ## say why two kernels are slow: one emulated here, one recorded on a GPU
	$(BIN)/cuado whatif examples/transpose/transpose_shared.toml -s N=1024 --device emulated:h200
	$(BIN)/cuado analyze examples/recorded/averaging.ncu-rep --top 1

.PHONY: test
test: .venv/installed-dev ## run the tests but for the slow ones (no GPU needed): some five minutes
	CUADO_TESTS=quick $(BIN)/pytest -m "not gpu" $(ALL_CORES)

.PHONY: test-all
test-all: .venv/installed-dev ## run the tests that CI runs, the slow ones too: a quarter of an hour
	$(BIN)/pytest -m "not gpu" $(ALL_CORES)

.PHONY: test-every
test-every: .venv/installed-dev ## run every case of every comparison: an hour and more
	CUADO_TESTS=every $(BIN)/pytest -m "not gpu" $(ALL_CORES)

.PHONY: test-gpu
test-gpu: .venv/installed-dev ## run the tests that need a GPU
	$(BIN)/pytest -m gpu

N ?= 200
SEED ?= 0
JOBS ?= 2
.PHONY: soundness
soundness: .venv/installed-dev ## compare N=200 random kernels with all that cuado makes of them (SEED=0 JOBS=2 AMOUNT=full)
	PYTHONPATH=benchmarks $(BIN)/python -m soundness -n $(N) --seed $(SEED) -j $(JOBS) \
		--amount $(or $(AMOUNT),full) --out soundness-$(SEED)-$(or $(AMOUNT),full).jsonl

.PHONY: check
check: .venv/installed-dev ## all that CI checks: format, lint, types, import contracts, tests
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	@$(MAKE) --no-print-directory -j2 types tests

# Types and contracts keep one core busy for a minute; the tests use it meanwhile.
.PHONY: types tests
types:
	$(BIN)/mypy
	$(BIN)/lint-imports
tests:
	$(BIN)/pytest -m "not gpu" $(ALL_CORES)

.PHONY: format
format: .venv/installed-dev ## format the code and mend what the linter can mend
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)

.PHONY: bench
bench: .venv/installed-dev ## measure start-up and analysis speed
	$(BIN)/python benchmarks/analysis_speed.py

.PHONY: fuzz
fuzz: N = 5000
fuzz: .venv/installed-dev ## have N=5000 damaged files of every kind read, and print how each kind ended (SEED=0)
	PYTHONPATH=benchmarks $(BIN)/python -m fuzz -n $(N) --seed $(SEED)

.PHONY: hostile
hostile: .venv/installed-dev ## have 755 hostile kernels checked, and print how each class ended (VERB=check JOBS=2)
	$(BIN)/python tests/hostile/runner.py hostile-$(or $(VERB),check).jsonl --verb $(or $(VERB),check) \
		-j $(JOBS) --report hostile-$(or $(VERB),check).md

CLANG ?= clang-16
.PHONY: runtime
runtime: .venv/bin/python ## compile the emulated device's C sources to their .ll texts again (needs clang 16: CLANG=...)
	$(BIN)/python src/cuado/backends/emulated/runtime/build.py $(CLANG)
	$(BIN)/python src/cuado/backends/emulated/timing/build.py $(CLANG)

.PHONY: sentences
sentences: N = 20
sentences: .venv/bin/python ## draw N=20 sentences of code and docs at random, to read them aloud (SEED=0)
	$(BIN)/python benchmarks/sentences.py -n $(N) --seed $(SEED)

.PHONY: clean
clean: ## remove the environment and caches
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "cuado needs Python 3.11 or newer; install it, or run make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "cannot make a virtual environment; on Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }

.venv/installed: .venv/bin/python pyproject.toml constraints.txt
	@echo "installing cuado into .venv ..." >&2
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[tools]'
	@touch $@

.venv/installed-dev: .venv/bin/python pyproject.toml constraints.txt
	@echo "installing cuado and its development tools into .venv ..." >&2
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@ .venv/installed
