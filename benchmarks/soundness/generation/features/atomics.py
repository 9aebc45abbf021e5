"""Atomic updates: bins in global and shared memory, counters, extremes."""

from soundness.generation.sketch import Sketch

_BINS = 16


def add(sketch: Sketch) -> None:
    """One of them; none depends on the order in which threads come."""
    choices = [_bins, _counter, _extreme]
    if not sketch.ends_early:
        choices += [_block_bins]
    sketch.random.choice(choices)(sketch)


def _bins(sketch: Sketch) -> None:
    """A histogram."""
    keys = sketch.buffer("u32", 8 * sketch.threads)
    bins = sketch.buffer(sketch.random.choice(("u32", "s32")), _BINS, written=True)
    turns = sketch.random.choice(("1", "4", sketch.scalar("s32", 3)))
    amount = sketch.random.choice(("1", f"(int){keys.name}[i]", "i"))
    sketch.add(
        f"for (int j = 0; j < {turns}; ++j)",
        f"  atomicAdd(&{bins.name}[{keys.name}[i + j * {sketch.threads}] % {_BINS}u], {amount});",
    )
    if sketch.chance(0.3):
        sketch.add(f"atomicAdd(&{bins.name}[0], 2);")


def _counter(sketch: Sketch) -> None:
    """Threads that have something count it."""
    data = sketch.buffer("f32", sketch.threads)
    count = sketch.buffer(sketch.random.choice(("u32", "u64", "s32")), 4, written=True)
    one = "1ull" if count.type == "u64" else "1"
    sketch.add(f"if ({data.name}[i] > 0.25f) atomicAdd(&{count.name}[1], {one});")
    if sketch.chance(0.5):
        sketch.add(f"if (i % 3 == 0) atomicAdd(&{count.name}[2], {one});")


def _extreme(sketch: Sketch) -> None:
    type_ = sketch.random.choice(("s32", "u32", "s64", "u64"))
    data, best = sketch.buffer(type_, sketch.threads), sketch.buffer(type_, 4, written=True)
    name = sketch.random.choice(("atomicMin", "atomicMax", "atomicOr", "atomicAnd", "atomicXor"))
    sketch.add(f"{name}(&{best.name}[i & 3], {data.name}[i]);")


def _block_bins(sketch: Sketch) -> None:
    """Bins of a block, added to those of the grid in the end; of floats, whole numbers alone."""
    keys, size = sketch.buffer("u32", 4 * sketch.threads), sketch.per_block
    bins, tile = sketch.buffer("u32", _BINS, written=True), sketch.fresh("bins")
    key = f"{keys.name}[i + j]"
    type_, amounts = sketch.random.choice(
        (
            ("unsigned", ("1u", key)),
            ("unsigned", ("1u", key)),
            ("unsigned long long", ("1ull", f"(unsigned long long){key} << 20")),
            ("double", ("1.0", f"(double){key}", f"(double)((int){key} - 7)", "-3.0")),
            ("float", ("1.0f", "-2.0f", f"(float)(unsigned char){key}")),
        )
    )
    first = sketch.random.choice(("0", "0", "0", "5"))
    sketch.add(
        f"__shared__ {type_} {tile}[{_BINS}];",
        f"if (t < {_BINS}) {tile}[t] = {first};",
        "__syncthreads();",
        f"for (int j = 0; j < 3; ++j)"
        f" atomicAdd(&{tile}[{key} % {_BINS}u], {sketch.random.choice(amounts)});",
        "__syncthreads();",
        f"for (int b = t; b < {_BINS}; b += {size})"
        f" atomicAdd(&{bins.name}[b], (unsigned)(long long){tile}[b]);",
    )
