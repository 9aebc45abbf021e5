"""Many narrow accesses to contiguous data, where fewer wide ones would do.

What it does
------------
Looks for coalesced global loads and stores of at most 32 bits a thread in a kernel that pays for
their *number*: the load/store pipe or the issue slots are nearly full and these accesses are much
of what fills them, or the queue for memory instructions holds warps up, or too few bytes are in
flight and these are the loads that warps wait for. In all other kernels width gains nothing, and
the rule is silent; scattered accesses have to be coalesced first.

Why it costs
------------
One instruction asks for 128 bytes at 4 bytes a thread and for 512 at 16. The narrow version takes
four times the instructions, address arithmetic and queue places for the same data, and has a
fourth of the bytes in flight for the same number of waiting loads.

Example
-------
``y[i] = a * x[i] + y[i]`` with one float a thread issues two loads and a store for 32 results;
with ``float4`` it issues the same three for 128.

What to try
-----------
- Give each thread 4 neighbouring elements and access them as ``float4`` (``int4``, ``double2``):
  the address must be a multiple of 16 bytes, and the count's rest needs a scalar tail.
- For 8- and 16-bit data read ``uint4`` and unpack; ``half2`` arithmetic keeps pairs together.
- Unroll, if wide accesses do not fit: it keeps the instruction count but not the loop's share.

References
----------
- CUDA Pro Tip, "Increase Performance with Vectorized Memory Access".
- Founding case study: averaging, "LG throttle" remedies: fewer, wider accesses [003].
"""

from collections.abc import Iterable

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Evidence, Finding
from cuado.model.instruction import Access, Instruction, SourceLocation, Space
from cuado.model.limiter import Concurrency, Limit
from cuado.rules.analyses.coalescing import is_scattered, requests_at_most
from cuado.rules.bounds import QUEUEING, is_too_little, lower_of, stalled_share
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Need, Rule, Topic
from cuado.sass.waits import LONG, blame

NARROW_BITS = 32
WIDEST_BITS = 128

FULL_PIPE = 60.0
"""Percent of a pipe's or the issue slots' peak from which their number of instructions may limit:
the 60% below which Nsight Compute calls a unit's use low [method, 2A]."""

LEAST_PIPE_SHARE = 0.3
"""Part of the load/store pipe's instructions that must be narrow: of anything less, three
quarters are not worth the rewrite."""

LEAST_ISSUE_SHARE = 0.1
"""Part of all instructions that must be narrow accesses: each brings some of address arithmetic
and loop, which shrink with it."""

MUCH_THROTTLE = 0.3
"""Part of warp time in the queue for memory instructions from which it counts as what limits."""

LEAST_BLAME = 0.5
"""Part of the waits for global loads that narrow loads must cause before width is the remedy."""

LEAST_WAIT = 0.2
"""Part of warp time that must wait for narrow loads: less gains too little for a rewrite."""

TOO_FEW_BYTES = 0.8
"""Bytes in flight over those that Little's law asks for, below which they are too few."""

FULL_WARP = 24
"""Threads a request must have on average; emptier ones are a matter of their own."""

_LSU = frozenset(
    {"LDG", "STG", "LD", "ST", "LDS", "STS", "LDL", "STL", "ATOM", "ATOMG", "ATOMS", "RED", "SHFL"}
)
_MATH = ("F", "D", "H", "MUFU")
_ADVICE = (
    "give each thread 4 neighbouring elements and access them as float4 (16-byte aligned, with a "
    "scalar tail)",
    "for 8- and 16-bit data load uint4 and unpack, compute in pairs (half2)",
    "otherwise unroll: several independent narrow accesses in flight instead of a wide one",
)


def check(facts: Facts) -> Finding | None:
    """Fires when narrow coalesced accesses are what the limiting resource is spent on."""
    narrow = [i for i in facts.code if _is_narrow(i)]
    if not narrow:
        return None
    grounds = _throughput(facts, narrow) or _queue(facts, narrow) or _in_flight(facts, narrow)
    if grounds is None:
        return None
    reason, evidence, bound = grounds
    if is_too_little(bound):
        return None
    bits = {i.access_bits for i in narrow}
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"coalesced accesses of {max(b or 0 for b in bits)} bits a thread where "
            f"{WIDEST_BITS} are possible, and {reason}"
        ),
        advice=_ADVICE,
        evidence=evidence,
        lines=line_shares(facts.profile, lambda i: i.executed, "narrow accesses", narrow),
        bound=bound,
    )


