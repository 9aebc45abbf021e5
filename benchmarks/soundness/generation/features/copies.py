"""Copies through shared memory: from a buffer to a tile to a buffer, to another place, in place."""

from soundness.generation.sketch import C_TYPES, Memory, Sketch

NEEDS_ALL = True
_TYPES = ("f32", "f32", "s32", "u32", "u8", "u16", "f64", "s64")


def add(sketch: Sketch) -> None:
    """One of them."""
    sketch.random.choice((_turned, _turned, _by_tiles, _of_rows, _words))(sketch)


def _memories(sketch: Sketch, type_: str, elements: int) -> tuple[str, str]:
    """Where it comes from and where it goes: two buffers, one, or two views that overlap."""
    kind = sketch.random.randrange(4)
    if kind == 0:
        own: Memory = sketch.buffer(type_, elements, written=True)
        return own.name, own.name
    if kind == 1:
        pool = sketch.shared_buffer(type_, 2 * elements)
        # Blocks must not read what others write: all or nothing is shared.
        first = sketch.random.choice((0, elements))
        source = sketch.view(pool, type_, 0, elements, constant=first != 0)
        return source.name, sketch.view(pool, type_, first, elements, constant=False).name
    source = sketch.buffer(type_, elements)
    return source.name, sketch.buffer(type_, elements, written=True).name


def _place(sketch: Sketch) -> str:
    size = sketch.per_block
    return sketch.random.choice(
        (f"{size - 1} - t", f"(t + 1) % {size}", "(t ^ 1)", "t", f"(t * 5) % {size}", "t / 2")
    )


def _changed(sketch: Sketch, value: str) -> str:
    return sketch.random.choice(("{}", "{}", "{} + 1", "{} * 2", "({} > 3 ? {} : 0)")).replace(
        "{}", value
    )


def _turned(sketch: Sketch) -> None:
    """A word each: there, and back at another place of the same block."""
    type_, size = sketch.random.choice(_TYPES), sketch.per_block
    source, out = _memories(sketch, type_, sketch.threads)
    tile, held = sketch.fresh("tile"), f"{source}[i]"
    base = "(i - t)"
    guard = sketch.random.choice(("", "", f"if (t < {size - 1}) ", "if (t % 3) "))
    sketch.add(
        f"__shared__ {C_TYPES[type_]} {tile}[{size}];",
        f"{tile}[t] = {_changed(sketch, held)};",
        "__syncthreads();",
        f"{guard}{out}[{base} + t] = {_changed(sketch, f'{tile}[{_place(sketch)}]')};",
    )
    if sketch.chance(0.3):
        sketch.add("__syncthreads();", f"{tile}[t] = {out}[i];", "__syncthreads();")
        sketch.keep(f"{tile}[{_place(sketch)}]", type_)


def _by_tiles(sketch: Sketch) -> None:
    """A loop of tiles, each read, waited for, written elsewhere or where it was."""
    type_, size = sketch.random.choice(_TYPES), sketch.per_block
    turns = sketch.random.choice((2, 3))
    count = sketch.random.choice((str(turns), sketch.scalar("s32", turns)))
    source, out = _memories(sketch, type_, turns * sketch.threads)
    tile = sketch.fresh("tile")
    own = sketch.random.choice((f"p * {sketch.threads} + i", f"(i - t) * {turns} + p * {size} + t"))
    sketch.add(
        f"__shared__ {C_TYPES[type_]} {tile}[{size}];",
        f"for (int p = 0; p < {count}; ++p) {{",
        f"  {tile}[t] = {_changed(sketch, f'{source}[{own}]')};",
        "  __syncthreads();",
        f"  {out}[{own}] = {tile}[{_place(sketch)}];",
        "  __syncthreads();",
        "}",
    )


def _of_rows(sketch: Sketch) -> None:
    """Each thread copies words of several rows, and writes columns of them."""
    type_, size = sketch.random.choice(("f32", "u32", "s32")), sketch.per_block
    rows, pad = 4, sketch.random.choice((0, 1))
    source, out = _memories(sketch, type_, rows * sketch.threads)
    tile = sketch.fresh("tile")
    turned = f"{tile}[{rows - 1} - r][{_place(sketch)}]"
    sketch.add(
        f"__shared__ {C_TYPES[type_]} {tile}[{rows}][{size + pad}];",
        f"for (int r = 0; r < {rows}; ++r)",
        f"  {tile}[r][t] = {source}[(i - t) * {rows} + r * {size} + t];",
        "__syncthreads();",
        f"for (int r = 0; r < {rows}; ++r)",
        f"  {out}[(i - t) * {rows} + t * {rows} + r] = {tile}[r][t];"
        if sketch.chance(0.6)
        else f"  {out}[(i - t) * {rows} + r * {size} + t] = {turned};",
    )


def _words(sketch: Sketch) -> None:
    """Wide words in, narrow ones out: the same bytes by other types."""
    size = sketch.per_block
    source = sketch.buffer("u32", 4 * sketch.threads)
    narrow = sketch.random.choice(("u8", "u16", "u32"))
    of_word = {"u8": 4, "u16": 2, "u32": 1}[narrow]
    out = sketch.buffer(narrow, sketch.threads, written=True)
    tile = sketch.fresh("tile")
    at = sketch.random.choice(
        ("t", f"t * {of_word}", f"t * {of_word} + {of_word - 1}", f"t ^ {of_word}")
    )
    sketch.add(
        f"__shared__ __align__(16) unsigned {tile}[{4 * size + 4}];",
        f"((uint4 *){tile})[t] = ((const uint4 *){source.name})[i];",
        "__syncthreads();",
        f"{out.name}[i] = (({C_TYPES[narrow]} *){tile})[{at}];",
    )
