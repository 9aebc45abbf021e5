"""Structures of a warp's lanes stored through shared memory: described, not written."""

from math import prod

from cuado.optimizer.patches.by_hand import place_of, quoted, with_code
from cuado.optimizer.patches.site import Site, Unwritten
from cuado.optimizer.transformation import Transformation


def written(step: Transformation, site: Site) -> Unwritten:
    """The tile that each warp fills, and stores side by side."""
    place = place_of(step, site)
    warps = max(1, prod(site.setting.block) // 32)
    stored = quoted(place.accesses(stored=True)) or "each structure"
    return Unwritten(
        "stores are not staged in the source",
        place.lines,
        with_code(
            f"let each warp put {stored} into a tile of shared memory, and store the tile with its "
            "lanes side by side; or have an array for each field",
            f"__shared__ float4 tile[{warps}][...]; // 32 structures for each warp",
            "__syncwarp(); // between filling and storing",
        ),
    )
