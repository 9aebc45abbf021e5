"""Contiguous global accesses start inside a sector and touch one more than they need.

What it does
------------
Finds loads and stores whose requests touch about one 32-byte sector more than their bytes fill:
5 where 4 would do for a full warp of 4-byte elements. Such an access is contiguous, only its
start is off; scattered accesses, which touch many more, have their own rules. Without
per-instruction counters it looks at kernels whose average request is that of a full warp.

Why it costs
------------
Each request moves a sector of which it uses a part, and looks up two cache lines instead of one.
The neighbouring warp asks for the same sector again: caches usually save DRAM from it, so a
misaligned load costs up to a fourth in L1 and L2 traffic and little else. A misaligned store
leaves two half-written sectors that L2 must merge.

Example
-------
A stencil on rows of ``nx + 8`` floats whose first interior element is the fifth: ``now[y * nx + x
+ 4]`` starts 16 bytes into a sector in every row.

What to try
-----------
- Put padding before the first row, so that the interior (what most accesses start with) begins on
  a 128-byte boundary, rather than the halo.
- Make the row pitch a multiple of 128 bytes (``cudaMallocPitch``).
- Start sub-arrays of one allocation on 128-byte boundaries.

References
----------
- CUDA C++ Best Practices Guide, "Effects of Misaligned Accesses".
"""

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Finding
from cuado.model.instruction import Access, Instruction, SourceLocation, Space
from cuado.rules.analyses.coalesced_bounds import (
    RELIEF_METRICS,
    coalesced,
    coalesced_kernel,
    queue_relief,
)
from cuado.rules.analyses.coalescing import (
    excess_lines,
    excess_per_request,
    has_counters,
    is_misaligned,
    kernel_metrics,
    pattern,
    straddling_excess,
)
from cuado.rules.bounds import worth_saying
from cuado.rules.facts import Facts, counted
from cuado.rules.rule import Example, Rule, Topic

_ADVICE = (
    "pad before the first row so that the interior, not the halo, starts on a 128-byte boundary",
    "make the row pitch a multiple of 128 bytes (cudaMallocPitch)",
    "start sub-arrays of one allocation on 128-byte boundaries",
)


def check(facts: Facts) -> Finding | None:
    """Fires when straddling accesses make up a noticeable part of the global traffic."""
    return worth_saying(_from_code(facts) if has_counters(facts) else _from_metrics(facts))


def _from_code(facts: Facts) -> Finding | None:
    found = pattern(facts, is_misaligned, Access.LOAD, Access.STORE)
    if not found.matters:
        return None
    ratio = found.sectors / found.ideal
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"requests are contiguous but touch {ratio:.3g} times the "
            f"sectors their bytes fill: {found.share:.0f}% of the kernel's global sectors are "
            "touched only because accesses start inside one"
        ),
        advice=_ADVICE,
        evidence=(
            counted("sectors touched, over those needed", ratio, Unit.RATIO, "1"),
            counted("excess sectors, of all global sectors", found.share, Unit.PERCENT, "0%"),
        ),
        lines=excess_lines(facts, found),
        bound=coalesced(facts, found, None, queue_relief(facts, found.share / 100)),
    )


def _from_metrics(facts: Facts) -> Finding | None:
    for what in ("load", "store"):
        excess = straddling_excess(facts, what)
        if excess is not None:
            return Finding(
                rule=RULE.name,
                title=RULE.title,
                why=(
                    f"the average {what} request is a full warp's, and touches "
                    f"{excess_per_request(facts, what):.2g} sectors more than its bytes fill"
                ),
                advice=_ADVICE,
                evidence=facts.optional_evidence(
                    f"global_{what}_sectors_per_request", f"global_{what}_bytes_per_sector"
                ),
                bound=coalesced_kernel(
                    facts, excess, what == "store", queue_relief(facts, excess / 100)
                ),
            )
    return None


def _access(sectors: float, access: Access = Access.LOAD, ideal: float = 4000) -> Instruction:
    return Instruction(
        offset=16,
        sass="LDG.E R2, desc[UR4][R2.64]" if access is Access.LOAD else "STG.E [R4.64], R3",
        location=SourceLocation("kernel.cu", 41),
        executed=1000,
        threads=32000,
        threads_on=32000,
        samples=50,
        stalls={"long_scoreboard": 40, "selected": 10},
        space=Space.GLOBAL,
        access=access,
        access_bits=32,
        sectors=sectors,
        sectors_ideal=ideal,
        l1_tags=2000,
    )


RULE = Rule(
    name="misaligned-access",
    title="Misaligned global accesses",
    topic=Topic.ACCESS,
    cause=Cause.MISALIGNED,
    check=check,
    needs_any=(("global_load_excess", "global_store_excess", "global_excess"),),
    uses=(*kernel_metrics("load"), *kernel_metrics("store"), *RELIEF_METRICS),
    fires=(
        Example(
            says="a stencil's rows start 16 bytes into a sector: 5 sectors a request, not 4",
            metrics={"global_excess": 20},
            instructions=(_access(5000), _access(5000, Access.STORE)),
        ),
        Example(
            says="without code: 5 sectors a request, 25.6 bytes used of each",
            metrics={
                "global_load_sectors_per_request": 5,
                "global_load_bytes_per_sector": 25.6,
                "stall_long_scoreboard": 20,
                "cycles_per_issue": 40,
            },
        ),
    ),
    silent=(
        Example(
            says="every row starts on a sector",
            metrics={"global_excess": 0},
            instructions=(_access(4000),),
        ),
        Example(
            says="borderline: a stride of two elements touches 8 sectors, four too many",
            metrics={"global_excess": 50},
            instructions=(_access(8000),),
        ),
        Example(
            says="without code: 3.5 sectors a request, 24.6 bytes of each: no full warps",
            metrics={
                "global_load_sectors_per_request": 3.54,
                "global_load_bytes_per_sector": 24.6,
            },
        ),
    ),
)
