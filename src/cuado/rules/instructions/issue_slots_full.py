"""The instructions themselves are what the kernel waits for.

What it does
------------
Speaks where the schedulers issue in 70% of the cycles or more, and says what they issue: the
classes of instructions, and the lines that execute most of them.

Why it costs
------------
A scheduler issues one instruction per cycle. When most cycles are used, neither more warps nor
faster memory help: only fewer instructions do.

Example
-------
A loop that takes a 3-D index apart and multiplies it out again for each element: 72% of the issue
slots, 3% of the instructions are the addition that the kernel is about.

What to try
-----------
- Hoist index arithmetic out of loops; keep a pointer and step it; 32-bit instead of 64-bit indices.
- Unroll: fewer comparisons, branches and counters per element.
- Wider loads and stores (``float4``): fewer instructions for the same bytes.
- More elements per thread, so that set-up is paid once.
- A look-up table, where the same expensive results are computed again and again [003].

References
----------
- CUDA C++ Best Practices Guide, "Instruction Optimization".
- Founding case studies: climate kernel B (the ratio of instructions to bytes) [000].
"""

from collections.abc import Mapping

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Effort, Finding
from cuado.model.instruction import Instruction, SourceLocation
from cuado.model.limiter import Limit
from cuado.rules.bounds import bound
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Rule, Topic

FULL = 70.0
"""Percent of issue slots from which instructions limit: [002] and NVIDIA's own rules."""

_CLASSES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("moves", ("MOV", "UMOV", "SEL", "USEL", "PRMT", "LDC", "ULDC", "S2R", "S2UR", "CS2R", "R2UR")),
    ("loads, stores and atomics", ("LD", "ST", "ATOM", "RED", "TEX", "TLD", "UBLKCP", "SHFL")),
    ("matrix operations", ("HMMA", "IMMA", "DMMA", "HGMMA", "IGMMA", "QGMMA", "WGMMA")),
    ("fp64 arithmetic", ("DADD", "DMUL", "DFMA", "DSETP")),
    (
        "fp32 and fp16 arithmetic",
        (
            "FADD",
            "FMUL",
            "FFMA",
            "FMNMX",
            "FSE",
            "FCHK",
            "HADD",
            "HMUL",
            "HFMA",
            "HSET",
            "HMNMX",
            "FSWZADD",
        ),
    ),
    ("special functions and conversions", ("MUFU", "F2F", "F2I", "I2F", "FRND", "F2FP", "I2FP")),
    (
        "branches and synchronisation",
        (
            "BRA",
            "BRX",
            "BSSY",
            "BSYNC",
            "CALL",
            "RET",
            "EXIT",
            "BAR",
            "WARPSYNC",
            "BREAK",
            "YIELD",
            "NOP",
            "DEPBAR",
            "MEMBAR",
        ),
    ),
)
_SPECIAL, _FP32 = "special functions and conversions", "fp32 and fp16 arithmetic"
FAST = "call the fast forms (__powf, __expf, __fdividef) where their precision is enough"
INDICES = "hoist index arithmetic out of loops, step a pointer, use 32-bit indices"
FP32 = "use fp32 where its accuracy is enough"
LEAST_SPECIAL = 0.02
"""Part of the instructions from which fp32 arithmetic may be what functions are made of."""
_INTEGER = "integer and address arithmetic"
_OVERHEAD = frozenset({"moves", "branches and synchronisation", _INTEGER})

LEAST_PURPOSE = 0.2
"""Part of the instructions that must be memory access or floating point for a bound: below it the
integers may be what the kernel computes, and nobody can tell them from index arithmetic."""

ROOF = 85.0
"""Percent of a math pipe from which that pipe is the roof, and full issue slots are no cause: [004]
calls 80% of a peak done."""

_MATH_PIPES = ("pipe_fma_utilization", "pipe_fp64_utilization", "pipe_tensor_utilization")


def check(facts: Facts) -> Finding | None:
    """Fires when issue slots are full and no pipe is at its roof."""
    issued = facts["issue_slot_utilization"]
    if issued < FULL or facts.limiter.verdict is Limit.NEAR_ROOF:
        return None
    if any((facts.get(pipe) or 0) >= ROOF for pipe in _MATH_PIPES):
        return None
    shares = _shares(facts)
    mix = ", ".join(f"{share:.0%} {name}" for name, share in list(shares.items())[:3])
    return Finding(
        rule=RULE.name,
        title="Issue slots are full: too many instructions",
        why=f"the schedulers issue in {issued:.3g}% of all cycles{': ' if mix else ''}{mix}",
        advice=_advice(shares),
        evidence=(
            facts.evidence("issue_slot_utilization", f"below {FULL:.0f}%"),
            *(counted(name, 100 * share, Unit.PERCENT) for name, share in list(shares.items())[:3]),
        ),
        lines=line_shares(facts.profile, lambda i: i.executed, "executed instructions"),
        bound=_bound(facts, shares),
    )


