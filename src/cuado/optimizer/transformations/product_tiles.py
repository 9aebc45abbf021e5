"""Let each thread make a tile of a product's results, from tiles that its block fetches once.

What it changes: three things, one after another, each by the proof that it has of its own:

1. Where the kernel has tiles in shared memory, threads load from global memory what these hold
   (``kernel.facts.shared_memory.forwarded_tiles``): the tiles, and the waiting for them, are gone.
2. A thread does the work of ``x`` times ``y`` threads, of neighbouring blocks and of its own
   (``block-coarsening``, ``thread-coarsening``): what its results have in common is loaded once for
   them, and kept in registers. Blocks of about 256 threads remain.
3. What the threads of a block still load again is fetched to shared memory once, ahead, and read
   from there by wide accesses (``staged-tiles``).

Before these, conditions in a loop go that all threads of the launch decide alike (a bounds check
that none fails), and a grid in one row whose blocks divide their index by a number of the launch
becomes one of two axes, if the kernel is no product otherwise. Where threads at the borders leave
at once, or a tile has 0 beyond them, all threads make the loop
(``kernel.rewrites.threads.late_exits``); the grid has more blocks then if the tiles do not divide
it.

Each result is the same sum in the same order, so that every bit is the same.

Why the results stay the same: each step is applied to what the one before has made, and its
conditions are checked there. Those of 2 and 3 are told by ``cuado explain``. Step 1 takes a loop
that all threads of a block make together, in which each element of a tile is written by one thread
with what it has loaded, in this iteration, from memory that nothing of the launch writes; barriers
part all stores of the tile from all loads, and these from the next iteration's stores. So what a
thread reads is what is at the address that the other thread has loaded from, which is known. A
barrier goes if threads exchange nothing else: the kernel has no other accesses of shared memory, no
atomics, loads nothing that it writes, and stores to no place before a barrier and after it.

Beyond a border a tile has what it had: 0 where comparisons of indices and numbers of the launch
kept an element from being loaded (``kernel.facts.accesses.load_limits``). A thread that would have
left computes something that it does not store; what it would load is within its buffer or is not
loaded.

Conditions follow from the extents of the launch and its integer arguments, by intervals that hold
for every thread; ``index / m`` and ``index % m`` of the blocks of a row are the indices of ``m`` by
``n / m`` blocks, each pair once.

What it costs: registers, and parallelism where results are few.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import ClassVar, Self

from cuado.errors import CuadoError
from cuado.kernel.facts.shared_memory.forwarded_tiles import forwarded_loops
from cuado.kernel.facts.shared_memory.tiled_loads import tiled_loops
from cuado.kernel.facts.threads.thread_digits import digit_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.accesses.guarded_accesses import with_guarded_accesses
from cuado.kernel.rewrites.loops.write_out_loops import with_loops_in_loops_written_out
from cuado.kernel.rewrites.shared_memory.read_past_tiles import read_past_tiles
from cuado.kernel.rewrites.threads.grid_of_two_axes import with_two_axes
from cuado.kernel.rewrites.threads.late_exits import with_late_exits
from cuado.kernel.rewrites.threads.plain_form import plain_form
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.launch import Extent
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.optimizer.transformations.block_coarsening import BlockCoarsening
from cuado.optimizer.transformations.staged_tiles import StagedTiles
from cuado.optimizer.transformations.thread_coarsening import ThreadCoarsening
from cuado.ptx.analysis.loops import loops_of

_TILES = ((8, 8, 8), (4, 4, 16), (8, 8, 16), (8, 4, 16), (4, 8, 16), (2, 2, 32))
_ODD = (3, 4, 5, 6, 7, 8)
_RESULTS = 25
"""Results of a thread that suit a grid which only odd numbers divide: for 1,200 assets in blocks of
16 by 16, tiles of 5 by 5 take as long as the best written by hand, modelled; 3 by 3 a little more.
"""
_MOST_ODD = 2
_THREADS = 256
"""Threads of a block that remain: fewer, with more results each, hide too little latency."""
_OTHER = {"x": "y", "y": "x"}
_MOST_BLOCKS = 1.25
"""Blocks for each one of the grid, in a grid that tiles divide: the others work for nothing."""
_FEW_MORE = 1.05
"""Blocks for each one of the grid that are no reason to try another tile first."""
_LEAST_TILES = 2
"""A product has two factors that are loaded again."""


@dataclass(frozen=True)
class ProductTiles(Transformation):
    """Tiles a product in registers and in shared memory.

    Attributes:
        x: threads along x that one does the work of: a power of two.
        y: threads along y.
        steps: elements of a tile in shared memory along the loop: 8, 16 or 32.
    """

    NAME: ClassVar[str] = "product-tiles"
    SUMMARY: ClassVar[str] = "tiles a matrix product in registers and in shared memory"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {
            *(Bottleneck.ACCESS_PATTERN, Bottleneck.LOADS, Bottleneck.RELOADS),
            *(Bottleneck.L1_MISSES, Bottleneck.L2_MISSES, Bottleneck.MEMORY, Bottleneck.MATH),
            *(Bottleneck.BARRIERS, Bottleneck.IN_FLIGHT, Bottleneck.BANK_CONFLICTS),
        }
    )

    REBUILDS: ClassVar[bool] = True
    REMOVES: ClassVar[frozenset[Cause]] = frozenset(
        {Cause.CACHE_OPERAND_TRAFFIC, Cause.SHARED_OPERAND_TRAFFIC}
    )

    x: int
    y: int
    steps: int

    def __post_init__(self) -> None:
        """Check the numbers.

        Raises:
            ValueError: they are no numbers of results.
        """
        if min(self.x, self.y) < 1:
            raise ValueError("x and y are at least 1")
        StagedTiles(self.steps)

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Tiles that leave a block for every SM, for a loop that loads two factors again."""
        try:
            kernel = _form(kernel)
            if not _is_product(kernel):
                return ()
        except CuadoError:
            return ()
        blocks, waste = prod(kernel.launch.grid), dict[tuple[int, int, int], bool]()
        *usual, smallest = _TILES
        for tile in (*usual, *_odd_tiles(kernel), smallest):
            splits = _splits(kernel, *tile[:2]) if _is_enough(kernel, *tile[:2]) else ""
            if not isinstance(splits, str):
                waste[tile] = prod(splits[0]) > _FEW_MORE * blocks
        # Where results are few, they can still be fetched ahead.
        ordered = sorted(waste, key=lambda tile: waste[tile])
        return tuple(cls(*tile) for tile in ordered) or (cls(1, 1, 16), cls(1, 1, 8))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Make the steps."""
        given, kernel = kernel, _form(kernel)
        made, notes = kernel, [*_notes_on_form(given, kernel)]
        if forwarded_loops(kernel)[0]:
            past = read_past_tiles(kernel)
            if isinstance(past, str):
                return Refusal(past)
            made = past
            notes.append("what tiles hold is loaded from global memory, which nothing writes")
        splits = _splits(kernel, self.x, self.y)
        if isinstance(splits, str):
            return Refusal(splits)
        grid, steps = splits
        if grid != made.launch.grid:
            longer = with_late_exits(made, grid)
            if isinstance(longer, str):
                return Refusal(longer)
            made = longer
            notes.append("blocks behind the last ones of a row store nothing")
        for step in (*steps, StagedTiles(self.steps)):
            found = step.apply(made)
            if isinstance(found, Refusal):
                return found
            notes += found.notes
            made = replace(made, launch=found.launch)
        return Rewritten(made.launch, tuple(notes))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Tile in registers and in shared memory."""
        loops, _ = tiled_loops(kernel)
        at = kernel.lines[loops[0].tiles[0].reads[0].index] if loops else None
        x, y, k = self.x, self.y, self.steps
        tiles = f"tiles of {k} steps in shared memory that are fetched ahead by wide loads"
        return Advice(
            f"let each thread compute {x} x {y} results in registers, from {tiles}"
            if x * y > 1
            else f"read {tiles}",
            "for (int k = 0; k < n; k++)\n    sum += a[row * n + k] * b[k * n + col];",
            f"float sum[{x}][{y}] = {{}};\n"
            f"for (int first = 0; first < n; first += {k}) {{\n"
            "    // tiles to shared memory: see 'cuado explain staged-tiles'\n"
            f"    for (int k = 0; k < {k}; k++) {{\n"
            f"        float left[{x}], right[{y}];  // float4 loads of the tiles\n"
            f"        for (int i = 0; i < {x}; i++)\n"
            f"            for (int j = 0; j < {y}; j++)\n"
            "                sum[i][j] += left[i] * right[j];\n    }\n}",
            at,
        )


