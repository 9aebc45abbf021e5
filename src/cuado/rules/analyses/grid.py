"""How a grid fills the chip."""

from cuado.device.occupancy import occupancy
from cuado.rules.facts import Facts
from cuado.rules.resources import requirements


def waves(facts: Facts) -> float | None:
    """Grid size over the blocks that all SMs hold at once: the report's, or the calculator's.

    The calling rule declares ``waves_per_sm``.
    """
    stated = facts.get("waves_per_sm")
    launch = facts.launch
    if stated is not None or launch.blocks is None:
        return stated
    asked = requirements(launch)
    if asked is None:
        return None
    held = occupancy(facts.chip, asked)
    if not held.blocks_per_sm:
        return None
    return launch.blocks / (held.blocks_per_sm * facts.chip.sm_count)
