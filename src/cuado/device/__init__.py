"""Chip facts with their sources and the peaks that follow from them.

The occupancy calculator is :mod:`cuado.device.occupancy`.
"""

from cuado.device.chip import Chip
from cuado.device.chipfile import parse_chip, read_chip
from cuado.device.library import UnknownChipError, find_chip, known_chips, load_chip
from cuado.device.resolve import Difference, ResolvedChip, resolve_chip

__all__ = [
    "Chip",
    "Difference",
    "ResolvedChip",
    "UnknownChipError",
    "find_chip",
    "known_chips",
    "load_chip",
    "parse_chip",
    "read_chip",
    "resolve_chip",
]
