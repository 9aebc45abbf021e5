"""Bytes and shorts that a thread accesses one by one at consecutive addresses, or turned round."""

from soundness.generation.sketch import C_TYPES, Sketch

NEEDS_ALL = False
_TYPES = ("u8", "u8", "s8", "u16", "s16")


def add(sketch: Sketch) -> None:
    """One of them."""
    if sketch.chance(0.3):
        _turned(sketch)
        return
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


def _turned(sketch: Sketch) -> None:
    """What neighbours load, or store, lies in the other order than they do."""
    type_ = sketch.random.choice((*_TYPES, "s32"))
    count = sketch.random.choice((1, 1, 2, 3))
    source = sketch.buffer(type_, sketch.threads * count + 16)
    out = sketch.buffer(type_, sketch.threads * count + 16, written=True)
    first = sketch.random.choice((0, 0, 0, 1, 8))
    own, other = f"{first} + i * {count}", f"({sketch.threads} - 1 - i) * {count}"
    if sketch.chance(0.5):
        own, other = other, own
    for q in range(count):
        place = sketch.random.choice((q, count - 1 - q, q))
        sketch.add(f"{out.name}[{own} + {q}] = {source.name}[{other} + {place}] + {q};")
