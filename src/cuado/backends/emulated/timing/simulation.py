"""The simulation of one SM: its input in the layout of the compiled code, and its result."""

from collections.abc import Sequence
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_double, c_int64, c_uint64, c_void_p
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.codegen.compiler import Library
from cuado.backends.emulated.timing.units import SECTOR, Units
from cuado.backends.emulated.timing.walk import Path as Walk
from cuado.backends.emulated.timing.workload import READS, Access, Operation, Step, Workload

TEXT = Path(__file__).with_name("simulator.ll")
SERVERS = (
    "load/store pipe",
    "L1 and shared memory",
    "port to L2",
    "L2",
    "stores to L2",
    "L2 atomics",
    "DRAM",
    "barriers",
    "texture units",
)
PLAIN, ACCESS, BARRIER, COPY, COMMIT, AWAIT = range(6)
GROUPS = 8
STATES = (
    "selected",
    "wait",
    "long_scoreboard",
    "short_scoreboard",
    "lg_throttle",
    "mio_throttle",
    "tex_throttle",
    "math_pipe_throttle",
    "not_selected",
    "barrier",
)
"""What a warp does from one issue to the next, by the names of the hardware's counters."""
_KINDS = {
    Operation.BARRIER: BARRIER,
    Operation.COPY: COPY,
    Operation.COMMIT: COMMIT,
    Operation.AWAIT: AWAIT,
}
_FAR = frozenset({Operation.LOAD, Operation.STORE, Operation.ATOMIC, Operation.COPY})
"""Accesses to global and local memory; the results of all others come from the SM itself."""
NONE = -1
_OPERATIONS = tuple(Operation)

_NUMBERS = (
    *("kind", "pipe", "sets", "frees", "first_wait", "waits", "access"),
    *("awaited", "queue"),
)
STEP = np.dtype(
    [(n, "f8") for n in ("stall", "occupancy", "latency")] + [(n, "i8") for n in _NUMBERS]
)
WARP = np.dtype(
    [(n, "f8") for n in ("ready", "now", "issued")]
    + [(n, "i8") for n in ("at", "end", "block", "waiting", "alive", "why", "met", "committed")]
    + [("copied", "f8"), ("groups", "f8", (GROUPS,))]
)


class Simulation(Structure):
    """The struct of the same name in ``simulator.h``, which says what each field is."""

    _fields_: ClassVar = [
        *((n, c_void_p) for n in ("steps", "accesses", "waits", "path", "path_first", "variant")),
        *((n, c_void_p) for n in ("warps", "tokens", "causes", "states", "issues")),
        *((n, c_void_p) for n in ("pipes", "finished", "busy", "live")),
        *((n, c_int64) for n in ("schedulers", "pipe_count", "token_count")),
        *((n, c_int64) for n in ("warps_per_block", "resident", "blocks")),
        *(
            (n, c_double)
            for n in (
                "issue",
                "queue",
                "barrier",
                "start",
                "operands",
                "arrival",
                "service",
                "spread",
                "fetches",
                "interval",
                "end",
            )
        ),
        ("issued", c_uint64),
    ]


class Cost(NamedTuple):
    """The struct of the same name in ``simulator.h``: cycles, except shares of misses, fetches."""

    issue: float
    l1: float
    miss: float
    port: float
    l2: float
    stored: float
    atomic: float
    dram_miss: float
    dram: float
    fetches: float
    latency: float
    l2_latency: float
    dram_latency: float


ACCESSES = np.dtype([(n, "f8") for n in Cost._fields])


@dataclass(frozen=True, slots=True)
class Share:
    """One SM's share of the chip's L2 and DRAM: cycles of the SM for a sector, for a byte.

    Attributes:
        l2: cycles for a sector of L2.
        stored: cycles for a sector of stores that L2 accepts.
        atomic: cycles for a sector that an atomic changes.
        atomic_pass: cycles for a change of one line, with the changes spread evenly over SMs.
        floating_pass: the same for floating-point atomics.
        read: cycles for a byte read from DRAM.
        written: cycles for a byte written to it.
        interval: cycles between the starts of two of the SM's blocks.
    """

    l2: float
    stored: float
    atomic: float
    atomic_pass: float
    floating_pass: float
    read: float
    written: float
    interval: float


@dataclass(frozen=True, slots=True)
class Run:
    """The result of a simulation.

    Attributes:
        cycles: cycles until all was done.
        finished: cycles at which blocks ended, rising.
        busy: busy cycles of each of :data:`SERVERS`.
        instructions: number of instructions issued.
        states: cycles that warps spent in each of :data:`STATES` (column) before each instruction
            of the code (row) issued.
        issues: times that each of them was issued.
    """

    cycles: float
    finished: npt.NDArray[np.float64]
    busy: npt.NDArray[np.float64]
    instructions: int
    states: npt.NDArray[np.float64]
    issues: npt.NDArray[np.float64]


@cache
def _library() -> Library:
    return Library(TEXT.read_text(), {"simulate": CFUNCTYPE(None, POINTER(Simulation))})


