"""Bring what the threads of a block load again and again in a loop to shared memory once.

What it changes: where threads of a block read the same rows or columns along a loop, as both
factors of a matrix product, the loop is made in chunks. For each chunk the block fetches the tile
that its threads read, ``steps`` elements along the loop, neighbouring threads neighbouring
elements, while it still works on the tile before; then it waits, reads from shared memory, and
waits again before the tile is overwritten. A thread that reads several elements of a step, after
coarsening, finds them side by side and reads them by one access of up to 16 bytes. Sums are made
in the same order, so that every bit is the same.

Why the results stay the same: each load gives what it gave, since nothing of the launch writes what
it reads (``kernel.facts.accesses.constant_loads``, by where the launch's pointers lead); when it is
made, and by whom, makes no difference then. It takes, and ``apply`` checks:

- addresses are sums of multiples of the block's and the thread's indices, and of the iteration's
  number, of which no 32-bit part wraps around (``kernel.values.iteration_forms``). What a block
  reads in a chunk is a rectangle of elements without gaps
  (``kernel.facts.shared_memory.tiled_loads``): so what it fetches is what it reads, and no byte is
  fetched that the original does not read;
- a load that is not made everywhere leaves 0, and comparisons of such sums decide whether it is
  made (``kernel.facts.accesses.load_limits``): whoever fetches an element asks the same of it;
- all threads of a block come to the loop, or none, and make the same, known number of iterations:
  so all of them come to each barrier. What no whole chunk has, they make as they did, after the
  last chunk. No barrier of the kernel counts threads;
- the block's shared memory is enough.

What it costs: shared memory, registers for what is fetched ahead, and two barriers a chunk.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, Self

from cuado.errors import CuadoError
from cuado.kernel.facts.loops.block_loops import BlockLoop
from cuado.kernel.facts.loops.iteration_counts import where
from cuado.kernel.facts.shared_memory.tile_layout import WIDEST, TileLayout
from cuado.kernel.facts.shared_memory.tiled_loads import TiledLoads, TiledLoop, tiled_loops
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.loops.stage_tiles import Chunks, TileStaging
from cuado.kernel.rewrites.shared_memory.warp_tiles import objection_to_tiles
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.lane_values import WARP
from cuado.model.arguments import Buffer
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.optimizer.transformation import Advice, Rewritten, Transformation, with_ptx
from cuado.ptx.analysis.shared import size_of

_STEPS = (16, 8, 32)
_MOST_STATIC = 48 << 10
"""Bytes of shared memory that a block can declare."""
_MOST_INSTRUCTIONS = 16_000
"""Instructions of a chunk; longer code takes too long to assemble."""

Chosen = tuple[BlockLoop, Chunks, tuple[TileLayout, ...]]
"""A loop, how it is cut into chunks, and the tiles."""


@dataclass(frozen=True)
class StagedTiles(Transformation):
    """Lets a block fetch tiles to shared memory.

    Attributes:
        steps: elements of a tile along the loop: 8, 16 or 32.
    """

    NAME: ClassVar[str] = "staged-tiles"
    SUMMARY: ClassVar[str] = "loads data that threads of a block share into shared memory once"
    DEALS: ClassVar[bool] = True
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {
            *(Bottleneck.ACCESS_PATTERN, Bottleneck.LOADS, Bottleneck.RELOADS),
            *(Bottleneck.L1_MISSES, Bottleneck.L2_MISSES, Bottleneck.MEMORY),
        }
    )

    REMOVES: ClassVar[frozenset[Cause]] = frozenset({Cause.CACHE_OPERAND_TRAFFIC})

    steps: int

    def __post_init__(self) -> None:
        """Check the number.

        Raises:
            ValueError: it is none of 8, 16 and 32.
        """
        if self.steps not in _STEPS:
            raise ValueError("steps is 8, 16 or 32")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """The depths for which there are tiles and enough shared memory."""
        try:
            return tuple(
                cls(each) for each in _STEPS if not isinstance(_chosen(kernel, each), Refusal)
            )
        except CuadoError:
            return ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Fetch all tiles through shared memory."""
        chosen = _chosen(kernel, self.steps)
        if isinstance(chosen, Refusal):
            return chosen
        rewriting = Rewriting(kernel)
        memory, place = rewriting.fresh("cuado_tiles"), 0
        for loop, chunks, layouts in chosen:
            TileStaging(rewriting, loop, layouts, chunks, (memory, place)).run()
            place += sum(layout.bytes for layout in layouts)
        rewriting.declare(f".shared .align {WIDEST} .b8 {memory}[{place}];")
        touched = tuple(
            sorted(
                read.index for _, _, every in chosen for each in every for read in each.loads.reads
            )
        )
        notes = (
            f"loads of constant data, read from tiles: {len(touched)}",
            f"tiles of {place:,} bytes a block, which all of its threads wait for",
        )
        return Rewritten(with_ptx(kernel, rewriting.text()), notes, touched)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Tile in shared memory."""
        loops, _ = tiled_loops(kernel)
        at = kernel.lines[loops[0].tiles[0].reads[0].index] if loops else None
        k = self.steps
        return Advice(
            f"fetch tiles of {k} elements along the loop to shared memory, each element once for a "
            "block",
            "for (int k = 0; k < n; k++)\n    sum += a[row * n + k] * b[k * n + col];",
            f"for (int first = 0; first < n; first += {k}) {{\n"
            "    // neighbouring threads, neighbouring elements\n"
            "    fetch(tile_a, a + blockIdx.y * ROWS * n + first);\n"
            "    fetch(tile_b, b + first * n + blockIdx.x * COLUMNS);\n"
            "    __syncthreads();\n"
            f"    for (int k = 0; k < {k}; k++)\n"
            "        sum += tile_a[k][threadIdx.y] * tile_b[k][threadIdx.x];\n"
            "    __syncthreads();\n}",
            at,
        )


def _chosen(kernel: Kernel, steps: int) -> tuple[Chosen, ...] | Refusal:
    """The loops with the tiles that are staged in them."""
    if objection := next(_objections(kernel), ""):
        return Refusal(objection)
    loops, others = tiled_loops(kernel)
    chosen, reasons = list[Chosen](), [*others]
    for tiled in loops:
        made = _chosen_of(kernel, tiled, steps)
        reasons.append(made) if isinstance(made, str) else chosen.append(made)
    if not chosen:
        reason = next(iter(reasons), "no loop loads what a block's threads load again")
        return Refusal(reason, absent=not reasons)
    reason = _objection_to_size(kernel, chosen)
    return Refusal(reason) if reason else tuple(chosen)


def _chosen_of(kernel: Kernel, tiled: TiledLoop, steps: int) -> Chosen | str:
    """How a loop is cut, and its tiles; or why it is not."""
    loop, line = tiled.loop, where(kernel, tiled.tiles[0].reads[0].index)
    chunks = _chunks(tiled, steps)
    if chunks is None or loop.trips < chunks.depth:
        return (
            f"the loop at {line} cannot be cut into chunks of {steps} steps: it makes "
            f"{loop.trips:,} iterations of {max(each.unroll for each in tiled.tiles)}"
        )
    if (chunks.depth + loop.trips % chunks.depth) * (loop.last - loop.first) > _MOST_INSTRUCTIONS:
        return f"a chunk of the loop at {line} is too long to be written out"
    parts = len(chunks.cuts)
    layouts = [_layout(kernel, each, chunks.depth * each.unroll // parts) for each in tiled.tiles]
    fitting = tuple(each for each in layouts if each is not None)
    if not fitting:
        return (
            f"{kernel.launch.threads_per_block} threads do not divide a tile of {steps} steps that "
            f"the loop at {line} reads"
        )
    return loop, chunks, fitting


def _chunks(tiled: TiledLoop, steps: int) -> Chunks | None:
    """The chunks of so many steps of a loop; None if there are none."""
    loop, unrolls = tiled.loop, {each.unroll for each in tiled.tiles}
    if steps % max(unrolls) == 0:
        return Chunks(steps // max(unrolls), (loop.first,))
    if len(unrolls) > 1 or max(unrolls) % steps:
        return None
    # An iteration is several chunks. What each of them reads, it must read before the next one.
    parts: dict[int, list[int]] = {}
    for read in (read for each in tiled.tiles for read in each.reads):
        parts.setdefault(read.step // steps, []).append(read.index)
    ordered = [parts[n] for n in range(len(parts))]
    if any(max(one) > min(other) for one, other in pairwise(ordered)):
        return None
    return Chunks(1, (loop.first, *(min(each) for each in ordered[1:])))


def _objections(kernel: Kernel) -> Iterator[str]:
    """Why the threads of a block cannot wait for each other by one more barrier."""
    if kernel.slicer.flow.unresolved:
        yield "indirect branch (brx.idx)"
    if kernel.launch.threads_per_block % WARP:
        yield "the last warp of the block is partial"
    for index in kernel.barriers:
        instruction = kernel.code.instructions[index]
        if len(instruction.operands) > 1 or "arrive" in instruction.opcode.split("."):
            yield f"'{instruction.rendered()}' counts threads or synchronizes only some"


def _layout(kernel: Kernel, loads: TiledLoads, steps: int) -> TileLayout | None:
    """A tile, fetched by the widest accesses that are aligned; None if threads do not fit."""
    threads = kernel.launch.threads_per_block
    for width in (4, 2, 1):
        layout = TileLayout(loads, steps, threads, width)
        is_aligned = width == 1 or (_is_aligned(kernel, layout) and not layout.is_parted)
        if is_aligned and layout.fits and layout.places_in_order:
            return layout
    return None


def _is_aligned(kernel: Kernel, layout: TileLayout) -> bool:
    """True if all fetches of a tile are adjacent elements that begin at multiples of their size."""
    loads, size = layout.loads, layout.width * layout.loads.size
    near, far = sorted((loads.apart, loads.along))
    given = dict(
        zip(
            (each.name for each in kernel.function.parameters),
            kernel.launch.arguments,
            strict=False,
        )
    )
    if size > WIDEST or near != loads.size or not isinstance(given.get(loads.pointer), Buffer):
        return False
    advance = layout.steps * loads.along
    every = (loads.number, far, advance, *(factor for _, factor in loads.block))
    return all(each % size == 0 for each in every)


def _objection_to_size(kernel: Kernel, chosen: Sequence[Chosen]) -> str:
    """Why shared memory does not suffice for the tiles; empty if it does."""
    wanted = sum(layout.bytes for _, _, every in chosen for layout in every)
    static = sum(size_of(array.variable) or 0 for array in kernel.shared.arrays)
    if static + wanted > _MOST_STATIC:
        total = f"{static + wanted:,} bytes of shared memory"
        return f"with the tiles a block declares {total}: beyond 48 KiB"
    return objection_to_tiles(kernel, kernel.launch.dynamic_shared_bytes + wanted)


TRANSFORMATION = StagedTiles
