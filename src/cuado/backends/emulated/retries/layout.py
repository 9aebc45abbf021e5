"""Input and output of the model of retries, as ctypes: the same as ``runtime/retries.h``."""

from ctypes import Structure, c_double, c_uint32, c_uint64, c_void_p
from typing import ClassVar

from cuado.backends.emulated.execution.layout import LANES

CHANGES = 512
"""Changes of shared memory by a warp that are recorded: its first ones."""
WORDS = 1 << 16
"""Number of 32-bit words that a change can name."""


class RetryLoop(Structure):
    """Cycles of a loop, words that a lane changes, and 1 if the first turn waits for all else."""

    _fields_: ClassVar = [
        ("compute", c_double),
        ("again", c_double),
        ("part", c_double),
        ("leave", c_double),
        ("words", c_uint64),
        ("late", c_uint64),
    ]


class RetryCount(Structure):
    """Counts of one instruction."""

    _fields_: ClassVar = [
        ("requests", c_uint64),
        ("asked", c_uint64),
        ("attempts", c_uint64),
        ("lanes", c_uint64),
        ("divergences", c_uint64),
        ("passes", c_uint64),
    ]


class RetryWarp(Structure):
    """The state of a warp, initially all zeros."""

    _fields_: ClassVar = [
        ("ready", c_double),
        ("rests", c_double),
        ("at", c_void_p),
        ("own", RetryCount),
        ("left", c_uint32),
        ("swaps", c_uint32),
        ("waits", c_uint32),
        ("ended", c_uint32),
        ("passes", c_uint32),
        ("seen", c_uint32 * LANES),
    ]


class Retries(Structure):
    """The blocks that an SM holds, its shared memory, and the parameters of the model."""

    _fields_: ClassVar = [
        ("blocks", c_uint64),
        ("warps", c_uint64),
        ("words", c_uint64),
        ("most", c_uint64),
        ("schedulers", c_uint64),
        ("load", c_double),
        ("swap", c_double),
        ("visible", c_double),
        ("rest", c_double),
        ("traces", c_void_p),
        ("loops", c_void_p),
        ("counts", c_void_p),
        ("changed", c_void_p),
        ("seen_from", c_void_p),
        ("next", c_void_p),
        ("accepted", c_void_p),
        ("state", c_void_p),
        ("random", c_uint64),
        ("cycles", c_double),
        ("released", c_uint64),
    ]
