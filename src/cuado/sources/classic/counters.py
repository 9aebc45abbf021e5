"""Old counter names, cuado's names for them, and what each counts on which chip.

Sources: *VP* is the Compute Visual Profiler user guide, 2010, and NVIDIA's Compute Command Line
Profiler user guide: its counters are those of one SM. *CUPTI* is the CUPTI user guide's events and
metrics reference: its metrics are those of the whole chip.

To add a counter: one row in ``COUNTERS``, and a row in the vocabulary if cuado has no name for it.
"""

from cuado.device.chip import WARP_SIZE
from cuado.metrics import Unit
from cuado.metrics.vocabulary.classic import STALLS_OF_ALL
from cuado.sources.classic.counter import Counter
from cuado.sources.classic.traffic_counters import TRAFFIC

_FERMI_KEPLER = (2, 3)


def _of_issued(overhead: float) -> float:
    """Replays per executed instruction (a fraction, here times 100) as percent of the issued."""
    return 100 * overhead / (100 + overhead)


def _threads(percent: float) -> float:
    return percent / 100 * WARP_SIZE


COUNTERS: dict[str, Counter] = {
    # time and occupancy
    "gputime": Counter("duration", "time on the device (VP)", "us"),
    "occupancy": Counter(
        "theoretical_occupancy", "warps the launch's resources allow, of the most (VP)", "fraction"
    ),
    "achieved_occupancy": Counter(
        "achieved_occupancy", "warps held per active cycle, of the most (CUPTI)", "fraction"
    ),
    # instructions
    "inst_issued": Counter(
        "instructions_issued", "warp instructions, replays included (VP, CUPTI)"
    ),
    "inst_executed": Counter("instructions_executed", "warp instructions (VP, CUPTI)"),
    "inst_replay_overhead": Counter(
        "instruction_replay_rate",
        "replays per executed instruction (CUPTI)",
        "fraction",
        Unit.PERCENT,
        _of_issued,
    ),
    "ipc": Counter("ipc", "instructions executed per active cycle of an SM (CUPTI)"),
    "issue_slot_utilization": Counter(
        "issue_slot_utilization", "cycles in which a slot issued, of all (CUPTI)"
    ),
    **{
        f"{name}_fu_utilization": Counter(
            f"pipe_{pipe}_utilization", f"a level of 0 to 10 in nvprof: {what} (CUPTI)"
        )
        for name, pipe, what in (
            ("ldst", "lsu", "loads and stores"),
            ("cf", "cbu", "control flow"),
            ("alu", "alu", "all arithmetic on chips of one math pipe"),
            ("tex", "tex", "texture"),
            ("single_precision", "fma", "fp32 arithmetic, from 5.x on"),
            ("double_precision", "fp64", "fp64 arithmetic, from 5.x on"),
            ("special", "xu", "transcendental functions, from 5.x on"),
            ("tensor_precision", "tensor", "matrix products, from 7.x on"),
        )
    },
    **{
        f"stall_{reason}": Counter(f"stalled_{reason}", "percent of all stalls (CUPTI)")
        for reason in STALLS_OF_ALL
    },
    "branch": Counter("branch_instructions", "branches, per warp (VP, CUPTI)"),
    "divergent_branch": Counter("divergent_branches", "branches that split a warp (VP, CUPTI)"),
    "branch_efficiency": Counter("uniform_branch_rate", "branches that split no warp (CUPTI)"),
    "warp_execution_efficiency": Counter(
        "threads_per_instruction",
        "active threads per instruction, of 32; the Visual Profiler calls it control-flow "
        "efficiency (CUPTI)",
        "%",
        Unit.PERCENT,
        _threads,
    ),
    "warp_nonpred_execution_efficiency": Counter(
        "unpredicated_threads_per_instruction",
        "the same without threads switched off by a predicate (CUPTI)",
        "%",
        Unit.PERCENT,
        _threads,
    ),
    **{
        f"flop_count_{letter}p{part}": Counter(
            f"fp{width}_{metric}", "thread-level operations; in the sum a multiply-add is 2 (CUPTI)"
        )
        for letter, width in (("s", 32), ("d", 64))
        for part, metric in (
            ("", "flops"),
            ("_add", "add_threads"),
            ("_mul", "mul_threads"),
            ("_fma", "fma_threads"),
        )
    },
    # global memory
    "gld_request": Counter(
        "global_load_requests", "global load instructions, per warp (VP, CUPTI)"
    ),
    "gst_request": Counter(
        "global_store_requests", "global store instructions, per warp (VP, CUPTI)"
    ),
    "l1_global_load_hit": Counter(
        "global_load_l1_line_hits", "128-byte lines; compute capability 2.x (VP, CUPTI)"
    ),
    "l1_global_load_miss": Counter(
        "global_load_l1_line_misses", "128-byte lines; compute capability 2.x (VP, CUPTI)"
    ),
    "global_store_transaction": Counter(
        "global_store_transactions", "up to 128 bytes each; compute capability 2.x (VP, CUPTI)"
    ),
    "l1_cache_global_hit_rate": Counter(
        "global_load_l1_hit_rate", "global loads; compute capability 2.x, 3.x (CUPTI)"
    ),
    "global_hit_rate": Counter(
        "global_load_l1_hit_rate", "global loads in the unified cache; from 5.x on (CUPTI)"
    ),
    # From compute capability 5.x on a transaction is no longer a line; its size varies by chip.
    "gld_transactions": Counter(
        "global_load_transactions", "lines (CUPTI)", capabilities=_FERMI_KEPLER
    ),
    "gst_transactions": Counter(
        "global_store_transactions", "lines (CUPTI)", capabilities=_FERMI_KEPLER
    ),
    "gld_transactions_per_request": Counter(
        "global_load_transactions_per_request", "lines (CUPTI)", capabilities=_FERMI_KEPLER
    ),
    "gst_transactions_per_request": Counter(
        "global_store_transactions_per_request", "lines (CUPTI)", capabilities=_FERMI_KEPLER
    ),
    "gld_efficiency": Counter("global_load_efficiency", "bytes asked for over moved (CUPTI)"),
    "gst_efficiency": Counter("global_store_efficiency", "bytes asked for over moved (CUPTI)"),
    **TRAFFIC,
    "eligible_warps_per_cycle": Counter(
        "eligible_warps_per_scheduler",
        "of an SM, whose schedulers are 4 on compute capability 3.x (CUPTI)",
        convert=lambda warps: warps / 4,
        capabilities=(3,),
    ),
    "dram_utilization": Counter("dram_utilization", "a level of 0 to 10 in nvprof (CUPTI)"),
    "l2_tex_hit_rate": Counter("l2_hit_rate", "requests of the SMs; from 5.x on (CUPTI)"),
    # local memory
    "l1_local_load_hit": Counter(
        "local_load_l1_line_hits", "128-byte lines; compute capability 2.x, 3.x (VP, CUPTI)"
    ),
    "l1_local_load_miss": Counter(
        "local_load_l1_line_misses", "128-byte lines; compute capability 2.x, 3.x (VP, CUPTI)"
    ),
    "local_load": Counter("local_load_instructions", "local loads, per warp (VP, CUPTI)"),
    "local_store": Counter("local_store_instructions", "local stores, per warp (VP, CUPTI)"),
    "l1_cache_local_hit_rate": Counter(
        "local_load_l1_hit_rate", "local accesses; compute capability 2.x, 3.x (CUPTI)"
    ),
    "local_hit_rate": Counter("local_load_l1_hit_rate", "local accesses; from 5.x on (CUPTI)"),
    # shared memory
    "shared_load": Counter("shared_load_instructions", "shared loads, per warp (VP, CUPTI)"),
    "shared_store": Counter("shared_store_instructions", "shared stores, per warp (VP, CUPTI)"),
    "shared_load_transactions": Counter("shared_load_wavefronts", "passes of loads (CUPTI)"),
    "shared_store_transactions": Counter("shared_store_wavefronts", "passes of stores (CUPTI)"),
    "l1_shared_bank_conflict": Counter(
        "shared_bank_conflicts",
        "extra passes, loads and stores together; compute capability 2.x, where an 8-byte access "
        "counts each conflict twice [000] (VP, CUPTI)",
        doubled_at_8_bytes=True,
    ),
}
"""By the name that nvprof, CUPTI events and the command-line profiler give them."""

