"""The curves of occupancy with their drawings, for pages that show them among other things."""

from dataclasses import dataclass

from markupsafe import Markup

from cuado.device.chip import ChipFacts
from cuado.device.occupancy import LaunchRequirements
from cuado.report.occupancy.chart import occupancy_chart
from cuado.report.occupancy.view import OccupancyView, occupancy_view


@dataclass(frozen=True, slots=True)
class OccupancyCharts:
    """What ``occupancy/_charts.html.jinja`` shows; ``drawings`` is one for each curve."""

    view: OccupancyView
    drawings: tuple[Markup, ...]


def occupancy_charts(chip: ChipFacts, launch: LaunchRequirements) -> OccupancyCharts:
    """Compute and draw the curves of a launch."""
    view = occupancy_view(chip, launch)
    return OccupancyCharts(view, tuple(occupancy_chart(curve, chip) for curve in view.curves))
