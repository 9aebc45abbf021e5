"""What bank conflicts of loads and of stores have in common: extra passes, lines, bound.

Conflicts are counted from addresses (theoretical wavefronts against ideal ones), never from the
hardware's ``bank_conflicts`` counters alone: those include passes lost to arbitration with other
traffic. On the averaging case study they read 4.1 million "conflicts" where every access is free
of conflicts and removing all of them gains nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cuado.metrics import Unit
from cuado.model.finding import Bound, Evidence, Finding, LineShare
from cuado.model.instruction import Access, Instruction, Space
from cuado.rules.bounds import QUEUEING, bound, lower_of, worth_saying
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares

LEAST_EXCESS = 10.0
"""Percent of the kernel's shared-memory passes that must be conflicts: [000] calls 39% a problem
and stops at 1%; a tenth of the passes of a stage that is never full gains nothing."""

LEAST_REPLAYS = 15.0
"""Percent of replays, of shared accesses or of all instructions issued, from which the old chips'
own counters count: [000] has 39% of the former, [004] 30.7% of the latter, and their repaired
versions 1% and less."""

HARDWARE_ONLY = 50.0
"""Percent of replays from which the hardware's counters are believed on a chip where they include
arbitration and addresses were not counted: two-way conflicts on average. Arbitration alone reached
4% in the recorded kernels."""

STALLS = ("short_scoreboard", "drain")
"""Stalls that conflicts make beside those of the queues: warps wait for the data of the access,
and stores to global memory leave through the same data stage."""

CONFLICT_METRICS = (
    "shared_excess",
    "shared_wavefronts",
    "shared_replay_rate",
    "shared_conflict_replay_rate",
    "shared_load_instructions",
    "shared_store_instructions",
    "shared_load_wavefronts",
    "shared_store_wavefronts",
    "shared_load_bank_conflicts",
    "shared_store_bank_conflicts",
    "l1_data_pipe_utilization",
    "shared_pipe_utilization",
    "stall_short_scoreboard",
    "stall_mio_throttle",
)
"""Metrics that the two rules use where they exist."""

ADVICE = (
    "pad the array's rows by one element ([32][33]) so that a column spreads over all banks",
    "swizzle the index instead of padding: store at column ^ row (column ^ (row % 32))",
    "let neighbouring threads access neighbouring 4-byte words, or all the same one",
    "8-byte elements (double, float2) take two words each: pad in elements and let a half-warp "
    "touch 16 different ones, or split the array into two of 4-byte halves",
)


@dataclass(frozen=True, slots=True)
class Conflicts:
    """Passes that shared-memory accesses of one kind need, counted from their addresses."""

    instructions: tuple[Instruction, ...]
    wavefronts: float
    ideal: float
    share: float

    @property
    def ways(self) -> float:
        """Passes of a request / passes that it would need without conflicts."""
        return self.wavefronts / self.ideal


def has_counters(facts: Facts) -> bool:
    """True if passes were counted per instruction."""
    return any(i.wavefronts is not None for i in facts.code)


def conflicts(facts: Facts, access: Access) -> Conflicts | None:
    """The conflicts of the kernel's loads or stores; None when they are not worth a finding."""
    every = [i for i in facts.code if i.space is Space.SHARED and i.wavefronts]
    found = tuple(i for i in every if i.access is access and extra_of(i) > 0)
    whole = facts.total(lambda i: i.wavefronts, every)
    extra = facts.total(extra_of, found)
    if not whole or 100 * extra / whole < LEAST_EXCESS:
        return None
    return Conflicts(
        instructions=found,
        wavefronts=facts.total(lambda i: i.wavefronts, found),
        ideal=facts.total(lambda i: i.wavefronts_ideal, found),
        share=100 * extra / whole,
    )


def extra_of(instruction: Instruction) -> float:
    """Passes of an access that are conflicts."""
    return (instruction.wavefronts or 0) - (instruction.wavefronts_ideal or 0)


