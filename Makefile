# Everything a checkout can do. Each target does its own set-up.
.DEFAULT_GOAL := help
.PHONY: help run test lint types layers python pythons thinking fuzz mutations simulate web types-web fixtures check-web dist wheel-test \
	browser lighthouse screenshots gallery icons docs site golden \
	bench bench-server bench-attacks bench-cluster bench-framing bench-timing bench-store bench-fairness bench-bots bench-thinking bench-offline bench-research bench-gpu check-gpu bench-against bench-outside ladder soak lock clean

BIN := .venv/bin
READY := .venv/.ready
NODE := web/node_modules/.ready
CLIENT := src/tocca/web/.ready
BROWSER := src/tocca/web/python/.ready
JOBS ?= 2
HOST ?= 127.0.0.1
PORT ?= 8642
THINKING := tests/compiled tests/games tests/bots tests/arena

help: ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-15s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(READY): requirements.txt pyproject.toml scripts/setup
	@sh scripts/setup
	@touch $@

$(NODE): web/package.json web/package-lock.json
	@echo "setup: installing the packages of the client" >&2
	@cd web && npm ci --no-progress --loglevel=error
	@touch $@

$(CLIENT): $(NODE) web/index.html web/vite.config.ts $(shell find web/src web/public src/tocca/locales src/tocca/games -name "*.py" -prune -o -type f -print 2>/dev/null)
	@echo "setup: building the client" >&2
	@cd web && npx vite build --logLevel warn
	@touch $@

# Python for browsers, packed anew when a source of ours or Pyodide has changed.
$(BROWSER): $(READY) $(CLIENT) scripts/browser_python.py scripts/browser_bytecode.mjs $(shell find src/tocca -name "*.py" 2>/dev/null)
	@$(BIN)/python scripts/browser_python.py $(dir $@)
	@touch $@

run: $(READY) $(BROWSER) ## Open the games in the browser (HOST= and PORT=)
	@$(BIN)/tocca serve --host $(HOST) --port $(PORT) --open

test: lint types layers docs check-web wheel-test python pythons browser ## Everything CI checks

lint: $(READY) ## Style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY) ## Types, strict, of code, tests, benchmarks, examples and scripts
	$(BIN)/mypy

layers: $(READY) ## Who imports whom
	$(BIN)/lint-imports

pythons: $(READY) ## The tests of the library on every other Python >= 3.11 of this machine
	@JOBS=$(JOBS) sh scripts/pythons

python: $(READY) $(BROWSER) ## The tests of the rules, the server, the command, the compiled games and the bots
	$(BIN)/python -m tocca.compiled
	$(BIN)/python -m tocca.adapters.vector
	$(BIN)/pytest -n $(JOBS) --ignore=tests/web --ignore=tests/packaging

fuzz: $(READY) ## Feed wrong inputs to every parser, other ones each time (a minute)
	$(BIN)/python -m tests.fuzz

mutations: $(READY) ## Break one promise of the server after the other, and see whether a test notices
	sh scripts/postgres run $(BIN)/python scripts/mutations.py

simulate: $(READY) ## Run a seed of the simulated server again and show all that happens (SEED=7, or SEED=1-300)
	$(BIN)/python -m tests.simulation $(SEED)

thinking: $(READY) ## Only the tests of the compiled games, the bots and the arena
	$(BIN)/python -m tocca.compiled
	$(BIN)/pytest -n $(JOBS) $(THINKING)

