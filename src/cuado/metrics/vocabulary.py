"""The vocabulary: every name that sources may give and rules may ask for.

To add a metric: one row here, one row in each source's map, a formula in ``derived.py`` if it
follows from others. Names are the field's terms (sector, wavefront, eligible warps, replay).
Percentages are of the peak over the kernel's whole duration ("elapsed") unless the meaning says
"active".

Sources named below: *NCU* is NVIDIA's Nsight Compute "Kernel Profiling Guide" (metrics reference
and metric decoder); *CUPTI* is the CUPTI user guide's events and metrics reference (compute
capability 2.x to 7.x); *VP* the Compute Visual Profiler user guide, 2010 (counters of Fermi chips).
"""

from cuado.errors import UnknownNameError
from cuado.metrics.quantity import Unit
from cuado.metrics.spec import MetricSpec

STALL_REASONS: dict[str, str] = {
    "barrier": "waiting at a block-wide barrier for the block's other warps",
    "branch_resolving": "waiting for a branch target to be computed",
    "dispatch_stall": "the dispatcher held the instruction back",
    "drain": "exited, waiting for its memory stores to be accepted",
    "gmma": "waiting for a warpgroup matrix operation",
    "imc_miss": "waiting for a miss in the immediate constant cache",
    "lg_throttle": "waiting for a place in the queue for local and global memory instructions",
    "long_scoreboard": "waiting for data from global, local, surface or texture memory",
    "math_pipe_throttle": "waiting for a busy math pipe",
    "membar": "waiting at a memory fence",
    "mio_throttle": "waiting for a place in the queue of the memory input/output unit "
    "(shared memory, special functions, dynamic branches)",
    "misc": "stalled for a reason of the miscellaneous kind",
    "no_instruction": "waiting for an instruction to be fetched",
    "not_selected": "eligible, but another warp was issued",
    "selected": "issued",
    "short_scoreboard": "waiting for data from shared memory or a special-function unit",
    "sleeping": "all its threads sleep or yielded",
    "tex_throttle": "waiting for a place in the texture unit's queue",
    "wait": "waiting a fixed latency between dependent instructions",
}
"""Reasons why a warp does not issue, as Hopper's counters name them, with their meaning (NCU)."""

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

_NCU = "NCU"
_PEAK = "as a percentage of its peak over the kernel's duration"


def _rows() -> list[MetricSpec]:
    return [
        *_TIME,
        *_UTILISATION,
        *_TRAFFIC,
        *_ACCESS,
        *_SHARED,
        *_INSTRUCTIONS,
        *_OCCUPANCY,
        *_CLASSIC,
        *_ratios(),
        *(
            MetricSpec(
                f"pipe_{pipe}_utilization",
                Unit.PERCENT,
                f"Use of the {pipe.upper()} pipe ({what}), {_PEAK}",
                "NCU sm__inst_executed_pipe_*, sm__pipe_*_cycles_active",
            )
            for pipe, what in PIPES.items()
        ),
        *(
            MetricSpec(
                f"stall_{reason}",
                Unit.CYCLE_PER_INSTRUCTION,
                f"Warp-cycles per issued instruction in which a warp was {what}"
                if reason in ("selected", "not_selected", "misc")
                else f"Warp-cycles per issued instruction spent {what}",
                "NCU smsp__average_warps_issue_stalled_*_per_issue_active",
            )
            for reason, what in STALL_REASONS.items()
        ),
    ]


_TIME = [
    MetricSpec(
        "duration", Unit.NANOSECOND, "Time the kernel took on the device", "NCU gpu__time_duration"
    ),
    MetricSpec(
        "sm_clock",
        Unit.HERTZ,
        "Average SM clock while it was profiled",
        "NCU *__cycles_elapsed.avg.per_second",
    ),
    MetricSpec(
        "dram_clock",
        Unit.HERTZ,
        "Average memory clock while it was profiled",
        "NCU dram__cycles_elapsed.avg.per_second",
    ),
    MetricSpec(
        "sm_cycles_elapsed",
        Unit.CYCLE,
        "SM cycles from the first block's start to the last one's end",
        "NCU sm__cycles_elapsed.max",
    ),
    MetricSpec(
        "sm_cycles_active",
        Unit.CYCLE,
        "Cycles in which an SM had a warp, averaged over SMs",
        "NCU sm__cycles_active.avg",
    ),
    MetricSpec(
        "sm_cycles_active_min",
        Unit.CYCLE,
        "Active cycles of the least busy SM",
        "NCU sm__cycles_active.min",
    ),
    MetricSpec(
        "sm_cycles_active_max",
        Unit.CYCLE,
        "Active cycles of the busiest SM",
        "NCU sm__cycles_active.max",
    ),
]

