"""A teaching text as HTML."""

from cuado.report.drawing.environment import fill
from cuado.report.page import Page


def render(document: Page) -> str:
    """The document as a self-contained HTML file."""
    return fill("page/page.html.jinja", title=f"{document.name} - cuado", page=document)
