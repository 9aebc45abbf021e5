"""The formats: one module each, found by its name.

A format's module has ``ENDING``, the file ending that stands for it (empty for none), and
``render(document, style)``. It imports what it renders with only when it renders: the command line
asks every format for its ending.
"""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from cuado.errors import UnknownNameError
from cuado.report.document import Document, Style

__all__ = ["FORMATS", "Style", "format_for", "render"]

_DEFAULT = "terminal"


def _module(name: str) -> Any:
    return import_module(f"{__name__}.{name}")


def _found() -> dict[str, str]:
    names = sorted((each.name for each in iter_modules(__path__)), key=lambda n: (n != _DEFAULT, n))
    return {name: _module(name).ENDING for name in names}


FORMATS: dict[str, str] = _found()
"""Names of formats, the terminal's first, with the file ending of each; empty for none."""


def format_for(path: Path) -> str | None:
    """The format whose ending a file's name has; None if none has it."""
    ending = path.suffix.lower()
    return next((name for name, known in FORMATS.items() if known and known == ending), None)


def render(document: Document, format_name: str, style: Style | None = None) -> str:
    """The document in a format.

    Raises:
        UnknownNameError: if there is no such format; lists those there are.
    """
    if format_name not in FORMATS:
        raise UnknownNameError("format", format_name, FORMATS)
    return str(_module(format_name).render(document, style or Style()))
