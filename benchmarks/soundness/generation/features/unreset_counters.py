"""Counters, and pointers, that an outer loop does not set anew: its first round makes the most
iterations, those that follow one or none.
"""

from soundness.generation.sketch import C_TYPES, FLOATING, Sketch

NEEDS_ALL = True


def add(sketch: Sketch) -> None:
    """One of them."""
    sketch.random.choice((_rows, _sums, _tiles, _pointers))(sketch)


def _counter(sketch: Sketch) -> tuple[str, str, str, int, int]:
    """Its name, the condition to go on, its step, what it stays below, and the rounds."""
    name, rounds = sketch.fresh("s"), sketch.random.choice((2, 3, 5))
    end = sketch.random.choice((4, 7, 16, 33))
    count = str(end) if sketch.chance(0.5) else sketch.scalar("s32", end)
    step = sketch.random.choice(("1", "1", "2", "3", "double"))
    first = sketch.random.choice((0, 1, 2)) if step != "double" else 1
    sketch.add(f"int {name} = {first};")
    if step == "double":
        return name, f"{name} < {count}", f"{name} *= 2", end << (rounds + 1), rounds
    return name, f"{name} < {count}", f"{name} += {step}", end + (rounds + 1) * 3, rounds


def _loop(sketch: Sketch, body: str, goes_on: str, step: str) -> tuple[str, ...]:
    """The inner loop: looks behind its iterations, so that each round makes one, or before."""
    if sketch.chance(0.6):
        return ("  #pragma unroll 1", f"  do {{ {body} {step}; }} while ({goes_on});")
    return ("  #pragma unroll 1", f"  for (; {goes_on}; {step}) {{ {body} }}")


def _rows(sketch: Sketch) -> None:
    """A row of each thread's own, updated in place."""
    type_ = sketch.random.choice((*FLOATING, "s32", "u32"))
    name, goes_on, step, most, rounds = _counter(sketch)
    length = min(most, 48)
    out = sketch.buffer(type_, length * sketch.threads, written=True)
    here = f"{out.name}[i * {length} + {name} % {length}]"
    body = sketch.random.choice(
        (f"{here} = {here} * 3 + r;", f"{here} += {name};", f"{here} = {name} * r;")
    )
    sketch.add(
        "#pragma unroll 1",
        f"for (int r = 0; r < {rounds}; ++r) {{",
        *_loop(sketch, body, goes_on, step),
        "}",
    )


def _sums(sketch: Sketch) -> None:
    """A sum of what lies at the counter; the counter itself is used afterwards."""
    type_ = sketch.random.choice((*FLOATING, "s32"))
    total = sketch.keep("0", type_)
    name, goes_on, step, most, rounds = _counter(sketch)
    source = sketch.buffer(type_, min(most, 64) * sketch.threads)
    place = sketch.random.choice(
        (f"i * {min(most, 64)} + {name} % {min(most, 64)}", f"i + {name} % 16")
    )
    body = f"{total.name} += {source.name}[{place}];"
    sketch.add(
        "#pragma unroll 1",
        f"for (int r = 0; r < {rounds}; ++r) {{",
        *_loop(sketch, body, goes_on, step),
        sketch.random.choice(("", f"  {total.name} = {total.name} * 2 + {name};")),
        "}",
    )
    sketch.keep(name, "s32")


def _tiles(sketch: Sketch) -> None:
    """Threads exchange words as far apart as the counter says."""
    type_, size = sketch.random.choice(("f32", "s32", "u32")), sketch.per_block
    tile, source = sketch.fresh("tile"), sketch.buffer(type_, sketch.threads)
    name, goes_on, step, _, rounds = _counter(sketch)
    other = sketch.random.choice((f"(t + {name}) % {size}", f"(t ^ {name}) % {size}"))
    held = f"{C_TYPES[type_]} held = {tile}[{other}];"
    body = f"{held} __syncthreads(); {tile}[t] += held; __syncthreads();"
    if sketch.chance(0.4):
        body = f"if (t + {name} < {size}) {tile}[t] += {source.name}[t + {name}]; __syncthreads();"
    sketch.add(
        f"__shared__ {C_TYPES[type_]} {tile}[{size}];",
        f"{tile}[t] = {source.name}[i];",
        "__syncthreads();",
        "#pragma unroll 1",
        f"for (int r = 0; r < {rounds}; ++r) {{",
        *_loop(sketch, body, goes_on, step),
        "}",
    )
    sketch.keep(f"{tile}[{size - 1} - t]", type_)


def _pointers(sketch: Sketch) -> None:
    """A pointer that runs on through the rounds."""
    type_, rounds = sketch.random.choice((*FLOATING, "s32")), sketch.random.choice((2, 3))
    total, length = sketch.keep("0", type_), sketch.random.choice((3, 4, 8))
    row = rounds * length
    source = sketch.buffer(type_, row * sketch.threads)
    out = sketch.buffer(type_, row * sketch.threads, written=True)
    at, to = sketch.fresh("p"), sketch.fresh("p")
    kind = C_TYPES[type_]
    body = sketch.random.choice(
        (f"{total.name} += *{at}++;", f"*{to}++ = *{at}++ * 2;", f"{total.name} = *{to}++ += j;")
    )
    sketch.add(
        f"const {kind} *{at} = {source.name} + i * {row};",
        f"{kind} *{to} = {out.name} + i * {row};",
        "#pragma unroll 1",
        f"for (int r = 0; r < {rounds}; ++r) {{",
        "  #pragma unroll 1",
        f"  for (int j = 0; j < {length}; ++j) {{ {body} }}",
        "}",
    )
