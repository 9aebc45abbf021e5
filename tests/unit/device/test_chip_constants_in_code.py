"""No number of one generation of chips is in Python: they are facts of chip files.

What is looked for: comparisons of a compute capability or generation with a number or a pair, and
dictionaries, sets or ``.get`` tables whose keys are compute capabilities.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[3] / "src" / "cuado"
CAPABILITIES = {(major, minor) for major in range(2, 13) for minor in range(10)}
WORDS = ("capability", "generation")
NAMES = {"cc", "arch"}
ALLOWED = {
    "device/attributes.py": "NVIDIA's published allocation rules, for devices without a file",
    "device/resolve.py": "from which capability on drivers have an attribute",
    "device/occupancy.py": "how a carve-out is chosen, by NVIDIA's published rules",
    "backends/gpu/context.py": "the oldest device that the CUDA versions in use drive",
    "rules/latency/too_few_bytes_in_flight.py": "from which target PTX has cp.async",
    "rules/latency/one_request_a_warp.py": "from which one on profilers sample waiting warps",
    "rules/access/uncoalesced_global_load.py": "advice for chips whose texture cache is apart",
    "rules/access/partially_filled_requests.py": "advice for chips without caches of today's kind",
    "sources/classic/visual_profiler.py": "which counters the profiler of 2010 had",
}
"""Files with such a comparison that is of software, or of a published rule, and why."""


def _is_capability(node: ast.AST) -> bool:
    if isinstance(node, ast.Tuple) and len(node.elts) == 2:
        values = tuple(each.value for each in node.elts if isinstance(each, ast.Constant))
        return values in CAPABILITIES
    return isinstance(node, ast.Constant) and type(node.value) is int and 2 <= node.value <= 130


def _names_one(node: ast.AST) -> bool:
    """True for an expression that is called a compute capability, or a part of one."""
    while isinstance(node, ast.Subscript):
        node = node.value
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name.lower() in NAMES or any(word in name.lower() for word in WORDS)


def _tuple_keys(keys: list[ast.expr | None] | list[ast.expr]) -> bool:
    pairs = [key for key in keys if isinstance(key, ast.Tuple) and _is_capability(key)]
    return bool(keys) and len(pairs) == len(keys)


def constants_of_generations(tree: ast.AST) -> Iterator[int]:
    """The lines on which a number depends on the generation of a chip."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare():
                found = _compares(node)
            case ast.Call(func=ast.Attribute(attr="get"), args=[key, *_]):
                found = _names_one(key)
            case ast.Subscript(value=ast.Name() | ast.Attribute() as table):
                found = _names_one(node.slice) and _is_constant_name(table)
            case ast.Dict():
                found = _tuple_keys(node.keys)
            case _:
                continue
        if found:
            yield node.lineno


def _compares(node: ast.Compare) -> bool:
    """True if a compute capability is compared with a number; a named constant is as good."""
    sides = [node.left, *node.comparators]
    return any(map(_names_one, sides)) and any(
        _is_capability(side)
        or (isinstance(side, ast.Name | ast.Attribute) and _is_constant_name(side))
        for side in sides
    )


def _is_constant_name(node: ast.Name | ast.Attribute) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr
    return name.strip("_").isupper()


def found_in_tree() -> dict[str, list[int]]:
    found = {}
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        if lines := sorted(set(constants_of_generations(tree))):
            found[str(file.relative_to(SOURCE))] = lines
    return found


def test_no_number_depends_on_the_generation_of_a_chip() -> None:
    found = found_in_tree()
    assert {name: lines for name, lines in found.items() if name not in ALLOWED} == {}


def test_every_exception_is_still_one() -> None:
    assert ALLOWED.keys() - found_in_tree().keys() == set()


@pytest.mark.parametrize(
    "code",
    [
        "if cc >= 80: burst = 8",
        "burst = 8 if chip.compute_capability >= (8, 0) else 1",
        "burst = BURSTS.get(generation, 1)",
        "burst = BURSTS[chip.compute_capability[0]]",
        "parts = 2 if chip.compute_capability in PARTITIONED else 1",
        "BYTES = {(8, 0): 196608, (9, 0): 262144}",
        "old = generation in _BEFORE_VOLTA",
        "if chip.compute_capability[0] == 9: pass",
    ],
)
def test_what_is_looked_for_is_found(code: str) -> None:
    assert list(constants_of_generations(ast.parse(code))) == [1]


@pytest.mark.parametrize(
    "code",
    ["if lines >= 80: pass", "SHAPE = {(0, 0): 1}", "x = chip.compute_capability == other"],
)
def test_what_is_none_is_left_alone(code: str) -> None:
    assert list(constants_of_generations(ast.parse(code))) == []