_UTILISATION = [
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
]

_TRAFFIC = [
    MetricSpec("dram_read_bytes", Unit.BYTE, "Bytes read from DRAM", "NCU dram__bytes_read"),
    MetricSpec("dram_write_bytes", Unit.BYTE, "Bytes written to DRAM", "NCU dram__bytes_write"),
    MetricSpec(
        "dram_bytes",
        Unit.BYTE,
        "Bytes read from and written to DRAM",
        "dram_read_bytes + dram_write_bytes",
    ),
    MetricSpec(
        "dram_bandwidth",
        Unit.BYTE_PER_SECOND,
        "DRAM bytes per second",
        "NCU dram__bytes.sum.per_second",
    ),
    MetricSpec(
        "dram_peak_bandwidth",
        Unit.BYTE_PER_SECOND,
        "DRAM bytes per second at most, at the memory clock of the measurement",
        "NCU dram__bytes.sum.peak_sustained x dram clock",
    ),
    MetricSpec(
        "l2_to_l1_bytes",
        Unit.BYTE,
        "Bytes that L2 sent to the L1 caches",
        "NCU l1tex__m_xbar2l1tex_read_bytes",
    ),
    MetricSpec(
        "l1_to_l2_bytes",
        Unit.BYTE,
        "Bytes that the L1 caches wrote to L2",
        "NCU l1tex__m_l1tex2xbar_write_bytes",
    ),
    MetricSpec(
        "l2_read_sectors",
        Unit.SECTOR,
        "32-byte sectors the SMs read from L2",
        "NCU lts__t_sectors_srcunit_tex_op_read",
    ),
    MetricSpec(
        "l2_write_sectors",
        Unit.SECTOR,
        "32-byte sectors the SMs wrote to L2",
        "NCU lts__t_sectors_srcunit_tex_op_write",
    ),
    MetricSpec(
        "l2_sectors",
        Unit.SECTOR,
        "32-byte sectors through L2, whoever asked for them",
        "NCU lts__t_sectors",
    ),
    MetricSpec("l2_hit_rate", Unit.PERCENT, "Sectors found in L2", "NCU lts__t_sector_hit_rate"),
    MetricSpec(
        "l2_read_hit_rate",
        Unit.PERCENT,
        "Read sectors found in L2",
        "NCU lts__t_sector_op_read_hit_rate",
    ),
    MetricSpec("l1_hit_rate", Unit.PERCENT, "Sectors found in L1", "NCU l1tex__t_sector_hit_rate"),
    MetricSpec(
        "global_load_l1_hit_rate",
        Unit.PERCENT,
        "Sectors of global loads found in L1",
        "NCU l1tex__t_sector_pipe_lsu_mem_global_op_ld_hit_rate",
    ),
    MetricSpec(
        "local_load_l1_hit_rate",
        Unit.PERCENT,
        "Sectors of local loads found in L1",
        "NCU l1tex__t_sector_pipe_lsu_mem_local_op_ld_hit_rate",
    ),
]

