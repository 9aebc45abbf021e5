"""A session for a terminal: the table of versions, the result, then iteration by iteration."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from rich.cells import cell_len
from rich.console import JustifyMethod, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cuado.report import words
from cuado.report.answer_terminal import screen
from cuado.report.run import RunReport
from cuado.report.run.answer import answer
from cuado.report.run.patch_terminal import patch_part
from cuado.report.run.rows import CandidateRow, ExperimentRow, Other
from cuado.report.run.view import (
    HOLDS_FOR,
    LEGEND,
    IterationView,
    Proof,
    RunView,
    VersionRow,
    run_view,
)
from cuado.report.terminal_parts import hanging, labelled, shown, styled

_LABEL = 9
_INDENT = (0, 0, 0, 3)
_DETAIL = (0, 0, 0, 6)
WIDE = 100
"""Columns from which the table has room for the ranges of speed-ups."""
_GAP = 2
_LIMITER, _CHANGED = 3, 4
_SHORTEST, _NAME = 10, 18
"""The least columns for text, and the most for a transformation's name below ``WIDE``."""
NARROW = 72
"""Columns below which the table has no room for predictions."""
_NUMBERS = frozenset({1, 2, 5})
"""Columns of the table of versions that hold numbers."""


def render(report: RunReport, width: int) -> Iterator[RenderableType]:
    """The report, part by part, for lines of ``width`` columns."""
    view = run_view(report)
    yield from _table(view, width)
    result, *rest = view.result
    yield styled(result, "bold")
    yield from map(styled, rest)
    yield from (styled(note, "bold yellow") for note in view.notes)
    yield styled()
    for part in (_facts, _refused, _iterations, _holds_for, _changes):
        yield from part(view, width)
    yield from patch_part(report, width)


def brief(report: RunReport, width: int) -> Iterator[RenderableType]:
    """One screen of it."""
    yield from screen(answer(report), width)


def _table(view: RunView, width: int) -> Iterator[RenderableType]:
    if view.rows:
        yield _versions(view, width)
        yield styled(f"{LEGEND}.", "dim")
        yield styled()


def _facts(view: RunView, width: int) -> Iterator[RenderableType]:
    yield _labelled(
        (label, words.shortened(value, width - _LABEL - 1) if label == "kernel" else value)
        for label, value in view.facts
    )


def _refused(view: RunView, _: int) -> Iterator[RenderableType]:
    if view.conditions:
        yield styled()
        yield styled("Why nothing helped, for each transformation", "bold")
        yield from _others(view.conditions)


def _iterations(view: RunView, _: int) -> Iterator[RenderableType]:
    for iteration in view.iterations:
        yield styled()
        yield from _iteration(iteration, view)


def _holds_for(view: RunView, _: int) -> Iterator[RenderableType]:
    if view.holds_for:
        yield styled()
        yield Rule(styled(HOLDS_FOR.lower(), "bold"), align="left", characters="-")
    for label, text in view.holds_for:
        yield Padding(hanging(f"{label}: {text}"), _INDENT)


def _all_candidates(view: RunView, width: int) -> Iterator[RenderableType]:
    for iteration in view.iterations:
        yield Rule(styled(iteration.name, "bold"), align="left", characters="-")
        yield from _candidates(iteration, view.timed)
    yield from _refused(view, width)


def _all_proofs(view: RunView, width: int) -> Iterator[RenderableType]:
    for iteration in view.iterations:
        yield from _proofs(iteration.proofs)
    yield from _holds_for(view, width)


def _versions(view: RunView, width: int) -> Table:
    table = Table(box=None, padding=(0, _GAP, 0, 0), pad_edge=False, header_style="bold")
    heads = [
        column.replace(" ", "\n") if "modelled" in column else column for column in view.columns
    ]
    rows = [heads, *(_cells(row, wide=width >= WIDE) for row in view.rows)]
    if width < NARROW:  # What was predicted stands with each version below.
        heads = heads[:-1]
        rows = [row[: len(heads)] for row in rows]
    sizes = [max(_longest(row[number]) for row in rows) for number in range(len(heads))]
    if width < WIDE:
        sizes[_CHANGED] = min(sizes[_CHANGED], max(_NAME, len(heads[_CHANGED])))
    # Words of a limiter can break where numbers cannot: it gives way first, then what changed.
    for column in (_LIMITER, _CHANGED):
        excess = sum(sizes) + _GAP * (len(sizes) - 1) - width
        sizes[column] = max(sizes[column] - max(excess, 0), min(sizes[column], _SHORTEST))
    for number, head in enumerate(heads):
        justify: JustifyMethod = "right" if number in _NUMBERS else "left"
        table.add_column(head, justify=justify, overflow="fold", width=sizes[number])
    for row in rows[1:]:
        table.add_row(*map(styled, row))
    return table


def _longest(cell: str) -> int:
    return max(map(cell_len, shown(cell).splitlines()), default=1)


def _cells(row: VersionRow, *, wide: bool) -> list[str]:
    """Ranges stand below their numbers, settings below the transformation they belong to."""
    changed = [f"{name}\n{settings}" if settings else name for name, settings in row.changes]
    return [
        row.name,
        f"{row.time}\n{row.time_ends}".rstrip(),
        f"{row.speedup}\n{row.speedup_ends}".rstrip() if wide else row.speedup,
        row.limiter,
        "\n".join(changed) or "-",
        row.predicted,
    ]