ALIASES: dict[str, str] = {
    "instructions_issued": "inst_issued",
    "instructions_executed": "inst_executed",
    "control_flow_efficiency": "warp_execution_efficiency",
    "l2_read_request": "l2_read_requests",
    "l2_write_request": "l2_write_requests",
    "l2_read_texture_request": "l2_read_texture_requests",
    "l2_texture_read_requests": "l2_read_texture_requests",
    "uncached_global_load_transactions": "uncached_global_load_transaction",
    "dram_read_transactions": "dram_reads",
    "dram_write_transactions": "dram_writes",
    "texture_cache_hit_rate": "tex_cache_hit_rate",
    "read_only_cache_hit_rate": "tex_cache_hit_rate",
    **{
        f"{kind}_inst_{bits}bit": f"{kind}_{bits}bit"
        for kind in ("gld", "gst")
        for bits in (8, 16, 32, 64, 128)
    },
}
"""Other spellings, in the founding documents and in the Visual Profiler's own tables."""


def counter(name: str) -> Counter | None:
    """Look up the counter called ``name``; None if cuado has no use for it.

    The documents write some names with capitals (``L2_read_request`` [000]).
    """
    plain = name if name in COUNTERS else name.replace("L2_", "l2_", 1)
    return COUNTERS.get(ALIASES.get(plain, plain))
