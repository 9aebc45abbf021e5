"""Which barriers order accesses of different warps, as far as addresses tell.

A barrier orders what threads of a block did before it and what they do after it. Two accesses on
either side of a barrier, with no other barrier on the path between them, need it if one of them
writes, and threads of different warps may access one byte. Shared addresses are known where they
depend only on the thread's index and the launch's numbers; any other address may be anything.
"""

from collections.abc import Iterable, Mapping

from cuado.kernel.facts.threads.active_threads import active_threads
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.lane_values import WARP, Known, constant
from cuado.kernel.values.lanes import Lanes
from cuado.model.arguments import Scalar
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.semantics.opcode import Access, Space

_HARMLESS = frozenset({None, Access.PREFETCH})
_OWN = frozenset({Space.PARAM, Space.CONST, Space.LOCAL})
FARTHEST_OFFSET = 1 << 28
"""Bytes: no shared address is so far. Of a wider register only the lower 32 bits count (PTX ISA,
"Addresses as Operands"), so that what seems to be further may be any."""


class Offsets(Lanes):
    """Values of a block's threads with every shared array at 0: addresses are offsets in it.

    Args:
        kernel: the kernel and its launch.
        space: whose arrays are at 0; those of another one have no known address.
    """

    def __init__(self, kernel: Kernel, space: Space = Space.SHARED) -> None:
        self._space = space
        arguments = zip(kernel.function.parameters, kernel.launch.arguments, strict=False)
        known = {
            parameter.name: argument.integer
            for parameter, argument in arguments
            if isinstance(argument, Scalar) and argument.integer is not None
        }
        super().__init__(kernel.slicer, kernel.launch.block, known)

    def address(self, index: int) -> Known:
        """As of all lanes; None as well for an offset that is in no array."""
        found = super().address(index)
        if found is None or not found.exact:
            return found
        return found if max(map(abs, found.offsets)) < FARTHEST_OFFSET else None

    def _of_name(self, name: str, index: int) -> Known:
        symbol = self.code.symbol(name.partition(".")[0], index)
        if symbol is not None and symbol.variable.space == self._space:
            return constant(0, self._threads)
        return super()._of_name(name, index)


def shared_offsets(kernel: Kernel) -> Offsets:
    """The offsets in shared arrays of a kernel, found once."""
    return kernel.once("shared offsets", lambda: Offsets(kernel))


_Made = tuple[int, tuple[int, ...], tuple[int, ...]]
"""Size of an access, its offset in each thread, and the active threads."""


