PYTHON ?= python3.11
BIN := .venv/bin

.PHONY: setup run play test lint bench coverage-page golden mutation clean

setup: .venv/ready

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@

run: setup
	$(BIN)/python -m tgbot run

play: setup
	$(BIN)/python -m tgbot play

test: setup lint
	$(BIN)/python -m pytest -n 3 --dist worksteal --durations=12

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: setup
	$(BIN)/python -m pytest tests/bench -s

coverage-page: setup
	$(BIN)/python -m tests.rules_coverage

golden: setup
	$(BIN)/python -m tests.helpers.golden
	$(BIN)/python -m tests.helpers.island_screens

# The rules with a fault put in, one by one, and whether a test sees it: make mutation GAME=lifeboat ROOM=fight
GAME ?= *
ROOM ?= *

mutation: .venv-mutation/ready
	CONTRACT_SIZE=0 .venv-mutation/bin/mutmut run --max-children 1 "engine.$(GAME).$(ROOM).*"
	.venv-mutation/bin/python -m tests.helpers.mutation

.venv-mutation/ready: pyproject.toml
	$(PYTHON) -m venv .venv-mutation
	.venv-mutation/bin/pip install --quiet --disable-pip-version-check -e '.[dev,mutation]'
	touch $@

clean:
	rm -rf .venv .venv-mutation mutants build *.egg-info
