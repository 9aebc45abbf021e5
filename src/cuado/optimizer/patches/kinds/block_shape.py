"""Another block for the launch, and the kernel's indices as they were where it needs them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import prod

from cuado.cuda_source import Edit
from cuado.model.launch import Extent
from cuado.optimizer.patches.heads import with_bounds
from cuado.optimizer.patches.indices import AXES, at_start, fresh_name, readers_of
from cuado.optimizer.patches.site import Site, Written
from cuado.optimizer.transformations.block_shape import BlockShape


def written(step: BlockShape, site: Site) -> Sequence[Written]:
    """Launch that block; first with the code as it is, then with the old indices computed."""
    block = (step.x, step.y, step.z)
    old = site.setting
    total = [a * b for a, b in zip(old.grid, old.block, strict=True)]
    x, y, z = (-(-most // size) for most, size in zip(total, block, strict=True))
    setting = replace(old, grid=(x, y, z), block=block)
    bounds = tuple(_bounds(site, block))
    shape = " x ".join(map(str, block))
    ways = [Written(f"blocks of {shape} threads", bounds, setting)]
    readers = readers_of(site, "threadIdx", "blockIdx", "blockDim", "gridDim")
    # Places beside the grid are left by the kernel alone.
    is_whole = all(most % size == 0 for most, size in zip(total, block, strict=True))
    if readers and (is_whole or [each.is_kernel for each in readers] == [True]):
        lines = tuple(_indices(site, total, block))
        edits = tuple(at_start(site, each, *lines) for each in readers)
        says = f"blocks of {shape} threads, with the indices of the old ones"
        other = Written(says, (*bounds, *edits), setting)
        ways = [other, *ways] if _counts_on_blocks(site) else [*ways, other]
    return ways


_OF_THE_GRID = re.compile(
    r"blockIdx[.](\w)\*blockDim[.]\1\+threadIdx[.]\1|threadIdx[.](\w)\+blockIdx[.]\2\*blockDim[.]\2"
    r"|blockDim[.](\w)\*blockIdx[.]\3\+threadIdx[.]\3|gridDim[.](\w)\*blockDim[.]\4"
    r"|blockDim[.](\w)\*gridDim[.]\5"
)
"""What is the same however the threads of a grid are dealt out to blocks."""


def _counts_on_blocks(site: Site) -> bool:
    """True if the code has threads exchange data, or reads more of their places than these."""
    text = re.sub(r"\s*([^\w\s])\s*", r"\1", " ".join(map(site.code_of, site.functions)))
    rest = _OF_THE_GRID.sub("", text)
    return "__shared__" in text or re.search(r"\b(?:thread|block)(?:Idx|Dim)\b", rest) is not None


def _bounds(site: Site, block: Extent) -> Iterator[Edit]:
    """The kernel's own bounds, adapted."""
    if site.entry.bounds is not None:
        yield from with_bounds(site, f"__launch_bounds__({prod(block)})")


def _indices(site: Site, total: Sequence[int], block: Extent) -> Iterator[str]:
    """The indices that threads had, from their places in the grid."""
    old = site.setting
    places = []
    for axis, most, size in zip(AXES, total, block, strict=True):
        if most == 1:
            places.append("0u")
            continue
        name = fresh_name(site, f"place_{axis}")
        places.append(name)
        yield f"const unsigned {name} = blockIdx.{axis} * blockDim.{axis} + threadIdx.{axis};"
        if most % size:
            yield f"if ({name} >= {most}u) return; // for this many threads alone"
    threads = [f"{p} % {n}u" if n > 1 else "0u" for p, n in zip(places, old.block, strict=True)]
    blocks = [f"{p} / {n}u" if n > 1 else p for p, n in zip(places, old.block, strict=True)]
    yield f"const uint3 threadIdx = {{{', '.join(threads)}}}, blockIdx = {{{', '.join(blocks)}}};"
    grids = [
        f"::gridDim.{axis} * ::blockDim.{axis} / {n}u" if most % size == 0 and n > 1 else str(g)
        for axis, n, g, most, size in zip(AXES, old.block, old.grid, total, block, strict=True)
    ]
    yield f"const dim3 gridDim({', '.join(grids)});"
    yield f"const dim3 blockDim({', '.join(map(str, old.block))});"
