"""Programs of ``benchmarks/planted`` as modules: they are no package, and import each other."""

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

PLANTED = Path(__file__).parents[3] / "benchmarks" / "planted"
OWN = ("manifest", "names", "counters", "once", "verdicts", "scoring", "plot", "score")


@pytest.fixture(scope="module")
def planted() -> Iterator[Callable[[str], ModuleType]]:
    """Gives the module of a name; modules are gone again when the test module is done."""
    sys.path.insert(0, str(PLANTED))
    yield importlib.import_module
    sys.path.remove(str(PLANTED))
    for name in OWN:
        sys.modules.pop(name, None)


@pytest.fixture(scope="module")
def manifest(planted: Callable[[str], ModuleType]) -> ModuleType:
    """The reader of the manifest."""
    return planted("manifest")
