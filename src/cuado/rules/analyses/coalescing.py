"""What the rules on access patterns share: the excess sectors, their kind, lines and evidence.

A warp's request touches more sectors than its bytes fill for one of two reasons, which ask for
different remedies and are told apart by the excess of one request. A *misaligned* request is
contiguous and straddles one sector more, whatever its width. Anything beyond that is *scattered*:
the threads' addresses are strided or unrelated.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cuado.metrics import Unit
from cuado.model.finding import Evidence, LineShare
from cuado.model.instruction import Access, Instruction, Space
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares

SECTOR_BYTES = 32

LEAST_EXCESS = 10.0
"""Percent of *all* the kernel's global sectors that must be excess: below it the pattern is left
alone. It is the size of the edge effects of halos and of sizes that are no multiple of a warp, and
a kernel that stores one float per block has nothing to gain from storing it better, although seven
eighths of that sector are excess. Nsight Compute's own rule judges an access by its own sectors."""

STRADDLE = 1.05
"""Excess sectors a request up to which it may be contiguous but misaligned: one, and a margin for
the few requests of an instruction that differ from the rest."""

LEAST_STRADDLE = 0.25
"""Excess sectors a request below which an instruction is not called misaligned: an array that
starts anywhere straddles in 7 of 8 cases for 4-byte elements, in 1 of 2 for 16-byte ones."""

FULL_WARP_BYTES = 0.95 * 128
"""Bytes of an average request from which it is taken for a full warp's of 4-byte elements; a
request of fewer bytes may as well be that of a few threads."""

MISALIGNED_TRAFFIC = 50.0
"""Percent of excess that misalignment alone can cause: a request that fits one sector (or line)
then takes two. Only what exceeds it is scattered beyond doubt when a ratio is all there is."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Excess sectors of some of a kernel's global accesses, counted per instruction.

    Attributes:
        instructions: the accesses.
        sectors: 32-byte sectors they touch.
        ideal: sectors they would touch if each warp's bytes were contiguous and aligned.
        requests: warp-level requests that touched memory, at most.
        share: percent of the kernel's global sectors that are excess of these accesses.
    """

    instructions: tuple[Instruction, ...]
    sectors: float
    ideal: float
    requests: float
    share: float

    @property
    def matters(self) -> bool:
        """True if the excess is worth a finding."""
        return self.share >= LEAST_EXCESS


def has_counters(facts: Facts) -> bool:
    """True if sectors were counted per instruction."""
    return any(i.sectors is not None for i in facts.code)


def pattern(facts: Facts, chosen: Callable[[Instruction], bool], *accesses: Access) -> Pattern:
    """The excess of the kernel's global accesses of some kinds that ``chosen`` accepts."""
    everything = [i for i in facts.code if i.space is Space.GLOBAL and i.sectors]
    found = tuple(i for i in everything if i.access in accesses and i.sectors_ideal and chosen(i))
    sectors = facts.total(lambda i: i.sectors, found)
    ideal = facts.total(lambda i: i.sectors_ideal, found)
    # Spilled registers travel the same way: in a kernel that mostly spills, global patterns are
    # a side issue. Local sectors are counted per kernel only.
    local = (facts.get("local_load_sectors"), facts.get("local_store_sectors"))
    whole = facts.total(lambda i: i.sectors, everything) + sum(count or 0.0 for count in local)
    return Pattern(
        instructions=found,
        sectors=sectors,
        ideal=ideal,
        requests=facts.total(requests_at_most, found),
        share=100 * (sectors - ideal) / whole if whole else 0.0,
    )


def requests_at_most(instruction: Instruction) -> float:
    """Requests that reached memory: executions, less those that were predicated off entirely.

    Every request looks up one cache line at least, so there are no more of them than look-ups.
    """
    executed = instruction.executed or 0.0
    return executed if instruction.l1_tags is None else min(executed, instruction.l1_tags)


def is_scattered(instruction: Instruction) -> bool:
    """True if its requests touch more sectors than misalignment explains."""
    excess = excess_of(instruction)
    return excess > STRADDLE * requests_at_most(instruction) or excess > STRADDLE * (
        instruction.sectors_ideal or 0
    )


