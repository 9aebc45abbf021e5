"""Places for the names of points in a drawing, so that none lies over another."""

from collections.abc import Iterable
from dataclasses import dataclass

CHARACTER, LINE = 9.2, 18.0
"""Width of a character and height of a line, in a drawing's units, where letters are largest."""
_BESIDE = 11.0
_SHIFTS = (5.0, 22.0, -12.0, 40.0, -30.0, 58.0)
"""How far below its point a name's base line may lie: beside it first."""
_BELOW_BASE = 4.0


@dataclass(frozen=True, slots=True)
class Box:
    """What a text covers."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Box") -> bool:
        """True if some of it is covered by both."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def lies_in(self, other: "Box") -> bool:
        """True if all of it lies in the other."""
        return (
            other.left <= self.left
            and self.right <= other.right
            and other.top <= self.top
            and self.bottom <= other.bottom
        )


@dataclass(frozen=True, slots=True)
class Place:
    """Where a text stands: its base line, and which end of it ``x`` is."""

    x: float
    y: float
    anchor: str

    def box(self, label: str) -> Box:
        """What the text covers there."""
        width = CHARACTER * len(label)
        left = self.x - width if self.anchor == "end" else self.x
        top = self.y + _BELOW_BASE - LINE
        return Box(left, top, left + width, self.y + _BELOW_BASE)


class Labels:
    """Names that are placed one after another within a frame."""

    def __init__(self, frame: Box, taken: Iterable[Box] = ()) -> None:
        """Begin with what others cover already."""
        self._frame = frame
        self._taken = list(taken)

    def place(self, x: float, y: float, label: str) -> Place:
        """The first free place beside a point: right of it, left of it, then below and above.

        Where there is none, the first that lies in the frame, or else the first.
        """
        places = [
            Place(x + side, y + shift, anchor)
            for shift in _SHIFTS
            for side, anchor in ((_BESIDE, "start"), (-_BESIDE, "end"))
        ]
        inside = [each for each in places if each.box(label).lies_in(self._frame)]
        free = (
            each
            for each in inside
            if not any(each.box(label).overlaps(other) for other in self._taken)
        )
        found = next(free, (inside or places)[0])
        self._taken.append(found.box(label))
        return found