def conflict_finding(
    facts: Facts,
    rule: tuple[str, str],
    access: Access,
    says: Callable[[float], str],
    evidence: tuple[str, ...],
) -> Finding | None:
    """The finding on loads or stores; None where they are not worth one.

    Args:
        facts: of the kernel.
        rule: the rule's name, and its title.
        access: loads or stores.
        says: why, by the percent of conflicts, where only the kernel's totals are known.
        evidence: metrics that show it then.
    """
    name, title = rule
    if has_counters(facts):
        return worth_saying(conflicts_in_code(facts, name, access))
    share = kernel_share(facts, access)
    if share is None:
        return None
    return worth_saying(
        Finding(
            rule=name,
            title=title,
            why=says(share),
            advice=ADVICE,
            evidence=facts.optional_evidence(*evidence),
            bound=conflict_free(facts, share),
        )
    )


def conflicts_in_code(facts: Facts, rule: str, access: Access) -> Finding | None:
    """The finding on loads or stores where their passes were counted per instruction."""
    found = conflicts(facts, access)
    if found is None:
        return None
    return Finding(
        rule=rule,
        title=f"{found.ways:.3g}-way bank conflicts on shared {access.value}s",
        why=(
            f"shared {access.value}s need {found.ways:.3g} passes where one would do: "
            f"{found.share:.0f}% of all shared-memory passes are conflicts"
        ),
        advice=ADVICE,
        evidence=conflict_evidence(facts, found, access.value),
        lines=conflict_lines(facts, found),
        bound=conflict_free(facts, found.share),
    )


def conflict_lines(facts: Facts, found: Conflicts) -> tuple[LineShare, ...]:
    """Lines by their part of the conflicts."""
    return line_shares(facts.profile, extra_of, "conflicting passes", found.instructions)


def conflict_evidence(facts: Facts, found: Conflicts, what: str) -> tuple[Evidence, ...]:
    """Passes per access, and how much of all passes is conflict."""
    return (
        counted(f"wavefronts per shared {what}, over the ideal", found.ways, Unit.RATIO, "1"),
        counted("conflicts, of all shared wavefronts", found.share, Unit.PERCENT, "0%"),
        *facts.optional_evidence("l1_data_pipe_utilization", "stall_short_scoreboard"),
    )


def conflict_free(facts: Facts, share: float) -> Bound | None:
    """Bound on removing ``share`` percent of the shared-memory passes.

    The data stage keeps the other passes. Warp time: waits for shared memory and for stores on
    their way out, and the queues, wherever they are.
    """
    remaining = {}
    stage, shared = facts.get("l1_data_pipe_utilization"), facts.get("shared_pipe_utilization")
    if stage:
        # Unless it is known how much of the stage's work is shared memory's, all of it may be.
        own = 1.0 if shared is None else min(shared / stage, 1)
        remaining["l1_data_pipe_utilization"] = max(1 - own * share / 100, 0.0)
    total = facts.profile.samples
    if not total:
        return bound(facts, remaining, reasons=STALLS)
    removed = facts.total(lambda i: i.stall(*STALLS, *QUEUEING))
    return lower_of(facts, remaining, removed / total)


def kernel_share(facts: Facts, access: Access) -> float | None:
    """Percent of shared passes that conflicts of one kind cause, from the kernel's totals.

    The hardware's counters split the excess among loads and stores; how large it is they may say
    alone only on chips that replay instructions (before Maxwell), or when it is beyond doubt.
    None when it is not worth a finding.
    """
    excess, replays = facts.get("shared_excess"), facts.get("shared_replay_rate")
    if replays is None:
        replays = facts.get("shared_conflict_replay_rate")
    part = _part(facts, access)
    if excess is not None:
        return excess * part if excess * part >= LEAST_EXCESS else None
    if replays is None:
        return None
    counts_arbitration = facts.get("shared_load_wavefronts") is not None
    least = HARDWARE_ONLY if counts_arbitration else LEAST_REPLAYS
    return replays * part if replays * part >= least else None


def _part(facts: Facts, access: Access) -> float:
    """Part (0..1) of the conflicts that are loads' (or stores'); loads get what nobody split."""
    loads, stores = (facts.get(f"shared_{kind}_bank_conflicts") for kind in ("load", "store"))
    if loads is None or stores is None or not loads + stores:
        return 1.0 if access is Access.LOAD else 0.0
    return (loads if access is Access.LOAD else stores) / (loads + stores)
