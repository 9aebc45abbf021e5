"""The formats, one line each; a format is a module ``to_<format>`` with a ``render`` function."""

import importlib
from dataclasses import dataclass

from cuado.errors import UnknownNameError
from cuado.letters import printable
from cuado.report.documents import Document

FORMATS: dict[str, str] = {
    "terminal": ".txt",
    "json": ".json",
    "markdown": ".md",
    "html": ".html",
}
"""Names and the file ending that stands for each."""


@dataclass(frozen=True, slots=True)
class Style:
    """How the terminal format may draw: columns, and whether it may colour."""

    width: int = 80
    color: bool = False


def render(document: Document, format_name: str, style: Style | None = None) -> str:
    """The document in a format.

    Raises:
        UnknownNameError: if there is no such format; lists those there are.
    """
    if format_name not in FORMATS:
        raise UnknownNameError("format", format_name, FORMATS)
    module = importlib.import_module(f"{__package__}.to_{format_name}")
    if format_name == "terminal":
        return str(module.render(document, style or Style()))
    text = str(module.render(document))
    return printable(text) if format_name == "markdown" else text
