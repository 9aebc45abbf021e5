"""Sets trip counts that differ between warps to their mean over the block.

Only the number from which the counter, or its bound, is set changes; the loop stays as it is. A
branch that only keeps warps without iterations out of such loops lets all warps in.
"""

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass

from cuado.kernel.facts.loops.counted_loops import Counting, counting_of, written_by
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.leader_threads import Threads
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.lane_values import WARP
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.edit import Edit
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import rendered

Guard = tuple[bool, tuple[bool, ...]]
"""The predicate that lets warps in, and if it holds for each warp."""
Guards = dict[int, Guard]
DRAWN = 1 << 16
"""Range of the hash that selects the blocks with one more iteration."""
_FEW = 16
"""Most instructions outside of loops that a branch may decide to count as their guard."""


@dataclass(frozen=True, slots=True)
class BalancedLoop:
    """A loop that can be balanced.

    Attributes:
        counting: how it counts.
        trips: its mean trip count over a block's warps; 0 if none reaches it.
        guards: branches that only guard such loops, with the predicate that lets warps in.
        sets_bound: the instruction that sets the bound; None if all warps have the same.
        bound: the new bound.
        first: the new first value; None to keep the original.
        share: part of the blocks, drawn by a hash, whose bound (or first value) is larger by
            ``more``.
        more: the difference for these blocks.
    """

    counting: Counting
    trips: int
    guards: Mapping[int, bool]
    sets_bound: int | None
    bound: int = 0
    first: int | None = None
    share: float = 0.0
    more: int = 0

    @property
    def branches(self) -> frozenset[int]:
        """The branches that decide by the mean trip count."""
        return frozenset({self.counting.branch, *self.guards})

    @property
    def sets(self) -> frozenset[int]:
        """Instructions whose results other rewrites must not change."""
        counting = self.counting
        found = {counting.add, counting.compare, counting.stepping.entering}
        return frozenset(found if self.sets_bound is None else found | {self.sets_bound})


def balanced_loops(
    kernel: Kernel, diverging: Iterable[int], chosen: frozenset[int]
) -> tuple[BalancedLoop, ...]:
    """The loops that can be balanced.

    Args:
        kernel: the kernel.
        diverging: branches and exits at which warps may diverge.
        chosen: the ones that may be changed.
    """
    diverging, found = frozenset(diverging), []
    for loop in loops_of(kernel.slicer.flow):
        counting = counting_of(kernel, loop)
        if counting is None or counting.branch not in chosen:
            continue
        guards = _guards(kernel, loop)
        if guards is None:
            continue
        diverged = {n: wanted for n, (wanted, _) in guards.items() if n in diverging}
        trips = _mean(counting, guards.values())
        made = None if trips is None else balanced_loop(kernel, loop, counting, trips, diverged)
        if made is not None and diverged.keys() <= chosen:
            found.append((loop, made))
    return only_guarded(kernel, found)


def balanced_loop(
    kernel: Kernel, loop: Loop, counting: Counting, trips: int, guards: Mapping[int, bool]
) -> BalancedLoop | None:
    """A loop with ``trips`` iterations in all parties; None if the code does not allow it."""
    if not trips:
        return BalancedLoop(counting, 0, guards, None)
    setting = sets_bound(kernel, loop, counting)
    if setting is None:
        return None
    bound, distance = counting.bound[0], counting.distance(trips)
    # If only the bound differs between warps, a new bound evens the trip counts; otherwise the
    # first value moves, which is possible only if the step follows it directly.
    if len(set(counting.first)) == 1 and setting[0] is not None:
        return BalancedLoop(counting, trips, guards, setting[0], counting.first[0] + distance)
    if not counting.is_plain:
        return None
    return BalancedLoop(counting, trips, guards, setting[0], bound, bound - distance)


def _guards(kernel: Kernel, loop: Loop) -> Guards | None:
    """The branches that decide if a warp reaches a loop; None if one is not known."""
    found: Guards = {}
    for source, target in kernel.lanes.divergence.control[loop.header]:
        if source in loop.blocks:
            continue
        branch = kernel.slicer.flow.blocks[source].last
        instruction = kernel.code.instructions[branch]
        value = kernel.lanes.value(instruction.guard, branch)
        if branch in found or value is None or not value.exact or not value.uniform:
            return None
        wanted = (target == source + 1) == instruction.negated
        found[branch] = wanted, tuple(bool(v) is wanted for v in value.offsets[::WARP])
    return found


def sets_bound(kernel: Kernel, loop: Loop, counting: Counting) -> tuple[int | None] | None:
    """The one that sets a bound differing between warps; None if unknown, or in the loop."""
    if len(set(counting.bound)) == 1:
        return (None,)
    operand = kernel.code.instructions[counting.compare].operands[3 - counting.position]
    found = written_by(kernel, rendered(operand), counting.compare)
    if found is None or kernel.slicer.flow.block_of[found] in loop.blocks:
        return None
    return (found,)


