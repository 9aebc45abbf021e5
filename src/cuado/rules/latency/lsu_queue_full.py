"""Warps wait for a place in a queue for memory instructions.

What it does
------------
Looks for warps that have everything they need but cannot hand their instruction over, because the
queue of the unit that executes it is full: *LG throttle* (local and global memory), *MIO throttle*
(shared memory, special functions, dynamic branches), *texture throttle*. It fires when one of
them takes a third of warp time, names the queue, and the lines that wait for it.

Why it costs
------------
A full queue means that a unit gets instructions faster than it works them off: each scattered
access occupies L1 for up to 32 passes, and every instruction behind it stands. More warps make the
queue no shorter. What helps is less work per datum: fewer instructions, or cheaper ones.

Example
-------
``mean += input[element * count + v]``, 32 sectors a request: on a V100 75.9% of the 109.1 cycles
between two issues of a warp are LG throttle, and a scheduler issues every 6.8 cycles [003].

What to try
-----------
- Coalesce first: a scattered access costs as many passes as it touches lines.
- Then access wider (``float4``): a fourth of the instructions for the same bytes.
- Keep values in registers instead of loading them again; let lanes exchange them by shuffles.
- For MIO throttle: wider shared-memory accesses, fewer special functions, no bank conflicts.

References
----------
- Nsight Compute, Kernel Profiling Guide, "Warp Stall Reasons".
- Founding case study: averaging v2 on a V100 [003].
"""

from collections.abc import Iterable

from cuado.model.finding import Effort, Finding
from cuado.model.instruction import Access, Instruction, SourceLocation, Space
from cuado.rules.bounds import QUEUEING, is_too_little, lower_of, stalled_share
from cuado.rules.facts import Facts
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Rule, Topic

DOMINATES = 0.3
"""Part of warp time from which one queue is the story: the case study [003] has 0.76; below a third
other stalls decide, and Nsight Compute's own stall rules start at 0.3 too."""

WIDER = "access shared memory wider (float4 per thread) and without bank conflicts"
_QUEUES = {
    "lg_throttle": "local and global memory instructions",
    "mio_throttle": "shared memory, special functions and dynamic branches",
    "tex_throttle": "texture instructions",
}
_NAMES = {
    "lg_throttle": "LG throttle",
    "mio_throttle": "MIO throttle",
    "tex_throttle": "texture throttle",
}
_ADVICE = {
    "lg_throttle": (
        "coalesce: a scattered access holds the queue for as many passes as it touches lines",
        "access wider (float4): a fourth of the instructions for the same bytes",
        "load each value once: keep it in a register, pass it on by shuffles",
        "interleave loads and arithmetic: a few accesses, then what can be computed meanwhile, so "
        "that the queue drains",
    ),
    "mio_throttle": (
        WIDER,
        "move what every thread reloads from shared memory into registers, or use shuffles",
        "replace special functions and divisions by cheaper forms",
    ),
    "tex_throttle": (
        "fetch wider texels, or read through global memory where filtering is not needed",
        "load each value once: keep it in a register, pass it on by shuffles",
    ),
}
_FREED = ("pipe_lsu_utilization", "pipe_xu_utilization", "pipe_tex_utilization")


def check(facts: Facts) -> Finding | None:
    """Fires when warps spend a third of their time waiting for one queue."""
    cycles = facts["cycles_per_issue"]
    stalls = {r: stall for r in _QUEUES if (stall := facts.get(f"stall_{r}")) is not None}
    worst = max(stalls, key=lambda reason: stalls[reason])
    if not cycles or stalls[worst] < DOMINATES * cycles:
        return None
    if worst == "mio_throttle" and _special(facts):
        return None
    limit = lower_of(facts, _remaining(facts), stalled_share(facts, QUEUEING))
    if is_too_little(limit):
        return None
    return Finding(
        rule=RULE.name,
        title=f"The queue for {_QUEUES[worst]} is full",
        why=(
            f"{stalls[worst] / cycles:.1%} of the {cycles:.1f} cycles between two instructions of "
            f"a warp are {_NAMES[worst]}: it could issue, but the queue for "
            f"{_QUEUES[worst]} is full"
        ),
        advice=_ADVICE[worst],
        evidence=(
            facts.evidence(f"stall_{worst}", f"< {DOMINATES * cycles:.1f}"),
            facts.evidence("cycles_per_issue"),
            *facts.optional_evidence(
                "eligible_warps_per_scheduler", "issue_interval", "global_load_sectors_per_request"
            ),
        ),
        lines=line_shares(facts.profile, lambda i: i.stall(worst), f"samples in {_NAMES[worst]}"),
        bound=limit,
    )


