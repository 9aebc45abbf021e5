"""A position in PTX text that patterns advance, shared by the parsers of declarations."""

import re

from cuado.ptx.errors import PtxSyntaxError
from cuado.ptx.syntax.lexis import COMMENT, FLAGS, INTEGER, IS_TRIVIA, NAME, STRING, Lines, integer

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
