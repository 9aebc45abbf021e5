"""Warps run in lock step: barriers in a loop make each wait for the slowest, again and again.

What it does
------------
Takes the part of warp time that is spent waiting at block-wide barriers, where each warp passes
many of them. A barrier that a warp passes once or twice in its life is left alone, however much
time is sampled there.

Why it costs
------------
Between two barriers a block takes as long as its slowest warp. Over many barriers these maxima add
up, where free-running warps would average out. A single barrier between load and use costs little:
the warps that would pass it early have little left to do, and their slots stay taken until the
block's last warp has ended. What is sampled at such a barrier is the wait for memory of the slowest
warp, and shorter or better hidden loads are the cure. Removing it from a padded transpose, where
it holds 30% of the samples, gained 4% on an H200; removing those of a sweep reduction with 21%
gained 31%.

Example
-------
A sum over a block in shared memory, ten halving steps with a barrier each, for each of 1,024 rows:
11,000 barriers per warp, 21% of warp time. A stencil that slides along z: two per plane, 35%.

What to try
-----------
- Reduce within warps by ``__shfl_down_sync`` or ``__reduce_add_sync``: two barriers instead of ten.
- Let a warp, not a block, own a row: ``__syncwarp`` instead of ``__syncthreads``.
- Two buffers in shared memory: one barrier per step instead of two.
- Several smaller blocks per SM: while one waits, others run. ``cuado run`` does it where parts of
  a block exchange nothing (``smaller-blocks``).

References
----------
- CUDA C++ Programming Guide, "Synchronization Functions", "Warp Shuffle Functions".
- Founding case study: vector averaging v2 and v3 [003]; NVIDIA, "Optimizing Parallel Reduction".
"""

from collections.abc import Sequence

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Effort, Finding, LineShare
from cuado.model.instruction import Instruction, SourceLocation
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Limit
from cuado.rules.bounds import bound
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Need, Rule, Topic
from cuado.sass.asynchrony import synchronizes_at_mbarriers

LEAST_SHARE = 0.1
"""Part of warp time at barriers below which removing them all gains little."""

SWEEP = 20.0
"""Instructions per barrier below which the code looks like the halving steps of a reduction (11 in
the sweep of [003]); a stencil's planes have 44."""

LEAST_PER_WARP = 8.0
"""Barriers a warp passes. Gains measured on an H200 by removing them all: 1.00 to 1.06 at one or
two (1.31 where bank conflicts make the wait), 1.14 at four with one block per SM, 1.25 at 16, and
1.08 to 1.45 at 128 to 11,265."""


def check(facts: Facts) -> Finding | None:
    """Fires when warps pass many barriers and spend their time there."""
    barriers = [i for i in facts.code if i.base_opcode == "BAR" and i.executed]
    total = facts.profile.samples
    if not barriers or not total or facts.limiter.verdict is Limit.NEAR_ROOF:
        return None
    if synchronizes_at_mbarriers(facts.code):
        return None  # warps of different roles: those that are ahead wait by design
    waited = facts.total(lambda i: i.stall("barrier"))
    per_warp = _per_warp(facts, barriers)
    if waited / total < LEAST_SHARE or per_warp < LEAST_PER_WARP:
        return None
    work = facts.total(lambda i: i.executed) / facts.total(lambda i: i.executed, barriers)
    return Finding(
        rule=RULE.name,
        title=f"Warps wait for each other at {per_warp:,.0f} barriers each",
        why=(
            f"{waited / total:.0%} of warp time is spent waiting at barriers; each warp passes "
            f"{per_warp:,.0f} of them, one every {work:.2g} instructions"
        ),
        advice=_advice(facts, work),
        evidence=(
            counted("warp time at barriers", 100 * waited / total, Unit.PERCENT),
            counted("barriers per warp", per_warp, Unit.INSTRUCTION, f"below {LEAST_PER_WARP:.0f}"),
            counted("instructions per barrier", work, Unit.INSTRUCTION),
        ),
        lines=_lines(facts),
        bound=bound(facts, {}, {i.offset for i in barriers}, ("barrier",)),
    )


def _advice(facts: Facts, work: float) -> tuple[str, ...]:
    """Advice by the code between barriers: matrix tiles, a reduction, steps."""
    if any(i.base_opcode in _MATRIX and i.executed for i in facts.code):
        return _TILES
    return _REDUCTION + _STEPS[1:] if work < SWEEP else _STEPS + _REDUCTION[1:]