def simulate(
    workload: Workload,
    units: Units,
    share: Share,
    walks: Sequence[Walk],
    taken: npt.NDArray[np.int64],
) -> Run:
    """Run some blocks of a launch on one SM.

    Args:
        workload: the launch.
        units: rates and latencies of the chip.
        share: the SM's share of L2 and DRAM.
        walks: paths that warps may take.
        taken: number of the path of each warp (column) of each block (row).
    """
    blocks = len(taken)
    variants = np.ascontiguousarray(taken, np.int64)
    steps, accesses, waits, tokens, first = _laid_out(workload, units, share)
    # Paths of blocks become paths of instructions, one behind the other in a single array.
    pieces = [
        np.concatenate([first[b] + np.arange(len(workload.code[b].steps)) for b in walk])
        for walk in walks
    ]
    path = np.concatenate(pieces).astype(np.int64)
    ends = np.cumsum([0, *map(len, pieces)]).astype(np.int64)
    resident = min(workload.resident_blocks, blocks)
    count = resident * workload.warps_per_block
    warps, values = np.zeros(count, WARP), np.zeros(count * tokens)
    pipes = np.zeros(units.schedulers * len(_OPERATIONS))
    finished, busy = np.zeros(blocks), np.zeros(len(SERVERS))
    live = np.zeros(2 * resident, np.int64)
    causes = np.zeros(count * tokens, np.int64)
    states, issues = np.zeros((len(steps), len(STATES))), np.zeros(len(steps))
    # The structure has only addresses of these arrays: this tuple keeps them alive.
    held = (
        steps,
        accesses,
        waits,
        path,
        ends,
        variants,
        warps,
        values,
        causes,
        states,
        issues,
        pipes,
        finished,
        busy,
        live,
    )
    made = Simulation(
        *(each.ctypes.data for each in held),
        units.schedulers, len(_OPERATIONS), tokens,
        workload.warps_per_block, resident, blocks,
        units.issue, units.queue, units.barrier,
        units.start_of(workload.warps_per_block), units.operands,
        units.arrival, units.dram_service, units.dram_spread, units.texture_fetches, share.interval,
    )  # fmt: skip
    _library().functions["simulate"](byref(made))
    return Run(made.end, finished, busy, made.issued, states, issues)


def _laid_out(workload: Workload, units: Units, share: Share) -> tuple[Any, ...]:
    """Arrays for the compiled code.

    These are all instructions, the costs of their accesses, the tokens that they wait for, how many
    tokens there are, and the number of each block's first instruction.
    """
    code = [step for block in workload.code for step in block.steps]
    steps = np.zeros(len(code), STEP)
    accesses = np.zeros(max(1, sum(step.access is not None for step in code)), ACCESSES)
    waits: list[int] = []
    number = tokens = 0
    for row, step in zip(steps, code, strict=True):
        used = [each for each in (*step.waits, step.sets, step.frees) if each is not None]
        tokens = max([tokens, *(each + 1 for each in used)])
        row["stall"] = max(step.stall, units.issue)
        row["occupancy"] = units.occupancy_of(step)
        row["latency"] = units.latency_of(step)
        row["kind"] = _KINDS.get(step.operation, PLAIN)
        row["pipe"] = _OPERATIONS.index(step.operation)
        row["sets"] = NONE if step.sets is None else step.sets
        row["frees"] = NONE if step.frees is None else step.frees
        row["first_wait"], row["waits"] = len(waits), len(step.waits)
        waits += step.waits
        is_far = step.operation in _FAR
        row["awaited"] = STATES.index("long_scoreboard" if is_far else "short_scoreboard")
        row["queue"] = STATES.index(_queue_of(step))
        # One field of two meanings: groups of copies for a wait, else the number of the cost.
        row["access"] = step.groups
        if step.access is not None:
            row["kind"] = COPY if step.operation is Operation.COPY else ACCESS
            row["access"] = number
            accesses[number] = cost_of(step, step.access, units, share)
            number += 1
    first = np.cumsum([0, *(len(block.steps) for block in workload.code)])
    return steps, accesses, np.array([*waits, 0], np.int64), max(tokens, 1), first


def _queue_of(step: Step) -> str:
    """The state of a warp that has no room in the queue for an access."""
    if step.access is not None and step.access.fetches:
        return "tex_throttle"
    return "lg_throttle" if step.operation in _FAR else "mio_throttle"


def cost_of(step: Step, access: Access, units: Units, share: Share) -> Cost:
    """Cycles of each server for one execution of an access, if it gets as far as that server."""
    is_atomic = step.operation is Operation.ATOMIC
    is_store = step.operation is Operation.STORE
    # Shares of L2 and DRAM are for sectors of whole lines: partial and isolated ones are more work.
    taken = units.partial_store if access.is_partial else 1.0
    weight = units.store * taken if is_store else 1.0
    contended = access.passes * share.atomic_pass + access.floating_passes * share.floating_pass
    work = units.l2_work(access.l2_sectors, access.l2_lines)
    lone = units.dram_work(access.l2_sectors, access.l2_lines)
    is_read = step.operation in READS
    # L1 looks up tags beside its data stage, which also stores what misses fetch.
    fill = access.port_sectors / units.fill if is_read else 0.0
    l1 = max(access.wavefronts, access.lines * units.tag) + access.miss * fill
    before = 0.0  # Misses of texture units wait for these first; misses of an L1 do not.
    if access.fetches:
        l1 = max(units.texture, access.fetches * units.texture_fetch)
        before = units.texture_latency - units.latency[step.operation]
    return Cost(
        units.load_store,
        l1,
        access.miss,
        access.port_sectors * SECTOR / units.port_bytes,
        work * share.l2 * weight,
        work * share.stored * taken if is_store else 0.0,
        max(access.l2_sectors * share.atomic, contended) if is_atomic else 0.0,
        access.dram_miss,
        access.dram_bytes * lone * (share.read if is_read else share.written),
        access.fetches,
        units.latency[step.operation] + before,
        units.l2_latency + before,
        units.dram_latency - units.dram_spread + before,
    )
