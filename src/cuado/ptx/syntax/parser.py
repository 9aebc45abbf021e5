"""PTX text to a :class:`~cuado.ptx.syntax.tree.Module`.

One regular expression recognises a whole statement of a function body, trivia before it included,
so that Python runs a few lines for each statement and none for each character. Only the outside of
functions, heads and declarations are parsed word by word. Nesting is kept on an explicit stack.
"""

import re
from functools import lru_cache

from cuado.ptx.syntax.cursor import COMMENT, FLAGS, INTEGER, NAME, STRING, TRIVIA, Cursor
from cuado.ptx.syntax.declarations import LINKAGES, SPACES, Head, declaration, head
from cuado.ptx.syntax.tree import (
    Block,
    Declaration,
    Directive,
    Function,
    Instruction,
    Item,
    Label,
    Module,
    Section,
    Statement,
)

DEEPEST = 64
"""Nested scopes that are accepted; code that recurses over them relies on it."""

_STATEMENT = re.compile(
    rf"""{TRIVIA}(?:
    (?P<instruction>
        (?:@\s*+(?P<negated>!)?+\s*+(?P<guard>{NAME})\s*+|(?!))?+
        (?P<opcode>[a-z]\w*+(?:[ \t]*+\.\w++(?:::\w++|(?!))*+|(?!))*+)(?!\$|{TRIVIA}:)\s*+
        (?P<operands>(?:[^;"/{{}}]++|\{{(?:[^;"/{{}}]++|{COMMENT})*+\}}|{COMMENT}|(?!))*+);)
    |(?P<loc>\.loc\s++(?P<at>\d++\s++\d++\s++\d++
        (?:\s*+,\s*+function_name\s++{NAME}(?:\s*+\+\s*+{INTEGER}|(?!))?+
           \s*+,\s*+inlined_at\s++\d++\s++\d++\s++\d++|(?!))?+))
    |(?P<label>(?P<name>{NAME}){TRIVIA}:(?!:))
    |(?P<close>\}})
    |(?P<open>\{{)
    |(?P<directive>\.))""",
    FLAGS,
)
_SECTION_NAME = re.compile(r"\.section\s++(\.?[A-Za-z_$][\w$.]*+)", re.ASCII)
_CONTENT = re.compile(rf"\{{((?:[^}}\"/]++|{STRING}|{COMMENT})*+)\}}")
_VERSION = re.compile(r"\d++(?:\.\d++|(?!))?+", re.ASCII)
_TARGETS = re.compile(rf"\w++(?:{TRIVIA},{TRIVIA}\w++|(?!))*+", re.ASCII)
_LOC = re.compile(
    rf"""\d++\s++\d++\s++\d++(?:\s*+,\s*+function_name\s++{NAME}(?:\s*+\+\s*+{INTEGER}|(?!))?+
    \s*+,\s*+inlined_at\s++\d++\s++\d++\s++\d++|(?!))?+""",
    FLAGS,
)
_FILE = re.compile(
    rf"{INTEGER}\s++{STRING}(?:\s*+,\s*+{INTEGER}\s*+,\s*+{INTEGER}|(?!))?+", re.ASCII
)
_LINEAR = {
    "version": _VERSION,
    "target": _TARGETS,
    "address_size": re.compile(INTEGER, re.ASCII),
    "file": _FILE,
    "loc": _LOC,
}
"""Directives with neither semicolon nor braces, and what follows them."""
_TERMINATED = frozenset({"pragma", "alias", "branchtargets", "calltargets", "callprototype"})
"""Directives that end in a semicolon."""
_REMEMBERED = 1 << 17
"""Length up to which a text's module is remembered: of a longer one it takes megabytes."""


def parse(text: str) -> Module:
    """Parse a PTX module; of texts that are not long, those parsed last are remembered.

    Raises:
        PtxSyntaxError: the text is not PTX; unknown instructions are no error.
    """
    return _remembered(text) if len(text) <= _REMEMBERED else _parsed(text)


@lru_cache(maxsize=16)
def _remembered(text: str) -> Module:
    # A rewrite's text is parsed where it is verified, and again by all that look at the result.
    return _parsed(text)


def _parsed(text: str) -> Module:
    cursor = Cursor(text)
    items: list[Item] = []
    while cursor.skip() < len(text):
        items.append(_item(cursor))
    return Module(text, tuple(items))


