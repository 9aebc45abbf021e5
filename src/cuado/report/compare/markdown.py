"""Two versions side by side as Markdown, for a pull request."""

from collections.abc import Iterator

from cuado.report.compare.view import COLUMNS, compare_view
from cuado.report.documents import CompareReport
from cuado.report.markdown_text import escape


def compare_lines(report: CompareReport) -> Iterator[str]:
    """The report, line by line."""
    view = compare_view(report)
    yield f"# {escape(view.title)}\n"
    yield f"**{escape(view.verdict)}**: {escape(view.why)}, cuado {report.version}"
    for name, what in view.sides:
        yield f"- {name}: {escape(what)}"
    for caution in view.cautions:
        yield f"\n> {escape(caution)}"
    yield "\n| | A | B |\n|---|---|---|"
    for row in view.facts:
        yield f"| {' | '.join(escape(cell) or '-' for cell in row)} |"
    for heading, rows in view.groups:
        yield f"\n| {heading} | {' | '.join(COLUMNS[1:])} |\n|---|--:|--:|--:|---|"
        for numbers in rows:
            yield f"| {' | '.join(map(escape, numbers.cells))} |"
