"""Atomic operations queue up at a few addresses.

What it does
------------
Compares how long a memory request takes on average with what the chip's memory needs, in kernels
that update memory atomically while DRAM and L2 have room: requests that take many times the
latency of DRAM then queue at the addresses they share. For atomics on shared memory it takes
their own part of warp time.

Why it costs
------------
Updates of one address happen one after the other, in the slice of L2 that holds it, while the
other slices idle. The chip's average use stays low, and the samples fall on whatever waits behind
the atomics: often the next load, not the atomic itself.

Example
-------
A histogram of 16 million keys in 8 bins of global memory: a request takes 38,000 cycles, L2 is 2%
busy. Counted in shared memory first, it is 86 times faster on an H200. The same atomics spread over
a million bins run at L2's own limit: that is no contention. A float sum in shared memory is a
compare-and-swap loop: with four addresses a warp tries eight times, and the kernel takes twice as
long as one that adds up in registers.

What to try
-----------
- Privatise: count per block in shared memory, add up at the end.
- Aggregate in the warp first: ``__reduce_add_sync``, or shuffles, and one atomic per warp.
- Accumulate in registers over several items before each atomic.
- Spread: several copies of the hot address, added up by a second kernel.

References
----------
- CUDA C++ Programming Guide, "Atomic Functions", "Warp Reduce Functions".
- NVIDIA, "Warp-Aggregated Atomics"; "Fast Histograms Using Shared Atomics".
"""

import math
from collections.abc import Iterator

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Effort, Finding
from cuado.model.instruction import Instruction, SourceLocation
from cuado.rules.bounds import bound
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Rule, Topic
from cuado.sass.asynchrony import copies_in_bulk

MANY_LATENCIES = 6.0
"""Times the chip's DRAM latency that a request takes on average. On an H200 with idle L2: 14 times
for a ticket counter, 57 for 8 bins, over 1,000 for one sum, and 0.3 without contention."""

DRAM_LATENCY = 800.0
"""Cycles, where the chip file has none: the upper end of what was measured from Fermi to Hopper."""

ROOM = 60.0
"""Percent of L2's and DRAM's throughput above which requests queue for the whole memory, not for an
address: a kernel below 60% of every peak is limited by latency (NVIDIA's own rules)."""

LEAST_SHARED = 0.25
"""Part of warp time at atomics on shared memory. Hopper's own shared-memory counters are fast: a
histogram of 8 bins spends 1% there."""

LEAST_RETRIED = 0.1
"""Divergent branches per compare-and-swap from which it counts as retried."""

LEAST_AGAIN = 2.0
"""Tries of a compare-and-swap for each time that a warp comes to it, from which it counts as
retried where divergent branches are not counted: an emulated device knows how often ptxas's loop is
executed, and not by which lanes."""

_MEMORY = ("l2_utilization", "dram_utilization")
_QUEUED = ("stall_lg_throttle", "stall_drain")
_GLOBAL = ("ATOM.", "ATOMG", "RED.", "REDG")


def check(facts: Facts) -> Finding | None:
    """Fires when requests queue far beyond latency, or warps at atomics on shared memory."""
    return _global(facts) or _shared(facts)


