"""Columns of a shared array exchanged in each row: ``tile[r][c ^ r % 32]``, where none is free."""

from collections.abc import Sequence

from cuado.cuda_source import Edit, SharedArray, shared_arrays, value_of
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.writers import touched_lines
from cuado.optimizer.transformation import Transformation

_BANKS = 32
_TWO = 2


def written(step: Transformation, site: Site) -> Sequence[Written] | Unwritten:
    """Exchange the columns of every array of rows; and of each alone."""
    found = [a for f in site.functions for a in shared_arrays(site.source, f) if _fits(site, a)]
    if not found:
        names = [f"'{a.name}'" for f in site.functions for a in shared_arrays(site.source, f)]
        of = f" of {', '.join(names)}" if names else ""
        return Unwritten(
            "no shared array has rows of a power of two of columns, and is accessed by both alone",
            touched_lines(step, site),
            f"exchange the columns in each row{of}: [row][column ^ row % 32] in every access",
        )
    ways = [found, *([each] for each in found if len(found) > 1)]
    return [
        Written(
            f"{', '.join(repr(a.name) for a in way)}: columns exchanged in each row",
            tuple(edit for array in way for edit in _edits(array)),
        )
        for way in ways
    ]


def _fits(site: Site, array: SharedArray) -> bool:
    if len(array.dimensions) != _TWO or array.dynamic:
        return False
    columns = value_of(array.dimensions[1].text, site.constants()) or 0
    whole = all(len(use.subscripts) == _TWO for use in array.uses)
    return columns >= _BANKS and not columns & (columns - 1) and whole and bool(array.uses)


def _edits(array: SharedArray) -> list[Edit]:
    return [
        Edit(use.subscript_spans[1], f"({use.subscripts[1]}) ^ (({use.subscripts[0]}) % {_BANKS})")
        for use in array.uses
    ]
