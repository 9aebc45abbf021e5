"""Global stores touch more sectors than their threads write.

What it does
------------
Compares the 32-byte sectors that the kernel's global stores touch with those they would touch if
the threads of a warp wrote neighbouring addresses, per instruction, and names the lines that store
the excess. Without per-instruction counters it compares the kernel's totals. The excess counts
against all the kernel's global traffic: a block that stores one float wastes most of a sector and
nobody's time.

Why it costs
------------
L1 writes through, sector by sector: a warp that stores 32 floats to 32 sectors makes 32 writes to
L2 where 4 would do, each a cycle in L1 and in L2. The warp itself goes on at once, so the cost
shows elsewhere: as *drain* (an exiting warp waits until its stores are accepted), as full queues
for memory instructions, and as longer loads behind the stores. L2 may merge the pieces before
they reach DRAM, which then looks idle.

Example
-------
``out[i * rows + j] = in[j * cols + i]`` with ``i`` from ``threadIdx.x`` reads rows and writes
columns: 32 sectors a store request, and L2 at 88% of its peak with DRAM at 12%.

What to try
-----------
- Let neighbouring threads write neighbouring addresses: put ``threadIdx.x`` on the fastest index
  of the output.
- Where input and output want different orders (a transpose), go through a shared-memory tile.
- Gather rather than scatter: reads that miss can be cached, writes cannot.
- Let one thread write 16 adjacent bytes (``float4``) where it owns them.

References
----------
- CUDA C++ Best Practices Guide, "Coalesced Access to Global Memory".
- Founding case study: transpose, 2-D version (store efficiency 12.5%).
"""

from cuado.model.cause import Cause
from cuado.model.finding import Finding
from cuado.model.instruction import Access, Instruction, Space
from cuado.rules.analyses.coalesced_bounds import RELIEF_METRICS, coalesced, coalesced_kernel
from cuado.rules.analyses.coalescing import (
    excess_evidence,
    excess_lines,
    has_counters,
    is_scattered,
    kernel_metrics,
    pattern,
    scattered_excess,
)
from cuado.rules.bounds import worth_saying
from cuado.rules.example_kernels import access
from cuado.rules.facts import Facts
from cuado.rules.rule import Example, Rule, Topic

_ADVICE = (
    "let neighbouring threads write neighbouring addresses: put threadIdx.x on the output's "
    "fastest index",
    "stage a tile through shared memory: write it as computed, then store it row by row",
    "turn a scatter into a gather: let each thread own an output and read what it needs",
    "where one thread owns adjacent outputs, write them with one wide store (float4)",
)


def check(facts: Facts) -> Finding | None:
    """Fires when scattered stores make up a noticeable part of the kernel's global traffic."""
    return worth_saying(_from_code(facts) if has_counters(facts) else _from_metrics(facts))


def _from_code(facts: Facts) -> Finding | None:
    found = pattern(facts, is_scattered, Access.STORE)
    if not found.matters:
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"stores touch {found.sectors / found.requests:.3g} sectors a request where "
            f"{found.ideal / found.requests:.3g} would do: {found.share:.0f}% of the kernel's "
            f"global sectors are their excess{_draining(facts)}"
        ),
        advice=_ADVICE,
        evidence=(
            *excess_evidence(found, "store"),
            *facts.optional_evidence("l2_utilization", "stall_drain"),
        ),
        lines=excess_lines(facts, found),
        bound=coalesced(facts, found, written=True),
    )


def _from_metrics(facts: Facts) -> Finding | None:
    excess = scattered_excess(facts, "store")
    if excess is None:
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=f"{excess:.0f}% of what the stores move was not asked for{_draining(facts)}",
        advice=_ADVICE,
        evidence=facts.optional_evidence(*_EVIDENCE, "l2_utilization", "stall_drain"),
        bound=coalesced_kernel(facts, excess, written=True),
    )


def _draining(facts: Facts) -> str:
    """How long warps that are done wait for their stores, where that is a tenth of their time."""
    drain, cycles = facts.get("stall_drain"), facts.get("cycles_per_issue")
    if not drain or not cycles or drain < _MUCH * cycles:
        return ""
    return f"; warps spend {drain / cycles:.0%} of their time waiting for stores before they end"


_MUCH = 0.1
"""Part of warp time from which the wait at the exit is worth words; no verdict hangs on it."""


def _store(sectors: float, ideal: float, executed: float = 1000) -> Instruction:
    return access(
        288,
        "STG.E desc[UR4][R4.64], R3",
        ("kernel.cu", 29),
        (Space.GLOBAL, Access.STORE),
        executed=executed,
        samples=20,
        stalls={"long_scoreboard": 20},
        sectors=sectors,
        sectors_ideal=ideal,
    )


_EXIT = Instruction(offset=320, sass="EXIT", samples=80, stalls={"drain": 78, "wait": 2})
_LOAD = Instruction(
    offset=240,
    sass="LDG.E R3, desc[UR4][R2.64]",
    executed=1000,
    space=Space.GLOBAL,
    access=Access.LOAD,
    sectors=4000,
    sectors_ideal=4000,
)
_EVIDENCE = (
    "global_store_excess",
    "global_store_sectors_per_request",
    "global_store_bytes_per_sector",
    "global_store_efficiency",
    "global_store_transactions_per_request",
)

RULE = Rule(
    name="uncoalesced-global-store",
    title="Uncoalesced global stores",
    topic=Topic.ACCESS,
    cause=Cause.UNCOALESCED_STORE,
    check=check,
    needs_any=(("global_store_excess", "global_excess"),),
    uses=(
        *kernel_metrics("store"),
        *_EVIDENCE,
        *RELIEF_METRICS,
        "l2_utilization",
        "stall_drain",
        "cycles_per_issue",
    ),
    fires=(
        Example(
            says="a transpose that writes columns: 32 sectors a request",
            metrics={"global_excess": 77.8, "l2_utilization": 88},
            instructions=(_LOAD, _store(32000, 4000), _EXIT),
        ),
        Example(
            says="transpose on a K20X [004]: store efficiency 12.5%",
            metrics={"global_store_efficiency": 12.5},
            chip="k20x",
        ),
    ),
    silent=(
        Example(
            says="rows in, rows out",
            metrics={"global_excess": 0},
            instructions=(_LOAD, _store(4000, 4000), _EXIT),
        ),
        Example(
            says="borderline: a scattered result of one value per 32 loads is 1% of the traffic",
            metrics={"global_excess": 0.9},
            instructions=(_LOAD, _store(40, 4, executed=2)),
        ),
        Example(
            says="one thread of a block stores one float: 4 bytes of a sector, no traffic at all",
            metrics={
                "global_store_bytes_per_sector": 4,
                "global_store_sectors_per_request": 1,
                "global_store_sectors": 1_048_576,
                "global_load_sectors": 1_207_959_552,
            },
        ),
    ),
)
