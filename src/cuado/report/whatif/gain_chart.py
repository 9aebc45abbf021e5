"""Gains as bars from the line of no change, on a logarithmic scale, with their ranges."""

from collections.abc import Sequence

from markupsafe import Markup

from cuado.report.drawing.scales import LogScale
from cuado.report.drawing.svg import element, line, picture, text, whisker
from cuado.report.whatif.rows import Row
from cuado.stats import Verdict
from cuado.what_if.result import Claim

WIDTH, ROW, TOP, BOTTOM = 640.0, 26.0, 6.0, 24.0
LEFT, RIGHT = 226.0, 560.0
_TICKS = (0.1, 0.2, 0.5, 0.7, 1, 1.2, 1.5, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000)
_MOST_TICKS = 7
_LEAST_STEP = 44.0
"""Between two ticks, so that their names do not touch on a phone."""
_CLASSES: dict[Claim | None, str] = {
    Claim.REAL: "real",
    Claim.PREDICTED: "predicted",
    Claim.AT_LEAST: "at_least",
    Claim.BOUND: "bound",
}


def gain_chart(causes: Sequence[Row]) -> Markup | None:
    """The chart of the causes whose gain is known; None if there is none."""
    shown = [cause for cause in causes if cause.gain is not None]
    if not shown:
        return None
    scale = _scale(shown)
    bottom = TOP + ROW * len(shown)
    return picture(
        WIDTH,
        bottom + BOTTOM,
        describe(shown),
        *(part for value in _ticks(scale) for part in _tick(scale(value), bottom, value)),
        *(part for at, cause in enumerate(shown) for part in _bar(cause, TOP + ROW * at, scale)),
        line(scale(1), TOP, scale(1), bottom, "axis"),
    )


def describe(causes: Sequence[Row]) -> str:
    """The picture in words."""
    return "Gains: " + ", ".join(f"{c.name} {c.shown_gain} ({c.label})" for c in causes)


def _scale(causes: Sequence[Row]) -> LogScale:
    gains = [cause.gain for cause in causes if cause.gain is not None]
    low = min(0.95, *(gain.low for gain in gains)) / 1.03
    high = max(1.3, *(gain.high for gain in gains)) * 1.03
    return LogScale(low, high, LEFT, RIGHT)


def _ticks(scale: LogScale) -> list[float]:
    inside = [value for value in _TICKS if scale.low <= value <= scale.high]
    while len(inside) > _MOST_TICKS:
        inside = [v for at, v in enumerate(inside) if v == 1 or at % 2 == inside.index(1) % 2]
    # From no change outwards: 1x is always there.
    shown = [value for value in inside if value == 1]
    for value in sorted(inside, key=lambda each: abs(scale(each) - scale(1))):
        if all(abs(scale(value) - scale(other)) >= _LEAST_STEP for other in shown):
            shown.append(value)
    return sorted(shown)


def _tick(x: float, bottom: float, value: float) -> list[Markup]:
    return [
        line(x, TOP, x, bottom + 4, "grid"),
        text(x, bottom + 18, f"{value:g}x", anchor="middle", class_="tick"),
    ]


def _bar(cause: Row, top: float, scale: LogScale) -> list[Markup]:
    gain = cause.gain
    if gain is None:
        return []
    middle = top + ROW / 2
    start, end = sorted((scale(1), scale(gain.estimate)))
    undecided = cause.verdict is Verdict.UNDECIDED
    kind = "undecided" if undecided else _CLASSES.get(cause.claim, "none")
    quiet = None if cause.faster else "small"
    return [
        text(LEFT - 8, middle + 4.5, cause.name, anchor="end", class_=quiet),
        element(
            "rect", x=start, y=top + 5, width=end - start, height=ROW - 10, class_=f"gain {kind}"
        ),
        *whisker(scale(gain.low), scale(gain.high), middle),
        text(
            RIGHT + 8,
            middle + 4.5,
            cause.shown_gain,
            class_="amount" if cause.faster else "small",
        ),
    ]


def legend_mark(claim: Claim) -> Markup:
    """A square with the look of a claim's bars."""
    kind = _CLASSES.get(claim, "none")
    square = element("rect", x=1, y=1, width=12, height=12, class_=f"gain {kind}")
    return element("svg", square, viewBox="0 0 14 14", class_="mark", aria_hidden="true")
