"""Nsight Compute's names for cuado's vocabulary.

Hardware names were validated for GH100 against CUPTI 13.0; alternatives after the first serve
older chips or sections, and the first one present wins. A tuple inside the tuple is a sum: every
part must be there.
"""

from cuado.metrics.vocabulary import PIPES, STALL_REASONS

Alternative = str | tuple[str, ...]

_ELAPSED = ".avg.pct_of_peak_sustained_elapsed"
_ACTIVE = ".avg.pct_of_peak_sustained_active"


def _threads(operation: str) -> tuple[Alternative, ...]:
    name = f"smsp__sass_thread_inst_executed_op_{operation}_pred_on"
    return (f"{name}.sum", f"sm__sass_thread_inst_executed_op_{operation}_pred_on.sum")


def _pipe(pipe: str) -> tuple[Alternative, ...]:
    # A pipe that takes more than a cycle an instruction is busier than its instruction count
    # says, so the cycles-active counter comes first where the chip has one.
    return tuple(
        f"{stem}{suffix}"
        for stem in (f"sm__pipe_{pipe}_cycles_active", f"sm__inst_executed_pipe_{pipe}")
        for suffix in (_ELAPSED, _ACTIVE)
    )


def _asked_of_shared_memory(operation: str) -> tuple[Alternative, ...]:
    # The second counts passes of the data stage, those lost to arbitration with everything else
    # in the L1 as well: on an H200 up to 17 % more, and not the same twice.
    name = f"data_pipe_lsu_wavefronts_mem_shared_op_{operation}.sum"
    return (f"smsp__sass_l1tex_{name}", f"l1tex__{name}")


