# All that is needed is Python 3.11 or newer with pip, and make; everything else goes into .venv.
#   make play    the bot in a simulated Discord, on a page in the browser
#   make run     the bot on Discord (settings in .env)
#   make test    the whole suite             make test ARGS="-k train"
#   make quick   what finds most, in less than a minute
#   make measure   what takes minutes: strength, balance, many games, many kills; the suite has a little of each
#   make compiled   the rules compiled, in a copy, and the golden games and scenarios played with them
#   make lint    style, types, import layers
#   make coverage   the whole suite, and which lines of the bot it never runs
#   make year      the whole bot under a simulated world, with people and faults by one seed
#   make mutants   lines of the rules that no scenario holds
#   make bench   speed, as ratios against a yardstick in the same run
#   make train   the computer players learn anew
#   make art     the drawings of data/art as PNGs
#   make pictures   the pictures of the README
#   make cases   docs/cases.md, from the books of cases
#   make emoji   the small font of emoji, from Noto Color Emoji
#   make lock    pin the dependencies anew   make clean   remove .venv

# Another interpreter: make play PYTHON=/path/to/python
PYTHON =
VENV = .venv
ARGS =
# Where the long measurements run: in build/compiled games of computer players take half the time.
WHERE = .
# The suite starts the program again and again: without stored bytecode each start would compile all of it.
unexport PYTHONDONTWRITEBYTECODE
# Two workers more than there are processors, up to four: each waits for threads and processes a third of its time.
export PYTEST_XDIST_AUTO_NUM_WORKERS = $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 2)))
PYTEST = $(BIN)/python -m pytest -n auto --maxprocesses 4 --dist worksteal
# What finds most in little time: kernel, rules, leaks, the promises about names and layers, a table's life in the store,
# and a whole game of each kind on Discord.
QUICK = $(addprefix tests/, engine test_scenarios.py test_golden.py test_names.py test_layers.py games/drinko \
	games/inn/test_properties.py games/inn/test_leaks.py games/inn/test_teams.py store/test_core.py \
	tables/test_play.py tables/test_restart.py e2e/test_inn.py::test_a_game_of_four_by_buttons \
	e2e/test_commands.py::test_a_game_of_four_by_commands)
# The version that pins the dependencies: another may write the files differently.
UV = 0.13.9
BIN = $(VENV)/bin
# pip from outside fills the environment: Debian has no ensurepip without python3-venv.
PIP = $$(cat $(VENV)/.python) -m pip --python $(BIN)/python --disable-pip-version-check
# Python 3.11; pip 22.3 was the first to install into another environment.
SUITS = import sys, venv, pip; sys.exit(sys.version_info < (3, 11) or [int(n) for n in pip.__version__.split(".")[:2]] < [22, 3])
LOCKS = $(VENV)/run.txt $(VENV)/sandbox.txt $(VENV)/test.txt $(VENV)/dev.txt $(VENV)/bench.txt $(VENV)/compile.txt
# The whole index is asked, and nothing else, so that the hashes are those of every platform.
COMPILE = $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate --no-strip-extras

help:
	@sed -n '2,18s/^#   //p' Makefile

play: $(VENV)/sandbox.txt
	@exec env PYTHONUNBUFFERED=1 $(BIN)/python -m bot sandbox $(ARGS)

run: $(VENV)/run.txt
	@exec env PYTHONUNBUFFERED=1 $(BIN)/python -m bot $(ARGS)

test: $(VENV)/test.txt
	$(PYTEST) $(ARGS)

quick: $(VENV)/test.txt
	$(PYTEST) $(QUICK) $(ARGS)

measure: $(VENV)/test.txt
	cd $(WHERE) && "$$OLDPWD"/$(PYTEST) -m long $(ARGS)

compiled: $(VENV)/test.txt $(VENV)/compile.txt
	@exec .ci/compiled $(ARGS)

coverage: $(VENV)/test.txt
	$(PYTEST) --cov --cov-report=term-missing $(ARGS)

lint: $(VENV)/dev.txt
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m pyright --pythonpath $(BIN)/python
	$(BIN)/lint-imports --no-logo

year: $(VENV)/test.txt
	@exec $(BIN)/python -m workshop year --seeds 200 --answers 1500 --shrink $(ARGS)

mutants: $(VENV)/test.txt
	@exec $(BIN)/python -m workshop mutants $(ARGS)

bench: $(VENV)/bench.txt
	@exec env PYTHONUNBUFFERED=1 $(BIN)/python -m workshop bench $(ARGS)

train: $(VENV)/run.txt
	@env PYTHONUNBUFFERED=1 $(BIN)/python -m bot train $(ARGS)
	@exec env PYTHONUNBUFFERED=1 $(BIN)/python -m bot train --what hands $(ARGS)

pictures: $(VENV)/run.txt
	@exec $(BIN)/python -m workshop pictures

art: $(VENV)/test.txt
	@exec $(BIN)/python -m workshop art

cases: $(VENV)/run.txt
	@exec $(BIN)/python -m workshop cases

emoji: $(VENV)/dev.txt
	@exec $(BIN)/python -m workshop emoji $(ARGS)

$(VENV)/.python:
	@for python in $(PYTHON) $${PYTHON:-python3.13 python3.12 python3.11 python3.14 python3}; do \
		if $$python -c '$(SUITS)' 2>/dev/null; then \
			echo "Setting up $(VENV) with $$($$python --version); this is done once."; \
			$$python -m venv --clear --without-pip $(VENV) && echo $$python > $@; \
			exit; \
		fi; \
		[ -z "$(PYTHON)" ] || break; \
	done; \
	echo "Barkeep needs Python 3.11 or newer with pip 22.3 or newer. On Debian: apt install python3-pip." >&2; \
	echo "To name one: make PYTHON=/path/to/python ..." >&2; \
	exit 1

# The copy of a lock file in .venv says that it is installed. The locks agree on every version, so one
# environment holds them all.
$(VENV)/run.txt: requirements/run.txt
$(VENV)/sandbox.txt: requirements/sandbox.txt
$(VENV)/test.txt: requirements/test.txt
$(VENV)/dev.txt: requirements/dev.txt
$(VENV)/bench.txt: requirements/bench.txt
$(VENV)/compile.txt: requirements/compile.txt
$(LOCKS): $(VENV)/.python requirements/build.txt pyproject.toml
	@echo "Installing what requirements/$(@F) names, which can take a minute."
	@$(PIP) install --quiet --require-hashes -r requirements/build.txt
	@$(PIP) install --quiet --require-hashes --no-build-isolation -r requirements/$(@F)
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@cp requirements/$(@F) $@

lock: $(VENV)/.python
	@$(PIP) install --quiet uv==$(UV)
	$(COMPILE) --all-extras pyproject.toml requirements/build.in requirements/compile.in -o requirements/all.txt
	for extra in beacon postgres sandbox test dev bench; do \
		$(COMPILE) --constraints requirements/all.txt --extra $$extra pyproject.toml -o requirements/$$extra.txt || exit; \
	done
	$(COMPILE) --constraints requirements/all.txt pyproject.toml -o requirements/run.txt
	for needed in build compile; do \
		$(COMPILE) --constraints requirements/all.txt requirements/$$needed.in -o requirements/$$needed.txt || exit; \
	done
	rm requirements/all.txt

clean:
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage

.PHONY: help play run test quick measure compiled coverage lint year mutants bench train art pictures cases emoji lock clean
.NOTPARALLEL:
