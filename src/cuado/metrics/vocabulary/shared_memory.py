"""Shared-memory accesses and their bank conflicts."""

from cuado.metrics.quantity import Unit
from cuado.metrics.spec import MetricSpec

ROWS = (
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
        "Passes through the shared-memory banks that loads ask for",
        "NCU smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ld; where that is missing "
        "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld, which includes arbitration",
    ),
    MetricSpec(
        "shared_store_wavefronts",
        Unit.WAVEFRONT,
        "Passes through the shared-memory banks that stores ask for",
        "NCU smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_st; where that is missing "
        "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st, which includes arbitration",
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
        "shared_pipe_wavefronts",
        Unit.WAVEFRONT,
        "Passes through the data stage for shared memory, those of instructions whose threads are "
        "all switched off included",
        "NCU l1tex__data_pipe_lsu_wavefronts_mem_shared",
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
    MetricSpec(
        "shared_excess",
        Unit.PERCENT,
        "Shared-memory wavefronts beyond the ideal",
        "(wavefronts - ideal) / wavefronts",
    ),
)