def _form(kernel: Kernel) -> Kernel:
    """The kernel, or the first of its plainer forms that is a product."""
    return kernel.once("form of a product", lambda: _formed(kernel))


def _formed(kernel: Kernel) -> Kernel:
    if _is_product(kernel) or not _loads_factors(kernel):
        return kernel
    plain = plain_form(kernel)
    if _is_product(plain):
        return plain
    guarded = with_guarded_accesses(plain)
    if guarded is not plain and _is_product(guarded):
        return guarded
    written = with_guarded_accesses(with_loops_in_loops_written_out(guarded))
    if written is not guarded and _is_product(written):
        return written
    late = with_late_exits(guarded, guarded.launch.grid)
    return plain if isinstance(late, str) else late


def _loads_factors(kernel: Kernel) -> bool:
    """True if a loop has two loads of global memory, as of two factors: cheap to ask."""
    flow = kernel.slicer.flow
    places = [flow.block_of[n] for n in kernel.global_loads]
    return any(
        sum(place in loop.blocks for place in places) >= _LEAST_TILES for loop in loops_of(flow)
    )


def _notes_on_form(given: Kernel, form: Kernel) -> Iterator[str]:
    """What the plain form of a kernel changes."""
    if form is given:
        return
    if form.launch.grid != given.launch.grid:
        wide, high, _ = form.launch.grid
        yield f"the blocks of a row are {wide:,} by {high:,}, as their indices are divided"
    plain = plain_form(given)
    if plain is not with_two_axes(given):
        yield "what all threads of the launch decide alike in the loop is left out"
    if form is not plain and form is not with_guarded_accesses(plain):
        yield "threads that would leave at once go on, and store nothing"


