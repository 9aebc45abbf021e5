"""Loads opt out of L1 although the code reads their sectors again.

What it does
------------
Looks at the cache modifiers in the machine code: loads that are *strong* at GPU or system scope
(``volatile``, ``__ldcg``, ``__ldcv``, relaxed atomic loads) never hit L1. Where such loads
provably share sectors (one address register, offsets less than a sector apart), every visit after
the first is fetched from L2 for nothing, and that can be bounded. What no profile proves it leaves
to you: whether data that is streamed should be marked so, and whether a read-only load would be
safe.

Why it costs
------------
A load that may not hit L1 takes L2's latency and bandwidth each time: eight visits to a sector of
eight floats cost eight fetches. The reverse happens as well: caching what is never read again
evicts what is.

Example
-------
``volatile float *p`` left over from debugging: the compiler may neither keep ``p[i]`` in a
register nor merge neighbouring loads, and L1 may not serve them.

What to try
-----------
- Drop ``volatile`` where no other thread writes the data during the kernel; where one does, make
  only those few accesses atomic or volatile.
- Use ``__ldcg`` only for data that other SMs change, and read neighbouring elements at once.
- Streaming data: ``__ldcs`` and ``__stcs`` (evict first) protect what is reused. Measure:
  read-only loads (``__ldg``) on the streamed matrix of the sparse solver made the whole
  solver *slower* (125.67 against 104.72 ms, hit rate 3.3%), on its reused vector faster (98.30 ms,
  82%; the kernel 1.098 against 1.144 ms) [002].

References
----------
- PTX ISA, "Cache Operators" and "Memory Consistency Model".
- Founding case study: BiCGStab, ``__ldg`` on the matrix and on the vector [002].
"""

import re

from cuado.metrics import Unit
from cuado.model.finding import Effort, Finding
from cuado.rules.analyses.sector_walks import loads_by_walk, relieved
from cuado.rules.bounds import is_too_little
from cuado.rules.example_kernels import walking_loads
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Need, Rule, Topic

LEAST_REPEATS = 10.0
"""Percent of the sectors of all global loads that must be such repeats: less hides in noise."""

_BYPASS = re.compile(r"\.STRONG\.(GPU|SYS)\b")
_ADVICE = (
    "drop volatile (or __ldcg, __ldcv) where no other thread writes the data during the kernel",
    "keep it on the few accesses that need it, and read neighbouring elements at once (float4)",
    "copy the data to registers or shared memory once, and use the copy",
)


def check(facts: Facts) -> Finding | None:
    """Fires when loads that bypass L1 visit the same sectors again and again."""
    found, everything = loads_by_walk(facts.code)
    bypassing = [walk for walk in found if all(_BYPASS.search(i.opcode) for i in walk.instructions)]
    again = sum(walk.sectors - walk.unique for walk in bypassing)
    if not everything or 100 * again / everything < LEAST_REPEATS:
        return None
    kept = _kept(everything, again, facts.get("global_load_l1_hit_rate"))
    limit = relieved(facts, kept)
    if is_too_little(limit):
        return None
    loads = [i for walk in bypassing for i in walk.instructions]
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"{len(loads)} loads are strong at GPU or system scope (volatile, __ldcg) and so never "
            f"hit L1; {100 * again / everything:.0f}% of the sectors that loads touch are visits "
            "to a sector the same thread has just read"
        ),
        advice=_ADVICE,
        evidence=(
            counted("repeated visits past L1", 100 * again / everything, Unit.PERCENT, "0%"),
            *facts.optional_evidence("global_load_l1_hit_rate"),
        ),
        lines=line_shares(facts.profile, lambda i: i.sectors, "sectors past L1", loads),
        bound=limit,
    )


def _kept(everything: float, again: float, hit_rate: float | None) -> float:
    """Part of the sectors from L2 that stay; none for certain where L1's part is not known."""
    if hit_rate is None:
        return 0.0
    from_l2 = everything * (100 - hit_rate) / 100
    return 1 - again / from_l2 if from_l2 > again else 0.0


RULE = Rule(
    name="cache-modifier",
    title="Loads bypass L1 although their sectors are read again",
    topic=Topic.CACHE,
    effort=Effort.FLAG,
    check=check,
    uses=("global_load_l1_hit_rate",),
    requires=(Need.COUNTERS,),
    fires=(
        Example(
            says="eight neighbouring floats read through a volatile pointer",
            metrics={"global_load_l1_hit_rate": 0, "l2_utilization": 60},
            instructions=walking_loads(8, 4, 12, "LDG.E.STRONG.SYS"),
        ),
    ),
    silent=(
        Example(
            says="the same without volatile: L1 may serve them",
            metrics={"global_load_l1_hit_rate": 75, "l2_utilization": 20},
            instructions=walking_loads(8, 4, 12),
        ),
        Example(
            says="borderline: volatile, but each load has sectors of its own",
            metrics={"global_load_l1_hit_rate": 0, "l2_utilization": 60},
            instructions=walking_loads(8, 128, 12, "LDG.E.STRONG.SYS"),
        ),
    ),
)
