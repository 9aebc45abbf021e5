"""The roofline plot: what DRAM and the fp pipes allow, and where the kernel stands below it."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from markupsafe import Markup

from cuado.analysis.roofline import Point, Roofline
from cuado.device.chip import ChipFacts
from cuado.metrics.quantity import Unit, format_value
from cuado.report import words
from cuado.report.drawing.scales import LogScale
from cuado.report.drawing.svg import element, line, number, picture, polygon, text

WIDTH, HEIGHT = 520.0, 336.0
LEFT, RIGHT, TOP, BOTTOM = 62.0, 508.0, 12.0, 288.0
MARGIN = 8.0
"""Factor of empty space around the points and the ridge."""

LABEL_WIDTH, LINE = 250.0, 18.0
"""Width and height of a point's label."""

_RADIUS = 6.0


@dataclass(frozen=True, slots=True)
class Roofs:
    """The roofs, and the axes that show them with the points.

    Attributes:
        roofline: the data.
        peaks: flop/s by precision.
        x: flop per byte.
        y: flop per second.
        copy: bandwidth of a simple copy at the kernel's occupancy; None if not known.
    """

    roofline: Roofline
    peaks: dict[str, float]
    x: LogScale
    y: LogScale
    copy: float | None = None

    @property
    def bandwidth(self) -> float:
        """Bandwidth of DRAM, byte/s: the attainable one where it is known."""
        return self.roofline.attainable_bandwidth or self.roofline.bandwidth

    def above(self, point: Point) -> float:
        """flop/s that the roof allows at a point's intensity."""
        return min(point.peak, point.intensity * self.bandwidth)


def roofline_plot(roofline: Roofline, peaks: dict[str, float], copy: float | None = None) -> Markup:
    """The plot of a kernel that computes in fp32 or fp64.

    Args:
        roofline: with at least one point.
        peaks: flop/s of the chip by precision, at the clock of the measurement.
        copy: byte/s of a simple copy at the kernel's occupancy, a roof of its own.
    """
    roofs = replace(_roofs(roofline, peaks), copy=copy)
    return picture(
        WIDTH,
        HEIGHT,
        f"Roofline plot. {' '.join(describe(roofs, point) for point in roofline.points)}",
        *_axes(roofs),
        *_memory_roofs(roofs),
        *_compute_roofs(roofs),
        *(part for point in roofline.points for part in _point(roofs, point)),
    )


def moved_plot(before: Roofline, after: Roofline, peaks: dict[str, float]) -> Markup:
    """The plot of a kernel before and after a change: hollow points, and arrows to full ones.

    Args:
        before: with at least one point.
        after: under the same roofs.
        peaks: flop/s of the chip by precision.
    """
    both = replace(before, points=(*before.points, *after.points))
    roofs = _roofs(both, peaks)
    moves = tuple(_pairs(before, after))
    told = " ".join(
        f"{old.precision}: {_place(old)} before, {_place(new)} after." for old, new in moves
    )
    return picture(
        WIDTH,
        HEIGHT,
        f"Roofline plot before and after. {told}",
        *_axes(roofs),
        *_memory_roofs(roofs),
        *_compute_roofs(roofs),
        *(part for old, new in moves for part in _move(roofs, old, new)),
    )


def _pairs(before: Roofline, after: Roofline) -> Iterator[tuple[Point, Point]]:
    found = {point.precision: point for point in after.points}
    for old in before.points:
        if old.precision in found:
            yield old, found[old.precision]


def _place(point: Point) -> str:
    return (
        f"{format_value(point.rate, Unit.FLOP_PER_SECOND)} at "
        f"{format_value(point.intensity, Unit.FLOP_PER_BYTE)}"
    )


