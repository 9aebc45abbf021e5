"""Pairs of loads in one iteration of a loop, at a constant distance from each other.

An unrolled loop loads element after element of one buffer. If the data were half as wide, one load
as wide as before would fetch what two of them fetch.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from cuado.kernel.facts.loops.loop import innermost
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.polynomials import Expression, split
from cuado.kernel.values.symbolic import Expressions
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.loops import Loop, loops_of


@dataclass(frozen=True, slots=True)
class LoadPair:
    """Two loads of one opcode that run together, and whose addresses differ by a constant.

    Attributes:
        first: the load of the lower address.
        second: the other one.
    """

    first: int
    second: int


def pairs_of(kernel: Kernel, loads: Collection[int]) -> tuple[LoadPair, ...]:
    """Pairs among some loads: neighbours in order of address; no load is in two pairs.

    Loads outside of loops, guarded ones, and those whose addresses are not known as sums are in
    none.
    """
    loops = loops_of(kernel.slicer.flow)
    by_loop: dict[Loop, list[int]] = {}
    for index in sorted(loads):
        loop = innermost(kernel, loops, index)
        if loop is not None:
            by_loop.setdefault(loop, []).append(index)
    dominance = Dominance(kernel.slicer.flow)
    found: list[LoadPair] = []
    for loop, inside in by_loop.items():
        expressions = Expressions(kernel, dominance, loop, inside)
        for members in _alike(kernel, expressions, inside):
            found += _neighbours(members)
    return tuple(sorted(found, key=lambda pair: pair.first))


def _alike(
    kernel: Kernel, expressions: Expressions, loads: list[int]
) -> Iterator[list[tuple[int, int]]]:
    """Distance and index of loads that run together and differ in a constant only."""
    block_of = kernel.slicer.flow.block_of
    groups: dict[tuple[int, str, Expression], list[tuple[int, int]]] = {}
    for index in loads:
        instruction = kernel.code.instructions[index]
        address = expressions.address(index)
        if address is None or instruction.guard:
            continue
        rest, distance = split(address)
        key = (block_of[index], instruction.opcode, rest)
        groups.setdefault(key, []).append((distance, index))
    yield from groups.values()


def _neighbours(members: list[tuple[int, int]]) -> Iterator[LoadPair]:
    ordered = sorted(members)
    for (low, first), (high, second) in zip(ordered[::2], ordered[1::2], strict=False):
        if low < high:  # Equal addresses hold one datum, not two.
            yield LoadPair(first, second)
