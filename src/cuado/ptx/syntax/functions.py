"""Heads of functions and kernels: names, parameters, performance directives."""

from dataclasses import dataclass

from cuado.ptx.syntax.cursor import Cursor
from cuado.ptx.syntax.declarations import parameters
from cuado.ptx.syntax.tree import Directive, Variable


@dataclass(frozen=True, slots=True)
class Head:
    """A function without its body; members as in :class:`~cuado.ptx.syntax.tree.Function`."""

    name: str
    is_entry: bool
    returns: tuple[Variable, ...]
    parameters: tuple[Variable, ...]
    parameters_at: int
    has_list: bool
    directives: tuple[Directive, ...]


def head(cursor: Cursor, is_entry: bool) -> Head:
    """The head of a function, the cursor being after ``.entry`` or ``.func``.

    Raises:
        PtxSyntaxError: it is none.
    """
    before = _directives(cursor)
    returns: tuple[Variable, ...] = ()
    if not is_entry and _at(cursor, "("):
        returns, _ = parameters(cursor)
        before += _directives(cursor)
    name = cursor.name()
    takes: tuple[Variable, ...] = ()
    at, has_list = cursor.position, _at(cursor, "(")
    if has_list:
        takes, at = parameters(cursor)
    return Head(name, is_entry, returns, takes, at, has_list, before + _directives(cursor))


def _at(cursor: Cursor, mark: str) -> bool:
    return cursor.text.startswith(mark, cursor.skip())


def _directives(cursor: Cursor) -> tuple[Directive, ...]:
    """Directives such as ``.maxntid 256, 1, 1`` and ``.pragma "nounroll";``."""
    found: list[Directive] = []
    while True:
        start = cursor.skip()
        name = cursor.word()
        if name is None:
            return tuple(found)
        at = cursor.skip()
        end = _arguments(cursor, name)
        found.append(Directive(start, end, name, cursor.text[at:end] if end > at else ""))


def _arguments(cursor: Cursor, name: str) -> int:
    """Move past the arguments of a directive; where they end."""
    end = cursor.position if cursor.bracketed() is not None else 0
    listed = cursor.scalar() is not None
    while listed:
        end = cursor.position
        if not cursor.mark(","):
            break
        if cursor.scalar() is None:
            raise cursor.error("expected a value")
    if name == "pragma":
        cursor.expect(";")
        end = cursor.position
    return end
