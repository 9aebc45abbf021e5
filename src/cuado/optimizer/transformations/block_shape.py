"""Launch blocks of another shape, with as many threads in all.

What it changes: the block, and the grid so that it covers the same threads. The place of a thread
in the grid, ``ctaid * ntid + tid``, is computed for the new shape; the sizes of block and grid that
the kernel reads are replaced by those it had. Where the kernel uses its indices for nothing but
that place (each use is followed: ``kernel.facts.threads.global_index``), the place is all that it
needs. Otherwise it gets the indices that it had: quotient and remainder of the place and the old
size. Where the new blocks do not divide the old extent, the threads beyond it end at once.

Why the results stay the same: there is one thread for each place, and so for each pair of indices
that there was, and it computes with these or with their place. It meets no other thread of its
block: there is no shared memory, no barrier, no exchange with its warp, and no special register
but indices and sizes. Atomics only update integers. Stated blocks (``.maxntid``, ``.reqntid``) are
adapted.

What it costs: nothing; a comparison where blocks do not divide the extent; a division by a constant
where the indices are needed, which are then no longer the same for all of a block.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import ClassVar, Self

from cuado.kernel.facts.threads.global_index import AXES, GlobalIndex
from cuado.kernel.facts.threads.thread_independence import INDICES, objections
from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.switches.switched_accesses import register_bits
from cuado.kernel.rewrites.threads.stated_block import stated
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.launch import Extent
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.ptx.syntax.operands import Name, rendered

_LIMITS = (1024, 1024, 64)
_MOST_THREADS = 1024
_MOST_BLOCKS = ((1 << 31) - 1, 65535, 65535)
_FLAT = ((256, 1, 1), (128, 1, 1), (512, 1, 1), (64, 1, 1), (1024, 1, 1))
_PLANE = ((32, 8, 1), (32, 4, 1), (64, 4, 1), (32, 16, 1), (128, 1, 1), (16, 16, 1), (32, 32, 1))


@dataclass(frozen=True)
class BlockShape(Transformation):
    """Launches blocks of another shape: threads in x, y, z."""

    NAME: ClassVar[str] = "block-shape"
    SUMMARY: ClassVar[str] = "changes the block's shape over the same threads"
    RESHAPES: ClassVar[bool] = True
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {
            Bottleneck.LAUNCH_SIZE,
            Bottleneck.OCCUPANCY,
            Bottleneck.IMBALANCE,
            Bottleneck.ACCESS_PATTERN,
            Bottleneck.L1_MISSES,
        }
    )

    x: int
    y: int
    z: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Usual shapes in as many dimensions as the work has, except for the launch's own."""
        if kernel.barriers or kernel.shared_accesses:
            return ()
        total = _total(kernel)
        shapes = _FLAT if total[1:] == (1, 1) else _PLANE
        found = tuple(
            cls(*shape)
            for shape in shapes
            if shape != kernel.launch.block
            and all(size <= most for size, most in zip(shape, total, strict=True))
        )
        # What refuses one shape for what the kernel does refuses them all: once is enough.
        return found[:1] if any(objections(kernel)) else found

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Launch blocks of that shape."""
        block, total = (self.x, self.y, self.z), _total(kernel)
        if reason := self._impossible(kernel, total):
            return Refusal(reason)
        for reason in objections(kernel):
            return Refusal(reason)
        rewriting = Rewriting(kernel)
        places = _places(rewriting, block, total)
        index = GlobalIndex(kernel)
        if index.objection() or not _are_usual(kernel, index):
            touched = _split(rewriting, places)
            note = "threads do not interact, and each keeps its indices"
        else:
            touched = _replace(rewriting, index, places)
            note = "indices are used only for the position in the grid, and threads do not interact"
        for edit in stated(kernel, block):
            rewriting.edit(edit)
        x, y, z = (-(-most // size) for most, size in zip(total, block, strict=True))
        launch = replace(kernel.launch, ptx=rewriting.text(), grid=(x, y, z), block=block)
        return Rewritten(launch, (note,), touched)

    def _impossible(self, kernel: Kernel, total: Extent) -> str:
        """Why blocks of that shape cannot be launched; empty if they can."""
        block = (self.x, self.y, self.z)
        if min(block) < 1 or prod(block) > _MOST_THREADS or block[2] > _LIMITS[2]:
            return f"a block has 1 to {_MOST_THREADS} threads, at most {_LIMITS[2]} along z"
        if block == kernel.launch.block:
            return "blocks have this shape already"
        for axis, size, most, limit in zip(AXES, block, total, _MOST_BLOCKS, strict=True):
            if size > most:
                return f"there are only {most} threads along {axis}"
            if most >= 1 << 31 or -(-most // size) > limit:
                return f"a grid cannot have that many blocks along {axis}"
        return ""

    def advice(self, kernel: Kernel) -> Advice | None:
        """Launch blocks of that shape."""
        return Advice(
            "launch blocks of this shape, with the bounds checked in the kernel",
            f"dim3 block{kernel.launch.block};",
            f"dim3 block({self.x}, {self.y}, {self.z});",
        )


def _total(kernel: Kernel) -> Extent:
    x, y, z = (a * b for a, b in zip(kernel.launch.grid, kernel.launch.block, strict=True))
    return x, y, z


def _are_usual(kernel: Kernel, index: GlobalIndex) -> bool:
    """True if all positions are in registers of 32 or 64 bits."""
    targets = ((rendered(kernel.code.instructions[n].operands[0]), n) for n in index.places)
    return all(register_bits(kernel, name, n) is not None for name, n in targets)


def _places(rewriting: Rewriting, block: Extent, total: Extent) -> dict[str, str]:
    """Registers with the thread's position along each axis; none for an axis of one position."""
    places = {}
    for axis, size, most in zip(AXES, block, total, strict=True):
        if most == 1:
            continue
        place, thread = rewriting.register("b32"), rewriting.register("b32")
        rewriting.at_start(
            f"mov.u32 {place}, %ctaid.{axis};\nmov.u32 {thread}, %tid.{axis};\n"
            f"mad.lo.u32 {place}, {place}, {size}, {thread};"
        )
        if most % size:
            beyond = rewriting.register("pred")
            rewriting.at_start(f"setp.ge.u32 {beyond}, {place}, {most};\n@{beyond} ret;")
        places[axis] = place
    return places


