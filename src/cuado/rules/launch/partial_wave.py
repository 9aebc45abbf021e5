"""The last round of blocks leaves most of the chip empty.

What it does
------------
Compares the rounds in which the grid runs with the waves of blocks it has: 1.3 waves take two
rounds. Speaks when there are few rounds, and when the measured warps confirm that slots were
empty: blocks of unequal length fill the gaps by themselves.

Why it costs
------------
When blocks take equally long they end together, and the few that are left over run alone while
the rest of the chip waits for them.

Example
-------
512 blocks of a stencil on an H200 that holds 396 at once: 116 blocks run in a second round that
takes as long as the first, so the chip is filled to 65%.

What to try
-----------
- Choose the grid so that it is a whole number of waves, or a little less.
- Raise the blocks per SM (registers, shared memory) until the grid fits one round.
- A fixed grid of one wave, each block looping over its share of the work.
- Smaller blocks: the left-over round is then shorter.

References
----------
- CUDA C++ Best Practices Guide, "Thread and Block Heuristics".
- Nsight Compute, "Launch Statistics": waves per SM. Its own estimate of a tail counts the whole
  last wave as lost, however full it is.
"""

import math

from cuado.model.cause import Cause
from cuado.model.finding import Effort, Finding
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Limit
from cuado.rules.analyses.grid import waves
from cuado.rules.bounds import capped
from cuado.rules.facts import Facts
from cuado.rules.rule import Example, Need, Rule, Topic

MOST_ROUNDS = 5
"""With more rounds blocks no longer end together, and the tail is shorter than a round."""

LEAST_GAIN = 1.05
"""Bound below which nothing is said: 3.88 waves in 4 rounds lose 3%."""

FULL = 0.95
"""Measured part of the possible warps, over the kernel's whole time, above which there is no
tail to speak of, whatever the arithmetic says."""


_BASIS = "rounds over waves: blocks of equal length, no empty slots"


def check(facts: Facts) -> Finding | None:
    """Fires when rounds exceed waves, and the warps that were measured do not contradict it."""
    number = waves(facts)
    if number is None or number <= 1 or facts.limiter.verdict is Limit.NEAR_ROOF:
        return None
    rounds = math.ceil(number)
    measured = _measured_fill(facts)
    if rounds > MOST_ROUNDS or (measured is not None and measured > FULL):
        return None
    bound = capped(facts, rounds / number, _BASIS)
    if bound.speedup < LEAST_GAIN:
        return None
    seen = "" if measured is None else f" (measured: {measured:.0%})"
    return Finding(
        rule=RULE.name,
        title=f"{number:.3g} waves of blocks take {rounds} rounds",
        why=(
            f"the grid has {facts.launch.blocks:,} blocks, {number:.3g} times what the SMs hold at "
            f"once; in {rounds} rounds that fills {number / rounds:.0%} of the slots{seen}"
        ),
        advice=(
            "choose grid and block size so that the grid is a whole number of waves",
            "raise the blocks per SM (fewer registers, less shared memory) to save a round",
            "start one wave of blocks and let each loop over its share of the work",
            "use smaller blocks: the left-over round is then shorter",
        ),
        evidence=facts.optional_evidence(
            "waves_per_sm", "achieved_occupancy", "sm_cycles_active", "sm_cycles_active_max"
        ),
        bound=bound,
    )


def _measured_fill(facts: Facts) -> float | None:
    """Warps held over warps possible, averaged over SMs and the kernel's whole time."""
    names = ("achieved_occupancy", "theoretical_occupancy", "sm_cycles_active", "sm_cycles_elapsed")
    held, possible, active, elapsed = (facts.get(name) for name in names)
    if held is None or not possible or active is None or not elapsed:
        return None
    return held / possible * active / elapsed


_GRID = LaunchShape(
    grid=(512, 1, 1), block=(512, 1, 1), registers_per_thread=40, static_shared_bytes=0
)

RULE = Rule(
    name="partial-wave",
    title="The last round of blocks leaves most of the chip empty",
    topic=Topic.LAUNCH,
    cause=Cause.TAIL,
    effort=Effort.FLAG,
    check=check,
    requires=(Need.GRID,),
    uses=(
        "waves_per_sm",
        "achieved_occupancy",
        "theoretical_occupancy",
        "sm_cycles_active",
        "sm_cycles_active_max",
        "sm_cycles_elapsed",
    ),
    fires=(
        Example(
            says="a stencil's 1.29 waves, filled to 68% as measured",
            metrics={
                "waves_per_sm": 1.29,
                "achieved_occupancy": 62.5,
                "theoretical_occupancy": 75,
                "sm_cycles_active": 1.72e6,
                "sm_cycles_elapsed": 2.13e6,
            },
            launch=_GRID,
        ),
        Example(says="the same, known from the launch alone", launch=_GRID),
    ),
    silent=(
        Example(
            says="3.88 waves in 4 rounds: 3%",
            metrics={"waves_per_sm": 3.88},
            launch=LaunchShape(grid=(1024, 1, 1)),
        ),
        Example(
            says="31.03 waves: blocks no longer end together",
            metrics={"waves_per_sm": 31.03},
            launch=LaunchShape(grid=(65536, 1, 1)),
        ),
        Example(
            says="1.5 waves of blocks of unequal length that fill the chip all the same",
            metrics={
                "waves_per_sm": 1.5,
                "achieved_occupancy": 98,
                "theoretical_occupancy": 100,
                "sm_cycles_active": 0.99e6,
                "sm_cycles_elapsed": 1e6,
            },
            launch=LaunchShape(grid=(396, 1, 1)),
        ),
    ),
)