METRICS: dict[str, tuple[Alternative, ...]] = {
    "duration": ("gpu__time_duration.sum", "gpu__time_duration.avg"),
    "sm_clock": (
        "smsp__cycles_elapsed.avg.per_second",
        "sm__cycles_elapsed.avg.per_second",
        "gpc__cycles_elapsed.avg.per_second",
    ),
    "dram_clock": ("dram__cycles_elapsed.avg.per_second",),
    "sm_cycles_elapsed": ("sm__cycles_elapsed.max", "gpc__cycles_elapsed.max"),
    "sm_cycles_active": ("sm__cycles_active.avg",),
    "sm_cycles_active_min": ("sm__cycles_active.min",),
    "sm_cycles_active_max": ("sm__cycles_active.max",),
    # utilisation
    "dram_utilization": (f"gpu__dram_throughput{_ELAPSED}", f"dram__throughput{_ELAPSED}"),
    "l2_utilization": (f"lts__throughput{_ELAPSED}", f"lts__t_sectors{_ELAPSED}"),
    "l1_utilization": (f"l1tex__throughput{_ELAPSED}", f"l1tex__throughput{_ACTIVE}"),
    "l1_data_pipe_utilization": (f"l1tex__data_pipe_lsu_wavefronts{_ELAPSED}",),
    "shared_pipe_utilization": (
        "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum.pct_of_peak_sustained_elapsed",
        f"l1tex__data_pipe_lsu_wavefronts_mem_shared{_ELAPSED}",
    ),
    "memory_utilization": (f"gpu__compute_memory_throughput{_ELAPSED}",),
    "compute_utilization": (f"sm__throughput{_ELAPSED}",),
    "issue_slot_utilization": (
        f"sm__issue_active{_ELAPSED}",
        f"sm__inst_issued{_ELAPSED}",
        f"smsp__issue_active{_ELAPSED}",
    ),
    "issue_slot_utilization_active": (f"smsp__issue_active{_ACTIVE}", f"sm__issue_active{_ACTIVE}"),
    # traffic
    "dram_read_bytes": ("dram__bytes_read.sum",),
    "dram_write_bytes": ("dram__bytes_write.sum",),
    "dram_bandwidth": ("dram__bytes.sum.per_second",),
    "l2_to_l1_bytes": ("l1tex__m_xbar2l1tex_read_bytes.sum",),
    "l1_to_l2_bytes": ("l1tex__m_l1tex2xbar_write_bytes.sum",),
    "l2_read_sectors": ("lts__t_sectors_srcunit_tex_op_read.sum",),
    "l2_write_sectors": ("lts__t_sectors_srcunit_tex_op_write.sum",),
    "l2_sectors": ("lts__t_sectors.sum",),
    "l2_hit_rate": ("lts__t_sector_hit_rate.pct",),
    "l2_read_hit_rate": ("lts__t_sector_op_read_hit_rate.pct",),
    "l1_hit_rate": ("l1tex__t_sector_hit_rate.pct",),
    "global_load_l1_hit_rate": ("l1tex__t_sector_pipe_lsu_mem_global_op_ld_hit_rate.pct",),
    "local_load_l1_hit_rate": ("l1tex__t_sector_pipe_lsu_mem_local_op_ld_hit_rate.pct",),
    # access patterns
    "global_load_requests": ("l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum",),
    "global_load_sectors": ("l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",),
    "global_load_sectors_per_request": (
        "l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_ld.ratio",
    ),
    "global_load_bytes_per_sector": (
        "smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.ratio",
    ),
    "global_store_requests": ("l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",),
    "global_store_sectors": ("l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",),
    "global_store_sectors_per_request": (
        "l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_st.ratio",
    ),
    "global_store_bytes_per_sector": (
        "smsp__sass_average_data_bytes_per_sector_mem_global_op_st.ratio",
    ),
    "global_sectors": ("memory_l2_theoretical_sectors_global",),
    "global_sectors_ideal": ("memory_l2_theoretical_sectors_global_ideal",),
    "global_load_instructions": (
        "smsp__sass_inst_executed_op_global_ld.sum",
        "sass__inst_executed_global_loads",
    ),
    "global_store_instructions": (
        "smsp__sass_inst_executed_op_global_st.sum",
        "sass__inst_executed_global_stores",
    ),
    "local_load_instructions": (
        "smsp__sass_inst_executed_op_local_ld.sum",
        "sass__inst_executed_local_loads",
    ),
    "local_store_instructions": (
        "smsp__sass_inst_executed_op_local_st.sum",
        "sass__inst_executed_local_stores",
    ),
    "local_load_sectors": ("l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum",),
    "local_store_sectors": ("l1tex__t_sectors_pipe_lsu_mem_local_op_st.sum",),
    "spill_instructions": ("sass__inst_executed_register_spilling",),
    "global_atomic_instructions": (
        (
            "smsp__inst_executed_op_global_red.sum",
            "smsp__inst_executed_op_generic_atom_dot_alu.sum",
            "smsp__inst_executed_op_generic_atom_dot_cas.sum",
        ),
    ),
    "shared_atomic_instructions": ("smsp__inst_executed_op_shared_atom.sum",),
    "l2_atomic_utilization": (f"lts__d_atomic_input_cycles_active{_ELAPSED}",),
    # shared memory
    "shared_load_instructions": (
        "smsp__sass_inst_executed_op_shared_ld.sum",
        "sass__inst_executed_shared_loads",
    ),
    "shared_store_instructions": (
        "smsp__sass_inst_executed_op_shared_st.sum",
        "sass__inst_executed_shared_stores",
    ),
    "shared_load_wavefronts": _asked_of_shared_memory("ld"),
    "shared_store_wavefronts": _asked_of_shared_memory("st"),
    "shared_load_bank_conflicts": ("l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",),
    "shared_store_bank_conflicts": ("l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",),
    "shared_pipe_wavefronts": ("l1tex__data_pipe_lsu_wavefronts_mem_shared.sum",),
    "shared_wavefronts": ("memory_l1_wavefronts_shared",),
    "shared_wavefronts_ideal": ("memory_l1_wavefronts_shared_ideal",),
    # constant memory
    "constant_requests": ("idc__requests.sum",),
    "constant_hit_rate": ("idc__request_hit_rate.pct",),
    "constant_utilization": (f"idc__request_cycles_active{_ELAPSED}",),
    # instructions
    "instructions_executed": ("smsp__inst_executed.sum", "sm__inst_executed.sum", "inst_executed"),
    "instructions_issued": ("smsp__inst_issued.sum", "sm__inst_issued.sum"),
    "ipc": ("sm__inst_executed.avg.per_cycle_active",),
    "threads_per_instruction": (
        "smsp__average_thread_inst_executed_per_inst_executed.ratio",
        "smsp__thread_inst_executed_per_inst_executed.ratio",
    ),
    "unpredicated_threads_per_instruction": (
        "smsp__average_thread_inst_executed_pred_on_per_inst_executed.ratio",
        "smsp__thread_inst_executed_pred_on_per_inst_executed.ratio",
    ),
    "uniform_branch_rate": ("smsp__sass_average_branch_targets_threads_uniform.pct",),
    "divergent_branches": ("smsp__sass_branch_targets_threads_divergent.sum",),
    "branch_instructions": ("smsp__inst_executed_op_branch.sum",),
    "fp32_add_threads": _threads("fadd"),
    "fp32_mul_threads": _threads("fmul"),
    "fp32_fma_threads": _threads("ffma"),
    "fp64_add_threads": _threads("dadd"),
    "fp64_mul_threads": _threads("dmul"),
    "fp64_fma_threads": _threads("dfma"),
    # occupancy and scheduling
    "theoretical_occupancy": ("sm__maximum_warps_per_active_cycle_pct",),
    "achieved_occupancy": (f"sm__warps_active{_ACTIVE}",),
    "active_warps_per_scheduler": ("smsp__warps_active.avg.per_cycle_active",),
    "eligible_warps_per_scheduler": ("smsp__warps_eligible.avg.per_cycle_active",),
    "max_warps_per_scheduler": ("smsp__warps_active.avg.peak_sustained",),
    "waves_per_sm": ("launch__waves_per_multiprocessor",),
    "occupancy_limit_registers": ("launch__occupancy_limit_registers",),
    "occupancy_limit_shared_memory": ("launch__occupancy_limit_shared_mem",),
    "occupancy_limit_warps": ("launch__occupancy_limit_warps",),
    "occupancy_limit_blocks": ("launch__occupancy_limit_blocks",),
    "occupancy_limit_barriers": ("launch__occupancy_limit_barriers",),
    "cycles_per_issue": ("smsp__average_warp_latency_per_inst_issued.ratio",),
    **{f"pipe_{pipe}_utilization": _pipe(pipe) for pipe in PIPES},
    **{
        f"stall_{reason}": (
            f"smsp__average_warps_issue_stalled_{reason}_per_issue_active.ratio",
            f"smsp__average_warp_latency_issue_stalled_{reason}.ratio",
        )
        for reason in STALL_REASONS
    },
}

