"""Loops whose lengths differ between the blocks of a grid, to be made as long in each as in the mean.

All is known before anything runs, from block and thread indices and the launch's numbers. The total
of iterations stays: what loops around a loop count, and which blocks come to it, is weighed.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.whatif.experiments._blocks import decided_by
from cuado.whatif.experiments._counting import Counting, counting_of, deciding_branch
from cuado.whatif.experiments._even_loops import EvenLoop, decides_little, evened, sets_bound
from cuado.whatif.experiments._extents import Extents
from cuado.whatif.experiments._grid import Grid
from cuado.whatif.experiments._iterations import Varying, obstacle, varying
from cuado.whatif.experiments._ranges import Ranges
from cuado.whatif.subject import Subject

Ways = dict[int, tuple[bool, tuple[bool, ...]]]
"""Branches on the way to a loop: the predicate that lets in, and whether each place has it."""
_ROUNDING = 0.01
"""Part of a loop's length that rounding may change; else some blocks make an iteration more."""
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.COPY})


@dataclass(frozen=True, slots=True)
class Counted:
    """A loop whose length is known.

    Attributes:
        loop: which.
        counting: how it counts, at each place.
        alike: the same for each block, where threads do not matter; None where they do.
        ways: to it.
        trips: its iterations at each place, 0 where none comes.
    """

    loop: Loop
    counting: Counting
    alike: Counting | None
    ways: Ways
    trips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Evened:
    """A loop of mean length.

    Attributes:
        counted: as it was.
        made: as it is to be.
        trips: its iterations at each place then, wherever a place comes.
    """

    counted: Counted
    made: EvenLoop
    trips: tuple[float, ...]


class Unknown(Exception):  # noqa: N818 - no error: it says why a loop stays
    """A loop stays, and why."""


