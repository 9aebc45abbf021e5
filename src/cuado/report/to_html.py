"""One HTML file that needs nothing else: no script, no network, readable in print."""

from cuado.report import words
from cuado.report.documents import (
    Catalogue,
    CheckReport,
    CompareReport,
    DoctorReport,
    Document,
    Page,
    Report,
    RunReport,
    StudyReport,
    TraceReport,
    WhatIfReport,
)
from cuado.report.html.environment import fill
from cuado.report.html.report_view import report_view


def render(document: Document) -> str:
    """The document as a self-contained HTML file."""
    match document:
        case Report():
            title = f"{words.basename(document.analysis.origin.file)} - cuado"
            html = fill("report.html.jinja", title=title, view=report_view(document))
        case WhatIfReport():
            from cuado.report.html.whatif_view import whatif_page

            title = f"{document.result.launch.name} what-if - cuado"
            html = fill("whatif.html.jinja", title=title, page=whatif_page(document))
        case StudyReport():
            from cuado.report.study.view import COLUMNS, PER_REQUEST, study_view

            html = fill(
                "study.html.jinja",
                title=f"{document.result.study.name} study - cuado",
                report=document,
                view=study_view(document),
                columns=COLUMNS,
                per_request=PER_REQUEST,
            )
        case CheckReport():
            from cuado.report.check.view import check_view

            html = fill(
                "check.html.jinja",
                title=f"{document.result.name} check - cuado",
                report=document,
                view=check_view(document),
            )
        case RunReport():
            from cuado.report.html.run_view import run_page

            title = f"{document.session.kernel} run - cuado"
            html = fill("run.html.jinja", title=title, page=run_page(document))
        case CompareReport():
            from cuado.report.compare.view import COLUMNS as NUMBERS
            from cuado.report.compare.view import compare_view

            view = compare_view(document)
            title = f"{view.title} - cuado"
            return fill(
                "compare.html.jinja", title=title, report=document, view=view, columns=NUMBERS
            )
        case DoctorReport() | TraceReport():
            html = _observed(document)
        case Catalogue():
            html = fill("catalogue.html.jinja", title=f"{document.name} - cuado", list=document)
        case Page():
            html = fill("page.html.jinja", title=f"{document.name} - cuado", page=document)
    return html


def _observed(document: DoctorReport | TraceReport) -> str:
    """A machine or a program as it was found."""
    if isinstance(document, DoctorReport):
        from cuado.report.doctor.view import as_table

        return fill("catalogue.html.jinja", title="doctor - cuado", list=as_table(document))
    from cuado.report.html.trace_view import trace_page

    page = trace_page(document)
    return fill("trace.html.jinja", title=f"{page.view.title} trace - cuado", page=page)
