"""L2 loses sectors that the kernel still needs: DRAM moves them more than once.

What it does
------------
Computes from the code how many sectors the kernel can need from DRAM at most: accesses of a
thread through one address that share sectors count each sector once, all other accesses count
every sector as new. When DRAM read clearly more than that, sectors were fetched again; when it
wrote clearly more, partly written sectors were written back and had to be completed later. What
two different instructions reuse cannot be proven from a profile, so the rule is often silent, and
its silence proves nothing.

Why it costs
------------
DRAM bandwidth is the scarcest of all, and latency grows by that of DRAM over L2 for each repeated
fetch. A sector written back half full costs a second write for the other half.

Example
-------
Each thread of a large grid appends to its own region, four bytes at a time: 200,000 open sectors
per stream and instruction; when other traffic pushes them out between two appends, DRAM writes
32 bytes eight times.

What to try
-----------
- Let a warp write (or read) a region together, so that a sector is complete in one request.
- Work in tiles whose data fits L2, all blocks on one tile at a time.
- Set aside L2 for the data that is reused (``cudaAccessPolicyWindow``), and mark streams
  evict-first (``__ldcs``, ``__stcs``).

References
----------
- CUDA C++ Programming Guide, "Device Memory L2 Access Management".
- CUDA C++ Best Practices Guide, "L2 Cache".
"""

from cuado.metrics import Unit
from cuado.model.finding import Effort, Evidence, Finding
from cuado.model.instruction import Access, Instruction, SourceLocation, Space
from cuado.rules.analyses.sector_walks import SECTOR_BYTES, Walk, others, walks
from cuado.rules.bounds import bound, is_too_little
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Need, Rule, Topic

FETCH_SECTORS = 2
"""Sectors that a read miss may fetch where one was asked for: L2 fetches 64 bytes by default
(cudaLimitMaxL2FetchGranularity)."""

LEAST_REPEATS = 1.25
"""DRAM bytes over the most that can be needed, from which repetition counts as proven: a margin
for page tables, instructions and other small traffic."""

_ADVICE = (
    "let a warp read or write each region together: a sector is then complete in one request",
    "work in tiles that fit L2, all blocks on the same tile at a time",
    "set aside L2 for the reused data (cudaAccessPolicyWindow) and mark streams evict-first "
    "(__ldcs, __stcs)",
)


def check(facts: Facts) -> Finding | None:
    """Fires when DRAM moved more than the code can need at most."""
    reads = _repeats(facts, Access.LOAD, "dram_read_bytes", FETCH_SECTORS, 0)
    # Data that was dirty in L2 before the kernel started is written back during it.
    writes = _repeats(facts, Access.STORE, "dram_write_bytes", 1, facts.chip.l2_bytes)
    repeats = [found for found in (reads, writes) if found is not None]
    if not repeats:
        return None
    excess = sum(found.moved - found.most for found in repeats)
    kept = max(1 - excess / (facts["dram_read_bytes"] + facts["dram_write_bytes"]), 0.0)
    limit = bound(facts, {"dram_utilization": kept}, reasons=("long_scoreboard", "drain"))
    if is_too_little(limit):
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why="; ".join(found.text for found in repeats),
        advice=_ADVICE,
        evidence=tuple(found.evidence for found in repeats),
        lines=line_shares(
            facts.profile,
            lambda i: i.sectors,
            "sectors of walking accesses",
            [i for found in repeats for walk in found.walks for i in walk.instructions],
        ),
        bound=limit,
    )


class _Repeats:
    """Bytes that DRAM moved of one kind, the most that the code can need, and the walks."""

    def __init__(self, verb: str, moved: float, most: float, found: tuple[Walk, ...]) -> None:
        self.moved, self.most, self.walks = moved, most, found
        self.text = (
            f"DRAM {verb} {moved / 1e6:,.0f} MB where the code needs {most / 1e6:,.0f} MB at most"
        )
        self.evidence: Evidence = counted(
            f"bytes DRAM {verb}", moved, Unit.BYTE, f"{most / 1e6:,.0f} MB at most"
        )


def _repeats(
    facts: Facts, access: Access, metric: str, fetched: int, before: float
) -> _Repeats | None:
    """Repeated traffic of one kind; None without proof."""
    found = walks(facts.code, access)
    if not found:
        return None
    local = facts.get(f"local_{access.value}_sectors")
    if local is None:
        if any(i.space is Space.LOCAL and i.executed for i in facts.code):
            return None
        local = 0.0  # no instruction accesses it
    # Atomic updates both read and write their sectors.
    unique = sum(walk.unique for walk in found) + local + others(facts.code, access, found)
    unique += others(facts.code, Access.ATOMIC, ())
    most = fetched * unique * SECTOR_BYTES + before
    moved = facts[metric]
    if moved < LEAST_REPEATS * most:
        return None
    return _Repeats("read" if access is Access.LOAD else "wrote", moved, most, found)


def _walk(opcode: str, access: Access) -> tuple[Instruction, ...]:
    """Sixteen accesses of a thread to neighbouring floats, 32 sectors a request."""
    return tuple(
        Instruction(
            offset=16 * k,
            sass=f"{opcode} desc[UR6][R4.64+{hex(4 * k)}], R19"
            if access is Access.STORE
            else f"{opcode} R{20 + k}, desc[UR6][R4.64+{hex(4 * k)}]",
            location=SourceLocation("append.cu", 22),
            executed=1e6,
            threads=32e6,
            threads_on=32e6,
            samples=10,
            stalls={"lg_throttle": 8, "selected": 2},
            space=Space.GLOBAL,
            access=access,
            access_bits=32,
            sectors=32e6,
            sectors_ideal=4e6,
        )
        for k in range(16)
    )


RULE = Rule(
    name="l2-thrash",
    title="L2 evicts sectors before they are used up",
    topic=Topic.CACHE,
    effort=Effort.KERNEL,
    check=check,
    needs=("dram_read_bytes", "dram_write_bytes"),
    uses=("local_load_sectors", "local_store_sectors"),
    requires=(Need.COUNTERS,),
    fires=(
        Example(
            says="2 GB of neighbouring floats appended per thread, 12 GB written to DRAM",
            metrics={"dram_read_bytes": 1e6, "dram_write_bytes": 12e9, "dram_utilization": 80},
            instructions=_walk("STG.E", Access.STORE),
        ),
        Example(
            says="the same read: 3 GB needed, 16 GB read",
            metrics={"dram_read_bytes": 16e9, "dram_write_bytes": 1e6, "dram_utilization": 80},
            instructions=_walk("LDG.E", Access.LOAD),
        ),
    ),
    silent=(
        Example(
            says="borderline: L2 merges the appended floats, DRAM writes 2.1 GB",
            metrics={"dram_read_bytes": 1e6, "dram_write_bytes": 2.1e9, "dram_utilization": 30},
            instructions=_walk("STG.E", Access.STORE),
        ),
        Example(
            says="the reads take two sectors for one, as L2 fetches them by default: no proof",
            metrics={"dram_read_bytes": 5.8e9, "dram_write_bytes": 1e6, "dram_utilization": 60},
            instructions=_walk("LDG.E", Access.LOAD),
        ),
    ),
)
