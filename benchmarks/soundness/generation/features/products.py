"""Products of small matrices, with tiles in shared memory or without; and loops that are nearly."""

from cuado.model.arguments import TYPE_BYTES
from soundness.generation.sketch import C_TYPES, FLOATING, Sketch

NEEDS_ALL = True
_LENGTHS = (8, 16, 24, 32)
_CHECKS = (
    *("(int)k < {}", "(int)k < {}", "k >= (unsigned){}"),
    *("(int)k + 1 < {}", "(int)k < {} - 2", "k > (unsigned){}"),
)


def add(sketch: Sketch) -> None:
    """One of them: a row of the block's for each ``width`` threads, and a column for each."""
    add_product(sketch, may_tile=True)


def add_product(sketch: Sketch, *, may_tile: bool) -> None:
    """A product, by tiles only where no thread may have left."""
    type_ = sketch.random.choice((*FLOATING, "s32"))
    width = sketch.random.choice([n for n in (4, 8, 16) if sketch.per_block % n == 0])
    height = sketch.per_block // width
    column, row = _places(sketch, width)
    block = f"(blockIdx.y * {sketch.grid[0]} + blockIdx.x)"
    across = ""
    if sketch.grid[0] % 2 == 0 and sketch.grid[1:] == (1, 1) and sketch.chance(0.5):
        # Blocks of a row that divide their index, by a number that is mostly the same.
        wide = sketch.scalar("s32", 2) if sketch.chance(0.5) else "2"
        block = f"((int)blockIdx.x / {wide})"
        across = f" + ((int)blockIdx.x % {wide if sketch.chance(0.8) else 3}) * {width}"
    total, length = sketch.keep("0", type_), sketch.random.choice(_LENGTHS)
    rows = height * sketch.grid[0] * sketch.grid[1] + 1
    left = sketch.buffer(type_, rows * length + 8)
    right = sketch.buffer(type_, (length + 1) * 4 * width)
    k = "k" if sketch.chance(0.8) else sketch.random.choice(("(k ^ 1)", "(k + (k & 1))", "k / 2"))
    first = f"{left.name}[({block} * {height} + {row}) * {length} + {k}]"
    pitch = width * (4 if across else sketch.random.choice((1, 1, 2)))
    second = f"{right.name}[{k} * {pitch} + {column}{across}]"
    count = sketch.scalar("s32", length) if sketch.chance(0.6) else str(length)
    if may_tile and height == width and sketch.chance(0.6) and length % width == 0:
        _tiled(sketch, type_, width, (column, row), (first, second), (total.name, count))
        return
    if sketch.chance(0.3):
        sketch.add("#pragma unroll 1")
    if sketch.chance(0.2):
        second = f"{right.name}[({column} + k) % {width}]"
    body = f"{total.name} += {first} * {second};"
    if sketch.chance(0.3):
        body += f" {total.name} -= {left.name}[{row} * {length} + k];"
    if sketch.chance(0.15):
        body += f" if ({first} > 3) {total.name} += 1;"
    sketch.add(f"for (int k = 0; k < {count}; ++k) {{ {body} }}")


def _places(sketch: Sketch, width: int) -> tuple[str, str]:
    """A thread's column and row in its block."""
    x, y, z = sketch.block
    if z == 1 and x == width and sketch.chance(0.6):
        return ("threadIdx.x", "threadIdx.y") if y > 1 else ("threadIdx.x", "0")
    if sketch.chance(0.15):
        return f"({width - 1} - t % {width})", f"t / {width}"
    return f"t % {width}", f"t / {width}"


def _declared(sketch: Sketch, type_: str, elements: int, names: tuple[str, str]) -> list[str]:
    """Two arrays; some have no size, and are one memory."""
    if sketch.chance(0.85):
        return [f"__shared__ {C_TYPES[type_]} {name}[{elements}];" for name in names]
    sketch.dynamic_bytes = max(sketch.dynamic_bytes, elements * TYPE_BYTES[type_])
    lines = []
    for name in names:
        # Named for the kernel: the module has other kernels that have their own.
        sketch.heads.append(f"extern __shared__ {C_TYPES[type_]} {sketch.name}_{name}[];")
        lines.append(f"{C_TYPES[type_]} *{name} = {sketch.name}_{name};")
    return lines


def _tiled(
    sketch: Sketch,
    type_: str,
    width: int,
    places: tuple[str, str],
    factors: tuple[str, str],
    sums: tuple[str, str],
) -> None:
    """The same by tiles of ``width`` steps, most of them right."""
    one, other, (column, row), (total, count) = (
        *(sketch.fresh("tile") for _ in range(2)),
        places,
        sums,
    )
    first, second = factors
    of_left = first.replace("(k + (k & 1))", "k").replace("(k ^ 1)", "k").replace("k / 2", "k")
    if sketch.chance(0.4):
        # A bounds check that no thread fails, or some do.
        most = sketch.per_block if sketch.chance(0.8) else sketch.per_block // 2
        limit = sketch.scalar("s32", most)
        of_left = f"(int)({row} * {width} + {column}) < {limit} ? {of_left} : 0"
    elif sketch.chance(0.5):
        # A check of each step, which in the last steps some threads fail, or none.
        checks = (
            "(int)k < {}",
            "(int)k < {}",
            "k >= (unsigned){}",
            "(int)k + 1 < {}",
            "(int)k < {} - 2",
        )
        check = sketch.random.choice(checks).format(count)
        of_left = f"{check} ? 0 : {of_left}" if ">" in check else f"{check} ? {of_left} : 0"
    sketch.add(
        *_declared(sketch, type_, width * width, (one, other)),
        f"for (int f = 0; f < {count}; f += {width}) {{",
        f"  {{ int k = f + {column}; {one}[{row} * {width} + {column}] = {of_left}; }}",
        f"  {{ int k = f + {row}; {other}[{row} * {width} + {column}] = {second}; }}",
        "  __syncthreads();",
        f"  for (int k = 0; k < {width}; ++k)",
        f"    {total} += {one}[{row} * {width} + k] * {other}[k * {width} + {column}];",
    )
    if sketch.chance(0.15):
        sketch.add(f"  {total} += {one}[t];")
    sketch.add("  __syncthreads();", "}")
    if sketch.chance(0.15):
        sketch.keep(f"{one}[t]", type_)
