"""Makes one thread of several threads of its block, which lie apart or side by side.

Copy ``j`` of a thread does the work of another thread of the original, every instruction once for
each copy before the next one. A barrier that all threads wait at is one for all copies.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod

from cuado.kernel.facts.threads.block_independence import (
    EXCHANGING,
    MINGLED,
    ORDERING,
    PLACES,
    objections,
    unusual_reads,
)
from cuado.kernel.facts.threads.coarsened_divergence import Agreement
from cuado.kernel.facts.threads.coarsening_limits import (
    AXES,
    notes_on_regions,
    objection_to_copies,
    objections_to_variables,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.interleave_copies import Copies, Interleaving
from cuado.kernel.rewrites.threads.predicate_branches import predicated
from cuado.kernel.rewriting import Rewriting
from cuado.model.launch import Launch

_OWN = frozenset({"local"})


@dataclass(frozen=True, slots=True)
class Merging:
    """Which threads of a block become one.

    Attributes:
        axis: ``x``, ``y`` or ``z``.
        factor: how many; at least 2.
        adjacent: whether they lie side by side along the axis: 0 to 3; otherwise an equal distance
            apart, so that neighbours stay neighbours.
    """

    axis: str
    factor: int
    adjacent: bool = False

    def objections(self, kernel: Kernel) -> Iterator[str]:
        """Why threads cannot become one, whatever the copies do."""
        if self.axis not in AXES or self.factor < 2:
            yield f"axis '{self.axis}', factor {self.factor}: needs x, y or z and factor at least 2"
            return
        threads = kernel.launch.block[AXES.index(self.axis)]
        if threads % self.factor:
            yield f"{threads} threads along {self.axis} are not a multiple of {self.factor}"
        if any(each.name == "reqntid" for each in kernel.function.directives):
            yield "the kernel requires this block size (.reqntid)"
        yield from objections(kernel, ORDERING | MINGLED | EXCHANGING, PLACES | {"WARP_SZ"})
        yield from unusual_reads(kernel, "%tid", "%ntid")
        yield from objections_to_variables(kernel, _OWN)
        for index in kernel.barriers:
            instruction = kernel.code.instructions[index]
            if len(instruction.operands) > 1 or "arrive" in instruction.opcode.split("."):
                yield f"'{instruction.rendered()}' counts threads or synchronizes only some"

    def threads(self, kernel: Kernel) -> list[list[int]]:
        """The threads of the block, in linear order, that each copy replaces."""
        number = AXES.index(self.axis)
        extent, below = kernel.launch.block[number], prod(kernel.launch.block[:number])
        each = extent // self.factor
        found: list[list[int]] = [[] for _ in range(self.factor)]
        for thread in range(kernel.launch.threads_per_block):
            at = thread // below % extent
            found[at % self.factor if self.adjacent else at // each].append(thread)
        return found

    def copies(self, rewriting: Rewriting) -> Copies:
        """The copies, each with the index of the thread that it replaces."""
        special = f"%tid.{self.axis}"
        threads = rewriting.subject.launch.block[AXES.index(self.axis)]
        names = [rewriting.register("b32") for _ in range(self.factor)]
        rewriting.at_start(f"mov.u32 {names[0]}, {special};")
        if self.adjacent:
            rewriting.at_start(f"mul.lo.u32 {names[0]}, {names[0]}, {self.factor};")
        for number, name in enumerate(names[1:], 1):
            # Far apart, neighbouring threads stay neighbours, and their accesses side by side; side
            # by side, a thread has what a tree or a vector access joins.
            distance = number * (1 if self.adjacent else threads // self.factor)
            rewriting.at_start(f"add.u32 {name}, {names[0]}, {distance};")
        return Copies(
            tuple({special: name} for name in names), _OWN, {f"%ntid.{self.axis}": str(threads)}
        )


def coarsened(kernel: Kernel, merging: Merging) -> tuple[Launch, tuple[str, ...]] | str:
    """The launch with fewer threads, and notes on copies that may diverge; or why it cannot be."""
    for reason in merging.objections(kernel):
        return reason
    threads = merging.threads(kernel)
    agreement = Agreement(
        kernel,
        (f"%tid.{merging.axis}",),
        _OWN,
        kernel.ranges.settles,
        lambda index: _is_alike(kernel, index, threads),
    )
    if reason := objection_to_copies(kernel, agreement, merging.factor, alike=False):
        return reason
    rewriting = Rewriting(kernel)
    guarded = predicated(kernel, agreement, threads)
    Interleaving(rewriting, agreement, merging.copies(rewriting), guarded).run()
    block = list(kernel.launch.block)
    block[AXES.index(merging.axis)] //= merging.factor
    made = replace(kernel.launch, ptx=rewriting.text(), block=(block[0], block[1], block[2]))
    return made, tuple(notes_on_regions(kernel, agreement, "threads", guarded))


def _is_alike(kernel: Kernel, index: int, threads: Sequence[Sequence[int]]) -> bool:
    """True if a result is known, and the same for the threads that become one.

    So ``threadIdx.x % 32`` is the same for threads that lie a multiple of 32 apart.
    """
    effects, found = kernel.code.effects[index], kernel.lanes.result(index)
    if found is None or not found.exact or not effects.definite:
        return False
    first, *others = threads
    return all(
        found.offsets[one] == found.offsets[other]
        for every in others
        for one, other in zip(first, every, strict=True)
    )
