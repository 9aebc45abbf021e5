"""Threads of a warp take different paths.

What it does
------------
Compares the threads that are active per instruction with those the block's shape allows, and
speaks where branches really split warps. Instructions that a predicate switches off for whole
warps are no divergence, nor is a block whose last warp is partly empty.

Why it costs
------------
A warp executes the paths of its threads one after the other, with the threads of the other paths
idle: two equal paths take twice the time, and loops run as long as their slowest thread.

Example
-------
Four paths chosen by ``threadIdx.x % 4``: 8 of 32 threads active, 3.6 times slower on an H200 than
the same work with one path per warp. ``if (threadIdx.x < half)`` in a reduction is harmless as long
as ``half`` is a multiple of 32.

What to try
-----------
- Group threads of one path: sort the items, or choose the path by warp instead of by thread.
- Give a short row to half a warp, so that fewer lanes idle.
- Let the paths differ in data, not in code: select values, then run common code.
- Hand out loop iterations of unequal length from a queue.

References
----------
- CUDA C++ Programming Guide, "SIMT Architecture".
- Founding case study: block-sparse SpMV, one warp per row (87%) to no divergence [002].
"""

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Effort, Finding, Scope
from cuado.model.instruction import Instruction, SourceLocation
from cuado.model.launch import WARP_SIZE, LaunchShape
from cuado.model.limiter import Limit
from cuado.rules.bounds import bound
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Rule, Topic

LEAST_EFFICIENCY = 0.9
"""Active threads over possible ones above which nothing is said. SpMV with a warp per row stands
at 0.87 and gains 1.2 by evening out [002]; reductions that end in one warp at 0.96 to 0.99."""

LEAST_SPLIT = 1.0
"""Inactive threads at an instruction for it to count as executed by a divergent warp."""

LEAST_GAIN = 1.05

_ADVICE = (
    "group the threads of one path: sort the items, or choose the path by warp",
    "give short rows to part of a warp, so that fewer lanes idle",
    "select values instead of branches, then run common code",
    "let threads with unequal trip counts take items from a queue",
)


LEAST_SPLIT_BRANCHES = 10.0
"""Percent of branches that must diverge where no metric counts active threads: SpMV with half a
warp per row has 16 and gains 1.2 [002]."""


def check(facts: Facts) -> Finding | None:
    """Fires when warps run with few active threads because branches diverge."""
    if facts.get("threads_per_instruction") is None:
        return _by_branches(facts)
    possible = _possible(facts.launch)
    efficiency = facts["threads_per_instruction"] / possible
    if efficiency >= LEAST_EFFICIENCY or facts.limiter.verdict is Limit.NEAR_ROOF:
        return None
    uniform, divergent = facts.get("uniform_branch_rate"), facts.get("divergent_branches")
    if divergent == 0 or (divergent is None and uniform is not None and uniform >= 100):
        return None
    if _retries(facts, possible):
        return None
    found = _bound(facts, efficiency, possible)
    if found is not None and found.speedup < LEAST_GAIN:
        return None
    split = "" if uniform is None else f"; {100 - uniform:.3g}% of the branches split their warp"
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"{facts['threads_per_instruction']:.3g} of {possible:.3g} threads are active per "
            f"instruction ({efficiency:.0%}){split}"
        ),
        advice=_ADVICE,
        evidence=(
            facts.evidence("threads_per_instruction", f"{possible:.3g}"),
            *facts.optional_evidence("uniform_branch_rate", "divergent_branches"),
            *((counted("split branches", _splits(facts), Unit.BRANCH),) if _splits(facts) else ()),
        ),
        lines=line_shares(facts.profile, lambda i: _lost(i, possible), "idle threads"),
        bound=found,
    )


def _by_branches(facts: Facts) -> Finding | None:
    """The old profilers' evidence: the share of divergent branches, without their cost."""
    uniform = facts.get("uniform_branch_rate")
    if uniform is None or 100 - uniform < LEAST_SPLIT_BRANCHES:
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=f"{100 - uniform:.3g}% of the branches split their warp",
        advice=_ADVICE,
        evidence=(facts.evidence("uniform_branch_rate", "100%"),),
    )


def _possible(launch: LaunchShape) -> float:
    """Threads per warp that the block's shape allows: below 32 where a warp is partly empty."""
    threads, warps = launch.threads_per_block, launch.warps_per_block
    return WARP_SIZE if not threads or not warps else threads / warps


