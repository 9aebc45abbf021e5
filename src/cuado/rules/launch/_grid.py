"""How a grid fills the chip."""

from cuado.device.occupancy import LaunchRequirements, occupancy
from cuado.rules.facts import Facts


def waves(facts: Facts) -> float | None:
    """Grid size over the blocks that all SMs hold at once: the report's, or the calculator's.

    The calling rule declares ``waves_per_sm``.
    """
    stated = facts.get("waves_per_sm")
    launch = facts.launch
    if stated is not None or launch.blocks is None:
        return stated
    if launch.threads_per_block is None or launch.registers_per_thread is None:
        return None
    held = occupancy(
        facts.chip,
        LaunchRequirements(
            threads_per_block=launch.threads_per_block,
            registers_per_thread=launch.registers_per_thread,
            shared_bytes_per_block=launch.shared_bytes or 0,
            shared_config_bytes=launch.shared_config_bytes,
        ),
    )
    if not held.blocks_per_sm:
        return None
    return launch.blocks / (held.blocks_per_sm * facts.chip.sm_count)
