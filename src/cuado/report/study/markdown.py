"""A case study as Markdown: the table, then the story step by step."""

from collections.abc import Iterator

from cuado.report.documents import StudyReport
from cuado.report.markdown_text import escape
from cuado.report.study.view import COLUMNS, PER_REQUEST, study_view


def study_lines(report: StudyReport) -> Iterator[str]:
    """The report, line by line."""
    view = study_view(report)
    yield f"# {escape(report.result.study.title)}\n"
    yield f"{escape(report.result.study.says)}\n"
    for note in view.notes:
        yield f"> {escape(note)}\n"
    for label, value in view.facts[1:]:
        yield f"- {label}: {escape(value)}"
    yield f"- by: cuado {report.version}\n"
    yield f"| {' | '.join(COLUMNS)} |"
    yield "|---|--:|--:|--:|--:|---|--:|"
    for row in view.rows:
        yield f"| {' | '.join(map(escape, row.cells))} |"
    yield f"\n{PER_REQUEST}.\n"
    for row in view.rows:
        yield f"- **{escape(row.title)}**: {escape('; '.join(row.story))}"
    for line in view.summary:
        yield f"\n{escape(line)}"
