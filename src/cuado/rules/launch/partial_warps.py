"""Blocks are no whole number of warps, or smaller than one.

What it does
------------
Compares the threads of a block with the lanes of the warps that run it, and with the warps that an
SM holds of such blocks.

Why it costs
------------
A block's threads are dealt out to warps of 32, and no warp has threads of two blocks. The last warp
of a block of 33 threads has one thread and 31 idle lanes; it issues every instruction, takes a
place on the SM and queues like a full one. An SM holds a limited number of blocks, so that blocks
of 8 threads leave most of its warps empty besides.

Example
-------
A polynomial in blocks of 33 threads issues each instruction twice for every block, once for a
single thread. In blocks of 512 it is twice as fast.

What to try
-----------
- Launch blocks of a multiple of 32 threads (128 or 256 suit most kernels), and let the threads
  beyond the data end at once.
- If a block is a row or a tile of odd size: let it loop over the row in steps of whole warps, or
  take several rows.
- Where only a few threads have work at all: give a warp to several of them, or one thread less.

References
----------
- CUDA C++ Programming Guide, "Hardware Multithreading": the number of warps in a block is rounded
  up.
- CUDA C++ Best Practices Guide, "Thread and Block Heuristics": a multiple of the warp size.
"""

from cuado.metrics import Unit
from cuado.metrics.quantity import format_count
from cuado.metrics.vocabulary import PIPES
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Effort, Finding, Scope
from cuado.model.launch import WARP_SIZE, LaunchShape
from cuado.model.limiter import Limit
from cuado.rules.bounds import is_too_little, label, unit_ceiling
from cuado.rules.facts import Facts, counted
from cuado.rules.rule import Example, Need, Rule, Topic

LEAST_IDLE = 0.1
"""Part of the lanes that must belong to no thread: of less, whole warps gain a few percent."""

USUAL = 256
"""Threads of a usual block: what a block costs by itself is then paid once for so many."""

_PER_WARP = (
    "issue_slot_utilization",
    *(f"pipe_{pipe}_utilization" for pipe in PIPES),
)
"""Units whose work goes with the warps, however many of their lanes have a thread."""

_ROWS = LaunchShape(grid=(31776, 1, 1), block=(33, 1, 1))


def check(facts: Facts) -> Finding | None:
    """Fires when many lanes belong to no thread, and memory is not what limits."""
    threads, warps = facts.launch.threads_per_block, facts.launch.warps_per_block
    if not threads or not warps or facts.limiter.verdict is Limit.NEAR_ROOF:
        return None
    used = threads / (WARP_SIZE * warps)
    if 1 - used < LEAST_IDLE or not (facts.launch.blocks or 0) > 1:
        return None
    bound = _bound(facts, threads, used)
    if is_too_little(bound):
        return None
    idle = f"{1 - used:.0%} of the lanes belong to no thread"
    shape = f"blocks of {format_count(threads, 'thread')} take {format_count(warps, 'warp')} each"
    return Finding(
        rule=RULE.name,
        title=f"Blocks of {format_count(threads, 'thread')} are no whole number of warps",
        why=f"{shape}: {idle}, and their warps issue every instruction all the same",
        advice=(
            f"launch blocks of a multiple of {WARP_SIZE} threads (128 or 256), each with several "
            "rows or items where one of them takes fewer threads",
            "let a block loop over a row of odd size in steps of whole warps, or take several rows",
        ),
        evidence=(
            counted("threads per block", threads, Unit.THREAD, f"a multiple of {WARP_SIZE}"),
        ),
        bound=bound,
    )


def _bound(facts: Facts, threads: int, used: float) -> Bound:
    """What whole warps leave of the units' work; or of a time that goes with warps or blocks.

    Such a kernel may be as long as its number of warps, as how few of them are resident, or as its
    number of blocks, which start one after the other: the bound is the largest of these.
    """
    units = unit_ceiling(facts, dict.fromkeys(_PER_WARP, used))
    resident = facts.get("theoretical_occupancy")
    most = max((100 / resident if resident else 1.0) / used, USUAL / threads)
    if units is not None and units[0] < most:
        basis = f"{label(units[1])} is then the busiest unit at {1 / units[0]:.0%}"
        return Bound(units[0], Scope.KERNEL, basis)
    return Bound(most, Scope.KERNEL, f"full warps, all that fit, in blocks of {USUAL} threads")


RULE = Rule(
    name="partial-warps",
    title="Blocks are no whole number of warps",
    topic=Topic.LAUNCH,
    cause=Cause.PARTIAL_WARPS,
    effort=Effort.FLAG,
    check=check,
    requires=(Need.BLOCK, Need.GRID),
    uses=("theoretical_occupancy",),
    fires=(
        Example(
            says="a polynomial in blocks of 33 threads",
            metrics={"issue_slot_utilization": 26, "theoretical_occupancy": 100},
            launch=_ROWS,
        ),
        Example(
            says="blocks of 8 threads: a quarter of a warp each, and half of the warps that fit",
            launch=LaunchShape(grid=(32768, 1, 1), block=(8, 1, 1)),
        ),
    ),
    silent=(
        Example(
            says="blocks of 256 threads",
            launch=LaunchShape(grid=(4096, 1, 1), block=(256, 1, 1)),
        ),
        Example(
            says="tiles of 17 x 17 threads: a tenth of the lanes is idle at most",
            launch=LaunchShape(grid=(64, 64, 1), block=(17, 17, 1)),
        ),
        Example(
            says="DRAM is at its roof: idle lanes cost nothing",
            metrics={"dram_utilization": 84},
            launch=_ROWS,
            verdict=Limit.NEAR_ROOF,
        ),
        Example(
            says="a single block of one thread, which sets a counter",
            launch=LaunchShape(grid=(1, 1, 1), block=(1, 1, 1)),
        ),
    ),
)
