"""A case study for a terminal: the table, then the story step by step."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cuado import letters
from cuado.report.documents import StudyReport
from cuado.report.study.view import COLUMNS, PER_REQUEST, study_view

_STYLES = {True: "bold green", False: "bold red", None: "bold"}


def study_parts(report: StudyReport) -> Iterator[RenderableType]:
    """The report, part by part."""
    view = study_view(report)
    yield _text(report.result.study.title, "bold")
    yield _text(report.result.study.says)
    yield from (_text(note, "bold yellow") for note in view.notes)
    yield from (_text(f"{label}: {value}", "dim") for label, value in view.facts[1:])
    yield _text()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in COLUMNS:
        is_text = column in ("version", "limiter")
        table.add_column(column, justify="left" if is_text else "right", no_wrap=not is_text)
    for row in view.rows:
        table.add_row(*map(_text, row.cells))
    yield table
    yield _text(PER_REQUEST, "dim")
    for row in view.rows:
        yield _text()
        yield _text(row.title, _STYLES[row.good])
        yield from (Padding(_text(line), (0, 0, 0, 3)) for line in row.story)
    yield _text()
    yield from (_text(line, "bold") for line in view.summary)


def _text(content: str = "", style: str = "") -> Text:
    return Text(letters.printable(content), style)
