"""Launches a group of lanes in place of each thread, which deal the iterations of its loops out.

Each group has the indices that its thread had, and runs what it ran: all lanes compute the same,
but for the iterations of the dealt loops. So they come to the same branches together, and can wait
for each other anywhere: within a warp, or as a whole block. What they wait for is that memory is
as the one thread would find it there: before and after each dealt loop, and each store elsewhere.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import prod

from cuado.kernel.facts.iterations.dealt_loops import DealtLoop
from cuado.kernel.facts.reductions.loop_accumulators import Accumulator
from cuado.kernel.facts.reductions.loop_choices import Choice
from cuado.kernel.facts.threads.thread_independence import INDICES
from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.rewrites.threads.deal_iterations import Copies, deal
from cuado.kernel.rewrites.threads.stated_block import stated
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.lane_values import WARP
from cuado.model.launch import Launch
from cuado.ptx.syntax.operands import Name

_AXES = ("x", "y", "z")
_WORD = 8
"""Bytes that a register of a warp's part has in shared memory."""
WORD_BITS = 32
Part = tuple[str, int]
"""A register of a part, and its bits."""


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
        self._mask, self._shared = "0xffffffff", ("", 0)

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

    def _combined(self, accumulator: Accumulator, found: str) -> Iterable[str]:
        """Combine the parts of all lanes, in each of them in the same order."""
        parts = [(accumulator.key[0], accumulator.bits)]
        if isinstance(accumulator, Choice):
            parts += [(key[0], bits) for key, bits in accumulator.taken] + [(found, 64)]
        width = min(self._lanes, WARP)
        while width > 1:
            width //= 2
            others = [self._rewriting.register(f"b{bits}") for _, bits in parts]
            for (name, bits), other in zip(parts, others, strict=True):
                yield from self._exchanged(name, bits, other, width)
            yield from self._merged(accumulator, parts, others)
        if self._lanes > WARP:
            yield from self._through_memory(accumulator, parts)

    def _merged(
        self, accumulator: Accumulator, parts: Sequence[Part], others: Sequence[str]
    ) -> Iterable[str]:
        """Combine a part with another one."""
        name, other = parts[0][0], others[0]
        if not isinstance(accumulator, Choice):
            yield f"{accumulator.opcode} {name}, {name}, {other};"
            return
        # The better value; of equal ones the one that the thread would have kept.
        better, equal, kept = (self._rewriting.register("pred") for _ in range(3))
        strict = f"{accumulator.relation[0]}t"
        earlier = "lt" if accumulator.relation == strict else "gt"
        yield f"setp.{strict}.{accumulator.type} {better}, {other}, {name};"
        yield f"setp.eq.{accumulator.type} {equal}, {other}, {name};"
        yield f"setp.{earlier}.s64 {kept}, {others[-1]}, {parts[-1][0]};"
        yield f"and.pred {equal}, {equal}, {kept};"
        yield f"or.pred {better}, {better}, {equal};"
        for (own, bits), new in zip(parts, others, strict=True):
            yield f"@{better} mov.b{bits} {own}, {new};"

    def _exchanged(self, name: str, bits: int, other: str, distance: int) -> Iterable[str]:
        """Get a register of the lane at a distance."""
        if bits == WORD_BITS:
            yield f"shfl.sync.bfly.b32 {other}, {name}, {distance}, 0x1f, {self._mask};"
            return
        halves = [self._rewriting.register("b32") for _ in range(2)]
        yield f"mov.b64 {{{halves[0]}, {halves[1]}}}, {name};"
        for half in halves:
            yield f"shfl.sync.bfly.b32 {half}, {half}, {distance}, 0x1f, {self._mask};"
        yield f"mov.b64 {other}, {{{halves[0]}, {halves[1]}}};"

    def _through_memory(self, accumulator: Accumulator, parts: Sequence[Part]) -> Iterable[str]:
        """Combine the parts of a block's warps."""
        warps = self._lanes // WARP
        room = _WORD * len(parts)
        if self._shared[1] < room:
            name = self._rewriting.fresh("cuado_parts")
            self._rewriting.declare(f".shared .align {_WORD} .b8 {name}[{room * warps}];")
            self._shared = name, room
        place, base = self._rewriting.register("b32"), self._rewriting.register("b32")
        lane, is_first = self._rewriting.register("b32"), self._rewriting.register("pred")
        yield f"and.b32 {lane}, {self._own}, {WARP - 1};"
        yield f"setp.eq.u32 {is_first}, {lane}, 0;"
        yield f"shr.u32 {place}, {self._own}, 5;"
        yield f"mov.u32 {base}, {self._shared[0]};"
        yield f"mad.lo.u32 {place}, {place}, {room}, {base};"
        # All lanes of a warp have its part; were all to store it, the order of threads would matter
        # to whoever looks for races.
        for at, (name, bits) in enumerate(parts):
            yield f"@{is_first} st.shared.b{bits} [{place}+{_WORD * at}], {name};"
        yield "bar.sync 0;"
        for at, (name, bits) in enumerate(parts):
            yield f"ld.shared.b{bits} {name}, [{base}+{_WORD * at}];"
        others = [self._rewriting.register(f"b{bits}") for _, bits in parts]
        for warp in range(1, warps):
            for at, ((_, bits), other) in enumerate(zip(parts, others, strict=True)):
                yield f"ld.shared.b{bits} {other}, [{base}+{warp * room + _WORD * at}];"
            yield from self._merged(accumulator, parts, others)
        yield "bar.sync 0;"
