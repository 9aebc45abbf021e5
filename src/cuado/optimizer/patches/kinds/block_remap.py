"""Other indices for the blocks of a grid, computed where the kernel begins."""

from collections.abc import Iterator, Sequence

from cuado.optimizer.patches.indices import at_start, fresh_name, readers_of
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformations.block_remap import BlockRemap


def written(step: BlockRemap, site: Site) -> Sequence[Written] | Unwritten:
    """Hide ``blockIdx`` by another one."""
    readers = readers_of(site, "blockIdx")
    if not readers:
        return Unwritten("no function of this file reads blockIdx", (site.entry.line,))
    says = f"blockIdx renumbered: {step.kind}"
    if step.kind == "grouped":
        says += f", {step.group} along {step.axis}"
    lines = tuple(_lines(step, site))
    return (Written(says, tuple(at_start(site, each, *lines) for each in readers)),)


def _lines(step: BlockRemap, site: Site) -> Iterator[str]:
    if step.kind == "diagonal":
        name = fresh_name(site, "rotated")
        yield f"const unsigned {name} = (blockIdx.x + blockIdx.y) % gridDim.x;"
        yield f"const uint3 blockIdx = {{{name}, ::blockIdx.y, ::blockIdx.z}};"
        return
    number = fresh_name(site, "number")
    yield f"const unsigned {number} = blockIdx.y * gridDim.x + blockIdx.x;"
    if step.kind == "transposed":
        yield (
            f"const uint3 blockIdx = {{{number} / gridDim.y, {number} % gridDim.y, ::blockIdx.z}};"
        )
        return
    along, across = ("y", "x") if step.axis == "y" else ("x", "y")
    band, wide = fresh_name(site, "band"), fresh_name(site, "wide")
    rest = fresh_name(site, "rest")
    size = f"{step.group}u"
    yield f"const unsigned {band} = {number} / ({size} * gridDim.{across}) * {size};"
    yield f"const unsigned {rest} = {number} % ({size} * gridDim.{across});"
    yield f"const unsigned {wide} = min(gridDim.{along} - {band}, {size});"
    inside, outside = f"{band} + {rest} % {wide}", f"{rest} / {wide}"
    x, y = (outside, inside) if along == "y" else (inside, outside)
    yield f"const uint3 blockIdx = {{{x}, {y}, ::blockIdx.z}};"
