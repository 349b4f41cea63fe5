# Tetrapolis. `make help` lists the commands; each makes and updates its own .venv (tools/setup.sh).
# Pass more to a command with ARGS: make terminal ARGS="citadels --players 4", make test ARGS="-k king"

BIN := .venv/bin
ARGS ?=

# The package is installed editable, so let Python keep its bytecode: the second start is quicker.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal web docs screenshots test quick hooks soak pythons audit rules bench lint format dev runtime locks clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

play: web ## play in the browser: serves the table at http://127.0.0.1:8000
	@$(BIN)/tetrapolis serve $(ARGS)

terminal: runtime ## play in this terminal (no game named: it asks)
	@$(BIN)/tetrapolis play $(ARGS)

web: runtime ## build the browser client if it is stale (fetches Node.js if there is none)
	@$(BIN)/python tools/web.py

docs: dev ## build the docs site, which the server then has at /docs
	@$(BIN)/python -m tools.docs $(ARGS)

screenshots: dev web ## pictures of every page and table into docs/screenshots (ARGS="--only genoa --lang hu")
	@tools/browser.sh
	@$(BIN)/python -m tools.screenshots $(ARGS)

# Style and types are looked at beside the tests; what they find is told at once, and again in the end, and fails the run.
# Three at once on two cores: many tests wait for a server or a browser.
test: dev web ## style, types, doors, rules, and all tests
	@tools/browser.sh
	@lint() { $(MAKE) --no-print-directory lint >.lint.log 2>&1 || { cat .lint.log; return 1; }; }; \
	lint & \
	$(BIN)/python -m pytest -n 3 --timeout 300 $(ARGS); tests=$$?; \
	wait $$!; lint=$$?; cat .lint.log; rm .lint.log; exit $$((tests || lint))

quick: dev ## in a minute or so: style, doors, rules, and the tests of the core and of every numbered rule
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/lint-imports --no-cache >/dev/null || $(BIN)/lint-imports --no-cache
	@$(BIN)/python tools/rules.py
	@$(BIN)/python -m pytest -n 2 --timeout 300 -q tests/core tests/rules tests/wire $(ARGS)

hooks: dev ## look at style, doors and rules before every commit (.pre-commit-config.yaml)
	@$(BIN)/pre-commit install

soak: dev ## half an hour of 100 tables: does the server stay as it was? (ARGS="--seconds 300 --tables 100")
	@$(BIN)/python -m tests.server.soak $(ARGS)

pythons: dev web ## try wheel and sdist in fresh environments (ARGS="python3.11 path/to/python3.13")
	@$(BIN)/python -m tools.pythons $(ARGS)

audit: dev ## locks, licences, security rules; known vulnerabilities where their lists can be reached
	@$(BIN)/python tools/audit.py

rules: dev ## which numbered rules have a test, and which have none
	@$(BIN)/python tools/rules.py $(ARGS)

bench: dev ## measure the engine, and installed peers in the same run
	@$(BIN)/tetrapolis bench $(ARGS)

lint: dev ## style, format, types, doors between the rooms, rule ids (all of them, even if one fails)
	@failed=; \
	check() { echo "== $$*"; "$(BIN)/$$@" || failed="$$failed $$1"; }; \
	check ruff check; \
	check ruff format --check; \
	check mypy; \
	check lint-imports --no-cache; \
	check python tools/rules.py; \
	check python tools/wire_types.py --check; \
	[ -z "$$failed" ] || { echo "failed:$$failed" >&2; exit 1; }

format: dev ## put the code in shape: safe fixes, then the formatter
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

dev: ## make or update .venv with everything for working on Tetrapolis
	@tools/setup.sh dev

runtime: ## make or update .venv with what playing needs
	@tools/setup.sh runtime

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

# Playing, serving and hosting need all that `postgres` and `club` bring; dev needs everything.
locks: dev ## write both locks anew from pyproject.toml (ARGS=--upgrade for newer versions)
	@$(COMPILE) $(ARGS) pyproject.toml --extra postgres --extra club --output-file requirements.lock
	@$(COMPILE) $(ARGS) pyproject.toml --all-extras --group dev --group docs --constraints requirements.lock \
		--output-file requirements-dev.lock
	@! grep -nE '[a-z]+://' requirements.lock requirements-dev.lock
	@tools/setup.sh dev

clean: ## remove .venv, caches and built files
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage htmlcov build dist \
		src/tetrapolis/server/static src/tetrapolis/server/site web/node_modules web/src/icons web/src/ui/fonts
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
