"""Let one block do the work of several, their instructions side by side.

What it changes: there are fewer blocks along one axis, and each does what ``factor`` neighbours
did: every instruction once for each of them before the next one, on registers and shared arrays
of their own. So their loads are in flight together, a barrier is waited for once for all of them,
and what they all compute or load is computed and loaded once.

Why the results stay the same: blocks of a grid have no order, and each copy keeps its own; so what
is run is an interleaving that the original allows. Checked on the code: nothing orders blocks or
tells who came first (fences, volatile accesses, clusters, calls, atomics other than integer sums
and the like whose results nobody uses), every register and every array of shared or local memory
is each copy's own unless it is proved to hold the same for all. Loads of one address by all
copies stand side by side, so that one will do. Copies go through branches together where their
conditions are proved to be the same: they do not depend on the block's index along the axis, or
the launch's numbers settle them for all threads. Otherwise it is asked at run time: copies that
disagree run what follows one after another until their ways meet. No barrier may be there, unless
all threads of the block disagree alike. The factor divides the grid.

What it costs: registers and shared memory, and so occupancy; and parallelism where blocks are few.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import ClassVar, Self

from cuado.kernel.facts.threads.block_independence import (
    LANES,
    MINGLED,
    ORDERING,
    PLACES,
    objections,
    unusual_reads,
)
from cuado.kernel.facts.threads.coarsened_divergence import Agreement
from cuado.kernel.facts.threads.coarsening_limits import (
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
from cuado.kernel.rewrites.threads.interleave_copies import Copies, Interleaving, is_dynamic
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.ptx.analysis.shared import size_of

_OWN = frozenset({"shared", "local"})
_STATIC_BYTES = 48 << 10
"""The most shared memory that a block can declare; more has to be requested at launch."""
_ALIGNMENT = 128


@dataclass(frozen=True)
class BlockCoarsening(Transformation):
    """Replaces several blocks along an axis by one.

    Attributes:
        axis: ``x``, ``y`` or ``z``.
        factor: blocks that become one; at least 2.
    """

    NAME: ClassVar[str] = "block-coarsening"
    SUMMARY: ClassVar[str] = (
        "one block does the work of several, with their loads in flight together"
    )
    # For small blocks it vies with launching several of them as one.
    RESHAPES: ClassVar[bool] = True
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {
            *(Bottleneck.IN_FLIGHT, Bottleneck.LOADS, Bottleneck.RELOADS, Bottleneck.MEMORY),
            *(Bottleneck.BARRIERS, Bottleneck.L1_MISSES, Bottleneck.L2_MISSES),
        }
    )

    axis: str
    factor: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Factors that divide an axis of the grid and leave a block for every SM."""
        launch, registers = kernel.launch, kernel.built.resources.registers or 0
        read = axes_read(kernel, "%ctaid")
        return [
            cls(axis, factor)
            for factor in FACTORS
            for number, axis in enumerate(AXES)
            if axis in read
            and launch.grid[number] % factor == 0
            and prod(launch.grid) // factor >= kernel.chip.sm_count
            and registers * factor <= MOST_REGISTERS
            and not any(_objections_to_shared(kernel, factor))
        ]

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Merge ``factor`` blocks into one."""
        for reason in self._objections(kernel):
            return Refusal(reason)
        ranges = kernel.ranges
        agreement = Agreement(kernel, (f"%ctaid.{self.axis}",), _OWN, ranges.settles)
        if reason := objection_to_copies(kernel, agreement, self.factor, alike=True):
            return Refusal(reason)
        rewriting = Rewriting(kernel)
        Interleaving(rewriting, agreement, self._copies(rewriting)).run()
        launch, number = kernel.launch, AXES.index(self.axis)
        grid = list(launch.grid)
        grid[number] //= self.factor
        dynamic = _dynamic_bytes(kernel) * self.factor
        made = replace(
            launch,
            ptx=rewriting.text(),
            grid=(grid[0], grid[1], grid[2]),
            dynamic_shared_bytes=dynamic or launch.dynamic_shared_bytes,
        )
        note = f"a block does the work of {self.factor} neighbours along {self.axis}"
        return Rewritten(made, (note, *notes_on_regions(kernel, agreement, "blocks")))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Loop over several blocks' elements in each step."""
        del kernel
        k, axis = self.factor, self.axis
        return Advice(
            f"let a block do the work of {k} along {axis}: load the elements of all of them before "
            "using the first, into arrays of their own, and launch a grid that much smaller",
            f"int i = blockIdx.{axis} * blockDim.{axis} + threadIdx.{axis};\n"
            "tile[threadIdx.y][threadIdx.x] = in[i];\n__syncthreads();",
            f"#pragma unroll\nfor (int k = 0; k < {k}; k++) {{\n"
            f"    int i = (blockIdx.{axis} * {k} + k) * blockDim.{axis} + threadIdx.{axis};\n"
            "    tile[k][threadIdx.y][threadIdx.x] = in[i];\n}\n__syncthreads();",
        )

    def _objections(self, kernel: Kernel) -> Iterator[str]:
        if self.axis not in AXES or self.factor < 2:
            yield f"axis '{self.axis}', factor {self.factor}: needs x, y or z and factor at least 2"
            return
        blocks = kernel.launch.grid[AXES.index(self.axis)]
        if blocks % self.factor:
            yield f"{blocks} blocks along {self.axis} are not a multiple of {self.factor}"
        yield from objections(kernel, ORDERING | MINGLED, PLACES | LANES | {"WARP_SZ"})
        yield from unusual_reads(kernel, "%ctaid", "%nctaid")
        yield from objections_to_variables(kernel, _OWN)
        yield from _objections_to_shared(kernel, self.factor)

    def _copies(self, rewriting: Rewriting) -> Copies:
        """Indices of the merged blocks, which are neighbours."""
        special = f"%ctaid.{self.axis}"
        blocks = rewriting.subject.launch.grid[AXES.index(self.axis)]
        names = [rewriting.register("b32") for _ in range(self.factor)]
        rewriting.at_start(
            f"mov.u32 {names[0]}, {special};\nmul.lo.u32 {names[0]}, {names[0]}, {self.factor};"
        )
        for number, name in enumerate(names[1:], 1):
            rewriting.at_start(f"add.u32 {name}, {names[0]}, {number};")
        return Copies(
            tuple({special: name} for name in names),
            _OWN,
            {f"%nctaid.{self.axis}": str(blocks)},
            _dynamic_bytes(rewriting.subject),
        )


def _dynamic_bytes(kernel: Kernel) -> int:
    """Dynamic shared memory of each copy: that of the launch, in whole rows of banks."""
    return -(-kernel.launch.dynamic_shared_bytes // _ALIGNMENT) * _ALIGNMENT


def _objections_to_shared(kernel: Kernel, factor: int) -> Iterator[str]:
    """The reasons why shared memory does not suffice for ``factor`` copies."""
    arrays = kernel.shared.arrays
    static = sum(size_of(array.variable) or 0 for array in arrays)
    reserved = (kernel.built.resources.shared or 0) - static
    total = factor * (static + _dynamic_bytes(kernel)) + max(reserved, 0)
    if factor * static > _STATIC_BYTES:
        yield f"{factor} copies declare {factor * static:,} bytes of shared memory: beyond 48 KiB"
    elif total > kernel.chip.shared_per_block_bytes:
        yield f"{factor} copies need {total:,} bytes of shared memory, a block has fewer"
    for array in arrays:
        if is_dynamic(array.variable) and (array.variable.align or 1) > _ALIGNMENT:
            yield f"'{array.key[0]}' is aligned to more than {_ALIGNMENT} bytes"


TRANSFORMATION = BlockCoarsening
