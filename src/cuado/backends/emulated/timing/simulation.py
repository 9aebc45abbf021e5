"""The simulation of one SM: its input in the layout of the compiled code, and its result."""

from collections.abc import Sequence
from ctypes import Structure, addressof, c_double, c_int64, c_uint64, c_void_p
from dataclasses import dataclass
from itertools import chain
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.timing.costs import ACCESSES, Cost, Share, cost_of
from cuado.backends.emulated.timing.library import function
from cuado.backends.emulated.timing.units import Units
from cuado.backends.emulated.timing.walk import Path as Walk
from cuado.backends.emulated.timing.workload import (
    CHUNK,
    Did,
    Operation,
    Step,
    Workload,
)

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
    "copy engine",
)
PLAIN, ACCESS, BARRIER, COPY, COMMIT, AWAIT = range(6)
BULK, PHASE, PRODUCT, PRODUCTS_END, PRODUCTS_AWAIT, TOGETHER = range(6, 12)
CLUSTER_ARRIVE, CLUSTER_WAIT = range(12, 14)
NUMBERS = 16
"""Barriers of a block that have numbers."""
PHASES = 8
"""Phases of an mbarrier whose ends are known at a time."""
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
    Operation.PHASE: PHASE,
    Operation.PRODUCTS: PRODUCTS_AWAIT,
    Operation.TOGETHER: TOGETHER,
    Operation.CLUSTER_ARRIVAL: CLUSTER_ARRIVE,
    Operation.CLUSTER_WAIT: CLUSTER_WAIT,
}
_FAR = frozenset(
    {Operation.LOAD, Operation.STORE, Operation.ATOMIC, Operation.COPY, Operation.BULK}
)
"""Accesses to global and local memory; the results of all others come from the SM itself."""
NONE = -1
_OPERATIONS = tuple(Operation)

_NUMBERS = (
    *("kind", "pipe", "sets", "frees", "first_wait", "waits", "access"),
    *("awaited", "queue", "noted", "barrier", "meets", "goes_on"),
)
STEP = np.dtype(
    [(n, "f8") for n in ("stall", "occupancy", "latency", "beside", "reads")]
    + [(n, "i8") for n in _NUMBERS]
)
WARP = np.dtype(
    [(n, "f8") for n in ("ready", "now", "issued")]
    + [(n, "i8") for n in ("at", "end", "block", "waiting", "alive", "why", "met", "committed")]
    + [("copied", "f8"), ("groups", "f8", (GROUPS,))]
    + [("product", "f8"), ("products", "f8", (GROUPS,))]
    + [(n, "i8") for n in ("multiplied", "execution", "blocked", "barrier", "meets", "arrivals")]
)
MEETING = np.dtype(
    [("latest", "f8"), ("times", "f8", (PHASES,))]
    + [(n, "i8") for n in ("expected", "pending", "bytes", "phases")]
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
            )
        ),
        *((n, c_void_p) for n in ("notes", "executions", "first_execution", "meetings")),
        ("meeting_count", c_int64),
        *(
            (n, c_double)
            for n in (
                "chunk",
                "engine",
                "arrived",
                "queued",
                "slack",
                "branch",
                "woken",
                "disturbs",
            )
        ),
        ("core", c_int64),
        ("came", c_void_p),
        ("crossed", c_void_p),
        ("since", c_void_p),
        ("cluster", c_int64),
        ("clustered", c_double),
        ("forced", c_int64),
        ("end", c_double),
        ("issued", c_uint64),
    ]


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
        forced: waits at mbarriers that no warp ended: above 0 if the simulated warps do not keep
            the kernel's protocol.
    """

    cycles: float
    finished: npt.NDArray[np.float64]
    busy: npt.NDArray[np.float64]
    instructions: int
    states: npt.NDArray[np.float64]
    issues: npt.NDArray[np.float64]
    forced: int = 0


def simulate(
    workload: Workload,
    units: Units,
    share: Share,
    walks: Sequence[Walk],
    taken: npt.NDArray[np.int64],
    did: Sequence[Sequence[Did]] = (),
) -> Run:
    """Run some blocks of a launch on one SM.

    Args:
        workload: the launch.
        units: rates and latencies of the chip.
        share: the SM's share of L2 and DRAM.
        walks: paths that warps may take.
        taken: number of the path of each warp (column) of each block (row).
        did: what the instructions with notes do at mbarriers, path by path.
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
    notes, executions, first_execution = _noted(did)
    multiplies = _multiplies(workload)
    mbarriers = 0 if workload.protocol is None else workload.protocol.mbarriers
    meetings = np.zeros(max(1, resident * mbarriers), MEETING)
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
    of_mbarriers = (notes, executions, first_execution, meetings)
    came, crossed = (np.zeros(n * resident, np.int64) for n in (NUMBERS, 1))
    since = np.zeros(resident)
    made = Simulation(
        *(each.ctypes.data for each in held),
        units.schedulers, len(_OPERATIONS), tokens,
        workload.warps_per_block, resident, blocks,
        units.issue, units.queue, units.barrier,
        units.start_of(workload.warps_per_block), units.operands,
        units.arrival, units.dram_service, units.dram_spread, units.texture_fetches, share.interval,
        *(each.ctypes.data for each in of_mbarriers), mbarriers,
        float(CHUNK), units.engine, units.arrived, units.queued, units.slack,
        units.retry_branch, units.woken,
        0.0 if multiplies else units.disturbs,
        _OPERATIONS.index(Operation.FP32 if multiplies else Operation.TENSOR),
        came.ctypes.data, crossed.ctypes.data, since.ctypes.data,
        workload.cluster, units.cluster_barrier,
    )  # fmt: skip
    function("simulate")(addressof(made))
    return Run(made.end, finished, busy, made.issued, states, issues, made.forced)


