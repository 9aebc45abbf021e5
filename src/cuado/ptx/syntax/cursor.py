"""The lexical grammar of PTX, and a position in its text that patterns advance."""

import re
from bisect import bisect_right

from cuado.ptx.errors import PtxSyntaxError

# The lexical grammar of PTX, as regular expressions that other modules build theirs from.
#
# All repetition is possessive: no text, however malformed, can make matching backtrack. That is
# what keeps the parser linear and the reason it needs Python 3.11.

COMMENT = r"(?://[^\n]*+|/\*[\s\S]*?\*/|(?!))"
"""The last alternative never matches. CPython before 3.11.5 does not return to where it started
when an iteration of a possessive group fails inside an inner one (gh-106052); a branch does."""
TRIVIA = rf"(?:\s++|{COMMENT})*+"
"""Whitespace and comments, possibly none."""
NAME = r"[A-Za-z_$%][\w$]*+"
STRING = r'"[^"\n]*+"'
INTEGER = r"(?:0[xX][0-9A-Fa-f]{1,40}+|0[bB][01]{1,160}+|\d{1,50}+)U?"

FLAGS = re.ASCII | re.VERBOSE
"""PTX is ASCII: ``\\s``, ``\\w`` and ``\\d`` must not match anything else."""

IS_TRIVIA = re.compile(TRIVIA, re.ASCII)


def integer(text: str) -> int:
    """Value of what INTEGER matches: decimal, octal, hexadecimal or binary."""
    digits = text.rstrip("U")
    if not digits.isdigit():
        return int(digits, 0)
    octal = digits[0] == "0" and not set(digits) & {"8", "9"}
    return int(digits, 8 if octal else 10)


class Lines:
    """Line numbers of offsets into a text; both lines and columns count from 1."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(match.end() for match in re.finditer("\n", text))]

    def __call__(self, offset: int) -> int:
        """Line that ``offset`` lies on."""
        return bisect_right(self._starts, offset)

    def start(self, offset: int) -> int:
        """Offset of the first character of the line that ``offset`` lies on."""
        return self._starts[self(offset) - 1]


_NEXT_LINE = re.compile(r"[^\n]*+")
_NAME = re.compile(NAME, re.ASCII)
_WORD = re.compile(r"\.([A-Za-z_]\w*+(?:::\w++|(?!))*+)", re.ASCII)
_INTEGER = re.compile(rf"-?{INTEGER}(?!\w)", re.ASCII)
_STRING = re.compile(STRING)
_BRACKETED = re.compile(rf"\((?:[^()/]++|{COMMENT}|\([^()]*+\))*+\)")
_STATEMENT = re.compile(rf"(?:[^;\"/]++|{STRING}|{COMMENT})*+;", FLAGS)

_SHOWN = 40
"""Characters of the offending text that an error shows."""


class Cursor:
    """Text and a position in it; every ``take`` skips whitespace and comments first."""

    def __init__(self, text: str, position: int = 0) -> None:
        self.text = text
        self.position = position

    def skip(self) -> int:
        """Move past whitespace and comments; the new position."""
        match = IS_TRIVIA.match(self.text, self.position)
        assert match is not None  # noqa: S101 - the pattern matches the empty text
        self.position = match.end()
        return self.position

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Match ``pattern`` here and move past it."""
        match = pattern.match(self.text, self.skip())
        if match is not None:
            self.position = match.end()
        return match

    def mark(self, mark: str) -> bool:
        """True if ``mark`` stands here; moves past it if so."""
        if self.text.startswith(mark, self.skip()):
            self.position += len(mark)
            return True
        return False

    def expect(self, mark: str) -> None:
        """Move past ``mark``.

        Raises:
            PtxSyntaxError: something else stands here.
        """
        if not self.mark(mark):
            raise self.error(f"expected '{mark}'")

    def word(self) -> str | None:
        """A word with a dot before it, without the dot: ``align`` for ``.align``."""
        match = self.take(_WORD)
        return match[1] if match else None

    def bracketed(self) -> str | None:
        """Text in parentheses, as after ``.attribute``."""
        match = self.take(_BRACKETED)
        return match[0] if match else None

    def name(self) -> str:
        """An identifier.

        Raises:
            PtxSyntaxError: none stands here.
        """
        match = self.take(_NAME)
        if match is None:
            raise self.error("expected a name")
        return match[0]

    def number(self) -> int:
        """An integer literal.

        Raises:
            PtxSyntaxError: none stands here.
        """
        match = self.take(_INTEGER)
        if match is None:
            raise self.error("expected a number")
        digits = match[0]
        return -integer(digits[1:]) if digits[0] == "-" else integer(digits)

    def scalar(self) -> str | None:
        """A number or a string, as directives list them."""
        match = self.take(_INTEGER) or self.take(_STRING)
        return match[0] if match else None

    def to_semicolon(self) -> str:
        """Text up to and including the next semicolon.

        Raises:
            PtxSyntaxError: there is none.
        """
        match = self.take(_STATEMENT)
        if match is None:
            raise self.error("expected ';' after")
        return match[0]

    def error(self, problem: str) -> PtxSyntaxError:
        """An error at the text that stands here."""
        at = self.skip()
        match = _NEXT_LINE.match(self.text, at)
        found = match[0].strip() if match else ""
        shown = (
            f"{problem}, found '{found[:_SHOWN]}'" if at < len(self.text) else f"{problem} at end"
        )
        return PtxSyntaxError(shown, Lines(self.text)(at), at)
