"""Bars of the method's pictures: full, memory only, math only, stores only, with their ranges."""

from collections.abc import Sequence

from markupsafe import Markup

from cuado.report import words
from cuado.report.drawing.svg import element, line, picture, text, whisker
from cuado.report.whatif.view import Picture

WIDTH, ROW, TOP = 560.0, 30.0, 8.0
LEFT, RIGHT = 116.0, 470.0
_CLASSES = {"full": "progress", "math only": "compute"}
"""Classes of bars: math is hatched, memory plain blue, as in all drawings."""


def picture_chart(pictures: Sequence[Picture]) -> Markup:
    """Horizontal bars on one scale from 0, and a dashed line where the full kernel ends.

    Args:
        pictures: at least one, the full kernel's first; times in nanoseconds, above 0.
    """
    longest = max(p.interval.high if p.interval else p.time for p in pictures)
    scale = (RIGHT - LEFT) / longest
    height = TOP + ROW * len(pictures) + TOP
    full = LEFT + pictures[0].time * scale
    return picture(
        WIDTH,
        height,
        describe(pictures),
        line(LEFT, TOP, LEFT, height - TOP, "axis"),
        *(part for at, p in enumerate(pictures) for part in _bar(p, TOP + ROW * at, scale)),
        line(full, TOP, full, height - TOP, "leader"),
    )


def describe(pictures: Sequence[Picture]) -> str:
    """The picture in words."""
    return "Times: " + ", ".join(f"{p.label} {words.time(p.time)}" for p in pictures)


def _bar(shown: Picture, top: float, scale: float) -> list[Markup]:
    middle = top + ROW / 2
    kind = _CLASSES.get(shown.label, "memory")
    end = LEFT + shown.time * scale
    parts = [
        text(LEFT - 8, middle + 4.5, shown.label, anchor="end"),
        element(
            "rect", x=LEFT, y=top + 5, width=end - LEFT, height=ROW - 10, class_=f"fill {kind}"
        ),
    ]
    if shown.interval is not None:
        low, high = (LEFT + t * scale for t in (shown.interval.low, shown.interval.high))
        parts += whisker(low, high, middle)
    parts.append(text(RIGHT + 10, middle + 4.5, words.time(shown.time), class_="amount"))
    return parts
