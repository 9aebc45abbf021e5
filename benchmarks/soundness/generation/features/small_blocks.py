"""Blocks of few threads, or of warps that are not whole, which meet: several may run as one.

What each leaves depends on its own index, threads and shared memory; some blocks come to barriers
that others do not come to.
"""

from soundness.generation.sketch import Sketch

NEEDS_ALL = True


def add(sketch: Sketch) -> None:
    """One of them."""
    type_ = sketch.random.choice(("f32", "s32", "u32"))
    size, blocks = sketch.per_block, sketch.threads // sketch.per_block
    source = sketch.buffer(type_, 2 * sketch.threads)
    out = sketch.buffer(type_, sketch.threads, written=True)
    tile, block, value = sketch.fresh("small"), sketch.fresh("b"), sketch.fresh("v")
    name = {"f32": "float", "s32": "int", "u32": "unsigned"}[type_]
    count = sketch.scalar("s32", sketch.random.choice((blocks, blocks - 1, 1)))
    room = size * sketch.random.choice((1, 2, 3))
    own = f"{source.name}[{block} * {size} + t]"
    place = sketch.random.choice(("t", f"{size - 1} - t", f"t + {room - size}"))
    trade = [
        f"{tile}[{place}] = {value};",
        "__syncthreads();",
        f"{value} += {tile}[{sketch.random.choice((f'{room - 1}', '0', f'(t + 1) % {size}'))}];",
        "__syncthreads();",
    ]
    ways = (
        trade,
        [f"if ({block} < {count}) {{", *trade, "}"],
        [f"for (int q = 0; q < {block} % 3 + 1; ++q) {{", *trade, "}"],
        [f"for (int q = 0; q < {count}; ++q) {{", *trade, "}"],
        [f"if ({source.name}[{block}] > 0) {{", *trade, "}"],
        [f"if (t < {size // 2 + 1}) {tile}[t] += {value};", "__syncthreads();", *trade],
        [f"atomicAdd(&{tile}[t / 2], {value});", "__syncthreads();", *trade],
    )
    sketch.add(
        f"__shared__ {name} {tile}[{room}];",
        f"int {block} = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);",
        f"for (int q = t; q < {room}; q += {size}) {tile}[q] = q;",
        "__syncthreads();",
        f"{name} {value} = {own};",
        *sketch.random.choice(ways),
        f"{out.name}[{block} * {size} + t] = {value};",
    )
