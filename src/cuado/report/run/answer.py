"""A session on one screen: how much faster, by which changes, and what is left."""

import re
import shlex
from collections.abc import Iterator

from cuado.metrics.quantity import format_value
from cuado.model.limiter import Limit
from cuado.names import readable_name
from cuado.optimizer.session import AdviceRecord, Ending, Iteration, PatchStep, Session
from cuado.report import words
from cuado.report.answer import MOST_POINTS, Answer, Bar, Point
from cuado.report.run import RunReport, sentences
from cuado.report.run.causes import (
    busiest_unit,
    cause_against,
    causes_of,
    does,
    launch_of,
    left_to_the_launch,
)
from cuado.report.run.exactness import EQUAL, results
from cuado.report.run.patch import patch_view
from cuado.report.run.remaining import (
    costs,
    hottest_of,
    inexact,
    is_named,
    left,
    of_cause,
    with_text,
)
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
from cuado.report.whatif.tiles import OPTIONS_OF_TRITON

_WHERE = {
    IN_PATCH: "Apply the patch ('cuado show --details patch' prints it, for patch -p1)",
    IN_LAUNCH: "Change the launch",
}
"""How what to do begins, by where it is written."""
_MOST_CODE = 6
_MOST_PLACES = 2
_PLACE = re.compile(r"^(\S+:\d+): ")
_SAYS_SOMETHING = re.compile(r"\w")
_HUNK = re.compile(r"@@ -(\d+)")
_CHANGED = re.compile(r"[-+](?![-+]{2} )")
"""A line of a diff that changes something, not one that names a file."""


def answer(report: RunReport) -> Answer:
    """The report on one screen."""
    view = run_view(report)
    session = report.session
    found, ended, following = view.result
    is_faster = len(session.iterations) > 1
    why = _unrelieved(session) if is_faster else _why_not(session, view)
    return Answer(
        verdict=f"{found} {why}".rstrip(),
        is_good=True if is_faster else None,
        facts=tuple(_facts(report, view)),
        points=tuple(_points(report, view) if is_faster else costs(report, view)),
        picture=f"{view.columns[1][:1].upper()}{view.columns[1][1:]} of each version",
        bars=tuple(_bars(session)),
        # What the verdict says already is not said again.
        remains=(
            *_ended(session, (ended, following), is_said=bool(why) and not is_faster),
            *_patch(session),
        ),
        commands=tuple(_commands(session, view, is_faster=is_faster)),
        # Each time says by itself whether it is modelled.
        notes=tuple(map(words.sentence, (n for n in view.notes if n != sentences.MODELLED))),
    )


def _ended(session: Session, said: tuple[str, str], *, is_said: bool) -> tuple[str, ...]:
    """Why it ended and what is next: not what the verdict says, nor what the points say."""
    if is_said:
        return ()
    is_told = len(session.iterations) == 1 and is_named(session)
    return said[:1] if is_told and session.ending is Ending.NOTHING_HELPS else said


def _unrelieved(session: Session) -> str:
    """What costs the original time, where no kept step is known to be against any cause."""
    steps = [changes(session, number) for number in range(1, len(session.iterations))]
    pairs = zip(session.iterations, steps, strict=False)
    named = causes_of(session.iterations[0])
    if not named or any(cause_against(before, changed) for before, changed in pairs):
        return ""
    noun, place = named[0].cause.noun, named[0].place
    are = "are" if named[0].cause.is_plural else "is"
    brings = f": {named[0].brings}" if named[0].brings else ""
    return f"{noun}{f' at {place}' if place else ''} {are} not relieved{brings}."


def _why_not(session: Session, view: RunView) -> str:
    """Why there is no faster version: the roof, or the time; empty where the rest says it."""
    last = session.last
    if last is None or session.original is None:
        return ""
    roof = sentences.roof_of(last)
    if roof is not None:
        return (
            f"Nothing is wrong: it is at {words.lowered(roof.noun)}{left(last)}. Faster is only "
            f"what does less: {words.lowered(roof.do)}"
        )
    if session.ending is Ending.BUDGET:
        return f"The time was over: {sentences.left(session)}."
    if session.ending is Ending.NOTHING_HELPS and not _is_undecided(view) and not is_named(session):
        return f"Nothing to fix was found: no experiment and no candidate is faster{left(last)}."
    return ""


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
    found = busiest_unit(version)
    if found is None:
        return ""
    most, label = found
    return f"; its busiest unit is {label}, at {format_value(most.value, most.unit)} of its peak"


def _points(report: RunReport, view: RunView) -> Iterator[Point]:
    """The kept steps, what brought most first, each as a change of the source."""
    session = report.session
    advice = dict(view.advice)
    steps = []
    for number in range(1, len(session.iterations)):
        gain = achieved(session, number)
        steps.append((gain.estimate if gain else 1.0, number))
    for _, number in sorted(steps, key=lambda each: -each[0])[:MOST_POINTS]:
        yield _point(report, view, number, advice)
    changed = (changes(session, number) for _, number in steps)
    launch = left_to_the_launch(session.iterations, changed)
    if launch is not None and len(steps) < MOST_POINTS:
        yield of_cause(report, view, launch)


def _proved(shown: str, sets: str) -> str:
    """What is known of the results: bits are proved, what is merely near was compared alone."""
    return f"{'proved on the code, and ' * (shown == EQUAL)}{shown}, on {sets} of inputs"


