"""Shared-memory loads in which threads of a warp want different words of the same bank.

What it does
------------
Compares the passes (wavefronts) that shared loads need with those they would need without
conflicts, both computed from addresses, per instruction; names the lines. The hardware's count of
conflicts includes arbitration with other traffic and is used only to split totals between loads
and stores, on chips that replay conflicting accesses, or where it is beyond doubt.

Why it costs
------------
Shared memory has 32 banks of 4 bytes. Threads of a warp that want different words of one bank are
served one after the other: a column of a ``[32][32]`` tile of floats takes 32 passes instead of
one. The passes block L1's data stage, which global loads and stores go through as well, and the
warp waits for the last of them.

Example
-------
``out[j * rows + i] = tile[threadIdx.x][threadIdx.y]`` on ``__shared__ float tile[32][32]``: all
32 threads read the same bank. ``tile[32][33]`` makes it one pass; on an H200 the transpose then
runs 1.65 times as fast.

What to try
-----------
- Pad rows by one element: ``[32][33]``.
- Swizzle: store at ``column ^ row`` where padding would break alignment or size.
- Let neighbouring threads access neighbouring words, or all threads one word (a broadcast).
- For 8-byte elements (``double``) a warp takes two passes at best; pad in whole elements.

References
----------
- CUDA C++ Best Practices Guide, "Shared Memory and Memory Banks".
- Founding case studies: climate kernel B (39% of accesses are replays; padding +15%),
  transpose, shared-tile version (shared replay 30.7%).
"""

from cuado.model.cause import Cause
from cuado.model.finding import Finding
from cuado.model.instruction import Access, Instruction, Space
from cuado.rules.analyses.bank_conflicts import CONFLICT_METRICS, conflict_finding
from cuado.rules.example_kernels import access
from cuado.rules.facts import Facts
from cuado.rules.rule import Example, Rule, Topic

_EVIDENCE = (
    "shared_excess",
    "shared_replay_rate",
    "shared_conflict_replay_rate",
    "l1_data_pipe_utilization",
)


def check(facts: Facts) -> Finding | None:
    """Fires when conflicts of loads are a noticeable part of all shared-memory passes."""

    def says(share: float) -> str:
        return f"{share:.0f}% of {_whole(facts)} are bank conflicts"

    return conflict_finding(facts, (RULE.name, RULE.title), Access.LOAD, says, _EVIDENCE)


def _whole(facts: Facts) -> str:
    """What the share is a share of: old tables may give it of all instructions."""
    if facts.get("shared_excess") is None and facts.get("shared_replay_rate") is None:
        return "the issued instructions"
    return "the passes through shared memory"


def _load(wavefronts: float) -> Instruction:
    return access(
        480,
        "LDS R9, [R6]",
        ("transpose.cu", 41),
        (Space.SHARED, Access.LOAD),
        samples=10,
        stalls={"mio_throttle": 10},
        wavefronts=wavefronts,
        wavefronts_ideal=1000,
    )


_USE = Instruction(
    offset=496, sass="STG.E [R2.64], R9", samples=90, stalls={"short_scoreboard": 30, "wait": 60}
)

RULE = Rule(
    name="bank-conflict-load",
    title="Bank conflicts on shared loads",
    topic=Topic.SHARED,
    cause=Cause.BANK_CONFLICTS,
    check=check,
    needs_any=(
        (
            "shared_excess",
            "shared_replay_rate",
            "shared_conflict_replay_rate",
            "shared_wavefronts",
        ),
    ),
    uses=CONFLICT_METRICS,
    fires=(
        Example(
            says="a column of a [32][32] tile of floats: 32 passes",
            metrics={
                "shared_excess": 93.9,
                "l1_data_pipe_utilization": 61.3,
                "shared_pipe_utilization": 57.9,
            },
            instructions=(_load(32000), _USE),
        ),
        Example(
            says="climate kernel B [000]: 337,428 conflicts among 854,385 accesses, 39%",
            metrics={
                "shared_load_instructions": 421_785,
                "shared_store_instructions": 95_172,
                "shared_load_bank_conflicts": 337_428,
                "shared_store_bank_conflicts": 0,
            },
            chip="c2050",
        ),
        Example(
            says="transpose on a K20X [004]: 30.7% of the instructions are shared replays",
            metrics={"shared_conflict_replay_rate": 30.7},
            chip="k20x",
        ),
    ),
    silent=(
        Example(
            says="the tile padded: one pass",
            metrics={"shared_excess": 0},
            instructions=(_load(1000), _USE),
        ),
        Example(
            says="the hardware counts 5% of conflicts, the addresses none: arbitration",
            metrics={
                "shared_excess": 0,
                "shared_load_instructions": 76e6,
                "shared_store_instructions": 71e6,
                "shared_load_bank_conflicts": 4.1e6,
                "shared_store_bank_conflicts": 0,
            },
        ),
        Example(
            says="borderline: a few odd accesses, 8% of the passes",
            metrics={"shared_excess": 8},
            instructions=(_load(1087), _USE),
        ),
        Example(
            says="climate kernel B padded [000]: 1% replays",
            metrics={"shared_replay_rate": 1},
            chip="c2050",
        ),
    ),
)
