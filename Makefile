# All the work is done by run.py, which needs nothing but Python: where there is no make, its options
# are these targets. `make run ARGS=--version`, `make test ARGS="tests/game -k straight"`.

PYTHON ?= python3

.PHONY: run test lint types translations check fix bundle screenshots approve benchmarks constraints

run:
	@$(PYTHON) run.py $(ARGS)

test lint types translations check fix bundle screenshots approve benchmarks:
	@$(PYTHON) run.py --$@ $(ARGS)

# The pinned versions, after a change in pyproject.toml or to take newer ones with ARGS=--upgrade.
# No header and no annotations: the files hold versions and hashes, and no address.
LOCK = uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate $(ARGS) pyproject.toml

constraints:
	$(LOCK) --extra editable --output-file constraints.txt
	$(LOCK) --extra dev --constraints constraints.txt --output-file constraints-dev.txt
