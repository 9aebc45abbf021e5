"""What warps of a latency-bound kernel wait for."""

from dataclasses import dataclass

from cuado.analysis import thresholds as at
from cuado.analysis.units import stall_share
from cuado.model.limiter import Concurrency
from cuado.model.profile import Profile
from cuado.sass.asynchrony import synchronizes_at_mbarriers

MEMORY_WAIT = 0.2
"""Part of warp time waiting for global memory from which it is named."""

ENOUGH_ELIGIBLE = 1.0
"""Eligible warps per scheduler from which occupancy is no cause: [002] stops looking at occupancy
above 4 per SM of 4 schedulers."""

DEPENDENCY_WAIT = 0.3
"""Part of warp time between dependent instructions from which it is named."""


@dataclass(frozen=True, slots=True)
class Cause:
    """A reason to wait: its name, the numbers, and the part of warp time it takes."""

    label: str
    detail: str
    share: float


def causes(profile: Profile, flight: Concurrency | None) -> tuple[Cause, ...]:
    """Reasons worth naming, largest part of warp time first; empty without any stall data.

    In warp-specialised kernels a few fat warps work and producers wait for them at barriers: both
    by design, so neither is named.
    """
    asked = [_memory(profile, flight), _dependencies(profile), _data_requests(profile)]
    asked.append(_earlier_results(profile))
    if not synchronizes_at_mbarriers(profile.instructions):
        asked += [_barriers(profile), _few_warps(profile)]
    found = [cause for cause in asked if cause is not None]
    return tuple(sorted(found, key=lambda cause: -cause.share))


def enough_warps(profile: Profile) -> str:
    """A sentence if more warps are ready than can issue, so that more of them gain nothing.

    [002] on 10.43 eligible warps of an SM of 4 schedulers: "occupancy is not an issue (> 4)".
    """
    eligible = profile.metrics.value("eligible_warps_per_scheduler")
    if eligible is None or eligible < ENOUGH_ELIGIBLE:
        return ""
    return f"{eligible:.3g} warps are eligible per scheduler, so occupancy is not what lacks"


def _memory(profile: Profile, flight: Concurrency | None) -> Cause | None:
    share = stall_share(profile, ("long_scoreboard",))
    if share is None or share < MEMORY_WAIT:
        return None
    if flight is not None and flight.had < flight.needed:
        return Cause(
            "too few bytes in flight",
            f"{share:.0%} of warp time waits for global memory with {flight.had / 1e3:.1f} kB in "
            f"flight per SM where {flight.needed / 1e3:.1f} kB would fill DRAM",
            share,
        )
    return Cause("memory latency", f"{share:.0%} of warp time waits for global memory", share)


def _data_requests(profile: Profile) -> Cause | None:
    """Name the reason of nvprof that [002] gives 43 % of v3, beside uncoalesced loads."""
    share = _of_stalls(profile, "data_request", "memory_dependency", "memory_throttle")
    if share is None or share < MEMORY_WAIT:
        return None
    return Cause("data requests", f"{share:.0%} of stalls are for loads and stores", share)


def _earlier_results(profile: Profile) -> Cause | None:
    """Name a reason of nvprof, which does not tell loads from arithmetic."""
    share = _of_stalls(profile, "exec_dependency")
    if share is None or share < DEPENDENCY_WAIT:
        return None
    return Cause(
        "execution dependencies",
        f"{share:.0%} of stalls wait for the result of an earlier instruction or load",
        share,
    )


def _of_stalls(profile: Profile, *reasons: str) -> float | None:
    """Part (0..1) of stalls that nvprof gives to ``reasons``; None if it gives none of them."""
    parts = [profile.metrics.value(f"stalled_{reason}") for reason in reasons]
    known = [part for part in parts if part is not None]
    return sum(known) / 100 if known else None


def _barriers(profile: Profile) -> Cause | None:
    share, what = stall_share(profile, ("barrier",)), "warp time is spent"
    if share is None:
        share, what = _of_stalls(profile, "sync"), "stalls are"
    if share is None or 100 * share < at.BARRIER_WAIT.value:
        return None
    return Cause("barriers", f"{share:.0%} of {what} at barriers", share)


def _dependencies(profile: Profile) -> Cause | None:
    share = stall_share(profile, ("wait", "short_scoreboard"))
    if share is None or share < DEPENDENCY_WAIT:
        return None
    return Cause(
        "dependent instructions",
        f"{share:.0%} of warp time waits for the result of a previous instruction",
        share,
    )


def _few_warps(profile: Profile) -> Cause | None:
    achieved = profile.metrics.value("achieved_occupancy")
    eligible = profile.metrics.value("eligible_warps_per_scheduler")
    if achieved is None or achieved >= at.FEW_WARPS.value:
        return None
    if eligible is not None and eligible >= ENOUGH_ELIGIBLE:
        return None
    return Cause("too few warps", f"occupancy is {achieved:.0f}%", 0.0)
