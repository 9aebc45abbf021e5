"""Too few bytes are in flight to keep DRAM busy.

What it does
------------
Applies Little's law: to use the bandwidth, latency times bandwidth bytes must be on their way at
any time. It compares what an SM needs with what its warps had in flight (warps that wait for
global loads, times loads a warp has out, times bytes of a load), and fires when that is clearly
less and waiting for global loads is what warps do. The advice follows the reason: loads waited
for one by one, stores the compiler must not pass, low occupancy.

Why it costs
------------
A load from DRAM takes some 600 to 700 cycles on today's chips however idle DRAM is. An SM of an
H200 needs about 10 KB in flight, 80 full warp requests of 4-byte elements. 64 warps with one
request each, half of which wait at a barrier or compute, do not reach that.

Example
-------
A transpose that moves one element per thread has 2.7 of 10.5 KB in flight and takes 0.302 ms;
with 8 independent loads per thread before the first use it takes 0.147 ms. The conflict-free
tile, the coalesced accesses and the full occupancy of both are the same.

What to try
-----------
- Several elements per thread: issue all their loads, then use them.
- ``__restrict__`` on all pointers, so that the compiler may move loads above stores.
- Wider loads (``float4``) where a thread can own neighbouring elements.
- Load the next iteration's data before computing on this one's (software pipelining; asynchronous
  copies to shared memory from compute capability 8.0 on).
- More warps, where occupancy is low.

References
----------
- Vasily Volkov, "Better Performance at Lower Occupancy" and "Understanding Latency Hiding on GPUs".
- Founding case studies: 30 to 50 lines of 128 bytes per SM on a C2050 [001]; over 100 on Kepler,
  transpose with 8 elements per thread [004].
"""

from cuado.metrics import Unit
from cuado.metrics.vocabulary import PIPES
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Effort, Finding
from cuado.model.instruction import Access, Instruction, SourceLocation, Space
from cuado.model.limiter import Concurrency, Limit
from cuado.rules.analyses.aliasing import serialised_pairs
from cuado.rules.bounds import is_too_little, lower_of
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Need, Rule, Topic
from cuado.sass.waits import LONG, blame, is_global_load, waits

ENOUGH = 0.8
"""Part of the bytes that Little's law asks for from which they are enough: latencies are known to
a tenth or two, and the last fifth of the bandwidth takes more than this law."""

MUCH_WAITING = 0.3
"""Part of warp time spent waiting for global loads from which more of them in flight help: in the
repaired case studies [003, 004] it is a fifth; in those to repair a third and more."""

FEW_LOADS = 2.0
"""Loads per wait below which issuing several together is the first thing to try."""

LOW_OCCUPANCY = 50.0
"""Percent of the warp slots below which more warps are an answer as well: chosen, below the 56%
that [002] calls "not too low"."""

ASYNC_COPY = (8, 0)
"""Compute capability from which global memory is copied to shared memory without registers."""


def check(facts: Facts) -> Finding | None:
    """Fires when latency limits, loads are what warps wait for, and too few bytes are out."""
    had = facts.limiter.concurrency
    verdict = facts.limiter.verdict
    if had is None or not (verdict.waits or verdict is Limit.LAUNCH):
        return None
    waiting = facts["stall_long_scoreboard"] / facts["cycles_per_issue"]
    if had.had >= ENOUGH * had.needed or waiting < MUCH_WAITING:
        return None
    limit = _bound(facts, had)
    if is_too_little(limit):
        return None
    blamed = {facts.code[load].offset: samples for load, samples in blame(facts.code).items()}
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"{had.had:,.0f} bytes are in flight per SM where DRAM needs {had.needed:,.0f}: warps "
            f"spend {waiting:.0%} of their time waiting for global loads, with "
            f"{had.loads_per_wait:.2g} loads out per wait"
        ),
        advice=tuple(_advice(facts, had)),
        evidence=(
            counted("bytes in flight per SM", had.had, Unit.BYTE, f"{had.needed:,.0f}"),
            facts.evidence("stall_long_scoreboard"),
            *facts.optional_evidence("dram_utilization", "achieved_occupancy"),
        ),
        lines=line_shares(
            facts.profile, lambda i: blamed.get(i.offset), "samples waiting for its loads"
        ),
        bound=limit,
    )


def _bound(facts: Facts, had: Concurrency) -> Bound | None:
    """At most until enough bytes are in flight, or until a unit that moves data is full.

    Several elements per thread share the instructions around them, so that the pipes and the issue
    slots do not bound; what moves the data (L1's data stage, L2, DRAM) keeps its work.
    """
    shared = dict.fromkeys((f"pipe_{pipe}_utilization" for pipe in PIPES), 0.0)
    shared["issue_slot_utilization"] = 0.0
    share = 1 - max(had.had, 1.0) / had.needed
    return lower_of(
        facts, shared, share, f"{1 / (1 - share):.2g} times the bytes in flight fill DRAM"
    )


