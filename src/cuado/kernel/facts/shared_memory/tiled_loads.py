"""Loads of a loop that bring a block the same elements again and again: a tile of a matrix.

The address of such a load is a linear form of the block's and the thread's indices and of the
iteration's number. So what the threads of a block load in some iterations is a rectangle of
elements: *places*, of which each thread reads some, by *steps*, of which each iteration reads
``unroll``. Each element is read by several threads, or several times by one: a block that fetches
the rectangle once, to shared memory, fetches what the original reads, and nothing else.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from math import gcd

from cuado.kernel.facts.accesses.thread_addresses import ThreadAddress, constant_address
from cuado.kernel.facts.loops.block_loops import BlockLoop, block_loops, loads_in
from cuado.kernel.facts.loops.iteration_counts import where
from cuado.kernel.kernel import Kernel

LEAST_READERS = 4
"""Reads of an element, on average, from which fetching it for the whole block pays."""


@dataclass(frozen=True, slots=True)
class Read:
    """A load of a tile.

    Attributes:
        index: the instruction.
        number: its place among those that a thread reads, in order.
        step: its step among those of an iteration.
    """

    index: int
    number: int
    step: int


@dataclass(frozen=True, slots=True)
class TileLimit:
    """The elements of a tile that are loaded; the others are 0.

    Of an element at a place and a step, ``number + block's part + apart * place + along * step`` is
    between ``low`` and ``high``.
    """

    block: tuple[tuple[str, int], ...]
    number: int
    apart: int
    along: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class TiledLoads:
    """Loads of one rectangle.

    The element at a place and a step, counted from the first iteration, is at ``base`` plus
    multiples of ``apart`` and ``along``.

    Attributes:
        opcode: of all of them.
        size: bytes of an element.
        pointer: the parameter that all addresses are relative to.
        block: what is added to it for a block: block indices and their factors.
        number: what is added to it for all.
        apart: bytes from place to place.
        along: bytes from step to step.
        unroll: steps of an iteration.
        starts: the first place of each thread, in linear order.
        offsets: the places that a thread reads, from its first one.
        places: the number of places.
        reads: the loads.
        limits: of the elements that are loaded.
    """

    opcode: str
    size: int
    pointer: str
    block: tuple[tuple[str, int], ...]
    number: int
    apart: int
    along: int
    unroll: int
    starts: tuple[int, ...]
    offsets: tuple[int, ...]
    places: int
    reads: tuple[Read, ...]
    limits: tuple[TileLimit, ...] = ()


@dataclass(frozen=True, slots=True)
class TiledLoop:
    """A loop with tiles that a block reads in it."""

    loop: BlockLoop
    tiles: tuple[TiledLoads, ...]


def tiled_loops(kernel: Kernel) -> tuple[tuple[TiledLoop, ...], tuple[str, ...]]:
    """The loops of a kernel that read tiles; and why other loads do not."""
    return kernel.once("tiled loops", lambda: _found(kernel))


def _found(kernel: Kernel) -> tuple[tuple[TiledLoop, ...], tuple[str, ...]]:
    loops, others = block_loops(kernel)
    found, reasons = [], [*others]
    for loop in loops:
        tiles, more = _tiles(kernel, loop)
        reasons += more
        if tiles:
            found.append(TiledLoop(loop, tiles))
    return tuple(found), tuple(reasons)


def _tiles(kernel: Kernel, loop: BlockLoop) -> tuple[tuple[TiledLoads, ...], list[str]]:
    """The tiles of a loop; and why other loads read none."""
    groups, reasons = dict[object, list[tuple[int, ThreadAddress]]](), list[str]()
    for n in loads_in(kernel, loop):
        address = constant_address(kernel, loop, n)
        if isinstance(address, str):
            reasons.append(address)
            continue
        opcode = kernel.code.instructions[n].opcode
        limits = tuple((each.block, each.step, each.low, each.high) for each in address.limits)
        key = opcode, address.pointer, address.block, address.step, address.starts, limits
        groups.setdefault(key, []).append((n, address))
    made = [_cut(kernel, loads) for loads in groups.values()]
    reasons += [each for each in made if isinstance(each, str)]
    return tuple(_alike([each for each in made if not isinstance(each, str)])), reasons


def _alike(ways: Sequence[Mapping[int, TiledLoads]]) -> Iterator[TiledLoads]:
    """One tile of each of some loads, of as many steps as the others where that can be.

    Where a tile is as wide as the matrix, its rows follow each other, and several will do.
    """
    common = {n for each in ways for n in each if all(n in other for other in ways)}
    for each in ways:
        yield each[max(common) if common else min(each)]


def _cut(
    kernel: Kernel, loads: Sequence[tuple[int, ThreadAddress]]
) -> Mapping[int, TiledLoads] | str:
    """The rectangles that some loads read, by the steps of an iteration; or why there is none.

    The addresses of the loads differ by numbers.
    """
    (first, address), *_ = loads
    at, size = f"the load at {where(kernel, first)}", kernel.code.effects[first].opcode.bytes or 0
    numbers, found = sorted({each.number for _, each in loads}), dict[int, TiledLoads]()
    for unroll in range(1, len(numbers) + 1):
        along, rest = divmod(address.step, unroll)
        if rest or along % size or len(numbers) % unroll:
            continue
        offsets = _without_steps([each - numbers[0] for each in numbers], along, unroll)
        made = _rectangle(address.starts, offsets, size)
        tile = None if made is None else _tile(kernel, loads, unroll, offsets, *made)
        limits = None if tile is None else _limits(tile, loads)
        if tile is not None and limits is not None:
            found[unroll] = replace(tile, limits=limits)
    if not found:
        return f"what a block reads by {at} is no rectangle without gaps"
    fewest = min(each.places * each.unroll for each in found.values())
    if len(address.starts) * len(loads) < LEAST_READERS * fewest:
        return f"{at} brings a block hardly any element more than once"
    return found


def _tile(
    kernel: Kernel,
    loads: Sequence[tuple[int, ThreadAddress]],
    unroll: int,
    offsets: Sequence[int],
    apart: int,
    places: int,
) -> TiledLoads:
    """The rectangle that some loads read, in so many steps of an iteration."""
    (first, address), *_ = loads
    lowest, along = min(each.number for _, each in loads), address.step // unroll
    at = {
        one + step * along: (number, step)
        for number, one in enumerate(offsets)
        for step in range(unroll)
    }
    return TiledLoads(
        opcode=kernel.code.instructions[first].opcode,
        size=kernel.code.effects[first].opcode.bytes or 0,
        pointer=address.pointer,
        block=address.block,
        number=lowest,
        apart=apart,
        along=along,
        unroll=unroll,
        starts=tuple(each // apart for each in address.starts),
        offsets=tuple(each // apart for each in offsets),
        places=places,
        reads=tuple(Read(n, *at[each.number - lowest]) for n, each in loads),
    )


def _limits(
    tile: TiledLoads, loads: Sequence[tuple[int, ThreadAddress]]
) -> tuple[TileLimit, ...] | None:
    """The limits of loads as limits of a tile's elements; None if they are not the elements'."""
    addresses, found = dict(loads), list[TileLimit]()
    for number in range(len(loads[0][1].limits)):
        # For each element that some thread reads: the limit's value there, in the first iteration.
        values = dict[tuple[int, int], int]()
        for read in tile.reads:
            limit = addresses[read.index].limits[number]
            for start, value in zip(tile.starts, limit.places, strict=True):
                at = start + tile.offsets[read.number], read.step
                if values.setdefault(at, value) != value:
                    return None
        along, rest = divmod(limit.step, tile.unroll)
        least = min(values)
        first = values[least] - along * least[1]
        other = next((each for each in values if each[0] != least[0]), least)
        apart = (values[other] - along * other[1] - first) // max(other[0] - least[0], 1)
        first -= apart * least[0]
        if rest or any(
            value != first + apart * place + along * step for (place, step), value in values.items()
        ):
            return None
        found.append(TileLimit(limit.block, first, apart, along, limit.low, limit.high))
    return tuple(dict.fromkeys(found))


def _rectangle(starts: Sequence[int], offsets: Sequence[int], size: int) -> tuple[int, int] | None:
    """Bytes between the places that threads read, and their number; None if there are gaps."""
    places = sorted({start + offset for start in {*starts} for offset in offsets})
    apart = reduce(gcd, (*places, *starts, *offsets), 0)
    if not places or not apart or apart % size:
        return None
    # Every place of the rectangle is read by some thread: fetching it touches nothing that the
    # original does not.
    return (apart, len(places)) if places == [*range(0, apart * len(places), apart)] else None


def _without_steps(numbers: Sequence[int], along: int, unroll: int) -> list[int]:
    """The numbers of which all are made by adding so many steps; none if not all are."""
    known = {*numbers}
    first = [each for each in numbers if each - along not in known or unroll == 1]
    every = Counter(one + k * along for one in first for k in range(unroll))
    return first if every == Counter(numbers) else []
