"""Edits of PTX: splices of its text. Everything outside the spliced spans stays byte-identical."""

from collections.abc import Iterable
from dataclasses import dataclass

from cuado.ptx.errors import PtxEditError


@dataclass(frozen=True, slots=True)
class Edit:
    """Put ``replacement`` where ``start`` to ``end`` stands; both are equal for an insertion."""

    start: int
    end: int
    replacement: str


def apply(text: str, edits: Iterable[Edit]) -> str:
    """``text`` with all edits made; their offsets are of ``text``, in whatever order they come.

    Insertions at one place come out in the order given, before a replacement that starts there.

    Raises:
        PtxEditError: an edit lies outside the text, or two overlap.
    """
    pieces: list[str] = []
    position = 0
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end)):
        if not 0 <= edit.start <= edit.end <= len(text):
            raise PtxEditError(f"edit of {edit.start}:{edit.end} lies outside the PTX")
        if edit.start < position:
            raise PtxEditError(f"edit of {edit.start}:{edit.end} overlaps one before it")
        pieces += (text[position : edit.start], edit.replacement)
        position = edit.end
    return "".join((*pieces, text[position:]))
