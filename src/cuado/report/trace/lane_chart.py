"""Streams over time: a lane each, in equal parts of the time, as high as the stream was busy.

The file stays small whatever was recorded: a million events are as many rectangles as there are
parts, at most, and equal neighbours are one.
"""

from collections.abc import Iterator

import numpy as np
from markupsafe import Markup

from cuado.analysis.timeline.lanes import Drawing, Lane, Shares
from cuado.model.timeline import Timeline
from cuado.report import words
from cuado.report.drawing.svg import element, line, number, picture, text

WIDTH, LEFT, RIGHT = 1280.0, 190.0, 8.0
TOP, ROW, HEAD, AXIS = 4.0, 34.0, 24.0, 26.0
_PAD = 4.0
_STEPS = 12
"""Number of heights of a part, from idle to always busy; equal neighbours are joined."""
_TICKS = 10
_MOST_TITLE = 20


def lane_chart(drawing: Drawing, timeline: Timeline) -> Markup:
    """The drawing."""
    parts: list[Markup] = []
    top, device = TOP, None
    for lane in drawing.lanes:
        if lane.device != device:
            device = lane.device
            title = timeline.device(device).title
            parts.append(text(0, top + HEAD - 8, title, class_="level-name"))
            top += HEAD
        parts += _lane(lane, top)
        top += ROW
    parts += _axis(drawing, top)
    return picture(WIDTH, top + AXIS, describe(drawing), *parts, class_="wide")


def describe(drawing: Drawing) -> str:
    """The picture in words."""
    busy = ", ".join(
        f"{lane.title} busy {words.share(float(np.mean(_total(lane))))}" for lane in drawing.lanes
    )
    return f"Streams over {words.time(drawing.end - drawing.start)}: {busy}"


def _total(lane: Lane) -> Shares:
    total: Shares = np.minimum(lane.hottest + lane.kernels + lane.copies, 1.0)
    return total


def _lane(lane: Lane, top: float) -> list[Markup]:
    bottom = top + ROW - _PAD
    title = words.shortened(lane.title, _MOST_TITLE)
    share = words.share(float(np.mean(_total(lane))))
    ground = np.zeros(len(lane.hottest))
    parts = [
        text(8, bottom - 8, title, class_="small"),
        text(LEFT - 8, bottom - 8, share, class_="small", anchor="end"),
        line(LEFT, bottom, WIDTH - RIGHT, bottom, "track"),
    ]
    # Stacked: kernels that run at once within a stream, or beside copies, reach the top together.
    for shares, kind in (
        (lane.hottest, "hot"),
        (lane.kernels, "kernel"),
        (lane.copies, "copy"),
    ):
        reached = np.minimum(ground + shares, 1.0)
        shape = _shape(ground, reached, bottom)
        ground = reached
        if shape:
            parts.append(element("path", d=shape, class_=f"lane {kind}"))
    return parts


def _shape(low: Shares, high: Shares, bottom: float) -> str:
    """A path of rectangles between two heights; equal neighbours are joined."""
    count = len(low)
    step = (WIDTH - RIGHT - LEFT) / count
    room = ROW - 2 * _PAD
    lows, highs = _steps(low), _steps(high)
    changes = np.flatnonzero((np.diff(lows) != 0) | (np.diff(highs) != 0)) + 1
    begins = np.concatenate([[0], changes])
    ends = np.concatenate([changes, [count]])
    pieces = []
    for begin, end in zip(begins.tolist(), ends.tolist(), strict=True):
        down, up = int(lows[begin]), int(highs[begin])
        if up > down:
            x, width = LEFT + begin * step, (end - begin) * step
            y, height = bottom - up * room / _STEPS, (up - down) * room / _STEPS
            pieces.append(
                f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"
            )
    return "".join(pieces)


def _steps(shares: Shares) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """Shares as whole steps; what is there at all is seen."""
    steps = np.rint(shares * _STEPS).astype(np.int64)
    return np.where((shares > 0) & (steps == 0), 1, steps)


def _axis(drawing: Drawing, top: float) -> Iterator[Markup]:
    length = drawing.end - drawing.start
    width = WIDTH - RIGHT - LEFT
    yield line(LEFT, top, WIDTH - RIGHT, top, "axis")
    step = _round(length / _TICKS)
    at = 0.0
    while at <= length:
        x = LEFT + width * at / length
        yield line(x, top, x, top + 4, "axis")
        anchor = "end" if x > WIDTH - 30 else "middle"
        label = "0" if at == 0 else words.time(round(at, 3))
        yield text(x, top + 18, label, class_="tick", anchor=anchor)
        at += step


def _round(length: float) -> float:
    """A round length near this one: 1, 2 or 5 times a power of ten."""
    power = 10.0 ** np.floor(np.log10(max(length, 1.0)))
    return float(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= length))
