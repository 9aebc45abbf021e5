"""Occupancy against what a launch asks for: the calculator's charts, in each format."""

from dataclasses import dataclass

from cuado.device.chip import ChipFacts
from cuado.device.occupancy import LaunchRequirements
from cuado.report.document import Document


@dataclass(frozen=True, slots=True)
class OccupancyReport(Document):
    """What an SM of a chip holds of a launch, and of launches near it.

    Attributes:
        chip: with the limits of its SM.
        launch: what each block asks for.
        version: cuado's.
    """

    chip: ChipFacts
    launch: LaunchRequirements
    version: str
