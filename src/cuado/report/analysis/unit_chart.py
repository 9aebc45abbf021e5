"""Utilisation bars: memory and compute units, with the thresholds that verdicts turn on."""

from dataclasses import dataclass

from markupsafe import Markup

from cuado.analysis import thresholds
from cuado.analysis.roofline import Roofline
from cuado.metrics.quantity import Unit, format_value
from cuado.model.limiter import UnitKind, Utilization
from cuado.report import words
from cuado.report.drawing.bars import bar

LEAST = 1.0
"""Units below one percent share a line."""


@dataclass(frozen=True, slots=True)
class UnitRow:
    """A unit's bar."""

    label: str
    metric: str
    bar: Markup
    value: str
    note: str
    provenance: str
    origin: str


@dataclass(frozen=True, slots=True)
class UnitGroup:
    """Memory or compute units, busiest first; ``idle`` names those below one percent."""

    title: str
    rows: tuple[UnitRow, ...]
    idle: str


def unit_chart(
    utilizations: tuple[Utilization, ...], roofline: Roofline | None
) -> tuple[UnitGroup, ...]:
    """The chart's groups; empty if no unit was measured."""
    groups = []
    for kind, title in ((UnitKind.MEMORY, "Memory"), (UnitKind.COMPUTE, "Compute")):
        units = sorted(
            (unit for unit in utilizations if unit.kind is kind), key=lambda u: -u.measure.value
        )
        if units:
            idle = [unit.label for unit in units if unit.measure.value < LEAST]
            rows = [_row(unit, roofline) for unit in units if unit.measure.value >= LEAST]
            groups.append(UnitGroup(title, tuple(rows), ", ".join(idle)))
    return tuple(groups)


def _row(unit: Utilization, roofline: Roofline | None) -> UnitRow:
    marks = [
        (thresholds.IDLE.value / 100, "threshold"),
        (thresholds.SATURATED.value / 100, "threshold"),
    ]
    note = ""
    if unit.metric == "dram_utilization" and roofline and roofline.attainable_bandwidth:
        marks.append((roofline.attainable_bandwidth / roofline.bandwidth, "attainable"))
        note = f"{words.share(unit.attainable / 100)} of attainable"
    return UnitRow(
        label=unit.label,
        metric=unit.metric,
        bar=bar(unit.measure.value / 100, f"fill {unit.kind.value}", marks),
        value=format_value(unit.measure.value, Unit.PERCENT),
        note=note,
        provenance=unit.measure.provenance.value,
        origin=unit.measure.origin,
    )
