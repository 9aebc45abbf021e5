"""Global loads move more sectors than their threads asked for.

What it does
------------
Compares the 32-byte sectors that the kernel's global loads touch with those they would touch if
the threads of a warp read neighbouring addresses, per instruction, and names the lines that load
the excess. Without per-instruction counters it compares the kernel's totals: bytes asked for per
sector, efficiency, or transactions a request. An excess of one sector a request is misalignment
and has its own rule. The excess counts against all the kernel's global traffic.

Why it costs
------------
Memory moves whole sectors: a warp that reads 32 floats from 32 different sectors moves 1,024
bytes to use 128. The excess takes bandwidth at every level it crosses (L1's data stage, L2, DRAM)
and cache space that other data could use; each extra line is also an extra cycle in L1.

Example
-------
``mean += input[element * count + v]`` with ``element = threadIdx.x`` makes neighbouring threads
read ``count`` elements apart: 32 sectors a request, 8 times the 4 that 32 floats need.

What to try
-----------
- Let neighbouring threads read neighbouring addresses: put ``threadIdx.x`` on the fastest index.
- Transpose the data's layout (array of structures to structure of arrays).
- Give a task to a warp, or to part of one, instead of to a thread, and let its lanes walk the
  task's data together.
- Stage a tile through shared memory: load it coalesced, read it in any order.
- Where addresses are scattered by nature: the read-only path or a texture on Kepler, a texture or
  48 KB of L1 on Fermi; on later chips textures and loads share one cache.

References
----------
- CUDA C++ Best Practices Guide, "Coalesced Access to Global Memory".
- Founding case studies: averaging v2 to v3 (8:1), climate kernel A (16 transactions per load),
  block-sparse SpMV (19.92 per request).
"""

from dataclasses import replace

from cuado.model.cause import Cause
from cuado.model.finding import Finding
from cuado.model.instruction import Access, Instruction, Space
from cuado.rules.analyses.coalesced_bounds import RELIEF_METRICS, coalesced, coalesced_kernel
from cuado.rules.analyses.coalescing import (
    MISALIGNED_TRAFFIC,
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
    "let neighbouring threads read neighbouring addresses: put threadIdx.x on the fastest index, "
    "or make an array of structures one array for each field",
    "let a warp, or a block, walk each task's data together instead of one thread walking it alone",
    "transpose the data's layout",
    "stage a tile through shared memory: load it coalesced, then read it in any order",
)


_READ_ONLY = {
    2: (
        "if the addresses cannot be ordered: bind the data to a texture, which has a cache of its "
        "own and fetches 32 bytes; or prefer 48 KB of L1, or let loads bypass it (-Xptxas -dlcm=cg)"
    ),
    3: (
        "if the addresses cannot be ordered: read through the texture cache (__ldg, const "
        "__restrict__, or a texture object): it fetches 32 bytes, and spares L2 what it hits"
    ),
}
_UNIFIED = (
    "if the addresses cannot be ordered: keep what is read small enough for L1, which texture "
    "fetches share; a texture object gains only where neighbours in two dimensions are read"
)
"""What is left to do for scattered reads [000, 001, 002], by generation: from Maxwell on texture
fetches and loads go through one cache."""


def _advice(facts: Facts) -> tuple[str, ...]:
    """Order the addresses first; where that cannot be, the path that suits scattered reads."""
    return (*_ADVICE, _READ_ONLY.get(facts.chip.compute_capability[0], _UNIFIED))


def check(facts: Facts) -> Finding | None:
    """Fires when scattered loads make up a noticeable part of the kernel's global traffic."""
    return worth_saying(_from_code(facts) if has_counters(facts) else _from_metrics(facts))


def _from_code(facts: Facts) -> Finding | None:
    found = pattern(facts, is_scattered, Access.LOAD)
    if not found.matters:
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"loads move {found.sectors / found.requests:.3g} sectors a request where "
            f"{found.ideal / found.requests:.3g} would do, "
            f"{found.sectors / found.ideal:.3g} times the traffic: {found.share:.0f}% of the "
            "kernel's global sectors are their excess"
        ),
        advice=_advice(facts),
        evidence=excess_evidence(found, "load"),
        lines=excess_lines(facts, found),
        bound=coalesced(facts, found, written=False),
    )


