"""Requests in which few threads take part move whole sectors, or lines, for few bytes.

What it does
------------
Finds contiguous global accesses in which so few threads are active that a request asks for a
sector's worth of bytes or less, names their lines, and says how many of the kernel's requests
they are and how much of what they move is used. On data of old chips, which has no such counters,
it compares the bandwidth that the algorithm needs with the one that the hardware delivered.

Why it costs
------------
A request takes a place in the queue for memory instructions, a look-up in L1 and a wait of its
own, whether 32 threads take part or 4. It moves whole sectors (32 bytes; on Fermi a whole line of
128), so 4 threads with 4 bytes each use half a sector, or an eighth of the line.

Example
-------
``if (threadIdx.x < RADIUS) tile[ty][threadIdx.x] = now[store - RADIUS];`` loads the left halo of
a tile 32 wide: every warp spends a request and a wait on 4 of its 32 threads.

What to try
-----------
- Let one warp load the halo columns of many rows: 32 threads take 4 columns of 8 rows.
- Read the halo through the cache where it is used, instead of staging it in shared memory.
- Issue the halo loads together with the body's, before the barrier, so that they wait together.
- Make the tile wider in x, so that the halo is a smaller part of it.
- On Fermi, load around L1 (``-Xptxas -dlcm=cg``): 32-byte transactions instead of 128-byte lines.

References
----------
- Founding case study: 3DFD wave equation, halo loads use 4 of 32 threads (62 of 74 GB/s used).
- CUDA C++ Best Practices Guide, "Coalesced Access to Global Memory".
"""

from dataclasses import replace

from cuado.metrics import Unit
from cuado.model.finding import Bound, Finding, Scope
from cuado.model.instruction import Access, Instruction, SourceLocation, Space
from cuado.rules.analyses.coalesced_bounds import RELIEF_METRICS, merged
from cuado.rules.analyses.coalescing import (
    SECTOR_BYTES,
    Pattern,
    bytes_of,
    has_counters,
    is_scattered,
    pattern,
    requests_at_most,
)
from cuado.rules.bounds import is_too_little
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Need, Rule, Topic

MOST_THREADS = 16.0
"""Threads of an average request up to which it counts as partly filled; a full warp that loads
bytes fills a sector too, and is a matter of width."""

MOST_BYTES = 32.0
"""Bytes a request asks for up to which it counts as partly filled: one sector, a quarter of what
a warp of 4-byte elements asks for. The halos of [000] ask for 16."""

LEAST_REQUESTS = 10.0
"""Percent of the kernel's global requests that must be partly filled: an odd store of a block's
result is none of it. In the case study [000] they are a third."""

LEAST_OVERHEAD = 1.1
"""Bandwidth the hardware delivers over that which the algorithm needs, from which the difference
is worth a look: [000] pursues 74 / 62 = 1.19 and stops at 67 / 66."""

_ADVICE = (
    "let one warp load the halo columns of many rows (32 threads: 4 columns of 8 rows)",
    "issue these loads together with the full ones, so that they wait together",
    "read these few values through the cache where they are used, without shared memory",
    "make the tile wider in x: its halo is then a smaller part of it",
)
_OLD_ADVICE = (
    "load around L1 (-Xptxas -dlcm=cg): 32-byte transactions instead of 128-byte lines",
    *_ADVICE,
)


def check(facts: Facts) -> Finding | None:
    """Fires when many of the kernel's requests ask for a sector's worth of bytes or less."""
    if not has_counters(facts):
        return _from_bandwidths(facts)
    found = pattern(facts, _is_partial, Access.LOAD, Access.STORE)
    every = facts.total(requests_at_most, (i for i in facts.code if i.space is Space.GLOBAL))
    if not every or 100 * found.requests / every < LEAST_REQUESTS:
        return None
    bound = merged(facts, found)
    if is_too_little(bound):
        return None
    return _finding(facts, found, 100 * found.requests / every, bound)