def is_misaligned(instruction: Instruction) -> bool:
    """True if its requests touch about one sector more than their bytes fill."""
    least = LEAST_STRADDLE * requests_at_most(instruction)
    return excess_of(instruction) >= least > 0 and not is_scattered(instruction)


def excess_of(instruction: Instruction) -> float:
    """Sectors that an access touches beyond the ideal."""
    return (instruction.sectors or 0) - (instruction.sectors_ideal or 0)


def bytes_of(instruction: Instruction) -> float:
    """Bytes its threads asked for; threads that ask for the same ones count each."""
    return (instruction.threads_on or 0) * (instruction.access_bits or 0) / 8


def excess_lines(facts: Facts, found: Pattern) -> tuple[LineShare, ...]:
    """Lines by their part of the excess sectors."""
    return line_shares(facts.profile, excess_of, "excess sectors", found.instructions)


def excess_evidence(found: Pattern, what: str) -> tuple[Evidence, ...]:
    """Sectors per request, had and ideal, and the share of all sectors that is excess."""
    return (
        counted(
            f"sectors per {what} request",
            found.sectors / found.requests,
            Unit.SECTOR_PER_REQUEST,
            f"{found.ideal / found.requests:.3g} if coalesced",
        ),
        counted(f"excess {what} sectors, of all global sectors", found.share, Unit.PERCENT, "0%"),
    )


def kernel_metrics(what: str) -> tuple[str, ...]:
    """Metrics that :func:`kernel_excess` looks at, for ``load`` or ``store``."""
    ideal = "ideal_transactions" if what == "load" else "ideal_store_transactions"
    return (
        "global_excess",
        f"global_{what}_excess",
        f"global_{what}_sectors_per_request",
        f"global_{what}_bytes_per_sector",
        f"global_{what}_transactions_per_request",
        f"{ideal}_per_request",
        "global_load_sectors",
        "global_store_sectors",
    )


def scattered_excess(facts: Facts, what: str) -> float | None:
    """Percent of the kernel's loads' (or stores') traffic that scattered addresses cause.

    For data without per-instruction counters; None when there is no such excess or it does not
    matter to the kernel. Excess of one sector or line a request counts as misalignment.
    """
    excess = facts.get(f"global_{what}_excess")
    if (
        excess is None
        or excess < LEAST_EXCESS
        or _share_of_traffic(facts, what, excess) < LEAST_EXCESS
    ):
        return None
    per_request = excess_per_request(facts, what)
    if per_request is None:
        return excess if excess > MISALIGNED_TRAFFIC else None
    return excess if per_request > STRADDLE else None


def straddling_excess(facts: Facts, what: str) -> float | None:
    """Percent of excess where the average request is a full warp's and straddles a sector."""
    excess, moved, used = (
        facts.get(f"global_{what}_{name}")
        for name in ("excess", "sectors_per_request", "bytes_per_sector")
    )
    if excess is None or moved is None or used is None:
        return None
    per_request = moved * excess / 100
    if not LEAST_STRADDLE <= per_request <= STRADDLE or moved * used < FULL_WARP_BYTES:
        return None
    return excess if _share_of_traffic(facts, what, excess) >= LEAST_EXCESS else None


def excess_per_request(facts: Facts, what: str) -> float | None:
    """Sectors (or, on old chips, lines) that a request moves beyond its need; None if unknown."""
    excess = facts.get(f"global_{what}_excess")
    if excess is None:
        return None
    for unit in ("sectors", "transactions"):
        moved = facts.get(f"global_{what}_{unit}_per_request")
        if moved is not None:
            return moved * excess / 100
    return None


def _share_of_traffic(facts: Facts, what: str, excess: float) -> float:
    """The excess as percent of all global sectors, or of its own where the others are unknown."""
    own, loads, stores = (facts.get(f"global_{kind}_sectors") for kind in (what, "load", "store"))
    if own is None or loads is None or stores is None or not loads + stores:
        return excess
    return excess * own / (loads + stores)
