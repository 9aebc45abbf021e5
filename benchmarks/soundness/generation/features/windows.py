"""Windows that overlap those of neighbours: clamped or cut at borders, weighted, least and most."""

from soundness.generation.sketch import C_TYPES, Sketch

NEEDS_ALL = False
_TYPES = ("u8", "s8", "u16", "s16", "s32", "s32", "u32", "f32", "f32", "f32", "f64", "u64")
_JOINS = (
    "sum",
    "sum",
    "weighted",
    "least",
    "most",
    "both",
    "rows",
    "distance",
    "found",
    "looked_up",
)


def add(sketch: Sketch) -> None:
    """One of them."""
    random = sketch.random
    type_, join = random.choice(_TYPES), random.choice(_JOINS)
    width, height = (sketch.grid[n] * sketch.block[n] for n in (0, 1))
    wide = max(1, width - random.choice((0, 0, 1, 3)))
    high = max(1, height - random.choice((0, 0, 1)))
    tall, broad = random.choice(((1, 9), (3, 3), (3, 5), (5, 2), (9, 1), (4, 4)))
    up, left = random.choice((0, tall // 2, tall - 1)), random.choice((0, broad // 2, broad - 1))
    source = sketch.buffer(type_, (width + 16) * (height + 16))
    x, y, q, r, c, v = (sketch.fresh(name) for name in "xyqrcv")
    w = sketch.scalar("s32", wide) if sketch.chance(0.5) else str(wide)
    h = sketch.scalar("s32", high) if sketch.chance(0.5) else str(high)
    total, own = sketch.fresh("sum"), f"{source.name}[{y} * {w} + {x}]"
    kind = type_ if type_ in ("f32", "f64", "u64") else random.choice(("s32", "u32"))
    sketch.add(
        f"const int {x} = blockIdx.x * blockDim.x + threadIdx.x;",
        f"const int {y} = blockIdx.y * blockDim.y + threadIdx.y;",
        f"{C_TYPES[kind]} {total} = {random.choice(('0', '0', own))};",
    )
    row, column, inside = _border(sketch, (x, y), (q, r), (w, h))
    start = f"{C_TYPES[kind]} {c} = 0;" if join == "rows" else ""
    unroll = random.choice(("", "", "#pragma unroll", "#pragma unroll 2"))
    sketch.add(
        f"for (int {q} = -{up}; {q} < {tall - up}; ++{q}) {{ {start}",
        unroll,
        f"  for (int {r} = -{left}; {r} < {broad - left}; ++{r}) {{",
        f"    {inside}",
        f"    const {C_TYPES[type_]} {v} = {source.name}[{row} * {w} + {column}];",
        f"    {_joined(sketch, join, (total, v, c), (q, r), (up * broad + left, type_, kind))}",
        "  }",
        f"  {total} = {total} * 2 + {c};" if join == "rows" else "",
        "}",
    )
    sketch.keep(total, kind)


def _border(
    sketch: Sketch, at: tuple[str, str], steps: tuple[str, str], extent: tuple[str, str]
) -> tuple[str, str, str]:
    """Row and column of an element, and what skips those outside."""
    (x, y), (q, r), (w, h) = at, steps, extent
    how = sketch.random.choice(("clamped", "clamped", "skipped", "skipped", "ahead", "folded"))
    if how == "ahead":
        return f"({y} + {q} + 8)", f"({x} + {r} + 8)", ""
    if how == "clamped":
        row, column = f"min(max({y} + {q}, 0), {h} - 1)", f"min(max({x} + {r}, 0), {w} - 1)"
        return row, column, ""
    if how == "folded":
        return f"abs({y} + {q})", f"abs({x} + {r})", ""
    tests = [f"{y} + {q} < 0", f"{y} + {q} >= {h}", f"{x} + {r} < 0", f"{x} + {r} >= {w}"]
    if sketch.chance(0.3):
        tests.append(f"(unsigned)({x} + {r}) > (unsigned){w} - 1u")
    return f"({y} + {q})", f"({x} + {r})", f"if ({' || '.join(tests)}) continue;"


def _joined(
    sketch: Sketch,
    join: str,
    names: tuple[str, str, str],
    steps: tuple[str, str],
    more: tuple[int, str, str],
) -> str:
    """The statement that merges an element into the result."""
    (total, v, c), (q, r), (centre, type_, kind) = names, steps, more
    name = {"f32": "f", "f64": ""}.get(kind)
    least, most = (f"fmin{name}", f"fmax{name}") if name is not None else ("min", "max")
    of_type = f"({C_TYPES[kind]}){v}"
    if join == "looked_up" and type_[0] in "us":
        return f"{total} += {sketch.buffer(kind, 8).name}[(unsigned){v} & 7u];"
    return {
        "weighted": f"{total} += {of_type} * ({q} * 3 + {r} + {centre});",
        "least": f"{total} = {least}({total}, {of_type});",
        "most": f"if ({v} != 3) {total} = {most}({total}, {of_type});",
        "both": f"{total} = {least}({total}, {of_type}) + {most}({total}, {of_type});",
        "rows": f"{c} += {of_type};",
        "distance": f"{total} += {of_type} > {total} ? {of_type} - {total} : {total} - {of_type};",
        "found": f"if ({v} > 5) {{ {total} += {of_type}; }} else {{ {total} -= 1; }}",
    }.get(join, f"{total} += {of_type};")
