"""Sets trip counts that differ between blocks to their mean over the grid.

All is known before anything runs, from block and thread indices and the launch's numbers. The total
number of iterations stays: the trip counts of enclosing loops, and the blocks that reach a loop,
are its weights.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil

from cuado.kernel.facts.loops.counted_loops import Counting, deciding_branch
from cuado.kernel.facts.loops.loop_influence import obstacle
from cuado.kernel.facts.loops.trip_counts import BlockLoops, Counted, Unknown
from cuado.kernel.facts.threads.waiting_blocks import decided_by
from cuado.kernel.rewrites.switches.balance_warp_loops import (
    BalancedLoop,
    balanced_loop,
    decides_little,
    sets_bound,
)
from cuado.kernel.values.access_extents import Extents
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import Access, Space, Trait

_ROUNDING = 0.01
"""Part of a trip count that rounding may change; else some blocks make one iteration more."""
_SMALL = 0.05
"""Other instructions that blocks newly let in to loops may run, as a part of the loops'
instructions."""
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.COPY})


@dataclass(frozen=True, slots=True)
class BalancedBlockLoop:
    """A loop with the mean trip count.

    Attributes:
        counted: the loop as it was.
        made: the loop as it is to be.
        trips: its new trip count at each place, where it is reached.
    """

    counted: Counted
    made: BalancedLoop
    trips: tuple[float, ...]


class BlockBalancing:
    """The loops of a kernel that can be balanced between blocks.

    Args:
        loops: the loops with their trip counts.

    Attributes:
        kept: branches that stay, and why.
    """

    def __init__(self, loops: BlockLoops) -> None:
        self._loops, self._kernel, self._grid = loops, loops.subject, loops.grid
        self.kept = dict(loops.kept)

    def find(self, candidates: Iterable[int]) -> tuple[BalancedBlockLoop, ...]:
        """The loops ended by these branches that can be balanced.

        The others are in ``kept``, by branch, with the reason.
        """
        wanted = {
            header
            for header, each in self._loops.counted.items()
            if each.counting.branch in candidates and not self._loops.is_even(each)
        }
        opened = self._openable(wanted) & frozenset(candidates)
        while True:
            found, dropped = self._try(wanted, opened)
            closing = {n for n in opened if not self._may_open(n, found, opened)}
            self.kept |= dict.fromkeys(sorted(closing), "they decide more than trip counts")
            if not dropped and not closing:
                return found
            # Each loop and each opened guard relies on the others (an enclosing loop's trip count
            # weighs inner ones), so the search starts anew without those that failed, until nothing
            # fails.
            wanted -= dropped
            opened -= closing

    def _may_open(
        self, branch: int, found: Sequence[BalancedBlockLoop], opened: frozenset[int]
    ) -> bool:
        """True if a branch may let all blocks in: it only guards loops that are balanced."""
        subject = self._kernel
        # Blocks that are let in run the loop's mean trip count, which is wanted, and whatever else
        # the branch guards, which would add work that the balanced kernel must not have.
        guarded = [each for each in found if branch in each.made.guards]
        within = {block for each in found for block in each.counted.loop.blocks}
        for other in self._loops.counted.values():
            if any(n not in opened and not any(comes) for n, (_, comes) in other.path.items()):
                within |= other.loop.blocks  # none comes there, opened or not
        sizes = (each.trips[0] * self._loops.size(each.counted.loop) for each in guarded)
        work = min(sizes, default=0.0)
        if not guarded or not decides_little(subject, branch, frozenset(within), _SMALL * work):
            return False
        block_of = subject.slicer.flow.block_of
        if not self._loops.is_proved(branch):
            let_in = subject.lanes.divergence.controlled_by(block_of[branch])
            # Where it is not proved that a block's threads decide alike, some might not come to a
            # barrier that others wait at.
            waiting = subject.having(Trait.BARRIER, Trait.WARP, Trait.MATRIX)
            if any(block_of[n] in let_in for n in waiting):
                return False
        return self._fits(found, branch)

    def _openable(self, wanted: Iterable[int]) -> frozenset[int]:
        """Branches that may let all blocks in to loops: all threads of a block decide alike."""
        path: dict[int, set[bool]] = {}
        for header in wanted:
            for branch, (taken, comes) in self._loops.counted[header].path.items():
                # A guard is opened only if it parts blocks from blocks: some come, others do not,
                # and no block is split by it.
                alike = all(len({*block}) == 1 for block in self._loops.by_block(comes))
                if alike and any(comes) and not all(comes):
                    path.setdefault(branch, set()).add(taken)
        effects = self._kernel.code.effects
        return frozenset(
            branch
            for branch, taken in path.items()
            if len(taken) == 1 and Trait.BRANCH in effects[branch].opcode.traits
        )

    def _try(
        self, wanted: set[int], opened: frozenset[int]
    ) -> tuple[tuple[BalancedBlockLoop, ...], set[int]]:
        """Balanced loops, outer ones first; and the headers of those that cannot be balanced."""
        found: dict[int, BalancedBlockLoop] = {}
        dropped = set()
        for loop in self._loops.ordered:
            if loop.header not in wanted:
                continue
            each = self._loops.counted[loop.header]
            try:
                made = self._made(each, found, opened)
                if made is not None:
                    found[loop.header] = made
                else:
                    dropped.add(loop.header)
            except Unknown as why:
                self.kept[each.counting.branch] = str(why)
                dropped.add(loop.header)
        for header, even in found.items() if not dropped else ():
            branch = even.counted.counting.branch
            if not self._fits(tuple(found.values()), branch):
                self.kept[branch] = "accesses might leave their buffers"
                dropped.add(header)
        return tuple(found.values()), dropped

    def _made(
        self, each: Counted, outer: Mapping[int, BalancedBlockLoop], opened: frozenset[int]
    ) -> BalancedBlockLoop | None:
        """A loop with the mean trip count; None if it has that already; raises if impossible."""
        loop, counting = each.loop, each.counting
        changing = self._loops.varying(loop)
        if why := obstacle(self._kernel, loop, counting.branch, each.is_proved, changing):
            raise Unknown(why)
        guards = {n: taken for n, (taken, _) in each.path.items() if n in opened}
        # The mean weighs each place by how often it reaches the loop. The total of iterations is
        # that of before; it is dealt out to the places that reach the loop afterwards.
        before, after = self._weights(each, outer, guards)
        total = sum(w * n for w, n in zip(before, each.trips, strict=True))
        if not total:
            return None
        if each.alike is None:
            found = self._thread_by_thread(each, guards, total, after)
        else:
            found = self._all_alike(each, each.alike, guards, total / sum(after))
        ran = zip(after, each.trips, found.trips, strict=True)
        return found if guards or any(w and old != new for w, old, new in ran) else None

    def _weights(
        self, each: Counted, outer: Mapping[int, BalancedBlockLoop], guards: Mapping[int, bool]
    ) -> tuple[list[float], list[float]]:
        """How often each place reaches a loop, before and after the change."""
        before, after = [1.0] * self._loops.places, [1.0] * self._loops.places
        for branch, (_, comes) in each.path.items():
            if branch not in guards:
                after = [w * come for w, come in zip(after, comes, strict=True)]
        for around in self._loops.around(each.loop):
            known, made = self._loops.counted.get(around.header), outer.get(around.header)
            end = deciding_branch(self._kernel, around)
            if known is not None:
                before = [w * n for w, n in zip(before, known.trips, strict=True)]
                trips = made.trips if made else known.trips
                after = [w * n for w, n in zip(after, trips, strict=True)]
            elif end is None or decided_by(self._kernel, end):
                raise Unknown("an enclosing loop has an unknown trip count")
        return before, after

    def _all_alike(
        self, each: Counted, alike: Counting, guards: Mapping[int, bool], mean: float
    ) -> BalancedBlockLoop:
        """A loop with the mean trip count for all threads of a block."""
        if mean < 1:
            raise Unknown("their mean trip count is below one")
        # A mean that is nearly whole is rounded. Otherwise a share of the blocks, drawn by their
        # number, makes one iteration more.
        whole, rest = round(mean), 0.0
        if abs(whole - mean) > _ROUNDING * mean:
            whole, rest = int(mean), mean - int(mean)
        made = balanced_loop(self._kernel, each.loop, alike, whole, guards)
        if made is None:
            raise Unknown("their bound is computed in the loop")
        more = alike.step if made.first is None else -alike.step
        made = replace(made, share=rest, more=more if rest else 0)
        return BalancedBlockLoop(each, made, (whole + rest,) * self._loops.places)

    def _thread_by_thread(
        self, each: Counted, guards: Mapping[int, bool], total: float, weights: Sequence[float]
    ) -> BalancedBlockLoop:
        """A loop whose threads have different first values, with one bound for all blocks."""
        counting = each.counting
        setting = sets_bound(self._kernel, each.loop, counting)
        firsts, bounds = self._loops.by_block(counting.first), self._loops.by_block(counting.bound)
        same = len({*firsts}) == 1 and all(len({*block}) == 1 for block in bounds)
        if not same or setting is None or setting[0] is None or counting.relation == "ne":
            raise Unknown("their trip count differs between the threads of a block")

        def work(bound: int) -> float:
            return sum(w * n for w, n in zip(weights, self._trips_to(counting, bound), strict=True))

        # The total work grows monotonically with the common bound: bisect for the two adjacent
        # bounds around the original total, and give some of the blocks the higher one.
        low, high = min(counting.bound), max(counting.bound)
        while high - low > 1:
            middle = (low + high) // 2
            is_enough = (work(middle) >= total) == (counting.step > 0)
            low, high = (low, middle) if is_enough else (middle, high)
        less, more = work(low), work(high)
        share = (total - less) / (more - less) if more != less else 0.0
        if not 0 <= share <= 1:
            raise Unknown("no bound gives the mean trip count")
        ends = (self._trips_to(counting, bound) for bound in (low, high))
        trips = tuple(a + share * (b - a) for a, b in zip(*ends, strict=True))
        mean = max(1, round(sum(trips) / len(trips)))
        made = BalancedLoop(counting, mean, guards, *setting, low, share=share, more=high - low)
        return BalancedBlockLoop(each, made, trips)

    def _trips_to(self, counting: Counting, bound: int) -> tuple[int, ...]:
        """Trip counts at each place if a loop counts to another bound."""
        return tuple(counting.trips_to(bound, place) or 0 for place in range(self._loops.places))

    def _fits(self, found: Sequence[BalancedBlockLoop], branch: int) -> bool:
        """True if all accesses that a changed branch affects stay in bounds."""
        subject = self._kernel
        extents = Extents(subject, self._grid.pointing, self._most_trips(found), self._loops.places)
        opened = {n for each in found for n in each.made.guards}
        loop = next((e.counted.loop for e in found if e.counted.counting.branch == branch), None)
        for index, moves in self._affected(loop, branch):
            # Other trip counts write other places. That all of these are in a buffer is proved for
            # the places that were looked at, which is all of the grid only if it is not sampled.
            if subject.code.effects[index].opcode.access in _WRITING and self._grid.is_sampled:
                return False
            if subject.space(index) is Space.GLOBAL:
                if not extents.is_inside(index, self._loops.coming(index, opened)):
                    return False
            elif moves or decided_by(subject, index, address=True):
                return False
        return True

    def _most_trips(self, found: Sequence[BalancedBlockLoop]) -> dict[Loop, tuple[int, ...]]:
        """Trip counts of all loops at each place, at least one, with some loops balanced."""
        trips = {each.loop: each.trips for each in self._loops.counted.values()}
        trips |= {even.counted.loop: tuple(map(ceil, even.trips)) for even in found}
        return {loop: tuple(max(1, n) for n in counts) for loop, counts in trips.items()}

    def _affected(self, loop: Loop | None, branch: int) -> Iterator[tuple[int, bool]]:
        """Accesses that a changed branch affects, and whether it changes their addresses.

        The branch that ends a loop changes addresses that depend on the iteration; another one
        changes which accesses are made.
        """
        subject = self._kernel
        flow = subject.slicer.flow
        let_in = set() if loop else {*subject.lanes.divergence.controlled_by(flow.block_of[branch])}
        for index, effects in enumerate(subject.code.effects):
            if effects.opcode.access is None or effects.opcode.space is Space.PARAM:
                continue
            moves = loop is not None and self._loops.varying(loop).moves(subject, index)
            if moves or flow.block_of[index] in let_in:
                yield index, moves
