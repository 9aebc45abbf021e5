"""Bandwidth against threads per SM, by bytes of a word, with the kernel's own point."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from cuado.analysis.same_occupancy import SameOccupancy
from cuado.device.chip import WARP_SIZE, ChipFacts
from cuado.device.concurrency import LINE_BYTES, BandwidthCurve, Pattern, bytes_to_fill
from cuado.metrics.quantity import Unit, format_value
from cuado.report import words
from cuado.report.drawing.labels import CHARACTER, Box, Labels
from cuado.report.drawing.scales import LogScale
from cuado.report.drawing.svg import element, line, picture, text

WIDTH, HEIGHT = 520.0, 304.0
LEFT, RIGHT, TOP, BOTTOM = 82.0, 496.0, 26.0, 244.0
_WARPS = (1, 2, 4, 8, 16, 32, 64)
_LEGEND = (LEFT + 14, TOP + 14, 30.0, 20.0)
"""Place of the legend's first row, length of its samples, height of a row: at the top left, where
few threads move few bytes."""
_CLASSES = {16: "roof memory", 8: "roof memory dashed", 4: "roof memory dotted"}
"""By bytes of a word."""


@dataclass(frozen=True, slots=True)
class ConcurrencyPlot:
    """The drawing, its sentences, and its numbers.

    Attributes:
        picture: the drawing.
        says: what it shows; the drawing's text alternative.
        columns: bytes of a word, for each column of ``rows``.
        rows: threads per SM, and the bandwidth for each column.
        measured: whether the curves were measured; they are Little's law else.
    """

    picture: Markup
    says: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    measured: bool


@dataclass(frozen=True, slots=True)
class Place:
    """The kernel's own: warps per SM, byte/s of DRAM, None where not known."""

    warps: float | None
    bandwidth: float | None


def concurrency_plot(
    chip: ChipFacts, own: Place, copy: SameOccupancy | None
) -> ConcurrencyPlot | None:
    """The plot of a kernel; None if the chip has no curves and they do not follow from its facts.

    Args:
        chip: with its curves.
        own: where the kernel is.
        copy: the simple copy at its occupancy.
    """
    curves = _measured(chip)
    shown = curves or _by_littles_law(chip)
    if not shown:
        return None
    says = tuple(_sentences(chip, own, copy, bool(curves)))
    highest = max(*(max(each.bandwidth) for each in shown), own.bandwidth or 0.0)
    scales = _Scales(
        LogScale(WARP_SIZE, max(chip.max_threads_per_sm, 64), LEFT, RIGHT), 1.08 * highest
    )
    drawn = picture(
        WIDTH,
        HEIGHT,
        f"DRAM bandwidth against threads per SM. {' '.join(says)}",
        *_axes(scales, chip.max_threads_per_sm),
        *(_curve(scales, each) for each in shown),
        *(part for at, each in enumerate(shown) for part in _legend(at, each)),
        *_own(scales, own, copy),
    )
    columns = tuple(f"{each.word_bytes}-byte words" for each in shown)
    warps = shown[0].warps
    rows = tuple((f"{w * WARP_SIZE:,}", *(_rate(each.at(w)) for each in shown)) for w in warps)
    return ConcurrencyPlot(drawn, says, columns, rows, bool(curves))


