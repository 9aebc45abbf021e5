"""What all versions of a step must compute, up to the order of the additions."""

from collections.abc import Mapping
from typing import Any

import numpy as np

PAD = 32
"""Values at each end of a row that no step changes."""

WEIGHTS = {
    4: (-205 / 72, 8 / 5, -1 / 5, 8 / 315, -1 / 560),
    5: (-5269 / 1800, 5 / 3, -5 / 21, 5 / 126, -5 / 1008, 1 / 3150),
    6: (-5369 / 1800, 12 / 7, -15 / 56, 10 / 189, -1 / 112, 2 / 1925, -1 / 16632),
}
"""Of the second derivative, by distance, for each radius of the star."""


def step_8(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """A step of order 8 in space."""
    return {"next": _step(arguments, 4)}


def step_10(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """A step of order 10 in space."""
    return {"next": _step(arguments, 5)}


def step_12(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """A step of order 12 in space."""
    return {"next": _step(arguments, 6)}


def moved(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """What the roof makes of the data of order 8."""
    return {"next": _moved(arguments, 4)}


def moved_12(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """What the roof makes of the data of order 12."""
    return {"next": _moved(arguments, 6)}


def _moved(arguments: Mapping[str, Any], radius: int) -> Any:
    """``next`` after a step whose star is its middle."""
    following = arguments["next"].copy()
    inner = slice(radius, -radius), slice(PAD, -PAD)
    for z in range(radius, len(following) - radius):
        here, before, velocity = (arguments[name][z][inner] for name in ("now", "next", "velocity"))
        following[z][inner] = 2 * here - before + here * velocity
    return following


def _step(arguments: Mapping[str, Any], radius: int) -> Any:
    """``next`` after the step, plane by plane; the halo stays as it was."""
    now, velocity = arguments["now"], arguments["velocity"]
    weights = np.array(WEIGHTS[radius], dtype=now.dtype)
    following = arguments["next"].copy()
    ny, nx = now.shape[1:]
    rows, columns = slice(radius, ny - radius), slice(PAD, nx - PAD)
    for z in range(radius, len(now) - radius):
        plane = now[z]
        here = plane[rows, columns]
        laplacian = 3 * weights[0] * here
        for k in range(1, radius + 1):
            along_z = now[z - k, rows, columns] + now[z + k, rows, columns]
            along_y = (
                plane[radius - k : ny - radius - k, columns]
                + plane[radius + k : ny - radius + k, columns]
            )
            along_x = plane[rows, PAD - k : nx - PAD - k] + plane[rows, PAD + k : nx - PAD + k]
            laplacian += weights[k] * (along_z + along_y + along_x)
        before = following[z, rows, columns]
        following[z, rows, columns] = 2 * here - before + velocity[z, rows, columns] * laplacian
    return following
