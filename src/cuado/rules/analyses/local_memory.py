"""What local memory costs: instructions, traffic past L1, and warp time.

[000] judges spills by two numbers: the part of the instructions that access local memory, and the
part of the traffic past L1 that they cause. On Fermi that traffic is the misses, twice (a line
goes out and comes back). From Volta on L1 passes local stores on to L2, so every stored sector
counts, and a high hit rate of the loads alone says little: on an H200 a kernel with 99.5% hits
lost a factor of four to its spills.
"""

from dataclasses import dataclass

from cuado.model.finding import Bound, Evidence, LineShare, Scope
from cuado.model.instruction import Instruction, Space
from cuado.model.limiter import Limit
from cuado.rules.analyses.instruction_mix import WAITING, readers
from cuado.rules.bounds import bound
from cuado.rules.facts import Facts
from cuado.rules.lines import line_shares
from cuado.sass.registers import registers_of
from cuado.sass.waits import is_global_load

USES = (
    "local_traffic_share",
    "local_instruction_share",
    "local_load_instructions",
    "local_store_instructions",
    "local_load_l1_hit_rate",
    "spill_instructions",
)
"""Metrics that the rules on local memory declare."""

MUCH_TRAFFIC = 20.0
"""Percent of the traffic past L1. The founding case studies lie far on both sides: below 0.1% for
the harmless 10th-order stencil, 53% for the 12th-order one that gains 37% without it [000]."""

MUCH_WORK = 10.0
"""Percent of the instructions, or of warp time. It is about the most that a fix can gain. The
harmless case has 1.6% [000]."""

MOST = 50.0
"""Percent of the traffic past L1, and of warp time behind it, from which local memory is what the
other accesses wait for: then its own part of warp time, at its own instructions, may be small."""

_BY_TRAFFIC = frozenset({Limit.MEMORY_BANDWIDTH, Limit.MEMORY_AND_LATENCY})
"""Verdicts under which the traffic of spills decides, not their number."""


@dataclass(frozen=True, slots=True)
class Local:
    """Local memory's part of a kernel; what is not known is None.

    Attributes:
        instructions: percent of the executed instructions.
        traffic: percent of the traffic past L1.
        time: percent of warp time, waiting for loads included.
        code: the instructions that access it.
        limit: what limits the kernel.
        behind: percent of warp time spent waiting for memory, or for a place in its queues.
    """

    instructions: float | None
    traffic: float | None
    time: float | None
    code: tuple[Instruction, ...]
    limit: Limit = Limit.UNDECIDED
    behind: float | None = None

    @property
    def hurts(self) -> bool | None:
        """True if it costs time: by sampled warp time, or else by what limits the kernel.

        [000]: "memory-bound code: lmem misses are a significant percentage of total bus traffic;
        instruction-bound code: lmem accesses are a significant percentage of all instructions". If
        something else limits, or that number is not known, either is enough; None where one is
        small and the other not known.
        """
        if self.time is not None:
            return self.time >= MUCH_WORK or self._fills_the_queues
        much_traffic = None if self.traffic is None else self.traffic >= MUCH_TRAFFIC
        much_work = None if self.instructions is None else self.instructions >= MUCH_WORK
        if self.limit in _BY_TRAFFIC and much_traffic is not None:
            return much_traffic
        if self.limit is Limit.INSTRUCTION_THROUGHPUT and much_work is not None:
            return much_work
        if much_traffic or much_work:
            return True
        return None if much_traffic is None or much_work is None else False

    @property
    def _fills_the_queues(self) -> bool:
        """True if most of the traffic is its own, and most of warp time is spent behind traffic."""
        is_known = self.traffic is not None and self.behind is not None
        return is_known and min(self.traffic or 0.0, self.behind or 0.0) >= MOST

    @property
    def judged(self) -> str:
        """Which share was decisive, for the end of a sentence; empty if either would be."""
        if self.time is not None:
            return ""
        if self.limit in _BY_TRAFFIC and self.traffic is not None:
            return "; memory limits, so the traffic counts"
        if self.limit is Limit.INSTRUCTION_THROUGHPUT and self.instructions is not None:
            return "; instructions limit, so their number counts"
        return ""

    @property
    def shares(self) -> str:
        """The measured shares in words."""
        parts = (
            (self.instructions, "of the instructions"),
            (self.traffic, "of the traffic past L1"),
            (self.time, "of warp time"),
        )
        return ", ".join(f"{value:.3g}% {what}" for value, what in parts if value is not None)


