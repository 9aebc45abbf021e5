"""A chain of dependent loads: each load waits for the one before it.

What it does
------------
Follows the registers through the body of each loop: a load whose address is computed from what the
same load brought in the iteration before is a chain. It takes the part of warp time that is spent
waiting for such loads.

Why it costs
------------
The address of the next load is not known before the last one is back, so that a thread has one load
in flight at a time and pays the whole latency for each: 30 cycles of a hit in L1, 250 in L2, 600
or more in DRAM. Neither unrolling nor wider loads help; only other work beside it does.

Example
-------
Every thread follows a list of its own: ``at = next[at]``. One load of 4 bytes is out per thread;
with few threads DRAM is a tenth busy while all warps wait.

What to try
-----------
- More chains at a time: several lists for each thread, loaded together; or more threads.
- Shorter chains: a tree of higher degree, an index in place of a list, jump pointers.
- A smaller or better ordered table: nodes in the order of the walk, 16-bit indices; then links
  hit in L1, or fit shared memory.
- Prefetch what does not depend on the chain before walking it.

References
----------
- Little's law: Volkov, "Better Performance at Lower Occupancy", GTC 2010.
- Wong et al., "Demystifying GPU Microarchitecture through Microbenchmarking", ISPASS 2010: pointer
  chasing shows the latency of each level.
"""

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Effort, Finding
from cuado.model.instruction import Access, Instruction, Space
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Limit
from cuado.rules.analyses.load_chains import chained_loads
from cuado.rules.bounds import is_too_little, lower_of
from cuado.rules.example_kernels import access
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Need, Rule, Topic
from cuado.sass.waits import blame

LEAST_WAIT = 0.3
"""Part of warp time that must be spent waiting for loads of a chain: beside other work it costs
little."""


def check(facts: Facts) -> Finding | None:
    """Fires when warps mostly wait for loads whose addresses come from themselves."""
    blocks, warps = facts.launch.blocks, facts.launch.warps_per_block
    total = facts.profile.samples
    if not blocks or not warps or not total or facts.limiter.verdict is Limit.NEAR_ROOF:
        return None
    chained = chained_loads(facts.code, blocks * warps)
    waited = {load: s for load, s in blame(facts.code).items() if load in chained}
    share = sum(waited.values()) / total
    if share < LEAST_WAIT:
        return None
    bound = lower_of(facts, {}, min(share, 1.0))
    if is_too_little(bound):
        return None
    links = sum(facts.code[load].executed or 0 for load in waited) / (blocks * warps)
    loads = tuple(facts.code[load] for load in sorted(waited))
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"{share:.0%} of warp time is spent waiting for loads whose addresses come from the "
            f"load before: {links:,.0f} in a row for each warp"
        ),
        advice=(
            "walk several chains in each thread, and issue their loads together; or more threads",
            "shorten the chain: higher degree, an index instead of a list",
            "make the links hit: order them as they are walked, store them in fewer bytes",
        ),
        evidence=(
            counted("warp time waiting for the chain", 100 * share, Unit.PERCENT),
            counted("links for each warp", links, Unit.INSTRUCTION),
        ),
        lines=line_shares(facts.profile, lambda i: i.executed, "links", loads),
        bound=bound,
    )


_WALK = LaunchShape(grid=(264, 1, 1), block=(128, 1, 1))
_TURNS = 264 * 4 * 64.0


def _step(chained: bool) -> tuple[Instruction, ...]:
    """A loop's body: an address, a load from it, and what waits for the load."""
    source = "R4" if chained else "R8"
    return (
        Instruction(0, "IADD3 R8, R8, 0x1, RZ", executed=_TURNS, samples=10),
        Instruction(
            16,
            f"IMAD.WIDE R2, {source}, 0x4, R6",
            executed=_TURNS,
            samples=900 if chained else 10,
            stalls={"long_scoreboard": 880.0} if chained else {},
        ),
        access(
            32,
            "LDG.E R4, desc[UR4][R2.64]",
            ("chain.cu", 4),
            (Space.GLOBAL, Access.LOAD),
            executed=_TURNS,
            samples=10,
        ),
        Instruction(
            48,
            "IADD3 R9, R9, R4, RZ",
            executed=_TURNS,
            samples=900,
            stalls={"long_scoreboard": 10.0 if chained else 880.0},
        ),
    )


RULE = Rule(
    name="dependent-loads",
    title="A chain of dependent loads",
    topic=Topic.LATENCY,
    cause=Cause.DEPENDENT_LOADS,
    effort=Effort.KERNEL,
    check=check,
    requires=(Need.COUNTERS, Need.BLOCK, Need.GRID),
    fires=(
        Example(
            says="every thread follows a list of its own",
            instructions=_step(chained=True),
            launch=_WALK,
        ),
    ),
    silent=(
        Example(
            says="as much waiting for loads whose addresses count up",
            instructions=_step(chained=False),
            launch=_WALK,
        ),
        Example(
            says="the same chain while DRAM is full: other warps hide it",
            metrics={"dram_utilization": 84},
            instructions=_step(chained=True),
            launch=_WALK,
            verdict=Limit.NEAR_ROOF,
        ),
    ),
)
