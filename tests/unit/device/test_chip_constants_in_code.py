"""No number of one generation of chips is in Python: they are facts of chip files.

What is looked for: comparisons of a compute capability, generation, architecture or target with a
number or a pair; dictionaries, sets or ``.get`` tables whose keys are compute capabilities or names
of architectures; numbers with a generation's name, or handed on as a compute capability; and what
is called registers or warps and has a value that chip files have of an SM's registers or warps.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from operator import attrgetter
from pathlib import Path

import pytest

from cuado.device import known_chips, load_chip

SOURCE = Path(__file__).parents[3] / "src" / "cuado"
CAPABILITIES = {(major, minor) for major in range(2, 13) for minor in range(10)}
WORDS = ("capability", "generation", "major")
NAMES = {"cc", "arch", "architecture"}
TARGETS = {"target", "sm"}
"""Names that are also of jumps: only a comparison with a number counts."""
GENERATIONS = {
    *("fermi", "kepler", "maxwell", "pascal", "volta"),
    *("turing", "ampere", "ada", "hopper", "blackwell"),
}
ARCHITECTURE = re.compile(r"(sm|compute)_[1-9]\d+[af]?")
ALLOWED = {
    "backends/gpu/context.py": "the oldest device that the CUDA versions in use drive",
    "rules/latency/too_few_bytes_in_flight.py": "from which target PTX has cp.async",
    "rules/latency/one_request_a_warp.py": "from which one on profilers sample waiting warps",
    "rules/access/uncoalesced_global_load.py": "advice for chips whose texture cache is apart",
    "rules/access/partially_filled_requests.py": "advice for chips without caches of today's kind",
    "backends/emulated/frontend/limits.py": "bytes of parameters that PTX takes for a target",
    "sass/toolchain/elf.py": "how files of machine code are laid out",
    "sass/toolchain/opcode_bits.py": "how instructions are encoded; unknown ones are disassembled",
    "sources/classic/counters.py": "which counters the profilers of 2010 had",
    "sources/classic/visual_profiler.py": "which counters the profiler of 2010 had",
    "rules/cache/read_only_no_reuse.py": "a cause that chips have whose texture cache is apart",
    "sass/toolchain/assemble.py": "the assembler's own limit on its option",
    "sources/case/description.py": "what an option of the assembler takes",
    "sources/capture/written_ptx.py": "what a directive of PTX takes",
    "backends/emulated/check/layout.py": "warps of a block of 1,024 threads, all that CUDA allows",
    "backends/emulated/hierarchy/traffic.py": "places of a table in C, as many as any SM has warps",
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


def _of_chips(keys: list[ast.expr | None] | list[ast.expr]) -> bool:
    """True if all keys are compute capabilities, or all names of architectures."""
    pairs = [key for key in keys if isinstance(key, ast.Tuple) and _is_capability(key)]
    words = [key for key in keys if isinstance(key, ast.Constant) and _is_architecture(key.value)]
    return bool(keys) and len(keys) in (len(pairs), len(words))


def _is_architecture(value: object) -> bool:
    return isinstance(value, str) and ARCHITECTURE.fullmatch(value) is not None


@cache
def _of_an_sm() -> frozenset[int]:
    """What chips have of registers and warps."""
    chips = [load_chip(name) for name in known_chips()]
    facts = attrgetter(
        "registers_per_sm", "registers_per_block", "max_registers_per_thread", "max_warps_per_sm"
    )
    return frozenset(value for chip in chips for value in facts(chip))


def _is_of_an_sm(node: ast.Assign | ast.AnnAssign) -> bool:
    """True for a constant with the name and a value of a chip's registers or warps; no sweeps."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    names = [each for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]
    words = {word for each in names if each.id.isupper() for word in each.id.split("_")}
    values = {x.value for x in ast.walk(node) if isinstance(x, ast.Constant)}
    return bool(words & {"REGISTERS", "WARPS"}) and len(values & _of_an_sm()) == 1


