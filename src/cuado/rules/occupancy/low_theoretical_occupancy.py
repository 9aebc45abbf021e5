"""The launch lets an SM hold too few warps to hide latency.

What it does
------------
Finds the resource that limits the blocks per SM (registers, shared memory, block size, block
slots), the nearest launch that would hold more warps, and what that does to the number of rounds
in which the grid runs. Speaks only where latency limits the kernel and schedulers often have no
warp to issue; kernels near a roof gain nothing from more warps.

Why it costs
------------
An SM hides the latency of one warp's loads behind the others' work. Resources are handed out in
whole blocks, so one register too many per thread can cost a whole block per SM, and with it a
whole extra round of a small grid.

Example
-------
A stencil with 40 registers and 512 threads holds 3 blocks per SM (75%). At 32 registers it holds
4 (100%), and its 512 blocks fit one round of 528 instead of two: 1.47 times faster on an H200,
24 bytes of spills included.

What to try
-----------
- Cap registers with ``__launch_bounds__(threads, blocks_per_sm)`` or ``__maxnreg__``; a few
  spills that stay in L1 are free.
- Ask for less shared memory per block, or for a larger carve-out.
- Change the block size so that blocks fill the SM without a remainder.
- More independent work per thread does the same as more warps, without more of them.

References
----------
- CUDA C++ Programming Guide, "Multiprocessor Level"; CUDA occupancy calculator.
- Founding case studies: SpMV on K20c (47 registers, 62.5%), finite differences, 3DFD stencil.
"""

from dataclasses import replace

from cuado.device.occupancy import Occupancy, Parameter, occupancy
from cuado.metrics import Unit
from cuado.metrics.quantity import format_count
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Effort, Finding
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Limit
from cuado.rules.analyses.more_warps import MoreWarps, change_and_effect, more_warps, remedy
from cuado.rules.analyses.warps import eligible_comfortable, latency_matters, rounds
from cuado.rules.bounds import capped
from cuado.rules.facts import Facts, counted
from cuado.rules.resources import requirements
from cuado.rules.rule import Example, Need, Rule, Topic

LEAST_GAIN = 1.1
"""Bound below which the finding is left out: an occupancy step costs work and may cost spills."""

NEXT_STEP = "the next step of occupancy"
"""The fix that is bounded, where more warps than it allows would fit an SM."""

DISAGREEMENT = 1.0
"""Percentage points by which the report and the calculator may differ through rounding."""


def check(facts: Facts) -> Finding | None:
    """Fires where latency limits, a step would hold more warps, and the grid can use them."""
    asked = requirements(facts.launch)
    if asked is None or not latency_matters(facts) or eligible_comfortable(facts):
        return None
    now = occupancy(facts.chip, asked)
    stated = facts.get("theoretical_occupancy")
    if not now.blocks_per_sm or (stated if stated is not None else 100 * now.fraction) >= 100:
        return None
    if _all_resident(facts, now.blocks_per_sm):
        return None
    options = more_warps(facts.chip, asked, facts.launch.blocks)
    if not options:
        return None
    bound = _bound(facts, options[0])
    if bound.speedup < LEAST_GAIN:
        return None
    percent = stated if stated is not None else 100 * now.fraction
    limiting = " and ".join(resource.value for resource in now.limiting)
    blocks = format_count(now.blocks_per_sm, "block")
    return Finding(
        rule=RULE.name,
        title=f"Few resident warps: {limiting} allow {blocks} per SM",
        why=(
            f"{limiting} limit an SM to {blocks}, "
            f"{now.warps_per_sm} of "
            f"{facts.chip.max_warps_per_sm} warps ({percent:.3g}%); {change_and_effect(options[0])}"
            f"{_disagreement(stated, now)}"
        ),
        advice=tuple(_advice(facts, option) for option in options),
        evidence=(
            *facts.optional_evidence(
                "theoretical_occupancy", "achieved_occupancy", "eligible_warps_per_scheduler"
            ),
            counted("blocks per SM", now.blocks_per_sm, Unit.BLOCK),
        ),
        bound=bound,
    )


