"""The state of a check as ctypes: the same structures as ``runtime/checks.h``."""

from ctypes import Structure, c_int32, c_uint16, c_uint32, c_uint64, c_void_p
from typing import ClassVar

from cuado.backends.emulated.execution.layout import BARRIERS, MOST_CLUSTER

FOUND = 256
WARPS = 32
AGENTS, MBARRIERS, GROUPS = 256, 128, 64
_CLOCKS = MOST_CLUSTER * (WARPS + 1)


class Mark(Structure):
    """The record of an access to a piece of memory."""

    _fields_: ClassVar = [
        ("block", c_uint32),
        ("time", c_uint32),
        ("instruction", c_uint16),
        ("who", c_uint16),
    ]


class Found(Structure):
    """A defect."""

    _fields_: ClassVar = [
        ("kind", c_int32),
        ("severity", c_int32),
        ("instruction", c_int32),
        ("other", c_int32),
        ("times", c_uint64),
        ("address", c_uint64),
        ("bytes", c_uint32),
        ("space", c_int32),
        ("block", c_uint32),
        ("thread", c_uint32),
        ("other_block", c_uint32),
        ("other_thread", c_uint32),
        ("state", c_uint64),
    ]


class Known(Structure):
    """What a warp knows of copies, products and proxy fences."""

    _fields_: ClassVar = [("agent", c_uint32 * AGENTS), ("fenced", c_uint32 * WARPS)]


class Tracked(Structure):
    """An mbarrier, and the order that it makes."""

    _fields_: ClassVar = [
        ("place", c_uint64),
        ("first", c_uint32),
        ("phase", c_uint32),
        ("maker", c_uint32),
        ("made", c_uint32),
        ("made_at", c_int32),
        ("used", c_uint32),
        ("is_fenced", c_uint32),
        ("is_public", c_uint32),
        ("brings", c_uint32),
        ("copy_at", c_int32),
        ("copier", c_uint32),
        ("waited", c_uint32 * WARPS),
        ("waited_clock", c_uint32 * WARPS),
        ("waited_at", c_int32 * WARPS),
        ("arrived", c_uint32 * WARPS),
        ("telling", c_uint32 * WARPS),
        ("told", c_uint32 * WARPS),
        ("arriving", Known),
        ("published", Known),
    ]


class Protocol(Structure):
    """Order by mbarriers, groups of copies and proxy fences."""

    _fields_: ClassVar = [
        ("known", Known * WARPS),
        ("partly", Known * WARPS),
        ("partly_clock", c_uint32 * WARPS * WARPS),
        ("partly_lanes", c_uint32 * WARPS),
        ("epoch", c_uint32 * WARPS * 3),
        ("committed", c_uint32 * WARPS * 3),
        ("ended", c_uint32 * GROUPS * WARPS * 3),
        ("source_at", c_int32 * WARPS),
        ("source_clock", c_uint32 * WARPS),
        ("barrier", Tracked * MBARRIERS),
        ("tracked", c_uint64),
        ("arrived", Known * (BARRIERS + 1)),
        ("at_fence", Known * WARPS),
        ("pending", Known * WARPS),
        ("pending_clock", c_uint32 * WARPS * WARPS),
        ("pending_lanes", c_uint32 * WARPS),
    ]


class Told(Structure):
    """What is known of the clocks of a cluster."""

    _fields_: ClassVar = [("own", c_uint32 * _CLOCKS), ("wide", c_uint32 * _CLOCKS)]


class Meeting(Structure):
    """An mbarrier of a cluster, and what blocks told it."""

    _fields_: ClassVar = [
        ("place", c_uint64),
        ("arriving", c_uint32 * MOST_CLUSTER),
        ("told", c_uint32 * MOST_CLUSTER),
        ("brought", Told),
        ("shown", Told),
    ]


class Turn(Structure):
    """What orders the warps of a block, while it is another one's turn."""

    _fields_: ClassVar = [
        ("fenced", c_uint32),
        ("acquired", c_uint32),
        ("clock", c_uint32 * WARPS * WARPS),
        ("warp_fenced", c_uint32 * WARPS),
        ("warp_released", c_uint32 * WARPS),
        ("warp_acquired", c_uint32 * WARPS),
        ("arrived", c_uint32 * WARPS * (BARRIERS + 1)),
        ("at_fence", c_uint32 * WARPS * WARPS),
    ]


class Order(Structure):
    """Order of the blocks of a cluster."""

    _fields_: ClassVar = [
        ("clock", c_uint32 * MOST_CLUSTER * MOST_CLUSTER),
        ("accessed", c_uint32 * MOST_CLUSTER * MOST_CLUSTER),
        ("accessed_at", c_int32 * MOST_CLUSTER * MOST_CLUSTER),
        ("accessor", c_uint32 * MOST_CLUSTER * MOST_CLUSTER),
        ("arrived", c_uint32 * MOST_CLUSTER),
        ("asynchronous", c_uint32 * MOST_CLUSTER),
        ("fenced", c_uint32 * WARPS * WARPS * MOST_CLUSTER),
        ("others", Told * MOST_CLUSTER),
        ("known", Told * MOST_CLUSTER),
        ("pending", Told * MOST_CLUSTER),
        ("brought", Told),
        ("turn", Turn * MOST_CLUSTER),
        ("taken", c_uint32),
        ("meeting", Meeting * MBARRIERS),
    ]


class Checks(Structure):
    """Recorded defects, and the last accesses to each piece of memory."""

    _fields_: ClassVar = [
        ("found", Found * FOUND),
        ("count", c_uint64),
        ("dropped", c_uint64),
        ("recent", c_uint64),
        ("hint", c_uint64),
        ("races", c_uint32),
        ("shift", c_uint32),
        ("arena_bytes", c_uint64),
        ("pages", c_void_p),
        ("writes", c_void_p),
        ("reads", c_void_p),
        ("shared_writes", c_void_p),
        ("shared_reads", c_void_p),
        ("released", c_void_p),
        ("block", c_uint32),
        ("fenced", c_uint32),
        ("acquired", c_uint32),
        ("clock", c_uint32 * WARPS * WARPS),
        ("warp_fenced", c_uint32 * WARPS),
        ("warp_released", c_uint32 * WARPS),
        ("warp_acquired", c_uint32 * WARPS),
        ("local_set", c_void_p),
        ("local_set_bytes", c_uint64),
        ("protocol", c_void_p),
        ("arrived", c_uint32 * WARPS * (BARRIERS + 1)),
        ("at_fence", c_uint32 * WARPS * WARPS),
        ("order", c_void_p),
        ("between_writes", c_void_p),
        ("between_reads", c_void_p),
        ("shared_pieces", c_uint64),
        ("within", c_uint32),
    ]


STRUCTURES: tuple[type[Structure], ...] = (
    *(Mark, Found, Known, Tracked, Protocol, Told, Meeting, Turn, Order, Checks),
)
