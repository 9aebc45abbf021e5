"""Instructions are issued again and again: replays take the issue slots.

What it does
------------
Compares the instructions issued with those executed, and says what the difference was issued for
where the counters split it: conflicts in shared memory, lines of global accesses, misses, local
memory. From Maxwell on, accesses are replayed in the memory pipes and not issued again, so there
the rule stays silent.

Why it costs
------------
Up to Kepler an access that takes several transactions is issued once for each: 32 lines of an
uncoalesced load are 31 replays. Each takes an issue slot that another instruction could have had,
and the warp waits for the last. Some replays are always there (instruction-cache misses, fp64
accesses of two lines), so a small part is no cause.

Example
-------
A sparse matrix-vector product with four threads a row issues 3.17 instructions for each that it
executes: 68.44% of all issues are replays, of loads that take 5.16 lines each [002].

What to try
-----------
- Repair what is replayed: coalesce the loads and stores, pad the shared array.
- A share below a tenth is the normal price of wide accesses: leave it.

References
----------
- Founding documents: climate kernel B (12.7% replays; 1% after padding) [000, 001]; SpMV (40.79%,
  68.44%) [002]; transpose (82.6, 64.5, 36.5%; 9.1 and 9.9% pass without remark) [004].
- CUPTI user guide, ``inst_replay_overhead`` and its parts.
"""

from cuado.model.finding import Finding
from cuado.rules.facts import Facts
from cuado.rules.rule import Example, Rule, Topic

# No bound: what the replays cost is the bound of the rule that finds their cause.
MUCH = 10.0
"""Percent of the issued instructions: chosen between [004]'s 9.9%, of which it says nothing, and
[000]'s 12.7%, which it repairs."""

_KINDS = {
    "shared_conflict_replay_rate": "bank conflicts in shared memory",
    "global_replay_rate": "global accesses of several lines",
    "global_cache_replay_rate": "global accesses that miss the cache",
    "local_replay_rate": "local memory",
}
_REMEDIES = {
    "shared_conflict_replay_rate": "pad or rearrange the shared array, so that a warp's lanes use "
    "different banks",
    "global_replay_rate": "coalesce the global loads and stores: fewer lines for each request",
    "global_cache_replay_rate": "let loads find their lines: reuse them while they are in L1",
    "local_replay_rate": "spill less: a higher register cap, or fewer values alive",
}
_PARTS = tuple(_KINDS)


def check(facts: Facts) -> Finding | None:
    """Fires when replays, in all or of a known kind, are a tenth of the issued instructions."""
    parts = {name: rate for name in _PARTS if (rate := facts.get(name)) is not None}
    total = facts.get("instruction_replay_rate")
    rate = total if total is not None else sum(parts.values())
    if not MUCH < rate < 100:
        return None
    most = max(parts, key=lambda name: parts[name], default=None)
    named = most is not None and parts[most] >= rate / 2
    what = f", {parts[most]:.3g}% for {_KINDS[most]}" if most is not None and named else ""
    remedies = (_REMEDIES[most],) if most is not None and named else tuple(_REMEDIES.values())[:2]
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=f"{rate:.3g}% of the issued instructions are replays{what}",
        advice=(*remedies, "look at the findings on access patterns: replays are what they cost"),
        evidence=facts.optional_evidence(
            "instruction_replay_rate", *_PARTS, "instructions_issued", "instructions_executed"
        ),
    )


RULE = Rule(
    name="instruction-replays",
    title="Instructions are replayed",
    topic=Topic.INSTRUCTIONS,
    check=check,
    needs_any=(("instruction_replay_rate", *_PARTS),),
    uses=("instructions_issued", "instructions_executed"),
    fires=(
        Example(
            says="climate kernel B [000]: 2,756,140 issued of 2,406,426 executed, 12.7%",
            metrics={"instructions_issued": 2_756_140, "instructions_executed": 2_406_426},
            chip="c2050",
        ),
        Example(
            says="SpMV of four threads a row [002]: 68.44%",
            metrics={"instruction_replay_rate": 68.44},
            chip="k20c",
        ),
        Example(
            says="SpMV, __ldg on the vector [002]: only the replays of global accesses are known",
            metrics={"global_replay_rate": 40.79},
            chip="k20c",
        ),
    ),
    silent=(
        Example(
            says="climate kernel B padded [000]: 1%",
            metrics={"instruction_replay_rate": 1},
            chip="c2050",
        ),
        Example(
            says="borderline: transpose of eight elements a thread [004], 9.9%",
            metrics={"instruction_replay_rate": 9.9, "global_replay_rate": 9.9},
            chip="k20x",
        ),
    ),
)
