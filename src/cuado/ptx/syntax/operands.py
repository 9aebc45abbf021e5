"""Operands of an instruction, parsed from its operand text when they are asked for.

Kernels repeat the same operand texts, and most instructions of a module are never looked at, so
operands are parsed lazily and remembered by their text. Spans are relative to that text:
``Instruction.span_of`` makes them absolute. Text the grammar does not know becomes one
:class:`Opaque` operand, which the analyses treat as reading every name in it.
"""

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from cuado.ptx.syntax.cursor import COMMENT, FLAGS, INTEGER, NAME, integer

WARP_SIZE = ("WARP_SZ", 32)
"""The constant that PTX has a name for, and what it is on all chips so far."""
_DEEPEST = 8
"""Nesting of operands; PTX itself needs three."""


@dataclass(frozen=True, slots=True)
class Name:
    """A register, special register, variable, label or function, with its component: ``%r1.x``."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Immediate:
    """A literal as written, sign included; ``WARP_SZ`` is one, too."""

    text: str
    start: int
    end: int

    @property
    def value(self) -> int | float:
        """Its value; ``0f`` and ``0d`` literals are bit patterns of floats."""
        return _value_of(self.text)


@lru_cache(maxsize=1 << 12)
def _value_of(text: str) -> int | float:
    digits, sign = text.lstrip("+-"), -1 if text.startswith("-") else 1
    if digits == WARP_SIZE[0]:
        return WARP_SIZE[1] * sign
    kind = digits[:2].lower()
    if kind == "0f" and len(digits) == 10:
        return float(struct.unpack(">f", bytes.fromhex(digits[2:]))[0]) * sign
    if kind == "0d" and len(digits) == 18:
        return float(struct.unpack(">d", bytes.fromhex(digits[2:]))[0]) * sign
    if re.fullmatch(INTEGER, digits):
        return integer(digits) * sign
    return float(digits) * sign


@dataclass(frozen=True, slots=True)
class Sum:
    """A variable's address plus a constant: ``table+16``."""

    base: Name
    offset: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Negated:
    """A predicate with ``!`` or a value with ``-`` before it; ``sign`` says which."""

    sign: str
    operand: Name
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Pair:
    """Two destinations in one: ``%p1|%p2``."""

    first: "Operand"
    second: "Operand"
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Vector:
    """Registers in braces: ``{a, b, ...}``."""

    items: tuple["Operand", ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Arguments:
    """``(a, b, ...)`` of a call."""

    items: tuple["Operand", ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Address:
    """``[base + offset]``; ``extra`` has what follows a comma, as in ``[map, {x, y}]``.

    ``offset`` is None where none is written: ptxas -O0 makes other code of ``[%r]`` than of
    ``[%r+0]``, so the two are not the same.
    """

    base: "Operand"
    offset: int | None
    extra: tuple["Operand", ...]
    start: int
    end: int

    @property
    def is_near(self) -> bool:
        """True if the offset leads no base of 32 bits around to another address.

        Shared addresses are below 2**28, and sums of 32 bits modulo 2**32. A base of -2**31 and
        an offset of as much come to 0; with less than 2**30 no sum comes around to an address.
        Of any base the assembler takes 32 bits of an offset, with their sign.
        """
        return self.offset is None or abs(self.offset) < _NEAR


@dataclass(frozen=True, slots=True)
class Opaque:
    """Operand text outside the grammar above."""

    text: str
    start: int
    end: int


Operand = Name | Immediate | Sum | Negated | Pair | Vector | Arguments | Address | Opaque

_NEAR = 1 << 30
_TOKEN = re.compile(
    rf"""(?:\s++|{COMMENT})*+(?:
    (?P<name>{NAME}(?:\.\w++|(?!))*+)
    |(?P<number>0[fF][0-9A-Fa-f]{{8}}(?!\w)|0[dD][0-9A-Fa-f]{{16}}(?!\w)
        |\d++\.\d*+(?:[eE][+-]?\d++)?(?!\w)|\d++[eE][+-]?\d++(?!\w)|{INTEGER}(?!\w))
    |(?P<mark>[][(){{}},|!+-])
    |(?P<end>\Z))""",
    FLAGS,
)
_NAMES = re.compile(NAME, re.ASCII)


class _OutsideGrammarError(Exception):
    """Internal: the operand text is to become opaque."""


class _Tokens:
    """The tokens of an operand text, one ahead."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.kind, self.value, self.start, self.end, self.last_end = "", "", 0, 0, 0
        self.advance()

    def advance(self) -> None:
        """Move to the next token."""
        match = _TOKEN.match(self._text, self.end)
        if match is None or match.lastgroup is None:
            raise _OutsideGrammarError
        self.last_end = self.end
        self.kind = match.lastgroup
        self.value = match[self.kind]
        self.start, self.end = match.span(self.kind)

    def take(self, mark: str) -> bool:
        """True if the next token is ``mark``; moves past it if so."""
        if self.kind == "mark" and self.value == mark:
            self.advance()
            return True
        return False

    def expect(self, mark: str) -> int:
        """Move past ``mark``; its end."""
        end = self.end
        if not self.take(mark):
            raise _OutsideGrammarError
        return end


@lru_cache(maxsize=1 << 16)
def operands_of(text: str) -> tuple[Operand, ...]:
    """The operands in ``text``, which is what stands between opcode and semicolon."""
    try:
        tokens = _Tokens(text)
        if tokens.kind == "end":
            return ()
        found = _list(tokens, 0)
        if tokens.kind != "end":
            raise _OutsideGrammarError
    except _OutsideGrammarError:
        return (Opaque(text, 0, len(text)),)
    return found


def _list(tokens: _Tokens, depth: int) -> tuple[Operand, ...]:
    found = [_operand(tokens, depth)]
    while tokens.take(","):
        found.append(_operand(tokens, depth))
    return tuple(found)


def _operand(tokens: _Tokens, depth: int) -> Operand:
    first = _single(tokens, depth)
    if tokens.take("|"):
        second = _single(tokens, depth)
        return Pair(first, second, first.start, second.end)
    return first


def _single(tokens: _Tokens, depth: int) -> Operand:
    if depth > _DEEPEST:
        raise _OutsideGrammarError
    start = tokens.start
    if tokens.kind == "name" and tokens.value != WARP_SIZE[0]:
        return _name_or_sum(tokens)
    if tokens.kind in ("name", "number") or tokens.value in ("+", "-"):
        return _signed(tokens)
    if tokens.take("!"):
        return Negated("!", name := _name(tokens), start, name.end)
    if tokens.take("{"):
        return Vector(*_closed(tokens, "}", depth, start))
    if tokens.take("("):
        return Arguments(*_closed(tokens, ")", depth, start))
    tokens.expect("[")
    return _address(tokens, depth, start)


def _closed(
    tokens: _Tokens, mark: str, depth: int, start: int
) -> tuple[tuple[Operand, ...], int, int]:
    empty = tokens.kind == "mark" and tokens.value == mark
    items = () if empty else _list(tokens, depth + 1)
    return items, start, tokens.expect(mark)


def _name(tokens: _Tokens) -> Name:
    if tokens.kind != "name":
        raise _OutsideGrammarError
    name = Name(tokens.value, tokens.start, tokens.end)
    tokens.advance()
    return name


def _name_or_sum(tokens: _Tokens) -> Name | Sum:
    name = _name(tokens)
    if tokens.kind == "mark" and tokens.value in ("+", "-"):
        offset, end = _offset(tokens)
        return Sum(name, offset, name.start, end)
    return name


def _offset(tokens: _Tokens) -> tuple[int, int]:
    """``+4``, ``-4``, ``+-4`` and so on: the total and where it ends."""
    total, end = 0, tokens.start
    while tokens.kind == "mark" and tokens.value in ("+", "-"):
        number = _signed(tokens)
        if not isinstance(number, Immediate) or not isinstance(number.value, int):
            raise _OutsideGrammarError
        total, end = total + number.value, number.end
    return total, end


def _signed(tokens: _Tokens) -> Immediate | Negated:
    start, sign = tokens.start, ""
    while tokens.kind == "mark" and tokens.value in ("+", "-"):
        sign = "-" if (sign == "-") != (tokens.value == "-") else ""
        tokens.advance()
    is_number = tokens.kind == "number" or tokens.value == WARP_SIZE[0]
    if tokens.kind == "name" and sign and not is_number:
        name = _name(tokens)
        return Negated(sign, name, start, name.end)
    if not is_number:
        raise _OutsideGrammarError
    literal = Immediate(sign + tokens.value, start, tokens.end)
    tokens.advance()
    return literal


def _address(tokens: _Tokens, depth: int, start: int) -> Address:
    base = _operand(tokens, depth + 1)
    offset = base.offset if isinstance(base, Sum) else None
    base = base.base if isinstance(base, Sum) else base
    extra = _list(tokens, depth + 1) if tokens.take(",") else ()
    return Address(base, offset, extra, start, tokens.expect("]"))


def names_in(operand: Operand) -> Iterator[str]:
    """Every name in an operand, without component: ``%v`` for ``%v.x``, ``%tid`` for ``%tid.x``.

    The sink ``_`` is no name.
    """
    if isinstance(operand, Name):
        if operand.text != "_":
            yield operand.text.partition(".")[0]
    elif isinstance(operand, Opaque):
        yield from _NAMES.findall(operand.text)
    else:
        for part in _parts(operand):
            yield from names_in(part)


def _parts(operand: Operand) -> tuple[Operand, ...]:
    """The operands that an operand is made of."""
    match operand:
        case Vector(items=items) | Arguments(items=items):
            return items
        case Pair(first=first, second=second):
            return (first, second)
        case Address(base=base, extra=extra):
            return (base, *extra)
        case Sum(base=name) | Negated(operand=name):
            return (name,)
        case _:
            return ()


def rendered(operand: Operand) -> str:
    """An operand as text, made from its parts and not from the source."""
    parts = [rendered(part) for part in _parts(operand)]
    match operand:
        case Name(text=text) | Immediate(text=text) | Opaque(text=text):
            return text
        case Negated(sign=sign):
            return sign + parts[0]
        case Sum(offset=offset):
            return f"{parts[0]}{offset:+d}"
        case Pair():
            return "|".join(parts)
        case Address(offset=offset):
            parts[0] += "" if offset is None else f"+{offset}"
    brackets = _BRACKETS[type(operand)]
    return brackets[0] + ", ".join(parts) + brackets[1]


@lru_cache(maxsize=1 << 14)
def rendered_operands(text: str) -> str:
    """An instruction's operand text, made from its parts: canonical spacing, no comments."""
    return ", ".join(map(rendered, operands_of(text)))


_BRACKETS: dict[type[Operand], str] = {Vector: "{}", Arguments: "()", Address: "[]"}