def _shares(facts: Facts) -> Mapping[str, float]:
    """Part of the executed instructions per class, largest first; empty without a mix."""
    total = sum(facts.profile.opcodes.values())
    counts: dict[str, float] = {}
    if any(i.executed for i in facts.code):
        total = facts.total(lambda i: i.executed)
        for instruction in facts.code:
            name = class_of(instruction.opcode)
            counts[name] = counts.get(name, 0) + (instruction.executed or 0)
    else:
        for opcode, times in facts.profile.opcodes.items():
            name = class_of(opcode)
            counts[name] = counts.get(name, 0) + times
    ranked = sorted(counts.items(), key=lambda item: -item[1])
    return {name: times / total for name, times in ranked} if total else {}


def class_of(opcode: str) -> str:
    """The class of an opcode; whatever is no other is integer arithmetic."""
    if opcode.startswith("IMAD.MOV"):
        return "moves"
    for name, prefixes in _CLASSES:
        if opcode.startswith(prefixes):
            return name
    return _INTEGER


def _advice(shares: Mapping[str, float]) -> tuple[str, ...]:
    """All there is to try, what concerns the largest class first."""
    by_class = {
        _INTEGER: INDICES,
        "branches and synchronisation": "unroll loops: fewer branches, comparisons and counters",
        "loads, stores and atomics": "use wider loads and stores (float4)",
        "moves": "give each thread more elements, so that set-up is paid once",
        "fp64 arithmetic": FP32,
        "fp32 and fp16 arithmetic": "compute less in this loop: take out of it what is the "
        "same each time, and keep results that are used again; where nothing is, leave it",
        "special functions and conversions": "avoid conversions and special functions in the loop, "
        "or look their results up in a table",
    }
    ranked = [by_class[name] for name in shares if name in by_class]
    if shares.get(_SPECIAL, 0.0) >= LEAST_SPECIAL and next(iter(shares)) == _FP32:
        # A call of powf is two of them among fifty multiply-adds.
        ranked.insert(0, FAST)
    return tuple(dict.fromkeys((*ranked, *by_class.values())))[:4]


def _bound(facts: Facts, shares: Mapping[str, float]) -> Bound | None:
    """Moves, branches and integers gone, and the pipes that run them empty."""
    overhead = sum(share for name, share in shares.items() if name in _OVERHEAD)
    if not shares or 1 - overhead < LEAST_PURPOSE:
        return None
    remaining = {
        "issue_slot_utilization": 1 - overhead,
        "pipe_alu_utilization": 0.0,
        "pipe_uniform_utilization": 0.0,
        "pipe_cbu_utilization": 0.0,
        "pipe_adu_utilization": 0.0,
        "pipe_fma_utilization": 0.0,
        "pipe_lsu_utilization": 0.0,
        "l1_data_pipe_utilization": 0.0,
    }
    return bound(facts, remaining)


def _code(*kinds: tuple[str, float]) -> tuple[Instruction, ...]:
    return tuple(
        Instruction(
            offset=16 * position,
            sass=sass,
            location=SourceLocation("kernel.cu", 80 + position),
            executed=times,
        )
        for position, (sass, times) in enumerate(kinds)
    )


RULE = Rule(
    name="issue-slots-full",
    title="Issue slots are full: too many instructions",
    topic=Topic.INSTRUCTIONS,
    cause=Cause.INSTRUCTION_ROOF,
    effort=Effort.KERNEL,
    check=check,
    needs=("issue_slot_utilization",),
    uses=_MATH_PIPES,
    fires=(
        Example(
            says="index arithmetic around one addition per element",
            metrics={"issue_slot_utilization": 72},
            instructions=_code(
                ("IMAD.WIDE R2, R5, 0x4, R2", 6000),
                ("LDG.E R3, [R2.64]", 2000),
                ("FADD R0, R0, R3", 2000),
            ),
            verdict=Limit.INSTRUCTION_THROUGHPUT,
        ),
        Example(
            says="known from kernel-level metrics only",
            metrics={"issue_slot_utilization": 85},
            verdict=Limit.INSTRUCTION_THROUGHPUT,
        ),
    ),
    silent=(
        Example(says="59%: a reduction with barriers", metrics={"issue_slot_utilization": 58.6}),
        Example(
            says="multiply-adds at the pipe's roof: nothing to save",
            metrics={"issue_slot_utilization": 97, "pipe_fma_utilization": 92},
            verdict=Limit.INSTRUCTION_THROUGHPUT,
        ),
    ),
)
