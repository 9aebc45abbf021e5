"""Access patterns of global and local memory."""

from cuado.metrics.quantity import Unit
from cuado.metrics.spec import MetricSpec

ROWS = (
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
        "L2's atomic units, as a percentage of their peak over the kernel's duration",
        "NCU lts__d_atomic_input_cycles_active",
    ),
    MetricSpec(
        "global_load_excess",
        Unit.PERCENT,
        "Sectors of global loads beyond what the bytes asked for need",
        "1 - bytes per sector / 32",
    ),
    MetricSpec(
        "global_store_excess",
        Unit.PERCENT,
        "Sectors of global stores beyond what the bytes written need",
        "1 - bytes per sector / 32",
    ),
    MetricSpec(
        "global_excess",
        Unit.PERCENT,
        "Sectors of global accesses beyond the ideal",
        "(sectors - ideal) / sectors",
    ),
)
