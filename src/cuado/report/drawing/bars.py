"""Horizontal bars for table cells: they stretch with the column, the text beside them does not."""

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


def _percent(part: float) -> str:
    return f"{number(100 * min(max(part, 0.0), 1.0))}%"