def _special(facts: Facts) -> bool:
    """True if special functions and conversions fill that queue: they have rules of their own."""
    special = facts.get("pipe_xu_utilization")
    units = ("pipe_lsu_utilization", "l1_data_pipe_utilization")
    memory = [use for unit in units if (use := facts.get(unit)) is not None]
    return special is not None and bool(memory) and special > max(memory)


def _remaining(facts: Facts) -> dict[str, float]:
    """Fewer, wider, coalesced accesses relieve the pipes and the excess traffic; bytes stay."""
    known = [facts.get(name) for name in ("global_excess", "global_load_excess")]
    excess = next((each for each in known if each is not None), None)
    # Of an unknown excess all may go.
    kept = 0.0 if excess is None else 1 - excess / 100
    return {
        "l2_utilization": kept,
        "dram_utilization": kept,
        "l1_data_pipe_utilization": 0.0,
        "issue_slot_utilization": 0.0,
        **dict.fromkeys(_FREED, 0.0),
    }


def _code(loads: Iterable[int]) -> tuple[Instruction, ...]:
    return tuple(
        Instruction(
            offset=16 * k,
            sass=f"LDG.E.CONSTANT R{20 + k}, desc[UR14][R6.64]",
            location=SourceLocation("averaging.cu", line),
            executed=1000,
            samples=100,
            stalls={"lg_throttle": 76, "long_scoreboard": 24},
            space=Space.GLOBAL,
            access=Access.LOAD,
        )
        for k, line in enumerate(loads)
    )


RULE = Rule(
    name="lsu-queue-full",
    title="A queue for memory instructions is full",
    topic=Topic.LATENCY,
    effort=Effort.KERNEL,
    check=check,
    needs=("cycles_per_issue",),
    needs_any=(tuple(f"stall_{reason}" for reason in _QUEUES),),
    uses=(
        *(f"stall_{reason}" for reason in sorted(QUEUEING)),
        "global_excess",
        "global_load_excess",
        "global_load_sectors_per_request",
        "eligible_warps_per_scheduler",
        "issue_interval",
        "pipe_xu_utilization",
        "pipe_lsu_utilization",
        "l1_data_pipe_utilization",
    ),
    fires=(
        Example(
            says="averaging v2 on a V100 [003]: 75.9% of 109.1 cycles",
            metrics={
                "cycles_per_issue": 109.1,
                "stall_lg_throttle": 82.8,
                "eligible_warps_per_scheduler": 0.69,
            },
            instructions=_code((27, 27, 31)),
            chip="v100",
        ),
        Example(
            says="shared-memory accesses a byte wide, kernel-level metrics only",
            metrics={"cycles_per_issue": 40, "stall_mio_throttle": 22, "stall_lg_throttle": 1},
        ),
    ),
    silent=(
        Example(
            says="sines and divisions fill the queue, not memory instructions",
            metrics={
                "cycles_per_issue": 40,
                "stall_mio_throttle": 30,
                "pipe_xu_utilization": 97,
                "pipe_lsu_utilization": 1,
            },
        ),
        Example(
            says="borderline: averaging v2 on an H200, where LG and MIO throttle are a fifth",
            metrics={
                "cycles_per_issue": 39.9,
                "stall_lg_throttle": 3.08,
                "stall_mio_throttle": 5.01,
            },
        ),
        Example(
            says="warps wait for data, not for the queue",
            metrics={"cycles_per_issue": 60, "stall_lg_throttle": 0.1, "stall_long_scoreboard": 45},
        ),
    ),
)
