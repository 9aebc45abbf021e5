"""What all versions of the two kernels must compute, up to the order of the additions."""

from collections.abc import Mapping
from typing import Any

import numpy as np

COLUMNS_AT_ONCE = 1 << 14
"""So that what is in between takes little memory beside the fields."""


def integrate(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Moist static energy in the middle of each layer, and water vapour up to its upper edge."""
    fields = [arguments[name] for name in ("temperature", "vapour", "log_pressure", "pressure")]
    energy, water = (np.empty(fields[0].shape) for _ in range(2))
    for first in range(0, len(energy), COLUMNS_AT_ONCE):
        part = slice(first, first + COLUMNS_AT_ONCE)
        temperature, vapour, log_pressure, pressure = (field[part] for field in fields)
        rise = 287.04 * temperature * (1 + 0.608 * vapour) * log_pressure
        middle = np.cumsum(rise, axis=1) - 0.5 * rise
        energy[part] = 1004.64 * temperature + 2.501e6 * vapour + middle
        water[part] = np.cumsum(vapour * pressure / 9.80616, axis=1)
    return {"energy": energy, "water": water}


def mix(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The amounts after all sub-steps; neighbouring levels exchange by their difference."""
    levels, share = arguments["levels"], arguments["share"]
    mixed = np.empty(arguments["amount"].shape)
    for first in range(0, len(mixed), COLUMNS_AT_ONCE):
        part = slice(first, first + COLUMNS_AT_ONCE)
        amount = arguments["amount"][part].T.copy()  # level by level
        rate = arguments["exchange"][part].T[: levels - 1].copy()
        flux = np.zeros((levels + 1, amount.shape[1]))  # through the lower edge of a level
        for _ in range(arguments["steps"]):
            flux[1:levels] = rate * (amount[1:] - amount[:-1])
            amount += (flux[1:] - flux[:-1]) * share[:, None]
        mixed[part] = amount.T
    return {"mixed": mixed}


def moved_a(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """What the roof of `integrate` makes of the same fields."""
    return {
        "energy": arguments["temperature"] + arguments["log_pressure"],
        "water": arguments["vapour"] + arguments["pressure"],
    }


def moved_b(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """What the roof of `mix` makes of the same fields."""
    return {"mixed": arguments["amount"] + arguments["exchange"]}
