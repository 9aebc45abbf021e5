"""Occupancy against one parameter: a staircase with the launch's own point and its next steps."""

from collections.abc import Iterator

from markupsafe import Markup

from cuado.device.chip import WARP_SIZE, ChipFacts
from cuado.device.occupancy import Parameter
from cuado.report.drawing.svg import element, line, picture, text
from cuado.report.occupancy.view import CurveView, amount, percent

WIDTH, HEIGHT = 400.0, 236.0
LEFT, RIGHT, TOP, BOTTOM = 56.0, 378.0, 22.0, 184.0
LABEL_WIDTH = 140.0
"""Width of the own point's label."""
_TICKS = {
    Parameter.REGISTERS: (32, 64, 128, 192, 255),
    Parameter.THREADS: (32, 256, 512, 768, 1024),
}
_PARTS = 4
"""Ticks of shared memory, whose most differs by chip."""


def occupancy_chart(shown: CurveView, chip: ChipFacts) -> Markup:
    """The chart of a curve; x is linear from 0, y the share of an SM's warps from 0 to 100 %."""
    most = _most(shown, chip)
    return picture(
        WIDTH,
        HEIGHT,
        f"Occupancy against {shown.title}. {shown.says}",
        *_axes(shown, most),
        *(_bars(shown, most) if _is_size(shown) else _stairs(shown, most)),
        *_targets(shown, most),
        *_own(shown, most),
    )


def _is_size(shown: CurveView) -> bool:
    return shown.curve.parameter is Parameter.THREADS


def _most(shown: CurveView, chip: ChipFacts) -> int:
    return {
        Parameter.REGISTERS: chip.max_registers_per_thread,
        Parameter.SHARED: chip.shared_per_block_bytes,
    }.get(shown.curve.parameter, chip.max_threads_per_block)


def _x(value: float, most: int) -> float:
    return LEFT + (RIGHT - LEFT) * value / most


def _y(fraction: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * fraction


def _axes(shown: CurveView, most: int) -> Iterator[Markup]:
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        yield line(LEFT, _y(part), RIGHT, _y(part), "grid")
        yield text(LEFT - 6, _y(part) + 4, percent(part), anchor="end", class_="tick")
    parameter = shown.curve.parameter
    ticks = _TICKS.get(parameter) or [most * n // _PARTS for n in range(_PARTS + 1)]
    for value in ticks:
        if value > most:
            continue
        label = f"{value / 1024:.0f}" if parameter is Parameter.SHARED else str(value)
        at = _at(shown, value, most)
        yield line(at, BOTTOM, at, BOTTOM + 5, "axis")
        yield text(at, BOTTOM + 19, label, anchor="middle", class_="tick")
    yield line(LEFT, BOTTOM, RIGHT, BOTTOM, "axis")
    name = f"{shown.title}, KiB" if parameter is Parameter.SHARED else shown.title
    yield text((LEFT + RIGHT) / 2, HEIGHT - 8, name, anchor="middle", class_="axis-name")


def _stairs(shown: CurveView, most: int) -> Iterator[Markup]:
    """Plateaus, and the falls between them; at 0 where the launch does not run."""
    corners: list[tuple[float, float]] = []
    for plateau in shown.curve.plateaus:
        y = _y(plateau.occupancy.fraction)
        start = corners[-1][0] if corners else _x(plateau.first, most)
        corners += [(start, y), (_x(plateau.last, most), y)]
    if corners and corners[-1][0] < RIGHT:
        corners += [(corners[-1][0], BOTTOM), (RIGHT, BOTTOM)]
    if corners:
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
        yield element("polyline", points=points, class_="roof memory")


def _bars(shown: CurveView, most: int) -> Iterator[Markup]:
    """A bar for each block size in whole warps."""
    width = (RIGHT - LEFT) * WARP_SIZE / most
    for plateau in shown.curve.plateaus:
        y = _y(plateau.occupancy.fraction)
        first = -(-plateau.first // WARP_SIZE) * WARP_SIZE
        for size in range(first, plateau.last + 1, WARP_SIZE):
            yield element(
                "rect",
                x=_x(size - WARP_SIZE, most) + 0.75,
                y=y,
                width=width - 1.5,
                height=BOTTOM - y,
                class_="fill memory",
            )


def _at(shown: CurveView, value: int, most: int) -> float:
    """The horizontal place of a value: the middle of its bar where there are bars."""
    if _is_size(shown):
        warps = -(-value // WARP_SIZE)
        return _x((warps - 0.5) * WARP_SIZE, most)
    return _x(value, most)


def _targets(shown: CurveView, most: int) -> Iterator[Markup]:
    for value, fraction in shown.targets:
        yield element(
            "circle", cx=_at(shown, value, most), cy=_y(fraction), r=5, class_="next-point"
        )


def _own(shown: CurveView, most: int) -> Iterator[Markup]:
    curve = shown.curve
    if curve.own is None:
        return
    x, y = _at(shown, curve.at, most), _y(curve.own.occupancy.fraction)
    right = x + LABEL_WIDTH > RIGHT
    label = f"{amount(curve.parameter, curve.at)}: {percent(curve.own.occupancy.fraction)}"
    yield element("circle", cx=x, cy=y, r=6, class_="point")
    side, anchor = (-10.0, "end") if right else (10.0, "start")
    yield text(x + side, y - 8, label, anchor=anchor, class_="point-name")
