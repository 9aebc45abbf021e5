"""How much a fix can gain at most: two ceilings, of which the lower one is the bound.

**Busy units.** Whatever else a fix does, every unit still has its remaining work to do. If a fix
leaves the part r(u) of unit u's work, the kernel cannot take less than max over u of
busy(u) x r(u) of its time, where busy(u) is the unit's utilisation (DRAM's counts against what is
attainable, not against the data sheet).

**Waiting warps.** A fix can remove the samples taken where the cause sits and those with the
stall reasons it makes, and the queueing it imposes on everybody else: warps held up by a full
queue, a busy pipe or a taken issue slot, wherever they are. All other waiting stays, so the
kernel cannot take less than the remaining share of its warps' time.

Both ceilings assume that nothing else about the kernel changes; a rewrite that changes the
algorithm is not bounded by them. Bounds of several causes overlap, and must never be added.
``docs/bounds.md`` holds them against the gains measured on an H200.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace

from cuado.metrics.quantity import format_duration
from cuado.metrics.vocabulary import PIPES, STALL_REASONS
from cuado.model.finding import Bound, Effort, Finding, Scope
from cuado.model.instruction import Instruction
from cuado.rules.facts import Facts

QUEUEING = frozenset(
    {"lg_throttle", "mio_throttle", "tex_throttle", "math_pipe_throttle", "not_selected"}
)
"""Stall reasons that one warp's traffic imposes on the others."""

UNITS: tuple[str, ...] = (
    "dram_utilization",
    "l2_utilization",
    "l1_data_pipe_utilization",
    "issue_slot_utilization",
    *(f"pipe_{pipe}_utilization" for pipe in PIPES),
)
"""Units whose work bounds a kernel from below."""

MOST = 10_000.0
"""No bound is larger: a kernel that leaves every unit this idle has no ceiling in sight. One float
sum by atomics of a whole grid was made 661 times faster (``docs/bounds.md``)."""

LEAST_GAIN = 1.02
"""Bounds below this are not worth a change: two percent is within the noise of kernel timings."""


def worth_saying(finding: Finding | None) -> Finding | None:
    """The finding, unless its own bound shows that fixing it gains next to nothing."""
    return None if finding is None or is_too_little(finding.bound) else finding


def is_too_little(limit: Bound | None) -> bool:
    """True if a bound is known, and next to nothing."""
    return limit is not None and limit.speedup < LEAST_GAIN


def busy(facts: Facts, metric: str) -> float | None:
    """Part (0..1) of the kernel's time that a unit needs at least, or None if not measured."""
    percent = facts.profile.metrics.value(metric)
    if percent is None:
        return None
    if metric == "dram_utilization" and facts.chip.achievable_dram_fraction:
        percent /= facts.chip.achievable_dram_fraction
    return min(percent / 100, 1.0)


def unit_ceiling(facts: Facts, remaining: Mapping[str, float]) -> tuple[float, str] | None:
    """Largest possible speed-up by the busiest unit once its work has shrunk.

    Args:
        facts: the kernel.
        remaining: part (0..1) of its work that each named unit keeps; units not named keep all.

    Returns:
        The speed-up and the unit that sets it, or None if no unit was measured.
    """
    needed = {
        unit: share * remaining.get(unit, 1.0)
        for unit in UNITS
        if (share := busy(facts, unit)) is not None
    }
    if not needed or max(needed.values()) <= 0:
        return None
    unit = max(needed, key=lambda name: needed[name])
    return min(1 / needed[unit], MOST), unit


def waiting_ceiling(
    facts: Facts, at: Collection[int], reasons: Collection[str], queueing: bool = True
) -> tuple[float, float] | None:
    """Largest possible speed-up by the share of warp time that the cause and its queues take.

    Args:
        facts: the kernel.
        at: offsets of the instructions whose samples all count.
        reasons: stall reasons that count wherever they occur.
        queueing: whether the fix relieves the queues that the cause shares with others.

    Returns:
        The speed-up and the share of warp time, or None without samples or stall metrics.
    """
    relieved = frozenset(reasons) | (QUEUEING if queueing else frozenset())
    total = facts.profile.samples
    if total:
        removed = sum(_removed(instruction, at, relieved) for instruction in facts.code)
        share = removed / total
    else:
        stalled = None if at else stalled_share(facts, relieved)
        if stalled is None:
            return None
        share = stalled
    return (min(1 / (1 - share), MOST) if share < 1 else MOST), share