class EvenBlocks:
    """The loops of a kernel that can be made even among blocks.

    Args:
        subject: the kernel.
        grid: its blocks.
    """

    def __init__(self, subject: Subject, grid: Grid) -> None:
        self._subject, self._grid = subject, grid
        self._ranges = Ranges(subject)
        self._loops = sorted(loops_of(subject.slicer.flow), key=lambda loop: loop.depth)
        self._varying: dict[int, Varying] = {}
        self.kept: dict[int, str] = {}
        self._counted: dict[int, Counted] = {}
        for loop in self._loops:
            branch = deciding_branch(subject, loop)
            try:
                self._counted[loop.header] = self._count(loop)
            except Unknown as why:
                if branch is not None and decided_by(subject, branch):
                    self.kept[branch] = str(why)

    def find(self, candidates: Iterable[int]) -> tuple[Evened, ...]:
        """Those that can be made even of the loops that these branches end.

        The others that would have to be are in ``kept``, by branch, with the reason.
        """
        wanted = {
            header
            for header, each in self._counted.items()
            if each.counting.branch in candidates and not self._is_even(each)
        }
        opened = self._openable(wanted)
        while True:
            found, dropped = self._try(wanted, opened)
            within = frozenset(n for each in found for n in each.counted.loop.blocks)
            closing = {
                n
                for n in opened
                if not decides_little(self._subject, n, within) or not self._fits(found, n)
            }
            if not dropped and not closing:
                return found
            wanted -= dropped
            opened -= closing

    def _is_even(self, each: Counted) -> bool:
        return len({*self._by_block(each.trips)}) == 1

    def _by_block(self, numbers: Sequence[float]) -> list[tuple[float, ...]]:
        width = len(self._grid.threads)
        return [tuple(numbers[n : n + width]) for n in range(0, len(numbers), width)]

    @cached_property
    def _places(self) -> int:
        return len(self._grid.threads) * len(self._grid.blocks)

    def _count(self, loop: Loop) -> Counted:
        """The iterations of a loop; raises where they are not known."""
        subject, grid = self._subject, self._grid
        counting = counting_of(subject, loop, grid.each, 1)
        if counting is None:
            raise Unknown("how often they run is not known before they do")
        ways, trips = self._ways(loop), []
        for place in range(self._places):
            comes = all(way[place] for _, way in ways.values())
            count = counting.trips(place) if comes else 0
            if count is None:
                raise Unknown("they would count past their end")
            trips.append(count)
        return Counted(loop, counting, counting_of(subject, loop, grid.alone, 1), ways, tuple(trips))

    def _around(self, loop: Loop) -> list[Loop]:
        return [o for o in self._loops if loop.header in o.blocks and o.header != loop.header]

    def _ways(self, loop: Loop) -> Ways:
        """The branches on which it depends whether a place comes to a loop."""
        subject = self._subject
        passed = {deciding_branch(subject, outer) for outer in self._around(loop)}
        found: Ways = {}
        for source, target in subject.lanes.divergence.control[loop.header]:
            branch = subject.slicer.flow.blocks[source].last
            if source in loop.blocks or branch in passed or self._ranges.settles(branch):
                continue
            instruction = subject.code.instructions[branch]
            value = self._grid.each.value(instruction.guard, branch)
            if value is not None and value.exact and branch not in found:
                wanted = (target == source + 1) == instruction.negated
                found[branch] = wanted, tuple(bool(v) is wanted for v in value.offsets)
            elif decided_by(subject, branch):
                raise Unknown("whether a block comes to them is not known")
        return found

    def _openable(self, wanted: Iterable[int]) -> frozenset[int]:
        """Branches that may let all blocks in to loops: all threads of a block go the same way."""
        ways: dict[int, set[bool]] = {}
        for header in wanted:
            for branch, (way, comes) in self._counted[header].ways.items():
                if not all(comes):
                    ways.setdefault(branch, set()).add(way)
        subject, alone = self._subject, self._grid.alone
        found = set()
        for branch, way in ways.items():
            value = alone.value(subject.code.instructions[branch].guard, branch)
            is_branch = Trait.BRANCH in subject.code.effects[branch].opcode.traits
            if len(way) == 1 and is_branch and value is not None and value.exact:
                found.add(branch)
        return frozenset(found)

    def _try(
        self, wanted: set[int], opened: frozenset[int]
    ) -> tuple[tuple[Evened, ...], set[int]]:
        """Loops made even, and those that cannot be; outer ones first."""
        found: dict[int, Evened] = {}
        dropped = set()
        for loop in self._loops:
            if loop.header not in wanted:
                continue
            each = self._counted[loop.header]
            try:
                made = self._made(each, found, opened)
                if made is not None:
                    found[loop.header] = made
                else:
                    dropped.add(loop.header)
            except Unknown as why:
                self.kept[each.counting.branch] = str(why)
                dropped.add(loop.header)
        for header, each in found.items() if not dropped else ():
            if not self._fits(tuple(found.values()), each.counted.counting.branch):
                self.kept[each.counted.counting.branch] = "their accesses would leave their buffers"
                dropped.add(header)
        return tuple(found.values()), dropped

    def _made(
        self, each: Counted, outer: Mapping[int, Evened], opened: frozenset[int]
    ) -> Evened | None:
        """A loop of the mean length; None if it has that, raises where it cannot have it."""
        loop, counting = each.loop, each.counting
        why = obstacle(
            self._subject, loop, counting.branch, alike=bool(each.alike), changing=self._of(loop)
        )
        if why:
            raise Unknown(why)
        guards = {n: way for n, (way, _) in each.ways.items() if n in opened}
        before, after = self._weights(each, outer, guards)
        total = sum(w * n for w, n in zip(before, each.trips, strict=True))
        if not total:
            return None
        if each.alike is None:
            found = self._thread_by_thread(each, guards, total, after)
        else:
            found = self._all_alike(each, each.alike, guards, total / sum(after))
        if found.trips == each.trips and not guards:
            return None
        return found

    def _weights(
        self, each: Counted, outer: Mapping[int, Evened], guards: Mapping[int, bool]
    ) -> tuple[list[float], list[float]]:
        """How often each place comes to a loop, before and after."""
        before, after = [1.0] * self._places, [1.0] * self._places
        for branch, (_, comes) in each.ways.items():
            if branch not in guards:
                after = [w * come for w, come in zip(after, comes, strict=True)]
        for around in self._around(each.loop):
            known, made = self._counted.get(around.header), outer.get(around.header)
            branch = deciding_branch(self._subject, around)
            if known is not None:
                before = [w * n for w, n in zip(before, known.trips, strict=True)]
                trips = made.trips if made else known.trips
                after = [w * n for w, n in zip(after, trips, strict=True)]
            elif branch is None or decided_by(self._subject, branch):
                raise Unknown("a loop around them is of unknown length")
        return before, after

    def _all_alike(
        self, each: Counted, alike: Counting, guards: Mapping[int, bool], mean: float
    ) -> Evened:
        """A loop that all threads of a block run equally often, of the mean length."""
        if mean < 1:
            raise Unknown("they have less than one iteration in the mean")
        whole, rest = round(mean), 0.0
        if abs(whole - mean) > _ROUNDING * mean:
            whole, rest = int(mean), mean - int(mean)
        made = evened(self._subject, each.loop, alike, whole, guards)
        if made is None:
            raise Unknown("what they count to is made in them")
        return Evened(each, replace(made, longer=rest), (whole + rest,) * self._places)

    def _thread_by_thread(
        self, each: Counted, guards: Mapping[int, bool], total: float, weights: Sequence[float]
    ) -> Evened:
        """A loop that threads begin at numbers of their own, to end at the same one in all blocks."""
        counting = each.counting
        setting = sets_bound(self._subject, each.loop, counting)
        firsts, bounds = self._by_block(counting.first), self._by_block(counting.bound)
        same = len({*firsts}) == 1 and all(len({*block}) == 1 for block in bounds)
        if not same or setting is None or setting[0] is None or counting.relation == "ne":
            raise Unknown("their length differs between the threads of a block")

        def iterations(bound: int) -> tuple[int, ...]:
            return tuple(counting.trips_to(bound, n) or 0 for n in range(self._places))

        low, high = min(counting.bound), max(counting.bound)
        rises = counting.step > 0
        while high - low > 1:
            middle = (low + high) // 2
            work = sum(w * n for w, n in zip(weights, iterations(middle), strict=True))
            low, high = (low, middle) if (work >= total) == rises else (middle, high)
        ways = [(bound, iterations(bound)) for bound in (low, high)]
        off = [abs(sum(w * n for w, n in zip(weights, t, strict=True)) - total) for _, t in ways]
        bound, trips = ways[off.index(min(off))]
        if min(off) > _ROUNDING * total:
            raise Unknown("their mean length is no whole number of steps")
        made = EvenLoop(counting, max(1, round(sum(trips) / len(trips))), guards, *setting, bound)
        return Evened(each, made, trips)

    def _of(self, loop: Loop) -> Varying:
        if loop.header not in self._varying:
            self._varying[loop.header] = varying(self._subject, loop)
        return self._varying[loop.header]

    def _fits(self, found: Sequence[Evened], branch: int) -> bool:
        """Whether what a branch decides stays in bounds, or goes where some block goes anyway."""
        subject = self._subject
        trips = {each.loop: each.trips for each in self._counted.values()}
        trips |= {each.counted.loop: tuple(-int(-n // 1) for n in each.trips) for each in found}
        most = {loop: tuple(max(1, n) for n in counts) for loop, counts in trips.items()}
        loop = next((e.counted.loop for e in found if e.counted.counting.branch == branch), None)
        flow = subject.slicer.flow
        let_in = set() if loop else {*subject.lanes.divergence.controlled_by(flow.block_of[branch])}
        extents = Extents(subject, self._grid.pointing, most, self._places)
        for index, effects in enumerate(subject.code.effects):
            access = effects.opcode.access
            if access is None or effects.opcode.space is Space.PARAM:
                continue
            moves = loop is not None and self._of(loop).moves(subject, index)
            if not moves and flow.block_of[index] not in let_in:
                continue
            if access in _WRITING and self._grid.is_sampled:
                return False
            if subject.space(index) is Space.GLOBAL:
                if not extents.is_inside(index, self._coming(index, found)):
                    return False
            elif moves or decided_by(subject, index, address=True):
                return False
        return True

    def _coming(self, index: int, found: Sequence[Evened]) -> tuple[bool, ...]:
        """The places that come to an access, once guards are opened; all where it is not known."""
        subject = self._subject
        opened = {n for each in found for n in each.made.guards}
        comes = (True,) * self._places
        for source, target in subject.lanes.divergence.control[subject.slicer.flow.block_of[index]]:
            branch = subject.slicer.flow.blocks[source].last
            instruction = subject.code.instructions[branch]
            value = self._grid.each.value(instruction.guard, branch)
            if branch in opened or value is None or not value.exact:
                continue
            wanted = (target == source + 1) == instruction.negated
            comes = tuple(c and bool(v) is wanted for c, v in zip(comes, value.offsets, strict=True))
        return comes