dist: $(READY) $(BROWSER) ## The packages to publish, with the client in them, into dist/; the wheel is built from the sdist
	@rm -rf dist
	$(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python
	@ls dist

wheel-test: dist ## What is in the packages, and each extra of the wheel in an environment of its own
	$(BIN)/pytest -n $(JOBS) tests/packaging

web: $(BROWSER) ## Build the client and its Python into src/tocca/web

types-web: $(READY) ## Write the client's types of the wire from the server and the games
	$(BIN)/python -m tocca.server.typescript web/src

fixtures: $(READY) ## Write what the client's tests know of each game; then read the difference
	$(BIN)/python scripts/fixtures.py

check-web: $(READY) $(NODE) ## Types, fixtures and unit tests of the client
	$(BIN)/python -m tocca.server.typescript --check web/src
	$(BIN)/python scripts/fixtures.py --check
	cd web && npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	cd web && npx vitest run

# A browser on a busy machine is late now and then: what fails is tried once more, and the summary names it (R).
browser: $(READY) $(BROWSER) ## Play through the page in a real Chromium
	@sh scripts/chromium
	$(BIN)/pytest -n $(JOBS) --reruns 1 --rerun-show-tracebacks -rR tests/web

lighthouse: $(READY) $(BROWSER) ## Lighthouse on the first page and in a game, performance too: wants a quiet machine
	@sh scripts/chromium
	TOCCA_QUIET_MACHINE=1 $(BIN)/pytest -s tests/web/test_lighthouse.py

screenshots: $(READY) $(BROWSER) ## Pictures of every board into docs/screenshots
	@sh scripts/chromium
	$(BIN)/python scripts/screenshots.py

gallery: $(READY) $(BROWSER) ## Every table at every size and phase on one page, gallery/index.html (GAMES= and SIZES= choose)
	@sh scripts/chromium
	PYTHONPATH=. $(BIN)/python scripts/gallery.py

icons: $(READY) ## The app's icons and screenshots as PNG, from its sign and from docs/screenshots
	@sh scripts/chromium
	$(BIN)/python scripts/icons.py

docs: $(READY) ## The documentation site into site/; a warning is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

site: $(READY) $(BROWSER) ## The documentation and the playable app in one folder, site/, for any static web server
	TOCCA_SITE=1 NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	$(BIN)/python scripts/static_app.py site/play

golden: $(READY) ## Write the golden games and position counts anew; then read the difference
	$(BIN)/python -m tocca.testing $$($(BIN)/python -c "import tocca; print(*tocca.games())") tests/conformance

bench: $(READY) ## Measure the rules (tables here, JSON in bench-results/)
	$(BIN)/python -m benchmarks.rules

bench-server: $(READY) ## Measure the server: moves a second, delays, memory
	$(BIN)/python -m benchmarks.server

bench-attacks: $(READY) ## Measure what an honest client waits while one address attacks
	$(BIN)/python -m benchmarks.attacks

bench-cluster: $(READY) ## Measure one node and two, with PostgreSQL and NATS
	sh scripts/nats run sh scripts/postgres run $(BIN)/python -m benchmarks.cluster

bench-framing: $(READY) ## Measure our WebSocket frames beside those of other libraries
	$(BIN)/python -m benchmarks.framing

bench-timing: $(READY) ## Measure what the times of answers tell of hidden actions
	$(BIN)/python -m benchmarks.timing

bench-store: $(READY) ## Measure the store
	$(BIN)/python -m benchmarks.store

bench-fairness: $(READY) ## Measure Totsa!'s fairness over bad lines
	$(BIN)/python -m benchmarks.fairness

bench-bots: $(READY) ## Measure the compiled games and their searches beside plain Python
	$(BIN)/python -m benchmarks.bots

bench-thinking: $(READY) ## Measure what thinking bots cost the people at the tables
	$(BIN)/python -m benchmarks.thinking

bench-offline: $(READY) $(BROWSER) ## Measure the game without a server, in Chromium
	$(BIN)/python -m benchmarks.offline

bench-research: $(READY) ## Measure PettingZoo, Gymnasium and OpenSpiel faces beside those libraries' own games
	$(BIN)/python -m benchmarks.research

bench-gpu: $(READY) ## Measure the compiled games on a GPU: random play, steps with observations, bandwidth
	$(BIN)/python -m benchmarks.gpu

check-gpu: $(READY) ## Play 100,000 matches a game on a GPU and compare every row with the processor's
	$(BIN)/python -m benchmarks.gpu --check

bench-against: $(READY) ## Measure this checkout and an earlier one in turns (COMMIT=60ae6f4)
	$(BIN)/python -m benchmarks.against

bench-outside: $(READY) ## Play our best bots against OpenSpiel's MCTSBot: hours; goes on where it was
	$(BIN)/python -m benchmarks.outside

ladder: $(READY) ## Every level of the bots against the one below, into docs/bots.md (hours; goes on where it was)
	$(BIN)/tocca ladder --out bench-results/ladder

soak: $(READY) ## The slow, exhaustive checks: SOAK_MINUTES=60, SOAK_POSITIONS=100000000, SOAK_SEEDS=20000
	$(BIN)/python -m tests.soak

lock: $(READY) ## Pin the newest versions of everything
	$(BIN)/uv lock --upgrade --quiet
	$(BIN)/uv export --quiet --no-emit-project --all-extras --no-extra train --all-groups --no-header --format requirements-txt -o requirements.txt
	cd web && npm update --loglevel=error

clean: ## Remove everything that make has made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache bench-results dist gallery site uv.lock
	rm -rf web/node_modules src/tocca/web
