"""The comparison of one result with another: time, numbers, causes, lines.

Times of two results were measured apart: their ratio has the ends that both intervals allow
together. Versions of one run of ``cuado run`` were timed in turn with its original, which says
more; that ratio is used where one of the two is the original. The verdict is that of
``stats.compare.judge``: a difference counts if the whole interval lies beyond the noise floor. Of
a single launch, as profilers record it, there is no interval; the reason says so.
"""

import math
from dataclasses import dataclass

from cuado.analysis.comparison.causes import CauseChange, cause_changes
from cuado.analysis.comparison.changes import Change, metrics, resources
from cuado.analysis.comparison.lines import LineChange, line_changes
from cuado.analysis.comparison.side import Side
from cuado.stats import Interval, Verdict
from cuado.stats.compare import judge

OTHER_WORK = 2.0
"""Factor from which the bytes that a kernel writes are another problem's. Fewer requests or other
types write as much or half of it; [003]'s versions of other N differ by 128."""

SINGLE = "by one launch, of whose spread nothing is known"
"""Reason of a verdict on a time that a profiler measured once."""


@dataclass(frozen=True, slots=True)
class TimeChange:
    """The comparison of the times.

    Attributes:
        ratio: time of B / time of A, below 1 is faster; None if one was not timed.
        verdict: B against A.
        reason: why the verdict is so.
        floor: share up to which a difference is noise.
    """

    ratio: Interval | None
    verdict: Verdict
    reason: str
    floor: float


@dataclass(frozen=True, slots=True)
class Compared:
    """One result held against another.

    Attributes:
        a: the reference.
        b: what is compared with it.
        time: their times.
        resources: registers, shared memory, blocks an SM.
        metrics: of either; what moved most in what means most for the time first.
        causes: gone, still there, new.
        lines: of the source, by how much time came or went.
        apart: why times of the two are no measure of one change; empty if they are.
        other_work: why what grows with the problem cannot be compared; empty if it can.
        notes: for the reader.
    """

    a: Side
    b: Side
    time: TimeChange
    resources: tuple[Change, ...]
    metrics: tuple[Change, ...]
    causes: tuple[CauseChange, ...]
    lines: tuple[LineChange, ...]
    apart: tuple[str, ...] = ()
    other_work: str = ""
    notes: tuple[str, ...] = ()


def compared(
    a: Side, b: Side, floor: float | None = None, *, is_same_problem: bool = False
) -> Compared:
    """The comparison of B with A.

    Args:
        a: the reference.
        b: the result to compare with it.
        floor: share up to which a difference is noise; the larger of the sides' own by default.
        is_same_problem: whether the user says that both did the same work, whatever they count.

    Raises:
        ValueError: the floor is not positive.
    """
    noise = max(a.noise, b.noise) if floor is None else floor
    if not 0 < noise < math.inf:
        raise ValueError(f"a noise floor of {noise} is not positive")
    other = "" if is_same_problem else other_work(a, b)
    return Compared(
        a,
        b,
        _time(a, b, noise, other),
        resources(a, b),
        metrics(a, b, noise, is_same_work=not other),
        cause_changes(a, b),
        line_changes(a, b, is_same_work=not other),
        differences(a, b),
        other,
        _notes(a, b),
    )


def differences(a: Side, b: Side) -> tuple[str, ...]:
    """Why times of the two are no measure of one change: another case, device or size.

    Of runs also another kernel; recordings are often compared because the kernel is another one.
    """
    # A source that was changed may well want another grid; the same one has another problem size.
    is_one_source = bool(a.source) and a.source == b.source
    are_runs = bool(a.run and b.run)
    pairs = (
        ("case", a.case, b.case) if are_runs else ("case", "", ""),
        ("kernel", a.kernel, b.kernel) if are_runs else ("kernel", "", ""),
        ("device", a.device, b.device),
        ("times", *("modelled" if side.modelled else "measured" for side in (a, b))),
        ("launch of one source", *(s.started_with if is_one_source else "" for s in (a, b))),
    )
    return tuple(f"{what}: {one} and {other}" for what, one, other in pairs if one != other)


