"""Rows of a warp's lanes, fetched through shared memory: described, not written."""

from math import prod

from cuado.optimizer.patches.by_hand import place_of, quoted, with_code, within
from cuado.optimizer.patches.site import Site, Unwritten
from cuado.optimizer.transformations.staged_rows import StagedRows


def written(step: StagedRows, site: Site) -> Unwritten:
    """The tile, and what is read in place of the row's elements."""
    place = place_of(step, site)
    counter = place.loop.variable if place.loop is not None and place.loop.variable else "k"
    warps = max(1, prod(site.setting.block) // 32)
    says = (
        f"let each warp fetch {step.columns} columns of its 32 rows at a time, lanes side by side, "
        f"into a tile, and read the tile in place of {quoted(place.accesses()) or 'the row'}"
        f"{within(place)}"
    )
    return Unwritten(
        "the fetching of rows is not written",
        place.lines,
        with_code(
            says,
            f"__shared__ float tile[{warps}][32][{step.columns} + 1]; // of the element's type",
            "__syncwarp(); // before and after the tile is filled",
            f"tile[threadIdx.x / 32][threadIdx.x % 32][{counter} % {step.columns}]",
        ),
    )
