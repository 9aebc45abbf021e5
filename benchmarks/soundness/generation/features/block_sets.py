"""Blocks loop over data sets that begin at the block's index: in strides of the grid, or parts."""

from soundness.generation.sketch import Sketch

NEEDS_ALL = True
_HEADS = (
    "for (int s = {block}; s < {count}; s += {blocks})",
    "for (long long s = {block}; s < {count}; s += {blocks})",
    "for (unsigned s = {block}; s < {count}; s += {blocks})",
    "for (int s = {block} * {per}; s < min(({block} + 1) * {per}, {count}); ++s)",
    '_Pragma("unroll 1") for (int s = {block} * {per}; s < {count} && s < {block} * {per} + {per};'
    " ++s)",
    "for (int s = {block} + {warp}; s < {count}; s += {blocks} * 2)",
)
_FILLS = (
    "v = {source}[{item}];",
    "{type} w[4] = {{1, 2, 3, 4}}; w[t & 3] = {source}[{item}]; v = w[(s + t) & 3];",
    "v += {source}[{item}];",
    "v = {source}[{item}] + {out}[{item}];",
    "v = {source}[{item}] + {out}[{item} + {size} * {blocks}];",
)


_SWEEPS = (
    "if ({choice}) {other}[t] = {tile}[t]; else {other}[t] = {tile}[{mirror}] - {tile}[t];",
    "if ({choice}) {other}[t] = {tile}[t];",
    "{tile}[t] += {other}[t]; {other}[t] = {tile}[t];",
)
"""Steps of a sweep: the first writes all that is read; the others may leave what was there."""


def _sweep(sketch: Sketch, tile: str, other: str, size: int) -> list[str]:
    """Sweeps over what a block shares, to another array and back."""
    times = sketch.scalar("s32", sketch.random.choice((1, 3, 4)))
    step = sketch.random.choice((_SWEEPS[0], *_SWEEPS)).format(
        choice=f"{tile}[t] > 3", tile=tile, other=other, mirror=f"{size - 1} - t"
    )
    return [
        "__syncthreads();",
        f'_Pragma("unroll 1") for (int k = 0; k < {times}; k++) {{',
        f"  {step}",
        "  __syncthreads();",
        f"  {tile}[t] = {other}[t];",
        "  __syncthreads();",
        "}",
        f"v -= {tile}[{size - 1} - t];",
    ]


def add(sketch: Sketch) -> None:
    """One of them."""
    type_, size = sketch.random.choice(("f32", "s32", "u32")), sketch.per_block
    sets = sketch.random.choice((3, 7, 12))
    room = (sets + sketch.grid[0] * sketch.grid[1]) * size
    source = sketch.buffer(type_, room)
    out = sketch.buffer(type_, room, written=True)
    tile, block = sketch.fresh("sets"), "(blockIdx.y * gridDim.x + blockIdx.x)"
    count = sketch.scalar("s32", sets)
    name = {"f32": "float", "s32": "int", "u32": "unsigned"}[type_]
    blocks = "(int)(gridDim.x * gridDim.y)"
    given = {
        "block": f"(int){block}",
        "blocks": blocks,
        "count": count,
        "per": f"(({count} + {blocks} - 1) / {blocks})",
        "warp": "(t / 32 & 1)",
        "type": name,
        "source": source.name,
        "out": out.name,
        "item": f"s * {size} + t",
        "size": size,
    }
    shares = sketch.chance(0.6)
    if shares:
        sketch.add(f"__shared__ {name} {tile}[{size}];")
    middle = [f"{tile}[t] = v;", "__syncthreads();", f"v += {tile}[{size - 1} - t];"]
    if shares and sketch.chance(0.4):
        other = sketch.fresh("swept")
        sketch.add(f"__shared__ {name} {other}[{size}];", f"{other}[t] = t;", "__syncthreads();")
        middle += _sweep(sketch, tile, other, size)
    if type_ == "f32" and sketch.chance(0.5):
        middle.insert(0, "v = sinf(v * 1e6f);")
    head = sketch.random.choice(_HEADS[:5] if shares else _HEADS)
    # What a block reads of the next stride is its own; of the next part, another block's.
    fill = sketch.random.choice(_FILLS if head in _HEADS[:3] else _FILLS[:4])
    sketch.add(
        "{",
        f"{name} v = 1;",
        head.format(**given) + " {",
        f"  {fill.format(**given)}",
        *(f"  {line}" for line in middle if shares or "sinf" in line),
        f"  {out.name}[{given['item']}] = v;",
        *(["  __syncthreads();"] if shares else []),
        "}",
        "}",
    )