def _global(facts: Facts) -> Finding | None:
    # Bulk copies are no load instructions, so cycles per request would be those of few requests.
    if not facts["global_atomic_instructions"] or copies_in_bulk(facts.code):
        return None
    if not _memory_has_room(facts):
        return None
    loads = facts.get("global_load_instructions")
    if loads is None:
        return None  # How many requests share the waiting is not known.
    requests = facts["global_atomic_instructions"] + loads
    # Atomics without a result are waited for where their queue is full, and where warps exit.
    queued = [stall for each in _QUEUED if (stall := facts.get(each)) is not None]
    waited = facts["stall_long_scoreboard"] + sum(queued)
    least = "" if len(queued) == len(_QUEUED) else "at least "
    cycles = waited * facts["instructions_executed"] / requests
    latency = facts.chip.dram_latency or DRAM_LATENCY
    if cycles < MANY_LATENCIES * latency:
        return None
    atomics = [i for i in facts.code if i.executed and i.opcode.startswith(_GLOBAL)]
    return Finding(
        rule=RULE.name,
        title="Atomic operations queue up at a few addresses in global memory",
        why=(
            f"a memory request takes {least}{cycles:,.0f} cycles on average, "
            f"{cycles / latency:,.0f} times DRAM's latency, while the memory has room: requests "
            "queue behind "
            f"{facts['global_atomic_instructions']:,.0f} atomic instructions"
        ),
        advice=_ADVICE,
        evidence=(
            counted("cycles per request", cycles, Unit.CYCLE, f"about {latency:.0f}"),
            facts.evidence("global_atomic_instructions"),
            *facts.optional_evidence("l2_utilization", "dram_utilization", "l2_atomic_utilization"),
        ),
        lines=line_shares(facts.profile, lambda i: i.executed, "global atomics", atomics),
        # L2's and the L1 pipe's use may be the atomics' own: they count as nothing else.
        bound=bound(
            facts,
            {"l2_utilization": 0.0, "l1_data_pipe_utilization": 0.0, "pipe_lsu_utilization": 0.0},
            (),
            ("long_scoreboard", "lg_throttle", "membar", "drain"),
        ),
    )


def _memory_has_room(facts: Facts) -> bool:
    """True if neither L2 nor DRAM is busy; False if that is not known of either."""
    memory = [use for unit in _MEMORY if (use := facts.get(unit)) is not None]
    return bool(memory) and max(memory) < ROOM


def _shared(facts: Facts) -> Finding | None:
    atomics = [i for i in facts.code if i.executed and i.opcode.startswith("ATOMS")]
    guilty = [*atomics, *(i for i in _retry_loops(facts, atomics) if i not in atomics)]
    total = facts.profile.samples
    # Waiting for a global load inside the loop is the load's affair.
    spent = facts.total(lambda i: (i.samples or 0) - i.stall("long_scoreboard"), guilty)
    if not total or spent / total < LEAST_SHARED:
        return None
    retried = len(guilty) > len(atomics)
    again = ", trying again where another thread was first" if retried else ""
    return Finding(
        rule=RULE.name,
        title="Atomic operations queue up at a few addresses in shared memory",
        why=f"{spent / total:.0%} of warp time is spent at atomics on shared memory{again}",
        advice=(_REGISTERS, *_ADVICE[1:]),
        evidence=(
            counted("warp time at shared atomics", 100 * spent / total, Unit.PERCENT),
            *facts.optional_evidence("shared_atomic_instructions"),
        ),
        lines=line_shares(facts.profile, lambda i: i.samples, "samples at shared atomics", guilty),
        bound=bound(facts, _without(facts, guilty), {i.offset for i in guilty}, _SHARED_WAITS),
    )


_SHARED_WAITS = ("short_scoreboard",)


def _retry_loops(facts: Facts, atomics: list[Instruction]) -> Iterator[Instruction]:
    """Instructions of compare-and-swap loops that some threads of a warp repeat.

    They are executed as often as their atomic, and the loop's branch splits warps.
    """
    code = [i for i in facts.code if i.executed]
    for spin in (i for i in atomics if ".CAS" in i.opcode):
        loop = [i for i in code if i.executed == spin.executed]
        tries = spin.executed or 0
        if all(i.divergent_branches is None for i in loop):
            retried = _times_through(code, spin) >= LEAST_AGAIN
        else:
            retried = facts.total(lambda i: i.divergent_branches, loop) >= LEAST_RETRIED * tries
        if retried:
            yield from loop


def _times_through(code: list[Instruction], spin: Instruction) -> float:
    """How often a loop's instructions are executed for each time that what is before it is."""
    at = code.index(spin)
    before = next((i for i in reversed(code[:at]) if i.executed != spin.executed), None)
    return (spin.executed or 0.0) / ((before.executed or 0.0) if before else math.inf)


def _without(facts: Facts, guilty: list[Instruction]) -> dict[str, float]:
    """The work of units without the atomics and their loops; shared pipes count as empty."""
    whole = facts.total(lambda i: i.executed)
    return {
        **{f"pipe_{pipe}_utilization": 0.0 for pipe in ("alu", "fma", "lsu", "adu", "cbu")},
        "l1_data_pipe_utilization": 0.0,
        "issue_slot_utilization": 1 - facts.total(lambda i: i.executed, guilty) / whole,
    }


