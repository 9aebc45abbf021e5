"""A case study for a terminal: the table, then the story step by step."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding

from cuado.report.answer_terminal import screen
from cuado.report.study import StudyReport
from cuado.report.study.answer import answer
from cuado.report.study.view import COLUMNS, PER_REQUEST, study_view
from cuado.report.terminal_parts import open_table, styled

_STYLES = {True: "bold green", False: "bold red", None: "bold"}


def render(report: StudyReport, _: int) -> Iterator[RenderableType]:
    """The report, part by part."""
    view = study_view(report)
    yield styled(report.result.study.title, "bold")
    yield styled(report.result.study.says)
    yield from (styled(note, "bold yellow") for note in view.notes)
    yield from (styled(f"{label}: {value}", "dim") for label, value in view.facts[1:])
    yield styled()
    table = open_table()
    for column in COLUMNS:
        is_text = column in ("version", "limiter")
        table.add_column(column, justify="left" if is_text else "right", no_wrap=not is_text)
    for row in view.rows:
        table.add_row(*map(styled, row.cells))
    yield table
    yield styled(PER_REQUEST, "dim")
    for row in view.rows:
        yield styled()
        yield styled(row.title, _STYLES[row.good])
        yield from (Padding(styled(line), (0, 0, 0, 3)) for line in row.story)
    yield styled()
    yield from (styled(line, "bold") for line in view.summary)


def brief(report: StudyReport, width: int) -> Iterator[RenderableType]:
    """One screen of it."""
    yield from screen(answer(report), width)
