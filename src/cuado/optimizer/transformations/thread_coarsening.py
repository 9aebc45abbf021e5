"""Let one thread do the work of several of its block, their instructions side by side.

What it changes: the block is smaller along one axis, and each thread does what ``factor`` threads
did that lie an equal distance apart: every instruction once for each of them before the next one.
So their loads are in flight together, and what they all compute or load is computed and loaded
once: in a matrix product, the row that all of them share.

Why the results stay the same: threads of a block have no order but by barriers, and each copy
keeps its own; a barrier that all threads wait at is one for all copies. Checked on the code:
threads exchange nothing with their warp and do not know their place in it, nothing orders blocks
or tells who came first, registers and local memory are each copy's own unless they are proved to
hold the same for all. That is also proved of numbers that are known for each thread and alike in
those that become one: ``threadIdx.x % 32`` of threads that lie 64 apart. Where copies may part, by
branches that depend on the thread's index along the axis or on data, they run one after another if
they do, until their ways meet; no barrier may be there. A short way whose branch depends on nothing
but the thread's index is taken under guards instead, by those copies of which a thread comes there.
The factor divides the block, whose size no directive of the kernel demands.

What it costs: registers, and threads to hide latency with.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import ClassVar, Self

from cuado.kernel.facts.block_independence import (
    EXCHANGING,
    MINGLED,
    ORDERING,
    PLACES,
    objections,
    unusual_reads,
)
from cuado.kernel.facts.coarsened_divergence import Agreement
from cuado.kernel.facts.coarsening_limits import (
    AXES,
    FACTORS,
    MOST_REGISTERS,
    axes_read,
    notes_on_regions,
    objection_to_copies,
    objections_to_variables,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.interleave_copies import Copies, Interleaving
from cuado.kernel.rewrites.predicate_branches import predicated
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.launch import WARP_SIZE
from cuado.optimizer.transformation import Advice, Rewritten, Transformation

_OWN = frozenset({"local"})


@dataclass(frozen=True)
class ThreadCoarsening(Transformation):
    """Replaces several threads along an axis of the block by one.

    Attributes:
        axis: ``x``, ``y`` or ``z``.
        factor: threads that become one; at least 2.
    """

    NAME: ClassVar[str] = "thread-coarsening"
    SUMMARY: ClassVar[str] = "one thread does the work of several, with shared work done once"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {
            *(Bottleneck.IN_FLIGHT, Bottleneck.LOADS, Bottleneck.RELOADS, Bottleneck.MEMORY),
            *(Bottleneck.BARRIERS, Bottleneck.L1_MISSES),
        }
    )

    axis: str
    factor: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Factors that divide the block and leave whole warps; axes across the warp first."""
        launch, registers = kernel.launch, kernel.built.resources.registers or 0
        read = axes_read(kernel, "%tid")
        return [
            cls(axis, factor)
            for number, axis in sorted(enumerate(AXES), key=lambda each: each[0] == 0)
            for factor in FACTORS
            if axis in read
            and launch.block[number] % factor == 0
            and launch.threads_per_block % (factor * WARP_SIZE) == 0
            and registers * factor <= MOST_REGISTERS
        ]

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Merge ``factor`` threads into one."""
        for reason in self._objections(kernel):
            return Refusal(reason)
        threads = self._threads(kernel)
        agreement = Agreement(
            kernel,
            (f"%tid.{self.axis}",),
            _OWN,
            kernel.ranges.settles,
            lambda index: _is_alike(kernel, index, threads),
        )
        if reason := objection_to_copies(kernel, agreement, self.factor, alike=False):
            return Refusal(reason)
        rewriting = Rewriting(kernel)
        guarded = predicated(kernel, agreement, threads)
        Interleaving(rewriting, agreement, self._copies(rewriting), guarded).run()
        block = list(kernel.launch.block)
        block[AXES.index(self.axis)] //= self.factor
        made = replace(kernel.launch, ptx=rewriting.text(), block=(block[0], block[1], block[2]))
        note = f"a thread does the work of {self.factor} along {self.axis}"
        notes = notes_on_regions(kernel, agreement, "threads", guarded)
        return Rewritten(made, (note, *notes))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Process several elements per thread."""
        del kernel
        k, axis = self.factor, self.axis
        return Advice(
            f"let a thread do the work of {k} along {axis}, with an accumulator for each of them, "
            "and load what they share once",
            f"int i = blockIdx.{axis} * blockDim.{axis} + threadIdx.{axis};\n"
            "for (int k = 0; k < n; k++)\n    sum += a[k] * b[k * n + i];",
            f"int i = blockIdx.{axis} * {k} * blockDim.{axis} + threadIdx.{axis};\n"
            "for (int k = 0; k < n; k++) {\n    float shared = a[k];\n"
            f"    for (int j = 0; j < {k}; j++)\n"
            f"        sum[j] += shared * b[k * n + i + j * blockDim.{axis}];\n}}",
        )

    def _objections(self, kernel: Kernel) -> Iterator[str]:
        if self.axis not in AXES or self.factor < 2:
            yield f"axis '{self.axis}', factor {self.factor}: needs x, y or z and factor at least 2"
            return
        threads = kernel.launch.block[AXES.index(self.axis)]
        if threads % self.factor:
            yield f"{threads} threads along {self.axis} are not a multiple of {self.factor}"
        if any(each.name == "reqntid" for each in kernel.function.directives):
            yield "the kernel demands a block of this size"
        yield from objections(kernel, ORDERING | MINGLED | EXCHANGING, PLACES | {"WARP_SZ"})
        yield from unusual_reads(kernel, "%tid", "%ntid")
        yield from objections_to_variables(kernel, _OWN)
        for index in kernel.barriers:
            instruction = kernel.code.instructions[index]
            if len(instruction.operands) > 1 or "arrive" in instruction.opcode.split("."):
                yield f"'{instruction.rendered()}' counts threads or synchronizes only some"

    def _threads(self, kernel: Kernel) -> list[list[int]]:
        """The threads of the block, in linear order, that each copy replaces."""
        number = AXES.index(self.axis)
        extent, below = kernel.launch.block[number], prod(kernel.launch.block[:number])
        each = extent // self.factor
        found: list[list[int]] = [[] for _ in range(self.factor)]
        for thread in range(kernel.launch.threads_per_block):
            found[thread // below % extent // each].append(thread)
        return found

    def _copies(self, rewriting: Rewriting) -> Copies:
        """Indices of the merged threads: neighbours stay neighbours."""
        special = f"%tid.{self.axis}"
        threads = rewriting.subject.launch.block[AXES.index(self.axis)]
        names = [rewriting.register("b32") for _ in range(self.factor)]
        rewriting.at_start(f"mov.u32 {names[0]}, {special};")
        for number, name in enumerate(names[1:], 1):
            distance = number * (threads // self.factor)
            rewriting.at_start(f"add.u32 {name}, {names[0]}, {distance};")
        return Copies(
            tuple({special: name} for name in names), _OWN, {f"%ntid.{self.axis}": str(threads)}
        )


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


TRANSFORMATION = ThreadCoarsening