_Grounds = tuple[str, tuple[Evidence, ...], Bound | None]


def _throughput(facts: Facts, narrow: list[Instruction]) -> _Grounds | None:
    """The load/store pipe or the issue slots are nearly full, with narrow accesses."""
    executed = facts.total(lambda i: i.executed, narrow)
    memory = facts.total(lambda i: i.executed, (i for i in facts.code if i.base_opcode in _LSU))
    every = facts.total(lambda i: i.executed)
    for metric, share, least in (
        ("pipe_lsu_utilization", executed / memory if memory else 0.0, LEAST_PIPE_SHARE),
        ("issue_slot_utilization", executed / every if every else 0.0, LEAST_ISSUE_SHARE),
    ):
        used = facts.get(metric)
        if used is not None and used >= FULL_PIPE and share >= least:
            evidence = (
                facts.evidence(metric, f"< {FULL_PIPE:g}%"),
                counted("narrow accesses, of its instructions", 100 * share, Unit.PERCENT),
            )
            name = "load/store pipe" if metric.startswith("pipe") else "issue slots"
            reason = f"they are {share:.0%} of what fills the {name} to {used:.0f}%"
            return reason, evidence, lower_of(facts, _wider(facts, narrow), None)
    return None


def _wider(facts: Facts, narrow: Iterable[Instruction]) -> dict[str, float]:
    """What pipes keep when narrow accesses get as wide as they can, and all but math with them."""
    factors = [(i.executed or 0) * (i.access_bits or NARROW_BITS) / WIDEST_BITS for i in narrow]
    executed = facts.total(lambda i: i.executed, narrow)
    memory = facts.total(lambda i: i.executed, (i for i in facts.code if i.base_opcode in _LSU))
    every = facts.total(lambda i: i.executed)
    math = facts.total(lambda i: i.executed, (i for i in facts.code if i.opcode.startswith(_MATH)))
    kept = sum(factors) / executed
    return {
        "pipe_lsu_utilization": 1 - (1 - kept) * executed / memory,
        "issue_slot_utilization": (math + (every - math) * kept) / every,
        "pipe_alu_utilization": kept,
        "pipe_fma_utilization": (math + (every - math) * kept) / every,
        "pipe_adu_utilization": kept,
        "pipe_cbu_utilization": kept,
        "pipe_uniform_utilization": kept,
    }


def _queue(facts: Facts, narrow: list[Instruction]) -> _Grounds | None:
    """Warps are held up by the queue for global memory instructions."""
    throttle, cycles = facts.get("stall_lg_throttle"), facts.get("cycles_per_issue")
    if throttle is None or not cycles or throttle / cycles < MUCH_THROTTLE:
        return None
    if any(i.space is Space.GLOBAL and is_scattered(i) for i in facts.code):
        return None
    local = facts.total(lambda i: i.executed, (i for i in facts.code if i.space is Space.LOCAL))
    if local > facts.total(lambda i: i.executed, narrow):
        return None  # spills and indexed arrays fill the queue, and have rules of their own
    return (
        f"{throttle / cycles:.0%} of warp time is spent queueing to issue them",
        (facts.evidence("stall_lg_throttle"), facts.evidence("cycles_per_issue")),
        lower_of(facts, {"pipe_lsu_utilization": 0.0}, stalled_share(facts, QUEUEING)),
    )


