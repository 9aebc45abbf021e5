"""The roofline plot: what DRAM and the fp pipes allow, and where the kernel stands below it."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from markupsafe import Markup

from cuado.analysis.roofline import Point, Roofline
from cuado.device.chip import ChipFacts
from cuado.metrics.quantity import Unit, format_value
from cuado.report import words
from cuado.report.drawing.labels import LINE, Box, Labels, Place
from cuado.report.drawing.scales import LogScale
from cuado.report.drawing.svg import element, line, number, picture, polygon, text

WIDTH, HEIGHT = 520.0, 364.0
LEFT, RIGHT, TOP, BOTTOM = 68.0, 500.0, 12.0, 316.0
MARGIN = 8.0
"""Factor of empty space around the points and the ridge."""

_RADIUS = 6.0
_NAME_AT = 13.0
"""Place of the name of the upright axis."""


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
    roofs = _roofs(roofline, peaks, copy)
    return picture(
        WIDTH,
        HEIGHT,
        f"Roofline plot. {' '.join(describe(roofs, point) for point in roofline.points)}",
        *_axes(roofs),
        *_memory_roofs(roofs),
        *_compute_roofs(roofs),
        *_points(roofs),
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
    texts = " ".join(
        f"{old.precision}: {_place(old)} before, {_place(new)} after." for old, new in moves
    )
    return picture(
        WIDTH,
        HEIGHT,
        f"Roofline plot before and after. {texts}",
        *_axes(roofs),
        *_memory_roofs(roofs),
        *_compute_roofs(roofs),
        *_moves(roofs, moves),
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


def _moves(roofs: Roofs, moves: tuple[tuple[Point, Point], ...]) -> Iterator[Markup]:
    labels = _labels(roofs)
    for old, new in moves:
        yield from _move(roofs, old, new)
    for old, new in moves:
        for point, when in ((old, "before"), (new, "after")):
            label = f"{when}: {point.precision} {format_value(point.rate, Unit.FLOP_PER_SECOND)}"
            yield _named(labels, roofs, point, label)


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


def _roofs(roofline: Roofline, peaks: dict[str, float], copy: float | None = None) -> Roofs:
    points = roofline.points
    ridges = [peak / roofline.bandwidth for peak in peaks.values()]
    intensities = [*(point.intensity for point in points), *ridges]
    rates = [*(point.rate for point in points), *peaks.values()]
    x = LogScale(min(intensities) / MARGIN, max(intensities) * MARGIN, LEFT, RIGHT)
    low, high = min(rates) / 4, max(rates)
    # The key of the memory roofs, and the name of the highest compute roof, lie above all lines.
    key = LINE * (len(_kinds(roofline, copy)) + 1)
    share = key / (BOTTOM - TOP)
    top = low * (high / low) ** (1 / (1 - share))
    return Roofs(roofline, peaks, x, LogScale(low, top, BOTTOM, TOP), copy)


def _axes(roofs: Roofs) -> Iterator[Markup]:
    for value in roofs.x.ticks():
        at = roofs.x(value)
        anchor = "middle" if at < RIGHT - LINE else "end"
        yield line(at, TOP, at, BOTTOM, "grid")
        yield text(at, BOTTOM + 16, f"{value:g}", anchor=anchor, class_="tick")
    for value in roofs.y.ticks():
        at = roofs.y(value)
        if at < roofs.y(max(roofs.peaks.values())) - LINE:
            continue  # There is the key.
        label = format_value(value, Unit.FLOP).removesuffix("flop").strip()
        yield line(LEFT, at, RIGHT, at, "grid")
        yield text(LEFT - 6, at + 4, label, anchor="end", class_="tick")
    yield line(LEFT, BOTTOM, RIGHT, BOTTOM, "axis")
    yield line(LEFT, TOP, LEFT, BOTTOM, "axis")
    middle = (LEFT + RIGHT) / 2
    yield text(middle, HEIGHT - 10, "flop per DRAM byte", anchor="middle", class_="axis-name")
    height = (TOP + BOTTOM) / 2
    turned = f"rotate(-90 {_NAME_AT:g} {number(height)})"
    yield text(_NAME_AT, height, "flop/s", anchor="middle", class_="axis-name", transform=turned)


_COPY = "copy at this occupancy"
_SAMPLE = 30.0
"""Length of the piece of a roof's line beside its name."""


