"""What can be printed: a document, and the modules beside its class that render it."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar


class Document:
    """Results that are built once and printed in many formats.

    A document's class stands in the ``__init__`` of a folder of ``cuado.report``. Beside it stand
    its renderers, modules with a function ``render(document)``: ``tree`` gives its content as a
    :class:`cuado.report.tree.Tree`, from which any format can be made; ``json``, ``terminal`` and
    ``html`` give what these formats show of it in a form of their own.

    Attributes:
        RESULT: the field with the result, which can be saved; empty where there is none: lists and
            teaching texts.
        OLDER: a class with a method ``document()`` that reads what earlier versions saved, where
            that had other fields; None where it had not.
    """

    __slots__ = ()
    RESULT: ClassVar[str] = ""
    OLDER: ClassVar[Any] = None


@dataclass(frozen=True, slots=True)
class Style:
    """How the terminal format may draw: columns, and whether it may colour."""

    width: int = 80
    color: bool = False


def renderer(document: Document, module: str) -> Callable[..., Any]:
    """The function ``render`` of a module beside the document's class."""
    found: Callable[..., Any] = import_module(f"{type(document).__module__}.{module}").render
    return found
