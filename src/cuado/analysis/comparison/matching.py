"""Which kernel of one file is compared with which of the other; and the whole comparison."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from cuado.analysis.comparison.compared import Compared, compared
from cuado.analysis.comparison.side import Side


class Match(StrEnum):
    """How kernels are paired."""

    AUTO = "auto"
    """By name; what is left by order, if as many are left on both sides."""
    NAME = "name"
    ORDER = "order"


@dataclass(frozen=True, slots=True)
class Operand:
    """What the user named, with the kernels found in it, the one that takes longest first."""

    label: str
    sides: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Results held against the first of them.

    Attributes:
        labels: what was compared, the reference first.
        pairs: comparisons; of each file its kernels, where most time is first.
        left_out: label and kernel of what has no counterpart.
        notes: how kernels were paired, where their names do not say so.
    """

    labels: tuple[str, ...]
    pairs: tuple[Compared, ...]
    left_out: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()


def comparison(
    reference: Operand,
    others: Sequence[Operand],
    *,
    match: Match = Match.AUTO,
    floor: float | None = None,
    is_same_problem: bool = False,
) -> Comparison:
    """Every kernel of the others held against its counterpart in the reference.

    Args:
        reference: what the others are compared with.
        others: one or more.
        match: how kernels are paired.
        floor: share up to which a difference of times is noise; None: the results' own.
        is_same_problem: whether the user says that all did the same work.
    """
    pairs: list[Compared] = []
    left: list[tuple[str, str]] = []
    notes: list[str] = []
    for other in others:
        matched = _matched(reference.sides, other.sides, match)
        pairs += [compared(a, b, floor, is_same_problem=is_same_problem) for a, b in matched]
        for operand, place in ((reference, 0), (other, 1)):
            taken = [each[place] for each in matched]
            left += [(operand.label, s.kernel) for s in operand.sides if s not in taken]
        if any(a.kernel != b.kernel for a, b in matched) and len(matched) > 1:
            notes.append(f"kernels of {other.label} without a namesake are paired by their order")
    labels = (reference.label, *(each.label for each in others))
    return Comparison(labels, tuple(pairs), tuple(dict.fromkeys(left)), tuple(notes))


def _matched(ours: Sequence[Side], theirs: Sequence[Side], match: Match) -> list[tuple[Side, Side]]:
    if match is Match.ORDER:
        return list(zip(ours, theirs, strict=False))
    pairs: list[tuple[Side, Side]] = []
    left = list(theirs)
    lone = []
    for side in ours:
        namesake = next((other for other in left if other.kernel == side.kernel), None)
        if namesake is None:
            lone.append(side)
        else:
            left.remove(namesake)
            pairs.append((side, namesake))
    if match is Match.AUTO and len(lone) == len(left):
        pairs += zip(lone, left, strict=True)
    return sorted(pairs, key=lambda pair: ours.index(pair[0]))
