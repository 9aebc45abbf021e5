"""Launches a group of lanes in place of each thread, which deal the iterations of its loops out.

Each group has the indices that its thread had, and runs what it ran: all lanes compute the same,
but for the iterations of the dealt loops. So they come to the same branches together, and can wait
for each other anywhere: within a warp, or as a whole block. What they wait for is that memory is
as the one thread would find it there: before and after each dealt loop, and each store elsewhere.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import prod

from cuado.kernel.facts.dealt_loops import DealtLoop
from cuado.kernel.facts.loop_accumulators import Accumulator
from cuado.kernel.facts.thread_independence import INDICES
from cuado.kernel.facts.waiting_blocks import special_reads
from cuado.kernel.rewrites.deal_iterations import Copies, deal
from cuado.kernel.rewrites.stated_block import stated
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.lane_values import WARP
from cuado.model.launch import Launch
from cuado.ptx.syntax.operands import Name

_AXES = ("x", "y", "z")
_WORD = 8
"""Bytes that a warp's part has in shared memory."""


class LanesOfThreads:
    """A kernel whose threads become groups of lanes.

    Args:
        rewriting: of the kernel.
        lanes: of each group, a power of two; more than a warp only in blocks of one group.
        groups: of each block.
    """

    def __init__(self, rewriting: Rewriting, lanes: int, groups: int) -> None:
        self._rewriting, self._lanes, self._groups = rewriting, lanes, groups
        self._own = rewriting.register("b32")
        self._mask, self._shared = "0xffffffff", ""

    def write(self, loops: Sequence[DealtLoop]) -> tuple[Launch, tuple[int, ...]]:
        """Make the edits.

        Returns:
            The rewritten launch, and the instructions that were changed.
        """
        kernel, rewriting = self._rewriting.subject, self._rewriting
        launch = kernel.launch
        threads = prod(launch.grid) * launch.threads_per_block
        self._indices(threads)
        sync = self._sync()
        touched = deal(rewriting, loops, Copies(self._own, self._lanes, sync), self._combined)
        block = (self._lanes, self._groups, 1)
        for edit in stated(kernel, block):
            rewriting.edit(edit)
        grid = (-(-threads // self._groups), 1, 1)
        return replace(launch, ptx=rewriting.text(), grid=grid, block=block), touched

    def _indices(self, threads: int) -> None:
        """Give each lane the indices of its thread, and end those of no thread."""
        rewriting, kernel = self._rewriting, self._rewriting.subject
        rest = rewriting.register("b32")
        rewriting.at_start(f"mov.u32 {self._own}, %tid.x;\nmov.u32 {rest}, %ctaid.x;")
        if self._groups > 1:
            group = rewriting.register("b32")
            rewriting.at_start(
                f"mov.u32 {group}, %tid.y;\nmad.lo.u32 {rest}, {rest}, {self._groups}, {group};"
            )
        if threads % self._groups:
            beyond = rewriting.register("pred")
            rewriting.at_start(f"setp.ge.u32 {beyond}, {rest}, {threads};\n@{beyond} ret;")
        values: dict[str, str] = {}
        extents = (("%tid", kernel.launch.block), ("%ctaid", kernel.launch.grid))
        for base, extent in extents:
            for axis, size in zip(_AXES, extent, strict=True):
                values[f"%n{base[1:]}.{axis}"] = str(size)
                values[f"{base}.{axis}"], rest = self._split(rest, size)
        for n in special_reads(kernel, *INDICES):
            for position, (operand, _) in enumerate(kernel.code.effects[n].operands):
                if isinstance(operand, Name) and operand.text in values:
                    rewriting.operand(n, position, values[operand.text])

    def _split(self, place: str, size: int) -> tuple[str, str]:
        """The index along an axis of so many places, and what is left for the other axes."""
        if size == 1:
            return "0", place
        index, rest = self._rewriting.register("b32"), self._rewriting.register("b32")
        self._rewriting.at_start(
            f"rem.u32 {index}, {place}, {size};\ndiv.u32 {rest}, {place}, {size};"
        )
        return index, rest

    def _sync(self) -> str:
        """Code that waits for the lanes of a group."""
        if self._lanes > WARP:
            return "bar.sync 0;"
        if self._lanes < WARP:
            self._mask = mask = self._rewriting.register("b32")
            first = self._rewriting.register("b32")
            self._rewriting.at_start(
                f"mov.u32 {first}, %laneid;\nand.b32 {first}, {first}, {WARP - self._lanes};\n"
                f"mov.u32 {mask}, {(1 << self._lanes) - 1};\nshl.b32 {mask}, {mask}, {first};"
            )
        return f"bar.warp.sync {self._mask};"

    # Parts of a result

    def _combined(self, accumulator: Accumulator) -> Iterable[str]:
        """Combine the parts of all lanes, in each of them in the same order."""
        width = min(self._lanes, WARP)
        while width > 1:
            width //= 2
            yield from self._exchanged(accumulator, width)
        if self._lanes > WARP:
            yield from self._through_memory(accumulator)

    def _exchanged(self, accumulator: Accumulator, distance: int) -> Iterable[str]:
        """Combine with the part of the lane at a distance."""
        name, bits = accumulator.key[0], accumulator.bits
        other = self._rewriting.register(f"b{bits}")
        if bits == 32:
            yield f"shfl.sync.bfly.b32 {other}, {name}, {distance}, 0x1f, {self._mask};"
        else:
            halves = [self._rewriting.register("b32") for _ in range(2)]
            yield f"mov.b64 {{{halves[0]}, {halves[1]}}}, {name};"
            for half in halves:
                yield f"shfl.sync.bfly.b32 {half}, {half}, {distance}, 0x1f, {self._mask};"
            yield f"mov.b64 {other}, {{{halves[0]}, {halves[1]}}};"
        yield f"{accumulator.opcode} {name}, {name}, {other};"

    def _through_memory(self, accumulator: Accumulator) -> Iterable[str]:
        """Combine the parts of a block's warps."""
        name, bits, warps = accumulator.key[0], accumulator.bits, self._lanes // WARP
        if not self._shared:
            self._shared = self._rewriting.fresh("cuado_parts")
            self._rewriting.declare(f".shared .align {_WORD} .b8 {self._shared}[{_WORD * warps}];")
        place, base = self._rewriting.register("b32"), self._rewriting.register("b32")
        other = self._rewriting.register(f"b{bits}")
        lane, is_first = self._rewriting.register("b32"), self._rewriting.register("pred")
        yield f"and.b32 {lane}, {self._own}, {WARP - 1};"
        yield f"setp.eq.u32 {is_first}, {lane}, 0;"
        yield f"shr.u32 {place}, {self._own}, 5;"
        yield f"mov.u32 {base}, {self._shared};"
        yield f"mad.lo.u32 {place}, {place}, {_WORD}, {base};"
        # All lanes of a warp have its part; were all to store it, the order of threads would matter
        # to whoever looks for races.
        yield f"@{is_first} st.shared.b{bits} [{place}], {name};"
        yield "bar.sync 0;"
        yield f"ld.shared.b{bits} {name}, [{base}];"
        for warp in range(1, warps):
            yield f"ld.shared.b{bits} {other}, [{base}+{warp * _WORD}];"
            yield f"{accumulator.opcode} {name}, {name}, {other};"
        yield "bar.sync 0;"
