"""The answer as it opens every page: what is wrong, what to do, and a picture beside it."""

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from cuado.report.answer import Answer, Bar, Point
from cuado.report.drawing.bars import bar

_TONES = {True: "good", False: "bad", None: "open"}


@dataclass(frozen=True, slots=True)
class ShownPlace:
    """A place of a point: ``file:line``, its text, and the id of the line on the page, or empty."""

    place: str
    text: str
    anchor: str


@dataclass(frozen=True, slots=True)
class ShownPoint:
    """A point with its places, and the lines of a change with the class of each."""

    point: Point
    places: tuple[ShownPlace, ...]
    code: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Glance:
    """The content of the template ``drawing/_glance.html.jinja``.

    Attributes:
        answer: the texts.
        tone: ``good``, ``bad`` or ``open``.
        points: in order.
        rows: the picture's bars; empty where the page draws one of its own.
        drawn: the page's own picture; None for none.
    """

    answer: Answer
    tone: str
    points: tuple[ShownPoint, ...]
    rows: tuple[tuple[Bar, Markup], ...]
    drawn: Markup | None = None


def glance(
    answer: Answer, drawn: Markup | None = None, anchor: Callable[[str], str] | None = None
) -> Glance:
    """Prepare an answer for its template.

    Args:
        answer: of any verb.
        drawn: a picture in place of the answer's bars.
        anchor: the id on the page of a place, ``file:line``; empty where it is not shown.
    """
    longest = answer.whole or max((each.value for each in answer.bars), default=0.0) or 1.0
    rows = tuple((each, bar(each.value / longest, "fill progress")) for each in answer.bars)
    return Glance(
        answer,
        _TONES[answer.is_good],
        tuple(_point(each, anchor or _nowhere) for each in answer.points),
        () if drawn is not None else rows,
        drawn,
    )


def places_of(answer: Answer) -> tuple[tuple[str, ...], ...]:
    """``file:line`` of each place that each point names."""
    return tuple(
        tuple(line.partition("  ")[0] for line in point.where.splitlines())
        for point in answer.points
    )


def _nowhere(place: str) -> str:
    """No line is shown."""
    del place
    return ""


def _point(point: Point, anchor: Callable[[str], str]) -> ShownPoint:
    places = []
    for line in point.where.splitlines():
        place, _, text = line.partition("  ")
        places.append(ShownPlace(place, text.strip(), anchor(place)))
    signs = {"-": "out", "+": "in"}
    code = tuple((line, signs.get(line[:1], "")) for line in point.code)
    return ShownPoint(point, tuple(places), code)
