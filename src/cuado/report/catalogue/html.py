"""A list as HTML."""

from cuado.report.catalogue import Catalogue
from cuado.report.drawing.environment import fill


def render(document: Catalogue) -> str:
    """The document as a self-contained HTML file."""
    title = f"{document.name} - cuado"
    return fill("catalogue/page.html.jinja", title=title, list=document)
