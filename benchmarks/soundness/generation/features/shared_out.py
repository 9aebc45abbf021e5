"""Work that threads share by their number, and nothing else: the number may be another one.

Some of the kernels let that number show: threads that count themselves, items that share an
element, what a thread's last item leaves.
"""

from soundness.generation.sketch import Sketch

NEEDS_ALL = True
ALONE = True
"""Other features store by the block's index, and then the number of blocks must stay."""


def add(sketch: Sketch) -> None:
    """A loop along x; each row of threads has a row of items."""
    (width, *_), (wide, *_) = sketch.grid, sketch.block
    rows, step = sketch.threads // (width * wide), width * wide
    size = step * 3 - sketch.random.choice((0, 1, 7))
    source = sketch.buffer("s32", rows * size)
    out = sketch.buffer("s32", rows * size, written=True)
    many = sketch.buffer("u32", 4, written=True)
    count = sketch.scalar("s32", size)
    sketch.add(
        "int first = blockIdx.x * blockDim.x + threadIdx.x, last = 0;",
        "int y = (blockIdx.z * blockDim.z + threadIdx.z) * gridDim.y * blockDim.y"
        " + blockIdx.y * blockDim.y + threadIdx.y;",
    )
    here, own = f"{out.name}[y * {count} + k]", f"{source.name}[y * {count} + k]"
    # The same thread's items share this one: their order is the thread's.
    again = f"{out.name}[y * {count} + k % {step}]"
    body = sketch.random.choice(
        (
            *(f"{here} = {own} * 3 + k;", f"{here} += {own};", f"{here} = {own} / (k + 1);"),
            *(f"{again} = {own} + k;", f"{again} += {own};", f"{here} = {own}; last = {own};"),
            *(f"atomicAdd(&{many.name}[{own} & 3], 1u);", f"atomicMax(&{many.name}[k & 3], k);"),
            f"if ({own} & 1) {here} = k;",
        )
    )
    alone = sketch.random.choice(
        (
            *("", "", "", f"atomicAdd(&{many.name}[1], 1u);"),
            f"atomicMax(&{many.name}[2], (unsigned)last);",
        )
    )
    before = sketch.chance(0.4)
    sketch.add(
        alone if before else "",
        f"for (int k = first; k < {count}; k += gridDim.x * blockDim.x) {{ {body} }}",
        "" if before else alone,
    )
