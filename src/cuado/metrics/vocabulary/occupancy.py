"""Warps: resident, eligible, and how often one issues."""

from cuado.metrics.quantity import Unit
from cuado.metrics.spec import MetricSpec

ROWS = (
    MetricSpec(
        "theoretical_occupancy",
        Unit.PERCENT,
        "Warps an SM can hold for this launch, of its maximum",
        "NCU sm__maximum_warps_per_active_cycle_pct",
    ),
    MetricSpec(
        "achieved_occupancy",
        Unit.PERCENT,
        "Warps an SM held on average while it had any, of its maximum",
        "NCU sm__warps_active",
    ),
    MetricSpec(
        "active_warps_per_scheduler",
        Unit.WARP,
        "Warps a scheduler held on average",
        "NCU smsp__warps_active",
    ),
    MetricSpec(
        "eligible_warps_per_scheduler",
        Unit.WARP,
        "Warps per scheduler that could issue, averaged over cycles",
        "NCU smsp__warps_eligible",
    ),
    MetricSpec(
        "max_warps_per_scheduler",
        Unit.WARP,
        "Warps a scheduler can hold",
        "NCU smsp__warps_active.avg.peak_sustained",
    ),
    MetricSpec(
        "waves_per_sm",
        Unit.WAVE,
        "Grid size over the blocks that all SMs hold at once",
        "NCU launch__waves_per_multiprocessor",
    ),
    MetricSpec(
        "occupancy_limit_registers",
        Unit.BLOCK,
        "Blocks per SM that registers allow",
        "NCU launch__occupancy_limit_registers",
    ),
    MetricSpec(
        "occupancy_limit_shared_memory",
        Unit.BLOCK,
        "Blocks per SM that shared memory allows",
        "NCU launch__occupancy_limit_shared_mem",
    ),
    MetricSpec(
        "occupancy_limit_warps",
        Unit.BLOCK,
        "Blocks per SM that the warp slots allow",
        "NCU launch__occupancy_limit_warps",
    ),
    MetricSpec(
        "occupancy_limit_blocks",
        Unit.BLOCK,
        "Blocks per SM that the block slots allow",
        "NCU launch__occupancy_limit_blocks",
    ),
    MetricSpec(
        "occupancy_limit_barriers",
        Unit.BLOCK,
        "Blocks per SM that the barriers allow",
        "NCU launch__occupancy_limit_barriers",
    ),
    MetricSpec(
        "cycles_per_issue",
        Unit.CYCLE_PER_INSTRUCTION,
        "Warp-cycles between two instructions of a warp",
        "NCU smsp__average_warp_latency_per_inst_issued",
    ),
    MetricSpec(
        "issue_interval",
        Unit.CYCLE,
        "Cycles between two issues of a scheduler",
        "100 / issue_slot_utilization_active",
    ),
    MetricSpec(
        "cycles_without_eligible_warp",
        Unit.PERCENT,
        "Active cycles in which a scheduler has no eligible warp, and issues nothing",
        "100 - issue_slot_utilization_active",
    ),
)
