"""L1 loses sectors before the thread that fetched them has read them to the end.

What it does
------------
Finds loads that provably share sectors: the same address register, constant offsets less than a
sector apart, the register unchanged between them. It computes the L1 hit rate that this reuse
alone must give, and fires when the measured hit rate of global loads is clearly below it. A low
hit rate without such proof is no finding: streaming data has one by nature.

Why it costs
------------
Each sector is fetched from L2 (or DRAM) again for the next few bytes of it. Threads that walk
through memory alone keep one sector each in use: 2,048 threads of an SM need 64 KiB for one
stream, 128 KiB for two, and L1 gets what shared memory leaves of 256 KiB.

Example
-------
``for (v = 0; v < n; v++) sum += a[thread * n + v] * b[thread * n + v] * c[thread * n + v]``: three
streams of 2,048 threads do not fit beside 100 KiB of shared memory, and the hit rate falls from 7
in 8 towards 0.

What to try
-----------
- Let a warp walk each task's data together: coalesced loads need no cache to use whole sectors.
- Read 16 bytes at once (``float4``): a quarter of the visits to each sector.
- Fewer threads per SM at a time, if the walk cannot change.
- Give L1 more of the unified memory (``cudaFuncAttributePreferredSharedMemoryCarveout``).
- Mark loads that are never read again ``__ldcs``, so that they leave the walked data in place.

References
----------
- CUDA C++ Programming Guide, "Shared Memory" and "L1 cache" of the compute capabilities.
- Founding case study: climate kernel A, where each thread walks its own region and 10 of 16
  transactions miss [000].
"""

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Effort, Finding
from cuado.rules.analyses.sector_walks import loads_by_walk, relieved
from cuado.rules.bounds import is_too_little
from cuado.rules.example_kernels import walking_loads
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Need, Rule, Topic

LEAST_LOSS = 10.0
"""Percentage points of hit rate that must be missing: the proven rate is a lower bound already
(it assumes the worst alignment), so this is a margin for the counters alone."""

_ADVICE = (
    "let a warp walk each task's data together: coalesced loads use whole sectors without a cache",
    "read 16 bytes at once (float4): fewer visits to each sector",
    "run fewer threads per SM at a time, or give L1 more of the unified memory "
    "(cudaFuncAttributePreferredSharedMemoryCarveout)",
    "mark loads whose data is never read again __ldcs, so that they do not evict the walked data",
)


def check(facts: Facts) -> Finding | None:
    """Fires when the L1 hit rate is below what the code's own reuse must give."""
    found, everything = loads_by_walk(facts.code)
    if not found or not everything:
        return None
    proven = 100 * sum(walk.sectors - walk.unique for walk in found) / everything
    measured = facts["global_load_l1_hit_rate"]
    if proven - measured < LEAST_LOSS:
        return None
    kept = (100 - proven) / (100 - measured)
    limit = relieved(facts, kept)
    if is_too_little(limit):
        return None
    walking = [i for walk in found for i in walk.instructions]
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"{measured:.0f}% of the sectors that loads touch hit L1, where loads through one "
            f"address alone share enough of them for {proven:.0f}%: sectors are evicted and "
            f"fetched again, {1 / kept:.2g} times the traffic from L2"
        ),
        advice=_ADVICE,
        evidence=(
            facts.evidence("global_load_l1_hit_rate", f"at least {proven:.0f}%"),
            counted("hit rate that the code's reuse gives", proven, Unit.PERCENT),
        ),
        lines=line_shares(facts.profile, lambda i: i.sectors, "sectors of walking loads", walking),
        bound=limit,
    )


RULE = Rule(
    name="l1-thrash",
    title="L1 evicts sectors before they are used up",
    topic=Topic.CACHE,
    cause=Cause.L1_MISSES,
    effort=Effort.KERNEL,
    check=check,
    needs=("global_load_l1_hit_rate",),
    requires=(Need.COUNTERS,),
    fires=(
        Example(
            says="16 floats in a row per thread, of which 13 must hit; a fifth does",
            metrics={"global_load_l1_hit_rate": 20, "l2_utilization": 70},
            instructions=walking_loads(16, 4, 27),
        ),
    ),
    silent=(
        Example(
            says="borderline: the averaging case study hits as its walk must (77%)",
            metrics={"global_load_l1_hit_rate": 77, "l2_utilization": 13},
            instructions=walking_loads(16, 4, 27),
        ),
        Example(
            says="a low hit rate without reuse: each load has sectors of its own",
            metrics={"global_load_l1_hit_rate": 0, "l2_utilization": 70},
            instructions=walking_loads(16, 128, 27),
        ),
    ),
)