_ACCESS = [
    MetricSpec(
        "global_load_requests",
        Unit.REQUEST,
        "Warp-level global load requests to L1",
        "NCU l1tex__t_requests_pipe_lsu_mem_global_op_ld",
    ),
    MetricSpec(
        "global_load_sectors",
        Unit.SECTOR,
        "Sectors those requests touched",
        "NCU l1tex__t_sectors_pipe_lsu_mem_global_op_ld",
    ),
    MetricSpec(
        "global_load_sectors_per_request",
        Unit.SECTOR_PER_REQUEST,
        "Sectors per global load request; 4 is ideal for 4-byte accesses of a whole warp",
        "global_load_sectors / global_load_requests",
    ),
    MetricSpec(
        "global_load_bytes_per_sector",
        Unit.BYTE_PER_SECTOR,
        "Bytes that threads asked for, per 32-byte sector loaded",
        "NCU smsp__sass_average_data_bytes_per_sector_mem_global_op_ld",
    ),
    MetricSpec(
        "global_store_requests",
        Unit.REQUEST,
        "Warp-level global store requests to L1",
        "NCU l1tex__t_requests_pipe_lsu_mem_global_op_st",
    ),
    MetricSpec(
        "global_store_sectors",
        Unit.SECTOR,
        "Sectors those requests touched",
        "NCU l1tex__t_sectors_pipe_lsu_mem_global_op_st",
    ),
    MetricSpec(
        "global_store_sectors_per_request",
        Unit.SECTOR_PER_REQUEST,
        "Sectors per global store request; 4 is ideal for 4-byte accesses of a whole warp",
        "global_store_sectors / global_store_requests",
    ),
    MetricSpec(
        "global_store_bytes_per_sector",
        Unit.BYTE_PER_SECTOR,
        "Bytes that threads wrote, per 32-byte sector stored",
        "NCU smsp__sass_average_data_bytes_per_sector_mem_global_op_st",
    ),
    MetricSpec(
        "global_sectors",
        Unit.SECTOR,
        "Sectors that global accesses touch, computed from their addresses",
        "NCU memory_l2_theoretical_sectors_global",
    ),
    MetricSpec(
        "global_sectors_ideal",
        Unit.SECTOR,
        "Sectors the same accesses would touch if a warp's bytes were contiguous",
        "NCU memory_l2_theoretical_sectors_global_ideal",
    ),
    MetricSpec(
        "local_load_instructions",
        Unit.INSTRUCTION,
        "Warp instructions that load from local memory",
        "NCU smsp__sass_inst_executed_op_local_ld",
    ),
    MetricSpec(
        "local_store_instructions",
        Unit.INSTRUCTION,
        "Warp instructions that store to local memory",
        "NCU smsp__sass_inst_executed_op_local_st",
    ),
    MetricSpec(
        "local_load_sectors",
        Unit.SECTOR,
        "Sectors of local loads",
        "NCU l1tex__t_sectors_pipe_lsu_mem_local_op_ld",
    ),
    MetricSpec(
        "local_store_sectors",
        Unit.SECTOR,
        "Sectors of local stores",
        "NCU l1tex__t_sectors_pipe_lsu_mem_local_op_st",
    ),
    MetricSpec(
        "spill_instructions",
        Unit.INSTRUCTION,
        "Warp instructions that spill registers or fill them back",
        "NCU sass__inst_executed_register_spilling",
    ),
    MetricSpec(
        "global_load_instructions",
        Unit.INSTRUCTION,
        "Warp instructions that load from global memory",
        "NCU smsp__sass_inst_executed_op_global_ld",
    ),
    MetricSpec(
        "global_store_instructions",
        Unit.INSTRUCTION,
        "Warp instructions that store to global memory",
        "NCU smsp__sass_inst_executed_op_global_st",
    ),
    MetricSpec(
        "global_atomic_instructions",
        Unit.INSTRUCTION,
        "Warp instructions that update global memory atomically (atomics and reductions)",
        "NCU smsp__inst_executed_op_global_red and _generic_atom_dot_*",
    ),
    MetricSpec(
        "shared_atomic_instructions",
        Unit.INSTRUCTION,
        "Warp instructions that update shared memory atomically",
        "NCU smsp__inst_executed_op_shared_atom",
    ),
    MetricSpec(
        "l2_atomic_utilization",
        Unit.PERCENT,
        f"L2's atomic units, {_PEAK}",
        "NCU lts__d_atomic_input_cycles_active",
    ),
]

