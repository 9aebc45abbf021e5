"""A session in sentences: how much faster, why it ended, and what to do next."""

from collections import Counter
from collections.abc import Iterable
from math import ceil

from cuado.model.cause import Cause
from cuado.optimizer.registry import all_transformations
from cuado.optimizer.session import FEW_RUNS, Candidate, Ending, Fate, Iteration, Session
from cuado.report import words
from cuado.report.run.rows import ExperimentRow, best_experiment, promised, split_step
from cuado.report.whatif import wording
from cuado.stats import Interval

UNFINISHED = (
    "The record has no end: the run is still going on, or it was killed. "
    "What is here was recorded before."
)
MODELLED = (
    "All times are modelled: the kernel was emulated, no GPU was timed. A model has errors where a "
    "measurement has noise: brackets are missing, not empty."
)


def version_name(number: int) -> str:
    """The name of a version in every format: ``original``, ``v1``, ``v2``."""
    return f"v{number}" if number else "original"


def result(session: Session) -> str:
    """The gain of the last version, in a sentence with both times."""
    first, last = session.original, session.last
    if first is None or last is None:
        return "Nothing was measured."
    time = words.time(_middle(first.version.time))
    took = f"the original takes {time}" if first.version.time else "the original was not timed"
    how = ", modelled" if session.modelled else ""
    if len(session.iterations) == 1:
        found = (
            "No faster version is recorded"
            if session.ending is Ending.RUNNING
            else "No faster version was kept"
        )
        return f"{found}: {took}{how}."
    name = version_name(len(session.iterations) - 1)
    speedup = last.version.speedup
    if speedup is None:
        return f"The last version, {name}, was not compared with the original: {took}{how}."
    change = wording.change(_middle(first.version.time), _middle(last.version.time))
    found = f"{name} is {_compared(speedup)} the original: {change}{how}."
    if session.program is None or speedup.low <= 1:
        return found
    told = words.in_program(session.program, speedup.estimate)
    return f"{found} {told[:1].upper()}{told[1:]}."


_FATES = {
    Fate.NO_GAIN: "without gain",
    Fate.WRONG: "with wrong results",
    Fate.LEFT_OUT: "not measured",
}
"""What became of candidates, behind their number, where the word alone does not fit there."""
_LEFT_OUT = "left out"
"""Status of an experiment for which the time had no room."""
_STEP = 10
"""Seconds to which a budget is rounded up."""


def ended(session: Session) -> str:
    """Why the session ended, with the numbers behind it."""
    last = session.last
    left_out = sum(c.fate is Fate.LEFT_OUT for i in session.iterations for c in i.candidates)
    waiting = f" with {wording.count(left_out, 'candidate')} not measured" if left_out else ""
    match session.ending:
        case Ending.RUNNING:
            return UNFINISHED
        case Ending.NEAR_ROOF:
            reason = last.limiter_reason.rstrip(".") if last else ""
            return f"It ended near its roof{f': {reason}' if reason else ''}."
        case Ending.NOTHING_HELPS:
            return f"It ended because nothing helps: {_tried(last)}."
        case Ending.BUDGET:
            return f"It ended when its budget was spent{waiting}."
        case Ending.INTERRUPTED:
            return f"The user ended it{waiting}: this is what was measured until then."
        case Ending.FAILED:
            return f"It failed{': the notes say why' if session.notes else ''}."


def next_step(session: Session) -> str:
    """What the reader can do now."""
    last = session.last
    if last is None:
        return "Next: run it again: there is nothing to compare."
    match session.ending:
        case Ending.RUNNING:
            return "Next: if it was killed, run it again; what is recorded here stays."
        case Ending.BUDGET | Ending.INTERRUPTED:
            return f"Next: run it again with more time: {left(session)}."
        case Ending.NEAR_ROOF:
            return "Next: only less work, or another algorithm, would be faster."
        case _ if session.cubin:
            return _with_ptx(last)
        case _:
            return _for_the_source(last, ", modelled" if session.modelled else "")


