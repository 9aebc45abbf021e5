"""A session on one screen: how much faster, by which changes, and what is left."""

import re
from collections.abc import Iterator

from cuado.analysis.units import UNIT_LABELS
from cuado.metrics import MetricSet
from cuado.metrics.quantity import format_value
from cuado.model.bottleneck import Bottleneck
from cuado.model.limiter import Limit
from cuado.optimizer.session import AdviceRecord, Ending, Fate, Iteration, PatchStep, Session
from cuado.report import words
from cuado.report.answer import MOST_POINTS, Answer, Bar, Point
from cuado.report.run import RunReport, sentences
from cuado.report.run.exactness import EQUAL, results
from cuado.report.run.patch import patch_view
from cuado.report.run.rows import ExperimentRow, experiment_rows, promised
from cuado.report.run.view import (
    IN_LAUNCH,
    IN_PATCH,
    TRIED,
    RunView,
    achieved,
    changes,
    run_view,
)
from cuado.report.whatif import wording
from cuado.what_if.registry import all_experiments
from cuado.what_if.result import Claim

_WHERE = {
    IN_PATCH: "Take the patch",
    IN_LAUNCH: "Change the launch",
    TRIED: "Write by hand what no patch is offered for",
}
"""How what to do begins, by where it is written."""
_NONE_TAKES_IT = "no transformation takes it away here"
_MOST_CODE = 6
_MOST_PLACES = 2
_PLACE = re.compile(r"^(\S+:\d+): ")
_CHANGED = re.compile(r"[-+](?![-+]{2} )")
"""A line of a diff that changes something, not one that names a file."""


def answer(report: RunReport) -> Answer:
    """The report on one screen."""
    view = run_view(report)
    session = report.session
    found, ended, following = view.result
    is_faster = len(session.iterations) > 1
    return Answer(
        verdict=found,
        is_good=True if is_faster else None,
        facts=tuple(_facts(report, view)),
        points=tuple(_points(session, view)) if is_faster else tuple(_costs(session, view)),
        picture=f"{view.columns[1][:1].upper()}{view.columns[1][1:]} of each version",
        bars=tuple(_bars(session)),
        remains=(ended, following, *_patch(session)),
        commands=tuple(_commands(session, view, is_faster=is_faster)),
        # Each time says by itself whether it is modelled.
        notes=tuple(map(words.sentence, (n for n in view.notes if n != sentences.MODELLED))),
    )


def _patch(session: Session) -> Iterator[str]:
    patch = patch_view(session)
    if patch is not None:
        yield words.sentence(f"{patch.says[:1].upper()}{patch.says[1:]}")


def _facts(report: RunReport, view: RunView) -> Iterator[str]:
    session = report.session
    took = dict(view.facts)["started"].rpartition("; ")[2]
    yield f"{report.kernel} on {session.device}; the run {took}."
    if view.iterations:
        limiter = view.iterations[0].limiter
        yield (
            f"What limits the original is undecided{_busiest(session.iterations[0])}."
            if _is_undecided(view)
            else f"The original {words.limited(limiter)}."
        )


def _is_undecided(view: RunView) -> bool:
    """True if nothing says what limits the original."""
    verdict = view.iterations[0].limiter if view.iterations else ""
    return verdict.startswith(words.VERDICTS[Limit.UNDECIDED])


def _busiest(version: Iteration) -> str:
    """What its counters say all the same, where experiments had no time: the busiest unit."""
    measures = MetricSet(version.version.metrics)
    units = [
        (measure, UNIT_LABELS[name]) for name in UNIT_LABELS if (measure := measures.get(name))
    ]
    if not units:
        return ""
    most, label = max(units, key=lambda each: each[0].value)
    return f"; its busiest unit is {label}, at {format_value(most.value, most.unit)} of its peak"


def _points(session: Session, view: RunView) -> Iterator[Point]:
    """The kept steps, what brought most first, each as a change of the source."""
    advice = dict(view.advice)
    steps = []
    for number in range(1, len(session.iterations)):
        gain = achieved(session, number)
        steps.append((gain.estimate if gain else 1.0, number))
    for _, number in sorted(steps, key=lambda each: -each[0])[:MOST_POINTS]:
        yield _point(session, view, number, advice)


def _proved(shown: str, sets: str) -> str:
    """What is known of the results: bits are proved, what is merely near was compared alone."""
    return f"{'proved on the code, and ' * (shown == EQUAL)}{shown}, on {sets} of inputs"


def _point(session: Session, view: RunView, number: int, advice: dict[str, AdviceRecord]) -> Point:
    gain = achieved(session, number)
    changed = changes(session, number)
    brings = f"{wording.gain(gain.estimate)} faster" if gain else "gain not recorded"
    change = next((advice[step] for step in changed if step in advice), None)
    proofs = view.iterations[number - 1].proofs
    compared = len({text for proof in proofs for text in proof.compared})
    proved = (
        _proved(results(session.iterations[number].version.steps), wording.count(compared, "set"))
        if compared
        else "results were not compared"
    )
    written = _written(session, changed)
    where = _places(written) or (words.basename(change.where) if change else "")
    return Point(
        says=f"{_removed(session, number)}{'; '.join(changed)}: {brings}",
        where=where or _hottest(session, number),
        do=_to_do(change.says) if change else "",
        sure=f"{view.timed} {wording.ends(gain)}; {proved}".replace(" ;", ";"),
        code=_code(change) if written is None else _patched(session, written),
    )