def _replace(rewriting: Rewriting, index: GlobalIndex, places: dict[str, str]) -> tuple[int, ...]:
    """Replace computations of positions by the new ones, and reads of sizes by the old sizes."""
    code = rewriting.subject.code
    for n, axis in index.places.items():
        target = rendered(code.instructions[n].operands[0])
        bits = register_bits(rewriting.subject, target, n)
        move = "cvt.u64.u32" if bits == 64 else "mov.u32"
        rewriting.replace(n, f"{move} {target}, {places.get(axis, '0')};")
    for n, numbers in index.numbers().items():
        for position, number in numbers.items():
            rewriting.operand(n, position, str(number))
    return tuple(index.places)


def _split(rewriting: Rewriting, places: dict[str, str]) -> tuple[int, ...]:
    """Replace reads of indices and sizes by the thread's original ones."""
    kernel, launch = rewriting.subject, rewriting.subject.launch
    values: dict[str, str] = {}
    for axis, blocks, threads in zip(AXES, launch.grid, launch.block, strict=True):
        values |= {f"%ntid.{axis}": str(threads), f"%nctaid.{axis}": str(blocks)}
        place = places.get(axis, "0")
        if 1 in (blocks, threads):
            values[f"%tid.{axis}"] = place if blocks == 1 else "0"
            values[f"%ctaid.{axis}"] = place if blocks > 1 else "0"
            continue
        quotient, rest = rewriting.register("b32"), rewriting.register("b32")
        rewriting.at_start(
            f"div.u32 {quotient}, {place}, {threads};\nrem.u32 {rest}, {place}, {threads};"
        )
        values |= {f"%ctaid.{axis}": quotient, f"%tid.{axis}": rest}
    touched = special_reads(kernel, *INDICES)
    for n in touched:
        for position, (operand, _) in enumerate(kernel.code.effects[n].operands):
            if isinstance(operand, Name) and operand.text in values:
                rewriting.operand(n, position, values[operand.text])
    return touched


TRANSFORMATION = BlockShape