def _from_metrics(facts: Facts) -> Finding | None:
    excess = scattered_excess(facts, "load")
    if excess is None and facts.get("global_load_excess") is None:
        # Only the total over loads and stores is known; this rule speaks for both.
        both = facts.get("global_excess")
        excess = both if both is not None and both > MISALIGNED_TRAFFIC else None
    if excess is None:
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=f"{excess:.0f}% of what the loads move was not asked for{_transactions(facts)}",
        advice=_advice(facts),
        evidence=facts.optional_evidence(*_EVIDENCE),
        bound=coalesced_kernel(facts, excess, written=False),
    )


def _transactions(facts: Facts) -> str:
    """The founding documents' way to put it: lines a request, and those that went past L1 [000]."""
    moved, ideal = (facts.get(f"{n}_transactions_per_request") for n in ("global_load", "ideal"))
    if moved is None or ideal is None:
        return ""
    text = f": {moved:.3g} transactions a request where {ideal:.3g} would do"
    missed = facts.get("global_load_misses_per_request")
    if missed is not None:
        text += f", {missed:.3g} of which miss L1: {missed / ideal:.2g} times the bytes needed"
    return text


def _counted_load(sectors: float, ideal: float) -> Instruction:
    """As an emulated device counts it: without samples."""
    return replace(_load(sectors, ideal), samples=None, stalls={})


def _load(sectors: float, ideal: float) -> Instruction:
    return access(
        16,
        "LDG.E R2, desc[UR4][R2.64]",
        ("kernel.cu", 27),
        (Space.GLOBAL, Access.LOAD),
        samples=80,
        stalls={"long_scoreboard": 70, "lg_throttle": 10},
        sectors=sectors,
        sectors_ideal=ideal,
    )


_EVIDENCE = (
    "global_load_excess",
    "global_load_sectors_per_request",
    "global_load_bytes_per_sector",
    "global_load_efficiency",
    "global_load_transactions_per_request",
    "global_load_misses_per_request",
)

RULE = Rule(
    name="uncoalesced-global-load",
    title="Uncoalesced global loads",
    topic=Topic.ACCESS,
    cause=Cause.UNCOALESCED_LOAD,
    check=check,
    needs_any=(("global_load_excess", "global_excess"),),
    uses=(*kernel_metrics("load"), *_EVIDENCE, *RELIEF_METRICS),
    fires=(
        Example(
            says="each thread walks its own row: 32 sectors a request",
            metrics={
                "global_excess": 87.5,
                "l1_data_pipe_utilization": 79,
                "shared_pipe_utilization": 38,
            },
            instructions=(_load(32000, 4000),),
        ),
        Example(
            says="the same on an emulated device, which has no stall samples",
            metrics={
                "global_excess": 87.5,
                "cycles_per_issue": 120,
                "l1_data_pipe_utilization": 79,
                "shared_pipe_utilization": 38,
            },
            instructions=(_counted_load(32000, 4000),),
        ),
        Example(
            says="the same without code: 18 sectors a request, 7.1 bytes used of each",
            metrics={
                "global_load_bytes_per_sector": 7.11,
                "global_load_sectors_per_request": 18,
                "l1_data_pipe_utilization": 79,
                "shared_pipe_utilization": 38,
            },
        ),
        Example(
            says="climate kernel A [000]: 16 transactions a load, 2 ideal, 10 of them misses",
            metrics={
                "global_load_requests": 72_704,
                "global_load_l1_line_hits": 439_072,
                "global_load_l1_line_misses": 724_192,
                "ideal_transactions_per_request": 2,
            },
            chip="c2050",
        ),
    ),
    silent=(
        Example(
            says="two 16-byte loads a thread, 32 bytes apart: L1 serves the second, DRAM is full",
            metrics={
                "global_excess": 40,
                "dram_utilization": 88,
                "l2_utilization": 90,
                "l2_read_sectors": 16000,
            },
            instructions=(_load(32000, 16000),),
        ),
        Example(
            says="neighbouring threads, neighbouring floats",
            metrics={"global_excess": 0},
            instructions=(_load(4000, 4000),),
        ),
        Example(
            says="borderline: rows that start in the middle of a sector are misaligned, no more",
            metrics={"global_excess": 20},
            instructions=(_load(5000, 4000),),
        ),
        Example(
            says="climate kernel A, transposed [000]: 2.17 transactions a load",
            metrics={
                "global_load_transactions_per_request": 2.17,
                "ideal_transactions_per_request": 2,
            },
            chip="c2050",
        ),
    ),
)
