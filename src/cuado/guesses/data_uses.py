"""What the kernel does with whole numbers that it loads: indices, bounds of loops, or plain data."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import prod

from cuado.guesses.kernel_facts import Comparison, KernelFacts, Place
from cuado.ptx.analysis.addresses import Kind
from cuado.ptx.semantics.opcode import BITS, Access, Space
from cuado.ptx.syntax.operands import Address, Name


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
    """

    what: DataUse = DataUse.PLAIN
    targets: tuple[Place, ...] = ()
    shared_items: int | None = None
    bounds: tuple[Place, ...] = ()


def uses(
    facts: KernelFacts, buffers: Iterable[Place], numbers: Iterable[Place]
) -> dict[Place, Use]:
    """The use of the content of each buffer."""
    whole = frozenset(numbers)
    return {place: _use(facts, place, whole) for place in buffers}


def _use(facts: KernelFacts, place: Place, numbers: frozenset[Place]) -> Use:
    loads = frozenset(
        each.index for each in facts.touches if each.pointer == place and each.access is Access.LOAD
    )
    if not loads:
        return Use()
    targets = dict.fromkeys(
        each.pointer
        for each in facts.touches
        if each.pointer is not None and each.flowing.loads() & loads
    )
    shared = _shared_items(facts, loads)
    compared = [each for each in facts.comparisons if each.flowing.loads() & loads]
    bounds = dict.fromkeys(
        number
        for each in compared
        if each.loop is None
        for number in sorted(each.flowing.parameters() & numbers)
    )
    looping = [each for each in compared if each.loop is not None]
    what = _what(looping, loads, is_index=bool(targets) or shared is not None)
    return Use(what, tuple(targets), shared, tuple(bounds))


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


def targets_of(uses_: Mapping[Place, Use]) -> frozenset[Place]:
    """All buffers that loaded numbers are places in."""
    return frozenset(target for use in uses_.values() for target in use.targets)
