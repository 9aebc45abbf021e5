"""Metrics that follow from others: pure formulas, tried in the order written here.

A formula applies only when every input is there; dividing by zero makes the result absent.
The founding tutorials' formulas for the counters of old chips are in ``metrics/classic.py``.
"""

from cuado.metrics.classic import CLASSIC
from cuado.metrics.formula import SECTOR_BYTES, excess_of_efficiency, formula, percent
from cuado.metrics.spec import Formula

_ALL = (
    # traffic
    formula("dram_bytes", "dram_read_bytes", "dram_write_bytes", compute=lambda r, w: r + w),
    formula("dram_bandwidth", "dram_bytes", "duration", compute=lambda b, ns: b / ns * 1e9),
    formula(
        "dram_utilization",
        "dram_bandwidth",
        "dram_peak_bandwidth",
        compute=percent,
    ),
    # access patterns
    formula(
        "global_load_sectors_per_request",
        "global_load_sectors",
        "global_load_requests",
        compute=lambda s, r: s / r,
    ),
    formula(
        "global_store_sectors_per_request",
        "global_store_sectors",
        "global_store_requests",
        compute=lambda s, r: s / r,
    ),
    formula(
        "global_load_excess",
        "global_load_bytes_per_sector",
        compute=lambda b: excess_of_efficiency(100 * b / SECTOR_BYTES),
    ),
    formula("global_load_excess", "global_load_efficiency", compute=excess_of_efficiency),
    formula(
        "global_load_excess",
        "global_load_transactions_per_request",
        "ideal_transactions_per_request",
        compute=lambda t, i: percent(t - i, t),
    ),
    formula(
        "global_store_excess",
        "global_store_bytes_per_sector",
        compute=lambda b: excess_of_efficiency(100 * b / SECTOR_BYTES),
    ),
    formula("global_store_excess", "global_store_efficiency", compute=excess_of_efficiency),
    formula(
        "global_store_excess",
        "global_store_transactions_per_request",
        "ideal_store_transactions_per_request",
        compute=lambda t, i: percent(t - i, t),
    ),
    formula(
        "global_excess",
        "global_sectors",
        "global_sectors_ideal",
        compute=lambda s, i: percent(s - i, s),
    ),
    formula(
        "shared_excess",
        "shared_wavefronts",
        "shared_wavefronts_ideal",
        compute=lambda w, i: percent(w - i, w),
    ),
    # floating point
    formula(
        "fp32_flops",
        "fp32_add_threads",
        "fp32_mul_threads",
        "fp32_fma_threads",
        compute=lambda a, m, f: a + m + 2 * f,
    ),
    formula(
        "fp64_flops",
        "fp64_add_threads",
        "fp64_mul_threads",
        "fp64_fma_threads",
        compute=lambda a, m, f: a + m + 2 * f,
    ),
    formula("fp32_flop_rate", "fp32_flops", "duration", compute=lambda f, ns: f / ns * 1e9),
    formula("fp64_flop_rate", "fp64_flops", "duration", compute=lambda f, ns: f / ns * 1e9),
    formula("fp32_intensity", "fp32_flops", "dram_bytes", compute=lambda f, b: f / b),
    formula("fp64_intensity", "fp64_flops", "dram_bytes", compute=lambda f, b: f / b),
    # scheduling
    formula("issue_interval", "issue_slot_utilization_active", compute=lambda u: 100 / u),
    formula(
        "cycles_without_eligible_warp",
        "issue_slot_utilization_active",
        compute=lambda u: 100 - u,
    ),
    *CLASSIC,
)


FORMULAS: dict[str, tuple[Formula, ...]] = {
    name: tuple(f for f in _ALL if f.spec.name == name)
    for name in dict.fromkeys(f.spec.name for f in _ALL)
}