def _in_flight(facts: Facts, narrow: list[Instruction]) -> _Grounds | None:
    """Too few bytes are in flight, and warps wait for these loads.

    Kernels that stage tiles in shared memory are left to the rule on bytes in flight: there a
    wider load changes the tile's layout, and several narrow ones do as well.
    """
    concurrency = facts.limiter.concurrency
    if not facts.limiter.verdict.waits or concurrency is None:
        return None
    if concurrency.had >= TOO_FEW_BYTES * concurrency.needed:
        return None
    if any(i.space is Space.SHARED and i.executed for i in facts.code):
        return None
    blamed = blame(facts.code)
    offsets = {i.offset for i in narrow}
    ours = sum(s for load, s in blamed.items() if facts.code[load].offset in offsets)
    if not blamed or ours < LEAST_BLAME * sum(blamed.values()):
        return None
    if ours < LEAST_WAIT * facts.profile.samples:
        return None
    narrowest = min(i.access_bits or NARROW_BITS for i in narrow)
    gain = min(concurrency.needed / concurrency.had, WIDEST_BITS / narrowest)
    evidence = (
        counted("bytes in flight per SM", concurrency.had, Unit.BYTE, f"{concurrency.needed:,.0f}"),
        counted(f"samples in {LONG} for narrow loads", ours, Unit.SAMPLE),
    )
    reason = (
        f"warps wait for them with {concurrency.had:,.0f} of {concurrency.needed:,.0f} bytes in "
        "flight per SM"
    )
    basis = f"{gain:.2g} times the bytes in flight, by Little's law and by width"
    return reason, evidence, lower_of(facts, _wider(facts, narrow), 1 - 1 / gain, basis)


def _is_narrow(instruction: Instruction) -> bool:
    requests = requests_at_most(instruction)
    return (
        instruction.space is Space.GLOBAL
        and instruction.access in (Access.LOAD, Access.STORE)
        and 0 < (instruction.access_bits or 0) <= NARROW_BITS
        and (instruction.threads_on or 0) >= FULL_WARP * requests > 0
        and (instruction.sectors_ideal or 0) > requests  # one sector or less: uniform or tiny
        and not is_scattered(instruction)
    )


def _access(offset: int, access: Access, bits: int = 32, waiting: float = 0) -> Instruction:
    return Instruction(
        offset=offset,
        sass="LDG.E R3, desc[UR4][R2.64]" if access is Access.LOAD else "STG.E [R4.64], R3",
        location=SourceLocation("axpy.cu", 9),
        executed=1000,
        threads=32000,
        threads_on=32000,
        samples=waiting + 1,
        stalls={"long_scoreboard": waiting, "selected": 1},
        space=Space.GLOBAL,
        access=access,
        access_bits=bits,
        sectors=4000 * bits / 32,
        sectors_ideal=4000 * bits / 32,
        l1_tags=1000 * bits / 32,
    )


_FEW = Concurrency(needed=10_500, had=2_600, loads_per_wait=1, basis="example")
_COPY = (_access(16, Access.LOAD), _access(32, Access.STORE, waiting=90))

RULE = Rule(
    name="narrow-access",
    title="Narrow global accesses to contiguous data",
    topic=Topic.ACCESS,
    cause=Cause.NARROW_ACCESS,
    check=check,
    requires=(Need.COUNTERS,),
    uses=(
        "pipe_lsu_utilization",
        "issue_slot_utilization",
        "cycles_per_issue",
        *(f"stall_{reason}" for reason in sorted(QUEUEING)),
    ),
    fires=(
        Example(
            says="a copy of floats with a fourth of the bytes in flight that DRAM needs",
            instructions=_COPY,
            concurrency=_FEW,
        ),
        Example(
            says="a copy of floats out of L2 that fills the load/store pipe",
            metrics={"pipe_lsu_utilization": 85, "l2_utilization": 40},
            instructions=_COPY,
            verdict=Limit.INSTRUCTION_THROUGHPUT,
        ),
    ),
    silent=(
        Example(
            says="the same copy with float4",
            instructions=(_access(16, Access.LOAD, 128), _access(32, Access.STORE, 128, 90)),
            concurrency=_FEW,
        ),
        Example(
            says="borderline: narrow, but nothing is short of instructions or bytes in flight",
            metrics={"pipe_lsu_utilization": 40, "issue_slot_utilization": 55},
            instructions=_COPY,
            concurrency=Concurrency(10_500, 10_000, 8, "example"),
        ),
    ),
)
