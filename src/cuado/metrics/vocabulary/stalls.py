"""Why warps do not issue."""

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

_STATES = frozenset({"selected", "not_selected", "misc"})
"""Reasons whose meaning is a state rather than something waited for."""

ROWS = tuple(
    MetricSpec(
        f"stall_{reason}",
        Unit.CYCLE_PER_INSTRUCTION,
        f"Warp-cycles per issued instruction "
        f"{'in which a warp was' if reason in _STATES else 'spent'} {what}",
        "NCU smsp__average_warps_issue_stalled_*_per_issue_active",
    )
    for reason, what in STALL_REASONS.items()
)
