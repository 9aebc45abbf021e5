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
    """Bins of a block, added to those of the grid in the end."""
    keys, size = sketch.buffer("u32", 4 * sketch.threads), sketch.per_block
    bins, tile = sketch.buffer("u32", _BINS, written=True), sketch.fresh("bins")
    sketch.add(
        f"__shared__ unsigned {tile}[{_BINS}];",
        f"if (t < {_BINS}) {tile}[t] = 0u;",
        "__syncthreads();",
        f"for (int j = 0; j < 3; ++j) atomicAdd(&{tile}[{keys.name}[i + j] % {_BINS}u], 1u);",
        "__syncthreads();",
        f"for (int b = t; b < {_BINS}; b += {size}) atomicAdd(&{bins.name}[b], {tile}[b]);",
    )