def _to_do(says: str) -> str:
    """What to do, as a sentence; what is written already is named with where it is."""
    for where, begins in _WHERE.items():
        if says.endswith(f" ({where})"):
            return words.sentence(f"{begins}: {says.removesuffix(f' ({where})')}")
    return words.sentence(f"{says[:1].upper()}{says[1:]}")


def _removed(session: Session, number: int) -> str:
    """What a version's change relieves: ``v1 relieves uncoalesced global access: ``."""
    name = sentences.version_name(number)
    kept = [c for c in session.iterations[number - 1].candidates if c.fate is Fate.KEPT]
    relaxes = kept[0].relaxes if len(kept) == 1 else ""
    return f"{name} relieves {relaxes}: " if relaxes else f"{name}: "


def _hottest(session: Session, number: int) -> str:
    """The line that cost most in the version before, as far as that is known."""
    before = session.iterations[number - 1]
    costs = [each for each in before.costs if each.text]
    if not costs:
        return _hottest_of(before)
    most = max(costs, key=lambda each: (each.saved or 0.0, each.counted or 0.0))
    return f"{words.basename(most.file)}:{most.line}  {most.text.strip()}"


def _hottest_of(version: Iteration) -> str:
    """The line where a version spends most, with its text where that is known."""
    if not version.lines:
        return ""
    place = words.basename(version.lines[0])
    texts = {f"{words.basename(each.file)}:{each.line}": each.text for each in version.costs}
    return f"{place}  {texts.get(place, '').strip()}".rstrip()


def _written(session: Session, changed: tuple[str, ...]) -> PatchStep | None:
    """What became of a version's change in the user's own source."""
    steps = session.patch.steps if session.patch is not None else ()
    return next((each for each in steps if each.step in changed), None)


def _places(step: PatchStep | None) -> str:
    """The lines of the source that a step concerns, with their texts."""
    lines = step.lines[:_MOST_PLACES] if step is not None else ()
    return "\n".join(_PLACE.sub(r"\1  ", line) for line in lines)


def _patched(session: Session, step: PatchStep) -> tuple[str, ...]:
    """The lines of the patch, if it is of this step alone, and short; or what to write."""
    patch = session.patch
    if not step.is_written:
        code = step.write.split("\n")[1:]
        return tuple(f"+ {line}" for line in code) if len(code) <= _MOST_CODE else ()
    if patch is None or len(patch.steps) > 1:
        return ()
    lines = [line for line in patch.diff.splitlines() if _CHANGED.match(line)]
    return (
        tuple(f"{line[0]} {line[1:].strip()}" for line in lines) if len(lines) <= _MOST_CODE else ()
    )


def _code(change: AdviceRecord | None) -> tuple[str, ...]:
    if change is None:
        return ()
    lines = [f"- {line}" for line in change.before.splitlines()]
    lines += [f"+ {line}" for line in change.after.splitlines()]
    return tuple(lines) if len(lines) <= _MOST_CODE else ()


def _costs(session: Session, view: RunView) -> Iterator[Point]:
    """Without a faster version: what still costs time, by experiment; nothing at a roof."""
    last = session.last
    if last is None or sentences.roof_of(last):
        return
    gains = [row for row in experiment_rows(last.experiments) if row.faster]
    # Of one bottleneck one gain is told, a bound only where there is no other; and not what a
    # smaller grid takes.
    gains.sort(key=lambda row: row.label == Claim.BOUND.value)
    chosen = dict[str, ExperimentRow]()
    for row in gains:
        if row.relaxes != Bottleneck.LAUNCH_SIZE:
            chosen.setdefault(row.relaxes, row)
    telling = list(chosen.values())
    known = {each.name: each for each in all_experiments()}
    for number, row in enumerate(telling[:MOST_POINTS]):
        step = sentences.inexact_step(row, last)
        rest = f"{step} changes results: --allow {step}" if step else _NONE_TAKES_IT
        yield Point(
            says=f"{row.relaxes[:1].upper()}{row.relaxes[1:]}: {promised(row)} ({row.name})",
            # The hottest line is what costs most; nothing is known of the others' places.
            where="" if number else _hottest_of(last),
            do=words.to_do(known.get(row.name)),
            sure=f"{view.timed} by an experiment; {rest}",
        )


def _bars(session: Session) -> Iterator[Bar]:
    for number, iteration in enumerate(session.iterations):
        time = iteration.version.time
        if time is not None:
            yield Bar(sentences.version_name(number), time.estimate, words.time(time.estimate))


def _commands(session: Session, view: RunView, *, is_faster: bool) -> Iterator[tuple[str, str]]:
    if not is_faster and session.case and _is_undecided(view):
        device = f" --device {session.backend.split()[0]}" if session.backend else ""
        yield (
            f"cuado analyze {words.short_path(session.case)}{device}",
            "names causes, with their lines, by counters, in seconds",
        )
    if is_faster and session.case and session.ending is not Ending.RUNNING:
        yield (
            f"cuado run {words.short_path(session.case)} --emit DIR",
            "writes the fastest version, with launchers",
        )
    if session.patch is not None and session.patch.diff:
        yield "cuado show --details patch", "shows the patch of the source"
    elif session.patch is not None and any(each.write for each in session.patch.steps):
        yield "cuado show --details patch", "shows the lines, and what to write there"
    yield "cuado show", "shows it again: -v whole, -o page.html drawn"