_MATRIX = frozenset({"HMMA", "IMMA", "DMMA", "HGMMA", "IGMMA", "QGMMA"})
_TILES = (
    "deeper pipeline: more stages (num_stages), so that a barrier waits for tiles loaded long ago",
    "larger tiles in the reduced dimension: more matrix work per barrier",
    "producer and consumer warps that meet at mbarriers instead of the whole block at one",
)
_REDUCTION = (
    "synchronise less often: a reduction needs shuffles within warps (__shfl_down_sync) and one "
    "barrier; steps that read what others wrote need one barrier each with two buffers, not two",
    "let a warp own what a block shares now: __syncwarp instead of __syncthreads",
)
_STEPS = (
    "use two buffers in shared memory: one barrier per step instead of two",
    "use several smaller blocks per SM: while one waits, others run",
)


def _per_warp(facts: Facts, barriers: Sequence[Instruction]) -> float:
    """Barriers over warps; the kernel's first instruction is executed once by each warp."""
    blocks, warps = facts.launch.blocks, facts.launch.warps_per_block
    started = blocks * warps if blocks and warps else facts.code[0].executed or 0
    return facts.total(lambda i: i.executed, barriers) / started if started else 0.0


def _blamed(code: Sequence[Instruction]) -> dict[int, float]:
    """Waiting samples by offset of their barrier: they are taken at the instruction after it."""
    blamed: dict[int, float] = {}
    last: int | None = None
    for instruction in code:
        waited = instruction.stall("barrier")
        if waited and last is not None:
            blamed[last] = blamed.get(last, 0.0) + waited
        if instruction.base_opcode == "BAR":
            last = instruction.offset
    return blamed


def _lines(facts: Facts) -> tuple[LineShare, ...]:
    """The barriers' lines, and those after them where the profiler shows the samples."""
    blamed, total = _blamed(facts.code), facts.profile.samples
    barriers = line_shares(
        facts.profile, lambda i: blamed.get(i.offset), "warp time at this barrier", whole=total
    )
    known = {(line.file, line.line) for line in barriers}
    sampled = line_shares(
        facts.profile,
        lambda i: i.stall("barrier"),
        "warp time sampled here, after the barrier",
        whole=total,
    )
    return (*barriers, *(line for line in sampled if (line.file, line.line) not in known))


def _loop(barriers: float, waiting: float) -> tuple[Instruction, ...]:
    line = SourceLocation("kernel.cu", 33)
    return (
        Instruction(0, "S2R R4, SR_TID.X", executed=1000, samples=2),
        Instruction(
            16, "BAR.SYNC.DEFER_BLOCKING 0x0", location=line, executed=barriers, samples=30
        ),
        Instruction(
            32,
            "LDS R5, [R0]",
            location=SourceLocation("kernel.cu", 35),
            executed=barriers,
            samples=waiting + 10,
            stalls={"barrier": waiting, "mio_throttle": 10},
        ),
        Instruction(48, "FADD R5, R5, R2", executed=barriers, samples=600),
    )


_BLOCKS = LaunchShape(grid=(125, 1, 1), block=(256, 1, 1))

RULE = Rule(
    name="barrier-stalls",
    title="Barriers in a loop keep warps in lock step",
    topic=Topic.CONTROL,
    cause=Cause.BARRIERS,
    effort=Effort.KERNEL,
    check=check,
    requires=(Need.COUNTERS,),
    fires=(
        Example(
            says="a sweep reduction: ten barriers per row, many rows",
            instructions=_loop(640000, 170),
            launch=_BLOCKS,
            verdict=Limit.BALANCED,
        ),
    ),
    silent=(
        Example(
            says="producer and consumer warps: the producers wait at named barriers by design",
            instructions=(
                *_loop(640000, 170),
                Instruction(64, "SYNCS.ARRIVE.TRANS64 RZ, [R2]", executed=1000),
            ),
            launch=_BLOCKS,
        ),
        Example(
            says="a padded transpose: 30% of the samples at the barrier between load and store",
            instructions=_loop(1000, 300),
            launch=_BLOCKS,
        ),
        Example(
            says="many barriers, but warps arrive together: 5%",
            instructions=_loop(640000, 30),
            launch=_BLOCKS,
        ),
        Example(
            says="at the roof of DRAM: the barriers wait for it",
            instructions=_loop(640000, 170),
            launch=_BLOCKS,
            verdict=Limit.NEAR_ROOF,
        ),
    ),
)
