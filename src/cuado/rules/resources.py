"""What a launch asks of an SM, for the occupancy calculator."""

from cuado.device.occupancy import LaunchRequirements
from cuado.model.launch import LaunchShape


def requirements(launch: LaunchShape) -> LaunchRequirements | None:
    """What the launch asks for; None if its block, registers or shared memory are not known."""
    threads, registers = launch.threads_per_block, launch.registers_per_thread
    shared = launch.shared_bytes
    if threads is None or registers is None or shared is None:
        return None
    return LaunchRequirements(
        threads_per_block=threads,
        registers_per_thread=registers,
        shared_bytes_per_block=shared,
        shared_config_bytes=launch.shared_config_bytes,
    )
