r"""Python's regular expressions as POSIX extended ones, which the library's C code understands.

Only whether a pattern is found matters, so groups and greed are dropped; what POSIX cannot say
(look-around, back-references) is refused. Outside of brackets ``\w \W \s \S \b \B`` are the GNU
library's own.
"""

import re
from collections.abc import Callable

from cuado.errors import CuadoError

_KEPT = "wWsSbB"
_REPLACED = {"d": "[0-9]", "D": "[^0-9]", "A": "^", "Z": "$"}
_IN_BRACKETS = {"d": "0-9", "w": "[:alnum:]_", "s": "[:space:]"}
_COUNT = re.compile(r"\{\d*,?\d*\}")
_REMEDY = "use plain characters, classes, groups, '|' and repetitions"


IGNORING_CASE = "(?i)"
"""At the start of an expression: POSIX has no word for it, but its library does it."""


class PatternError(CuadoError):
    """A regular expression that is wrong, or that the library cannot search with."""


def without_case_mark(pattern: str) -> tuple[str, bool]:
    """The pattern without ``(?i)`` at its start, and whether that was there."""
    return pattern.removeprefix(IGNORING_CASE), pattern.startswith(IGNORING_CASE)


def posix(pattern: str) -> str:
    """The pattern as a POSIX extended regular expression.

    Raises:
        PatternError: it is no regular expression, or uses what POSIX has no word for.
    """
    try:
        re.compile(pattern)
    except re.error as error:
        raise PatternError(f"'{pattern}' is no regular expression: {error}", _REMEDY) from error
    out: list[str] = []
    at = 0
    while at < len(pattern):
        read = _READERS.get(pattern[at], _plain)
        at = read(pattern, at, out)
    return "".join(out)


def _refused(pattern: str, what: str) -> PatternError:
    return PatternError(f"'{pattern}': {what} cannot be searched for in a program", _REMEDY)


def _plain(pattern: str, at: int, out: list[str]) -> int:
    out.append(pattern[at])
    return at + 1


def _escape(pattern: str, at: int, out: list[str]) -> int:
    c = pattern[at + 1]
    if c in _REPLACED:
        out.append(_REPLACED[c])
    elif c in _KEPT or not c.isalnum():
        out.append("\\" + c if c not in "\"'` " else c)
    else:
        raise _refused(pattern, f"'\\{c}'")
    return at + 2


def _group(pattern: str, at: int, out: list[str]) -> int:
    out.append("(")
    if not pattern.startswith("(?", at):
        return at + 1
    if pattern.startswith("(?:", at):
        return at + 3
    raise _refused(pattern, f"'{pattern[at : at + 3]}'")


def _repetition(pattern: str, at: int, out: list[str]) -> int:
    end = at + 1
    if pattern[at] == "{":
        count = _COUNT.match(pattern, at)
        if count is None or count[0] in ("{}", "{,}"):
            out.append("\\{")  # A brace as such.
            return at + 1
        end = count.end()
    out.append(pattern[at:end].replace("{,", "{0,"))
    if pattern.startswith("+", end):
        raise _refused(pattern, "a possessive repetition")
    return end + 1 if pattern.startswith("?", end) else end  # Lazy or not finds the same.


def _brackets(pattern: str, at: int, out: list[str]) -> int:
    at += 1
    negated = pattern.startswith("^", at)
    at += negated
    parts: list[str] = []
    first = True
    while first or pattern[at] != "]":
        first = False
        part, at = _member(pattern, at)
        if len(part) == 1 and pattern.startswith("-", at) and pattern[at + 1] != "]":
            last, at = _member(pattern, at + 1)
            part = f"{part}-{last}"
        parts.append(part)
    # POSIX has no escapes in here: a bracket stands first, a hyphen last, a caret not first.
    ordered = sorted(parts, key=lambda part: (part != "]", part == "-", part == "^"))
    if ordered == ["^"] and not negated:
        out.append("\\^")
    else:
        out.append(f"[{'^' if negated else ''}{''.join(ordered)}]")
    return at + 1


def _member(pattern: str, at: int) -> tuple[str, int]:
    if pattern[at] != "\\":
        return pattern[at], at + 1
    c = pattern[at + 1]
    if c in _IN_BRACKETS:
        return _IN_BRACKETS[c], at + 2
    if c.isalnum():
        raise _refused(pattern, f"'\\{c}' in brackets")
    return c, at + 2


_READERS: dict[str, Callable[[str, int, list[str]], int]] = {
    "\\": _escape,
    "(": _group,
    "[": _brackets,
    "*": _repetition,
    "+": _repetition,
    "?": _repetition,
    "{": _repetition,
}