class Exchanges:
    """Data that the threads of a block exchange through memory between barriers.

    Args:
        kernel: the kernel and its launch.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel, self._effects = kernel, kernel.code.effects
        self._region = kernel.aliasing.region
        self._offsets, self._runners = shared_offsets(kernel), active_threads(kernel)
        self._after, self._before = _edges(kernel)
        self._touched: dict[int, dict[int, frozenset[int]] | None] = {}
        self._known: dict[_Made, dict[int, frozenset[int]]] = {}
        self._kinds: dict[int, int] = {}
        self._numbers: dict[object, int] = {}

    def objection(self, barrier: int, kept: Iterable[int], *, within: bool = False) -> str:
        """Why threads of different warps need a barrier; empty if none do.

        Args:
            barrier: which.
            kept: all other barriers that the threads wait at.
            within: considers different threads of one warp, in place of different warps.
        """
        # Accesses on the paths into and out of the barrier, up to the next barrier that stays:
        # these are the pairs that would be unordered without it.
        stops = frozenset(kept) - {barrier}
        earlier = self._reached(barrier, self._before, stops)
        later = self._reached(barrier, self._after, stops)
        who = "lanes" if within else "warps"
        for one in self._unlike(earlier):
            for other in self._unlike(later):
                if self._may_meet(one, other, within=within):
                    first, second = (self._kernel.code.line(n) for n in (one, other))
                    return f"{who} may exchange data between PTX lines {first} and {second}"
        return ""

    def sides(self, barrier: int) -> tuple[list[int], list[int]]:
        """All accesses that may come before a barrier, and all that may come after it."""
        none: frozenset[int] = frozenset()
        return (
            self._reached(barrier, self._before, none),
            self._reached(barrier, self._after, none),
        )

    def _reached(
        self, start: int, edges: Mapping[int, tuple[int, ...]], stops: frozenset[int]
    ) -> list[int]:
        """Accesses on the paths from an instruction to the next stop."""
        # The barrier itself is no stop: in a loop, what follows it comes before its next execution
        # as well, and is then on both sides.
        todo, seen = list(edges[start]), set(edges[start])
        while todo:
            at = todo.pop()
            for following in () if at in stops else edges[at]:
                if following not in seen:
                    seen.add(following)
                    todo.append(following)
        return sorted(n for n in seen if self._effects[n].opcode.access not in _HARMLESS)

    def _unlike(self, accesses: list[int]) -> list[int]:
        """One representative of all accesses that the same threads make to the same bytes."""
        found: dict[object, int] = {}
        for index in accesses:
            found.setdefault(self._kind(index), index)
        return list(found.values())

    def _kind(self, index: int) -> object:
        """A number that is equal for interchangeable accesses."""
        if index not in self._kinds:
            bytes_ = self._bytes(index)
            does = self._effects[index].opcode.access
            # Equal sets of bytes are one object (``_known``), so their identity compares them
            # cheaply.
            kind: object = index if bytes_ is None else (self._region(index), does, id(bytes_))
            self._kinds[index] = self._numbers.setdefault(kind, len(self._numbers))
        return self._kinds[index]

    def _may_meet(self, one: int, other: int, *, within: bool) -> bool:
        """True if two threads may access one byte, and one of them writes it."""
        kernel = self._kernel
        if kernel.space(one) in _OWN or kernel.space(other) in _OWN:
            return False
        if not kernel.aliasing.may_conflict(one, other):
            return False
        first, second = self._bytes(one), self._bytes(other)
        # Aliasing is possible by now: without exact bytes in one array, a conflict is assumed.
        if first is None or second is None or self._region(one) != self._region(other):
            return True
        apart = _two_of_a_warp if within else _of_two_warps
        # Bytes are exact for a thread whenever it comes by, so iterations need not be told apart.
        return any(apart(each, second[byte]) for byte, each in first.items() if byte in second)

    def _bytes(self, index: int) -> dict[int, frozenset[int]] | None:
        """The threads that access each byte of a shared array; None if that is not known."""
        if index not in self._touched:
            self._touched[index] = self._found(index)
        return self._touched[index]

    def _found(self, index: int) -> dict[int, frozenset[int]] | None:
        root, size = self._region(index), self._effects[index].opcode.bytes
        found = self._offsets.address(index)
        is_shared = self._kernel.space(index) is Space.SHARED and root is not None
        if not is_shared or not size or found is None or not found.exact:
            return None
        runners = tuple(self._runners.of(index))
        key = (size, found.offsets, runners)
        if key not in self._known:
            threads: dict[int, set[int]] = {}
            for thread in runners:
                start = found.offsets[thread]
                for byte in range(start, start + size):
                    threads.setdefault(byte, set()).add(thread)
            self._known[key] = {byte: frozenset(each) for byte, each in threads.items()}
        return self._known[key]


def _of_two_warps(one: frozenset[int], other: frozenset[int]) -> bool:
    """True if the union of two sets has threads of different warps."""
    return len({thread // WARP for thread in one | other}) > 1


def _two_of_a_warp(one: frozenset[int], other: frozenset[int]) -> bool:
    """True if the two sets have two different threads of one warp."""
    if len(one | other) == 1:
        return False
    both = {thread // WARP for thread in one} & {thread // WARP for thread in other}
    each = [thread // WARP for thread in one | other]
    return any(each.count(warp) > 1 for warp in both)


def _edges(kernel: Kernel) -> tuple[dict[int, tuple[int, ...]], dict[int, tuple[int, ...]]]:
    """The instructions that may follow each instruction, and those that may precede it."""
    after: dict[int, list[int]] = {}
    before: dict[int, list[int]] = {n: [] for n in range(len(kernel.code.instructions))}
    flow = kernel.slicer.flow
    for block in flow.blocks:
        for n in range(block.first, block.last):
            after[n] = [n + 1]
        after[block.last] = [flow.blocks[s].first for s in block.successors if s != EXIT]
    for n, following in after.items():
        for each in following:
            before[each].append(n)
    return (
        {n: tuple(each) for n, each in after.items()},
        {n: tuple(each) for n, each in before.items()},
    )
