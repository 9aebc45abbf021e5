"""How busy the units were."""

from cuado.metrics.quantity import Unit
from cuado.metrics.spec import MetricSpec

PIPES: dict[str, str] = {
    "adu": "address divergence: uniform-address, barrier and constant-bank instructions",
    "alu": "integer, logic, comparison and data movement",
    "cbu": "branches and convergence",
    "fma": "fp32 add, multiply, multiply-add; integer multiply",
    "fp64": "fp64 arithmetic",
    "lsu": "loads, stores, atomics to global, local and shared memory",
    "tensor": "matrix multiply-accumulate",
    "tex": "texture and surface",
    "uniform": "arithmetic that is the same for the whole warp",
    "xu": "transcendental functions and conversions",
}
"""Execution pipes of an SM and what they execute (NCU)."""

_PEAK = "as a percentage of its peak over the kernel's duration"

ROWS = (
    MetricSpec(
        "dram_utilization", Unit.PERCENT, f"DRAM traffic {_PEAK}", "NCU gpu__dram_throughput"
    ),
    MetricSpec(
        "l2_utilization",
        Unit.PERCENT,
        f"Busiest part of the L2 cache, {_PEAK}",
        "NCU lts__throughput",
    ),
    MetricSpec(
        "l1_utilization",
        Unit.PERCENT,
        f"Busiest part of the L1 cache and shared memory, {_PEAK}",
        "NCU l1tex__throughput",
    ),
    MetricSpec(
        "l1_data_pipe_utilization",
        Unit.PERCENT,
        f"Wavefronts through the data stage that L1 and shared memory share, {_PEAK}",
        "NCU l1tex__data_pipe_lsu_wavefronts",
    ),
    MetricSpec(
        "shared_pipe_utilization",
        Unit.PERCENT,
        f"Shared-memory wavefronts through that data stage, {_PEAK}",
        "NCU l1tex__data_pipe_lsu_wavefronts_mem_shared",
    ),
    MetricSpec(
        "memory_utilization",
        Unit.PERCENT,
        f"Busiest part of the memory system, {_PEAK}",
        "NCU gpu__compute_memory_throughput",
    ),
    MetricSpec(
        "compute_utilization",
        Unit.PERCENT,
        f"Busiest part of the SM, {_PEAK}",
        "NCU sm__throughput",
    ),
    MetricSpec(
        "issue_slot_utilization",
        Unit.PERCENT,
        f"Issue slots used, {_PEAK}",
        "NCU sm__inst_issued / sm__issue_active",
    ),
    MetricSpec(
        "issue_slot_utilization_active",
        Unit.PERCENT,
        "Issue slots used, of the cycles in which the SM had a warp",
        "NCU smsp__issue_active",
    ),
    *(
        MetricSpec(
            f"pipe_{pipe}_utilization",
            Unit.PERCENT,
            f"Use of the {pipe.upper()} pipe ({what}), {_PEAK}",
            "NCU sm__inst_executed_pipe_*, sm__pipe_*_cycles_active",
        )
        for pipe, what in PIPES.items()
    ),
)
