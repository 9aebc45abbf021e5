"""One HTML file that needs nothing else: no network; what a script sorts reads well without it."""

from cuado.report.document import Document, Style, renderer

ENDING = ".html"


def render(document: Document, _: Style | None = None) -> str:
    """The document as a self-contained HTML file."""
    return str(renderer(document, "html")(document))