def local_memory(facts: Facts) -> Local | None:
    """The kernel's use of local memory, None if it uses none."""
    code = tuple(i for i in facts.code if i.space is Space.LOCAL and i.executed)
    instructions = facts.get("local_instruction_share")
    traffic = facts.get("local_traffic_share")
    if not code and not instructions and not traffic:
        return None
    time = _time(facts, code) if code else None
    return Local(instructions, traffic, time, code, facts.limiter.verdict, _behind(facts))


def _behind(facts: Facts) -> float | None:
    """Percent of warp time in which warps wait for memory or its queues; None without samples."""
    total = facts.profile.samples
    waits = (*_QUEUED, "lg_throttle")
    return 100 * facts.total(lambda i: i.stall(*waits)) / total if total else None


def _time(facts: Facts, code: tuple[Instruction, ...]) -> float | None:
    """Percent of warp time spent at local accesses, or waiting for them alone.

    While a global load is out too, the wait is counted as that load's: it takes longer than a
    fill from L1, the two may share a scoreboard, and the warp would wait without the spill. (A
    stencil capped to 32 registers showed 17% at a fill's reader that moved there from the load.)
    """
    total = facts.profile.samples
    if not total:
        return None
    chosen = {i.offset for i in code}
    spent = facts.total(lambda i: i.samples, code)
    busy = _under_global_load(facts)
    waiting = (i for i in readers(facts.code, code) if i.offset not in chosen | busy)
    return 100 * (spent + sum(i.stall(*WAITING) for i in waiting)) / total


def _under_global_load(facts: Facts) -> frozenset[int]:
    """Offsets of instructions before which a global load was issued that nobody has read yet."""
    out: set[int] = set()
    pending: list[frozenset[int]] = []
    for instruction in facts.code:
        effect = registers_of(instruction)
        if pending:
            out.add(instruction.offset)
        pending = [result for result in pending if not result & (effect.read | effect.written)]
        if is_global_load(instruction) and instruction.executed and effect.written:
            pending.append(effect.written)
    return frozenset(out)


def spilled(facts: Facts) -> bool:
    """True if registers were spilled: by the report's own count; without one, taken to be so.

    Old counters do not tell a spill from an array that is indexed at run time: a compiler's
    ``-Xptxas -v`` does.
    """
    known = facts.get("spill_instructions")
    if known is not None:
        return known > 0
    return not indexed(facts)


def indexed(facts: Facts) -> tuple[Instruction, ...]:
    """Local accesses whose address is computed; spills and fills sit at fixed places of the stack.

    ``R1`` is the stack pointer.
    """
    return tuple(
        i
        for i in facts.code
        if i.space is Space.LOCAL
        and i.executed
        and "[R" in i.sass
        and "[R1]" not in i.sass
        and "[R1+" not in i.sass
    )


def local_evidence(facts: Facts) -> tuple[Evidence, ...]:
    """The numbers that [000] judges by, and the counts."""
    return facts.optional_evidence(*USES)


def local_lines(facts: Facts, found: Local) -> tuple[LineShare, ...]:
    """Lines by their part of the local accesses."""
    return line_shares(facts.profile, lambda i: i.executed, "local accesses", found.code)


_QUEUED = ("long_scoreboard", "drain")
"""Waits for memory elsewhere: they pass through the queues that local accesses fill."""


def local_bound(facts: Facts, found: Local) -> Bound | None:
    """Bound on removing all local accesses.

    The counters of L1 and the LSU pipe do not distinguish local memory: they count as wholly local.
    Without utilisations, the traffic's share bounds the traffic, not the kernel.
    """
    kept = 1 - min(found.traffic or 0, 100) / 100 if found.traffic is not None else 0.0
    remaining = {
        "l2_utilization": kept,
        "dram_utilization": kept,
        "l1_data_pipe_utilization": 0.0,
        "pipe_lsu_utilization": 0.0,
        "issue_slot_utilization": 1
        - (100 if found.instructions is None else found.instructions) / 100,
    }
    offsets = {i.offset for i in (*found.code, *readers(facts.code, found.code))}
    whole = bound(facts, remaining, offsets, _QUEUED)
    if whole is None and kept > 0:
        return Bound(1 / kept, Scope.UNIT, "traffic past L1 without local memory")
    return whole
