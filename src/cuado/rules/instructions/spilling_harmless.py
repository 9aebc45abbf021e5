"""Registers spill, and it does not matter.

What it does
------------
Takes the part of the instructions, of the traffic past L1, and of warp time that spilled registers
cause, and says so where it is small. Its counterpart ``spilling-hurts`` speaks where it is large.

Why it costs
------------
It does not: a few values that are spilled once and filled from L1 cost a few instructions that
nobody waits for. The registers they free may be worth another block per SM. Raising the cap to
get rid of the compiler's message can make the kernel slower.

Example
-------
A 10th-order finite-difference kernel with 32 registers and 68 bytes of spills: 99.9% of the
fills hit L1, global traffic past L1 is thousands of times the spills', and 1.6% of the
instructions are theirs. Without spilling (42 registers, fewer threads) it is 7 to 24% slower.

What to try
-----------
- Keep it. Look again if the kernel, the register cap or the L1 size changes.

References
----------
- Founding case study: finite differences of 10th and 12th order [000].
"""

from cuado.model.finding import Finding, Kind
from cuado.rules.analyses.local_memory import (
    USES,
    local_evidence,
    local_lines,
    local_memory,
    spilled,
)
from cuado.rules.example_kernels import STENCIL_OF_ORDER_10, STENCIL_OF_ORDER_12
from cuado.rules.facts import Facts
from cuado.rules.rule import Example, Rule, Topic


def check(facts: Facts) -> Finding | None:
    """Fires when registers spill and local memory's part is known and small."""
    found = local_memory(facts)
    if found is None or not spilled(facts) or found.hurts is not False:
        return None
    if found.time is None and found.traffic is None:
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=f"local memory takes {found.shares}: too little to cost time{found.judged}",
        advice=("keep it: the registers it frees are worth more than the spills cost",),
        kind=Kind.HARMLESS,
        evidence=local_evidence(facts),
        lines=local_lines(facts, found),
    )


RULE = Rule(
    name="spilling-harmless",
    title="Spilled registers do not cost time",
    topic=Topic.INSTRUCTIONS,
    check=check,
    needs_any=(("local_traffic_share", "local_instruction_share"),),
    uses=USES,
    fires=(
        Example(
            says="finite differences of 10th order: all but 36 lines stay in L1",
            metrics=STENCIL_OF_ORDER_10,
            chip="c2050",
        ),
    ),
    silent=(
        Example(
            says="finite differences of 12th order: spills are 53% of the traffic",
            metrics=STENCIL_OF_ORDER_12,
            chip="c2050",
        ),
        Example(
            says="no local memory at all",
            metrics={"local_traffic_share": 0, "local_instruction_share": 0},
        ),
        Example(
            says="few instructions, but where the traffic goes is not known",
            metrics={"local_instruction_share": 2},
        ),
    ),
)
