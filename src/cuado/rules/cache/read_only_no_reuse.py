"""Data is read through the texture cache, and nobody finds it there.

What it does
------------
Looks at the hit rate of the texture cache (``tex_cache_hit_rate``, of the read-only path alone
``nc_cache_global_hit_rate``) on chips where it is a cache of its own beside L1: up to Kepler. A low
rate means that what ``__ldg``, ``const __restrict__`` or a texture reads is not read again.

Why it costs
------------
The texture path takes longer than a plain load: it pays where neighbours read what a neighbour has
fetched. Data that each thread reads once gains nothing there, waits longer, and evicts what would
have been read again. GPU caches are not CPU caches: a thread that walks its own row does not find
the rest of a line later, for thousands of other threads came between.

Example
-------
``__ldg`` on the matrix of a sparse solver: a hit rate of 3.3%, 0.54 eligible warps in place of
10.43, and the solver takes 125.67 ms in place of 104.72. On the vector that is multiplied, of which
many rows read the same entries, the rate is 82% and it takes 98.30 [002].

What to try
-----------
- Plain loads for what is read once (drop ``__ldg``; ``volatile`` is not needed for that).
- ``__ldg`` for the array that several threads read, only.
- Repair the pattern first: coalesced loads need no cache.

References
----------
- Founding case study: BiCGStab, "Texture Hit Rate: low means no reuse" [002].
- Kepler tuning guide, "Read-Only Data Cache".
"""

from cuado.model.finding import Effort, Finding
from cuado.rules.facts import Facts
from cuado.rules.rule import Example, Rule, Topic

LEAST_HITS = 25.0
"""Percent of the requests: chosen between [002]'s 3.3%, "no benefit", and its 82%, a gain."""

LAST_APART = 3
"""Major compute capability up to which the texture cache is not the L1."""

_RATES = ("read_only_hit_rate", "texture_hit_rate")
_USES = ("pipe_tex_utilization", "l2_texture_read_sectors", "l2_texture_hit_rate")


def check(facts: Facts) -> Finding | None:
    """Fires when a texture cache of its own was read, and less than a quarter was found there."""
    known = [(name, rate) for name in _RATES if (rate := facts.get(name)) is not None]
    if not _was_read(facts, known):
        return None
    name, rate = known[0]
    if rate >= LEAST_HITS:
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"{rate:.3g}% of the requests find their data in the texture cache: what is read "
            "through it is hardly read again, and a plain load is faster"
        ),
        advice=(
            "load it plainly: drop __ldg (or const __restrict__) where each value is read once",
            "keep __ldg for the arrays that several threads read",
            "coalesce the loads first: then no cache is needed",
        ),
        evidence=(facts.evidence(name, f"{LEAST_HITS:.0f}%"), *facts.optional_evidence(*_USES)),
    )


def _was_read(facts: Facts, rates: list[tuple[str, float]]) -> bool:
    """False if nothing says that the cache was used: profilers print 0% where nothing was read."""
    used = [facts.get(name) for name in ("pipe_tex_utilization", "l2_texture_read_sectors")]
    return any(used) or any(rate > 0 for _, rate in rates)


RULE = Rule(
    name="read-only-no-reuse",
    title="Read-only loads of data that is not read again",
    topic=Topic.CACHE,
    effort=Effort.LINES,
    check=check,
    needs_any=(_RATES,),
    uses=_USES,
    last_major=LAST_APART,
    fires=(
        Example(
            says="SpMV, __ldg on the matrix [002]: 3.3% are found",
            metrics={"texture_hit_rate": 3.3},
            chip="k20c",
        ),
    ),
    silent=(
        Example(
            says="SpMV, __ldg on the vector [002]: 82% are found",
            metrics={"texture_hit_rate": 82},
            chip="k20c",
        ),
        Example(
            says="nothing was read through it",
            metrics={"texture_hit_rate": 0, "pipe_tex_utilization": 0},
            chip="k20c",
        ),
        Example(
            says="the texture cache is the L1: its rate says nothing of read-only loads",
            metrics={"texture_hit_rate": 10},
            chip="h200",
        ),
    ),
)
