"""What a kernel does with whole numbers that it loads: indices, bounds of loops, plain data."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from math import prod

from cuado.guesses.evaluation import Evaluation
from cuado.guesses.kernel_facts import Comparison, KernelFacts, Place
from cuado.ptx.analysis.addresses import Kind
from cuado.ptx.semantics.opcode import BITS, Access, Space
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand

_SMALL = 1000
_INDEXED = frozenset({Space.SHARED, Space.GLOBAL, Space.GENERIC})
_KEPT = re.compile(r"cvt\..*[usb]\d+\.f(16|32|64)$|(and|bfe|rem|min)\..*")
"""What makes a place of a floating-point number: a conversion, or some of its bits alone."""


class DataUse(StrEnum):
    """What loaded numbers decide.

    RUNS: where runs of other arrays begin, and the next number where they end, as the row pointers
    of a sparse matrix. STARTS and LENGTHS: the same in two arrays. INDEX: places in other arrays.
    """

    PLAIN = "plain"
    INDEX = "index"
    RUNS = "runs"
    STARTS = "starts"
    LENGTHS = "lengths"


@dataclass(frozen=True, slots=True)
class Use:
    """What the numbers of one buffer decide.

    Attributes:
        what: their use.
        targets: buffers that they are places in.
        shared_items: numbers of a shared array that they are places in; None if in none.
        bounds: whole numbers given to the kernel that they are compared with.
        equals: those that they are compared with for equality.
        literals: small numbers in the code that they are compared with.
        letters: those that are letters, where they are compared with nothing else for equality.
        empty: the number that an atomic operation replaces, where the code states it: that of an
            empty place in a table, of a lock that is free; None if there is none.
        has_bits: whether bits are places as they are, were they of floats: ``__float_as_int``.
        like: a buffer with whose numbers they are compared for equality.
    """

    what: DataUse = DataUse.PLAIN
    targets: tuple[Place, ...] = ()
    shared_items: int | None = None
    bounds: tuple[Place, ...] = ()
    equals: tuple[Place, ...] = ()
    literals: tuple[int, ...] = ()
    letters: tuple[int, ...] = ()
    empty: int | None = None
    has_bits: bool = False
    like: Place | None = None


def uses(
    facts: KernelFacts, buffers: Iterable[Place], numbers: Iterable[Place]
) -> dict[Place, Use]:
    """The use of the content of each buffer."""
    whole = frozenset(numbers)
    return {place: _use(facts, place, whole) for place in buffers}


def _use(facts: KernelFacts, place: Place, numbers: frozenset[Place]) -> Use:
    loads = _loads(facts, place)
    empty = _empty(facts, place)
    if not loads:
        return Use(empty=empty)
    targets = _targets(facts, loads)
    shared = _shared_items(facts, loads)
    compared = [each for each in facts.comparisons if each.flowing.loads() & loads]
    looping = list(filter(facts.ends_loop, compared))
    equal = list(filter(facts.is_equality, compared))
    equals = _numbers(equal, numbers)
    bounds = _numbers([each for each in compared if each.loop is None], numbers)
    literals = set(chain.from_iterable(_literals(facts, each) for each in compared))
    return Use(
        _what(looping, loads, is_index=bool(targets) or shared is not None),
        targets,
        shared,
        tuple(each for each in bounds if each not in equals),
        equals,
        tuple(sorted(literals)),
        _letters(facts, equal),
        empty,
        _has_bits(facts, loads),
        _compared_with(facts, equal, loads, place),
    )


def _loads(facts: KernelFacts, place: Place) -> frozenset[int]:
    """The instructions that load from one buffer."""
    reading = (t for t in facts.touches if t.pointer == place and t.access is Access.LOAD)
    return frozenset(each.index for each in reading)


def _targets(facts: KernelFacts, loads: frozenset[int]) -> tuple[Place, ...]:
    """Buffers in whose addresses some loaded numbers are."""
    indexed = (t.pointer for t in facts.touches if t.flowing.loads() & loads)
    return tuple(dict.fromkeys(each for each in indexed if each is not None))


def _numbers(compared: list[Comparison], numbers: frozenset[Place]) -> tuple[Place, ...]:
    """The whole numbers given to the kernel in some comparisons."""
    found = (place for each in compared for place in sorted(each.flowing.parameters() & numbers))
    return tuple(dict.fromkeys(found))


def _compared_with(
    facts: KernelFacts, equal: list[Comparison], loads: frozenset[int], place: Place
) -> Place | None:
    """Another buffer of which numbers are compared with some loaded ones; None if there is none."""
    pointers = {each.index: each.pointer for each in facts.touches}
    others = (pointers.get(n) for each in equal for n in sorted(each.flowing.loads() - loads))
    return next((each for each in others if each is not None and each != place), None)


def _letters(facts: KernelFacts, equal: list[Comparison]) -> tuple[int, ...]:
    """The letters that loaded ones are compared with for equality; none where others are too."""
    found = set(chain.from_iterable(_alike(facts, each) for each in equal)) - {0}
    is_text = len(found) > 1 and all(each < 128 and chr(each).isalpha() for each in found)
    return tuple(sorted(found)) if is_text else ()


def _alike(facts: KernelFacts, each: Comparison) -> Iterator[int]:
    """The numbers that make an equality true: two where a bit is set before, ``(c | 2) == 67``."""
    bits = list(_set_bits(facts, each))
    for literal in _literals(facts, each):
        yield literal
        yield from (literal & ~bit for bit in bits if literal & bit)


def _set_bits(facts: KernelFacts, each: Comparison) -> Iterator[int]:
    """The bits that the code sets in what a comparison reads."""
    for at in each.flowing.instructions:
        if facts.code.instructions[at].opcode.startswith("or.b"):
            operands = (operand for operand, _ in facts.code.effects[at].operands)
            values = (each.value for each in operands if isinstance(each, Immediate))
            yield from (value for value in values if isinstance(value, int) and value > 0)


def _has_bits(facts: KernelFacts, loads: frozenset[int]) -> bool:
    """True if loaded bits are in an address, neither converted nor kept in bounds."""
    for n, effects in enumerate(facts.code.effects):
        if effects.opcode.access is None or effects.opcode.space not in _INDEXED:
            continue
        flowing = facts.origins.address(n)
        opcodes = [facts.code.instructions[at].opcode for at in flowing.instructions]
        if flowing.loads() & loads and not any(map(_KEPT.match, opcodes)):
            return True
    return False


def _empty(facts: KernelFacts, place: Place) -> int | None:
    """What ``atomicCAS(&table[i], EMPTY, key)`` replaces, where all such say the same number."""
    found = set[int | None]()
    for touch in facts.touches:
        words = facts.code.instructions[touch.index].opcode.split(".")
        if touch.pointer != place or words[0] != "atom" or "cas" not in words:
            continue
        operands = [each for each, role in facts.code.effects[touch.index].operands if role.reads]
        compared = next((o for o in operands if not isinstance(o, Address)), None)
        found.add(_constant(facts, compared, touch.index))
    return found.pop() if len(found) == 1 else None


def _constant(facts: KernelFacts, operand: Operand | None, index: int) -> int | None:
    """The value of an operand that the code alone decides; None otherwise."""
    if isinstance(operand, Name) and facts.origins.of((operand.text,), index).origins:
        return None
    if not isinstance(operand, Name | Immediate):
        return None
    return Evaluation(facts.slicer, {}, {}).operand(operand, index)


def _literals(facts: KernelFacts, each: Comparison) -> Iterator[int]:
    """The small numbers that a comparison names; -1 where it asks for the sign."""
    order = facts.code.instructions[each.index].opcode.split(".")[1]
    for operand, _ in facts.code.effects[each.index].operands:
        value = operand.value if isinstance(operand, Immediate) else None
        if isinstance(value, int) and abs(value) <= _SMALL:
            yield value
        if value == 0 and order in {"lt", "ge"}:
            yield -1


def _what(looping: list[Comparison], loads: frozenset[int], *, is_index: bool) -> DataUse:
    ends = [each for each in looping if each.flowing.loads() & loads]
    if not ends:
        return DataUse.INDEX if is_index else DataUse.PLAIN
    if not is_index:
        return DataUse.LENGTHS
    if any(len(each.flowing.loads() & loads) > 1 for each in ends):
        return DataUse.RUNS
    if any(each.flowing.loads() - loads for each in ends):
        return DataUse.STARTS
    return DataUse.INDEX


def _shared_items(facts: KernelFacts, loads: frozenset[int]) -> int | None:
    """The elements of the smallest shared array with known size that is indexed by some loads."""
    found = []
    for n, effects in enumerate(facts.code.effects):
        if effects.opcode.space is not Space.SHARED or effects.opcode.access is None:
            continue
        if not facts.origins.address(n).loads() & loads:
            continue
        for operand, _ in effects.operands:
            if isinstance(operand, Address) and isinstance(operand.base, Name):
                size = _array_bytes(facts, operand.base.text, n)
                if size:
                    found.append(size // max(1, effects.opcode.bytes or 1))
    return min(found, default=None)


def _array_bytes(facts: KernelFacts, name: str, index: int) -> int | None:
    roots = facts.slicer.addresses.roots(name, index)
    keys = {root.key for root in roots if root.kind is Kind.VARIABLE}
    if len(keys) != 1:
        return None
    variable = facts.code.variable(keys.pop())
    if None in variable.dimensions:
        return None
    return prod(d for d in variable.dimensions if d is not None) * BITS[variable.type] // 8