def _advice(facts: Facts, had: Concurrency) -> list[str]:
    advice = []
    pairs = serialised_pairs(facts.code)
    if pairs:
        advice.append(
            "declare the pointers __restrict__ (and the input const): the loop is unrolled, yet "
            f"{pairs} loads in a row are each waited for before a store that they must not pass, "
            "as the compiler cannot tell that the arrays do not overlap"
        )
    if had.loads_per_wait < FEW_LOADS:
        advice.append(
            "give each thread several elements and issue all their loads before the first use"
        )
    if _loops(facts):
        advice.append("load the next iteration's data before computing on this one's")
    advice.append("load wider (float4) where a thread can own neighbouring elements")
    if _stages(facts):
        advice.append(
            "copy to shared memory asynchronously, a tile ahead (cuda::memcpy_async, cp.async)"
        )
    occupancy = facts.get("achieved_occupancy")
    if occupancy is not None and occupancy < LOW_OCCUPANCY:
        advice.insert(
            1 if pairs else 0,
            f"keep more warps resident: {occupancy:.0f}% of the warp slots are in use",
        )
    return advice


def _loops(facts: Facts) -> bool:
    """True if warps come to a global load more than once."""
    warps = facts.code[0].executed if facts.code else None
    return warps is not None and any(
        (i.executed or 0) > warps for i in facts.code if is_global_load(i)
    )


def _stages(facts: Facts) -> bool:
    """True if loaded values go straight to shared memory on a chip that can copy them there."""
    readers = (facts.code[wait.reader] for wait in waits(facts.code))
    return facts.chip.compute_capability >= ASYNC_COPY and any(
        reader.base_opcode == "STS" and reader.stall(LONG) for reader in readers
    )


def _copy(opcode: str, pairs: int) -> tuple[Instruction, ...]:
    """An unrolled copy loop: load, store, load, store."""
    code = []
    for k in range(pairs):
        for position, (sass, access) in enumerate(
            (
                (f"{opcode} R{19 + k}, desc[UR6][R8.64]", Access.LOAD),
                (f"STG.E desc[UR6][R4.64+{hex(4 * k)}], R{19 + k}", Access.STORE),
            )
        ):
            waiting = 90.0 if access is Access.STORE else 0.0
            code.append(
                Instruction(
                    offset=32 * k + 16 * position,
                    sass=sass,
                    location=SourceLocation("copy.cu", 22),
                    executed=1000,
                    samples=waiting + 2,
                    stalls={LONG: waiting, "wait": 2},
                    space=Space.GLOBAL,
                    access=access,
                    access_bits=32,
                )
            )
    return tuple(code)


_WAITING = {"stall_long_scoreboard": 23.2, "cycles_per_issue": 60.6, "dram_utilization": 36.8}

RULE = Rule(
    name="too-few-bytes-in-flight",
    title="Too few bytes in flight to keep DRAM busy",
    topic=Topic.LATENCY,
    cause=Cause.LOW_ILP,
    effort=Effort.KERNEL,
    check=check,
    needs=("stall_long_scoreboard", "cycles_per_issue"),
    requires=(Need.COUNTERS,),
    uses=("achieved_occupancy", "dram_utilization"),
    fires=(
        Example(
            says="transpose, one element per thread: 2.7 of 10.5 KB in flight",
            metrics=_WAITING,
            instructions=_copy("LDG.E", 1),
            concurrency=Concurrency(10_500, 2_700, 1, "example"),
        ),
        Example(
            says="an unrolled copy without __restrict__",
            metrics={**_WAITING, "achieved_occupancy": 12.5},
            instructions=_copy("LDG.E", 8),
            concurrency=Concurrency(10_500, 250, 1, "example"),
            verdict=Limit.LAUNCH,
        ),
    ),
    silent=(
        Example(
            says="8 elements per thread: enough is in flight, and DRAM is at its roof",
            metrics={**_WAITING, "dram_utilization": 76.3},
            instructions=_copy("LDG.E", 1),
            concurrency=Concurrency(10_500, 30_000, 8, "example"),
            verdict=Limit.NEAR_ROOF,
        ),
        Example(
            says="borderline: nine tenths of what Little's law asks for",
            metrics=_WAITING,
            instructions=_copy("LDG.E.CONSTANT", 4),
            concurrency=Concurrency(10_500, 9_450, 4, "example"),
        ),
        Example(
            says="few bytes in flight, but warps wait for barriers, not for loads",
            metrics={"stall_long_scoreboard": 5, "cycles_per_issue": 60},
            instructions=_copy("LDG.E", 1),
            concurrency=Concurrency(10_500, 2_700, 1, "example"),
        ),
    ),
)
