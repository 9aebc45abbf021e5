"""Metrics that follow from others: pure formulas, tried in the order written here.

A formula applies only when every input is there; dividing by zero makes the result absent.
*[000]* and *[002]* are the founding tutorials on analysis-driven optimization (2010 and 2013).
"""

from collections.abc import Callable

from cuado.metrics.spec import Formula
from cuado.metrics.vocabulary import specification

WARP_SIZE = 32
SECTOR_BYTES = 32
LINE_BYTES = 128


def _formula(name: str, *needs: str, compute: Callable[..., float]) -> Formula:
    return Formula(specification(name), needs, compute)


def _percent(part: float, whole: float) -> float:
    return 100 * part / whole


def _excess_of_efficiency(efficiency: float) -> float:
    """Percent of traffic beyond need; absent (by division) where nothing moved at all."""
    return 100 - efficiency + 0 / efficiency


_ALL = (
    # traffic
    _formula("dram_bytes", "dram_read_bytes", "dram_write_bytes", compute=lambda r, w: r + w),
    _formula("dram_bandwidth", "dram_bytes", "duration", compute=lambda b, ns: b / ns * 1e9),
    _formula(
        "dram_utilization",
        "dram_bandwidth",
        "dram_peak_bandwidth",
        compute=_percent,
    ),
    # access patterns
    _formula(
        "global_load_sectors_per_request",
        "global_load_sectors",
        "global_load_requests",
        compute=lambda s, r: s / r,
    ),
    _formula(
        "global_store_sectors_per_request",
        "global_store_sectors",
        "global_store_requests",
        compute=lambda s, r: s / r,
    ),
    _formula(
        "global_load_excess",
        "global_load_bytes_per_sector",
        compute=lambda b: _excess_of_efficiency(100 * b / SECTOR_BYTES),
    ),
    _formula("global_load_excess", "global_load_efficiency", compute=_excess_of_efficiency),
    _formula(
        "global_load_excess",
        "global_load_transactions_per_request",
        "ideal_transactions_per_request",
        compute=lambda t, i: _percent(t - i, t),
    ),
    _formula(
        "global_store_excess",
        "global_store_bytes_per_sector",
        compute=lambda b: _excess_of_efficiency(100 * b / SECTOR_BYTES),
    ),
    _formula("global_store_excess", "global_store_efficiency", compute=_excess_of_efficiency),
    _formula(
        "global_store_excess",
        "global_store_transactions_per_request",
        "ideal_store_transactions_per_request",
        compute=lambda t, i: _percent(t - i, t),
    ),
    _formula(
        "global_excess",
        "global_sectors",
        "global_sectors_ideal",
        compute=lambda s, i: _percent(s - i, s),
    ),
    _formula(
        "shared_excess",
        "shared_wavefronts",
        "shared_wavefronts_ideal",
        compute=lambda w, i: _percent(w - i, w),
    ),
    # floating point
    _formula(
        "fp32_flops",
        "fp32_add_threads",
        "fp32_mul_threads",
        "fp32_fma_threads",
        compute=lambda a, m, f: a + m + 2 * f,
    ),
    _formula(
        "fp64_flops",
        "fp64_add_threads",
        "fp64_mul_threads",
        "fp64_fma_threads",
        compute=lambda a, m, f: a + m + 2 * f,
    ),
    _formula("fp32_flop_rate", "fp32_flops", "duration", compute=lambda f, ns: f / ns * 1e9),
    _formula("fp64_flop_rate", "fp64_flops", "duration", compute=lambda f, ns: f / ns * 1e9),
    _formula("fp32_intensity", "fp32_flops", "dram_bytes", compute=lambda f, b: f / b),
    _formula("fp64_intensity", "fp64_flops", "dram_bytes", compute=lambda f, b: f / b),
    # scheduling
    _formula("issue_interval", "issue_slot_utilization_active", compute=lambda u: 100 / u),
    # the founding documents' formulas, for the counters of their chips [000]
    _formula(
        "global_load_transactions",
        "global_load_l1_line_hits",
        "global_load_l1_line_misses",
        compute=lambda h, m: h + m,
    ),
    _formula(
        "global_load_l1_hit_rate",
        "global_load_l1_line_hits",
        "global_load_l1_line_misses",
        compute=lambda h, m: _percent(h, h + m),
    ),
    _formula(
        "local_load_l1_hit_rate",
        "local_load_l1_line_hits",
        "local_load_l1_line_misses",
        compute=lambda h, m: _percent(h, h + m),
    ),
    _formula(
        "global_load_transactions_per_request",
        "global_load_transactions",
        "global_load_requests",
        compute=lambda t, r: t / r,
    ),
    _formula(
        "global_load_misses_per_request",
        "global_load_l1_line_misses",
        "global_load_requests",
        compute=lambda m, r: m / r,
    ),
    _formula(
        "global_memory_transactions",
        "global_store_transactions",
        "global_load_l1_line_misses",
        compute=lambda s, m: s + m,
    ),
    _formula(
        "instruction_byte_ratio",
        "instructions_issued",
        "global_memory_transactions",
        compute=lambda i, t: WARP_SIZE * i / (LINE_BYTES * t),
    ),
    _formula(
        "instruction_byte_ratio",
        "instructions_issued",
        "dram_bytes",
        compute=lambda i, b: WARP_SIZE * i / b,
    ),
    _formula(
        "instruction_replay_rate",
        "instructions_issued",
        "instructions_executed",
        compute=lambda i, e: _percent(i - e, i),
    ),
    _formula(
        "shared_replay_rate",
        "shared_load_instructions",
        "shared_store_instructions",
        "shared_load_bank_conflicts",
        "shared_store_bank_conflicts",
        compute=lambda ld, st, cl, cs: _percent(cl + cs, ld + st + cl + cs),
    ),
    _formula(
        "shared_replay_rate",
        "shared_load_instructions",
        "shared_store_instructions",
        "shared_bank_conflicts",
        compute=lambda ld, st, c: _percent(c, ld + st + c),
    ),
    _formula(
        "shared_conflict_replay_rate",
        "shared_bank_conflicts",
        "instructions_issued",
        compute=_percent,
    ),
    _formula(
        "traffic_efficiency",
        "application_bandwidth",
        "hardware_bandwidth",
        compute=_percent,
    ),
    # A spilled line goes out and comes back: two transfers a miss [000].
    _formula(
        "local_traffic_share",
        "local_load_l1_line_misses",
        "global_memory_transactions",
        compute=lambda m, g: _percent(2 * m, 2 * m + g),
    ),
    # From Volta on L1 writes local stores through: their sectors count beside the loads' misses.
    _formula(
        "local_traffic_share",
        "local_load_sectors",
        "local_load_l1_hit_rate",
        "local_store_sectors",
        "l2_read_sectors",
        "l2_write_sectors",
        compute=lambda ld, hit, st, r, w: min(_percent(ld * (1 - hit / 100) + st, r + w), 100.0),
    ),
    _formula(
        "global_to_local_traffic",
        "global_memory_transactions",
        "local_load_l1_line_misses",
        compute=lambda g, m: g / (2 * m),
    ),
    _formula(
        "local_instruction_share",
        "local_load_l1_line_hits",
        "local_load_l1_line_misses",
        "local_store_instructions",
        "instructions_issued",
        compute=lambda h, m, s, i: _percent(h + m + s, i),
    ),
    _formula(
        "local_instruction_share",
        "local_load_instructions",
        "local_store_instructions",
        "instructions_executed",
        compute=lambda ld, st, i: _percent(ld + st, i),
    ),
)


FORMULAS: dict[str, tuple[Formula, ...]] = {
    name: tuple(f for f in _ALL if f.spec.name == name)
    for name in dict.fromkeys(f.spec.name for f in _ALL)
}
