"""Declarations of variables, and the heads of functions."""

import re
from dataclasses import dataclass

from cuado.ptx.syntax.cursor import COMMENT, INTEGER, NAME, TRIVIA, Cursor, integer
from cuado.ptx.syntax.tree import Declaration, Directive, Variable

SPACES = frozenset({"reg", "sreg", "shared", "global", "const", "local", "param", "tex"})
LINKAGES = frozenset({"extern", "visible", "weak", "common"})
_VECTORS = {"v2": 2, "v4": 4, "v8": 8}
_FLAT = rf"\{{(?:[^{{}}/]++|{COMMENT}|/)*+\}}"
_NESTED = rf"\{{(?:[^{{}}/]++|{COMMENT}|/|{_FLAT}|(?!))*+\}}"
_BRACES = rf"\{{(?:[^{{}}/]++|{COMMENT}|/|{_NESTED}|(?!))*+\}}"
_INITIALIZER = re.compile(rf"{_BRACES}|(?:[^,;{{}}/]++|{COMMENT})++")
_RANGE = re.compile(rf"<{TRIVIA}({INTEGER}){TRIVIA}>", re.ASCII)
_DIMENSION = re.compile(rf"\[{TRIVIA}({INTEGER})?{TRIVIA}\]", re.ASCII)
_REGISTERS = re.compile(rf"\.reg\s++\.(\w++)\s++({NAME})(?:<(\d{{1,9}}+)>|(?!))?+\s*+;", re.ASCII)


@dataclass(slots=True)
class _Type:
    """What the words before a name say."""

    space: str = ""
    type: str = ""
    vector: int = 1
    align: int | None = None
    attributes: tuple[str, ...] = ()


def declaration(cursor: Cursor, start: int, linkage: tuple[str, ...]) -> Declaration:
    """A declaration statement whose first word stands at the cursor; ``start`` may lie before.

    Raises:
        PtxSyntaxError: it is none.
    """
    common = _REGISTERS.match(cursor.text, cursor.skip())
    if common is not None:
        cursor.position = common.end()
        count = int(common[3]) if common[3] else None
        variable = Variable(common[2], "reg", common[1], *_named(common), count=count)
        return Declaration(start, common.end(), linkage, (variable,))
    words = _words(cursor)
    if words.space not in SPACES or not words.type:
        raise cursor.error("expected a state space and a type before")
    variables = [_declarator(cursor, words)]
    while cursor.mark(","):
        variables.append(_declarator(cursor, words))
    cursor.expect(";")
    return Declaration(start, cursor.position, linkage, tuple(variables))


def parameters(cursor: Cursor) -> tuple[tuple[Variable, ...], int]:
    """``(...)`` at the cursor, and the offset where a further parameter would go.

    Raises:
        PtxSyntaxError: it is no parameter list.
    """
    cursor.expect("(")
    found: list[Variable] = []
    if cursor.text.startswith(")", cursor.skip()):
        cursor.expect(")")
        return (), cursor.position - 1
    while True:
        start = cursor.skip()
        found.append(_declarator(cursor, _words(cursor), start))
        if not cursor.mark(","):
            break
    cursor.expect(")")
    return tuple(found), found[-1].end


def _named(match: re.Match[str]) -> tuple[int, int]:
    """Span of a register declarator: its name and its range."""
    return match.start(2), match.end(3) + 1 if match[3] else match.end(2)


def _words(cursor: Cursor) -> _Type:
    """The words of a declaration; its last type word is the element type."""
    found = _Type()
    while (word := cursor.word()) is not None:
        if not found.space:
            found.space = word
        elif word == "align":
            found.align = cursor.number()
        elif word in _VECTORS:
            found.vector = _VECTORS[word]
        elif word == "attribute":
            found.attributes += (word + (cursor.bracketed() or ""),)
        elif word == "ptr" or word in SPACES:
            found.attributes += (word,)
        else:
            found.type = word
    return found


def _declarator(cursor: Cursor, words: _Type, start: int | None = None) -> Variable:
    at = cursor.skip()
    name = cursor.name()
    end = cursor.position
    count = cursor.take(_RANGE)
    if count is not None:
        end = count.end()
    dimensions = []
    while (dimension := cursor.take(_DIMENSION)) is not None:
        dimensions.append(integer(dimension[1]) if dimension[1] else None)
        end = dimension.end()
    initializer = None
    if cursor.mark("="):
        match = cursor.take(_INITIALIZER)
        if match is None:
            raise cursor.error("expected an initial value")
        initializer, end = match[0], match.end()
    return Variable(
        name,
        words.space,
        words.type,
        at if start is None else start,
        end,
        vector=words.vector,
        align=words.align,
        count=integer(count[1]) if count else None,
        dimensions=tuple(dimensions),
        initializer=initializer,
        attributes=words.attributes,
    )


# Heads of functions and kernels: names, parameters, performance directives.


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