_SHARED = [
    MetricSpec(
        "shared_load_instructions",
        Unit.INSTRUCTION,
        "Warp instructions that load from shared memory",
        "NCU smsp__sass_inst_executed_op_shared_ld",
    ),
    MetricSpec(
        "shared_store_instructions",
        Unit.INSTRUCTION,
        "Warp instructions that store to shared memory",
        "NCU smsp__sass_inst_executed_op_shared_st",
    ),
    MetricSpec(
        "shared_load_wavefronts",
        Unit.WAVEFRONT,
        "Passes through the shared-memory banks for loads",
        "NCU l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld",
    ),
    MetricSpec(
        "shared_store_wavefronts",
        Unit.WAVEFRONT,
        "Passes through the shared-memory banks for stores",
        "NCU l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st",
    ),
    MetricSpec(
        "shared_load_bank_conflicts",
        Unit.WAVEFRONT,
        "Extra passes of loads, by the hardware's count: includes arbitration with other traffic",
        "NCU l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld",
    ),
    MetricSpec(
        "shared_store_bank_conflicts",
        Unit.WAVEFRONT,
        "Extra passes of stores, by the hardware's count: includes arbitration with other traffic",
        "NCU l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st",
    ),
    MetricSpec(
        "shared_wavefronts",
        Unit.WAVEFRONT,
        "Passes that shared accesses need, computed from their addresses",
        "NCU memory_l1_wavefronts_shared",
    ),
    MetricSpec(
        "shared_wavefronts_ideal",
        Unit.WAVEFRONT,
        "Passes the same accesses would need without bank conflicts",
        "NCU memory_l1_wavefronts_shared_ideal",
    ),
]

_INSTRUCTIONS = [
    MetricSpec(
        "instructions_executed",
        Unit.INSTRUCTION,
        "Warp instructions executed",
        "NCU smsp__inst_executed",
    ),
    MetricSpec(
        "instructions_issued",
        Unit.INSTRUCTION,
        "Warp instructions issued, replays included",
        "NCU smsp__inst_issued",
    ),
    MetricSpec(
        "ipc",
        Unit.INSTRUCTION_PER_CYCLE,
        "Warp instructions executed per SM cycle with a warp",
        "NCU sm__inst_executed.avg.per_cycle_active",
    ),
    MetricSpec(
        "threads_per_instruction",
        Unit.THREAD,
        "Active threads per executed warp instruction; 32 is all",
        "NCU smsp__thread_inst_executed_per_inst_executed",
    ),
    MetricSpec(
        "unpredicated_threads_per_instruction",
        Unit.THREAD,
        "Threads per warp instruction that are active and not switched off by a predicate",
        "NCU smsp__thread_inst_executed_pred_on_per_inst_executed",
    ),
    MetricSpec(
        "uniform_branch_rate",
        Unit.PERCENT,
        "Branches whose threads all went one way",
        "NCU smsp__sass_average_branch_targets_threads_uniform",
    ),
    MetricSpec(
        "divergent_branches",
        Unit.BRANCH,
        "Branches whose threads went different ways",
        "NCU smsp__sass_branch_targets_threads_divergent",
    ),
    MetricSpec(
        "branch_instructions",
        Unit.INSTRUCTION,
        "Warp-level branch instructions",
        "NCU smsp__inst_executed_op_branch",
    ),
    MetricSpec(
        "fp32_add_threads",
        Unit.INSTRUCTION,
        "Thread-level fp32 additions",
        "NCU smsp__sass_thread_inst_executed_op_fadd_pred_on",
    ),
    MetricSpec(
        "fp32_mul_threads",
        Unit.INSTRUCTION,
        "Thread-level fp32 multiplications",
        "NCU smsp__sass_thread_inst_executed_op_fmul_pred_on",
    ),
    MetricSpec(
        "fp32_fma_threads",
        Unit.INSTRUCTION,
        "Thread-level fp32 multiply-adds",
        "NCU smsp__sass_thread_inst_executed_op_ffma_pred_on",
    ),
    MetricSpec(
        "fp64_add_threads",
        Unit.INSTRUCTION,
        "Thread-level fp64 additions",
        "NCU smsp__sass_thread_inst_executed_op_dadd_pred_on",
    ),
    MetricSpec(
        "fp64_mul_threads",
        Unit.INSTRUCTION,
        "Thread-level fp64 multiplications",
        "NCU smsp__sass_thread_inst_executed_op_dmul_pred_on",
    ),
    MetricSpec(
        "fp64_fma_threads",
        Unit.INSTRUCTION,
        "Thread-level fp64 multiply-adds",
        "NCU smsp__sass_thread_inst_executed_op_dfma_pred_on",
    ),
    MetricSpec(
        "fp32_flops", Unit.FLOP, "fp32 operations; a multiply-add counts two", "add + mul + 2 fma"
    ),
    MetricSpec(
        "fp64_flops", Unit.FLOP, "fp64 operations; a multiply-add counts two", "add + mul + 2 fma"
    ),
    MetricSpec(
        "fp32_flop_rate",
        Unit.FLOP_PER_SECOND,
        "fp32 operations per second",
        "fp32_flops / duration",
    ),
    MetricSpec(
        "fp64_flop_rate",
        Unit.FLOP_PER_SECOND,
        "fp64 operations per second",
        "fp64_flops / duration",
    ),
    MetricSpec(
        "fp32_intensity",
        Unit.FLOP_PER_BYTE,
        "fp32 operations per DRAM byte",
        "fp32_flops / dram_bytes; Williams et al., Roofline, CACM 2009",
    ),
    MetricSpec(
        "fp64_intensity",
        Unit.FLOP_PER_BYTE,
        "fp64 operations per DRAM byte",
        "fp64_flops / dram_bytes; Williams et al., Roofline, CACM 2009",
    ),
]