PER_CYCLE_THREADS: dict[str, str] = {
    f"fp{width}_{operation}_threads": (
        f"smsp__sass_thread_inst_executed_op_{letter}{operation}_pred_on.sum.per_cycle_elapsed"
    )
    for width, letter in ((32, "f"), (64, "d"))
    for operation in ("add", "mul", "fma")
}
"""Rates that the roofline section collects in place of the counts: times SMSP_CYCLES, the count."""

SMSP_CYCLES = "smsp__cycles_elapsed.avg"

DRAM_PEAK = ("dram__bytes.sum.peak_sustained", "dram__cycles_elapsed.avg.per_second")
"""Bytes per DRAM cycle and DRAM clock: their product is the peak bandwidth."""

PC_SAMPLE_PREFIX = "smsp__pcsamp_warps_issue_stalled_"
PC_SAMPLE_SUFFIX_IGNORED = "_not_issued"
PC_SAMPLE_REASONS = {"no_instructions": "no_instruction", "warpgroup_arrive": "gmma"}
"""Program-counter sampling's spelling of two reasons, and the counters' spelling of them."""


def named_metrics() -> frozenset[str]:
    """All of NVIDIA's metric names that the maps above read."""
    parts = (
        part
        for alternatives in METRICS.values()
        for alternative in alternatives
        for part in ((alternative,) if isinstance(alternative, str) else alternative)
    )
    return frozenset((*parts, *PER_CYCLE_THREADS.values(), SMSP_CYCLES, *DRAM_PEAK))