def _move(roofs: Roofs, old: Point, new: Point) -> Iterator[Markup]:
    """An arrow from where a kernel stood to where it stands."""
    x1, y1, x2, y2 = (
        roofs.x(old.intensity),
        roofs.y(old.rate),
        roofs.x(new.intensity),
        roofs.y(new.rate),
    )
    length = math.hypot(x2 - x1, y2 - y1)
    if length > 4 * _RADIUS:
        along, up = (x2 - x1) / length, (y2 - y1) / length
        tip = (x2 - along * (_RADIUS + 2), y2 - up * (_RADIUS + 2))
        neck = (tip[0] - 9 * along, tip[1] - 9 * up)
        yield line(x1, y1, neck[0], neck[1], "moved")
        yield polygon(
            [tip, (neck[0] - 5 * up, neck[1] + 5 * along), (neck[0] + 5 * up, neck[1] - 5 * along)],
            "moved-head",
        )
    yield element("circle", cx=x1, cy=y1, r=_RADIUS, class_="point before")
    yield element("circle", cx=x2, cy=y2, r=_RADIUS, class_="point")
    rows = ((x1, y1, old, "before"), (x2, y2, new, "after"))
    for x, y, point, when in rows:
        side, anchor = (-11.0, "end") if x + LABEL_WIDTH > RIGHT else (11.0, "start")
        shift = 15.0 if (when == "before") == (y1 >= y2) else -5.0
        label = f"{when}: {point.precision} {format_value(point.rate, Unit.FLOP_PER_SECOND)}"
        yield text(x + side, y + shift, label, anchor=anchor, class_="point-name")


def peaks_of(found: Roofline, chip: ChipFacts) -> dict[str, float]:
    """flop/s of the chip by precision, at the clock of the points, which know theirs."""
    rates = {"fp32": chip.peak_fp32_rate, "fp64": chip.peak_fp64_rate}
    nominal = {precision: rate for precision, rate in rates.items() if rate is not None}
    first = found.points[0]
    scale = first.peak / nominal[first.precision]
    return {precision: peak * scale for precision, peak in nominal.items()}


def descriptions(roofline: Roofline, peaks: dict[str, float]) -> tuple[str, ...]:
    """The points in words: the plot's text alternative."""
    roofs = _roofs(roofline, peaks)
    return tuple(describe(roofs, point) for point in roofline.points)


def describe(roofs: Roofs, point: Point) -> str:
    """The position of a point, in words."""
    roof = roofs.above(point)
    limit = "the pipe allows" if roof == point.peak else "DRAM allows"
    return (
        f"At {format_value(point.intensity, Unit.FLOP_PER_BYTE)} {limit} "
        f"{format_value(roof, Unit.FLOP_PER_SECOND)} in {point.precision}; the kernel reaches "
        f"{format_value(point.rate, Unit.FLOP_PER_SECOND)}, {words.share(point.rate / roof)} of it."
    )


def _roofs(roofline: Roofline, peaks: dict[str, float]) -> Roofs:
    points = roofline.points
    ridges = [peak / roofline.bandwidth for peak in peaks.values()]
    intensities = [*(point.intensity for point in points), *ridges]
    rates = [*(point.rate for point in points), *peaks.values()]
    x = LogScale(min(intensities) / MARGIN, max(intensities) * MARGIN, LEFT, RIGHT)
    return Roofs(roofline, peaks, x, LogScale(min(rates) / 4, max(rates) * 3, BOTTOM, TOP))


def _axes(roofs: Roofs) -> Iterator[Markup]:
    for value in roofs.x.ticks():
        at = roofs.x(value)
        yield line(at, TOP, at, BOTTOM, "grid")
        yield text(at, BOTTOM + 16, f"{value:g}", anchor="middle", class_="tick")
    for value in roofs.y.ticks():
        at = roofs.y(value)
        label = format_value(value, Unit.FLOP).removesuffix("flop").strip()
        yield line(LEFT, at, RIGHT, at, "grid")
        yield text(LEFT - 6, at + 4, label, anchor="end", class_="tick")
    yield line(LEFT, BOTTOM, RIGHT, BOTTOM, "axis")
    yield line(LEFT, TOP, LEFT, BOTTOM, "axis")
    middle = (LEFT + RIGHT) / 2
    yield text(middle, HEIGHT - 10, "flop per DRAM byte", anchor="middle", class_="axis-name")
    height = (TOP + BOTTOM) / 2
    turned = f"rotate(-90 14 {number(height)})"
    yield text(14, height, "flop/s", anchor="middle", class_="axis-name", transform=turned)


