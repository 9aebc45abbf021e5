"""What threads asked for, by width, and what old chips moved and replayed for it."""

from cuado.metrics.quantity import Unit
from cuado.metrics.spec import MetricSpec

WIDTHS = (1, 2, 4, 8, 16)
"""Bytes that one thread can access at once."""

REPLAY_SPACES: dict[str, str] = {
    "shared": "shared memory",
    "global": "global memory",
    "global_cache": "global accesses that miss the cache",
    "local": "local memory",
}
"""What instructions are replayed for, as nvprof splits it."""

ROWS = (
    *(
        MetricSpec(
            f"global_{what}_threads_{8 * width}bit",
            Unit.THREAD,
            f"{what.capitalize()}s of {width} bytes, each thread counted",
            f"VP g{what[0] + ('d' if what == 'load' else 't')}_{8 * width}bit [001]",
        )
        for what in ("load", "store")
        for width in WIDTHS
    ),
    *(
        MetricSpec(
            f"global_{what}_requested_bytes",
            Unit.BYTE,
            f"Bytes that threads asked for with global {what}s",
            "sum of width x accesses of that width; [001]",
        )
        for what in ("load", "store")
    ),
    MetricSpec(
        "requested_read_bandwidth",
        Unit.BYTE_PER_SECOND,
        "Bytes that global loads asked for, over the time",
        "global_load_requested_bytes / duration; [001]",
    ),
    MetricSpec(
        "requested_write_bandwidth",
        Unit.BYTE_PER_SECOND,
        "Bytes that global stores wrote, over the time",
        "global_store_requested_bytes / duration; [001]",
    ),
    MetricSpec(
        "dram_read_bandwidth",
        Unit.BYTE_PER_SECOND,
        "Bytes read from DRAM, over the time",
        "dram_read_bytes / duration; [001]",
    ),
    MetricSpec(
        "wasted_read_bandwidth",
        Unit.PERCENT,
        "Bytes read from DRAM beyond those that loads asked for; absent where they asked for more",
        "1 - requested / read; [001]",
    ),
    MetricSpec(
        "wasted_write_bandwidth",
        Unit.PERCENT,
        "Bytes written to DRAM beyond those that stores wrote; absent where they wrote more",
        "1 - requested / written; [001]",
    ),
    MetricSpec(
        "global_load_uncached_transactions",
        Unit.TRANSACTION,
        "Requests of global loads that bypass L1, 128 bytes each if coalesced and 4 bytes wide",
        "VP uncached_global_load_transaction; [000]",
    ),
    MetricSpec(
        "global_load_transactions_past_l1",
        Unit.TRANSACTION,
        "Lines of global loads that L2 serves: misses of cached loads, and all others",
        "misses + uncached; [000]",
    ),
    MetricSpec(
        "l2_texture_read_sectors",
        Unit.SECTOR,
        "32-byte sectors that the texture caches read from L2, where these are counted apart",
        "VP l2_read_texture_requests; [001]",
    ),
    MetricSpec(
        "ideal_sectors_per_request",
        Unit.SECTOR_PER_REQUEST,
        "32-byte sectors that a coalesced request needs: 4 for 4-byte elements, 8 for 8-byte ones",
        "[000]",
    ),
    MetricSpec(
        "chip_over_counted_sms",
        Unit.RATIO,
        "SMs of the chip, over those whose instructions the counters hold",
        "sm_count / counted_sms; [001]'s #SM",
    ),
    MetricSpec(
        "texture_hit_rate",
        Unit.PERCENT,
        "Requests found in the texture cache; on Kepler __ldg reads through it",
        "CUPTI tex_cache_hit_rate",
    ),
    MetricSpec(
        "read_only_hit_rate",
        Unit.PERCENT,
        "Global loads found in the read-only cache",
        "CUPTI nc_cache_global_hit_rate",
    ),
    MetricSpec(
        "l2_texture_hit_rate",
        Unit.PERCENT,
        "Reads of the texture cache found in L2",
        "CUPTI l2_texture_read_hit_rate",
    ),
    *(
        MetricSpec(
            f"{space}_replays_per_instruction",
            Unit.RATIO,
            f"Replays for {what} per executed instruction",
            f"CUPTI {space}_replay_overhead",
        )
        for space, what in REPLAY_SPACES.items()
    ),
    *(
        MetricSpec(
            f"{space}_replay_rate",
            Unit.PERCENT,
            f"Issued instructions that are replays for {what}",
            f"{space}_replays_per_instruction / (1 + all replays per instruction); [004]",
        )
        for space, what in REPLAY_SPACES.items()
        if space != "shared"
    ),
)
