"""Which of the many comparisons of kernels run every time.

A kernel and its rewritten copy take seconds to be compiled and emulated, and there are hundreds of
pairs; so are the kernels of the calibration. Of the cases of one test there every sixth runs;
``make test-all`` runs them all.
"""

import os
from collections import Counter

import pytest
from hypothesis import settings

os.environ.setdefault("CUADO_TRUST", "1")  # Cases of tests; those of trust itself unset it.

settings.register_profile("cuado", deadline=None)  # a loaded machine pauses at any place
settings.load_profile("cuado")

EVERY = 6
MANY = ("/unit/optimize/", "/unit/benchmarks/test_calibrate_kernels.py")
FEW = 3
"""Cases up to which all of them run."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out five of six cases of tests that have many."""
    if os.environ.get("CUADO_TESTS") == "all":
        return
    here = [
        item for item in items if any(place in item.nodeid for place in MANY) and "[" in item.nodeid
    ]
    if any("[" in word for word in config.args):
        return  # Cases that were asked for by name.
    sizes = Counter(_function(item) for item in here)
    seen: Counter[str] = Counter()
    left_out = []
    for item in here:
        name = _function(item)
        if sizes[name] > FEW and seen[name] % EVERY:
            left_out.append(item)
        seen[name] += 1
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        gone = set(map(id, left_out))
        items[:] = [item for item in items if id(item) not in gone]


def _function(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]