_COPY = "copy at this occupancy"
_START, _UP = 26.0, 190.0
"""Where labels of the full roofs and of the copy's begin along them."""


def _is_crowded(roofs: Roofs) -> bool:
    """True if the copy's roof is so near the one above that their labels would overlap."""
    above = roofs.roofline.attainable_bandwidth or roofs.roofline.bandwidth
    return roofs.y(roofs.copy or above) - roofs.y(above) < 2 * LINE


def _memory_roofs(roofs: Roofs) -> Iterator[Markup]:
    highest = max(roofs.peaks.values())
    roofline = roofs.roofline
    kinds = [(roofline.bandwidth, "roof memory", "theoretical", -5.0)]
    if roofline.attainable_bandwidth:
        kinds.append((roofline.attainable_bandwidth, "roof memory dashed", "attainable", 14.0))
    if roofs.copy:
        kinds.append((roofs.copy, "roof memory dotted", _COPY, 14.0))
    for bandwidth, class_, name, shift in kinds:
        start = max(roofs.x.low, roofs.y.low / bandwidth)
        ridge = highest / bandwidth
        x1, y1 = roofs.x(start), roofs.y(start * bandwidth)
        yield line(x1, y1, roofs.x(ridge), roofs.y(highest), class_)
        along = _UP if name == _COPY and _is_crowded(roofs) else _START
        yield _along(roofs, (start, bandwidth), f"{_rate(bandwidth)} {name}", (along, shift))


def _along(
    roofs: Roofs, roof: tuple[float, float], label: str, place: tuple[float, float]
) -> Markup:
    """A label along a sloping roof; ``place`` is how far from its start, and how far below it."""
    (start, bandwidth), (along, shift) = roof, place
    angle = math.degrees(math.atan2(roofs.y.per_decade, roofs.x.per_decade))
    x, y = roofs.x(start), roofs.y(start * bandwidth)
    x += along * math.cos(math.radians(angle))
    y += along * math.sin(math.radians(angle))
    turn = f"translate({number(x)} {number(y)}) rotate({number(angle)})"
    return text(0, shift, label, class_="roof-name", transform=turn)


def _compute_roofs(roofs: Roofs) -> Iterator[Markup]:
    ranked = sorted(roofs.peaks.items(), key=lambda item: -item[1])
    for rank, (precision, peak) in enumerate(ranked):
        y = roofs.y(peak)
        yield line(roofs.x(peak / roofs.roofline.bandwidth), y, RIGHT, y, "roof compute")
        label = f"{precision} {format_value(peak, Unit.FLOP_PER_SECOND)}"
        yield text(RIGHT, y + (15 if rank else -6), label, anchor="end", class_="roof-name")


def _point(roofs: Roofs, point: Point) -> Iterator[Markup]:
    x, y = roofs.x(point.intensity), roofs.y(point.rate)
    roof = roofs.above(point)
    yield line(x, y, x, roofs.y(roof), "leader")
    side, anchor = (-11.0, "end") if x + LABEL_WIDTH > RIGHT else (11.0, "start")
    if point.precision == "fp64":
        yield polygon([(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)], "point")
    else:
        yield element("circle", cx=x, cy=y, r=6, class_="point")
    label = (
        f"{point.precision} {format_value(point.rate, Unit.FLOP_PER_SECOND)}, "
        f"{words.share(point.rate / roof)} of the roof"
    )
    below = any(_near(roofs, point, other) for other in roofs.roofline.points)
    yield text(x + side, y + (21 if below else 5), label, anchor=anchor, class_="point-name")


def _near(roofs: Roofs, point: Point, other: Point) -> bool:
    """True if the label of a point would overlap that of another one just above it."""
    return (
        point.rate <= other.rate
        and point is not other
        and (roofs.y(point.rate) - roofs.y(other.rate) < LINE)
    )


def _rate(bandwidth: float) -> str:
    return f"DRAM {format_value(bandwidth, Unit.BYTE_PER_SECOND)}"
