"""Barriers inside loops: tiles that take turns, two tiles in turn, phases, loops in loops.

Some have a barrier more than they need, some use another thread's word only where it was written
two turns before: what may be left out, and what may not.
"""

from soundness.generation.sketch import C_TYPES, FLOATING, Sketch

NEEDS_ALL = True


def add(sketch: Sketch) -> None:
    """One of them."""
    sketch.random.choice((_two_tiles, _ping_pong, _turns_in_turns, _carried, _scan))(sketch)


def _tile(sketch: Sketch, type_: str, elements: int) -> str:
    name = sketch.fresh("tile")
    sketch.add(f"__shared__ {C_TYPES[type_]} {name}[{elements}];")
    return name


def _turns(sketch: Sketch) -> str:
    turns = sketch.random.choice((2, 3, 4))
    return sketch.random.choice((str(turns), sketch.scalar("s32", turns)))


def _other(sketch: Sketch) -> str:
    """The word of which thread is read."""
    size = sketch.per_block
    return sketch.random.choice(
        (f"{size - 1} - t", f"(t + 1) % {size}", "(t ^ 1)", "t", f"(t + p) % {size}", "t / 2")
    )


def _two_tiles(sketch: Sketch) -> None:
    """The next tile is loaded while this one is used: one barrier a turn."""
    type_, size = sketch.random.choice((*FLOATING, "s32")), sketch.per_block
    tile, total = _tile(sketch, type_, 2 * size), sketch.keep("0", type_)
    source, count = sketch.buffer(type_, 6 * size), _turns(sketch)
    many = sketch.random.choice((1, 2, 3))
    sketch.add(
        f"{tile}[t] = {source.name}[t];",
        "__syncthreads();",
        f"for (int p = 0; p < {count}; ++p) {{",
        f"  int here = (p & 1) * {size}, next = {size} - here;",
        f"  {tile}[next + t] = {source.name}[(p + 1) * {size} + t];",
        *(f"  {total.name} += {tile}[here + {_other(sketch)}];" for _ in range(many)),
        "  __syncthreads();",
        "}",
    )
    if sketch.chance(0.3):
        sketch.keep(f"{tile}[{_other(sketch).replace('p', '1')}]", type_)


def _ping_pong(sketch: Sketch) -> None:
    """Each turn reads what the turn before wrote, from one tile into the other."""
    type_, size = sketch.random.choice(("f32", "f64", "u32")), sketch.per_block
    one, two = _tile(sketch, type_, size), _tile(sketch, type_, size)
    source, count = sketch.buffer(type_, sketch.threads), _turns(sketch)
    last = "" if sketch.chance(0.4) else "  __syncthreads();"
    sketch.add(
        f"{one}[t] = {source.name}[i];",
        "__syncthreads();",
        f"for (int p = 0; p < {count}; ++p) {{",
        f"  {two}[t] = {one}[{_other(sketch)}] + {one}[t];",
        "  __syncthreads();",
        f"  {one}[t] = {two}[{_other(sketch)}] * 2;",
        "  __syncthreads();",
        last,
        "}",
    )
    sketch.keep(f"{one}[{_other(sketch).replace('p', '0')}]", type_)


def _turns_in_turns(sketch: Sketch) -> None:
    """A loop of tiles, and in it a loop with barriers of its own."""
    type_, size = sketch.random.choice(("f32", "s32")), sketch.per_block
    tile, total = _tile(sketch, type_, size), sketch.keep("0", type_)
    source, count = sketch.buffer(type_, 5 * size + sketch.threads), _turns(sketch)
    inner = sketch.random.choice(("p + 1", "2", count))
    sketch.add(
        f"for (int p = 0; p < {count}; ++p) {{",
        f"  {tile}[t] = {source.name}[p * {size} + t];",
        "  __syncthreads();",
        f"  for (int q = 0; q < {inner}; ++q) {{",
        f"    {C_TYPES[type_]} held = {tile}[(t + q + 1) % {size}];",
        "    __syncthreads();",
        f"    {tile}[t] = held + {source.name}[i];",
        "    __syncthreads();",
        "  }",
        f"  {total.name} += {tile}[{_other(sketch)}];",
        "" if sketch.chance(0.2) and inner != "p + 1" else "  __syncthreads();",
        "}",
    )


def _carried(sketch: Sketch) -> None:
    """A value of a lane's neighbour is carried from turn to turn; some threads alone write."""
    type_, size = sketch.random.choice((*FLOATING, "u32")), sketch.per_block
    tile = _tile(sketch, type_, size + 1)
    source, count = sketch.buffer(type_, 5 * size), _turns(sketch)
    out = sketch.buffer(type_, 4 * sketch.threads, written=True)
    who = sketch.random.choice((f"t < {size // 2}", "t % 2 == 0", "t > 0", f"t != {size - 1}"))
    sketch.add(
        f"{tile}[t] = {source.name}[t];",
        f"if (t == 0) {tile}[{size}] = 1;",
        "__syncthreads();",
        f"for (int p = 0; p < {count}; ++p) {{",
        f"  {C_TYPES[type_]} held = {tile}[t + 1];",
        "  __syncthreads();",
        f"  if ({who}) {tile}[t] = held + {source.name}[p * {size} + t];",
        "  __syncthreads();",
        f"  {out.name}[p * {sketch.threads} + i] = {tile}[{_other(sketch)}];",
        "  __syncthreads();",
        "}",
    )


def _scan(sketch: Sketch) -> None:
    """A prefix sum: a loop whose counter doubles, and two barriers a turn."""
    type_, size = sketch.random.choice(("f32", "s32", "u32")), sketch.per_block
    tile, source = _tile(sketch, type_, size), sketch.buffer(type_, sketch.threads)
    step = sketch.random.choice(("s <<= 1", "s *= 2", "s += s"))
    sketch.add(
        f"{tile}[t] = {source.name}[i];",
        "__syncthreads();",
        f"for (int s = 1; s < {size}; {step}) {{",
        f"  {C_TYPES[type_]} held = t >= s ? {tile}[t - s] : 0;",
        "  __syncthreads();",
        f"  {tile}[t] += held;",
        "  __syncthreads();",
        "}",
    )
    sketch.keep(f"{tile}[{sketch.random.choice(('t', f'{size - 1} - t', str(size - 1)))}]", type_)