def left(session: Session) -> str:
    """What the time had no room for, and about which budget has."""
    first = session.iterations[0]
    late = sum(each.status == _LEFT_OUT for each in first.experiments)
    asked = sum(each.gain is not None for each in first.experiments)
    tried = [each.fate for i in session.iterations for each in i.candidates]
    waiting = sum(fate is Fate.LEFT_OUT for fate in tried)
    parts = [
        *([f"{late} of {wording.count(late + asked, 'experiment')}"] if late else []),
        *([wording.count(waiting, "candidate")] if waiting else []),
    ]
    if not parts:
        return "the search was not at its end"
    # Each that was asked or tried took about as much of the time as each that was not.
    share = (late + waiting) / max(asked + len(tried) - waiting, 1)
    time = first.version.time
    least = FEW_RUNS * time.estimate / 1e9 if time else 0.0
    enough = ceil(max(session.seconds * (1 + share), least) / _STEP) * _STEP
    # Of an emulated device a budget counts work, of which the seconds say nothing.
    room = "" if session.modelled else f"; about --budget {enough} has room for them"
    return f"it had none for {' and '.join(parts)}{room}"


def _with_ptx(last: Iteration) -> str:
    """The advice to provide PTX: machine code alone leaves most questions open."""
    best = best_experiment(last)
    cost = (
        f"{best.relaxes}: this still costs time ({best.name}: {promised(best)}); " if best else ""
    )
    return (
        f"Next: {cost}build the kernel with PTX, or capture a program that has it, and run that: "
        "most experiments and transformations need it."
    )


def roof_of(last: Iteration) -> Cause | None:
    """The roof that a version is at; None if it is at none, or an older record does not say."""
    named = last.causes[0][0] if last.causes else ""
    return next((cause for cause in Cause if cause.is_roof and cause.value == named), None)


def inexact_step(row: ExperimentRow, last: Iteration) -> str:
    """A transformation that changes results, and is against just what an experiment found.

    Empty if there is none, or it was tried.
    """
    tried = {split_step(each.transformation)[0] for each in last.candidates}
    names = [
        each.NAME
        for each in all_transformations()
        if not each.IS_EXACT and {row.relaxes} == each.RELAXES and each.NAME not in tried
    ]
    return row.name if row.name in names else next(iter(names), "")


def _for_the_source(last: Iteration, how: str) -> str:
    roof = roof_of(last)
    if roof is not None:
        noun = roof.noun
        return (
            f"Next: it is at {noun[:1].lower()}{noun[1:]}: only less work, or another algorithm, "
            "would be faster."
        )
    best = best_experiment(last)
    step = inexact_step(best, last) if best is not None else ""
    if best is not None and step:
        return (
            f"Next: {best.relaxes}: this still costs time ({best.name}: {promised(best)}{how}); "
            f"'cuado run' with --allow {step} --tolerance 1e-5 tries {step}, which changes results."
        )
    if best is not None:
        what = f"{best.relaxes}: this still costs time" if best.relaxes else "there is still a cost"
        where = f" (hottest line: {words.basename(last.lines[0])})" if last.lines else ""
        return (
            f"Next: {what} ({best.name}: {promised(best)}{how}), and no transformation takes that "
            f"away here: it is for the source to remove{where}."
        )
    if not any(record.verdict for record in last.experiments):
        return "Next: no experiment was measured on the last version: what costs time is open."
    return (
        "Next: no experiment finds anything more that costs time: only less work, or another "
        "algorithm, would be faster."
    )


def _tried(last: Iteration | None) -> str:
    if last is None or not last.candidates:
        return "there was no candidate to try"
    counts = Counter(candidate.fate for candidate in last.candidates)
    told = ", ".join(
        f"{counts[fate]} {_FATES.get(fate, fate.value)}" for fate in Fate if counts[fate]
    )
    return f"of {wording.count(len(last.candidates), 'candidate')} on the last version, {told}"


def unproved(candidates: Iterable[Candidate]) -> str:
    """Kept candidates whose results were not compared, as a warning; empty if there are none."""
    names = [c.transformation for c in candidates if c.fate is Fate.KEPT and not c.proofs]
    return f"Results were not compared for: {', '.join(names)}." if names else ""


def _compared(speedup: Interval) -> str:
    said = wording.gain_with_ends(speedup)
    if speedup.low > 1:
        return f"{said} faster than"
    if speedup.high < 1:
        return f"slower ({said}) than"
    return f"not distinguishable ({said}) from"


def _middle(interval: Interval | None) -> float | None:
    return interval.estimate if interval else None