_OCCUPANCY = [
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
]

_CLASSIC = [
    MetricSpec(
        "global_load_l1_line_hits",
        Unit.TRANSACTION,
        "128-byte lines of global loads found in L1",
        "VP l1_global_load_hit",
    ),
    MetricSpec(
        "global_load_l1_line_misses",
        Unit.TRANSACTION,
        "128-byte lines of global loads fetched from L2",
        "VP l1_global_load_miss",
    ),
    MetricSpec(
        "global_load_transactions",
        Unit.TRANSACTION,
        "Line transactions of global loads",
        "hits + misses; CUPTI gld_transactions",
    ),
    MetricSpec(
        "global_store_transactions",
        Unit.TRANSACTION,
        "Line transactions of global stores",
        "VP global_store_transaction; CUPTI gst_transactions",
    ),
    MetricSpec(
        "global_memory_transactions",
        Unit.TRANSACTION,
        "128-byte lines moved between an SM and L2 for global data",
        "global_store_transactions + global_load_l1_line_misses; [000]",
    ),
    MetricSpec(
        "global_load_transactions_per_request",
        Unit.TRANSACTION_PER_REQUEST,
        "Line transactions per global load request",
        "CUPTI gld_transactions_per_request",
    ),
    MetricSpec(
        "global_load_misses_per_request",
        Unit.TRANSACTION_PER_REQUEST,
        "Line transactions per global load request that went past L1",
        "misses / requests; [000]",
    ),
    MetricSpec(
        "global_store_transactions_per_request",
        Unit.TRANSACTION_PER_REQUEST,
        "Line transactions per global store request",
        "CUPTI gst_transactions_per_request",
    ),
    MetricSpec(
        "ideal_transactions_per_request",
        Unit.TRANSACTION_PER_REQUEST,
        "Line transactions a coalesced request needs: 1 for 4-byte elements, 2 for 8-byte ones",
        "[000]",
    ),
    MetricSpec(
        "ideal_store_transactions_per_request",
        Unit.TRANSACTION_PER_REQUEST,
        "Transactions a coalesced store request needs, in the unit of global_store_transactions_per_request",
        "[002]",
    ),
    MetricSpec(
        "local_load_l1_line_hits",
        Unit.TRANSACTION,
        "128-byte lines of local loads found in L1",
        "VP l1_local_load_hit",
    ),
    MetricSpec(
        "local_load_l1_line_misses",
        Unit.TRANSACTION,
        "128-byte lines of local loads fetched from L2",
        "VP l1_local_load_miss",
    ),
    MetricSpec(
        "instruction_byte_ratio",
        Unit.INSTRUCTION_PER_BYTE,
        "Thread instructions issued per byte of global memory traffic",
        "32 x issued / (128 x global_memory_transactions); [000]",
    ),
    MetricSpec(
        "instruction_replay_rate",
        Unit.PERCENT,
        "Issued instructions that are replays",
        "(issued - executed) / issued; [000]",
    ),
    MetricSpec(
        "shared_replay_rate",
        Unit.PERCENT,
        "Shared-memory passes that are bank-conflict replays",
        "conflicts / (loads + stores + conflicts); [000]",
    ),
    MetricSpec(
        "shared_bank_conflicts",
        Unit.WAVEFRONT,
        "Extra passes of shared loads and stores together, on chips that replay the instruction for each",
        "VP l1_shared_bank_conflict",
    ),
    MetricSpec(
        "shared_conflict_replay_rate",
        Unit.PERCENT,
        "Issued instructions that are replays for bank conflicts",
        "shared_bank_conflicts / issued; [000]",
    ),
    MetricSpec(
        "local_traffic_share",
        Unit.PERCENT,
        "Share of the traffic past L1 that register spills cause",
        "2 x misses / (2 x misses + global transactions); [000]",
    ),
    MetricSpec(
        "global_to_local_traffic",
        Unit.RATIO,
        "Global traffic past L1 over local traffic past L1",
        "global transactions / (2 x local misses); [000]",
    ),
    MetricSpec(
        "local_instruction_share",
        Unit.PERCENT,
        "Share of instructions that access local memory",
        "(hits + misses + stores) / issued; [000]",
    ),
    MetricSpec(
        "global_load_efficiency",
        Unit.PERCENT,
        "Bytes asked for over bytes moved, global loads",
        "CUPTI gld_efficiency",
    ),
    MetricSpec(
        "global_store_efficiency",
        Unit.PERCENT,
        "Bytes asked for over bytes moved, global stores",
        "CUPTI gst_efficiency",
    ),
    MetricSpec(
        "application_bandwidth",
        Unit.BYTE_PER_SECOND,
        "Bytes the algorithm needs, over the time: stated by whoever knows the algorithm",
        "[000]",
    ),
    MetricSpec(
        "hardware_bandwidth",
        Unit.BYTE_PER_SECOND,
        "Bytes the hardware moved to and from DRAM, over the time",
        "[000]",
    ),
    MetricSpec(
        "traffic_efficiency",
        Unit.PERCENT,
        "Bytes that the algorithm needs, of those that the hardware moved",
        "application_bandwidth / hardware_bandwidth; [000]",
    ),
    MetricSpec(
        "counted_sms",
        Unit.RATIO,
        "SMs whose events the counters hold; absent when they cover the chip",
        "VP: 1 on Fermi chips",
    ),
]