_REGISTERS = "accumulate in registers, then once per warp or block"
_ADVICE = (
    "privatise: accumulate per block in shared memory, and add up at the end",
    "aggregate in the warp first (__reduce_add_sync, shuffles): one atomic per warp",
    "accumulate in registers over several items before each atomic",
    "spread the hot address over several copies, added up by a second kernel",
)


def _shared_counter(
    samples: float, divergent: float | None, before: float = 1000
) -> tuple[Instruction, ...]:
    line = SourceLocation("kernel.cu", 102)
    spin = "ATOMS.CAST.SPIN R3, [R8], R2, R3"
    return (
        Instruction(0, "LDG.E R5, [R2]", executed=before),
        Instruction(16, spin, location=line, executed=8000, samples=samples),
        Instruction(32, "ISETP.EQ.U32.AND P1, PT, R3, 0x1, PT", executed=8000, samples=4 * samples),
        Instruction(
            48, "@!P1 BRA 0x10", executed=8000, samples=samples, divergent_branches=divergent
        ),
        Instruction(64, "FADD R3, R2, R5", executed=1000, samples=500),
    )


_HISTOGRAM = {
    "global_atomic_instructions": 5.2e5,
    "global_load_instructions": 5.2e5,
    "instructions_executed": 4.8e6,
    "cycles_per_issue": 8918.0,
}

RULE = Rule(
    name="atomics-contention",
    title="Atomic operations queue up at a few addresses",
    topic=Topic.CONTROL,
    cause=Cause.ATOMICS,
    effort=Effort.KERNEL,
    check=check,
    needs=("global_atomic_instructions", "stall_long_scoreboard", "instructions_executed"),
    uses=(
        "global_load_instructions",
        "shared_atomic_instructions",
        *_QUEUED,
        "l2_utilization",
        "dram_utilization",
        "l2_atomic_utilization",
    ),
    fires=(
        Example(
            says="a histogram of 8 bins in global memory",
            metrics={
                **_HISTOGRAM,
                "stall_long_scoreboard": 8322,
                "stall_lg_throttle": 538,
                "l2_utilization": 2.1,
            },
        ),
        Example(
            says="a sum of floats in shared memory: compare and swap, eight tries a warp",
            metrics={**_HISTOGRAM, "global_atomic_instructions": 0, "stall_long_scoreboard": 1},
            instructions=_shared_counter(90, divergent=7000),
        ),
        Example(
            says="the same, where nobody counted which branches split warps",
            metrics={**_HISTOGRAM, "global_atomic_instructions": 0, "stall_long_scoreboard": 1},
            instructions=_shared_counter(90, divergent=None),
        ),
    ),
    silent=(
        Example(
            says="attention by bulk copies: 1,156 atomics, and loads that no counter sees",
            metrics={
                "global_atomic_instructions": 1156,
                "stall_long_scoreboard": 12,
                "instructions_executed": 3e6,
                "l2_utilization": 21,
            },
            instructions=(Instruction(16, "UTMALDG.4D [UR8], [UR6]", executed=1000),),
        ),
        Example(
            says="a million bins: L2 is at its limit, not one address",
            metrics={**_HISTOGRAM, "stall_long_scoreboard": 516, "l2_utilization": 96},
        ),
        Example(
            says="long waits, but nobody recorded whether the memory has room",
            metrics={**_HISTOGRAM, "stall_long_scoreboard": 8322},
        ),
        Example(
            says="one atomic per warp at the end of a sum",
            metrics={
                **_HISTOGRAM,
                "global_atomic_instructions": 8448,
                "stall_long_scoreboard": 109,
                "instructions_executed": 6e5,
            },
        ),
        Example(
            says="a word for each thread: every warp is through at once",
            metrics={**_HISTOGRAM, "global_atomic_instructions": 0, "stall_long_scoreboard": 1},
            instructions=_shared_counter(90, divergent=None, before=8000),
        ),
        Example(
            says="8 bins in shared memory: 20 of 520 samples",
            metrics={**_HISTOGRAM, "global_atomic_instructions": 0, "stall_long_scoreboard": 83},
            instructions=_shared_counter(20, divergent=0),
        ),
    ),
)
