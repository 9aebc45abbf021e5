"""Loads of a loop that bring a block the same elements again and again: a tile of a matrix.

The address of such a load is a linear form of the block's and the thread's indices and of the
iteration's number. So what the threads of a block load in some iterations is a rectangle of
elements: *places*, of which each thread reads some, by *steps*, of which each iteration reads
``unroll``. Each element is read by several threads, or several times by one: a block that fetches
the rectangle once, to shared memory, fetches what the original reads, and nothing else.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from math import gcd

from cuado.kernel.facts.constant_loads import why_not_constant
from cuado.kernel.facts.iteration_counts import Count, count_of, name_of, where
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.switched_accesses import register_bits
from cuado.kernel.values.iteration_forms import Forms, forms_of
from cuado.kernel.values.linear_forms import Form, Term
from cuado.kernel.values.warp_variance import Variance
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import BITS, Trait
from cuado.ptx.syntax.operands import Name

LEAST_READERS = 4
"""Reads of an element, on average, from which fetching it for the whole block pays."""
_SIZES = (4, 8)
_OF_BLOCK, _OF_THREAD = "%ctaid.", "%tid."
_LONGEST = 1 << 31


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
class TiledLoads:
    """Loads of one rectangle.

    The element at a place and a step, counted from the first iteration, is at ``base`` plus
    multiples of ``apart`` and ``along``.

    Attributes:
        opcode: of all of them.
        size: bytes of an element.
        pointer: the parameter that all addresses are relative to.
        base: what is added to it for the whole block: a form of block indices.
        thread: bytes that a thread's places begin behind the base, as a form, less ``low``.
        low: the least that the form comes to.
        apart: bytes from place to place.
        along: bytes from step to step.
        unroll: steps of an iteration.
        starts: the first place of each thread, in linear order.
        offsets: the places that a thread reads, from its first one.
        places: the number of places.
        reads: the loads.
    """

    opcode: str
    size: int
    pointer: str
    base: Form
    thread: Form
    low: int
    apart: int
    along: int
    unroll: int
    starts: tuple[int, ...]
    offsets: tuple[int, ...]
    places: int
    reads: tuple[Read, ...]


@dataclass(frozen=True, slots=True)
class TiledLoop:
    """A loop with tiles that a block reads in it.

    Attributes:
        first: its first instruction.
        last: the branch back.
        trips: the trip count of all threads.
        tiles: what is read.
    """

    first: int
    last: int
    trips: int
    tiles: tuple[TiledLoads, ...]


def tiled_loops(kernel: Kernel) -> tuple[tuple[TiledLoop, ...], tuple[str, ...]]:
    """The loops of a kernel that read tiles; and why other loads do not."""
    found, reasons = [], list[str]()
    for loop in loops_of(kernel.slicer.flow):
        if not loop.is_innermost or not _loads_in(kernel, loop):
            continue
        objection = next(_objections(kernel, loop), "")
        count = count_of(kernel, loop)
        if objection or isinstance(count, str) or count.number is None:
            reasons.append(objection or _uncounted(kernel, loop, count))
            continue
        block = kernel.slicer.flow.blocks[loop.header]
        tiles, others = _tiles(kernel, loop)
        reasons += others
        if tiles:
            found.append(TiledLoop(block.first, block.last, count.number, tiles))
    return tuple(found), tuple(reasons)


def _loads_in(kernel: Kernel, loop: Loop) -> list[int]:
    block_of = kernel.slicer.flow.block_of
    return [n for n in kernel.global_loads if block_of[n] in loop.blocks]


def _uncounted(kernel: Kernel, loop: Loop, count: Count | str) -> str:
    if isinstance(count, str):
        return count
    return f"the trip count of {name_of(kernel, loop)} is no number that all threads have"


def _objections(kernel: Kernel, loop: Loop) -> Iterator[str]:
    """Why a block cannot wait in a loop, or its iterations cannot be put one after another."""
    code, flow = kernel.code, kernel.slicer.flow
    block, named = flow.blocks[loop.header], name_of(kernel, loop)
    within = range(block.first, block.last + 1)
    if len(loop.blocks) > 1 or len({code.scopes[n] for n in within}) > 1:
        yield f"{named} has branches"
    if Trait.BRANCH not in code.effects[block.last].opcode.traits:
        yield f"{named} does not end with its branch"
    divergence, variance = kernel.lanes.divergence, None
    for source, _ in divergence.control[loop.header]:
        last = flow.blocks[source].last
        if source == loop.header or kernel.ranges.settles(last):
            continue
        variance = variance or Variance(kernel)
        if source in divergence.divergent or variance.parts(last):
            yield (
                f"threads of a block may part at {where(kernel, last)}, before {named}: they could "
                "not wait for each other in it"
            )


def _tiles(kernel: Kernel, loop: Loop) -> tuple[tuple[TiledLoads, ...], list[str]]:
    """The tiles of a loop; and why other loads read none."""
    forms, groups, reasons = forms_of(kernel), dict[object, list[tuple[int, Form]]](), list[str]()
    for n in _loads_in(kernel, loop):
        form = forms.address(n)
        reason = _not_plain(kernel, n) or why_not_constant(kernel, n)
        if form is None or reason:
            reasons.append(reason or f"the address of the load at {where(kernel, n)} is not plain")
            continue
        key = kernel.code.instructions[n].opcode, form.terms
        groups.setdefault(key, []).append((n, form))
    found = []
    for loads in groups.values():
        made = _Grid(kernel, loop, forms, loads).made()
        found.append(made) if isinstance(made, TiledLoads) else reasons.append(made)
    return tuple(found), reasons


def _not_plain(kernel: Kernel, load: int) -> str:
    """Why a load is none that shared memory can stand in for; empty if it is."""
    instruction, effects = kernel.code.instructions[load], kernel.code.effects[load]
    at, size = f"the load at {where(kernel, load)}", effects.opcode.bytes
    if instruction.guard:
        return f"{at} is not made in every iteration"
    if ".global" not in instruction.opcode or len(instruction.operands) != 2:
        return f"{at} is no plain load of global memory"
    target = instruction.operands[0]
    bits = register_bits(kernel, target.text, load) if isinstance(target, Name) else None
    type_ = instruction.opcode.rpartition(".")[2]
    if size not in _SIZES or bits != 8 * size or BITS.get(type_) != bits:
        return f"{at} is not of one element of 4 or 8 bytes"
    return ""


class _Grid:
    """The rectangle that some loads of a loop read, whose addresses differ by numbers.

    Args:
        kernel: the kernel.
        loop: the loop.
        forms: of the kernel's addresses.
        loads: instructions with their addresses.
    """

    def __init__(
        self, kernel: Kernel, loop: Loop, forms: Forms, loads: Sequence[tuple[int, Form]]
    ) -> None:
        self._kernel, self._loop, self._forms, self._loads = kernel, loop, forms, loads
        self._at = f"the load at {where(kernel, loads[0][0])}"
        self._size = kernel.code.effects[loads[0][0]].opcode.bytes or 0
        self._threads = range(kernel.launch.threads_per_block)

    def made(self) -> TiledLoads | str:
        """The tile, or why there is none."""
        parts = self._parts()
        if isinstance(parts, str):
            return parts
        pointer, of_block, of_thread, step = parts
        lanes = [self._value(of_thread, thread) for thread in self._threads]
        low, numbers = min(lanes), sorted({form.number for _, form in self._loads})
        starts = [each - low for each in lanes]
        # Where a tile is as wide as the matrix, several will do: the fewest steps, the most places.
        for unroll in range(1, len(numbers) + 1):
            made = self._rectangle(starts, [each - numbers[0] for each in numbers], step, unroll)
            if made is None:
                continue
            apart, offsets, places = made
            readers = len(starts) * len(self._loads) / (places * unroll)
            if readers < LEAST_READERS:
                return f"{self._at} brings a block hardly any element more than once"
            along = step // unroll
            reads = self._reads(numbers[0], apart, along, unroll, offsets)
            return TiledLoads(
                opcode=self._kernel.code.instructions[self._loads[0][0]].opcode,
                size=self._size,
                pointer=pointer,
                base=Form(numbers[0] + low, of_block),
                thread=Form(0, of_thread),
                low=low,
                apart=apart,
                along=along,
                unroll=unroll,
                starts=tuple(each // apart for each in starts),
                offsets=offsets,
                places=places,
                reads=reads,
            )
        return f"what a block reads by {self._at} is no rectangle without gaps"

    def _parts(
        self,
    ) -> tuple[str, frozenset[tuple[Term, int]], frozenset[tuple[Term, int]], int] | str:
        """Of the addresses: the pointer, the block's part, the thread's part, and the step."""
        of_block, of_thread, pointers, step = set(), set(), list[str](), 0
        for term, factor in self._loads[0][1].terms:
            match term:
                case Term(kind="pointer", what=str(name)) if factor == 1:
                    pointers.append(name)
                case Term(kind="turn", what=header) if header == self._loop.header:
                    step = factor
                case Term(kind="special", what=str(name)) if name.startswith(_OF_BLOCK):
                    of_block.add((term, factor))
                case Term(kind="special", what=str(name)) if name.startswith(_OF_THREAD):
                    of_thread.add((term, factor))
                case Term(kind="value", what=int(index)) if self._is_known(index):
                    of_thread.add((term, factor))
                case _:
                    return (
                        f"the address of {self._at} is no sum of multiples of indices and of the "
                        "iteration's number"
                    )
        if len(pointers) != 1 or step <= 0:
            return f"{self._at} does not walk up a buffer"
        return pointers[0], frozenset(of_block), frozenset(of_thread), step

    def _is_known(self, index: int) -> bool:
        """True if a register before the loop holds a number that is known for each thread."""
        code, found = self._kernel.code, self._kernel.lanes.result(index)
        if found is None or not found.exact or not all(0 <= n < _LONGEST for n in found.offsets):
            return False
        flow, (name,) = self._kernel.slicer.flow, code.effects[index].writes
        keys = code.keys((name,), index)
        written = [n for n, each in enumerate(code.effects) if keys == code.keys(each.writes, n)]
        start = flow.blocks[self._loop.header].first
        before = flow.block_of[index] not in self._loop.blocks
        is_sized = register_bits(self._kernel, name, index) == BITS["b32"]
        return before and is_sized and written == [index] and Dominance(flow)(index, start)

    def _value(self, terms: frozenset[tuple[Term, int]], thread: int) -> int:
        """What some terms of a thread come to."""
        return sum(factor * self._forms.range_of(term, thread)[0] for term, factor in terms)

    def _rectangle(
        self, starts: Sequence[int], numbers: Sequence[int], step: int, unroll: int
    ) -> tuple[int, tuple[int, ...], int] | None:
        """Bytes between places, a thread's places, the number of all; None if there are gaps."""
        if len(numbers) % unroll or step % (unroll * self._size):
            return None
        offsets = _without_steps(numbers, step // unroll, unroll)
        places = sorted({start + offset for start in {*starts} for offset in offsets})
        apart = reduce(gcd, (*places, *starts, *offsets), 0)
        if not apart or apart % self._size:
            return None
        if places != list(range(0, apart * len(places), apart)):
            return None
        return apart, tuple(each // apart for each in offsets), len(places)

    def _reads(
        self, lowest: int, apart: int, along: int, unroll: int, offsets: Sequence[int]
    ) -> tuple[Read, ...]:
        """The loads, by place and step."""
        at = {
            one * apart + step * along: (number, step)
            for number, one in enumerate(offsets)
            for step in range(unroll)
        }
        return tuple(Read(n, *at[form.number - lowest]) for n, form in self._loads)


def _without_steps(numbers: Sequence[int], along: int, unroll: int) -> list[int]:
    """The numbers of which all are made by adding so many steps; none if not all are."""
    known = {*numbers}
    first = [each for each in numbers if each - along not in known or unroll == 1]
    every = Counter(one + k * along for one in first for k in range(unroll))
    return first if every == Counter(numbers) else []


__all__ = ["LEAST_READERS", "Read", "TiledLoads", "TiledLoop", "tiled_loops"]
