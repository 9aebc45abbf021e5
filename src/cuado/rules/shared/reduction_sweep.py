"""A tree reduction sweeps through shared memory with a barrier per step.

What it does
------------
Finds the pattern in the code: between one barrier and the next a few of the block's threads load
from shared memory, combine and store there again, step after step with fewer threads. It counts
how many threads take part, names the lines, and compares the work with that of a reduction by
warp shuffles.

Why it costs
------------
A sum over 1,024 values takes 1,023 additions; the sweep makes every warp of the block go through
ten barriers for them, and through all instructions of ten steps. Switching threads off does not
help: a warp whose threads are all predicated off still issues its loads and stores, and each still
takes a pass through the data stage of L1 and shared memory. In the averaging case study the stage
made 1,056 million passes where the addresses need 148 million.

Example
-------
``for (half = n / 2; half > 0; half /= 2) { __syncthreads(); if (id < half) s[id] += s[id +
half]; }`` on 1,024 threads: 90% of the threads idle in the average step. With shuffles the
kernel runs 1.95 times as fast on an H200.

What to try
-----------
- Reduce within each warp by ``__shfl_down_sync`` (cooperative groups' ``reduce``; for 32-bit
  integers ``__reduce_add_sync`` is one instruction), let lane 0 of each warp store one value,
  synchronise once, and let the first warp reduce those: two barriers instead of one per step.
- Keep the sweep only down to 32 threads, if code must stay similar: the last five steps need no
  block-wide barrier.
- Let each thread first add several values of its own, so that fewer take part.
- CUB's ``BlockReduce`` does all of this.

References
----------
- Mark Harris, "Optimizing Parallel Reduction in CUDA"; CUDA Pro Tip, "Faster Parallel Reductions
  on Kepler".
- Founding case study: averaging v3, shared memory at 49% of its peak in the sweep [003].
"""

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Effort, Finding
from cuado.model.instruction import Access, Instruction, SourceLocation, Space
from cuado.model.launch import WARP_SIZE, LaunchShape
from cuado.rules.analyses.barrier_sweeps import Sweep, find_sweep
from cuado.rules.bounds import QUEUEING, is_too_little, lower_of
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Need, Rule, Topic

SHUFFLE_STEPS = 5
"""log2 of a warp's 32 threads: shuffle steps of the first stage, in every warp."""

BARRIERS_LEFT = 2
"""Barriers of a reduction by shuffles: one before and one after the warps' values are stored."""

INSTRUCTIONS_PER_STEP = 2
"""A shuffle and an addition."""

_LSU = frozenset(
    {"LDG", "STG", "LDS", "STS", "LDL", "STL", "ATOM", "ATOMG", "ATOMS", "RED", "SHFL"}
)

_ADVICE = (
    "reduce within each warp by __shfl_down_sync (cooperative groups reduce; __reduce_add_sync for "
    "32-bit integers), store one value per warp, synchronise, reduce those in the first warp",
    "call cub::BlockReduce, which does this",
    "let each thread add several values of its own first, so that fewer threads take part",
    "at least stop the sweep at 32 threads and finish inside one warp, without barriers",
)


def check(facts: Facts) -> Finding | None:
    """Fires when the code sweeps through shared memory and shuffles would save warp time."""
    sweep = find_sweep(facts.code)
    if sweep is None:
        return None
    bound = _bound(facts, sweep)
    if is_too_little(bound):
        return None
    executed = facts.total(lambda i: i.executed, sweep.accesses)
    needed = facts.total(lambda i: i.wavefronts, sweep.accesses)
    samples = facts.total(lambda i: i.samples, sweep.code)
    share = 100 * samples / facts.profile.samples if facts.profile.samples else None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"each sweep takes {sweep.length:.0f} steps with a barrier each, in which "
            f"{sweep.participation:.0%} of the threads take part on average; warps that are "
            "switched off still send every shared access through the data stage: "
            f"{executed / 1e6:,.0f} million passes where the addresses need "
            f"{needed / 1e6:,.0f} million"
        ),
        advice=_ADVICE,
        evidence=(
            counted("threads that take part", 100 * sweep.participation, Unit.PERCENT, "100%"),
            counted("barriers per sweep", sweep.length, Unit.INSTRUCTION, f"{BARRIERS_LEFT}"),
            *(() if share is None else (counted("warp time in the sweep", share, Unit.PERCENT),)),
            *facts.optional_evidence(
                "shared_pipe_wavefronts", "l1_data_pipe_utilization", "stall_barrier"
            ),
        ),
        lines=line_shares(
            facts.profile,
            lambda i: i.samples if facts.profile.samples else i.executed,
            "samples in the sweep" if facts.profile.samples else "instructions of the sweep",
            sweep.code,
        ),
        bound=bound,
    )