def _point(report: RunReport, view: RunView, number: int, advice: dict[str, AdviceRecord]) -> Point:
    session = report.session
    gain = achieved(session, number)
    changed = changes(session, number)
    change = next((advice[step] for step in changed if step in advice), None)
    proofs = view.iterations[number - 1].proofs
    compared = len({text for proof in proofs for text in proof.compared})
    proved = (
        _proved(results(session.iterations[number].version.steps), wording.count(compared, "set"))
        if compared
        else "results were not compared"
    )
    written = _written(session, changed)
    where = _places(written) or with_text(session, change.where if change else "")
    where = where or _in_diff(session, written) or _hottest(session, number)
    before = session.iterations[number - 1]
    return Point(
        says=_says(session, number, changed),
        where=where or launch_of(report.kernel, before),
        do=_to_do(session, change.says) if change else "",
        sure=f"{view.timed} {wording.ends(gain)}; {proved}; by {'; '.join(changed)}".replace(
            " ;", ";"
        ),
        code=_code(change) if written is None else _patched(session, written),
    )


def _says(session: Session, number: int, changed: tuple[str, ...]) -> str:
    """What a version relieves, and how much faster it is; or what was changed."""
    gain = achieved(session, number)
    before, after = session.iterations[number - 1 : number + 1]
    name = sentences.version_name(number)
    brings = f"{name} has no gain on record"
    if gain is not None:
        # Of one step alone the verdict has both times.
        both = _both(before, after) if len(session.iterations) > 2 else ""
        brings = f"{name} is {wording.gain(gain.estimate)} faster{both}"
    cause = cause_against(before, changed)
    if cause is not None:
        return f"{cause.noun}: {brings}"
    what = does(changed)
    return f"{brings}: {what}" if what else brings


def _both(before: Iteration, after: Iteration) -> str:
    """The times of two versions, in brackets; empty where one was not timed."""
    first, second = before.version.time, after.version.time
    if first is None or second is None:
        return ""
    return f" ({wording.change(first.estimate, second.estimate)})"


def _to_do(session: Session, says: str) -> str:
    """What to do, as a sentence; what is written already is named with where it is."""
    for where, begins in _WHERE.items():
        if says.endswith(f" ({where})"):
            return words.sentence(f"{begins}: {says.removesuffix(f' ({where})')}")
    if says.endswith(f" ({TRIED})") and session.patch is not None:
        change = says.removesuffix(f" ({TRIED})")
        # Why in full stands below; the first clause is enough here.
        why = session.patch.reason.partition(": ")[0]
        return words.sentence(
            f"Take the PTX that 'cuado run --emit DIR' writes, as {why}. It has this change: "
            f"{change}"
        )
    return words.sentence(f"{says[:1].upper()}{says[1:]}")


def _hottest(session: Session, number: int) -> str:
    """The line that cost most in the version before, as far as that is known."""
    before = session.iterations[number - 1]
    costs = [each for each in before.costs if _SAYS_SOMETHING.search(each.text)]
    if not costs:
        return hottest_of(before)
    most = max(costs, key=lambda each: (each.saved or 0.0, each.counted or 0.0))
    return f"{words.basename(most.file)}:{most.line}  {most.text.strip()}"


def _written(session: Session, changed: tuple[str, ...]) -> PatchStep | None:
    """What became of a version's change in the user's own source."""
    steps = session.patch.steps if session.patch is not None else ()
    return next((each for each in steps if each.step in changed), None)


def _places(step: PatchStep | None) -> str:
    """The lines of the source that a step concerns, with their texts."""
    lines = step.lines[:_MOST_PLACES] if step is not None else ()
    return "\n".join(_PLACE.sub(r"\1  ", line) for line in lines)


def _in_diff(session: Session, step: PatchStep | None) -> str:
    """The first line that the patch of one step changes; empty where it is of several."""
    patch = session.patch
    if step is None or patch is None or len(patch.steps) > 1:
        return ""
    number = 0
    for line in patch.diff.splitlines():
        hunk = _HUNK.match(line)
        if hunk is not None:
            number = int(hunk[1])
        elif line.startswith("-") and number:
            return f"{words.basename(patch.file)}:{number}  {line[1:].strip()}"
        elif number and not line.startswith("+"):
            number += 1
    return ""


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


def _bars(session: Session) -> Iterator[Bar]:
    for number, iteration in enumerate(session.iterations):
        time = iteration.version.time
        if time is not None:
            yield Bar(sentences.version_name(number), time.estimate, words.time(time.estimate))


def _commands(session: Session, view: RunView, *, is_faster: bool) -> Iterator[tuple[str, str]]:
    if session.is_of_python:
        program = shlex.join(session.application) or "COMMAND"
        yield (
            f"cuado tune -k {readable_name(session.kernel)} -- {program}",
            f"searches {OPTIONS_OF_TRITON} in its program",
        )
    if session.case and is_faster and session.ending is not Ending.RUNNING:
        yield (
            f"cuado run {words.short_path(session.case)} --emit DIR",
            "writes the fastest version, with launchers",
        )
    elif session.case and not is_faster:
        yield from _instead(session, view)
    if session.patch is not None and session.patch.diff:
        yield "cuado show --details patch", "shows the patch of the source"
    elif session.patch is not None and any(each.write for each in session.patch.steps):
        yield "cuado show --details patch", "shows the lines, and what to write there"
    yield "cuado show", "shows it again: -v whole, -o page.html drawn"


def _instead(session: Session, view: RunView) -> Iterator[tuple[str, str]]:
    """What to ask where nothing was faster."""
    case = words.short_path(session.case)
    if _is_undecided(view):
        device = f" --device {session.backend.split()[0]}" if session.backend else ""
        yield (
            f"cuado analyze {case}{device}",
            "names causes, with their lines, by counters, in seconds",
        )
    if step := inexact(session):
        yield (
            f"cuado run {case} --allow {step} --tolerance 1e-5",
            "tries what changes results by rounding",
        )
