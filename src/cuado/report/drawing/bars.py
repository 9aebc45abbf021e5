"""Horizontal bars for table cells: they stretch with the column, the text beside them does not."""

import math
from collections.abc import Sequence

from markupsafe import Markup

from cuado.report.drawing.svg import element, number


def bar(part: float, class_: str, marks: Sequence[tuple[float, str]] = ()) -> Markup:
    """A bar from 0 to ``part`` of its cell.

    Args:
        part: 0..1; values outside are clipped.
        class_: of the bar.
        marks: vertical lines as (0..1, class).
    """
    filled = element("rect", y=3, width=_percent(part), height=10, class_=class_)
    lines = [
        element("line", x1=_percent(at), x2=_percent(at), y1=0, y2=16, class_=kind)
        for at, kind in marks
    ]
    track = element("line", x1=0, x2="100%", y1=15.5, y2=15.5, class_="track")
    return element("svg", track, filled, *lines, class_="bar", aria_hidden="true")


def change_bar(factor: float, most: float, class_: str) -> Markup:
    """A bar from the middle of its cell: to the right for more, to the left for less.

    Args:
        factor: after / before, at least 0; 0 fills the left half.
        most: the factor (above 1) that fills half of the cell.
        class_: of the bar.
    """
    part = min(abs(math.log(factor)) / math.log(most), 1.0) if factor > 0 else 1.0
    start = 0.5 if factor >= 1 else 0.5 - part / 2
    filled = element(
        "rect", x=_percent(start), y=3, width=_percent(part / 2), height=10, class_=class_
    )
    middle = element("line", x1="50%", x2="50%", y1=0, y2=16, class_="track")
    return element("svg", middle, filled, class_="bar", aria_hidden="true")


def _percent(part: float) -> str:
    return f"{number(100 * min(max(part, 0.0), 1.0))}%"
