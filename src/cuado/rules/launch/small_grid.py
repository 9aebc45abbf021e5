"""The grid is too small for the chip.

What it does
------------
Compares the blocks of the grid with the chip's SMs, and with the blocks that its SMs could hold at
once.

Why it costs
------------
A block runs on one SM: with fewer blocks than SMs the others idle for the whole kernel, whatever
the code does. With a block on each SM but few warps in it, latency stays exposed.

Example
-------
A transpose with one thread per row of a 8,192 x 8,192 matrix in blocks of 256 starts 32 blocks:
100 of an H200's 132 SMs do nothing. One thread per element is 3.8 times faster.

What to try
-----------
- One thread per element instead of per row: let a loop over data become blocks.
- Split long loops over several blocks and combine their results.
- Smaller blocks, so that the same threads reach more SMs.
- Run independent kernels at the same time, in several streams.

References
----------
- CUDA C++ Best Practices Guide, "Thread and Block Heuristics".
- Founding case studies: transpose step 1 (4 blocks on 14 SMs), N blocks for N vectors.
"""

from cuado.metrics import Unit
from cuado.metrics.quantity import format_count
from cuado.model.cause import Cause
from cuado.model.finding import Effort, Finding
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Limit
from cuado.rules.analyses.grid import waves
from cuado.rules.bounds import capped
from cuado.rules.facts import Facts, counted
from cuado.rules.rule import Example, Need, Rule, Topic

LEAST_WAVES = 0.5
"""Part of the chip's block slots that a grid may leave empty without remark, if latency limits and
every SM has a block: persistent kernels fill half on purpose."""

LEAST_GAIN = 1.05
"""Bound below which nothing is said: 126 blocks on 132 SMs are no cause."""

SHORT = 2.0
"""Launch times below which the launch itself is most of the kernel: see short-kernel."""

_UNSATURATED = frozenset({Limit.LATENCY, Limit.MEMORY_AND_LATENCY, Limit.LAUNCH, Limit.UNDECIDED})


def _wanted(blocks: int, sms: int, filled: float | None) -> int:
    """Blocks that the chip could hold at once; one for each SM where that is not known."""
    return max(round(blocks / filled) if filled else 0, sms)


def check(facts: Facts) -> Finding | None:
    """Fires when SMs have no block, or few warps, because the grid has no more."""
    blocks, sms = facts.launch.blocks, facts.chip.sm_count
    filled = waves(facts)
    idle = blocks is not None and blocks < sms
    thin = filled is not None and filled < LEAST_WAVES and facts.limiter.verdict in _UNSATURATED
    if blocks is None or not (idle or thin) or _short(facts):
        return None
    # A full chip at most: time shrinks as slots fill, until the busiest unit is always busy.
    fuller = max(sms / blocks, 1 / filled if filled else 1.0)
    bound = capped(facts, fuller, "the same work spread over all the chip's block slots")
    if bound.speedup < LEAST_GAIN:
        return None
    text = f"{format_count(blocks, 'block')} on {sms} SMs"
    if idle:
        text += f": {format_count(sms - blocks, 'SM')} without work"
    if filled is not None:
        text += f"; the chip could hold {blocks / filled:,.0f} such blocks at once"
    return Finding(
        rule=RULE.name,
        title=f"Grid of {format_count(blocks, 'block')} on {sms} SMs",
        why=text,
        advice=(
            f"start {_wanted(blocks, sms, filled):,} blocks or more, not {blocks:,}: a thread for "
            "each element in place of each row, loops turned into blocks",
            "split long loops over several blocks and combine their results",
            "use smaller blocks, so that the same threads reach more SMs",
            "run independent kernels at the same time, in several streams",
        ),
        evidence=(
            counted("blocks", blocks, Unit.BLOCK, f"at least {sms}"),
            *facts.optional_evidence("waves_per_sm", "sm_cycles_active", "sm_cycles_active_max"),
        ),
        bound=bound,
    )


def _short(facts: Facts) -> bool:
    """True if launching takes most of the time, so that a fuller chip would not help."""
    duration, launch = facts.get("duration"), facts.chip.launch_overhead
    return duration is not None and launch is not None and duration < SHORT * launch


_ROWS = LaunchShape(
    grid=(32, 1, 1), block=(256, 1, 1), registers_per_thread=30, static_shared_bytes=0
)

RULE = Rule(
    name="small-grid",
    title="The grid is too small for the chip",
    topic=Topic.LAUNCH,
    cause=Cause.SMALL_GRID,
    effort=Effort.KERNEL,
    check=check,
    requires=(Need.GRID,),
    uses=("duration", "waves_per_sm", "sm_cycles_active", "sm_cycles_active_max"),
    fires=(
        Example(
            says="one thread per row: 32 blocks on 132 SMs",
            metrics={"l2_utilization": 23},
            launch=_ROWS,
            verdict=Limit.LAUNCH,
        ),
        Example(
            says="a block of 2 warps on each SM, waiting for memory",
            metrics={"waves_per_sm": 0.03},
            launch=LaunchShape(grid=(132, 1, 1), block=(64, 1, 1)),
        ),
        Example(
            says="transpose step 1 on a K20X: 4 blocks on 14 SMs",
            launch=LaunchShape(
                grid=(4, 1, 1), block=(256, 1, 1), registers_per_thread=20, static_shared_bytes=0
            ),
            chip="k20x",
            verdict=Limit.LAUNCH,
        ),
    ),
    silent=(
        Example(
            says="a persistent kernel: one large block per SM, at DRAM's roof",
            metrics={"waves_per_sm": 0.49, "dram_utilization": 80},
            launch=LaunchShape(grid=(132, 1, 1), block=(1024, 1, 1)),
            verdict=Limit.NEAR_ROOF,
        ),
        Example(
            says="one block that sets a counter: 1.9 us are launch, not work",
            metrics={"duration": 1856, "waves_per_sm": 0.0002},
            launch=LaunchShape(grid=(1, 1, 1), block=(32, 1, 1)),
            verdict=Limit.LAUNCH,
        ),
        Example(
            says="131 of 132 SMs at work",
            metrics={"waves_per_sm": 0.99},
            launch=LaunchShape(grid=(131, 1, 1), block=(1024, 1, 1)),
        ),
    ),
)
