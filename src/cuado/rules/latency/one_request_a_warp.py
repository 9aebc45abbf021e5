"""Warps have about one request each in flight, and that does not fill DRAM.

What it does
------------
Counts by Little's law what is in flight: the bandwidth that DRAM delivered, times its latency,
shared by the SMs. Divided by the resident warps it is what each of them has on its way. Where that
is about one line of 128 bytes, warps wait for one request after another. Old chips tell no more:
their counters come without samples of what warps wait for.

Why it costs
------------
A Kepler needs over 100 lines in flight per SM to fill DRAM, and has 64 warps at full occupancy.
With a request each, a third of the bandwidth stays unused however coalesced the requests are. On a
Fermi it is 30 to 50 lines, and 48 warps, of which registers allow 32, say.

Example
-------
The padded transpose of [004]: DRAM at 57% with 55 warps, 1.03 lines a warp. With eight elements per
thread DRAM is at 80%, and the kernel takes 56.1 us in place of 90.1, at a lower occupancy.

What to try
-----------
- Several elements per thread: issue all their loads, then use them.
- Wider loads where a thread can own neighbouring elements: four of 32 bits are like one of 128.
- More resident warps, where registers or shared memory leave room for few.

References
----------
- Analysis-Driven Optimization [000], "Accesses in Flight": 1024 threads per SM, two outputs a
  thread, 25% faster. Titan workshop [004], step 4: "1 line-in-flight per warp".
"""

from cuado.device.concurrency import LINE_BYTES, bytes_to_fill
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Effort, Finding, Scope
from cuado.model.limiter import Limit
from cuado.rules.facts import Facts
from cuado.rules.rule import Example, Rule, Topic

SAMPLED = (5, 2)
"""Compute capability from which profilers sample what warps wait for: there too-few-bytes-in-flight
knows the loads of each wait."""

ONE = (0.5, 1.5)
"""Lines a warp that count as about one: latencies are known to a tenth or two, and a warp computes
for some of its time. The two founding cases have 0.61 and 1.03."""

HALF, FULL = 0.5, 0.85
"""Part of the attainable bandwidth from which DRAM does most of what limits the kernel, and from
which it is at its roof. The first is chosen: below, the founding cases lack something else."""

FEW_WARPS = 50.0
"""Percent of the warp slots below which occupancy comes first."""


def check(facts: Facts) -> Finding | None:
    """Fires when each resident warp has about one line in flight, and DRAM is not full."""
    chip, occupancy = facts.chip, _occupancy(facts)
    if chip.compute_capability >= SAMPLED or occupancy is None or occupancy < FEW_WARPS:
        return None
    moved, attainable = _moved(facts), chip.achievable_dram_bandwidth(ecc=False)
    peak = chip.dram_peak_bandwidth
    if moved is None or attainable is None or peak is None:
        return None
    warps = occupancy / 100 * chip.max_warps_per_sm
    lines, needed = (_lines(facts, bandwidth) for bandwidth in (moved, peak))
    if lines is None or needed is None or not HALF <= moved / attainable < FULL:
        return None
    if not ONE[0] <= lines / warps <= ONE[1]:
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"{lines:.0f} lines of 128 bytes are in flight per SM, {lines / warps:.2g} for each of "
            f"{warps:.0f} warps, where DRAM needs {needed:.0f} to be full"
        ),
        advice=(
            "give each thread several elements and issue all their loads before the first use",
            "load wider (float4) where a thread can own neighbouring elements",
        ),
        evidence=facts.optional_evidence(
            *("dram_utilization", "hardware_bandwidth"),
            *("achieved_occupancy", "theoretical_occupancy"),
        ),
        bound=Bound(peak / moved, Scope.KERNEL, "DRAM is then full with the bytes it moves now"),
    )


def _lines(facts: Facts, bandwidth: float) -> float | None:
    """Lines in flight per SM that a bandwidth takes; None where the latency is not known."""
    chip = facts.chip
    latency, clock = chip.dram_latency, facts.get("sm_clock") or chip.sm_clock
    if latency is None or clock is None:
        return None
    return bytes_to_fill(latency, clock, bandwidth, chip.sm_count) / LINE_BYTES


def _moved(facts: Facts) -> float | None:
    """Byte/s of DRAM."""
    share, peak = facts.get("dram_utilization"), facts.chip.dram_peak_bandwidth
    if share is not None and peak is not None:
        return share / 100 * peak
    return facts.get("hardware_bandwidth")


def _occupancy(facts: Facts) -> float | None:
    """Percent of the warp slots: as counted, or at most, as resources allow."""
    achieved = facts.get("achieved_occupancy")
    return facts.get("theoretical_occupancy") if achieved is None else achieved


_STEP_4 = {"dram_utilization": 57.1, "achieved_occupancy": 86.5}

RULE = Rule(
    name="one-request-a-warp",
    title="Warps have about one request each in flight",
    topic=Topic.LATENCY,
    cause=Cause.LOW_ILP,
    effort=Effort.KERNEL,
    check=check,
    needs_any=(
        ("dram_utilization", "hardware_bandwidth"),
        ("achieved_occupancy", "theoretical_occupancy"),
    ),
    uses=(
        *("dram_utilization", "hardware_bandwidth", "achieved_occupancy"),
        *("theoretical_occupancy", "sm_clock"),
    ),
    fires=(
        Example(says="the padded transpose of [004]", metrics=_STEP_4, chip="k20x"),
        Example(
            says="the stencil of [000] with non-caching loads: 1,024 threads per SM",
            metrics={"hardware_bandwidth": 67e9, "theoretical_occupancy": 66.7},
            chip="c2050",
        ),
    ),
    silent=(
        Example(
            says="eight elements a thread: DRAM is at 80%",
            metrics={"dram_utilization": 79.9, "achieved_occupancy": 86.5},
            chip="k20x",
        ),
        Example(
            says="a third of the bandwidth: something else is lacking",
            metrics={"dram_utilization": 35.3, "achieved_occupancy": 75.0},
            chip="k20x",
        ),
        Example(
            says="borderline: two lines a warp, at half the occupancy",
            metrics={"dram_utilization": 62.0, "achieved_occupancy": 50.0},
            chip="k20x",
            verdict=Limit.MEMORY_BANDWIDTH,
        ),
        Example(says="a chip whose warps are sampled", metrics=_STEP_4, chip="h200"),
    ),
)
