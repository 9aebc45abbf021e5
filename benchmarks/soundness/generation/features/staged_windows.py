"""Windows, lines and products of tiles that a block has fetched to shared memory."""

from soundness.generation.sketch import C_TYPES, Sketch

NEEDS_ALL = True


def add(sketch: Sketch) -> None:
    """One of them."""
    random = sketch.random
    type_ = random.choice(("f32", "f32", "s32", "u32", "u16", "f64"))
    kind = type_ if type_ in ("f32", "f64") else random.choice(("s32", "u32"))
    across, down = sketch.block[:2]
    tall, broad = random.choice(((1, 9), (3, 3), (3, 4), (4, 3), (9, 1)))
    rows, columns = down + tall - 1, across + broad - 1
    pad = random.choice((0, 0, 1))
    source = sketch.buffer(type_, sketch.threads + rows * columns)
    weights = sketch.buffer(type_, tall * broad)
    tile, factor, t, q, r, total = (sketch.fresh(name) for name in ("s", "w", "t", "q", "r", "z"))
    c_type = C_TYPES[type_]
    block = "(blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z))"
    linear = "(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z))"
    step = sketch.per_block
    sketch.add(
        f"__shared__ {c_type} {tile}[{rows}][{columns + pad}], {factor}[{tall * broad}];",
        f"for (int {t} = {linear}; {t} < {rows * columns}; {t} += {step})",
        f"  {tile}[{t} / {columns}][{t} % {columns}] = {source.name}[{block} * {step} + {t}];",
        f"for (int {t} = {linear}; {t} < {tall * broad}; {t} += {step})",
        f"  {factor}[{t}] = {weights.name}[{t}];",
        "__syncthreads();",
        f"{C_TYPES[kind]} {total} = 0;",
    )
    limit = f"if (i < {sketch.threads - random.choice((1, 5, 30))}) " if sketch.chance(0.3) else ""
    turned = f"{broad - 1} - {r}" if sketch.chance(0.3) else r
    by_rows = f"{tile}[threadIdx.y + {q}][threadIdx.x + {turned}]"
    # Each of a product's threads has a row of its own, and columns that all have.
    both = f"{tile}[threadIdx.y][{r}] * {tile}[{q}][threadIdx.x]"
    value = random.choice((by_rows, by_rows, both)) if not limit else by_rows
    join = random.choice(
        (
            f"{total} += {factor}[{q} * {broad} + {r}] * {value};",
            f"{total} += {value};",
            f"if ({value} > 2) {total} += {value};",
            f"{total} = {total} > {value} ? {total} : {value};",
        )
    )
    sketch.add(
        f"{limit}for (int {q} = 0; {q} < {tall}; ++{q})",
        f"  for (int {r} = 0; {r} < {broad}; ++{r}) {{",
        f"    {join}",
        "  }",
    )
    sketch.keep(total, kind)
