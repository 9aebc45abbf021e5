"""The founding documents' formulas, for the counters of their chips [000, 001, 002, 004]."""

import math

from cuado.metrics.formula import LINE_BYTES, SECTOR_BYTES, WARP_SIZE, formula, percent
from cuado.metrics.spec import Formula
from cuado.metrics.vocabulary.requests import REPLAY_SPACES, WIDTHS

NONE = math.nan
"""What a formula gives that does not apply to its numbers: the metric is absent."""

MOST_LINES = 4.0
"""128-byte lines that a coalesced request of the widest accesses takes: 32 threads x 16 bytes. One
more can be misalignment; what is beyond is excess whatever the width."""


def _bytes_asked_for(*threads: float) -> float:
    """Sum up the bytes of accesses by width, as ``WIDTHS`` has them."""
    return sum(width * count for width, count in zip(WIDTHS, threads, strict=True))


CLASSIC: tuple[Formula, ...] = (
    formula(
        "global_load_transactions",
        "global_load_l1_line_hits",
        "global_load_l1_line_misses",
        compute=lambda h, m: h + m,
    ),
    formula(
        "global_load_l1_hit_rate",
        "global_load_l1_line_hits",
        "global_load_l1_line_misses",
        compute=lambda h, m: percent(h, h + m),
    ),
    formula(
        "local_load_l1_hit_rate",
        "local_load_l1_line_hits",
        "local_load_l1_line_misses",
        compute=lambda h, m: percent(h, h + m),
    ),
    formula(
        "global_load_transactions_per_request",
        "global_load_transactions",
        "global_load_requests",
        compute=lambda t, r: t / r,
    ),
    formula(
        "global_load_misses_per_request",
        "global_load_l1_line_misses",
        "global_load_requests",
        compute=lambda m, r: m / r,
    ),
    formula(
        "global_load_transactions_past_l1",
        "global_load_l1_line_misses",
        "global_load_uncached_transactions",
        compute=lambda m, u: m + u,
    ),
    *(
        formula("global_load_transactions_past_l1", counted, compute=lambda n: n)
        for counted in ("global_load_l1_line_misses", "global_load_uncached_transactions")
    ),
    formula(
        "global_memory_transactions",
        "global_store_transactions",
        "global_load_transactions_past_l1",
        compute=lambda s, m: s + m,
    ),
    # L2's and DRAM's counters are the chip's; those of instructions may be some SMs' [001].
    formula(
        "instruction_byte_ratio",
        "instructions_issued",
        "chip_over_counted_sms",
        "l2_read_sectors",
        "l2_write_sectors",
        "l2_texture_read_sectors",
        compute=lambda i, n, r, w, t: WARP_SIZE * i * n / (SECTOR_BYTES * (r + w + t)),
    ),
    formula(
        "instruction_byte_ratio",
        "instructions_issued",
        "chip_over_counted_sms",
        "l2_read_sectors",
        "l2_write_sectors",
        compute=lambda i, n, r, w: WARP_SIZE * i * n / (SECTOR_BYTES * (r + w)),
    ),
    formula(
        "instruction_byte_ratio",
        "instructions_issued",
        "chip_over_counted_sms",
        "dram_bytes",
        compute=lambda i, n, b: WARP_SIZE * i * n / b,
    ),
    formula(
        "instruction_byte_ratio",
        "instructions_issued",
        "global_memory_transactions",
        compute=lambda i, t: WARP_SIZE * i / (LINE_BYTES * t),
    ),
    formula(
        "instruction_byte_ratio",
        "instructions_issued",
        "dram_bytes",
        compute=lambda i, b: WARP_SIZE * i / b,
    ),
    formula(
        "instruction_replay_rate",
        "instructions_issued",
        "instructions_executed",
        compute=lambda i, e: percent(i - e, i),
    ),
    formula(
        "shared_replay_rate",
        "shared_load_instructions",
        "shared_store_instructions",
        "shared_load_bank_conflicts",
        "shared_store_bank_conflicts",
        compute=lambda ld, st, cl, cs: percent(cl + cs, ld + st + cl + cs),
    ),
    formula(
        "shared_replay_rate",
        "shared_load_instructions",
        "shared_store_instructions",
        "shared_bank_conflicts",
        compute=lambda ld, st, c: percent(c, ld + st + c),
    ),
    formula(
        "shared_conflict_replay_rate",
        "shared_bank_conflicts",
        "instructions_issued",
        compute=percent,
    ),
    formula(
        "application_bandwidth", "useful_bytes", "duration", compute=lambda b, ns: b / ns * 1e9
    ),
    formula(
        "useful_instruction_byte_ratio",
        "useful_instructions",
        "useful_bytes",
        compute=lambda i, b: i / b,
    ),
    *(
        formula(
            "traffic_efficiency",
            needed,
            moved,
            compute=lambda n, m: percent(n, m) if n <= m else NONE,
        )
        for needed, moved in (
            ("application_bandwidth", "hardware_bandwidth"),
            ("useful_bytes", "dram_bytes"),
        )
    ),
    # A spilled line goes out and comes back: two transfers a miss [000].
    formula(
        "local_traffic_share",
        "local_load_l1_line_misses",
        "global_memory_transactions",
        compute=lambda m, g: percent(2 * m, 2 * m + g),
    ),
    # From Volta on L1 writes local stores through: their sectors count beside the loads' misses.
    formula(
        "local_traffic_share",
        "local_load_sectors",
        "local_load_l1_hit_rate",
        "local_store_sectors",
        "l2_read_sectors",
        "l2_write_sectors",
        compute=lambda ld, hit, st, r, w: min(percent(ld * (1 - hit / 100) + st, r + w), 100.0),
    ),
    formula(
        "global_to_local_traffic",
        "global_memory_transactions",
        "local_load_l1_line_misses",
        compute=lambda g, m: g / (2 * m),
    ),
    formula(
        "local_instruction_share",
        "local_load_l1_line_hits",
        "local_load_l1_line_misses",
        "local_store_instructions",
        "instructions_issued",
        compute=lambda h, m, s, i: percent(h + m + s, i),
    ),
    formula(
        "local_instruction_share",
        "local_load_instructions",
        "local_store_instructions",
        "instructions_executed",
        compute=lambda ld, st, i: percent(ld + st, i),
    ),
    # what threads asked for, against what moved [001]
    *(
        formula(
            f"global_{what}_requested_bytes",
            *(f"global_{what}_threads_{8 * width}bit" for width in WIDTHS),
            compute=_bytes_asked_for,
        )
        for what in ("load", "store")
    ),
    *(
        formula(name, moved, "duration", compute=lambda b, ns: b / ns * 1e9)
        for name, moved in (
            ("requested_read_bandwidth", "global_load_requested_bytes"),
            ("requested_write_bandwidth", "global_store_requested_bytes"),
            ("dram_read_bandwidth", "dram_read_bytes"),
        )
    ),
    *(
        formula(
            f"wasted_{way}_bandwidth",
            f"global_{what}_requested_bytes",
            f"dram_{way}_bytes",
            compute=lambda asked, moved: percent(moved - asked, moved) if asked < moved else NONE,
        )
        for way, what in (("read", "load"), ("write", "store"))
    ),
    formula(
        "global_store_sectors_per_request",
        "l2_write_sectors",
        "global_store_requests",
        "chip_over_counted_sms",
        compute=lambda s, r, n: s / (r * n),
    ),
    *(
        formula(
            f"ideal_{prefix}transactions_per_request",
            *(f"global_{what}_threads_{8 * width}bit" for width in WIDTHS),
            compute=lambda *n: max(WARP_SIZE * _bytes_asked_for(*n) / sum(n) / LINE_BYTES, 1.0),
        )
        for prefix, what in (("", "load"), ("store_", "store"))
    ),
    *(
        formula(
            f"global_{what}_excess",
            f"global_{what}_sectors_per_request",
            "ideal_sectors_per_request",
            compute=lambda s, i: percent(max(s - i, 0.0), s),
        )
        for what in ("load", "store")
    ),
    *(
        formula(
            f"global_{what}_excess",
            f"global_{what}_transactions_per_request",
            compute=lambda t: percent(t - MOST_LINES, t) if t > MOST_LINES + 1 else NONE,
        )
        for what in ("load", "store")
    ),
    formula("global_load_excess", "wasted_read_bandwidth", compute=lambda wasted: wasted),
    formula("global_store_excess", "wasted_write_bandwidth", compute=lambda wasted: wasted),
    # Replays per executed instruction, as nvprof has them, of the issued ones [002, 004].
    *(
        formula(
            "shared_conflict_replay_rate" if space == "shared" else f"{space}_replay_rate",
            f"{space}_replays_per_instruction",
            "instruction_replay_rate",
            compute=lambda replays, rate: replays * (100 - rate),
        )
        for space in REPLAY_SPACES
    ),
)