def _is_named_for_one(node: ast.Assign | ast.AnnAssign) -> bool:
    """True for numbers with the name of a generation."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    words = {word for each in targets for word in getattr(each, "id", "").lower().split("_")}
    parts = [] if node.value is None else list(ast.walk(node.value))
    numbers = [each for each in parts if isinstance(each, ast.Constant)]
    return bool(words & GENERATIONS) and any(
        isinstance(each.value, int | float) for each in numbers
    )


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
                found = _of_chips(node.keys)
            case ast.Assign() | ast.AnnAssign():
                found = _is_named_for_one(node) or _is_of_an_sm(node)
            case ast.keyword(arg=str(name), value=value):
                found = any(word in name for word in WORDS) and (
                    _is_capability(value)
                    or (isinstance(value, ast.Name | ast.Attribute) and _is_constant_name(value))
                )
            case _:
                continue
        if found:
            yield node.lineno


def _compares(node: ast.Compare) -> bool:
    """True if a compute capability is compared with a number; a named constant is as good."""
    sides = [node.left, *node.comparators]
    if any(map(_is_capability, sides)) and any(getattr(x, "id", "") in TARGETS for x in sides):
        return True
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
        "bytes = 16 if cubin.architecture >= 70 else 8",
        "is_old = target < 70",
        "BYTES = {'sm_80': 196608, 'sm_90': 262144}",
        "_TURING = (32, 64)",
        "L1_OF_VOLTA: int = 96",
        "RULE = Rule(last_major=3)",
        "RULE = Rule(last_major=LAST_APART)",
        "_REGISTERS = 65536",
        "_FEWEST, _MOST_REGISTERS = 16, 255",
    ],
)
def test_what_is_looked_for_is_found(code: str) -> None:
    assert list(constants_of_generations(ast.parse(code))) == [1]


@pytest.mark.parametrize(
    "code",
    [
        "if lines >= 80: pass",
        "SHAPE = {(0, 0): 1}",
        "x = chip.compute_capability == other",
        "TURING = 'Turing'",
        "BITS = 65536",
        "WARPS = 3",
        "RULE = Rule(last_major=None)",
    ],
)
def test_what_is_none_is_left_alone(code: str) -> None:
    assert list(constants_of_generations(ast.parse(code))) == []


C_FILES = ("runtime/l2.c", "runtime/caches.c", "runtime/caches.h", "runtime/hierarchy.c",
           "runtime/sets.c", "runtime/retries.c", "runtime/retries.h", "timing/simulator.c",
           "timing/simulator.h")  # fmt: skip
SIZES = {
    "WARPS": "of an SM, more than any has",
    "WAYS": "of the emulated caches, whose sets stand for random places",
    "JOINS": "a table's places",
    "ON_THEIR_WAY": "a list's places",
    "LOCAL_LINES": "where local memory begins in the numbers of lines",
    "MAX_SCHEDULERS": "more than any SM has",
    "FETCHES": "a ring's places, more than any chip's texture units have under way",
    "GROUPS": "of copies, by PTX",
    "MULTIPLIED": "a ring's places, more than a chip file states",
    "MOST_USE": "beyond which a formula of queues is not used",
    "RECENT": "cycles that the same formula looks back; with half and double as many errors stay",
    "TURN_ENDS": "a mark",
    "KEPT": "a ring's places, which are drawn from",
    "CROSSINGS": "a table's places: further barriers of a block share the last",
    "NUMBERS": "of a block's barriers, by PTX",
    "TOGETHER_WARPS": "of a warpgroup, by PTX",
}


def test_caches_and_timing_in_c_have_sizes_of_tables_only() -> None:
    emulated = SOURCE / "backends" / "emulated"
    found = {
        name
        for file in C_FILES
        for name in re.findall(
            r"(?m)^#define (\w+) +\(?[\d.]", (emulated / file).read_text(encoding="utf-8")
        )
    }
    assert found == SIZES.keys()
