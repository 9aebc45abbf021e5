"""Experiments on the whole kernel, and on single lines of it."""

from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, wait
from dataclasses import replace
from functools import partial

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Scope
from cuado.model.instruction import SourceLocation
from cuado.stats import Verdict
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure.ahead import keeping_timed, keeps_timed, run_ahead, time_ahead
from cuado.what_if.measure.evaluation import best_alternative
from cuado.what_if.measure.programs import (
    Begun,
    Beside,
    Programs,
    build_programs,
    is_interrupted,
)
from cuado.what_if.measure.schedule import measure_programs
from cuado.what_if.result import Outcome, Status
from cuado.what_if.session import Part, Session

SWEEPS = 50
"""Rank from which experiments are sweeps: they show a curve, and relax nothing."""
LINE_GAIN = 1.05
"""An experiment with at least this gain on the whole kernel is repeated line by line."""
_PATIENCE = 0.02
"""Seconds after which it is asked again whether something else is to be done."""
MOST_LINES = 6
"""Lines per experiment; those with most instructions first."""


def measure_whole_kernel(
    session: Session, programs: Sequence[tuple[Experiment, Programs]], part: Part
) -> tuple[Outcome, ...]:
    """Make the experiments of a part on the whole kernel: the relaxations, or the sweeps."""
    asked = [each for each in programs if (each[0].rank >= SWEEPS) == (part is Part.SWEEPS)]
    # An experiment that has no program has its outcome already.
    found = {e.name: [made] if isinstance(made, Outcome) else [] for e, made in asked}
    groups = [made for _, made in asked if not isinstance(made, Outcome)]
    for version, outcome in measure_programs(session, groups, part):
        found[version.experiment.name].append(outcome)
    return tuple(map(best_alternative, found.values()))


def sweeps_ahead(
    session: Session, programs: Sequence[Programs], is_over: Callable[[], bool]
) -> None:
    """Run and time the sweeps, should there be time until a function says that there is not."""
    if session.options.lines and session.begun is not None and not session.begun.is_done:
        return  # Single lines come first.
    sweeps = [e for e in programs if not isinstance(e, Outcome) and e[0].experiment.rank >= SWEEPS]
    run_ahead(session, sweeps, is_over, Part.SWEEPS)
    if not is_over():
        time_ahead(session, sweeps, Part.SWEEPS)


def begin_lines(session: Session, outcomes: tuple[Outcome, ...]) -> None:
    """Begin to build the programs for single lines, should the outcomes hold, and no others.

    Args:
        session: keeps what is begun.
        outcomes: of the whole kernel, not judged yet.
    """
    wanted = _wanted(session, outcomes)
    if session.begun is not None:
        session.begun.forget_others(wanted)
    if session.options.lines and wanted and not session.interrupted:
        session.begun = session.begun or Begun()
        session.begun.begin(session.subject, wanted, session.pool)


def lines_ahead(session: Session, is_over: Callable[[], bool]) -> None:
    """Run and time the programs for single lines that were begun, as far as there is time.

    Args:
        session: what was begun.
        is_over: true once something else is to be done.
    """
    left = set(session.begun.jobs.values()) if session.begun is not None else set()
    made: list[Programs] = []
    while left and not is_over() and not session.interrupted:
        done, left = wait(left, _PATIENCE, FIRST_COMPLETED)
        made += [each.result() for each in done]
        run_ahead(session, made, is_over, Part.LINES)
    if made and not left and not is_over():
        time_ahead(session, made, Part.LINES)


def measure_lines(
    session: Session, outcomes: tuple[Outcome, ...], rest: Callable[[Callable[[], bool]], None]
) -> tuple[Outcome, ...]:
    """Repeat experiments that gain on the whole kernel line by line; return them with their lines.

    Args:
        session: what is known so far.
        outcomes: of the whole kernel.
        rest: what else is to be measured, until a function says that it need not wait any more.
    """
    wanted = _wanted(session, outcomes)
    if not wanted:
        return outcomes

    def ahead(made: Sequence[Programs], is_over: Callable[[], bool]) -> None:
        with keeping_timed(session):
            run_ahead(session, made, is_over, Part.LINES)
            if not is_over():
                time_ahead(session, made, Part.LINES)
            rest(is_over)

    build = partial(build_programs, session.subject, wanted, session.tell, session.pool)
    begun = session.begun or Begun(is_listed=session.bench.is_modelled)
    made = build(begun=begun, beside=Beside(ahead, keeps=partial(keeps_timed, session)))
    session.interrupted |= any(map(is_interrupted, made))
    groups = [each for each in made if not isinstance(each, Outcome)]
    lines: dict[str, list[Outcome]] = {}
    for version, found in measure_programs(session, groups, Part.LINES):
        lines.setdefault(version.experiment.name, []).append(found)
    return tuple(
        replace(outcome, lines=tuple(lines.get(outcome.experiment.name, ())))
        for outcome in outcomes
    )


def _wanted(session: Session, outcomes: tuple[Outcome, ...]) -> list[tuple[Experiment, Scope]]:
    """Experiments that are worth a look at single lines, and the lines."""
    return [
        (outcome.experiment, scope)
        for outcome in outcomes
        if _is_worth_lines(outcome)
        for scope in _scopes(session.subject, outcome)
    ]


def _is_worth_lines(outcome: Outcome) -> bool:
    """True if an experiment gains on the whole kernel, and touches more than one line."""
    return (
        outcome.experiment.per_line
        and outcome.status is Status.MEASURED
        and outcome.verdict is Verdict.FASTER
        and outcome.gain is not None
        and outcome.gain.low >= LINE_GAIN
        and len(outcome.touched) > 1
    )


def _scopes(kernel: Kernel, outcome: Outcome) -> list[Scope]:
    """A scope for each line that the experiment touched; of many, those with most instructions."""
    by_line: dict[SourceLocation, list[int]] = {line: [] for line in outcome.touched}
    for index, line in enumerate(kernel.lines):
        if line in by_line:
            by_line[line].append(index)
    ranked = sorted(outcome.touched, key=lambda line: -len(by_line[line]))[:MOST_LINES]
    return [
        Scope(frozenset(by_line[line]), f"{line.file.rpartition('/')[2]}:{line.line}")
        for line in ranked
    ]
