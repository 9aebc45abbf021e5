"""The memory chart: bytes between SM, L1, L2 and DRAM, in each direction."""

from collections.abc import Iterator, Mapping

from markupsafe import Markup

from cuado.analysis.traffic import Link, Traffic
from cuado.report import words
from cuado.report.drawing.svg import element, line, picture, polygon, text

WIDTH = 520.0
BOX, GAP, TOP = 44.0, 62.0, 4.0
LEVELS = ("SM", "L1", "L2", "DRAM")
NAMES = {"SM": "SMs", "L1": "L1 and shared memory", "L2": "L2", "DRAM": "DRAM"}
READ_AT, WRITE_AT, LABEL = 62.0, 296.0, 22.0
WIDEST, NARROWEST = 28.0, 3.0
NOTEWORTHY = 0.05
"""A level that passes on 95% to 105% of the bytes asked by the one above gets no remark."""


def memory_chart(
    traffic: Traffic, facts: Mapping[str, str], beside: Traffic | None = None
) -> Markup:
    """The chart.

    Args:
        traffic: bytes per link.
        facts: the texts in each level's box.
        beside: the traffic of a chart beside this one: arrows of both are on one scale.
    """
    links = (*traffic.links, *(beside.links if beside else ()))
    widest = max((link.amount.value for link in links if link.amount), default=0.0)
    parts: list[Markup] = []
    for at, level in enumerate(LEVELS):
        parts += _box(at, level, facts.get(level, ""))
        if at + 1 < len(LEVELS):
            parts += _gap(traffic, at, widest)
    height = TOP + len(LEVELS) * BOX + (len(LEVELS) - 1) * GAP + 4
    return picture(WIDTH, height, describe(traffic), *parts)


def describe(traffic: Traffic) -> str:
    """The chart in words."""
    known = [
        f"{link.source} to {link.target} {link.amount}" for link in traffic.links if link.amount
    ]
    return f"Bytes between the levels of memory: {', '.join(known)}"


def change(traffic: Traffic, link: Link) -> str:
    """The change of a link's bytes from the link above it, where they differ."""
    above = _above(traffic, link)
    if above is None or above.amount is None or link.amount is None or not above.amount.value:
        return ""
    ratio = link.amount.value / above.amount.value
    if abs(ratio - 1) <= NOTEWORTHY:
        return ""
    return (
        f"{words.share(ratio)} of the bytes above" if ratio < 1 else f"{ratio:.2g}x the bytes above"
    )


def _above(traffic: Traffic, link: Link) -> Link | None:
    """The link that carries the same direction one level closer to the SM."""
    pairs = {(other.source, other.target): other for other in traffic.links}
    if link.source in LEVELS and LEVELS.index(link.source) < LEVELS.index(link.target):
        at = LEVELS.index(link.source)
        return pairs.get((LEVELS[at - 1], LEVELS[at])) if at else None
    at = LEVELS.index(link.target)
    return pairs.get((LEVELS[at], LEVELS[at - 1])) if at else None


def _box(at: int, level: str, fact: str) -> Iterator[Markup]:
    y = TOP + at * (BOX + GAP)
    yield element("rect", x=1, y=y, width=WIDTH - 2, height=BOX, class_="level")
    yield text(14, y + BOX / 2 + 5, NAMES[level], class_="level-name")
    if fact:
        yield text(WIDTH - 14, y + BOX / 2 + 5, fact, anchor="end", class_="small")


def _gap(traffic: Traffic, at: int, widest: float) -> Iterator[Markup]:
    upper, lower = LEVELS[at], LEVELS[at + 1]
    top = TOP + at * (BOX + GAP) + BOX
    for link in traffic.links:
        if (link.source, link.target) == (lower, upper):
            yield from _arrow(link, READ_AT, top + GAP - 3, top + 3, widest)
            yield from _label(traffic, link, READ_AT, top, "read")
        elif (link.source, link.target) == (upper, lower):
            yield from _arrow(link, WRITE_AT, top + 3, top + GAP - 3, widest)
            yield from _label(traffic, link, WRITE_AT, top, "written")


def _arrow(link: Link, x: float, start: float, end: float, widest: float) -> Iterator[Markup]:
    if link.amount is None:
        yield line(x, start, x, end, "unknown")
        return
    thick = max(WIDEST * link.amount.value / widest, NARROWEST) if widest else NARROWEST
    down = 1 if end > start else -1
    neck, half, head = end - down * 12, thick / 2, thick / 2 + 6
    yield polygon(
        [(x - half, start), (x + half, start), (x + half, neck), (x + head, neck), (x, end),
         (x - head, neck), (x - half, neck)],
        "arrow read" if down < 0 else "arrow written",
    )  # fmt: skip


def _label(traffic: Traffic, link: Link, x: float, top: float, verb: str) -> Iterator[Markup]:
    middle = top + GAP / 2
    if link.amount is None:
        yield text(x + LABEL, middle + 4, f"{verb}: not recorded", class_="small")
        return
    note = change(traffic, link)
    yield text(x + LABEL, middle + (-2 if note else 5), f"{link.amount} {verb}", class_="amount")
    if note:
        yield text(x + LABEL, middle + 14, note, class_="small")
