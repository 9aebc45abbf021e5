"""Give the blocks of a grid other indices, so that those that run together share data in the L2.

What it changes: blocks are started in order of their running number, x first. Where the kernel
reads ``blockIdx.x`` and ``blockIdx.y`` it gets those of another block of the same plane:
``transposed``, consecutive blocks run along y; ``grouped``, they fill a band of ``group`` rows
(``axis=y``) column by column, or one of ``group`` columns (``axis=x``) row by row, as is done for
matrix products; ``diagonal``, rows are rotated, so that blocks of a column do not run together.

Why the results stay the same: the indices are permuted, one to one, and blocks have no order.
Checked on the code: nothing orders blocks or tells who came first (fences, volatile accesses,
clusters, calls, atomics other than integer sums and the like whose results nobody uses), and the
index is read in no other way.

What it costs: a few integer operations where the kernel begins.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.kernel.facts.threads.block_independence import (
    LANES,
    ORDERING,
    PLACES,
    objections,
    unusual_reads,
)
from cuado.kernel.facts.threads.coarsening_limits import axes_read
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.ptx.syntax.operands import Name

_X, _Y = "%ctaid.x", "%ctaid.y"
_SPECIALS = PLACES | LANES | {"WARP_SZ", "%warpid", "%nwarpid"}
_GROUPS = (8, 4, 16)
_MOST_BLOCKS = 1 << 32
_KINDS = ("transposed", "grouped", "diagonal")


@dataclass(frozen=True)
class BlockRemap(Transformation):
    """Assigns other indices to blocks.

    Attributes:
        kind: ``transposed``, ``grouped`` or ``diagonal``.
        axis: ``y`` for groups of rows, ``x`` for groups of columns; ``x`` for the other kinds.
        group: rows, or columns, of a group; 1 for the other kinds.
    """

    NAME: ClassVar[str] = "block-remap"
    SUMMARY: ClassVar[str] = "reorders blocks, so that concurrent ones share data"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.L2_MISSES, Bottleneck.MEMORY, Bottleneck.LOADS}
    )

    kind: str
    axis: str = "x"
    group: int = 1

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Groups, the other axis, the diagonal: for grids of more than one wave."""
        columns, rows, _ = kernel.launch.grid
        at_once = kernel.chip.sm_count * kernel.blocks_per_sm
        if not axes_read(kernel, "%ctaid") >= {"x", "y"} or kernel.launch.blocks <= at_once:
            return ()
        if min(columns, rows) == 1:
            return ()
        grouped = [
            cls("grouped", axis, group)
            for group in _GROUPS
            for axis, extent in (("y", rows), ("x", columns))
            if group < extent
        ]
        return (*grouped, cls("transposed"), cls("diagonal"))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Replace the reads of the block's index."""
        for reason in self._objections(kernel):
            return Refusal(reason)
        rewriting = Rewriting(kernel)
        new_x, new_y = (rewriting.register("b32") for _ in range(2))
        rewriting.at_start("\n".join(self._indices(rewriting, new_x, new_y)))
        touched = []
        for index, effects in enumerate(kernel.code.effects):
            for position, (operand, _) in enumerate(effects.operands):
                if isinstance(operand, Name) and operand.text in (_X, _Y):
                    touched.append(index)
                    rewriting.operand(index, position, new_x if operand.text == _X else new_y)
        columns, rows, _ = kernel.launch.grid
        note = f"each of the {columns} by {rows} block indices is used once"
        return Rewritten(replace(kernel.launch, ptx=rewriting.text()), (note,), tuple(touched))

    def advice(self, kernel: Kernel) -> Advice | None:
        """The same index computation in the source."""
        del kernel
        before = "int column = blockIdx.x, row = blockIdx.y;"
        if self.kind == "diagonal":
            return Advice(
                "rotate the rows of blocks",
                before,
                "int column = (blockIdx.x + blockIdx.y) % gridDim.x, row = blockIdx.y;",
            )
        if self.kind == "transposed":
            return Advice(
                "swap the axes of the grid",
                before,
                "int column = blockIdx.y, row = blockIdx.x; // and swap the extents of the grid",
            )
        return Advice(
            f"run through the grid in bands of {self.group}",
            before,
            "int number = blockIdx.y * gridDim.x + blockIdx.x;\n"
            f"int first = number / ({self.group} * across) * {self.group}; // across: of the band\n"
            f"int wide = min({self.group}, along - first); // along: blocks along {self.axis}\n"
            f"int rest = number % ({self.group} * across);\n"
            f"int {'row' if self.axis == 'y' else 'column'} = first + rest % wide;\n"
            f"int {'column' if self.axis == 'y' else 'row'} = rest / wide;",
        )

    def _objections(self, kernel: Kernel) -> Iterator[str]:
        columns, rows, _ = kernel.launch.grid
        if self.kind not in _KINDS or self.axis not in ("x", "y") or self.group < 1:
            yield f"'{self}' is none of: {', '.join(_KINDS)}, along x or y"
        if min(columns, rows) == 1:
            yield "the grid has one dimension: there is no other order to try"
        if columns * rows >= _MOST_BLOCKS:
            yield "the grid has more blocks than a 32-bit index can number"
        yield from objections(kernel, ORDERING, _SPECIALS)
        yield from unusual_reads(kernel, "%ctaid")

    def _indices(self, rewriting: Rewriting, new_x: str, new_y: str) -> Iterator[str]:
        """Compute the new indices."""
        columns, rows, _ = rewriting.subject.launch.grid
        yield f"mov.u32 {new_x}, {_X};"
        yield f"mov.u32 {new_y}, {_Y};"
        if self.kind == "diagonal":
            yield f"add.u32 {new_x}, {new_x}, {new_y};"
            yield f"rem.u32 {new_x}, {new_x}, {columns};"
            return
        number = rewriting.register("b32")
        yield f"mad.lo.u32 {number}, {new_y}, {columns}, {new_x};"
        if self.kind == "transposed":
            yield f"div.u32 {new_x}, {number}, {rows};"
            yield f"rem.u32 {new_y}, {number}, {rows};"
            return
        along, across = (rows, columns) if self.axis == "y" else (columns, rows)
        inside, outside = (new_y, new_x) if self.axis == "y" else (new_x, new_y)
        group = min(self.group, along)
        first, wide = rewriting.register("b32"), rewriting.register("b32")
        yield f"div.u32 {first}, {number}, {group * across};"
        yield f"mul.lo.u32 {first}, {first}, {group};"
        yield f"rem.u32 {number}, {number}, {group * across};"
        yield f"sub.u32 {wide}, {along}, {first};"
        yield f"min.u32 {wide}, {wide}, {group};"
        yield f"rem.u32 {inside}, {number}, {wide};"
        yield f"add.u32 {inside}, {inside}, {first};"
        yield f"div.u32 {outside}, {number}, {wide};"


TRANSFORMATION = BlockRemap
