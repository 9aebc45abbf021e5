"""Which of the many comparisons of kernels run, by ``CUADO_TESTS``.

A kernel and its rewritten copy take seconds to be compiled and emulated, and there are hundreds of
pairs; so are the kernels of the calibration. Of the cases of one test there every sixth runs.

``quick`` (``make test``) leaves out the tests of ``slow_tests.txt`` as well; ``every``
(``make test-every``) leaves out nothing.
"""

import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("CUADO_TRUST", "1")  # Cases of tests; those of trust itself unset it.

settings.register_profile("cuado", deadline=None)  # a loaded machine pauses at any place
settings.load_profile("cuado")

EVERY = 6
MANY = ("/unit/optimize/", "/unit/benchmarks/test_calibrate_kernels.py")
SLOW = Path(__file__).with_name("slow_tests.txt")
FEW = 3
"""Cases up to which all of them run."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out slow tests, and five of six cases of tests that have many."""
    amount = os.environ.get("CUADO_TESTS")
    if amount == "every":
        return
    if amount == "quick":
        _leave_out(config, items, {id(item) for item in items if _function(item) in slow_tests()})
    here = [
        item for item in items if any(place in item.nodeid for place in MANY) and "[" in item.nodeid
    ]
    if any("[" in word for word in config.args):
        return  # Cases that were asked for by name.
    sizes = Counter(_function(item) for item in here)
    seen: Counter[str] = Counter()
    left_out = set()
    for item in here:
        name = _function(item)
        if sizes[name] > FEW and seen[name] % EVERY:
            left_out.add(id(item))
        seen[name] += 1
    _leave_out(config, items, left_out)


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
