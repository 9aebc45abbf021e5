"""What a function of cuado gives back: what was found, and ways to show and to keep it."""

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Generic, TypeVar

from cuado.errors import CuadoError
from cuado.outputs import write_file
from cuado.report.document import Document
from cuado.report.formats import FORMATS, Style, format_for, render

Found = TypeVar("Found")
_FRAME = (
    '<iframe srcdoc="{page}" style="width: 100%; height: 80vh; border: 0" '
    'title="cuado" sandbox="allow-popups"></iframe>'
)
"""A page of its own within a notebook: neither its styles nor the notebook's reach the other."""


@dataclass(frozen=True, slots=True)
class Result(Generic[Found]):
    """What was found, and its report.

    ``print(result)`` shows the report as in a terminal; a notebook shows it as a page.

    Attributes:
        found: the data: an ``Analysis``, a ``WhatIf``, a ``Session``, ...
        document: its report.
    """

    found: Found
    document: Document

    def render(self, format_name: str = "terminal", *, width: int = 80) -> str:
        """The report as text.

        Args:
            format_name: ``terminal``, ``markdown``, ``json``, ``html``, ``saved``, ...
            width: columns, for the terminal.

        Raises:
            UnknownNameError: there is no such format; lists those there are.
        """
        return render(self.document, format_name, Style(width))

    def save(self, path: Path | str) -> Path:
        """Write a file whose ending says the format; ``.cuado`` is read again by ``cuado.load``.

        Returns:
            The file.

        Raises:
            CuadoError: no format has the ending, or the file cannot be written.
        """
        place = Path(path)
        name = format_for(place)
        if name is None:
            raise CuadoError(
                f"{place}: no format has the ending '{place.suffix}'",
                f"known: {', '.join(filter(None, FORMATS.values()))}",
            )
        write_file(place, self.render(name))
        return place

    def __str__(self) -> str:
        """The report as in a terminal of 80 columns, without colours."""
        return self.render()

    def _repr_html_(self) -> str:
        """The page, for notebooks."""
        return _FRAME.format(page=escape(self.render("html"), quote=True))


def load(path: Path | str) -> "Result[Any]":
    """A result that was saved with the ending ``.cuado``.

    Raises:
        UnreadableFileError: it is missing or damaged, or another kind of file.
    """
    from cuado.report.saved import load as loaded
    from cuado.report.saved import result_of

    document = loaded(Path(path))
    return Result(result_of(document), document)