def _ratios() -> list[MetricSpec]:
    return [
        MetricSpec("global_load_excess", Unit.PERCENT, "Sectors of global loads beyond what the bytes asked for need", "1 - bytes per sector / 32"),
        MetricSpec("global_store_excess", Unit.PERCENT, "Sectors of global stores beyond what the bytes written need", "1 - bytes per sector / 32"),
        MetricSpec("global_excess", Unit.PERCENT, "Sectors of global accesses beyond the ideal", "(sectors - ideal) / sectors"),
        MetricSpec("shared_excess", Unit.PERCENT, "Shared-memory wavefronts beyond the ideal", "(wavefronts - ideal) / wavefronts"),
        MetricSpec("cycles_per_issue", Unit.CYCLE_PER_INSTRUCTION, "Warp-cycles between two instructions of a warp", "NCU smsp__average_warp_latency_per_inst_issued"),
        MetricSpec("issue_interval", Unit.CYCLE, "Cycles between two issues of a scheduler", "100 / issue_slot_utilization_active"),
    ]  # fmt: skip


VOCABULARY: dict[str, MetricSpec] = {row.name: row for row in _rows()}


def specification(name: str) -> MetricSpec:
    """The vocabulary's row for ``name``.

    Raises:
        UnknownNameError: if there is none.
    """
    try:
        return VOCABULARY[name]
    except KeyError:
        raise UnknownNameError("metric", name, VOCABULARY) from None
