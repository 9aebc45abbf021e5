"""Which of the many comparisons of kernels run, by ``CUADO_TESTS``.

A kernel and its rewritten copy take seconds to be compiled and emulated, and there are hundreds of
pairs; so are the kernels of the calibration. Of the cases of one test there every sixth runs, of
the cases of one slow test elsewhere every third.

``quick`` (``make test``) leaves out the tests of ``slow_tests.txt`` as well; ``every``
(``make test-every``) leaves out nothing.
"""

import os
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("CUADO_TRUST", "1")  # Cases of tests; those of trust itself unset it.

# Where nothing may be written, each of several hundred processes that the tests start would compile
# every module that it imports: a second of each.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

settings.register_profile("cuado", deadline=None)  # a loaded machine pauses at any place
settings.load_profile("cuado")

EVERY = {
    "/unit/optimizer/": 6,
    "/unit/benchmarks/test_calibrate_kernels.py": 6,
    "/unit/benchmarks/test_soundness.py": 1,  # A sample of what can be done with each kernel.
    "/tests/hostile/": 1,  # It draws its own sample.
    "/unit/benchmarks/test_fuzz_readers.py": 1,  # A case is a kind of files.
    "/unit/hostile/": 1,  # A case is a verb.
    "/unit/cli/test_output_options.py": 1,
}
"""Of how many cases of a test one runs, by place; 1 for all."""
EVERY_SLOW = 3
"""The same of slow tests elsewhere."""
SLOW = Path(__file__).with_name("slow_tests.txt")
FEW = 3
"""Cases up to which all of them run."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out slow tests, and most cases of tests that have many."""
    amount = os.environ.get("CUADO_TESTS")
    if amount == "every":
        return
    slow = slow_tests()
    if amount == "quick":
        _leave_out(config, items, {id(item) for item in items if _function(item) in slow})
    if any("[" in word for word in config.args) or config.option.keyword:
        return  # Cases that were asked for by name, or by a part of it.
    sizes = Counter(_function(item) for item in items)
    seen: Counter[str] = Counter()
    left_out = set()
    for item in items:
        name = _function(item)
        if "[" in item.nodeid and sizes[name] > FEW and seen[name] % _every(name, slow):
            left_out.add(id(item))
        seen[name] += 1
    _leave_out(config, items, left_out)


def _every(function: str, slow: frozenset[str]) -> int:
    """Of how many cases of a test one runs."""
    for place, every in EVERY.items():
        if place in f"/{function}":
            return every
    return EVERY_SLOW if function in slow else 1


def _leave_out(config: pytest.Config, items: list[pytest.Item], gone: set[int]) -> None:
    if gone:
        config.hook.pytest_deselected(items=[item for item in items if id(item) in gone])
        items[:] = [item for item in items if id(item) not in gone]


def _function(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]


def slow_tests() -> frozenset[str]:
    """Functions that ``make test`` leaves out: ``tests/unit/test_x.py::test_it``."""
    lines = SLOW.read_text("utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))