def _is_product(kernel: Kernel) -> bool:
    """True if a loop loads two factors that others of the block load, too, or reads two tiles."""
    of_tiles = [
        {(each.address.pointer, each.address.block) for each in loop.loads}
        for loop in forwarded_loops(kernel)[0]
    ]
    of_loads = [loop.tiles for loop in tiled_loops(kernel)[0]]
    return any(len(each) >= _LEAST_TILES for each in (*of_tiles, *of_loads))


def _shrink(kernel: Kernel, most: int) -> int:
    """How many threads of a block become one, so that about 256 remain."""
    shrink = 1
    while kernel.launch.threads_per_block >= 2 * shrink * _THREADS and 2 * shrink <= most:
        shrink *= 2
    return shrink


def _is_enough(kernel: Kernel, x: int, y: int) -> bool:
    """True if tiles of so many results leave a block for every SM."""
    return prod(kernel.launch.grid) * _shrink(kernel, x * y) >= x * y * kernel.chip.sm_count


def _odd_tiles(kernel: Kernel) -> tuple[tuple[int, int, int], ...]:
    """Tiles of other numbers of results, for grids that no usual tile divides: the best first."""
    wide, high, _ = kernel.launch.grid
    if _shrink(kernel, max(_ODD) ** 2) > 1 or (wide % 4 == 0 and high % 4 == 0):
        return ()
    found = [(x, y) for x in _ODD if wide % x == 0 for y in _ODD if high % y == 0]
    best = sorted(found, key=lambda each: (abs(prod(each) - _RESULTS), abs(each[0] - each[1])))
    return tuple((x, y, 8 if x * y > _RESULTS // 2 else 16) for x, y in best[:_MOST_ODD])


def _splits(kernel: Kernel, x: int, y: int) -> tuple[Extent, tuple[Transformation, ...]] | str:
    """The coarsening of blocks and threads that makes x times y threads one; or why not.

    Before it comes the grid that it divides, which may have a few blocks more.
    """
    wide, high, deep = kernel.launch.block
    if deep > 1:
        return "the block has three dimensions"
    of_threads, left, far = {"x": 1, "y": 1}, {"x": x, "y": y}, _far_axis(kernel)
    for _ in range(_shrink(kernel, x * y).bit_length() - 1):
        # The longer side first. A block of one dimension has rows of the tile behind each other.
        axis = "x" if high == 1 or wide // of_threads["x"] >= high // of_threads["y"] else "y"
        of_threads[axis] *= 2
        is_far = high == 1 or axis == "y"
        along = far if is_far else _OTHER[far]
        along = along if left[along] > 1 else _OTHER[along]
        if left[along] % 2:
            return f"{left[along]} results along {along} are not shared out to half the threads"
        left[along] //= 2
    given = kernel.launch.grid
    columns, rows = (-(-n // left[axis]) * left[axis] for axis, n in zip("xy", given, strict=False))
    grid = columns, rows, given[2]
    if prod(grid) > _MOST_BLOCKS * prod(given):
        return (
            f"{given[0]} by {given[1]} blocks are far from a multiple of {left['x']} by {left['y']}"
        )
    blocks: list[Transformation] = [BlockCoarsening(a, n) for a, n in left.items() if n > 1]
    threads = [ThreadCoarsening(a, n) for a, n in of_threads.items() if n > 1]
    return grid, (*blocks, *threads)


def _far_axis(kernel: Kernel) -> str:
    """The axis of the grid along which threads lie that are not neighbours in their block."""
    for block, starts in _starts(kernel):
        digit, axes = digit_of(starts), {index[-1] for index, _ in block}
        if digit is not None and digit.count > 1 and len(axes) == 1:
            (axis,) = axes
            if axis in _OTHER:
                return axis if digit.every > 1 else _OTHER[axis]
    return "y"


def _starts(kernel: Kernel) -> Iterator[tuple[tuple[tuple[str, int], ...], Sequence[int]]]:
    """For loads that threads repeat: the block's part of the address, and each thread's offset."""
    for loop in forwarded_loops(kernel)[0]:
        for load in loop.loads:
            starts = load.address.starts
            apart = min((each for each in starts if each), default=1)
            yield load.address.block, [each // apart for each in starts]
    for tiled in tiled_loops(kernel)[0]:
        for each in tiled.tiles:
            yield each.block, each.starts


TRANSFORMATION = ProductTiles
