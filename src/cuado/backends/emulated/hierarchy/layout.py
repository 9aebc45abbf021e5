"""Input and output of the model of the caches, as ctypes: the same as ``runtime/caches.h``."""

from collections.abc import Sequence
from ctypes import Structure, c_uint32, c_uint64, c_void_p
from dataclasses import dataclass
from typing import ClassVar

CACHED, BYPASSES_L1, NO_TRAFFIC = 0, 1, 2
"""Policies of an access slot: cached in L1, not, or no traffic at all."""
TURN_ENDS = 0xFFFFFFFF
"""Behind an access: the warp waits, and another has its turn."""
QUARTERS = 4
"""Sets of blocks whose accessed lines are marked, one bit each."""


@dataclass(frozen=True, slots=True)
class SlotRules:
    """What a replay does with the requests of each access slot.

    Attributes:
        policies: its policy in L1. The last two are of the loads and the stores of spilled
            registers.
        behind: for each slot, for each of its copies in the machine code in their order, what is
            done before the next access: a spill is twice the line of the warp's local memory, and
            one more if it is stored; ``TURN_ENDS`` is a wait for what was loaded. May be empty.
    """

    policies: Sequence[int]
    behind: Sequence[Sequence[Sequence[int]]] = ()


@dataclass(frozen=True, slots=True)
class Fold:
    """Lines ``first`` to ``past`` (excluded), which L2 sees modulo ``lines``."""

    first: int
    past: int
    lines: int


class Totals(Structure):
    """Counts of a whole replay, mostly in sectors; ``caches.h`` says what each is."""

    _fields_: ClassVar = [
        ("blocks", c_uint64),
        ("load_sectors", c_uint64),
        ("load_hits", c_uint64),
        ("local_load_sectors", c_uint64),
        ("local_load_hits", c_uint64),
        ("store_sectors", c_uint64),
        ("store_hits", c_uint64),
        ("fill_sectors", c_uint64),
        ("read_sectors", c_uint64),
        ("write_sectors", c_uint64),
        ("atomic_sectors", c_uint64),
        ("lookups", c_uint64),
        ("lookup_hits", c_uint64),
        ("read_hits", c_uint64),
        ("dram_read", c_uint64),
        ("dram_written", c_uint64),
        ("dirty", c_uint64),
    ]


class SlotTraffic(Structure):
    """Counts of one instruction that accesses memory."""

    _fields_: ClassVar = [
        ("sectors", c_uint64),
        ("l1_hits", c_uint64),
        ("l2_sectors", c_uint64),
        ("l2_hits", c_uint64),
        ("requests", c_uint64),
        ("l2_requests", c_uint64),
        ("dram_requests", c_uint64),
    ]


class Config(Structure):
    """The caches of a chip and a launch."""

    _fields_: ClassVar = [
        ("sms", c_uint32),
        ("resident", c_uint32),
        ("warps", c_uint32),
        ("local_lines", c_uint32),
        ("l1_lines", c_uint32),
        ("whole_lines", c_uint32),
        ("l2_lines", c_uint32),
        ("partitions", c_uint32),
        ("groups", c_uint32),
        ("join_turns", c_uint32),
        ("burst", c_uint32),
        ("store_burst", c_uint32),
        ("dirty_lines", c_uint32),
        ("late", c_uint32),
        ("fetched", c_uint32),
        ("l1_choice", c_uint32),
        ("l2_choice", c_uint32),
        ("takes_stores", c_uint32),
        ("slots", c_uint32),
        ("folds", c_uint32),
        ("is_behind", c_uint32),
        ("policy", c_void_p),
        ("totals", c_void_p),
        ("slot", c_void_p),
        ("fold", c_void_p),
        ("copies", c_void_p),
        ("ends", c_void_p),
        ("behind", c_void_p),
    ]