def _all_resident(facts: Facts, blocks_per_sm: int) -> bool:
    """A grid whose blocks all run at once gets no more warps from a higher limit."""
    blocks = facts.launch.blocks
    return blocks is not None and rounds(blocks, blocks_per_sm, facts.chip.sm_count) <= 1


def _bound(facts: Facts, best: MoreWarps) -> Bound:
    fewer = best.rounds_after is not None and best.rounds_before != best.rounds_after
    basis = "fewer rounds of the grid" if fewer else "more warps at the same latency each"
    bound = capped(facts, best.gain, basis)
    # Beyond the nearest step there may be others; what caps it caps them all.
    is_last = best.step.occupancy.warps_per_sm >= facts.chip.max_warps_per_sm
    return bound if is_last or bound.basis != basis else replace(bound, by=NEXT_STEP)


def _advice(facts: Facts, option: MoreWarps) -> str:
    threads = facts.launch.threads_per_block
    said = change_and_effect(option) if threads is None else remedy(option, threads)
    if Parameter.SHARED in option.parameters:
        config = facts.launch.shared_config_bytes
        if config is not None and config < facts.chip.shared_per_sm_bytes:
            return f"{said}; or prefer a larger shared-memory carve-out than {config} bytes"
    return said


def _disagreement(stated: float | None, now: Occupancy) -> str:
    if stated is None or abs(stated - 100 * now.fraction) <= DISAGREEMENT:
        return ""
    return f" (the report says {stated:.3g}%, the calculator {100 * now.fraction:.3g}%)"


_STENCIL = LaunchShape(
    grid=(16, 32, 1), block=(32, 16, 1), registers_per_thread=40, static_shared_bytes=3840
)

RULE = Rule(
    name="low-theoretical-occupancy",
    title="The launch lets an SM hold few warps",
    topic=Topic.OCCUPANCY,
    cause=Cause.OCCUPANCY,
    effort=Effort.FLAG,
    check=check,
    requires=(Need.BLOCK, Need.REGISTERS),
    uses=(
        "theoretical_occupancy",
        "achieved_occupancy",
        "eligible_warps_per_scheduler",
        "issue_slot_utilization_active",
    ),
    fires=(
        Example(
            says="a stencil: 40 registers x 512 threads hold 3 blocks, and the grid takes 2 rounds",
            metrics={"eligible_warps_per_scheduler": 0.37, "issue_slot_utilization_active": 19},
            launch=_STENCIL,
        ),
        Example(
            says="block-sparse SpMV on a K20c: 47 registers, 62.5%",
            launch=LaunchShape(
                grid=(2000, 1, 1), block=(128, 1, 1), registers_per_thread=47, static_shared_bytes=0
            ),
            chip="k20c",
        ),
    ),
    silent=(
        Example(
            says="the same stencil, but schedulers have 1.4 warps to pick from",
            metrics={"eligible_warps_per_scheduler": 1.4},
            launch=_STENCIL,
        ),
        Example(says="the same, near DRAM's roof", launch=_STENCIL, verdict=Limit.NEAR_ROOF),
        Example(
            says="75%, but the whole grid is resident at once",
            launch=LaunchShape(
                grid=(390, 1, 1), block=(512, 1, 1), registers_per_thread=40, static_shared_bytes=0
            ),
        ),
        Example(
            says="shared memory is not known: what an SM holds is not either",
            launch=LaunchShape(grid=(2000, 1, 1), block=(128, 1, 1), registers_per_thread=47),
            chip="k20c",
        ),
        Example(
            says="L2 is 94% busy: the bound of 1.06 is not worth a step",
            metrics={"l2_utilization": 94},
            launch=LaunchShape(
                grid=(8192, 1, 1), block=(512, 1, 1), registers_per_thread=40, static_shared_bytes=0
            ),
        ),
    ),
)