def _mean(counting: Counting, coming: Iterable[Guard]) -> int | None:
    """Mean trip count of a block's warps, at least 1 if any reaches the loop; None if unknown."""
    ways = [comes for _, comes in coming]
    count = len(counting.first)
    trips = [counting.trips(n) for n in range(count) if all(comes[n] for comes in ways)]
    known = [each for each in trips if each is not None]
    if len(known) < len(trips):
        return None
    return max(1, (2 * sum(known) + count) // (2 * count)) if known else 0


def only_guarded(
    kernel: Kernel, found: list[tuple[Loop, BalancedLoop]]
) -> tuple[BalancedLoop, ...]:
    """The loops whose guards let warps into no other work worth counting."""
    within = frozenset(block for loop, _ in found for block in loop.blocks)
    ways: dict[int, set[bool]] = {}
    for _, even in found:
        for guard, wanted in even.guards.items():
            ways.setdefault(guard, set()).add(wanted)
    good = {n for n, way in ways.items() if len(way) == 1 and decides_little(kernel, n, within)}
    kept = [(loop, even) for loop, even in found if even.guards.keys() <= good]
    if len(kept) < len(found):
        return only_guarded(kernel, kept)
    return tuple(even for _, even in kept)


def decides_little(kernel: Kernel, branch: int, loops: frozenset[int], few: float = _FEW) -> bool:
    """True if a branch decides few instructions besides these blocks, and no other loop."""
    flow = kernel.slicer.flow
    rest = set(kernel.lanes.divergence.controlled_by(flow.block_of[branch])) - loops
    looping = {block for loop in loops_of(flow) for block in loop.blocks}
    size = sum(flow.blocks[n].last - flow.blocks[n].first + 1 for n in rest)
    return looping.isdisjoint(rest) and size <= max(few, _FEW)


def balance(rewriting: Rewriting, loops: Iterable[BalancedLoop]) -> None:
    """Make each warp run the mean number of iterations when the switch is on."""
    loops = tuple(loop for loop in loops if loop.trips)
    for loop in loops:
        _make_even(rewriting, loop)
    guards = {n: way for loop in loops for n, way in loop.guards.items()}
    for guard, wanted in sorted(guards.items()):
        name = rewriting.subject.code.instructions[guard].guard
        both = rewriting.register("pred")
        decision = f"or.pred {both}, {name}, {rewriting.on};"
        if not wanted:
            decision = f"and.pred {both}, {name}, {rewriting.off};"
        rewriting.before(guard, decision)
        _decide_by(rewriting, guard, both)


def _make_even(rewriting: Rewriting, loop: BalancedLoop) -> None:
    counting = loop.counting
    compare = rewriting.subject.code.instructions[counting.compare]
    bits = BITS[counting.type_]
    names = {n: rendered(operand) for n, operand in enumerate(compare.operands)}
    at, other = counting.position, 3 - counting.position
    if loop.sets_bound is not None:
        bound = str(loop.bound) if loop.first is not None else _number(rewriting, loop, loop.bound)
        names[other] = _switched(rewriting, loop.sets_bound, names[other], bound, bits)
    if loop.first is not None:
        first = _number(rewriting, loop, loop.first)
        names[at] = _switched(rewriting, counting.stepping.entering, names[at], first, bits)
        step = f"add.s{bits} {names[at]}, {names[at]}, {counting.step};"
        _instead(rewriting, counting.add, {counting.add, counting.compare}, step)
    decision = rewriting.register("pred")
    code = f"{compare.opcode} {decision}, {names[1]}, {names[2]};"
    _instead(rewriting, counting.compare, {counting.branch}, code)
    _decide_by(rewriting, counting.branch, decision)


def _number(rewriting: Rewriting, loop: BalancedLoop, number: int) -> str:
    """A register with a bound or first value, which differs in some of the blocks."""
    if not loop.share:
        return str(number)
    threads, bits = Threads(rewriting), BITS[loop.counting.type_]
    place = threads.draw(threads.block(), DRAWN)
    is_longer, found = rewriting.register("pred"), rewriting.register(f"b{bits}")
    rewriting.at_start(
        f"setp.lt.u32 {is_longer}, {place}, {round(loop.share * DRAWN)};\n"
        f"selp.b{bits} {found}, {number + loop.more}, {number}, {is_longer};"
    )
    return found


def _instead(rewriting: Rewriting, index: int, users: Set[int], code: str) -> None:
    """Replace an instruction by code, or put the code after it if it has other users than these."""
    if users >= {*rewriting.subject.slicer.chains.users.get(index, ())}:
        rewriting.replace(index, code)
    else:
        rewriting.after(index, code)


def _switched(rewriting: Rewriting, index: int, name: str, number: str, bits: int) -> str:
    """A register with an instruction's result, or with a number when the switch is on."""
    found = rewriting.register(f"b{bits}")
    rewriting.after(index, f"selp.b{bits} {found}, {number}, {name}, {rewriting.on};")
    return found


def _decide_by(rewriting: Rewriting, branch: int, predicate: str) -> None:
    """Replace a branch's predicate by another one."""
    instruction, text = rewriting.subject.code.instructions[branch], rewriting.subject.module.text
    start = text.index(instruction.guard, instruction.start)
    rewriting.edit(Edit(start, start + len(instruction.guard), predicate))