def stalled_share(facts: Facts, reasons: Collection[str]) -> float | None:
    """Largest part (0..1) of warp time that some stall reasons can have, by the kernel's metrics.

    Time that no recorded reason accounts for may be that of a reason which was not recorded: it
    counts in full as soon as one of ``reasons`` is missing. None without ``cycles_per_issue``.
    """
    metrics = facts.profile.metrics
    cycles = metrics.value("cycles_per_issue")
    if not cycles:
        return None
    known = {
        reason: stall
        for reason in STALL_REASONS
        if (stall := metrics.value(f"stall_{reason}")) is not None
    }
    # In one order: that of a set is another in each process, and so would be the last bit.
    stalled = sum(stall for reason, stall in known.items() if reason in reasons)
    if not known.keys() >= set(reasons):
        # A warp that issues is not stalled: one cycle each, under a name of its own or none.
        selected = 0.0 if "selected" in known else 1.0
        stalled += max(cycles - selected - sum(known.values()), 0.0)
    return min(stalled / cycles, 1.0)


def bound(
    facts: Facts,
    remaining: Mapping[str, float],
    at: Collection[int] = (),
    reasons: Collection[str] = (),
    queueing: bool = True,
) -> Bound | None:
    """The lower of the two ceilings, as a bound on the kernel's time.

    Args as for :func:`unit_ceiling` and :func:`waiting_ceiling`; without ``at`` and ``reasons``
    only the units count. None if neither ceiling can be computed.
    """
    waiting = waiting_ceiling(facts, at, reasons, queueing) if at or reasons else None
    return lower_of(facts, remaining, None if waiting is None else waiting[1])


def lower_of(
    facts: Facts, remaining: Mapping[str, float], share: float | None, basis: str = ""
) -> Bound | None:
    """The lower of the unit ceiling and of a share of warp time that a fix removes.

    Args:
        facts: the kernel.
        remaining: as for :func:`unit_ceiling`.
        share: part (0..1) of warp time that the fix can remove; None if unknown.
        basis: how ``share`` was found, if not from samples or stalls where the cause sits.
    """
    units = unit_ceiling(facts, remaining)
    waiting = None if share is None else min(1 / (1 - share), MOST) if share < 1 else MOST
    if share is not None and waiting is not None and (units is None or waiting <= units[0]):
        return Bound(
            waiting,
            Scope.KERNEL,
            basis or f"{share:.0%} of warp time is spent there or queueing behind it",
        )
    if units is None:
        return None
    return Bound(
        units[0], Scope.KERNEL, f"{label(units[1])} is then the busiest unit at {1 / units[0]:.0%}"
    )


def capped(facts: Facts, gain: float, basis: str) -> Bound:
    """A gain that follows from the launch, or the ceiling of the units' present work if lower."""
    units = unit_ceiling(facts, {})
    if units is not None and units[0] < gain:
        return Bound(units[0], Scope.KERNEL, f"{label(units[1])} is at {1 / units[0]:.0%} already")
    return Bound(gain, Scope.KERNEL, basis)


def no_shorter_than_a_launch(facts: Facts, finding: Finding) -> Finding:
    """The finding with its bound capped: no kernel gets shorter than the launch of an empty one.

    A fix beyond the kernel may do away with the launch itself, and is not capped.
    """
    bound, launch = finding.bound, facts.chip.launch_overhead
    duration = facts.profile.metrics.value("duration")
    if bound is None or bound.scope is not Scope.KERNEL or not launch or not duration:
        return finding
    shortest = max(duration / launch, 1.0)
    if bound.speedup <= shortest or finding.effort is Effort.PROGRAM:
        return finding
    basis = f"a launch takes {format_duration(launch)} of the kernel's {format_duration(duration)}"
    return replace(finding, bound=Bound(shortest, Scope.KERNEL, basis))


def label(unit: str) -> str:
    """A unit's metric as a reader calls the unit: ``DRAM``, ``LSU pipe``, ``issue slots``."""
    if unit.startswith("pipe_"):
        return f"the {unit.removeprefix('pipe_').removesuffix('_utilization').upper()} pipe"
    return {
        "dram_utilization": "DRAM",
        "l2_utilization": "L2",
        "l1_data_pipe_utilization": "the L1/shared-memory data stage",
        "issue_slot_utilization": "instruction issue",
    }[unit]


def _removed(instruction: Instruction, at: Collection[int], reasons: Collection[str]) -> float:
    if instruction.offset in at:
        return instruction.samples or 0
    return instruction.stall(*sorted(reasons))