@dataclass(frozen=True, slots=True)
class _Scales:
    x: LogScale
    highest: float

    def y(self, bandwidth: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * bandwidth / self.highest


def _rate(bandwidth: float) -> str:
    return format_value(bandwidth, Unit.BYTE_PER_SECOND)


def _measured(chip: ChipFacts) -> tuple[BandwidthCurve, ...]:
    """One word of each thread under way, the widest first."""
    found = [c for c in chip.concurrency if c.pattern is Pattern.INCREMENT and c.loads == 1]
    return tuple(sorted(found, key=lambda each: -each.word_bytes))


def _by_littles_law(chip: ChipFacts) -> tuple[BandwidthCurve, ...]:
    """What loads alone reach at most, one of each thread under way; up to what a copy attains."""
    latency, clock = chip.dram_latency, chip.sm_clock
    roof = chip.achievable_dram_bandwidth() or chip.dram_peak_bandwidth
    if latency is None or clock is None or roof is None:
        return ()
    warps = tuple(w for w in _WARPS if w <= chip.max_warps_per_sm)
    if warps[-1] < chip.max_warps_per_sm:
        warps += (chip.max_warps_per_sm,)
    seconds = latency / clock
    return tuple(
        BandwidthCurve(
            Pattern.READ,
            1,
            word,
            warps,
            tuple(min(roof, w * WARP_SIZE * word * chip.sm_count / seconds) for w in warps),
            "Little's law",
        )
        for word in (16, 8, 4)
    )


def _sentences(
    chip: ChipFacts, own: Place, copy: SameOccupancy | None, measured: bool
) -> Iterator[str]:
    if copy is not None:
        of_full = words.share(copy.bandwidth / copy.full)
        yield (
            f"With {copy.threads:,.0f} threads per SM a simple copy of {copy.word_bytes}-byte "
            f"words reaches {_rate(copy.bandwidth)}, {of_full} of the best copy's "
            f"{_rate(copy.full)}."
        )
        if own.bandwidth:
            part = own.bandwidth / copy.bandwidth
            compared = (
                f"{words.share(part)} of that copy"
                if part <= 1
                else "more than that copy: it has more under way"
            )
            yield f"The kernel moves {_rate(own.bandwidth)}, {compared}."
    if not measured:
        yield "No curve was measured on this chip: the lines are Little's law, for loads alone."
    peak = chip.dram_peak_bandwidth
    if chip.dram_latency is not None and chip.sm_clock and peak:
        fill = bytes_to_fill(chip.dram_latency, chip.sm_clock, peak, chip.sm_count)
        yield (
            f"Little's law: {chip.dram_latency:.0f} cycles x {_rate(peak)} / {chip.sm_count} SMs "
            f"are {fill / 1e3:.1f} kB, {fill / LINE_BYTES:.0f} lines of {LINE_BYTES} bytes in "
            f"flight per SM; one for each warp is {chip.max_warps_per_sm} at full occupancy."
        )


def _axes(scales: _Scales, most_threads: int) -> Iterator[Markup]:
    threads = WARP_SIZE
    while threads <= most_threads:
        x = scales.x(threads)
        yield line(x, TOP, x, BOTTOM, "grid")
        yield text(x, BOTTOM + 22, f"{threads:,}", anchor="middle", class_="tick")
        threads *= 2
    for value in _round_steps(scales.highest):
        y = scales.y(value)
        yield line(LEFT, y, RIGHT, y, "grid")
        yield text(LEFT - 6, y + 4, _rate(value), anchor="end", class_="tick")
    yield line(LEFT, BOTTOM, RIGHT, BOTTOM, "axis")
    middle = (LEFT + RIGHT) / 2
    yield text(middle, HEIGHT - 12, "threads per SM", anchor="middle", class_="axis-name")


def _round_steps(highest: float) -> Sequence[float]:
    """Multiples of 1, 2 or 5 of a power of ten: four to eight of them, from 0."""
    power = 1.0
    while power * 10 <= highest:
        power *= 10
    step = next(s for s in (power / 5, power / 2, power, 2 * power) if highest / s < 8)
    return [step * n for n in range(int(highest / step) + 1)]


def _curve(scales: _Scales, curve: BandwidthCurve) -> Markup:
    points = " ".join(
        f"{scales.x(w * WARP_SIZE):.1f},{scales.y(b):.1f}"
        for w, b in zip(curve.warps, curve.bandwidth, strict=True)
    )
    return element("polyline", points=points, class_=_class(curve))


def _class(curve: BandwidthCurve) -> str:
    return _CLASSES.get(curve.word_bytes, "roof memory")


def _legend(row: int, curve: BandwidthCurve) -> Iterator[Markup]:
    x, y, length, height = _LEGEND
    y += row * height
    yield line(x, y, x + length, y, _class(curve))
    yield text(x + length + 8, y + 4, f"{curve.word_bytes}-byte words", class_="roof-name")


def _own(scales: _Scales, own: Place, copy: SameOccupancy | None) -> Iterator[Markup]:
    if own.warps is None:
        return
    x = min(max(scales.x(own.warps * WARP_SIZE), LEFT), RIGHT)
    tops = [each for each in (own.bandwidth, copy and copy.bandwidth) if each]
    if tops:
        yield line(x, BOTTOM, x, scales.y(max(tops)), "leader")
    labels = Labels(Box(LEFT, TOP, WIDTH, BOTTOM), (_key(),))
    # The higher point's name is placed first, so that the lower one's goes below it.
    rows = [(copy.bandwidth, "copy", "next-point", "roof-name", 5)] if copy is not None else []
    if own.bandwidth:
        rows.append((own.bandwidth, "kernel", "point", "point-name", 6))
    for bandwidth, name, kind, class_, radius in sorted(rows, reverse=True):
        y = scales.y(bandwidth)
        yield element("circle", cx=x, cy=y, r=radius, class_=kind)
        label = f"{name} {_rate(bandwidth)}"
        place = labels.place(x, y, label)
        yield text(place.x, place.y, label, anchor=place.anchor, class_=class_)


def _key() -> Box:
    """What the key covers."""
    x, y, length, height = _LEGEND
    rows = len(_CLASSES)
    right = x + length + 8 + CHARACTER * len("16-byte words")
    return Box(x, y - height / 2, right, y + (rows - 0.5) * height)