def _finding(facts: Facts, found: Pattern, percent: float, bound: Bound | None) -> Finding:
    threads = facts.total(lambda i: i.threads_on, found.instructions) / found.requests
    used = 100 * facts.total(bytes_of, found.instructions) / (found.sectors * SECTOR_BYTES)
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"{percent:.0f}% of the global requests have {threads:.3g} of 32 threads active; "
            f"they use {used:.0f}% of the bytes they move, and each costs a queue place, a "
            "look-up and a wait like a full one"
        ),
        advice=_ADVICE,
        evidence=(
            counted("threads per partly filled request", threads, Unit.THREAD, "32"),
            counted("partly filled requests", percent, Unit.PERCENT, f"< {LEAST_REQUESTS:g}%"),
            counted("bytes used of those they move", used, Unit.PERCENT, "100%"),
        ),
        lines=line_shares(
            facts.profile, requests_at_most, "partly filled requests", found.instructions
        ),
        bound=bound,
    )


def _is_partial(instruction: Instruction) -> bool:
    requests = requests_at_most(instruction)
    few = 0 < (instruction.threads_on or 0) <= MOST_THREADS * requests
    small = 0 < bytes_of(instruction) <= MOST_BYTES * requests
    return few and small and not is_scattered(instruction)


def _from_bandwidths(facts: Facts) -> Finding | None:
    """The founding document's way: bytes the algorithm needs against bytes moved [000]."""
    needed, moved = facts.get("application_bandwidth"), facts.get("hardware_bandwidth")
    if not needed or moved is None or moved < LEAST_OVERHEAD * needed:
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"the hardware moves {moved / needed:.3g} times the bytes that the algorithm needs: "
            "requests move whole lines or sectors of which they use a part"
        ),
        advice=_OLD_ADVICE if facts.chip.compute_capability < (3, 0) else _ADVICE,
        evidence=(
            facts.evidence("application_bandwidth"),
            facts.evidence("hardware_bandwidth", "the same"),
        ),
        bound=Bound(
            moved / needed,
            Scope.KERNEL,
            "memory-bound throughout, and no byte moved that is not needed",
        ),
    )


def _load(offset: int, line: int, threads: int, sectors: float, waiting: float) -> Instruction:
    return Instruction(
        offset=offset,
        sass=f"LDG.E R{offset}, desc[UR4][R2.64]",
        location=SourceLocation("stencil.cu", line),
        executed=1000,
        threads=32000,
        threads_on=1000 * threads,
        samples=waiting,
        stalls={"lg_throttle": waiting},
        space=Space.GLOBAL,
        access=Access.LOAD,
        access_bits=32,
        sectors=sectors,
        sectors_ideal=sectors,
        l1_tags=1000,
    )


_USE = Instruction(
    offset=64,
    sass="STS [R9], R32",
    location=SourceLocation("stencil.cu", 50),
    executed=1000,
    samples=80,
    stalls={"long_scoreboard": 80},
)
_REST = Instruction(offset=80, sass="FADD R1, R1, R3", executed=9000, samples=800)

RULE = Rule(
    name="partially-filled-requests",
    title="Requests filled by few threads (halo loads)",
    topic=Topic.ACCESS,
    check=check,
    requires=(Need.COUNTERS,),
    instead=("application_bandwidth", "hardware_bandwidth"),
    uses=RELIEF_METRICS,
    fires=(
        Example(
            says="a tile's left and right halo: 4 of 32 threads, 16 bytes of a sector",
            instructions=(
                _load(16, 41, 32, 4000, 0),
                _load(32, 50, 4, 1000, 5),
                _load(48, 51, 4, 1000, 5),
                _USE,
                _REST,
            ),
        ),
        Example(
            says="3DFD on a C2050 [000]: 62 GB/s needed, 74 GB/s moved",
            metrics={"application_bandwidth": 62e9, "hardware_bandwidth": 74e9},
            chip="c2050",
        ),
    ),
    silent=(
        Example(
            says="a full warp that copies bytes: narrow, not partly filled",
            instructions=(replace(_load(16, 9, 32, 1000, 60), access_bits=8), _USE, _REST),
        ),
        Example(
            says="all threads take part",
            instructions=(_load(16, 41, 32, 4000, 0), _load(32, 50, 32, 4000, 5), _USE, _REST),
        ),
        Example(
            says="borderline: half a warp still asks for two full sectors",
            instructions=(_load(16, 41, 32, 4000, 0), _load(32, 50, 16, 2000, 5), _USE, _REST),
        ),
        Example(
            says="3DFD with non-caching loads [000]: 66 GB/s needed, 67 GB/s moved",
            metrics={"application_bandwidth": 66e9, "hardware_bandwidth": 67e9},
            chip="c2050",
        ),
    ),
)