def _iteration(iteration: IterationView, view: RunView) -> Iterator[RenderableType]:
    title = styled(iteration.name, "bold")
    if iteration.changed:
        title.append(shown(f": {iteration.changed}"))
    yield Rule(title, align="left", characters="-")
    if iteration.outcome:
        yield styled(iteration.outcome)
    yield _labelled(iteration.facts, "dim")
    heading = styled("limiter: ")
    heading.append(shown(iteration.limiter), "bold magenta")
    yield heading
    if iteration.reason:
        yield Padding(styled(iteration.reason), _INDENT)
    if iteration.causes:
        yield styled("causes, what matters most first")
        for cause, why in iteration.causes:
            yield Padding(styled(cause, "bold red"), _INDENT)
            yield Padding(styled(why), _DETAIL)
    if iteration.lines:
        yield styled("hottest lines")
        yield Padding(styled(", ".join(iteration.lines), "cyan"), _INDENT)
    yield from _experiments(iteration, view.timed)
    yield from _candidates(iteration, view.timed)
    yield from _proofs(iteration.proofs)


def _experiments(iteration: IterationView, timed: str) -> Iterator[RenderableType]:
    if not (iteration.experiments or iteration.absent or iteration.others):
        return
    yield styled(f"experiments, {timed}: what each cause costs")
    table = Table.grid(padding=(0, 2, 0, 0))
    for column in range(4):
        table.add_column(justify="right" if column in (1, 2) else "left", overflow="fold")
    for row in iteration.experiments:
        table.add_row(*_experiment(row))
    if iteration.experiments:
        yield Padding(table, _INDENT)
    if iteration.absent:
        yield Padding(styled(f"nothing to relax: {', '.join(iteration.absent)}", "dim"), _INDENT)
    for other in iteration.others:
        reason = f": {other.reason}" if other.reason else ""
        yield Padding(styled(f"{other.names}: {other.status}{reason}", "dim"), _INDENT)


def _experiment(row: ExperimentRow) -> tuple[Text, ...]:
    style = "" if row.faster else "dim"
    return (
        styled(row.name, style),
        styled(row.gain, "bold" if row.faster else style),
        styled(row.ends, style),
        styled(row.label, "red" if row.faster else style),
    )


def _candidates(iteration: IterationView, timed: str) -> Iterator[RenderableType]:
    if iteration.candidates:
        yield styled(f"candidates, gains {timed} over this version")
    for row in iteration.candidates:
        yield Padding(_candidate(row), _INDENT)
        details = [row.relaxes and f"for {row.relaxes}", row.resources, row.reason]
        if row.predicted != "-":
            details.insert(1, f"predicted {row.predicted}")
        yield Padding(styled("; ".join(filter(None, details)), "dim"), _DETAIL)
    if iteration.refused:
        yield styled("not made")
        yield from _others(iteration.refused)


def _candidate(row: CandidateRow) -> Text:
    settings = f"({row.settings})" if row.settings else ""
    said = styled(f"{row.name}{settings}: ")
    style = "bold green" if row.kept else "" if row.good else "bold red"
    said.append(shown(row.fate), style)
    if row.gain != "-":
        said.append(shown(f", {row.gain} {row.ends}".rstrip()))
    return said


def _others(others: Iterable[Other]) -> Iterator[RenderableType]:
    for other in others:
        yield Padding(styled(f"{other.names}: {other.status}"), _INDENT)
        if other.reason:
            yield Padding(styled(other.reason, "dim"), _DETAIL)


def _proofs(proofs: Iterable[Proof]) -> Iterator[RenderableType]:
    for proof in proofs:
        yield styled(f"why {proof.transformation} leaves the results as they were")
        for line in (*proof.conditions, *proof.compared):
            yield Padding(hanging(line), _INDENT)
        if not proof.compared:
            yield Padding(styled("results were not compared", "bold yellow"), _INDENT)


def _changes(view: RunView, _: int) -> Iterator[RenderableType]:
    """The changes of the source."""
    advice = view.advice
    if advice:
        yield styled()
        yield Rule(styled("the same changes in the source", "bold"), align="left", characters="-")
    for step, change in advice:
        where = f" ({words.basename(change.where)})" if change.where else ""
        yield styled(f"{step}: {change.says}{where}")
        for sign, code, style in (("-", change.before, "red"), ("+", change.after, "green")):
            for line in code.splitlines():
                yield Padding(styled(f"{sign} {line}", style), _INDENT)


def _labelled(facts: Iterable[tuple[str, str]], style: str = "") -> Table:
    grid = labelled(_LABEL - 1)
    for label, value in facts:
        grid.add_row(styled(label, "dim"), styled(value, style))
    return grid


def _topic(
    *parts: Callable[[RunView, int], Iterator[RenderableType]],
) -> Callable[[RunReport, int], Iterator[RenderableType]]:
    def draw(report: RunReport, width: int) -> Iterator[RenderableType]:
        view = run_view(report)
        for part in parts:
            yield from part(view, width)

    return draw


TOPICS: Mapping[str, Callable[[RunReport, int], Iterator[RenderableType]]] = {
    "versions": _topic(_table, _facts),
    "candidates": _topic(_all_candidates),
    "proofs": _topic(_all_proofs),
    "changes": _topic(_changes),
    "patch": patch_part,
}
"""Parts that can be asked for alone."""