@dataclass(frozen=True, slots=True)
class _MemoryRoof:
    """A sloping roof: byte/s, its name, and how its line is drawn."""

    bandwidth: float
    name: str
    class_: str


def _kinds(roofline: Roofline, copy: float | None) -> tuple[_MemoryRoof, ...]:
    """The roofs of DRAM, highest first."""
    kinds = (
        (roofline.bandwidth, "theoretical", "roof memory"),
        (roofline.attainable_bandwidth, "attainable", "roof memory dashed"),
        (copy, _COPY, "roof memory dotted"),
    )
    return tuple(
        _MemoryRoof(rate, f"{_rate(rate)} {name}", class_) for rate, name, class_ in kinds if rate
    )


def _memory_roofs(roofs: Roofs) -> Iterator[Markup]:
    """Lines that lie too close for names along them: a key above the plot says which is which."""
    highest = max(roofs.peaks.values())
    for row, kind in enumerate(_kinds(roofs.roofline, roofs.copy)):
        start = max(roofs.x.low, roofs.y.low / kind.bandwidth)
        x1, y1 = roofs.x(start), roofs.y(start * kind.bandwidth)
        yield line(x1, y1, roofs.x(highest / kind.bandwidth), roofs.y(highest), kind.class_)
        y = TOP + LINE * (row + 0.5)
        yield line(LEFT + 10, y, LEFT + 10 + _SAMPLE, y, kind.class_)
        yield text(LEFT + 18 + _SAMPLE, y + 4, kind.name, class_="roof-name")


def _compute_roofs(roofs: Roofs) -> Iterator[Markup]:
    for peak, label, place in _compute_names(roofs):
        y = roofs.y(peak)
        yield line(roofs.x(peak / roofs.roofline.bandwidth), y, RIGHT, y, "roof compute")
        yield text(place.x, place.y, label, anchor=place.anchor, class_="roof-name")


def _compute_names(roofs: Roofs) -> Iterator[tuple[float, str, Place]]:
    """flop/s of each roof of the pipes, its name, and where that stands: the highest above."""
    ranked = sorted(roofs.peaks.items(), key=lambda item: -item[1])
    for rank, (precision, peak) in enumerate(ranked):
        label = f"{precision} {format_value(peak, Unit.FLOP_PER_SECOND)}"
        yield peak, label, Place(RIGHT, roofs.y(peak) + (15 if rank else -6), "end")


def _labels(roofs: Roofs) -> Labels:
    """Free places for the points' names: beside those of the roofs."""
    taken = (place.box(label) for _, label, place in _compute_names(roofs))
    return Labels(Box(LEFT, TOP, WIDTH, BOTTOM), taken)


def _points(roofs: Roofs) -> Iterator[Markup]:
    points = sorted(roofs.roofline.points, key=lambda each: -each.rate)
    for point in points:
        yield from _point(roofs, point)
    labels = _labels(roofs)
    for point in points:
        rate = format_value(point.rate, Unit.FLOP_PER_SECOND)
        share = words.share(point.rate / roofs.above(point))
        yield _named(labels, roofs, point, f"{point.precision} {rate}, {share}")


def _point(roofs: Roofs, point: Point) -> Iterator[Markup]:
    x, y = roofs.x(point.intensity), roofs.y(point.rate)
    yield line(x, y, x, roofs.y(roofs.above(point)), "leader")
    if point.precision == "fp64":
        yield polygon([(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)], "point")
    else:
        yield element("circle", cx=x, cy=y, r=6, class_="point")


def _named(labels: Labels, roofs: Roofs, point: Point, label: str) -> Markup:
    place = labels.place(roofs.x(point.intensity), roofs.y(point.rate), label)
    return text(place.x, place.y, label, anchor=place.anchor, class_="point-name")


def _rate(bandwidth: float) -> str:
    return f"DRAM {format_value(bandwidth, Unit.BYTE_PER_SECOND)}"