def _splits(facts: Facts) -> float:
    return facts.total(lambda i: i.divergent_branches)


def _lost(instruction: Instruction, possible: float) -> float:
    """Thread instructions that an instruction's idle threads would have been."""
    if not instruction.executed or instruction.threads is None:
        return 0.0
    lost = instruction.executed * possible - instruction.threads
    return lost if lost >= LEAST_SPLIT * instruction.executed else 0.0


def _retries(facts: Facts, possible: float) -> bool:
    """True if most idle threads wait for others' compare-and-swap: see atomics-contention."""
    lines = {i.location for i in facts.code if ".CAS" in i.opcode}
    lost = facts.total(lambda i: _lost(i, possible))
    there = facts.total(lambda i: _lost(i, possible) if i.location in lines else 0)
    return bool(lines) and there > lost / 2


def _bound(facts: Facts, efficiency: float, possible: float) -> Bound | None:
    """The bound if full warps took every path: instructions of divergent warps shrink to their
    active threads. Their pipes and memory requests shrink too, by an unknown part: they count as
    empty.
    """
    guilty = [i for i in facts.code if _lost(i, possible)]
    units = dict.fromkeys(
        (
            *(
                f"pipe_{p}_utilization"
                for p in ("alu", "fma", "fp64", "lsu", "xu", "uniform", "cbu")
            ),
            "pipe_adu_utilization",
            "l1_data_pipe_utilization",
            "l2_utilization",
        ),
        efficiency,
    )
    whole = bound(
        facts, {**units, "issue_slot_utilization": efficiency}, {i.offset for i in guilty}
    )
    if whole is None:
        return Bound(1 / efficiency, Scope.UNIT, "instruction issue, with all threads active")
    return whole


def _branch(divergent: float, threads: float) -> tuple[Instruction, ...]:
    return (
        Instruction(
            offset=16,
            sass="@P0 BRA 0x100",
            location=SourceLocation("kernel.cu", 90),
            executed=1000,
            threads=32000,
            samples=10,
            divergent_branches=divergent,
        ),
        Instruction(
            offset=32,
            sass="FFMA R5, R5, R4, 0.5",
            location=SourceLocation("kernel.cu", 91),
            executed=4000,
            threads=4000 * threads,
            samples=300,
        ),
    )


RULE = Rule(
    name="divergence",
    title="Threads of a warp take different paths",
    topic=Topic.CONTROL,
    cause=Cause.DIVERGENCE,
    effort=Effort.KERNEL,
    check=check,
    needs_any=(("threads_per_instruction", "uniform_branch_rate"),),
    uses=("divergent_branches",),
    fires=(
        Example(
            says="four paths chosen by threadIdx.x % 4",
            metrics={
                "threads_per_instruction": 8.1,
                "divergent_branches": 1000,
                "issue_slot_utilization": 94,
            },
            instructions=_branch(1000, 8),
            verdict=Limit.INSTRUCTION_THROUGHPUT,
        ),
        Example(
            says="SpMV, half a warp per row, on a K20c: 16% of the branches split their warp",
            metrics={"uniform_branch_rate": 84},
            chip="k20c",
        ),
        Example(
            says="SpMV, a warp per row, on a K20c: 87% control-flow efficiency",
            metrics={"threads_per_instruction": 27.8, "uniform_branch_rate": 84},
            chip="k20c",
        ),
    ),
    silent=(
        Example(
            says="old counters: 4% of the branches split their warp",
            metrics={"uniform_branch_rate": 96},
            chip="k20c",
        ),
        Example(
            says="a sweep reduction: whole warps are off, 0.2% of the branches split",
            metrics={
                "threads_per_instruction": 31.85,
                "unpredicated_threads_per_instruction": 19.8,
                "uniform_branch_rate": 99.8,
                "divergent_branches": 1e6,
            },
        ),
        Example(
            says="blocks of 24 threads: no branch splits, 8 lanes never exist",
            metrics={"threads_per_instruction": 24, "divergent_branches": 0},
            launch=LaunchShape(block=(24, 1, 1)),
        ),
        Example(
            says="91%: halo threads that leave early",
            metrics={"threads_per_instruction": 29.2, "divergent_branches": 500},
        ),
    ),
)
