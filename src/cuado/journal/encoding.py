"""Sessions as JSON text and back: typed both ways, so that what reads is what was written.

Keys are the names of the dataclasses' fields. A field that is added needs a default, then older
texts still read; keys that are not known are ignored, then newer ones do, too. Every number is
held against its type again as it is read, and the rules of the types themselves (an interval's
ends, a finite measure) hold of what is read as of what is made.
"""

from typing import TypeVar

import msgspec

from cuado.journal.errors import JournalError

Value = TypeVar("Value")


def encoded(value: object) -> str:
    """A session, or a part of one, as JSON.

    Raises:
        JournalError: it could not be read again, such as a time that is not a number.
    """
    try:
        text = msgspec.json.encode(value)
        # JSON has no infinity: it would become null, and be found missing by whoever reads it.
        msgspec.json.decode(text, type=type(value))
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise JournalError(f"this cannot be kept in the journal: {error}") from error
    return text.decode()


def decoded(text: str | bytes, kind: type[Value], whose: str) -> Value:
    """The value that ``encoded`` made this text of.

    Args:
        text: JSON.
        kind: the type of what it holds.
        whose: named if it cannot be read: ``session 12``.

    Raises:
        JournalError: it is not JSON, or does not hold what the type wants.
    """
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, TypeError, UnicodeDecodeError, RecursionError) as error:
        raise JournalError(
            f"{whose} cannot be read: {error}", "it was written by another version, or altered"
        ) from error
