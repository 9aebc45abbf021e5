"""Occupancy as JSON: the launch, its steps, and every plateau of the curves."""

from cuado.device.occupancy import LaunchRequirements, Occupancy, one_step_less
from cuado.device.occupancy_curves import Curve, curves
from cuado.report.json_parts import Json
from cuado.report.occupancy import OccupancyReport
from cuado.report.occupancy.view import occupancy_view


def render(report: OccupancyReport) -> Json:
    """The report as dictionaries and lists."""
    view = occupancy_view(report.chip, report.launch)
    return {
        "kind": "occupancy",
        "tool": {"name": "cuado", "version": report.version},
        "chip": report.chip.name,
        "launch": _launch(report.launch),
        "occupancy": _held(view.here),
        "says": view.says,
        "steps": [
            {
                "says": says,
                "changes": {c.parameter.value: [c.before, c.after] for c in step.changes},
                "occupancy": _held(step.occupancy),
            }
            for says, step in zip(
                view.steps, one_step_less(report.chip, report.launch), strict=True
            )
        ],
        "curves": [_curve(curve) for curve in curves(report.chip, report.launch)],
    }


def _launch(launch: LaunchRequirements) -> Json:
    return {
        "threads_per_block": launch.threads_per_block,
        "registers_per_thread": launch.registers_per_thread,
        "shared_bytes_per_block": launch.shared_bytes_per_block,
        "shared_config_bytes": launch.shared_config_bytes,
    }


def _held(found: Occupancy) -> Json:
    return {
        "fraction": found.fraction,
        "warps_per_sm": found.warps_per_sm,
        "blocks_per_sm": found.blocks_per_sm,
        "blocks_by_resource": {each.value: blocks for each, blocks in found.limits.items()},
        "limiting": [each.value for each in found.limiting],
    }


def _curve(curve: Curve) -> Json:
    return {
        "parameter": curve.parameter.value,
        "at": curve.at,
        "room": curve.room,
        "plateaus": [
            {
                "first": plateau.first,
                "last": plateau.last,
                "fraction": plateau.occupancy.fraction,
                "warps_per_sm": plateau.occupancy.warps_per_sm,
            }
            for plateau in curve.plateaus
        ],
    }
