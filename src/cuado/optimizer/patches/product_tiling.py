"""Tiles of a product, in shared memory and in registers: written, or described in its variables."""

from collections.abc import Sequence
from dataclasses import replace
from math import prod

from cuado.model.launch import Launch
from cuado.optimizer.patches.by_hand import place_of, quoted, with_code, within
from cuado.optimizer.patches.heads import with_bounds
from cuado.optimizer.patches.product_form import OtherProductError, product_form
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.tiled_text import TiledText
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.product_tiles import ProductTiles
from cuado.optimizer.transformations.staged_tiles import StagedTiles

_MOST_BYTES = 48 << 10
"""The most shared memory that a kernel may declare."""


def tiled(step: ProductTiles | StagedTiles, site: Site) -> Sequence[Written] | Unwritten:
    """The kernel anew, with its own statements in it."""
    made = step.apply(site.kernel)
    if not isinstance(made, Rewritten):
        return Unwritten(made.reason)
    try:
        return [_written(step, site, made.launch)]
    except OtherProductError as error:
        return _described(step, site, str(error))


def _written(step: ProductTiles | StagedTiles, site: Site, launch: Launch) -> Written:
    old = site.setting
    wide, high, deep = launch.block
    total = [a * b for a, b in zip(old.grid, old.block, strict=True)]
    after = [a * b for a, b in zip(launch.grid, launch.block, strict=True)]
    if deep != 1 or total[2] != 1 or any(a % b for a, b in zip(total, after, strict=True)):
        raise OtherProductError("its results are no multiple of a block's")
    form = product_form(site)
    parts = (total[0] // after[0], total[1] // after[1])
    text = TiledText(site, form, (wide, high), parts, step.steps)
    bytes_ = sum(
        each.bytes * step.steps * (prod(_sides(each.index.axis, launch, parts)) + 4)
        for each in form.factors
    )
    if bytes_ > _MOST_BYTES:
        raise OtherProductError(f"its tiles take {bytes_:,} bytes of shared memory")
    bounds = with_bounds(site, f"__launch_bounds__({wide * high})")
    factors = quoted([each.text for each in form.factors])
    x, y = parts
    says = f"tiles of {step.steps} steps of {factors} in shared memory"
    if x * y > 1:
        says += f", {x} x {y} results a thread in registers"
    setting = replace(old, grid=launch.grid, block=launch.block)
    return Written(says, (*bounds, text.edit()), setting)


def _sides(axis: str, launch: Launch, parts: tuple[int, int]) -> tuple[int, int]:
    at = "xy".index(axis)
    return launch.block[at], parts[at]


def _described(step: ProductTiles | StagedTiles, site: Site, reason: str) -> Unwritten:
    """What to write, with the accesses and sums of the source."""
    place = place_of(step, site)
    loop, reads = place.loop, quoted(place.accesses()) or "what the block loads again"
    counter = loop.variable if loop is not None and loop.variable else "k"
    bound = loop.bound if loop is not None and loop.bound else "n"
    sums = [name for name, _ in place.accumulators()]
    code = [
        f"for (int first = 0; first < {bound}; first += {step.steps}) {{",
        f"    // all threads of the block fetch {step.steps} steps of {reads}: each element once",
        "    __syncthreads();",
        f"    for (int {counter} = first; {counter} < first + {step.steps}; {counter}++)",
        "        // ... as before, from the tiles",
        "    __syncthreads();",
        "}",
    ]
    says = (
        f"let the block fetch {reads}{within(place)} to shared memory, {step.steps} steps at a time"
    )
    if isinstance(step, ProductTiles) and step.x * step.y > 1:
        code[:0] = [f"float {name}[{step.x}][{step.y}]; // of its type" for name in sums]
        says += f", and each thread compute {step.x} x {step.y} results"
    return Unwritten(reason, place.lines, with_code(says, *code))
