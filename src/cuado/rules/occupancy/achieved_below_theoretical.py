"""Warp slots stay empty although blocks are waiting for them.

What it does
------------
Compares the warps that SMs held with those they could hold, where the grid has blocks enough to
refill them, and says what the emptiness looks like: SMs that end early, blocks that live too
shortly, or blocks that keep their slots until their slowest warp has ended.

Why it costs
------------
A block's warp slots, registers and shared memory are given to the next block only when its last
warp has ended. One slow warp of 32 keeps 31 slots empty; a block that lives a few thousand cycles
leaves its slots empty while the next one is being launched.

Example
-------
Blocks of 1,024 threads in which one warp works 16 times as long as the others: 22% of the slots
are filled where 100% could be. Blocks of 256 threads did twice the work in the same time.

What to try
-----------
- Smaller blocks: a slow warp then keeps fewer slots from the next block.
- Even out the work of a block's warps, or let warps take items from a queue.
- More work per block where blocks live only a few thousand cycles: a copy of 1,024 elements per
  block gained 1.4 from copying 8,192.

References
----------
- CUDA C++ Programming Guide, "Hardware Multithreading".
- Nsight Compute, "Occupancy": achieved against theoretical occupancy.
"""

from cuado.model.cause import Cause
from cuado.model.finding import Effort, Finding
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Limit
from cuado.rules.analyses.warps import latency_matters
from cuado.rules.bounds import capped
from cuado.rules.facts import Facts
from cuado.rules.rule import Example, Rule, Topic

LEAST_FILLED = 0.8
"""Part of the possible warps above which nothing is said. Every kernel has a start, an end and a
block launch now and then: well-behaved ones on an H200 reach 0.87 to 0.99."""

LEAST_WAVES = 2.0
"""With fewer waves the grid's size explains the emptiness: see small-grid and partial-wave."""

MOST_DRAIN = 0.3
"""Part of warp time spent waiting for stores after the exit. Above it the slots are not free: the
store path is the cause, and its own rules name it."""

UNEVEN_SMS = 0.9
"""Mean over largest active cycles of the SMs below which SMs end at clearly different times."""

SHORT_LIFE = 5000.0
"""Cycles of a block's life below which launching its successor (some hundred cycles) shows."""


def check(facts: Facts) -> Finding | None:
    """Fires where blocks wait, slots are empty, and latency limits the kernel."""
    filled = facts["achieved_occupancy"] / facts["theoretical_occupancy"]
    if filled >= LEAST_FILLED or not latency_matters(facts) or facts["waves_per_sm"] < LEAST_WAVES:
        return None
    drain, latency = facts.get("stall_drain"), facts.get("cycles_per_issue")
    if drain is not None and latency and drain / latency >= MOST_DRAIN:
        return None
    cause, advice = _cause(facts)
    return Finding(
        rule=RULE.name,
        title=f"{1 - filled:.0%} of the possible warps are missing while blocks wait",
        why=(
            f"SMs held {facts['achieved_occupancy']:.3g}% of their warps on average where the "
            f"launch allows {facts['theoretical_occupancy']:.3g}%, with "
            f"{facts['waves_per_sm']:.3g} waves of blocks to fill them: {cause}"
            f"{'' if drain is not None else '; whether warps drain their stores was not recorded'}"
        ),
        advice=advice,
        evidence=(
            facts.evidence("achieved_occupancy"),
            facts.evidence("theoretical_occupancy"),
            *facts.optional_evidence("sm_cycles_active", "sm_cycles_active_max"),
        ),
        bound=capped(facts, 1 / filled, "all possible warps resident, at the same latency each"),
    )


def _cause(facts: Facts) -> tuple[str, tuple[str, ...]]:
    """The likely reason of the empty slots, and advice for it."""
    active, longest = facts.get("sm_cycles_active"), facts.get("sm_cycles_active_max")
    if active and longest and active / longest < UNEVEN_SMS:
        return (
            f"SMs were active {active / longest:.0%} as long as the busiest one, so blocks take "
            "unequally long",
            ("give blocks equal work, or the longest ones first", _QUEUE),
        )
    life = _block_life(facts, active)
    if life is not None and life < SHORT_LIFE:
        return (
            f"a block lives about {life:,.0f} cycles, of which its launch is a visible part",
            ("give each block several items, in a loop over the grid", _SMALLER),
        )
    return (
        "blocks keep their slots until their slowest warp has ended",
        (_SMALLER, "give the warps of a block equal work", _QUEUE),
    )


_SMALLER = "use smaller blocks: a slow warp then keeps fewer slots from the next block"
_QUEUE = "let blocks or warps take items from a queue (one atomic counter)"


def _block_life(facts: Facts, active: float | None) -> float | None:
    """Cycles that a block keeps its slots: blocks that fit x active cycles / blocks run per SM."""
    blocks, warps = facts.launch.blocks, facts.launch.warps_per_block
    if not active or blocks is None or warps is None:
        return None
    fitting = facts["theoretical_occupancy"] / 100 * facts.chip.max_warps_per_sm / warps
    return fitting * active / (blocks / facts.chip.sm_count)


_BIG_BLOCKS = LaunchShape(grid=(1024, 1, 1), block=(1024, 1, 1), registers_per_thread=16)
_FULL = {"theoretical_occupancy": 100.0, "waves_per_sm": 3.88, "issue_slot_utilization": 34.0}

RULE = Rule(
    name="achieved-below-theoretical",
    title="Warp slots stay empty while blocks wait",
    topic=Topic.OCCUPANCY,
    cause=Cause.IMBALANCE,
    effort=Effort.KERNEL,
    check=check,
    needs=("achieved_occupancy", "theoretical_occupancy", "waves_per_sm"),
    uses=(
        "issue_slot_utilization_active",
        "sm_cycles_active",
        "sm_cycles_active_max",
        "stall_drain",
        "cycles_per_issue",
    ),
    fires=(
        Example(
            says="one warp of 32 works 16 times as long as the others",
            metrics={**_FULL, "achieved_occupancy": 21.5, "sm_cycles_active": 84700},
            launch=_BIG_BLOCKS,
        ),
        Example(
            says="blocks that copy 8 KB each and are gone after 2,200 cycles",
            metrics={**_FULL, "achieved_occupancy": 68, "sm_cycles_active": 540000},
            launch=LaunchShape(grid=(65536, 1, 1), block=(1024, 1, 1), registers_per_thread=16),
        ),
        Example(
            says="blocks take unequally long, and some SMs end early",
            metrics={
                **_FULL,
                "achieved_occupancy": 55,
                "sm_cycles_active": 60000,
                "sm_cycles_active_max": 84700,
            },
            launch=_BIG_BLOCKS,
        ),
    ),
    silent=(
        Example(
            says="87%: start, end and block launches of a healthy kernel",
            metrics={**_FULL, "achieved_occupancy": 87},
        ),
        Example(
            says="56%, but warps that have exited wait for their stores: the store path's fault",
            metrics={
                **_FULL,
                "achieved_occupancy": 56,
                "stall_drain": 128,
                "cycles_per_issue": 214,
            },
        ),
        Example(
            says="1.3 waves: the grid's size explains it",
            metrics={**_FULL, "waves_per_sm": 1.29, "achieved_occupancy": 60},
        ),
        Example(
            says="bandwidth limits: more warps would queue longer",
            metrics={**_FULL, "achieved_occupancy": 56},
            verdict=Limit.MEMORY_BANDWIDTH,
        ),
    ),
)
