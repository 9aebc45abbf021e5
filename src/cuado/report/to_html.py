"""One HTML file that needs nothing else: no script, no network, readable in print."""

from cuado.report import words
from cuado.report.documents import (
    Catalogue,
    CheckReport,
    Document,
    Page,
    Report,
    StudyReport,
    WhatIfReport,
)
from cuado.report.html.environment import fill
from cuado.report.html.report_view import report_view


def render(document: Document) -> str:
    """The document as a self-contained HTML file."""
    match document:
        case Report():
            title = f"{words.basename(document.analysis.origin.file)} - cuado"
            return fill("report.html.jinja", title=title, view=report_view(document))
        case WhatIfReport():
            from cuado.report.html.whatif_view import whatif_page

            title = f"{document.result.launch.name} what-if - cuado"
            return fill("whatif.html.jinja", title=title, page=whatif_page(document))
        case StudyReport():
            from cuado.report.study.view import COLUMNS, PER_REQUEST, study_view

            return fill(
                "study.html.jinja",
                title=f"{document.result.study.name} study - cuado",
                report=document,
                view=study_view(document),
                columns=COLUMNS,
                per_request=PER_REQUEST,
            )
        case CheckReport():
            from cuado.report.check.view import check_view

            return fill(
                "check.html.jinja",
                title=f"{document.result.name} check - cuado",
                report=document,
                view=check_view(document),
            )
        case Catalogue():
            return fill("catalogue.html.jinja", title=f"{document.name} - cuado", list=document)
        case Page():
            return fill("page.html.jinja", title=f"{document.name} - cuado", page=document)
