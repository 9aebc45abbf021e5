"""fp32 data is computed on in fp64.

What it does
------------
Finds fp64 arithmetic between conversions from fp32 and back, and names the lines. Kernels that
are fp64 by design convert little, and kernels that accumulate fp32 data in fp64 convert back only
once: both are left alone.

Why it costs
------------
A literal without suffix is a double, and so is everything it touches: ``x * 0.1`` widens ``x``,
multiplies in fp64, and narrows the result. The conversions run at an eighth of the rate of an fp32
operation on data-centre chips, and fp64 itself at a half there and at 1/64 on others.

Example
-------
``x = x * 0.999 + 0.1`` on a float ``x``: 90% of the conversion pipe's throughput. With ``f`` after
both literals it is 10 times faster on an H200.

What to try
-----------
- Write literals with a suffix: ``0.1f``.
- Call the float functions: ``sqrtf``, ``expf``, ``fabsf``, and no ``pow(x, 2)``.
- Compile once with ``-Xptxas -warn-double-usage`` to find the places.

References
----------
- CUDA C++ Best Practices Guide, "Arithmetic Instructions": single-precision literals.
- CUDA C++ Programming Guide, throughput of native arithmetic instructions.
"""

from functools import partial

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Finding
from cuado.rules.analyses.instruction_mix import (
    executed,
    executed_part,
    matching,
    readers,
    time_part,
)
from cuado.rules.bounds import bound
from cuado.rules.example_kernels import sampled_code
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import at_lines_of, line_shares
from cuado.rules.rule import Example, Need, Rule, Topic

LEAST_RETURN = 0.25
"""Conversions back to fp32 per conversion to fp64. Operands that are widened one by one come back
in threes at most; a sum that is kept in fp64 comes back once per thousands."""

LEAST_CONVERTED = 0.2
"""Conversions per fp64 operation below which fp64 is what the code is about."""

_EXPANDED = ("MUFU.RSQ64H", "MUFU.RCP64H")
"""What begins a root or a quotient in fp64."""

LEAST_SHARE = 0.05
"""Part of the executed instructions, or of warp time, below which it costs nothing worth a look."""


def check(facts: Facts) -> Finding | None:
    """Fires when fp64 sits between conversions from fp32 and back, and takes its time."""
    widening, narrowing = matching(facts, "F2F.F64.F32"), matching(facts, "F2F.F32.F64")
    arithmetic = matching(facts, "DADD", "DMUL", "DFMA", "DSETP")
    wide, narrow = executed(facts, widening), executed(facts, narrowing)
    if not arithmetic or narrow < LEAST_RETURN * wide or wide < LEAST_RETURN * narrow:
        return None
    if wide + narrow < LEAST_CONVERTED * executed(facts, arithmetic):
        return None
    guilty = (*widening, *narrowing, *arithmetic)
    share, time = executed_part(facts, guilty), time_part(facts, guilty)
    if max(share, time or 0) < LEAST_SHARE:
        return None
    converted = executed_part(facts, (*widening, *narrowing))
    # A root or a quotient in fp64 is a sequence of such operations, of which fp32 needs few.
    gone = share if matching(facts, *_EXPANDED) else converted
    spent = "" if time is None else f", with {time:.0%} of warp time"
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"{share:.0%} of the instructions are fp64 operations on values that were fp32 and "
            f"become fp32 again ({converted:.0%} are the conversions){spent}"
        ),
        advice=(
            "write literals with a suffix (0.1f), and call the float functions (sqrtf, expf)",
            "find the places with -Xptxas -warn-double-usage",
            "if fp64 is meant, keep values in fp64 from load to store",
        ),
        evidence=(
            counted("conversions fp32 to fp64", wide, Unit.INSTRUCTION, "0"),
            counted("conversions fp64 to fp32", narrow, Unit.INSTRUCTION, "0"),
            counted("fp64 operations", executed(facts, arithmetic), Unit.INSTRUCTION),
            *facts.optional_evidence("pipe_fp64_utilization", "pipe_xu_utilization"),
        ),
        lines=line_shares(
            facts.profile, lambda i: i.executed, "fp64 operations and conversions", guilty
        ),
        bound=bound(
            facts,
            {
                "pipe_fp64_utilization": 0.0,
                "pipe_xu_utilization": 0.0,
                "issue_slot_utilization": 1 - gone,
            },
            at_lines_of(facts.profile, (*guilty, *readers(facts.code, guilty))),
        ),
    )


_code = partial(sampled_code, line=40, per_sample=10, stall="short_scoreboard")


RULE = Rule(
    name="fp64-in-fp32-program",
    title="fp32 data is computed on in fp64",
    topic=Topic.INSTRUCTIONS,
    cause=Cause.FP64,
    check=check,
    requires=(Need.COUNTERS,),
    uses=("pipe_fp64_utilization", "pipe_xu_utilization"),
    fires=(
        Example(
            says="x = x * 0.999 + 0.1 on a float x",
            metrics={"pipe_xu_utilization": 90, "pipe_fp64_utilization": 11},
            instructions=_code(
                ("F2F.F64.F32 R8, R5", 1000),
                ("DFMA R8, R8, UR6, R6", 1000),
                ("F2F.F32.F64 R8, R8", 1000),
                ("IADD3 R2, R2, 0x1, RZ", 250),
            ),
        ),
    ),
    silent=(
        Example(
            says="an honest fp64 kernel that reads one fp32 parameter",
            instructions=_code(
                ("F2F.F64.F32 R8, R5", 10), ("DFMA R8, R8, R4, R6", 1000), ("DADD R8, R8, R4", 500)
            ),
        ),
        Example(
            says="fp32 data summed up in fp64: widened each, narrowed once",
            instructions=_code(
                ("F2F.F64.F32 R8, R5", 1000),
                ("DFMA R4, R8, 1.5, R4", 1000),
                ("F2F.F32.F64 R5, R4", 20),
            ),
        ),
        Example(
            says="one literal before the loop: 2% of the instructions and of the time",
            instructions=_code(
                ("F2F.F64.F32 R8, R5", 10),
                ("DMUL R8, R8, R6", 10),
                ("F2F.F32.F64 R8, R8", 10),
                ("FFMA R2, R2, R3, R4", 2000),
            ),
        ),
    ),
)
