# Everything a checkout can do. Each target does its own set-up.
.DEFAULT_GOAL := help
.PHONY: help run test lint types layers python golden bench soak lock clean

BIN := .venv/bin
READY := .venv/.ready
JOBS ?= 2

help: ## This list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(READY): requirements.txt pyproject.toml scripts/setup
	@sh scripts/setup
	@touch $@

run: $(READY) ## Play, in this terminal
	@$(BIN)/tocca

test: lint types layers python ## Everything CI checks

lint: $(READY) ## Style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY) ## Types, strict, of code, tests and benchmarks
	$(BIN)/mypy

layers: $(READY) ## Who imports whom
	$(BIN)/lint-imports

python: $(READY) ## The tests
	$(BIN)/pytest -n $(JOBS)

golden: $(READY) ## Write the golden games and position counts anew; then read the difference
	$(BIN)/python -m tests.conformance.golden
	$(BIN)/python -m tests.conformance.perft

bench: $(READY) ## Measure speed (a table, and JSON in bench-results/)
	$(BIN)/python -m benchmarks.rules

soak: $(READY) ## The slow, exhaustive checks: hours if you let them
	$(BIN)/python -m tests.soak

lock: $(READY) ## Pin the newest versions of everything into requirements.txt
	$(BIN)/uv lock --upgrade --quiet
	$(BIN)/uv export --quiet --no-emit-project --all-groups --no-header --format requirements-txt -o requirements.txt

clean: ## Remove everything that make has made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache bench-results dist uv.lock
