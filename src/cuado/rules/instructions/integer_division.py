"""Integer divisions by a value known only at run time.

What it does
------------
Finds the code that nvcc emits for ``/`` and ``%`` on integers: a floating-point reciprocal of the
divisor (``I2F``, ``MUFU.RCP``, ``F2I``), a high product (``IMAD.HI``) and corrections. Names the
lines and their part of the instructions.

Why it costs
------------
GPUs have no integer divider. A 32-bit division takes about twenty instructions, a 64-bit one about
eighty in a subroutine; a shift or a mask takes one.

Example
-------
``x / d + x % d * 3`` with a run-time ``d`` of 8: four times slower on an H200 than with shift and
mask.

What to try
-----------
- Make the divisor a compile-time constant (a template parameter), or a power of two.
- Use a grid of more dimensions instead of taking an index apart.
- Compute the quotient once and step it in the loop; divide 32-bit unsigned instead of 64-bit.
- Multiply by a precomputed magic number on the host (as ``cuda::fast_mod_div`` does).

References
----------
- CUDA C++ Best Practices Guide, "Division Modulo Operations".
"""

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Finding
from cuado.model.instruction import Instruction, SourceLocation
from cuado.rules.analyses.instruction_mix import executed, executed_part, matching
from cuado.rules.bounds import bound
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import at_lines_of, line_shares
from cuado.rules.rule import Example, Need, Rule, Topic

RECIPROCAL_LENGTH = 8
QUOTIENT_LENGTH = 9
LONG_LENGTH = 80
"""Instructions to prepare a divisor, to divide by a prepared one, and of a 64-bit division, as nvcc
13.0 emits them for sm_90; loops keep the prepared reciprocal of a divisor that does not change."""

LEAST_SHARE = 0.1
"""Part of the executed instructions from which it matters, where instructions matter."""

LEAST_ISSUE = 40.0
"""Percent of issue slots below which instructions wait for something else anyway."""

_INTEGER = ("IMAD", "IADD3", "ISETP", "IABS", "LOP3", "SEL", "VIADD", "I2F", "F2I", "MUFU", "LEA")


def check(facts: Facts) -> Finding | None:
    """Fires when run-time divisions take a large part of the instructions of a busy kernel."""
    reciprocals = tuple(i for i in matching(facts, "I2F") if ".RP" in i.opcode)
    issue = facts.get("issue_slot_utilization_active")
    if not reciprocals or (issue is not None and issue < LEAST_ISSUE):
        return None
    lines = {i.location for i in reciprocals}
    here = [i for i in facts.code if i.executed and i.location in lines]
    share = _share(facts, reciprocals, here)
    if share < LEAST_SHARE:
        return None
    at_all = executed_part(facts, [i for i in here if i.opcode.startswith(_INTEGER)])
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"at least {share:.0%} of the instructions divide integers by values known only at run "
            "time, in software"
        ),
        advice=(
            "make the divisor a compile-time constant or a power of two (shift and mask)",
            "take coordinates from a grid of more dimensions instead of dividing an index",
            "divide once, then step quotient and remainder; 32-bit unsigned instead of 64-bit",
            "multiply by a magic number that the host computes",
        ),
        evidence=(
            counted("divisors prepared", executed(facts, reciprocals), Unit.INSTRUCTION),
            counted("instructions of divisions", 100 * share, Unit.PERCENT),
            *facts.optional_evidence("issue_slot_utilization_active"),
        ),
        lines=line_shares(facts.profile, lambda i: i.executed, "instructions on such lines", here),
        bound=bound(
            facts,
            {
                "issue_slot_utilization": 1 - max(at_all, share),
                "pipe_alu_utilization": 0.0,
                "pipe_fma_utilization": 0.0,
                "pipe_xu_utilization": 0.0,
                "pipe_uniform_utilization": 0.0,
            },
            at_lines_of(facts.profile, here),
        ),
    )


def _share(facts: Facts, reciprocals: tuple[Instruction, ...], here: list[Instruction]) -> float:
    """Part of the instructions that divisions take: prepared divisors, quotients, 64-bit calls."""
    longs = executed(facts, [i for i in reciprocals if "64" in i.opcode])
    prepared = executed(facts, reciprocals) - longs
    # One high product belongs to each prepared divisor, the others give a quotient each.
    products = executed(facts, [i for i in here if i.opcode.startswith("IMAD.HI")])
    quotients = max(products - prepared, 0) if prepared else 0
    cost = RECIPROCAL_LENGTH * prepared + QUOTIENT_LENGTH * quotients + LONG_LENGTH * longs
    return min(cost / executed(facts), 1.0)


def _code(*kinds: tuple[str, float, int]) -> tuple[Instruction, ...]:
    return tuple(
        Instruction(
            offset=16 * position,
            sass=sass,
            location=SourceLocation("kernel.cu", line),
            executed=times,
            samples=times / 20,
        )
        for position, (sass, times, line) in enumerate(kinds)
    )


RULE = Rule(
    name="integer-division",
    title="Integer divisions by run-time values",
    topic=Topic.INSTRUCTIONS,
    cause=Cause.INTEGER_DIVISION,
    check=check,
    requires=(Need.COUNTERS,),
    uses=("issue_slot_utilization_active",),
    fires=(
        Example(
            says="x / d + x % d with a run-time d",
            metrics={"issue_slot_utilization_active": 79, "issue_slot_utilization": 76},
            instructions=_code(
                ("I2F.RP R10, R7", 1000, 68),
                ("MUFU.RCP R10, R10", 1000, 68),
                ("F2I.FTZ.U32.TRUNC.NTZ R13, R13", 1000, 68),
                ("IMAD.HI.U32 R12, R13, R11, R12", 2000, 68),
                ("IMAD R9, R7, R10, R9", 13000, 68),
                ("STG.E desc[UR6][R2.64], R11", 100, 69),
            ),
        ),
    ),
    silent=(
        Example(
            says="one division to find the trip count of a long loop",
            metrics={"issue_slot_utilization_active": 60},
            instructions=_code(
                ("I2F.U32.RP R10, R7", 10, 51),
                ("IMAD.HI.U32 R12, R13, R11, R12", 20, 51),
                ("FADD R0, R0, R9", 40000, 52),
            ),
        ),
        Example(
            says="division by a constant: a high product without a reciprocal",
            instructions=_code(("IMAD.HI.U32 R12, R13, 0x24924925, RZ", 1000, 30)),
        ),
        Example(
            says="many divisions in a kernel that waits for memory: 12% of the issue slots",
            metrics={"issue_slot_utilization_active": 12},
            instructions=_code(
                ("I2F.RP R10, R7", 1000, 68), ("IMAD.HI.U32 R12, R13, R11, R12", 2000, 68)
            ),
        ),
    ),
)
