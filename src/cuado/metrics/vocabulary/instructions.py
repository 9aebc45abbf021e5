"""What was executed, by how many threads, and floating-point work."""

from cuado.metrics.quantity import Unit
from cuado.metrics.spec import MetricSpec

ROWS = (
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
)
