"""Spilled registers cost time.

What it does
------------
Takes the part of the instructions, of the traffic past L1, and of warp time that spilled registers
cause, and speaks where it is large. Without sampled warp time, what limits decides which part
counts: the traffic if memory limits, the instructions if instructions do, else either [000]. Its
counterpart ``spilling-harmless`` speaks where it is small.

Why it costs
------------
A thread that needs more registers than it may have keeps the rest in local memory: private, but in
DRAM, cached in L1 and L2. Each spill and fill is an instruction, an L1 access and a wait; what L1
does not hold moves to L2 and beside the kernel's own data to DRAM.

Example
-------
A 12th-order finite-difference kernel with 32 registers: 53% of the traffic past L1 is spills.
With 42 registers and three blocks of 256 threads it is 37% faster. On an H200, 48 accumulators
squeezed into 48 registers cost a factor of 4.4.

What to try
-----------
- Raise the register cap, even at lower occupancy (``__launch_bounds__``, ``__maxnreg__``).
- Keep fewer values alive: split the kernel, recompute, process fewer elements per thread.
- Share a task among a warp or a block: each thread then keeps a part of its values.
- Shared memory as a thread's own: ``__shared__ float kept[VALUES][THREADS]``, a column for each
  thread, which has no bank conflicts.
- A larger L1: ask for less shared memory.
- Loads that do not pass through L1, so that spills stay there.

References
----------
- Founding case study: finite differences of 10th and 12th order [000].
- CUDA C++ Best Practices Guide, "Local Memory", "Register Pressure".
"""

from cuado.model.cause import Cause
from cuado.model.finding import Effort, Finding
from cuado.model.limiter import Limit
from cuado.rules.analyses.local_memory import (
    USES,
    local_bound,
    local_evidence,
    local_lines,
    local_memory,
    spilled,
)
from cuado.rules.example_kernels import STENCIL_OF_ORDER_10, STENCIL_OF_ORDER_12
from cuado.rules.facts import Facts
from cuado.rules.rule import Example, Rule, Topic


def check(facts: Facts) -> Finding | None:
    """Fires when registers spill and local memory's part is large."""
    found = local_memory(facts)
    if found is None or not spilled(facts) or not found.hurts:
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"local memory takes {found.shares}: registers do not hold the kernel's values"
            f"{found.judged}"
        ),
        advice=(
            "raise the register cap, even at lower occupancy (__launch_bounds__, __maxnreg__)",
            "keep fewer values alive: fewer elements per thread, or two kernels",
            "share a task among the lanes of a warp, or the threads of a block, that one thread "
            "does alone now: each then keeps a part of its values",
            "keep values that are seldom used in shared memory, a column for each thread",
            "leave L1 to the spills: less shared memory, global loads that bypass L1",
        ),
        evidence=local_evidence(facts),
        lines=local_lines(facts, found),
        bound=local_bound(facts, found),
    )


RULE = Rule(
    name="spilling-hurts",
    title="Spilled registers cost time",
    topic=Topic.INSTRUCTIONS,
    cause=Cause.SPILLS,
    effort=Effort.FLAG,
    check=check,
    needs_any=(("local_traffic_share", "local_instruction_share"),),
    uses=USES,
    fires=(
        Example(
            says="finite differences of 12th order: 53% of the traffic past L1",
            metrics=STENCIL_OF_ORDER_12,
            chip="c2050",
        ),
        Example(
            says="many spills that stay in L1, where instructions limit",
            metrics={"local_traffic_share": 3, "local_instruction_share": 15},
            verdict=Limit.INSTRUCTION_THROUGHPUT,
        ),
        Example(
            says="99.5% of the fills hit L1, but the stores go on to L2",
            metrics={
                "local_load_instructions": 1.94e7,
                "local_store_instructions": 1.68e7,
                "instructions_executed": 1.35e8,
                "local_load_sectors": 7.79e7,
                "local_store_sectors": 6.74e7,
                "local_load_l1_hit_rate": 99.5,
                "spill_instructions": 3.62e7,
                "l2_read_sectors": 6.9e6,
                "l2_write_sectors": 6.75e7,
                "issue_slot_utilization": 25,
            },
        ),
    ),
    silent=(
        Example(
            says="many spills that stay in L1, where memory limits: their number is no matter",
            metrics={"local_traffic_share": 3, "local_instruction_share": 15},
            verdict=Limit.MEMORY_BANDWIDTH,
        ),
        Example(
            says="much traffic of few spills, where instructions limit",
            metrics={"local_traffic_share": 30, "local_instruction_share": 3},
            verdict=Limit.INSTRUCTION_THROUGHPUT,
        ),
        Example(
            says="finite differences of 10th order: all but 36 lines stay in L1",
            metrics=STENCIL_OF_ORDER_10,
            chip="c2050",
        ),
        Example(
            says="much local memory, but no spill: an array that is indexed at run time",
            metrics={
                "local_traffic_share": 80,
                "local_instruction_share": 26,
                "spill_instructions": 0,
            },
        ),
    ),
)
