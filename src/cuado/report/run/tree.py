"""A session as a tree: the table of versions, the result, then the iterations."""

from collections.abc import Iterable, Iterator

from cuado.optimizer.session import AdviceRecord
from cuado.report import words
from cuado.report.run import RunReport
from cuado.report.run.patch import TITLE, PatchView, patch_view
from cuado.report.run.rows import CandidateRow, ExperimentRow, Other
from cuado.report.run.view import HOLDS_FOR, LEGEND, IterationView, RunView, VersionRow, run_view
from cuado.report.tree import (
    Block,
    Code,
    Folded,
    Heading,
    Items,
    Note,
    Paragraph,
    Patch,
    Strong,
    Table,
    Text,
    Tree,
    facts,
    names,
)

_CODE = frozenset({"kernel", "case", "command"})


def render(report: RunReport) -> Tree:
    """The report as plain data."""
    view = run_view(report)
    title = (Code(words.shortened(report.kernel, 60)), ": optimised step by step")
    return Tree(title, view.result[0], tuple(_blocks(view, report)))


def _blocks(view: RunView, report: RunReport) -> Iterator[Block]:
    patch = patch_view(report.session)
    if view.rows:
        rows = tuple(map(_version, view.rows))
        yield Table(view.columns, rows, numbers=(1, 2, 5))
        yield Paragraph(f"{LEGEND}.")
    result, *rest = view.result
    yield Paragraph(Strong(result))
    yield from map(Paragraph, rest)
    yield from map(Note, view.notes)
    yield facts(view.facts, report.version, _CODE)
    if view.conditions:
        yield Heading("Why nothing helped, for each transformation")
        yield _others(view.conditions)
    for iteration in view.iterations:
        yield from _iteration(iteration, view.timed)
    if view.holds_for:
        lines = tuple(f"{label}: {text}" for label, text in view.holds_for)
        yield Folded(HOLDS_FOR, (Items(lines),))
    if view.advice:
        yield Heading("The same changes in the source")
    for step, change in view.advice:
        yield from _advice(step, change)
    if patch is not None:
        yield from _patch(patch)


def _patch(patch: PatchView) -> Iterator[Block]:
    yield Heading(TITLE)
    yield Paragraph(patch.says)
    beside = tuple(f"beside the patch: {line}" for line in patch.launch)
    yield Items((*patch.steps, *beside, *patch.left))
    if patch.diff:
        yield Folded("The patch, for patch -p1", (Patch(patch.diff),))


def _version(row: VersionRow) -> tuple[Text, ...]:
    changes = names(_step(*change) for change in row.changes)
    return (
        row.name,
        f"{row.time} {row.time_ends}",
        f"{row.speedup} {row.speedup_ends}",
        row.limiter,
        changes or "-",
        row.predicted,
    )


def _iteration(iteration: IterationView, timed: str) -> Iterator[Block]:
    changed = (": ", Code(iteration.changed)) if iteration.changed else ()
    yield Heading((iteration.name, *changed))
    if iteration.outcome:
        yield Paragraph(f"{iteration.outcome[:1].upper() + iteration.outcome[1:]}.")
    yield Items(tuple(f"{label}: {value}" for label, value in iteration.facts))
    yield Paragraph(Strong(f"Limiter: {iteration.limiter}"))
    if iteration.reason:
        yield Paragraph(iteration.reason)
    if iteration.causes:
        yield Paragraph("Causes, what matters most first:")
        yield Items(tuple((Code(cause), f": {why}") for cause, why in iteration.causes))
    if iteration.lines:
        yield Paragraph(("Hottest lines: ", *names(iteration.lines)))
    yield from _experiments(iteration, timed)
    yield from _candidates(iteration, timed)
    for proof in iteration.proofs:
        yield Paragraph(("Why ", Code(proof.transformation), " leaves the results as they were:"))
        doubt = () if proof.compared else (Strong("results were not compared"),)
        yield Items((*proof.conditions, *proof.compared, *doubt))


def _experiments(iteration: IterationView, timed: str) -> Iterator[Block]:
    if iteration.experiments:
        columns = (f"experiment, {timed}", "gain", "interval", "", "relaxes")
        yield Table(columns, tuple(map(_experiment, iteration.experiments)), numbers=(1,))
    if iteration.absent:
        yield Paragraph(("Nothing to relax: ", *names(iteration.absent), "."))
    if iteration.others:
        yield Paragraph("Experiments without a result:")
        yield _others(iteration.others)


def _experiment(row: ExperimentRow) -> tuple[Text, ...]:
    gain = Strong(row.gain) if row.faster else row.gain
    return Code(row.name), gain, row.ends, row.label, row.relaxes


def _candidates(iteration: IterationView, timed: str) -> Iterator[Block]:
    if iteration.candidates:
        columns = ("candidate", "became of it", f"gain, {timed}", "predicted", "for", "notes")
        yield Table(columns, tuple(map(_candidate, iteration.candidates)), numbers=(2, 3))
    if iteration.refused:
        yield Paragraph("Not made:")
        yield _others(iteration.refused)


def _candidate(row: CandidateRow) -> tuple[Text, ...]:
    return (
        Code(_step(row.name, row.settings)),
        Strong(row.fate) if row.kept else row.fate,
        f"{row.gain} {row.ends}",
        row.predicted,
        row.relaxes,
        "; ".join(part for part in (row.resources, row.reason) if part),
    )


def _others(others: Iterable[Other]) -> Items:
    return Items(
        tuple(
            (Code(other.names), f": {other.status}", f": {other.reason}" if other.reason else "")
            for other in others
        )
    )


def _advice(step: str, change: AdviceRecord) -> Iterator[Block]:
    where = (" (", Code(words.basename(change.where)), ")") if change.where else ()
    yield Paragraph((Code(step), f": {change.says}", *where))
    lines = [f"-{line}" for line in change.before.splitlines()]
    lines += [f"+{line}" for line in change.after.splitlines()]
    if lines:
        yield Patch(tuple(lines))


def _step(name: str, settings: str) -> str:
    return f"{name}({settings})" if settings else name
