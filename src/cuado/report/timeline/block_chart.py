"""A part of a block's life as a drawing: a row for each warp, coloured by what it waits for."""

from collections.abc import Iterator

from markupsafe import Markup

from cuado.kernel_timeline.result import KernelTimeline
from cuado.kernel_timeline.roles import Reason
from cuado.report.drawing.svg import element, line, picture, text
from cuado.report.timeline.picture import ABSENT, BlockPicture, Row, Span, states
from cuado.report.timeline.view import WORDS, in_time, place_of

WIDTH, LEFT, RIGHT = 1280.0, 70.0, 8.0
_ROW, _BAR, _AXIS = 22.0, 16.0, 26.0
_COLUMNS = 1200
"""Parts of the time in a drawing of a whole block: neighbours of one kind are joined."""
_SINGLE = 60
"""Most states of a warp that a drawing of a whole block shows one by one."""
_TICKS = 8


def block_chart(found: KernelTimeline, shown: BlockPicture, span: Span) -> Markup:
    """The drawing; with single waits and their places where there are not too many."""
    is_whole = span == shown.whole
    many = is_whole and max(len(row.segments) for row in shown.rows) > _SINGLE
    parts: list[Markup] = []
    top = 0.0
    for row in shown.rows:
        parts.append(
            text(LEFT - 8, top + _BAR - 4, f"warp {row.warp}", class_="small", anchor="end")
        )
        parts += _joined(row, span, top) if many else _single(found, row, span, top)
        top += _ROW
    parts += _axis(found, span, top)
    length = in_time(found, span.end - span.begin)
    what = "all of it" if is_whole else "a part from its middle"
    title = f"Block {shown.block} on SM {shown.sm}, {length}, {what}: a row for each warp"
    return picture(WIDTH, top + _AXIS, title, *parts, class_="wide")


def _x(at: float, span: Span) -> float:
    share = (at - span.begin) / max(1, span.end - span.begin)
    return LEFT + (WIDTH - RIGHT - LEFT) * min(1.0, max(0.0, share))


def _joined(row: Row, span: Span, top: float) -> Iterator[Markup]:
    found = states(row, span, _COLUMNS)
    width = (WIDTH - RIGHT - LEFT) / _COLUMNS
    first = 0
    for n in range(1, _COLUMNS + 1):
        if n < _COLUMNS and found[n] == found[first]:
            continue
        if found[first] != ABSENT:
            yield _bar(LEFT + first * width, (n - first) * width, top, Reason(found[first]))
        first = n


def _single(found: KernelTimeline, row: Row, span: Span, top: float) -> Iterator[Markup]:
    for each in row.segments:
        if each.end <= span.begin or each.begin >= span.end:
            continue
        left, right = _x(each.begin, span), _x(each.end, span)
        said = f"{in_time(found, each.end - each.begin)}: {WORDS[each.reason]}"
        if each.place >= 0:
            said = f"{said}, {place_of(found, each.place)}"
        yield _bar(left, right - left, top, each.reason, said)


def _bar(x: float, width: float, top: float, reason: Reason, said: str = "") -> Markup:
    inside = (element("title", said),) if said else ()
    kind = f"state {reason.name.lower()}"
    return element("rect", *inside, x=x, y=top, width=width, height=_BAR, class_=kind)


def _axis(found: KernelTimeline, span: Span, top: float) -> Iterator[Markup]:
    yield line(LEFT, top, WIDTH - RIGHT, top, "axis")
    for n in range(_TICKS + 1):
        at = span.begin + (span.end - span.begin) * n / _TICKS
        x = _x(at, span)
        yield line(x, top, x, top + 4, "axis")
        anchor = "start" if n == 0 else "end" if n == _TICKS else "middle"
        yield text(x, top + 18, in_time(found, at) if at else "0", class_="tick", anchor=anchor)
