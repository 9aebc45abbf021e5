"""Code that threads come to by one of two ways: all, or those of some numbers, as data says.

``if (!flag || t < 16)`` as two branches: the flag is the block's, so that the first one is common
to its threads, and the second follows from their numbers.
"""

from soundness.generation.sketch import C_TYPES, Sketch

NEEDS_ALL = True


def add(sketch: Sketch) -> None:
    """Words of a tile that other threads have stored are read there, or changed."""
    type_, size = sketch.random.choice(("f32", "s32", "u32")), sketch.per_block
    tile, skip = sketch.fresh("tile"), sketch.fresh("skip")
    source = sketch.buffer(type_, sketch.threads)
    blocks = sketch.threads // size
    flags = sketch.buffer("s32", blocks)
    block = "blockIdx.z * gridDim.y * gridDim.x + blockIdx.y * gridDim.x + blockIdx.x"
    total = sketch.keep("0", type_)
    few = sketch.random.choice((1, 8, 16, 31, 32, size // 2, size - 1))
    leaves = sketch.random.choice((f"t >= {few}", f"t < {few}", f"(t & 1) == {few % 2}"))
    other = sketch.random.choice(("(t ^ 1)", f"{size - 1} - t", f"(t + 1) % {size}"))
    body = sketch.random.choice(
        (
            f"{total.name} = {tile}[{other}] * 3;",
            f"{total.name} += {tile}[{other}] + {tile}[t];",
            f"{tile}[t] = {total.name} + {source.name}[{size - 1} - t];",
        )
    )
    test = sketch.random.choice(("> 0", "< 0", "!= 0"))
    sketch.add(
        f"__shared__ {C_TYPES[type_]} {tile}[{size}];",
        f"{tile}[t] = {source.name}[i];",
        "__syncthreads();",
        # What stands between keeps the compiler from making one branch of two.
        f"if ({flags.name}[{block}] {test}) {{",
        '  asm volatile("// one of the ways");',
        f"  if ({leaves}) goto {skip};",
        "}",
        body,
        f"{skip}:",
        "__syncthreads();",
    )
    if sketch.chance(0.6):
        sketch.add(f"{total.name} += {tile}[{other}];")
