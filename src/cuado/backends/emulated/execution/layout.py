"""The state of the emulated machine as ctypes: the same structures as ``runtime/machine.h``.

``tests/unit/backends/emulated/test_layout.py`` compares both, field by field.
"""

from ctypes import Structure, c_int32, c_uint8, c_uint32, c_uint64, c_void_p
from typing import ClassVar

LANES = 32
DEPTH = 128
BARRIERS, MOST_CLUSTER = 16, 16
ALLOCATIONS = 256
PATTERNS, STRANGE = 256, 256

EXITED, AT_BARRIER, FAILED, POLLING = 0, 1, 2, 5
"""The result of a call of compiled code."""


class Entry(Structure):
    """Lanes that wait to run."""

    _fields_: ClassVar = [("pc", c_int32), ("reconvergence", c_int32), ("mask", c_uint32)]


class Warp(Structure):
    """A warp between two calls of compiled code."""

    _fields_: ClassVar = [
        ("mask", c_uint32),
        ("alive", c_uint32),
        ("pc", c_int32),
        ("reconvergence", c_int32),
        ("depth", c_int32),
        ("waiting", c_int32),
        ("stands", c_int32),
        ("expected", c_uint32),
        ("reduces", c_uint32),
        ("votes", c_uint32),
        ("verdict", c_uint32),
        ("number", c_uint32),
        ("lanes", c_uint32),
        ("changes", c_uint32),
        ("owed", c_uint32),
        ("owed_at", c_int32),
        ("parked", c_uint32),
        ("parked_id", c_int32),
        ("parked_next", c_int32),
        ("parked_reconvergence", c_int32),
        ("polls", c_uint32),
        ("polled_at", c_int32),
        ("polled_lane", c_uint32),
        ("polled_phase", c_uint32),
        ("polled", c_uint64),
        ("stack", Entry * DEPTH),
        ("tid", c_uint32 * LANES * 3),
        ("done", c_uint64),
        ("joined", c_uint32),
        ("owes", c_uint32),
    ]


class AccessCount(Structure):
    """Events of one instruction that accesses memory; ``machine.h`` describes the fields."""

    _fields_: ClassVar = [
        ("requests", c_uint64),
        ("lanes", c_uint64),
        ("sectors", c_uint64),
        ("lines", c_uint64),
        ("wavefronts", c_uint64),
        ("ideal", c_uint64),
        ("rivals", c_uint64),
        ("worst", c_uint64),
    ]


class Pattern(Structure):
    """Addresses of an access relative to its first one, and the cost of that pattern."""

    _fields_: ClassVar = [
        ("delta", c_uint64 * LANES),
        ("key", c_uint64),
        ("phase", c_uint64),
        ("line_phase", c_uint64),
        ("mask", c_uint32),
        ("width", c_uint32),
        ("sectors", c_uint32),
        ("lines", c_uint32),
        ("passes", c_uint32),
        ("ideal", c_uint32),
    ]


WHOLE, FLOATING = 1, 2
"""Kinds of atomic operations on global memory."""
CONTENDED = 4096
"""Lines of global memory that are distinguished to count atomic contention."""


class BlockCount(Structure):
    """Events of one basic block."""

    _fields_: ClassVar = [("warps", c_uint64), ("lanes", c_uint64)]


class BranchCount(Structure):
    """Events of one branch."""

    _fields_: ClassVar = [("divergent", c_uint64), ("taken", c_uint64)]


class Allocation(Structure):
    """A range of global memory; flags: 1 read only, 2 races are looked for."""

    _fields_: ClassVar = [
        ("low", c_uint64),
        ("high", c_uint64),
        ("flags", c_uint64),
        ("apart", c_uint64),
    ]


class Error(Structure):
    """The first error."""

    _fields_: ClassVar = [
        ("kind", c_int32),
        ("instruction", c_int32),
        ("lane", c_int32),
        ("warp", c_uint32),
        ("ctaid", c_uint32 * 3),
        ("space", c_int32),
        ("address", c_uint64),
        ("bytes", c_uint64),
        ("state", c_uint64),
        ("phase", c_uint32),
    ]


class Machine(Structure):
    """The machine that runs blocks on one thread of the host."""

    _fields_: ClassVar = [
        ("step", c_void_p),
        ("grid", c_uint32 * 3),
        ("block", c_uint32 * 3),
        ("ctaid", c_uint32 * 3),
        ("warps", c_uint32),
        ("threads", c_uint32),
        ("register_bytes", c_uint32),
        ("bank_bytes", c_uint32),
        ("registers", c_void_p),
        ("state", c_void_p),
        ("parameters", c_void_p),
        ("parameter_bytes", c_uint64),
        ("shared", c_void_p),
        ("written", c_void_p),
        ("shared_bytes", c_uint64),
        ("static_shared_bytes", c_uint64),
        ("local", c_void_p),
        ("local_bytes", c_uint64),
        ("arena_low", c_uint64),
        ("arena_host", c_uint64),
        ("shared_window", c_uint64),
        ("local_window", c_uint64),
        ("allocations", c_uint64),
        ("allocation", Allocation * ALLOCATIONS),
        ("access", c_void_p),
        ("patterns", c_void_p),
        ("next", c_uint64),
        ("strange", c_uint8 * STRANGE),
        ("last", c_uint64 * STRANGE),
        ("blocks", c_void_p),
        ("branches", c_void_p),
        ("barriers", c_uint64),
        ("busiest", c_uint64),
        ("longest", c_uint64),
        ("budget", c_uint64),
        ("delays", c_uint64),
        ("block_budget", c_uint64),
        ("checks_shared", c_uint64),
        ("alone", c_uint64),
        ("tracing", c_uint64),
        ("trace", c_void_p),
        ("traced", c_uint64),
        ("trace_room", c_uint64),
        ("trace_tails", c_void_p),
        ("checks", c_void_p),
        ("work", c_void_p),
        ("atomics", c_void_p),
        ("contention", c_void_p),
        ("moves", c_uint64),
        ("cluster", c_uint32 * 3),
        ("cluster_blocks", c_uint32),
        ("is_explicit", c_uint32),
        ("rank", c_uint32),
        ("of_first", c_void_p * 5),
        ("apart", c_uint64 * 5),
        ("ended", c_uint32 * MOST_CLUSTER),
        ("arrived", c_uint32 * BARRIERS * MOST_CLUSTER),
        ("own_counts", c_uint64 * 2),
        ("counts", c_void_p),
        ("branch_counts", c_void_p),
        ("skips_products", c_uint64),
        ("clock", c_void_p),
        ("clock_id", c_int32),
        ("most_time", c_uint64),
        ("begun", c_uint64),
        ("look_at", c_uint64),
        ("error", Error),
    ]


class Lots(Structure):
    """Blocks that machines share."""

    _fields_: ClassVar = [
        ("list", c_void_p),
        ("first", c_uint64),
        ("step", c_uint64),
        ("count", c_uint64),
        ("chunk", c_uint64),
        ("taken", c_uint64),
    ]


STRUCTURES: tuple[type[Structure], ...] = (
    Entry,
    Warp,
    AccessCount,
    Pattern,
    BlockCount,
    BranchCount,
    Allocation,
    Lots,
    Error,
    Machine,
)
