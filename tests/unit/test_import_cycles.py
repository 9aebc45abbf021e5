"""No module of cuado needs itself: imports in functions and imports for types count, too."""

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"

KNOWN = {("cuado.sources.ncu.raw_metrics", "cuado.sources.ncu.reader_process")}
"""Imports that close a circle. The metrics of a launch are read on demand, by NVIDIA's reader in
another process, which runs the module that reads reports."""


@cache
def imported(text: str, modules: frozenset[str]) -> tuple[str, ...]:
    """The modules among these that a module's text imports, in functions and for types as well."""
    return tuple(_imported(text, modules))


def _imported(text: str, modules: frozenset[str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module in modules:
            for each in node.names:
                inner = f"{node.module}.{each.name}"
                yield inner if inner in modules else str(node.module)


def circle(texts: dict[str, str], known: set[tuple[str, str]]) -> list[str]:
    """A circle of modules that import each other, other than through known imports."""
    modules = frozenset(texts)
    graph = {
        name: [m for m in imported(text, modules) if m != name and (name, m) not in known]
        for name, text in texts.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    found = {}
    for path in (SOURCES / "cuado").rglob("*.py"):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = path.read_text("utf-8")
    return found


def test_no_modules_import_each_other(texts: dict[str, str]) -> None:
    assert not circle(texts, KNOWN)


def test_each_known_circle_is_still_there(texts: dict[str, str]) -> None:
    for edge in KNOWN:
        assert circle(texts, KNOWN - {edge})


def test_imports_in_functions_and_for_types_are_seen() -> None:
    lazy = "def run():\n    from cuado.b import thing"
    typed = "if TYPE_CHECKING:\n    import cuado.a"
    assert set(circle({"cuado.a": lazy, "cuado.b": typed}, set())) == {"cuado.a", "cuado.b"}
    assert not circle({"cuado.a": lazy, "cuado.b": ""}, set())
