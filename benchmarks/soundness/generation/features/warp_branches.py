"""Barriers in branches between warps: whole warps go one way or the other.

Each way has barriers of its own: the block's barrier in two places, a barrier of some warps
(``bar.sync 1, 64``), one of each warp, as often as the warp's number says.
"""

from soundness.generation.sketch import C_TYPES, Sketch

NEEDS_ALL = True
_WARP = 32


def add(sketch: Sketch) -> None:
    """One of them; in blocks without two whole warps, only lanes of one wait."""
    size = sketch.per_block
    type_ = sketch.random.choice(("f32", "s32", "u32", "f64"))
    tile, total = sketch.fresh("tile"), sketch.keep("0", type_)
    source = sketch.buffer(type_, sketch.threads)
    # A barrier that others wait at for another number of threads is undefined.
    sketch.add(
        f"__shared__ {C_TYPES[type_]} {tile}[{size}];",
        "__syncthreads();",
        f"{tile}[t] = {source.name}[i];",
    )
    if size < 2 * _WARP or size % _WARP:
        _of_lanes(sketch, tile, total.name)
        return
    ways = (_in_two_places, _of_some_warps, _of_two_parties, _as_often_as_the_warp)
    sketch.random.choice(ways)(sketch, tile, total.name)


def _of_lanes(sketch: Sketch, tile: str, total: str) -> None:
    """A barrier of lanes in a loop that each warp makes alike."""
    size = sketch.per_block
    lane = f"t / {_WARP} * {_WARP} + (t + p + 1) % {_WARP}"
    sketch.add(
        "#pragma unroll 1",
        f"for (int p = 0; p <= t / {_WARP}; ++p) {{",
        "  __syncwarp();",
        f"  if ({lane} < {size}) {total} += {tile}[{lane}];",
        "  __syncwarp();",
        f"  {tile}[t] = {total};",
        "}",
    )


def _in_two_places(sketch: Sketch, tile: str, total: str) -> None:
    """All threads wait at the block's barrier, warps of one way here, the others there."""
    size = sketch.per_block
    odd = f"t / {_WARP} % 2"
    test = sketch.random.choice((odd, f"t < {_WARP}", f"t >= {size - _WARP}"))
    here = sketch.random.choice((f"{size - 1} - t", f"(t + {_WARP}) % {size}", "(t ^ 1)"))
    there = sketch.random.choice((f"{size - 1} - t", f"(t + {_WARP}) % {size}"))
    again = sketch.random.choice(("", f"__syncthreads(); {tile}[t] = {total}; __syncthreads();"))
    sketch.add(
        f"if ({test}) {{",
        f"  __syncthreads(); {total} += {tile}[{here}]; {again}",
        "} else {",
        f"  {total} = 1; __syncthreads(); {total} -= {tile}[{there}] * 2; {again}",
        "}",
    )
    if again:
        sketch.add(f"{total} += {tile}[{here}];")


def _barrier(number: str, threads: int) -> str:
    return f'asm volatile("bar.sync %0, {threads};" :: "r"({number}) : "memory");'


def _of_some_warps(sketch: Sketch, tile: str, total: str) -> None:
    """The first warps wait for each other; the others do not come there."""
    size = sketch.per_block
    some = sketch.random.choice(range(2 * _WARP, size + 1, _WARP))
    other = sketch.random.choice((f"{some - 1} - t", f"(t + {_WARP}) % {some}"))
    sketch.add(
        f"if (t < {some}) {{",
        f"  {_barrier('1', some)} {total} += {tile}[{other}];",
        f"  {_barrier('1', some)} {tile}[t] = {total} + 1;",
        "}",
        "__syncthreads();",
        f"{total} += {tile}[{size - 1} - t];",
    )


def _of_two_parties(sketch: Sketch, tile: str, total: str) -> None:
    """Each half of the block has a barrier of its own."""
    size = sketch.per_block
    half = size // 2 // _WARP * _WARP
    low = sketch.random.choice((f"{half - 1} - t", f"(t + {_WARP}) % {half}", "t"))
    high = f"{half} + ({size - 1} - t)"
    sketch.add(
        f"if (t < {half}) {{ {_barrier('1', half)} {total} += {tile}[{low}]; }}",
        f"else {{ {_barrier('2', size - half)} {total} = {tile}[{high}] * 3; }}",
    )


def _as_often_as_the_warp(sketch: Sketch, tile: str, total: str) -> None:
    """Each warp waits for itself, as often as its number says."""
    waits = sketch.random.choice(("__syncwarp();", _barrier(f"t / {_WARP} + 1", _WARP)))
    turns = sketch.random.choice((f"t / {_WARP} + 1", f"3 - t / {_WARP} % 3"))
    lane = sketch.random.choice(("(t ^ 1)", f"t / {_WARP} * {_WARP} + (t + p + 1) % {_WARP}"))
    sketch.add(
        "#pragma unroll 1",
        f"for (int p = 0; p < {turns}; ++p) {{",
        f"  {waits} {total} += {tile}[{lane}]; {waits} {tile}[t] = {total};",
        "}",
    )
