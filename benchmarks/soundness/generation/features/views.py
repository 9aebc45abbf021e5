"""Several names of one memory: pointers into one buffer, in structures, and in-place updates.

No two threads meet: each keeps to a stretch of its own, or the block is one and waits. What one
pointer writes another reads, in the same thread or after a barrier.
"""

from soundness.generation.sketch import C_TYPES, FLOATING, Memory, Sketch

_STRETCH = 16
"""Elements that belong to one thread."""


def add(sketch: Sketch) -> None:
    """One of them."""
    choices = [_chunks, _chunks, _in_place, _aliased_sum, _private_bins]
    if not sketch.ends_early and sketch.grid == (1, 1, 1):
        choices += [_exchange, _exchange]
    sketch.random.choice(choices)(sketch)


def _pair(sketch: Sketch, type_: str, elements: int, apart: int) -> tuple[Memory, Memory]:
    """Two pointers into one buffer, some elements apart."""
    size = 4 if type_ != "f64" else 8
    pool = sketch.shared_buffer(type_, elements + 8)
    if sketch.chance(0.4):
        one, other, *_ = sketch.structure([(pool, type_, 0), (pool, type_, apart * size)], [7])
        return Memory(one, type_, elements), Memory(other, type_, elements)
    return (
        sketch.view(pool, type_, 0, elements, constant=sketch.chance(0.5)),
        sketch.view(pool, type_, apart, elements, constant=False),
    )


def _chunks(sketch: Sketch) -> None:
    """A thread reads ahead, or behind, of what it writes through the other pointer."""
    type_ = sketch.random.choice((*FLOATING, "s32"))
    apart = sketch.random.choice((0, 1, 2, 3))
    source, out = _pair(sketch, type_, _STRETCH * sketch.threads, apart)
    count = sketch.scalar("s32", 8) if sketch.chance(0.7) else "8"
    read = sketch.random.choice(("j", "j + 1", "j + 2", "7 - j"))
    carry = sketch.keep("1", type_)
    name = C_TYPES[type_]
    const = "" if "packed" in source.name else "const "
    sketch.add(
        f"{{ {const}{name} *a = {source.name} + i * {_STRETCH};",
        f"{name} *b = {out.name} + i * {_STRETCH};",
        f"for (int j = 0; j < {count}; ++j) {{",
        f"  {carry.name} = {carry.name} * {'2' if sketch.chance(0.5) else '0.5f'} + a[{read}];",
        f"  b[j] = {carry.name};",
        "} }",
    )


def _aliased_sum(sketch: Sketch) -> None:
    """A store in a loop that later turns read through another name, a data-dependent place."""
    source, out = _pair(sketch, "s32", _STRETCH * sketch.threads, 0)
    places = sketch.buffer("s32", _STRETCH * sketch.threads, bound=8)
    total = sketch.keep("0", "s32")
    sketch.add(
        f"for (int j = 0; j < {sketch.scalar('s32', 6)}; ++j) {{",
        f"  {total.name} += {source.name}[i * {_STRETCH} + j];",
        f"  {out.name}[i * {_STRETCH} + {places.name}[i * {_STRETCH} + j]] = {total.name};",
        "}",
    )


def _in_place(sketch: Sketch) -> None:
    """What a thread reads it writes again."""
    type_ = sketch.random.choice((*FLOATING, "u32", "s16"))
    data = sketch.buffer(type_, 4 * sketch.threads, written=True)
    name = C_TYPES[type_]
    sketch.add(
        f"for (int j = 0; j < {sketch.scalar('s32', 4)}; ++j)",
        f"  {data.name}[i * 4 + j] = ({name})({data.name}[i * 4 + j] * 3 + {data.name}[i * 4]);",
    )
    if sketch.chance(0.4):
        sketch.add(f"*(volatile {name} *)&{data.name}[i * 4] = ({name})({data.name}[i * 4 + 1]);")


def _private_bins(sketch: Sketch) -> None:
    """Atomic updates of bins that the same thread reads through another name, before the end."""
    source, out = _pair(sketch, "s32", _STRETCH * sketch.threads, 0)
    total = sketch.keep("0", "s32")
    sketch.add(
        "for (int j = 0; j < 4; ++j) {",
        f"  atomicAdd(&{out.name}[i * {_STRETCH} + (j & 1)], j + 1);",
        f"  {total.name} += *(volatile int *)&{source.name}[i * {_STRETCH}];",
        "}",
    )


def _exchange(sketch: Sketch) -> None:
    """Threads of the one block exchange through global memory, under two names."""
    type_, size = sketch.random.choice(("f32", "s32")), sketch.per_block
    source, out = _pair(sketch, type_, 2 * size, sketch.random.choice((0, 0, 1)))
    held = sketch.random.choice((f"{size - 1} - t", f"(t + 1) % {size}", f"(t * 3) % {size}"))
    sketch.add(f"{out.name}[t] = {sketch.some(type_)};", "__syncthreads();")
    value = sketch.keep(f"{source.name}[{held}]", type_)
    sketch.add("__syncthreads();", f"{out.name}[t] = {value.name} + 1;", "__syncthreads();")
    sketch.keep(f"{source.name}[(t + 5) % {size}]", type_)
    sketch.add("__syncthreads();")
