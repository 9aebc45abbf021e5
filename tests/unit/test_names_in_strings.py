"""No experiment, cause or transformation is looked up by a name that is written as a string.

A name in a string that is misspelt, or that is changed where it is defined, is found by nobody: the
look-up gives None. The object itself, imported from the module that defines it, cannot be missed.
The command line is free to: there a user's words are meant.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cuado
from cuado.model.cause import Cause
from cuado.optimizer.registry import all_transformations
from cuado.what_if.registry import all_experiments

ROOT = Path(cuado.__file__).parent
NAMES = frozenset(
    {each.name for each in all_experiments()}
    | {each.NAME for each in all_transformations()}
    | {each.value for each in Cause}
)
WORDS = frozenset(name for name in NAMES if "-" not in name)
"""Names that are ordinary words as well, and mean other things in other packages."""
WHERE_WORDS_ARE_NAMES = ("what_if", "optimizer", "studies", "report/whatif", "report/run")
DEFINED = ("model/cause.py", "model/bottleneck.py")
FREE = ("cli",)


def names_in(source: str, place: str) -> Iterator[tuple[int, str]]:
    """Lines and names that are written as strings in a module, but for docstrings.

    Args:
        source: of the module.
        place: its path within the package.
    """
    path = Path(place)
    if place in DEFINED or place.startswith(FREE):
        return
    meant = NAMES if place.startswith(WHERE_WORDS_ARE_NAMES) else NAMES - WORDS
    # What a module defines has its name: rules, experiments and transformations alike.
    meant -= {path.stem.replace("_", "-")}
    tree = ast.parse(source)
    texts = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in meant and id(node) not in texts:
            yield node.lineno, node.value


def test_nothing_is_looked_up_by_a_string() -> None:
    found = [
        f"{place}:{line}: {name!r}"
        for path in sorted(ROOT.rglob("*.py"))
        for place in [path.relative_to(ROOT).as_posix()]
        for line, name in names_in(path.read_text(encoding="utf-8"), place)
    ]
    assert not found, "\n".join(("import the object in place of its name:", *found))


@pytest.mark.parametrize(
    ("source", "place", "count"),
    [
        ('found = by_name.get("math-only")', "what_if/diagnose/limits.py", 1),
        ('if each.cause == "barriers": pass', "optimizer/guidance.py", 1),
        ('PICTURES = {"memory-only": 1, "store-only": 2}', "report/whatif/rows.py", 2),
        ('kinds = ["tiled-transpose-of-none", "register-cap"]', "optimizer/loop.py", 1),
        ('"""Of math-only."""\n"math-only"\n', "what_if/diagnose/limits.py", 0),
        ('EXPERIMENT = Experiment("math-only")', "what_if/experiments/math_only.py", 0),
        ('stall = "barriers"', "device/occupancy.py", 0),
        ('names = ["math-only"]', "cli/whatif.py", 0),
    ],
)
def test_a_planted_name_is_found(source: str, place: str, count: int) -> None:
    assert len(list(names_in(source, place))) == count
