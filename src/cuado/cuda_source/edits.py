"""Edits of a source, and the unified diff that they make.

Offsets are bytes, and everything outside the edited spans stays byte-identical: encoding, line
ends, a missing newline at the end.
"""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from cuado.cuda_source.source import SourceText, Span
from cuado.errors import CuadoError


class EditError(CuadoError):
    """Edits that cannot be made together."""


@dataclass(frozen=True, slots=True)
class Edit:
    """Put ``replacement`` where a span of bytes stands; an empty span is an insertion."""

    span: Span
    replacement: str

    @classmethod
    def insertion(cls, offset: int, text: str) -> "Edit":
        """Put a text before the byte at an offset."""
        return cls(Span(offset, offset), text)


def apply_edits(source: SourceText, edits: Iterable[Edit]) -> str:
    """The source's text with all edits made, in whatever order they come.

    Insertions at one place come out in the order given; an edit given twice is made once.

    Raises:
        EditError: an edit lies outside the text, or two overlap.
    """
    pieces: list[bytes] = []
    position = 0
    for edit in sorted(dict.fromkeys(edits), key=lambda edit: edit.span):
        if not 0 <= edit.span.start <= edit.span.end <= len(source.data):
            raise EditError(f"an edit of bytes {edit.span.start} to {edit.span.end} lies outside")
        if edit.span.start < position:
            raise EditError(f"two edits overlap in line {source.line(edit.span.start)}")
        pieces += (source.data[position : edit.span.start], edit.replacement.encode("utf-8"))
        position = edit.span.end
    return b"".join((*pieces, source.data[position:])).decode("utf-8")


def unified_diff(name: str, before: str, after: str, context: int = 3) -> str:
    """The patch that makes one text of another, for ``patch -p1`` and ``git apply``.

    Args:
        name: the file's, relative to where the patch is applied.
        before: the text as it is.
        after: the text as it shall be.
        context: unchanged lines around each change.

    Returns:
        The diff; empty if nothing changes.
    """
    old, new = _lines(before), _lines(after)
    made = difflib.unified_diff(old, new, f"a/{name}", f"b/{name}", n=context)
    return "".join(
        line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in made
    )


def _lines(text: str) -> list[str]:
    """Lines with their ends; only a newline ends one, as for ``patch``."""
    lines = [f"{line}\n" for line in text.split("\n")]
    last = lines.pop().removesuffix("\n")
    return [*lines, last] if last else lines
