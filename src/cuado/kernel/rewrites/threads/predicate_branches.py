"""Predicates short branches on which the copies of a thread diverge.

``if (t < half) part[t] += part[t + half];`` makes the copies of a thread diverge, since these are
threads far from each other. Where the branch depends only on the thread's index, it is known for
each copy if all of its threads take it, none, or some. A copy of which no thread reaches the code
omits it, one of which all do has it unconditionally, and the others have it under a guard; no copy
diverges.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cuado.kernel.facts.threads.coarsened_divergence import Agreement, Region
from cuado.kernel.kernel import Kernel
from cuado.ptx.semantics.opcode import Trait

LONGEST = 24
"""Most instructions: a longer block is better skipped by the copies that need not run it."""
MOST_GUARDED = 4 * LONGEST
"""Most instructions of a longer one in all copies of which some threads skip it, and others not."""


@dataclass(frozen=True, slots=True)
class Predicated:
    """A basic block whose copies run under guards.

    Attributes:
        branch: the instruction that leads around it.
        skipped: for each copy, whether all of its threads skip the block, none, or (None) some.
    """

    branch: int
    skipped: tuple[bool | None, ...]


def predicated(
    kernel: Kernel, agreement: Agreement, threads: Sequence[Sequence[int]]
) -> Mapping[Region, Predicated]:
    """Regions that can run under guards.

    Args:
        kernel: the kernel.
        agreement: of the copies.
        threads: for each copy, the threads of the block that it does the work of, in linear order.
    """
    found = {}
    for region in agreement.regions:
        if not _is_plain(kernel, region):
            continue
        branch = region.branches[0]
        instruction = kernel.code.instructions[branch]
        guard = kernel.lanes.value(instruction.guard, branch)
        if guard is None or not guard.exact:
            continue
        taken = [bool(each) != instruction.negated for each in guard.offsets]
        skipped = tuple(_all_alike([taken[t] for t in each]) for each in threads)
        size = len(_inside(kernel, region))
        if size <= LONGEST or size * skipped.count(None) <= MOST_GUARDED:
            found[region] = Predicated(branch, skipped)
    return found


def _all_alike(taken: Sequence[bool]) -> bool | None:
    return taken[0] if all(each == taken[0] for each in taken) else None


def _is_plain(kernel: Kernel, region: Region) -> bool:
    """True if a region is one block that a branch leads around, and nothing else to."""
    code, flow = kernel.code, kernel.slicer.flow
    if len(region.branches) != 1 or len(region.blocks) != 1:
        return False
    (branch,), (number,) = region.branches, region.blocks
    block, inside = flow.blocks[number], _inside(kernel, region)
    # In ``if (c || t < 16)`` a branch on c comes there as well, past the one on t.
    if sum(number in each for each in flow.successors) != 1:
        return False
    if block.first != branch + 1 or block.successors != (region.reconvergence,):
        return False
    before = set(code.keys((code.instructions[branch].guard,), branch))
    return not any(
        code.instructions[n].guard
        or {Trait.BRANCH, Trait.EXIT} & code.effects[n].opcode.traits
        or before & set(code.keys(code.effects[n].writes, n))
        for n in inside
    )


def _inside(kernel: Kernel, region: Region) -> range:
    """The instructions of a region of one block."""
    (number,) = region.blocks
    block = kernel.slicer.flow.blocks[number]
    return range(block.first, block.last + 1)
