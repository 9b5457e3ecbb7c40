# Two lines are all one needs: `make run` opens the studio, `make test` runs every test.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test lint lock clean

run: .venv/run
	$(BIN)/tripstudio app

# Tests begin many processes, each of which would compile the project where the surroundings forbid to keep bytecode.
# Files are begun in the order of their names: by their numbers of tests, those that start a browser would all come last.
test: .venv/dev
	bash scripts/for_tests.sh
	PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -n 4 --dist loadfile --no-loadscope-reorder

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The lock files hold names, versions and hashes, and no address.
lock:
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header \
		pyproject.toml build-requirements.in -o requirements.lock
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header \
		--extra dev -c requirements.lock pyproject.toml build-requirements.in -o requirements-dev.lock

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "tripstudio needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv

.venv/run: .venv/bin/python requirements.lock pyproject.toml
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

.venv/dev: .venv/run requirements-dev.lock
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-dev.lock
	touch $@

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
