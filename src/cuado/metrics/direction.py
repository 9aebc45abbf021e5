"""Which way a metric improves, where that is certain.

Only counts of work and of waste have a direction: the same task with fewer sectors, wavefronts or
instructions left less to do. Occupancies, utilizations, hit rates, rates and stalls per instruction
have none: a faster version may hold fewer warps, or hit a cache less because it asks for less.
"""

from enum import StrEnum

from cuado.metrics.vocabulary import VOCABULARY


class Direction(StrEnum):
    """What is better, if everything else is equal."""

    LESS = "less"
    MORE = "more"


_LESS = frozenset(
    {
        "duration",
        "sm_cycles_elapsed",
        "dram_read_bytes",
        "dram_write_bytes",
        "dram_bytes",
        "l2_to_l1_bytes",
        "l1_to_l2_bytes",
        "l2_read_sectors",
        "l2_write_sectors",
        "l2_sectors",
        "global_load_requests",
        "global_load_sectors",
        "global_load_sectors_per_request",
        "global_store_requests",
        "global_store_sectors",
        "global_store_sectors_per_request",
        "global_sectors",
        "global_load_excess",
        "global_store_excess",
        "global_excess",
        "global_load_instructions",
        "global_store_instructions",
        "global_atomic_instructions",
        "local_load_instructions",
        "local_store_instructions",
        "local_load_sectors",
        "local_store_sectors",
        "spill_instructions",
        "shared_atomic_instructions",
        "shared_load_instructions",
        "shared_store_instructions",
        "shared_load_wavefronts",
        "shared_store_wavefronts",
        "shared_load_bank_conflicts",
        "shared_store_bank_conflicts",
        "shared_pipe_wavefronts",
        "shared_wavefronts",
        "shared_excess",
        "shared_bank_conflicts",
        "constant_requests",
        "instructions_executed",
        "instructions_issued",
        "divergent_branches",
        "instruction_replay_rate",
        "shared_replay_rate",
        "shared_conflict_replay_rate",
        "global_load_transactions",
        "global_store_transactions",
        "global_memory_transactions",
    }
)
_MORE = frozenset(
    {
        "global_load_bytes_per_sector",
        "global_store_bytes_per_sector",
        "global_load_efficiency",
        "global_store_efficiency",
        "threads_per_instruction",
        "unpredicated_threads_per_instruction",
        "uniform_branch_rate",
    }
)


def direction(metric: str) -> Direction | None:
    """Which direction is better for a metric; None if neither is, or if the metric is unknown."""
    if metric not in VOCABULARY:
        return None
    if metric in _LESS:
        return Direction.LESS
    return Direction.MORE if metric in _MORE else None