def _noted(did: Sequence[Sequence[Did]]) -> tuple[npt.NDArray[np.int64], ...]:
    """What the executions of each path do at mbarriers, path by path.

    These are the notes, the first note of each execution, and the first execution of each path.
    """
    executions = list(chain.from_iterable(did))
    notes = list(chain.from_iterable(executions)) or [(0, 0, 0)]
    first_notes = np.cumsum([0, *map(len, executions)])
    return np.array(notes, np.int64), first_notes, np.cumsum([0, *map(len, did)])


def _laid_out(workload: Workload, units: Units, share: Share) -> tuple[Any, ...]:
    """Arrays for the compiled code.

    These are all instructions, the costs of their accesses, the tokens that they wait for, how many
    tokens there are, and the number of each block's first instruction.
    """
    code = [step for block in workload.code for step in block.steps]
    steps = np.zeros(len(code), STEP)
    costs = sum(step.access is not None for step in code)
    accesses = np.zeros(max(1, costs), ACCESSES)
    waits: list[int] = []
    multiplies = _multiplies(workload)
    beside = units.beside_warps if multiplies else units.beside_warpgroups
    number = tokens = 0
    for row, step in zip(steps, code, strict=True):
        used = [each for each in (*step.waits, step.sets, step.frees) if each is not None]
        tokens = max([tokens, *(each + 1 for each in used)])
        row["stall"] = max(step.stall, units.issue)
        row["occupancy"] = units.occupancy_of(step)
        row["latency"] = units.latency_of(step)
        row["reads"] = units.factors_of(step)
        row["pipe"] = _OPERATIONS.index(_pipe_of(step, multiplies=multiplies))
        row["sets"] = NONE if step.sets is None else step.sets
        row["frees"] = NONE if step.frees is None else step.frees
        row["first_wait"], row["waits"] = len(waits), len(step.waits)
        waits += step.waits
        is_far = step.operation in _FAR
        row["awaited"] = STATES.index("long_scoreboard" if is_far else "short_scoreboard")
        row["queue"] = STATES.index(_queue_of(step))
        row["beside"] = beside.get(step.operation, 0.0)
        row["noted"] = step.noted is not None and workload.protocol is not None
        row["barrier"], row["meets"] = step.barrier, step.meets
        row["goes_on"] = step.goes_on
        row["kind"], row["access"], cost = _kind_of(step, units, share)
        if cost is not None:
            row["access"], accesses[number] = number, cost
            number += 1
    first = np.cumsum([0, *(len(block.steps) for block in workload.code)])
    return steps, accesses, np.array([*waits, 0], np.int64), max(tokens, 1), first


def _multiplies(workload: Workload) -> bool:
    """True if single warps make products."""
    steps = (step for block in workload.code for step in block.steps)
    return any(s.product is not None and not s.product.of_warpgroup for s in steps)


def _pipe_of(step: Step, *, multiplies: bool) -> Operation:
    """The operation whose pipe an instruction uses.

    Products of single warps hold up the pipe of FMAs, measured on an H100: 16 of them and 32 FMAs
    take as long as both one after the other. ``multiplies`` says that the kernel has such products.
    """
    if multiplies and step.operation is Operation.TENSOR:
        return Operation.FP32
    return step.operation


def _kind_of(step: Step, units: Units, share: Share) -> tuple[int, int, Cost | None]:
    """What the compiled code takes an instruction for, the groups that a wait leaves, its cost."""
    if step.access is not None:
        kinds = {Operation.COPY: COPY, Operation.BULK: BULK}
        return kinds.get(step.operation, ACCESS), NONE, cost_of(step, step.access, units, share)
    if step.product is not None and step.product.of_warpgroup:
        return PRODUCTS_END if step.product.ends else PRODUCT, NONE, None
    return _KINDS.get(step.operation, PLAIN), step.groups, None


def _queue_of(step: Step) -> str:
    """The state of a warp that has no room in the queue for an access."""
    if step.access is not None and step.access.fetches:
        return "tex_throttle"
    return "lg_throttle" if step.operation in _FAR else "mio_throttle"
