"""A block loops over data sets, with barriers inside: independent ones, and some that are not."""

from soundness.generation.sketch import Sketch

NEEDS_ALL = True
_SETS = (2, 3, 5, 8)


def add(sketch: Sketch) -> None:
    """One of them."""
    type_, size = sketch.random.choice(("f32", "s32", "u32")), sketch.per_block
    sets, blocks = sketch.random.choice(_SETS), sketch.threads // sketch.per_block
    source = sketch.buffer(type_, sets * sketch.threads + size)
    out = sketch.buffer(type_, sets * sketch.threads + size, written=True)
    tile, block = sketch.fresh("sets"), sketch.fresh("b")
    room = size * sketch.random.choice((1, 1, 2))
    name = {"f32": "float", "s32": "int", "u32": "unsigned"}[type_]
    sketch.add(f"__shared__ {name} {tile}[{room}];", f"int {block} = (i - t) / {size};")
    if sketch.chance(0.5):
        sketch.add(f"for (int q = t; q < {room}; q += {size}) {tile}[q] = 1;", "__syncthreads();")
    item = sketch.random.choice(
        (f"(s * {blocks} + {block}) * {size} + t", f"({block} * {sets} + s) * {size} + t")
    )
    fill = sketch.random.choice(_fills(tile, f"{source.name}[{item}]", size))
    use = sketch.random.choice(_uses(tile, size))
    place = sketch.random.choice(
        (item, item, item, item.replace("s *", "(s / 2) *"), f"{block} * {size} + t")
    )
    count = sketch.scalar("s32", sets)
    sketch.add(
        f"for (int s = 0; s < {count}; ++s) {{",
        *(f"  {line}" for line in fill),
        "  __syncthreads();",
        *(f"  {line}" for line in use),
        f"  {out.name}[{place}] = {tile}[{size - 1} - t] + {tile}[0];",
        "  __syncthreads();",
        "}",
    )
    if sketch.chance(0.15):
        sketch.keep(f"{tile}[t]", type_)


def _fills(tile: str, item: str, size: int) -> list[tuple[str, ...]]:
    """Ways to write the tile: all of it, or a part that the set before has written, too."""
    return [
        (f"{tile}[t] = {item};",),
        (f"{tile}[{size - 1} - t] = {item};",),
        (f"{tile}[t] = 0;", "__syncthreads();", f"if (t < {size // 2}) {tile}[t] = {item};"),
        (f"if (t < {size // 2}) {tile}[t] = {item};", f"if (t >= {size // 2}) {tile}[t] = {item};"),
        (f"for (int q = t; q < {size}; q += {size // 2}) {tile}[q] = {item};",),
        (f"if (t < {size // 2}) {tile}[t] = {item};",),
        (f"if (t != 3) {tile}[t] = {item};",),
        (f"if ({item} > 0) {tile}[t] = {item};",),
        (f"{tile}[t] += {item};",),
    ]


def _uses(tile: str, size: int) -> list[tuple[str, ...]]:
    """Ways to work on the tile, in phases."""
    half = size // 2
    return [
        (),
        (f"if (t < {half}) {tile}[t] += {tile}[t + {half}];", "__syncthreads();"),
        (
            f"for (int k = {half}; k > 0; k >>= 1) {{",
            f"  if (t < k) {tile}[t] += {tile}[t + k];",
            "  __syncthreads();",
            "}",
        ),
        (f"if (t == 0) {tile}[0] = {tile}[{size - 1}];", "__syncthreads();"),
        (f"if (t == 0) {tile}[{size - 1}] = {tile}[{size - 1}] * 2;", "__syncthreads();"),
    ]
