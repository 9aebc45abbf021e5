"""Pieces of a block that keep to their own words of shared memory, and some that do not."""

from soundness.generation.expressions import expression
from soundness.generation.sketch import C_TYPES, Sketch

NEEDS_ALL = True


def add(sketch: Sketch) -> None:
    """Rows of threads fill rows of a tile, wait, and read rows."""
    random, size = sketch.random, sketch.per_block
    type_ = random.choice(("f32", "s32", "u32", "f64", "u16"))
    width = min(size, random.choice((32, 32, 64, 128)))
    pitch = width + random.choice((0, 0, 0, 1, 2))
    tile = sketch.fresh("rows")
    sketch.add(
        f"__shared__ {C_TYPES[type_]} {tile}[{-(-size // width) * pitch + 2}];",
        f"int {tile}r = t / {width} * {pitch}, {tile}c = t % {width};",
        f"{tile}[{tile}r + {tile}c] = {expression(sketch, type_, 1)};",
        "__syncthreads();",
    )
    for _ in range(random.choice((1, 1, 2))):
        row, column = f"{tile}r", f"{tile}c"
        if random.random() < 0.4:
            total = sketch.keep("0", type_)
            last = random.choice((width, width, width // 2, width + 1))
            count = random.choice((str(last), sketch.scalar("s32", last)))
            sketch.add(f"for (int j = 0; j < {count}; ++j) {total.name} += {tile}[{row} + j];")
        else:
            read = random.choice(
                (f"{row} + ({column} ^ 1)", f"{row}", f"{row} + {width - 1} - {column}")
                + ((f"(t + {width}) % {size}", f"{row} + {column} + 1") if pitch == width else ())
            )
            sketch.keep(f"{tile}[{read}]", type_)
        sketch.add("__syncthreads();")
        if random.random() < 0.5:
            sketch.add(f"{tile}[{row} + {column}] = {expression(sketch, type_, 1)};")
            sketch.add("__syncthreads();")
    if random.random() < 0.3:
        out = sketch.buffer(type_, sketch.threads + size, written=True)
        own = random.choice(("i", "i", "i ^ 1"))
        sketch.add(f"{out.name}[i] = {tile}[{tile}r + {tile}c];", "__syncthreads();")
        sketch.keep(f"{out.name}[{own}]", type_)
