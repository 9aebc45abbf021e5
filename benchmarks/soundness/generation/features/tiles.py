"""Shared memory: tiles that are filled, waited for, and read elsewhere; several dynamic arrays."""

from cuado.model.arguments import TYPE_BYTES
from soundness.generation.expressions import expression
from soundness.generation.sketch import C_TYPES, FLOATING, Sketch

NEEDS_ALL = True


def add(sketch: Sketch) -> None:
    """One of them."""
    sketch.random.choice((_turned, _tree, _phases, _two_dynamic, _transposed, _neighbours))(sketch)


def _type(sketch: Sketch) -> str:
    return sketch.random.choice((*FLOATING, "s32", "u32", "u16", "s64"))


def _array(sketch: Sketch, type_: str, elements: int) -> str:
    name = sketch.fresh("tile")
    sketch.add(f"__shared__ {C_TYPES[type_]} {name}[{elements}];")
    return name


def _turned(sketch: Sketch) -> None:
    """Written by one thread, read by another of the block."""
    type_, size = _type(sketch), sketch.per_block
    tile = _array(sketch, type_, size)
    other = sketch.random.choice(
        (
            f"{size - 1} - t",
            f"(t + 1) % {size}",
            f"(t ^ 1) % {size}",
            "t / 2",
            "t",
            f"(t * 7) % {size}",
        )
    )
    sketch.add(f"{tile}[t] = {expression(sketch, type_, 1)};", "__syncthreads();")
    sketch.keep(f"{tile}[{other}]", type_)
    if sketch.chance(0.4):
        sketch.add("__syncthreads();", f"{tile}[t] = {expression(sketch, type_, 1)};")
        sketch.add("__syncthreads();")
        sketch.keep(f"{tile}[(t + {sketch.random.randrange(1, size)}) % {size}]", type_)


def _tree(sketch: Sketch) -> None:
    """A sum of the block, halved again and again."""
    type_, size = sketch.random.choice(("f32", "s32", "u32", "f64")), sketch.per_block
    if size & (size - 1):
        _turned(sketch)
        return
    tile = _array(sketch, type_, size)
    source = sketch.buffer(type_, sketch.threads + size)
    join = sketch.random.choice(
        ("{0} += {1};", "{0} = {0} < {1} ? {0} : {1};", "{0} = {0} * {1};")
    ).format(f"{tile}[t]", f"{tile}[t + s]")
    factor = "" if sketch.chance(0.5) else f" * {source.name}[t]"
    sketch.add(
        f"{tile}[t] = {source.name}[i]{factor};",
        "__syncthreads();",
        f"for (int s = {size // 2}; s > 0; s >>= 1) {{ if (t < s) {{ {join} }} __syncthreads(); }}",
    )
    sketch.keep(f"{tile}[0]", type_)


def _phases(sketch: Sketch) -> None:
    """A loop of phases: load a tile, wait, use all of it, wait."""
    type_, size = sketch.random.choice(FLOATING), sketch.per_block
    tile, total = _array(sketch, type_, size), sketch.keep("0", type_)
    source = sketch.buffer(type_, 4 * size)
    phases = sketch.random.choice(("3", sketch.scalar("s32", 3)))
    inner = min(size, 8)
    sketch.add(
        f"for (int p = 0; p < {phases}; ++p) {{",
        f"  {tile}[t] = {source.name}[p * {size} + t];",
        "  __syncthreads();",
        f"  for (int j = 0; j < {inner}; ++j) {total.name} += {tile}[(t + j) % {size}] * 0.5f;",
        "  __syncthreads();",
        "}",
    )


def _two_dynamic(sketch: Sketch) -> None:
    """Two arrays of unknown size are one memory."""
    first, second = sketch.random.choice((("f32", "f32"), ("f32", "s32"), ("u32", "f32")))
    size = sketch.per_block
    one, two = sketch.fresh("dynamic"), sketch.fresh("dynamic")
    for name, type_ in ((one, first), (two, second)):
        # Named for the kernel: the module has other kernels that have their own.
        sketch.heads.append(f"extern __shared__ {C_TYPES[type_]} {sketch.name}_{name}[];")
    one, two = f"{sketch.name}_{one}", f"{sketch.name}_{two}"
    sketch.dynamic_bytes = max(sketch.dynamic_bytes, 2 * size * TYPE_BYTES[first])
    sketch.add(f"{one}[t] = {expression(sketch, first, 1)};", "__syncthreads();")
    held = sketch.keep(f"{two}[{size - 1} - t]", second)
    sketch.add("__syncthreads();", f"{two}[t] = {held.name} + {expression(sketch, second, 1)};")
    sketch.add("__syncthreads();")
    sketch.keep(f"{one}[(t + 1) % {size}]", first)
    sketch.add("__syncthreads();")


def _transposed(sketch: Sketch) -> None:
    """A tile that is written by rows and read by columns."""
    type_, (x, y, _) = sketch.random.choice(("f32", "f64", "u32")), sketch.block
    pad = sketch.random.choice((0, 1))
    tile = sketch.fresh("tile")
    side = max(x, y)
    source = sketch.buffer(type_, sketch.threads + side * side)
    sketch.add(
        f"__shared__ {C_TYPES[type_]} {tile}[{side}][{side + pad}];",
        f"{tile}[threadIdx.y][threadIdx.x] = {source.name}[i];",
        f"for (int r = threadIdx.y + {y}; r < {side}; r += {y})",
        f"  {tile}[r][threadIdx.x] = {source.name}[i + r * {x}];",
        "__syncthreads();",
    )
    sketch.keep(f"{tile}[threadIdx.x][threadIdx.y]" if x == side else f"{tile}[0][t % {x}]", type_)


def _neighbours(sketch: Sketch) -> None:
    """A row with a border."""
    type_, size = sketch.random.choice(FLOATING), sketch.per_block
    tile = _array(sketch, type_, size + 2)
    source = sketch.buffer(type_, sketch.threads + 2)
    sketch.add(
        f"{tile}[t + 1] = {source.name}[i + 1];",
        f"if (t == 0) {tile}[0] = {source.name}[i];",
        f"if (t == {size - 1}) {tile}[{size + 1}] = {source.name}[i + 2];",
        "__syncthreads();",
    )
    sketch.keep(f"{tile}[t] + {tile}[t + 1] * 0.5f + {tile}[t + 2]", type_)