def _bound(facts: Facts, sweep: Sweep) -> Bound | None:
    """The bound if two stages of shuffles replace the sweep: their instructions, passes and
    barriers stay.

    Each warp shuffles log2(32) times and stores once; one warp per block loads the warps' values
    and shuffles log2(warps) times more. Shuffles go through the load/store pipe and the data stage
    like shared accesses do. Warp time: of the sweep's samples, those at the barriers stay by the
    barriers that are left and the others by the instructions that are left; the queueing it
    imposes on the rest of the kernel goes.
    """
    warps = facts.launch.warps_per_block or WARP_SIZE
    stages = SHUFFLE_STEPS + (warps - 1).bit_length() / warps
    accesses = sweep.entries * (stages + 1 + 1 / warps)
    instructions = sweep.entries * (INSTRUCTIONS_PER_STEP * stages + 1 + 1 / warps + BARRIERS_LEFT)
    barriers = min(BARRIERS_LEFT / sweep.length, 1.0)
    lsu = facts.total(lambda i: i.executed, (i for i in facts.code if i.base_opcode in _LSU))
    every = facts.total(lambda i: i.executed)
    saved_accesses = facts.total(lambda i: i.executed, sweep.accesses) - accesses
    saved = facts.total(lambda i: i.executed, sweep.code) - instructions
    remaining = {
        "issue_slot_utilization": 1 - saved / every,
        "pipe_lsu_utilization": 1 - saved_accesses / lsu,
        "pipe_adu_utilization": barriers,
        "pipe_alu_utilization": 1 - saved / every,
        "pipe_fma_utilization": 1 - saved / every,
        "pipe_uniform_utilization": 1 - saved / every,
        "pipe_cbu_utilization": 1 - saved / every,
    }
    stage, shared = facts.get("l1_data_pipe_utilization"), facts.get("shared_pipe_utilization")
    if stage:
        passes = facts.total(
            lambda i: max(i.executed or 0, i.wavefronts or 0),
            (i for i in facts.code if i.space is Space.SHARED or i.base_opcode == "SHFL"),
        )
        # Unless it is known how much of the stage's work is shared memory's, all of it may be.
        own = 1.0 if shared is None else min(shared / stage, 1.0)
        gone = own * saved_accesses / passes
        remaining["l1_data_pipe_utilization"] = 1 - gone
    left = {name: min(max(part, 0.0), 1.0) for name, part in remaining.items()}
    return lower_of(facts, left, _share(facts, sweep, barriers, 1 - saved / every))


def _share(facts: Facts, sweep: Sweep, barriers: float, instructions: float) -> float | None:
    total = facts.profile.samples
    if not total:
        return None
    own = {i.offset for i in sweep.code}
    waiting = facts.total(lambda i: i.stall("barrier"), sweep.code)
    working = facts.total(lambda i: i.samples, sweep.code) - waiting
    kept = _left(facts, sweep, instructions)
    elsewhere = facts.total(
        lambda i: i.stall(*QUEUEING), (i for i in facts.code if i.offset not in own)
    )
    return (waiting * (1 - barriers) + working * (1 - kept) + elsewhere) / total


def _left(facts: Facts, sweep: Sweep, of_all: float) -> float:
    """Part (0..1) of the sweep's own instructions that shuffles leave."""
    every = facts.total(lambda i: i.executed)
    own = facts.total(lambda i: i.executed, sweep.code)
    return min(max(1 - (1 - of_all) * every / own, 0.0), 1.0)


