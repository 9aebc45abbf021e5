"""What can be printed: a document, and the modules beside its class that render it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar

from cuado.errors import UnknownNameError


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
    """How the terminal format may draw.

    Attributes:
        width: columns.
        color: whether it may colour.
        brief: one screen where the document has one; else everything.
        topic: only this part, in full; empty for all. See :func:`terminal_renderer`.
    """

    width: int = 80
    color: bool = False
    brief: bool = False
    topic: str = ""


def renderer(document: Document, module: str) -> Callable[..., Any]:
    """The function ``render`` of a module beside the document's class."""
    found: Callable[..., Any] = _beside(document, module).render
    return found


def terminal_renderer(document: Document, style: Style) -> Callable[..., Any]:
    """The function that draws what ``style`` asks for: all of it, one screen, or one topic.

    A document's module ``terminal`` has ``render`` for all of it; ``brief`` if there is one screen
    of it; and ``TOPICS``, a mapping of names to functions, if parts of it can be asked for.

    Raises:
        UnknownNameError: the document has no such topic.
    """
    module = _beside(document, "terminal")
    topics: Mapping[str, Callable[..., Any]] = getattr(module, "TOPICS", {})
    if style.topic:
        if style.topic not in topics:
            raise UnknownNameError("topic", style.topic, topics)
        return topics[style.topic]
    found: Callable[..., Any] = getattr(module, "brief", module.render)
    return found if style.brief else renderer(document, "terminal")


def _beside(document: Document, module: str) -> Any:
    return import_module(f"{type(document).__module__}.{module}")
