"""Predicates short branches on which the copies of a thread diverge.

``if (t < half) part[t] += part[t + half];`` sends copies of a thread apart that are threads far
from each other. Where the branch depends on nothing but the thread's index, it is known for each
copy who takes it: all of its threads, none of them, or some. Copies of which no thread comes there
leave the code out, those that all come there have it without a condition, and the others have it
under a guard; nobody leaves the others.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cuado.kernel.facts.coarsened_divergence import Agreement, Region
from cuado.kernel.kernel import Kernel
from cuado.ptx.semantics.opcode import Trait

LONGEST = 24
"""Instructions: what is longer is better left out by those that do not come there."""


@dataclass(frozen=True, slots=True)
class Predicated:
    """A basic block that runs under guards.

    Attributes:
        branch: the instruction that leads around it.
        skipped: for each copy, whether all of its threads go around it, none, or (None) some do.
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
        threads: for each copy the threads of the block, in linear order, that it stands for.
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
        found[region] = Predicated(branch, skipped)
    return found


def _all_alike(taken: Sequence[bool]) -> bool | None:
    return taken[0] if all(each == taken[0] for each in taken) else None


def _is_plain(kernel: Kernel, region: Region) -> bool:
    """True if a region is one short block that a branch leads around."""
    code, flow = kernel.code, kernel.slicer.flow
    if len(region.branches) != 1 or len(region.blocks) != 1:
        return False
    (branch,), (number,) = region.branches, region.blocks
    block = flow.blocks[number]
    inside = range(block.first, block.last + 1)
    if block.first != branch + 1 or block.successors != (region.meeting,) or len(inside) > LONGEST:
        return False
    before = set(code.keys((code.instructions[branch].guard,), branch))
    return not any(
        code.instructions[n].guard
        or {Trait.BRANCH, Trait.EXIT} & code.effects[n].opcode.traits
        or before & set(code.keys(code.effects[n].writes, n))
        for n in inside
    )