def _shared(offset: int, sass: str, executed: float, on: float) -> Instruction:
    return Instruction(
        offset=offset,
        sass=sass,
        location=SourceLocation("reduce.cu", 35),
        executed=executed,
        threads=WARP_SIZE * executed,
        threads_on=on,
        samples=20,
        stalls={"short_scoreboard": 10, "barrier": 10},
        space=Space.SHARED,
        access=Access.STORE if " STS" in f" {sass}" else Access.LOAD,
        access_bits=32,
        wavefronts=executed / 8,
        wavefronts_ideal=executed / 8,
    )


def _plain(offset: int, sass: str, executed: float, line: int = 33) -> Instruction:
    return Instruction(
        offset=offset,
        sass=sass,
        location=SourceLocation("reduce.cu", line),
        executed=executed,
        threads=WARP_SIZE * executed,
        threads_on=WARP_SIZE * executed,
        samples=5,
        stalls={"wait": 5},
    )


def _loop(participation: float) -> tuple[Instruction, ...]:
    """A sweep of ten steps over 1,024 threads, as the compiler writes it."""
    on = participation * 32_000
    return (
        _plain(0, "FADD R5, R4, R3", 100, line=31),
        _plain(16, "BAR.SYNC.DEFER_BLOCKING 0x0", 1000),
        _shared(32, "@!P1 LDS R7, [R2]", 1000, on),
        _shared(48, "@!P1 LDS R6, [R6]", 1000, on),
        _plain(64, "@!P1 FADD R7, R7, R6", 1000, line=35),
        _shared(80, "@!P1 STS [R2], R7", 1000, on),
        _plain(96, "@P1 BRA 0x10", 1000),
        _plain(112, "EXIT", 100),
    )


def _unrolled() -> tuple[Instruction, ...]:
    """Eight steps over 256 threads with the barrier after the work, without a loop."""
    steps = []
    for step in range(8):
        start, on = 128 * step, 3200 / 2 ** (step + 1)
        steps += [
            _shared(start, "@!P1 LDS R6, [R6]", 100, on),
            _plain(start + 16, "@!P1 FADD R7, R7, R6", 100, line=35),
            _shared(start + 32, "@!P1 STS [R2], R7", 100, on),
            _plain(start + 48, "BAR.SYNC.DEFER_BLOCKING 0x0", 100),
        ]
    return tuple(steps)


_SHUFFLED = (
    _plain(0, "SHFL.DOWN PT, R7, R5, 0x10, 0x1f", 100),
    _plain(16, "FADD R7, R7, R5", 100),
    _plain(32, "BAR.SYNC.DEFER_BLOCKING 0x0", 100),
    _shared(48, "@!P0 STS [R2], R7", 100, 100),
    _plain(64, "BAR.SYNC.DEFER_BLOCKING 0x0", 100),
    _shared(80, "@!P1 LDS R6, [R3]", 100, 100),
    _plain(96, "SHFL.DOWN PT, R7, R6, 0x10, 0x1f", 100),
    _plain(112, "EXIT", 100),
)
_BLOCK = LaunchShape(grid=(1024, 1, 1), block=(1024, 1, 1))

RULE = Rule(
    name="reduction-sweep",
    title="Tree reduction through shared memory with a barrier per step",
    topic=Topic.SHARED,
    cause=Cause.BARRIERS,
    effort=Effort.KERNEL,
    check=check,
    requires=(Need.COUNTERS,),
    uses=(
        "shared_pipe_wavefronts",
        "l1_data_pipe_utilization",
        "shared_pipe_utilization",
        "stall_barrier",
    ),
    fires=(
        Example(
            says="averaging: ten steps, a tenth of the threads in the average one",
            metrics={"l1_data_pipe_utilization": 63.5, "shared_pipe_utilization": 59.1},
            launch=_BLOCK,
            instructions=_loop(0.1),
        ),
        Example(
            says="eight unrolled steps over 256 threads, the barrier at the end of each",
            launch=LaunchShape(grid=(1024, 1, 1), block=(256, 1, 1)),
            instructions=_unrolled(),
        ),
    ),
    silent=(
        Example(
            says="two stages of shuffles: shared memory only carries the warps' sums",
            launch=_BLOCK,
            instructions=_SHUFFLED,
        ),
        Example(
            says="borderline: a scan keeps half of the threads busy in every step",
            launch=_BLOCK,
            instructions=_loop(0.55),
        ),
    ),
)
