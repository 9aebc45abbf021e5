"""The lexical grammar of PTX, as regular expressions that other modules build theirs from.

All repetition is possessive: no text, however malformed, can make matching backtrack. That is
what keeps the parser linear and the reason it needs Python 3.11.
"""

import re
from bisect import bisect_right

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
