"""What checking found, as Markdown."""

from collections.abc import Iterator

from cuado.report.check.view import check_view
from cuado.report.documents import CheckReport
from cuado.report.markdown_text import code, escape


def check_lines(report: CheckReport) -> Iterator[str]:
    """The report, line by line."""
    view = check_view(report)
    yield f"# {escape(view.title)}\n"
    yield f"**{escape(view.verdict)}**, cuado {report.version}"
    for note in view.notes:
        yield f"\n> {escape(note)}"
    for defect in view.defects:
        yield f"\n## {defect.severity.capitalize()}: {escape(defect.title)}\n"
        for site in defect.sites:
            yield f"- {code(site.place)} {code(site.text)}: {escape(site.says)}"
        if defect.where:
            yield f"- {escape(defect.where)}"
        yield f"\nTry: {escape(defect.advice)}."