def _item(cursor: Cursor) -> Item:
    """One function, declaration, directive or section outside of functions."""
    start = cursor.position
    linkage: list[str] = []
    while True:
        at = cursor.position
        word = cursor.word()
        if word in LINKAGES:
            linkage.append(word)
            cursor.skip()
        elif word in ("entry", "func"):
            return _function(cursor, start, tuple(linkage), word == "entry")
        elif word in SPACES:
            cursor.position = at
            return declaration(cursor, start, tuple(linkage))
        else:
            cursor.position = at
            if word is None or linkage:
                raise cursor.error("expected a directive")
            return _directive(cursor, word)


def _directive(cursor: Cursor, name: str) -> Directive | Section:
    """A directive whose dot stands at the cursor."""
    start = cursor.position
    if name == "section":
        return _section(cursor)
    cursor.word()
    at = cursor.skip()
    if name in _LINEAR:
        if cursor.take(_LINEAR[name]) is None:
            raise cursor.error(f"cannot read .{name}")
        return Directive(start, cursor.position, name, cursor.text[at : cursor.position])
    if name in _TERMINATED:
        arguments = cursor.to_semicolon()[:-1].rstrip()
        return Directive(start, cursor.position, name, arguments)
    cursor.position = start
    raise cursor.error("unknown directive")


def _section(cursor: Cursor) -> Section:
    start = cursor.position
    name = cursor.take(_SECTION_NAME)
    content = cursor.take(_CONTENT) if name else None
    if name is None or content is None:
        raise cursor.error("cannot read .section")
    return Section(start, cursor.position, name[1], content[1])


def _function(cursor: Cursor, start: int, linkage: tuple[str, ...], is_entry: bool) -> Function:
    top = head(cursor, is_entry)
    if cursor.mark(";"):
        return _finished(top, start, cursor.position, linkage, None)
    cursor.expect("{")
    body = _body(cursor, cursor.position - 1)
    return _finished(top, start, body.end, linkage, body)


def _finished(
    top: Head, start: int, end: int, linkage: tuple[str, ...], body: Block | None
) -> Function:
    return Function(
        start,
        end,
        top.name,
        top.is_entry,
        linkage,
        top.returns,
        top.parameters,
        top.parameters_at,
        top.has_list,
        top.directives,
        body,
    )


def _body(cursor: Cursor, opened: int) -> Block:
    """Statements up to the brace that closes the one at ``opened``, which the cursor is after."""
    text, position = cursor.text, cursor.position
    match_at = _STATEMENT.match
    outer: list[tuple[int, list[Statement]]] = []
    statements: list[Statement] = []
    while True:
        match = match_at(text, position)
        kind = match.lastgroup if match is not None else None
        if match is None or (kind == "open" and len(outer) >= DEEPEST):
            cursor.position = position
            raise cursor.error("expected a statement")
        position = match.end()
        if kind == "instruction":
            statements.append(_instruction(match))
        elif kind == "loc":
            start = match.start("loc")
            statements.append(Directive(start, position, "loc", match["at"]))
        elif kind == "label":
            statements.append(Label(match.start("label"), position, match["name"]))
        elif kind == "open":
            outer.append((opened, statements))
            opened, statements = position - 1, []
        elif kind == "close":
            block = Block(opened, position, tuple(statements))
            if not outer:
                cursor.position = position
                return block
            opened, statements = outer.pop()
            statements.append(block)
        else:
            cursor.position = position - 1
            statements.append(_in_body(cursor))
            position = cursor.position


def _instruction(match: re.Match[str]) -> Instruction:
    negated, guard, opcode, operands = match.group("negated", "guard", "opcode", "operands")
    return Instruction(
        match.start("instruction"),
        match.end(),
        # "bulk_group .L2::cache_hint" is one opcode to assemblers, and TileLang writes it so.
        "".join(opcode.split()) if " " in opcode or "\t" in opcode else opcode,
        operands,
        match.start("operands"),
        guard or "",
        negated is not None,
    )


def _in_body(cursor: Cursor) -> Declaration | Directive | Section:
    """A directive or declaration inside a function."""
    at = cursor.position
    word = cursor.word()
    cursor.position = at
    if word in SPACES:
        return declaration(cursor, at, ())
    if word is None:
        raise cursor.error("expected a directive")
    return _directive(cursor, word)
