"""Let blocks of their own make the iterations of a loop, barriers and shared memory included.

What it changes: the grid gets another dimension of ``blocks`` blocks, along an axis along which it
had one. Block ``c`` of these makes the iterations ``c``, ``c + blocks``, ... of the loop, with
longer steps. All of them run the code before the loop, the first one alone what follows it; what
is stored there is stored by the first.

Why the results stay the same: the pairs of a thread and an iteration are the same, and each is made
once, by the thread of the same index. What a pair does follows from the pair alone:

- the loop ends by its count alone, which is known where it begins; in registers it carries nothing
  but inductions, which are a multiple of the iteration's number, and nothing but these is used
  after it (``kernel.facts.iterations.dealt_loops``);
- no iteration reads or writes in global memory what another one writes: of the same thread, or of
  any thread of the block where threads wait for each other or share memory. Addresses are compared
  as linear forms of indices and iterations, proved not to wrap around
  (``kernel.facts.iterations.iteration_independence``). Nothing around the loop writes what the loop
  accesses, nor the other way round, and what is read before the loop is not stored around it;
- shared memory that the loop writes is surely written in each iteration before it is read
  (``kernel.facts.iterations.iteration_shared``), and after the loop before it is read there; where
  steps of an inner loop decide which part is meant, that is looked at with this loop written out.
  All threads of a block, or of a warp where only the lanes of warps meet, make equally many
  iterations, and meet where they did;
- what the loop writes of local arrays is written in each iteration before it is read
  (``kernel.facts.iterations.iteration_locals``);
- nothing orders blocks or tells who came first (fences, volatile accesses, calls, atomics other
  than integer sums and the like whose results nobody uses).

A loop may also accumulate integers, alone or with others (an unrolled one and its remainder). Then
all such loops are dealt out, each block begins with nothing and runs what follows the loops, and
atomic updates bring the parts together: all that is done with what the loops accumulate is merging
by one operator (``kernel.facts.reductions.summed_items``).

What it costs: the code before the loop runs once for each block.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import ClassVar, Self

from cuado.kernel.facts.iterations.dealt_loops import DealtLoop, dealt_loop
from cuado.kernel.facts.iterations.iteration_independence import Independence
from cuado.kernel.facts.iterations.iteration_locals import objection_to_locals
from cuado.kernel.facts.iterations.iteration_shared import RewrittenShared
from cuado.kernel.facts.loops.iteration_counts import name_of, where
from cuado.kernel.facts.loops.loop import instructions_of
from cuado.kernel.facts.reductions.summed_items import why_not_dealt
from cuado.kernel.facts.threads.active_threads import ActiveThreads
from cuado.kernel.facts.threads.block_independence import (
    LANES,
    ORDERING,
    PLACES,
    objections,
    unusual_reads,
)
from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.instructions.joined_shuffles import with_joined_shuffles
from cuado.kernel.rewrites.instructions.plain_updates import with_atomic_updates
from cuado.kernel.rewrites.loops.write_out_loops import same_loop, written_out
from cuado.kernel.rewrites.threads.deal_iterations import Copies, deal
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.iteration_forms import forms_of
from cuado.kernel.values.lane_values import WARP
from cuado.kernel.values.settled_values import settled_values
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.rows_to_lanes import readable
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.ptx.syntax.operands import Name

_AXES = ("x", "y", "z")
MOST_BLOCKS = ((1 << 31) - 1, 65535, 65535)
"""The most blocks of a grid along x, y and z."""
_MEETING = (Trait.WARP, Trait.MATRIX, Trait.BARRIER)
_WAVES = (4, 1, 16)
"""Blocks that are tried, in multiples of those that run at a time."""


@dataclass(frozen=True)
class LoopToGrid(Transformation):
    """Makes iterations of a loop blocks of their own.

    Attributes:
        loop: number of the loop, in order of the text.
        blocks: copies of each block, at least 2.
    """

    NAME: ClassVar[str] = "loop-to-grid"
    SUMMARY: ClassVar[str] = "runs the iterations of a loop in blocks of their own"
    FILLS: ClassVar[bool] = True
    DEALS: ClassVar[bool] = True
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {
            *(Bottleneck.LAUNCH_SIZE, Bottleneck.IN_FLIGHT, Bottleneck.OCCUPANCY),
            *(Bottleneck.IMBALANCE, Bottleneck.BARRIERS, Bottleneck.LOADS),
        }
    )

    loop: int
    blocks: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Numbers of blocks that fill the chip, for the outermost loop with the most code."""
        kernel = with_atomic_updates(kernel)
        at_once = kernel.chip.sm_count * max(kernel.blocks_per_sm, 1)
        blocks = prod(kernel.launch.grid)
        if blocks >= at_once:
            return ()
        loops = [
            (len([*instructions_of(kernel, loop)]), number, loop)
            for number, loop in enumerate(loops_of(kernel.slicer.flow))
            if loop.depth == 1 and loop.header in forms_of(kernel).live
        ]
        if not loops:
            return ()
        size, number, loop = max(loops, key=lambda each: (each[0], -each[1]))
        made = readable(kernel, loop)
        # What stays in all blocks must be less than what they share.
        is_most = 2 * size > sum(each for each, _, _ in loops)
        if isinstance(made, str) or not is_most or not _may_merge(kernel, made):
            return ()
        most = made.count.number or made.count.most or MOST_BLOCKS[1]
        wanted = [min(most, MOST_BLOCKS[1], -(-waves * at_once // blocks)) for waves in _WAVES]
        return tuple(cls(number, each) for each in dict.fromkeys(wanted) if each > 1)

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Make iterations blocks."""
        kernel = with_atomic_updates(kernel)
        loops = loops_of(kernel.slicer.flow)
        axis = _free_axis(kernel, self.blocks)
        if self.loop not in range(len(loops)) or self.blocks < 2 or axis is None:
            what = "there is no such loop" if axis is not None else "no axis of the grid is free"
            return Refusal(f"{what}: loop {self.loop}, {self.blocks} blocks", absent=not loops)
        loop = loops[self.loop]
        found = dealt_loop(kernel, loop)
        if isinstance(found, str):
            return Refusal(found)
        if loop.header not in forms_of(kernel).live:
            return Refusal(f"{name_of(kernel, loop)} is never run in this launch")
        dealt = _dealt_together(kernel, found)
        reason = kernel.once(
            ("loop to grid", loop.header, axis),
            lambda: next(_objections(kernel, dealt, _AXES[axis]), ""),
        )
        if not reason and found.count.number is not None and found.count.number < self.blocks:
            reason = f"the loop has only {found.count.number} iterations"
        return Refusal(reason) if reason else self._made(kernel, dealt, axis)

    def _made(self, kernel: Kernel, loops: Sequence[DealtLoop], axis: int) -> Rewritten:
        found, merge = loops[0], bool(loops[0].accumulators)
        rewriting, launch = Rewriting(kernel), kernel.launch
        own = rewriting.register("b32")
        rewriting.at_start(f"mov.u32 {own}, %ctaid.{_AXES[axis]};")
        given = {f"%ctaid.{_AXES[axis]}": "0", f"%nctaid.{_AXES[axis]}": "1"}
        for n in special_reads(kernel, "%ctaid", "%nctaid"):
            for position, (operand, _) in enumerate(kernel.code.effects[n].operands):
                if isinstance(operand, Name) and operand.text in given:
                    rewriting.operand(n, position, given[operand.text])
        copies = Copies(own, self.blocks, stay=merge, merge=merge)
        touched = deal(rewriting, loops, copies)
        grid = [*launch.grid]
        grid[axis] = self.blocks
        made = replace(launch, ptx=rewriting.text(), grid=(grid[0], grid[1], grid[2]))
        trips = found.count.number
        many = f"{trips} iterations" if trips is not None else "the iterations"
        note = (
            f"{many} of {name_of(kernel, found.loop)} are dealt out to {self.blocks} "
            f"blocks along {_AXES[axis]}; "
            + ("atomics merge their parts" if merge else "none accesses what another one writes")
        )
        return Rewritten(made, (note,), touched)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Take the loop's variable from the block's index."""
        loop = loops_of(kernel.slicer.flow)[self.loop]
        lines = (kernel.lines[n] for n in instructions_of(kernel, loop))
        return Advice(
            "launch a block for each iteration of the loop, or a part of them, in place of a loop "
            "in one block",
            "for (int set = 0; set < sets; set++) {\n    // ... also with barriers\n}",
            "for (int set = blockIdx.y; set < sets; set += gridDim.y) {\n"
            "    // ... also with barriers\n}",
            next((each for each in lines if each is not None and each.line), None),
        )


def _free_axis(kernel: Kernel, blocks: int) -> int | None:
    """An axis along which the grid has one block, and may have so many."""
    return next(
        (
            axis
            for axis, most in enumerate(MOST_BLOCKS)
            if kernel.launch.grid[axis] == 1 and blocks <= most
        ),
        None,
    )


def _may_merge(kernel: Kernel, made: DealtLoop) -> bool:
    """True if a loop accumulates nothing, or what atomics may merge in any order."""
    if not made.accumulators:
        return True
    are_exact = all(each.is_exact for each in made.accumulators)
    return are_exact and bool(kernel.accesses(Access.ATOMIC, Space.GLOBAL))


def _dealt_together(kernel: Kernel, found: DealtLoop) -> tuple[DealtLoop, ...]:
    """A loop, and where it accumulates, all others that do: an unrolled loop's remainder, say."""
    loops = [found]
    for loop in loops_of(kernel.slicer.flow) if found.accumulators else ():
        # One that this launch never runs counts as well: code after it would merge what it has.
        if loop.depth == 1 and loop.header != found.loop.header:
            made = readable(kernel, loop)
            if not isinstance(made, str) and made.accumulators:
                loops.append(made)
    return tuple(loops)


def _objections(kernel: Kernel, loops: Sequence[DealtLoop], axis: str) -> Iterator[str]:
    """The reasons why blocks of their own may not make the iterations."""
    # A carry flag is a register, which `dealt_loop` follows as any other.
    yield from objections(kernel, ORDERING | {Trait.ASYNC}, PLACES | LANES | {"WARP_SZ"})
    yield from unusual_reads(kernel, "%ctaid", "%nctaid")
    if kernel.unresolved or kernel.accesses(Access.ATOMIC, Space.GENERIC):
        yield "an access through a generic pointer may go to any memory"
    for each in loops:
        if each.loop.depth > 1:
            yield f"{name_of(kernel, each.loop)} is inside another loop"
        if inexact := [some.key[0] for some in each.accumulators if not some.is_exact]:
            what = f"{name_of(kernel, each.loop)} accumulates floats in '{inexact[0]}'"
            yield f"{what}, which blocks of their own would round otherwise"
        if reason := objection_to_locals(kernel, each.loop):
            yield reason
    if loops[0].accumulators:
        own = [each.loop for each in loops]
        steps = frozenset().union(*(each.steps for each in loops))
        # Instructions and loops keep their numbers there.
        if reason := why_not_dealt(with_joined_shuffles(kernel), own, steps, axis):
            yield f"{name_of(kernel, own[0])} accumulates: {reason}"
        return
    yield from _memory_objections(kernel, loops[0])


def _memory_objections(kernel: Kernel, found: DealtLoop) -> Iterator[str]:
    """The reasons in memory why others may not make the iterations of a loop."""
    loop = found.loop
    inside = {*instructions_of(kernel, loop)}
    by_block = bool(kernel.having(*_MEETING) or kernel.shared.arrays or kernel.shared.unresolved)
    if by_block:
        yield from _apart_from_others(kernel, found, inside)
        if reason := _objection_to_shared(kernel, loop):
            yield reason
    independence = Independence(kernel, by_block=by_block)
    for objection in (
        *(independence.objection(loop), independence.objection_outside(loop)),
        independence.objection_around(loop),
    ):
        if objection:
            yield objection


def _objection_to_shared(kernel: Kernel, loop: Loop) -> str:
    """Why an iteration may read what another one left in shared memory; empty if none does."""
    reason = RewrittenShared(kernel, loop).objection()
    # With inner loops written out, each step of a scan or of a tree has addresses of its own.
    other = written_out(kernel) if reason else kernel
    if other is not kernel and (same := same_loop(kernel, loop, other)) is not None:
        reason = RewrittenShared(other, same).objection()
    return reason


def _apart_from_others(kernel: Kernel, found: DealtLoop, inside: set[int]) -> Iterator[str]:
    """The reasons why threads that meet, of a block or of a warp, may not make the iterations
    together.
    """
    runners, flow = ActiveThreads(kernel), kernel.slicer.flow
    ending = flow.block_of[found.count.branch]
    party = kernel.launch.threads_per_block if kernel.barriers else WARP
    whose = "a block" if kernel.barriers else "a warp"

    def is_common(block: int) -> bool:
        if kernel.barriers:
            return runners.is_common(block)
        decided = runners.decided.get(block)
        last = flow.blocks[block].last
        return _alike(decided, party) if decided else not kernel.lanes.is_divergent(last)

    # Where threads begin with numbers of their own, they may still make equally many.
    are_alike = _alike(settled_values(kernel).trips(found.loop), party)
    if not is_common(ending) and not are_alike:
        yield (
            f"threads of {whose} may make different numbers of iterations of "
            f"{name_of(kernel, found.loop)}"
        )

    def come_together(block: int) -> bool:
        sources = {source for source, _ in kernel.lanes.divergence.control[block]}
        apart = {source for source in sources if not is_common(source)}
        return apart <= ({ending} if are_alike else set())

    if not come_together(found.loop.header):
        yield f"only some threads of {whose} may reach {name_of(kernel, found.loop)}"
    for n in sorted(inside & {*kernel.having(*_MEETING)}):
        if not come_together(flow.block_of[n]):
            yield f"only some threads of {whose} may reach {where(kernel, n)}, where they meet"


def _alike(numbers: Sequence[int], party: int) -> bool:
    """True if each party of so many threads has one number; false where none are known."""
    parties = (numbers[at : at + party] for at in range(0, len(numbers), party))
    return bool(numbers) and all(len({*each}) == 1 for each in parties)


TRANSFORMATION = LoopToGrid
