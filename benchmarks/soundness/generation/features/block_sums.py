"""A block sums a row up, and one thread adds the sum to memory, by a plain update or an atomic one.

Some updates are of words that other threads or blocks update as well, or read; some keep the sum.
"""

from soundness.generation.sketch import C_TYPES, Sketch

NEEDS_ALL = True
ALONE = True
_HALVES = (
    "(long long)((unsigned long long)(unsigned)__shfl_xor_sync(~0u, (int)(sum >> 32), {high}) << 32"
    " | (unsigned)__shfl_xor_sync(~0u, (int)sum, d))"
)


def add(sketch: Sketch) -> None:
    """A loop over the row, the threads' sums put together, and the update."""
    random = sketch.random
    type_ = random.choice(("s32", "u32", "s64", "s64"))
    size, blocks = sketch.per_block, sketch.threads // sketch.per_block
    length = 3 * size + random.choice((0, 1, -3))
    source = sketch.buffer(random.choice(("s32", "u16")), blocks * length).name
    out = sketch.buffer(type_, 3 * blocks + 1, written=True).name
    count, name = sketch.scalar("s32", length), C_TYPES[type_]
    sketch.add(
        f"int block = {_block(sketch)};",
        f"{name} sum = {0 if sketch.chance(0.9) else 1};",
        "#pragma unroll 1" if sketch.chance(0.7) else "",
        f"for (int k = t; k < {count}; k += {size}) sum += {source}[block * {count} + k];",
    )
    _put_together(sketch, name)
    who = random.choice((*("t == 0",) * 6, *("t == 5",) * 2, "t < 2", "t == 0 || t == 7"))
    place = random.choice((*("block",) * 8, *("block * 2",) * 3, "block / 2", "block % 2", "0"))
    word = f"{out}[{place}]"
    update = random.choice(
        (
            f"{word} += sum;",
            f"{word} += sum;",
            f"{word} = sum + {word};",
            f"{word} -= sum;",
            f"{word} = sum;",
            f"{word} += sum * 2;",
            f"{word} = {out}[{place} + 1] + sum;",
            f"{{ {name} s = {word} + sum; {word} = s; if (s > 5) {out}[2 * {blocks}] = 1; }}",
        )
    )
    before = f"{name} old = {out}[block + 1];" if sketch.chance(0.1) else ""
    sketch.add(before, f"if ({who}) {update}")


def _block(sketch: Sketch) -> str:
    """The block's number, of the axes along which there are several: others stay free."""
    found, many = "0", 1
    for axis, blocks in zip("xyz", sketch.grid, strict=True):
        if blocks > 1:
            found, many = f"{found} + blockIdx.{axis} * {many}", many * blocks
    return found


def _put_together(sketch: Sketch, name: str) -> None:
    """Sums of a warp by shuffles, or of the block in shared memory; or only each thread's own."""
    size = sketch.per_block
    if size % 32 == 0 and sketch.chance(0.6):
        plain = "__shfl_xor_sync(~0u, sum, d)"
        if name == "long long" and sketch.chance(0.3):
            plain = _HALVES.format(high=sketch.random.choice(("d", "d", "d / 2", "1")))
        sketch.add(f"for (int d = 16; d > 0; d /= 2) sum += {plain};")
    if sketch.chance(0.5):
        tile = sketch.fresh("parts")
        sketch.add(
            f"__shared__ {name} {tile}[{size}]; {tile}[t] = sum; __syncthreads();",
            f"if (t == 0) for (int k = 1; k < {size}; k++) sum += {tile}[k];",
        )
