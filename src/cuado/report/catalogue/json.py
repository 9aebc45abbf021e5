"""A list as JSON, under its own name."""

from cuado.report.catalogue import Catalogue
from cuado.report.json_parts import Json


def render(document: Catalogue) -> Json:
    """The rows as they are."""
    return {"kind": document.name, document.name: [dict(row) for row in document.rows]}
