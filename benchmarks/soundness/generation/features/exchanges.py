"""What lanes of a warp exchange: shuffles, votes, matches, reductions; counts of a block."""

from soundness.generation.expressions import expression
from soundness.generation.sketch import C_TYPES, Sketch

NEEDS_ALL = True


def add(sketch: Sketch) -> None:
    """One of them."""
    choices = [_counted]
    if sketch.per_block % 32 == 0:
        choices += [_shuffled, _shuffled, _summed, _voted, _reduced]
    sketch.random.choice(choices)(sketch)


def _shuffled(sketch: Sketch) -> None:
    type_ = sketch.random.choice(("f32", "s32", "u32", "f64"))
    value = sketch.keep(expression(sketch, type_, 1), type_)
    call = sketch.random.choice(
        (
            f"__shfl_xor_sync(~0u, {value.name}, {sketch.random.choice((1, 2, 16))})",
            f"__shfl_down_sync(~0u, {value.name}, {sketch.random.choice((1, 4, 16))})",
            f"__shfl_up_sync(~0u, {value.name}, 1, {sketch.random.choice((8, 16, 32))})",
            f"__shfl_sync(~0u, {value.name}, (t * 5) & 31)",
        )
    )
    sketch.keep(call, type_)


def _summed(sketch: Sketch) -> None:
    """A sum of the warp."""
    type_ = sketch.random.choice(("f32", "s32"))
    total = sketch.keep(expression(sketch, type_, 1), type_)
    sketch.add(
        "for (int d = 16; d > 0; d >>= 1)",
        f"  {total.name} += __shfl_down_sync(~0u, {total.name}, d);",
    )


def _voted(sketch: Sketch) -> None:
    test = f"({expression(sketch, 's32', 1)}) > 100"
    call = sketch.random.choice(("__ballot_sync", "__any_sync", "__all_sync"))
    sketch.keep(f"{call}(~0u, {test})", "u32")
    if sketch.chance(0.3):
        sketch.keep(f"__match_any_sync(~0u, ({C_TYPES['u32']})(t & 3))", "u32")


def _reduced(sketch: Sketch) -> None:
    call = sketch.random.choice(
        ("__reduce_add_sync", "__reduce_min_sync", "__reduce_xor_sync", "__reduce_max_sync")
    )
    sketch.keep(f"{call}(~0u, {expression(sketch, 'u32', 1)})", "u32")


def _counted(sketch: Sketch) -> None:
    call = sketch.random.choice(("__syncthreads_count", "__syncthreads_or", "__syncthreads_and"))
    sketch.keep(f"{call}(({expression(sketch, 's32', 1)}) > 3)", "s32")
