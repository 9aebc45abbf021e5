"""Predicted against achieved gains as a drawing: SVG, both axes logarithmic."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape

SIZE, MARGIN = 560, 60
STYLES = {
    "experiments": ("#0a6aa6", "cuado's experiments"),
    "nvidia": ("#b85400", "NVIDIA's rules"),
}
Place = Callable[[float], float]
"""Pixels from an axis's origin to a gain."""
TICKS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


@dataclass(frozen=True)
class Point:
    """One prediction: by whom, for which kernel, what the twin achieved, what was predicted."""

    source: str
    name: str
    achieved: float
    predicted: float


def scatter(points: tuple[Point, ...]) -> str:
    """The drawing; the diagonal is where predictions are right."""
    most = max((max(p.achieved, p.predicted) for p in points), default=2.0) * 1.15

    def place(gain: float) -> float:
        return (SIZE - 2 * MARGIN) * math.log(max(gain, 1.0)) / math.log(most)

    body = "\n".join((*_axes(most, place), *_marks(points, place), *_legend()))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" '
        f'font-family="sans-serif" font-size="12">\n'
        f'<rect width="{SIZE}" height="{SIZE}" fill="#fff"/>\n{body}\n</svg>\n'
    )


def _axes(most: float, place: Place) -> Iterator[str]:
    low, high = MARGIN, SIZE - MARGIN
    yield f'<path d="M{low} {high}H{high}M{low} {high}V{low}" stroke="#555" fill="none"/>'
    yield f'<path d="M{low} {high}L{high} {low}" stroke="#999" stroke-dasharray="4 4"/>'
    for tick in TICKS:
        if tick > most:
            break
        at = place(tick)
        yield f'<text x="{low + at:.1f}" y="{high + 18}" text-anchor="middle">{tick}x</text>'
        yield f'<text x="{low - 6}" y="{high - at + 4:.1f}" text-anchor="end">{tick}x</text>'
    yield (
        f'<text x="{SIZE / 2}" y="{SIZE - 16}" text-anchor="middle">'
        "gain achieved by the repaired twin</text>"
    )
    yield (
        f'<text transform="translate(16 {SIZE / 2}) rotate(-90)" text-anchor="middle">'
        "gain predicted</text>"
    )


def _marks(points: tuple[Point, ...], place: Place) -> Iterator[str]:
    for point in points:
        x, y = MARGIN + place(point.achieved), SIZE - MARGIN - place(point.predicted)
        color, _ = STYLES[point.source]
        says = f"{point.name}: predicted {point.predicted:.2f}, achieved {point.achieved:.2f}"
        yield (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{color}" fill-opacity=".7">'
            f"<title>{escape(says)}</title></circle>"
        )


def _legend() -> Iterator[str]:
    for number, (color, title) in enumerate(STYLES.values()):
        y = MARGIN + 20 * number
        yield f'<circle cx="{MARGIN + 16}" cy="{y}" r="4" fill="{color}"/>'
        yield f'<text x="{MARGIN + 26}" y="{y + 4}">{title}</text>'
