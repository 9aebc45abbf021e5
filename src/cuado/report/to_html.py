"""One HTML file that needs nothing else: no script, no network, readable in print."""

from cuado.report import words
from cuado.report.documents import Catalogue, Document, Page, Report
from cuado.report.html.environment import fill
from cuado.report.html.report_view import report_view


def render(document: Document) -> str:
    """The document as a self-contained HTML file."""
    match document:
        case Report():
            title = f"{words.basename(document.analysis.origin.file)} - cuado"
            return fill("report.html.jinja", title=title, view=report_view(document))
        case Catalogue():
            return fill("catalogue.html.jinja", title=f"{document.name} - cuado", list=document)
        case Page():
            return fill("page.html.jinja", title=f"{document.name} - cuado", page=document)
