"""Counters of bytes on their way: requests by width, L2, DRAM, textures, and replays by space.

Counters of L2 and DRAM are the whole chip's, in units of 32 bytes, on Fermi too, where those of an
SM's instructions are one SM's [000, 001]. nvprof's replay overheads are replays per executed
instruction; those of the Visual Profiler's panes are percent of the issued ones [004].
"""

from cuado.metrics import Unit
from cuado.metrics.formula import SECTOR_BYTES
from cuado.metrics.vocabulary.requests import WIDTHS
from cuado.sources.classic.counter import Counter

_SPACES = {
    "shared": "shared memory",
    "global": "global memory",
    "global_cache": "global accesses that miss the cache",
    "local": "local memory",
}


def _sectors_to_bytes(sectors: float) -> float:
    return SECTOR_BYTES * sectors


TRAFFIC: dict[str, Counter] = {
    **{
        f"{short}_{8 * width}bit": Counter(
            f"global_{what}_threads_{8 * width}bit",
            f"{what}s of {width} bytes by all threads of the chip; a software counter [001] (VP)",
        )
        for short, what in (("gld", "load"), ("gst", "store"))
        for width in WIDTHS
    },
    "uncached_global_load_transaction": Counter(
        "global_load_uncached_transactions",
        "loads that bypass L1, in groups of 1 to 4 transactions; compute capability 2.x (VP)",
    ),
    "l2_read_requests": Counter("l2_read_sectors", "32 bytes each, of the chip [001] (VP)"),
    "l2_write_requests": Counter("l2_write_sectors", "32 bytes each, of the chip [001] (VP)"),
    "l2_read_texture_requests": Counter(
        "l2_texture_read_sectors", "32 bytes each, of the chip [001] (VP)"
    ),
    **{
        f"dram_{what}s": Counter(
            f"dram_{what}_bytes",
            "32 bytes each, of the chip [001] (VP); CUPTI calls it transactions",
            "",
            Unit.SECTOR,
            _sectors_to_bytes,
        )
        for what in ("read", "write")
    },
    "tex_cache_hit_rate": Counter(
        "texture_hit_rate", "of the texture cache, which __ldg reads through on 3.5 (CUPTI)"
    ),
    "nc_cache_global_hit_rate": Counter(
        "read_only_hit_rate", "global loads through the read-only cache; 3.5 (CUPTI)"
    ),
    "l2_texture_read_hit_rate": Counter(
        "l2_texture_hit_rate", "reads of the texture cache found in L2 (CUPTI)"
    ),
    "local_memory_overhead": Counter(
        "local_traffic_share", "local bytes of all between L1 and L2 (CUPTI)"
    ),
    **{
        f"{space}_replay_overhead": Counter(
            f"{space}_replays_per_instruction", f"replays for {what} per executed one (CUPTI)"
        )
        for space, what in _SPACES.items()
    },
    **{
        name: Counter(
            metric, "of the issued instructions, as the Visual Profiler's panes say [004]"
        )
        for name, metric in (
            ("total_replay_overhead", "instruction_replay_rate"),
            ("shared_memory_replay_overhead", "shared_conflict_replay_rate"),
            ("global_memory_replay_overhead", "global_replay_rate"),
            ("local_cache_replay_overhead", "local_replay_rate"),
        )
    },
    "l2_utilization": Counter("l2_utilization", "a level of 0 to 10 in nvprof (CUPTI)"),
    "shared_utilization": Counter(
        "shared_pipe_utilization", "a level of 0 to 10 in nvprof; from 5.x on (CUPTI)"
    ),
}
"""By the name that nvprof, CUPTI events and the command-line profiler give them."""
