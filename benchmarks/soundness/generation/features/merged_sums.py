"""Loops that share work out and accumulate: what blocks merge, most of it in one way.

Some let the number of blocks show: a sum that begins with one, or is used before it is complete,
two that take each other's value, another operator at the end, threads without work that leave.
"""

from soundness.generation.sketch import Sketch

NEEDS_ALL = True
ALONE = True
_OPERATORS = {
    "atomicAdd": ("{} += {};", "0"),
    "atomicXor": ("{} ^= {};", "0"),
    "atomicOr": ("{} |= {};", "4"),
    "atomicMax": ("{0} = max({0}, {1});", "-9"),
    "atomicMin": ("{0} = min({0}, {1});", "77"),
}


def add(sketch: Sketch) -> None:
    """A loop along x; what it comes to is merged by threads, by warps or by the block."""
    random = sketch.random
    (width, *_), (wide, *_) = sketch.grid, sketch.block
    rows, size = sketch.threads // (width * wide), 3 * width * wide + random.choice((0, 1, -3))
    source, out = sketch.buffer("s32", rows * size), sketch.buffer("s32", 8, written=True)
    update, first = random.choice((*_OPERATORS, "atomicAdd")), ""
    merge, none = _OPERATORS[update]
    first = none if sketch.chance(0.85) else "1"
    if sketch.chance(0.1):
        update = "atomicAdd"
    count, own = sketch.scalar("s32", size), f"{source.name}[at + i]"
    item = random.choice(
        (
            *(f"{own}", f"{own} * (t + 3)", f"i ^ {own}"),
            *(f"({own} & 1 ? i : 5)", f"{own} / (t % 3 + 1)"),
        )
    )
    step = merge.format("sum", item)
    if sketch.chance(0.2):
        step = f"if ({own} % 3 != 1) {step}"
    if sketch.chance(0.2):
        step += f" {merge.format('other', own + ' + 1')}"
    if sketch.chance(0.15):
        step += random.choice((" other = sum;", merge.format("other", "sum"), " sum += other & 1;"))
    also, more = _another(sketch, own, out.name) if sketch.chance(0.4) else ("", "")
    step += f" {also}"
    leaves = f"if (first >= {count}) return;" if sketch.chance(0.08) else ""
    sketch.add(
        "int first = blockIdx.x * blockDim.x + threadIdx.x;",
        "int at = ((blockIdx.z * blockDim.z + threadIdx.z) * gridDim.y * blockDim.y"
        f" + blockIdx.y * blockDim.y + threadIdx.y) * {count};",
        f"int sum = {first}, other = {none}, also = {more.partition('|')[0] or 0};",
        leaves,
        "#pragma unroll 1" if sketch.chance(0.8) else "",
        f"for (int i = first; i < {count}; i += gridDim.x * blockDim.x)",
        f"{{ {step} }}",
    )
    if also:
        sketch.add(more.partition("|")[2])
    _merged(sketch, merge, (update, out.name))


def _another(sketch: Sketch, own: str, out: str) -> tuple[str, str]:
    """What an iteration accumulates beside, by an operator of its own; and its first value and the
    update at the end, with a stroke between them.
    """
    update = sketch.random.choice((*_OPERATORS,))
    merge, none = _OPERATORS[update]
    target = out if sketch.chance(0.15) else sketch.buffer("s32", 8, written=True).name
    item = sketch.random.choice(
        (own, f"({own} > 3)", f"{own} * 3", "sum" if sketch.chance(0.3) else own)
    )
    value = "also" if sketch.chance(0.85) else sketch.random.choice(("also + sum", "sum"))
    return merge.format("also", item), f"{none}|{update}(&{target}[t & 3], {value});"


def _merged(sketch: Sketch, merge: str, end: tuple[str, str]) -> None:
    """The end, of each thread, of each warp, or of the block."""
    update, out = end
    size, place = sketch.per_block, sketch.random.choice(("0", "t & 7", "t % 3"))
    if sketch.chance(0.1):
        place = "blockIdx.x & 7"
    if sketch.chance(0.2):
        sketch.add(merge.format("sum", "other"))
    if size % 32 == 0 and sketch.chance(0.5):
        exchanged = merge.format("sum", "__shfl_xor_sync(0xffffffffu, sum, d)")
        sketch.add(f"for (int d = 16; d > 0; d /= 2) {{ {exchanged} }}")
        sketch.add(f"if (t % 32 == 5) {update}(&{out}[{place}], sum);")
        return
    if sketch.chance(0.4):
        tile = sketch.fresh("parts")
        sketch.add(
            f"__shared__ int {tile}[{size}]; {tile}[t] = sum; __syncthreads();",
            f"if (t == 0) {{ for (int k = 1; k < {size}; k++) "
            f"{{ {merge.format('sum', f'{tile}[k]')} }} {update}(&{out}[{place}], sum); }}",
        )
        return
    twice = " * 2" if sketch.chance(0.1) else ""
    sketch.add(f"{update}(&{out}[{place}], sum{twice});")
    if sketch.chance(0.2):
        sketch.add(f"{update}(&{out}[1], other);")