def other_work(a: Side, b: Side) -> str:
    """Why the two did not do the same work; empty if nothing says so.

    The parameters say it where they are known; else the bytes that the kernel's threads write: a
    kernel that solves the same problem leaves as many results. Versions of one run were proved to
    compute the same.
    """
    if a.run and a.run == b.run:
        return ""
    both = [name for name in a.sizes if name in b.sizes]
    unlike = [f"{name} {a.sizes[name]:,.6g} and {b.sizes[name]:,.6g}" for name in both
              if a.sizes[name] != b.sizes[name]]  # fmt: skip
    if both:
        return f"another problem size: {', '.join(unlike)}" if unlike else ""
    ours, theirs = _written(a), _written(b)
    if not ours or not theirs:
        return ""
    times = max(ours, theirs) / min(ours, theirs)
    if times < OTHER_WORK:
        return ""
    most, least = ("B", "A") if theirs > ours else ("A", "B")
    return f"{most} writes {times:,.3g} times the bytes that {least} does: another problem size"


def _written(side: Side) -> float | None:
    """Bytes that the threads write to global memory; None if that was not counted."""
    counts = [side.metrics.get(f"global_store_{name}") for name in ("sectors", "bytes_per_sector")]
    first, second = (each.value if each else None for each in counts)
    return None if first is None or second is None else first * second


def _time(a: Side, b: Side, floor: float, other: str) -> TimeChange:
    ratio = _ratio(a, b)
    if ratio is None:
        lacking = a if a.time is None else b
        return TimeChange(None, Verdict.UNDECIDED, f"{lacking.label} was not timed", floor)
    if a.modelled != b.modelled:
        return TimeChange(ratio, Verdict.UNDECIDED, "one time is modelled, one measured", floor)
    if other:
        return TimeChange(ratio, Verdict.UNDECIDED, other, floor)
    verdict, reason = judge(ratio, floor, floor)
    # The clocks alone can explain a ratio of up to `gap`: a verdict counts only if it holds for the
    # interval widened by that factor.
    gap = _clock_gap(a, b)
    if judge(ratio.widened(gap), floor, floor)[0] is not verdict:
        return TimeChange(ratio, Verdict.UNDECIDED, "the SM clock was not the same", floor)
    if _is_single(a) or _is_single(b):
        return TimeChange(ratio, verdict, SINGLE, floor)
    return TimeChange(ratio, verdict, reason.value, floor)


def _is_single(side: Side) -> bool:
    return side.time is not None and side.time.rounds == 1 and not side.modelled


def _ratio(a: Side, b: Side) -> Interval | None:
    """Time of B over time of A."""
    if a.time is None or b.time is None:
        return None
    # Versions of one run have been timed in turn with its original.
    if a.run and a.run == b.run:
        if a.speedup is None and b.speedup:
            return b.speedup.inverted()
        if b.speedup is None and a.speedup:
            return a.speedup
    return b.time.over(a.time)


def _clock_gap(a: Side, b: Side) -> float:
    """The gap between the ranges of SM clocks, as a factor; 1 if they overlap or are unknown."""
    if a.clocks is None or b.clocks is None:
        return 1.0
    (low_a, high_a), (low_b, high_b) = a.clocks, b.clocks
    if min(low_a, low_b, high_a, high_b) <= 0:
        return 1.0
    return max(1.0, low_a / high_b, low_b / high_a)


def _notes(a: Side, b: Side) -> tuple[str, ...]:
    notes = []
    if a.modelled or b.modelled:
        notes.append("modelled times are a model's: they say nothing of its errors")
    if a.run and b.run and a.source != b.source and a.started_with != b.started_with:
        notes.append("the originals are launched differently: is it the same problem size?")
    if a.means is not b.means:
        notes.append("causes were found by counters in one and by experiments in the other")
    both = [
        name
        for name, measure in a.metrics.items()
        if name in b.metrics and measure.provenance != b.metrics[name].provenance
    ]
    if both:
        notes.append(f"{len(both)} of the metrics were not obtained the same way in both")
    several = [side.label for side in (a, b) if side.launches > 1]
    if several:
        notes.append(f"of several launches in {' and '.join(several)} the longest is compared")
    return tuple(notes)
