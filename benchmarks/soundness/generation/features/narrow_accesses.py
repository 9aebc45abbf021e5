"""Bytes and shorts that a thread loads, or stores, one by one at consecutive addresses."""

from soundness.generation.sketch import C_TYPES, Sketch

NEEDS_ALL = False
_TYPES = ("u8", "u8", "s8", "u16", "s16")


def add(sketch: Sketch) -> None:
    """One of them."""
    type_, count = sketch.random.choice(_TYPES), sketch.random.choice((2, 3, 3, 4, 4, 8, 16, 16))
    stride = sketch.random.choice((count, count, count, count + 1, 2 * count))
    first = sketch.random.choice((0, 0, 0, 1, 2, 4))
    source = sketch.buffer(type_, sketch.threads * stride + count + 8)
    total, values = sketch.fresh("sum"), sketch.fresh("b")
    at = f"i * {stride} + {first}"
    sketch.add(
        f"int {total} = 0;",
        f"{C_TYPES[type_]} {values}[{count}];",
        "#pragma unroll",
        f"for (int q = 0; q < {count}; ++q) {{",
        f"  {values}[q] = {source.name}[{at} + q];",
        f"  {total} += {values}[q] * (q + {sketch.random.choice((1, 3))});",
        "}",
    )
    sketch.keep(total, "s32")
    if sketch.chance(0.5):
        kind = sketch.random.choice(_TYPES)
        out = sketch.buffer(kind, sketch.threads * stride + count + 8, written=True)
        sketch.add(
            "#pragma unroll",
            f"for (int q = 0; q < {count}; ++q)",
            f"  {out.name}[{at} + {sketch.random.choice(('q', f'{count - 1} - q'))}] ="
            f" {values}[q] + {sketch.random.choice(('q', 'i', total))};",
        )
