"""The kernel runs near what the hardware can do.

What it does
------------
Where the verdict is "near a roof", names the unit, and how close the kernel is to what that unit
attains in practice: a device copy for DRAM, the data sheet for the others.

Why it costs
------------
It does not: this is the goal. Stalls, barriers and cache misses that a profiler still shows are
the kernel waiting for a unit that is busy; removing them gains nothing.

Example
-------
A transpose through a padded tile with 8 elements per thread: 3.67 of 4.12 TB/s that a copy reaches
on an H200. It still spends 16% of warp time at a barrier, and is as fast without it.

What to try
-----------
- Nothing in this kernel: look at the next hot spot.
- Move fewer bytes: fuse it with its neighbours, keep data in caches.
- Store data in fewer bytes, and compute as before: integers that fit 8 or 16 bits, fp16 or bf16 for
  fp32, int8 with a scale, or indices between two limits that the kernel is given [000]. ``cuado
  whatif`` measures what that gains, buffer by buffer: ``cuado explain half-wide-data``.
- Fewer operations: a better algorithm; matrix units where they apply.

References
----------
- Williams, Waterman, Patterson: "Roofline", Communications of the ACM, 2009.
- Founding tutorials: iterate until the kernel is near the hardware limit [002].
"""

from cuado.metrics import Unit
from cuado.metrics.quantity import format_value
from cuado.model.finding import Evidence, Finding, Kind
from cuado.model.limiter import Limit
from cuado.rules.bounds import UNITS, busy, label
from cuado.rules.facts import Facts
from cuado.rules.rule import Example, Rule, Topic

_DRAM = "dram_utilization"

LEAST_BUSY = 0.6
"""Part of what is attainable below which no unit is a roof: the 60% below which Nsight Compute
calls a unit's use low."""


def check(facts: Facts) -> Finding | None:
    """Fires on the verdict; names the busiest unit."""
    if facts.limiter.verdict is not Limit.NEAR_ROOF:
        return None
    roof = _roof(facts)
    if roof is None or (busy(facts, roof) or 0.0) < LEAST_BUSY:
        return None  # The unit that the verdict means was not recorded.
    return Finding(
        rule=RULE.name,
        title=f"Near the roof of {label(roof)}: nothing to fix here",
        why=f"{_achieved(facts, roof)}; what else waits in this kernel waits for that",
        advice=_MEMORY if roof in (_DRAM, "l2_utilization") else _COMPUTE,
        kind=Kind.HEALTHY,
        evidence=(facts.evidence(roof), *_bandwidth(facts, roof)),
    )


def _roof(facts: Facts) -> str | None:
    """The unit that the verdict names, or else the busiest one; None if none was measured."""
    for unit in facts.limiter.utilizations:
        if unit.label == facts.limiter.unit:
            return unit.metric
    shares = {unit: share for unit in UNITS if (share := busy(facts, unit)) is not None}
    return max(shares, key=lambda unit: shares[unit], default=None)


def _achieved(facts: Facts, roof: str) -> str:
    share = busy(facts, roof) or 0.0
    attainable, peak = facts.chip.achievable_dram_bandwidth(), facts.chip.dram_peak_bandwidth
    if roof != _DRAM or attainable is None or peak is None:
        return f"{label(roof)} is {share:.0%} busy"
    moved = facts.get("dram_bandwidth")
    moved = facts[roof] / 100 * peak if moved is None else moved
    rates = [format_value(rate, Unit.BYTE_PER_SECOND) for rate in (moved, attainable)]
    return f"DRAM moves {rates[0]} of the {rates[1]} that a copy attains ({share:.0%})"


def _bandwidth(facts: Facts, roof: str) -> tuple[Evidence, ...]:
    return facts.optional_evidence("dram_bandwidth") if roof == _DRAM else ()


_MEMORY = (
    "go on with the next hot spot",
    "move fewer bytes: fuse with neighbouring kernels, keep data in caches",
    "store data in fewer bytes (fp16, bf16, int8 with a scale, indices between two limits): "
    "cuado explain half-wide-data",
)
_COMPUTE = (
    "go on with the next hot spot",
    "do fewer operations: a better algorithm, or matrix units where they apply",
)

RULE = Rule(
    name="near-roof",
    title="The kernel runs near what the hardware can do",
    topic=Topic.ROOF,
    check=check,
    needs_any=(UNITS,),
    uses=("dram_bandwidth",),
    fires=(
        Example(
            says="a transpose with 8 elements per thread: 76% of DRAM's peak, 89% of attainable",
            metrics={
                "dram_utilization": 76.3,
                "dram_bandwidth": 3.67e12,
                "l2_utilization": 84,
                "issue_slot_utilization": 14,
            },
            verdict=Limit.NEAR_ROOF,
        ),
        Example(
            says="multiply-adds that fill their pipe",
            metrics={"pipe_fma_utilization": 92, "dram_utilization": 1},
            verdict=Limit.NEAR_ROOF,
        ),
    ),
    silent=(
        Example(
            says="72% of attainable bandwidth: limited, not at the roof",
            metrics={"dram_utilization": 62},
            verdict=Limit.MEMORY_BANDWIDTH,
        ),
    ),
)
