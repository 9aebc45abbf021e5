"""A teaching text as JSON."""

from cuado.report.json_parts import Json
from cuado.report.page import Page


def render(document: Page) -> Json:
    """The page as dictionaries."""
    return {
        "kind": "page",
        "name": document.name,
        "title": document.title,
        "summary": document.summary,
        "facts": dict(document.facts),
        "sections": dict(document.sections),
    }
