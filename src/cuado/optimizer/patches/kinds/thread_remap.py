"""Other indices for the threads of a block, computed where the kernel begins."""

from collections.abc import Sequence

from cuado.optimizer.patches.indices import at_start, fresh_name, readers_of
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformations.thread_remap import ThreadRemap


def written(step: ThreadRemap, site: Site) -> Sequence[Written] | Unwritten:
    """Hide ``threadIdx`` by another one."""
    readers = readers_of(site, "threadIdx")
    if not readers:
        return Unwritten("no function of this file reads threadIdx", (site.entry.line,))
    x, y, _ = site.setting.block
    thread, place = fresh_name(site, "thread"), fresh_name(site, "other")
    tile, across = step.width * step.height, step.row // step.width
    linear = "(threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x"
    within = f"{thread} % {tile}u"
    column = f"{thread} / {tile}u % {across}u * {step.width}u + {within} % {step.width}u"
    row = f"{thread} / {tile * across}u * {step.height}u + {within} / {step.width}u"
    lines = [
        f"const unsigned {thread} = {linear};",
        f"const unsigned {place} = ({row}) * {step.row}u + {column};",
        f"const uint3 threadIdx = {{{place} % {x}u, {place} / {x}u % {y}u, {place} / {x * y}u}};",
    ]
    says = f"threadIdx renumbered: tiles of {step.width} x {step.height} threads"
    return (Written(says, tuple(at_start(site, each, *lines) for each in readers)),)
