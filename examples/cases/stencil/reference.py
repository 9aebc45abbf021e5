"""What a step of the wave equation must compute, up to the order of the additions."""

from collections.abc import Mapping
from typing import Any


def wave_step(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """``next`` inside of the halo, plane by plane; the rest stays as it was."""
    now, velocity, c = (arguments[name] for name in ("now", "velocity", "c"))
    radius = len(c) - 1
    following = arguments["next"].copy()
    inner = slice(radius, -radius)
    for z in range(radius, arguments["nz"] - radius):
        plane = now[z]
        laplacian = c[0] * plane[inner, inner]
        for k in range(1, radius + 1):
            aside = slice(radius - k, -radius - k), slice(radius + k, -radius + k or None)
            along_z = now[z - k, inner, inner] + now[z + k, inner, inner]
            along_y = plane[aside[0], inner] + plane[aside[1], inner]
            along_x = plane[inner, aside[0]] + plane[inner, aside[1]]
            laplacian += c[k] * (along_z + along_y + along_x)
        before = following[z, inner, inner]
        following[z, inner, inner] = (
            2 * plane[inner, inner] - before + laplacian * velocity[z, inner, inner]
        )
    return {"next": following}
