"""The roofline plot's data: roofs of the chip, and where the kernel stands under them.

Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009.
"""

from dataclasses import dataclass

from cuado.device.chip import ChipFacts
from cuado.metrics import MetricSet


@dataclass(frozen=True, slots=True)
class Point:
    """A kernel's arithmetic in one precision.

    Attributes:
        precision: ``fp32`` or ``fp64``.
        intensity: flop per DRAM byte.
        rate: flop/s achieved.
        peak: flop/s of the chip at the clock of the measurement, multiply-adds only.
    """

    precision: str
    intensity: float
    rate: float
    peak: float


@dataclass(frozen=True, slots=True)
class Roofline:
    """Roofs and points.

    Attributes:
        bandwidth: byte/s, theoretical peak of DRAM.
        attainable_bandwidth: byte/s that a copy reaches, None if unknown.
        points: one per precision in which the kernel computes; empty if it does not.
    """

    bandwidth: float
    attainable_bandwidth: float | None
    points: tuple[Point, ...]


def roofline(metrics: MetricSet, chip: ChipFacts, ecc: bool = False) -> Roofline | None:
    """What the roofline plot of one kernel shows; None if the chip's DRAM bandwidth is unknown.

    A precision of which the chip's peak is unknown has no point.
    """
    if chip.dram_peak_bandwidth is None:
        return None
    clock = metrics.value("sm_clock") or chip.sm_clock
    peaks = {"fp32": chip.peak_fp32_rate, "fp64": chip.peak_fp64_rate}
    points = []
    for precision, peak in peaks.items():
        intensity = metrics.value(f"{precision}_intensity")
        rate = metrics.value(f"{precision}_flop_rate")
        if intensity and rate and peak and clock and chip.sm_clock:
            points.append(Point(precision, intensity, rate, peak * clock / chip.sm_clock))
    return Roofline(
        chip.dram_peak_bandwidth, chip.achievable_dram_bandwidth(ecc=ecc), tuple(points)
    )
