"""Loops in a loop of rounds, whose items may move from round to round.

An item of a round is where another one of the round before it was, of the same thread or of none.
Made by other threads or lanes, what is that thread's alone may need an order that nothing gives.
"""

from soundness.generation.sketch import Sketch

NEEDS_ALL = True
ALONE = True
"""Other features store by the block's index, and then the number of blocks must stay."""


def add(sketch: Sketch) -> None:
    """Items that threads share by their number, or of a thread alone."""
    sketch.random.choice((_shared_out, _own_rows))(sketch)


def _own_rows(sketch: Sketch) -> None:
    """Each thread goes over a row of its own."""
    type_ = sketch.random.choice(("s32", "s32", "f32", "f64"))
    length, rounds = sketch.random.choice((4, 8, 32, 33)), sketch.random.choice((2, 3))
    moved = sketch.random.choice((0, 1, 1, 2, length))
    row = length + rounds * moved + sketch.random.choice((0, 0, 3))
    source = sketch.buffer(type_, row * sketch.threads)
    out = sketch.buffer(type_, row * sketch.threads, written=True)
    count = str(length) if sketch.chance(0.6) else sketch.scalar("s32", length)
    place = f"i * {row} + k + r * {moved}"
    here, own = f"{out.name}[{place}]", f"{source.name}[{place}]"
    body = sketch.random.choice(
        (
            *(f"{here} = {here} * 3 + k;", f"{here} += {own};", f"{here} = {own} - k * r;"),
            *(f"if ({own} > 1) {here} += r;", f"{here} = {here} * {own} + 1;"),
        )
    )
    sketch.add(
        "#pragma unroll 1",
        f"for (int r = 0; r < {rounds}; ++r) {{",
        "  #pragma unroll 1",
        f"  for (int k = 0; k < {count}; ++k) {{ {body} }}",
        "}",
    )


def _shared_out(sketch: Sketch) -> None:
    """A loop along x inside of a loop of rounds; each row of threads has a row of items."""
    (width, *_), (wide, *_) = sketch.grid, sketch.block
    rows, step = sketch.threads // (width * wide), width * wide
    size, rounds = step * 3 - sketch.random.choice((0, 1, 7)), sketch.random.choice((2, 3))
    moved = sketch.random.choice((0, step, 2 * step, size, size + 5))
    row = size + rounds * moved
    source = sketch.buffer("s32", rows * row)
    out = sketch.buffer("s32", rows * row, written=True)
    count = sketch.scalar("s32", size)
    apart = str(moved) if sketch.chance(0.5) else sketch.scalar("s32", moved)
    place = f"y * {row} + k + r * {apart}"
    here, own = f"{out.name}[{place}]", f"{source.name}[{place}]"
    still = f"{out.name}[y * {row} + k]"
    body = sketch.random.choice(
        (
            *(f"{here} = {here} * 3 + k;", f"{here} += {own} ^ r;", f"{here} = {own} - k;"),
            *(f"{still} = {still} * 5 + {own};", f"{still} += {own} / (r + 1);"),
        )
    )
    sketch.add(
        "int first = blockIdx.x * blockDim.x + threadIdx.x;",
        "int y = (blockIdx.z * blockDim.z + threadIdx.z) * gridDim.y * blockDim.y"
        " + blockIdx.y * blockDim.y + threadIdx.y;",
        "#pragma unroll 1",
        f"for (int r = 0; r < {rounds}; ++r)",
        f"  for (int k = first; k < {count}; k += gridDim.x * blockDim.x) {{ {body} }}",
    )
