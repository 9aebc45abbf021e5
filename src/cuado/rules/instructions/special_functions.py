"""Special functions, or divisions and roots with full accuracy, take the kernel's time.

What it does
------------
Looks at the use of the XU pipe (reciprocal, root, sine, exponential; conversions too, which are
not meant here), and counts the divisions and square roots that are computed with full accuracy: a
special function, a check, and a correction by four or five multiply-adds.

Why it costs
------------
The XU pipe has an eighth of the fp32 pipe's lanes. A division with full accuracy takes about ten
instructions, two of them on that pipe, plus a branch to a slow path for extreme values.

Example
-------
Two divisions in a chain per step: XU pipe 88% busy; with ``__fdividef`` 1.9 times faster on an
H200.

What to try
-----------
- ``-prec-div=false -prec-sqrt=false -ftz=true``, one by one, where the result allows it.
- In places: ``__fdividef``, ``rsqrtf``, ``__sinf``, ``__expf``.
- Multiply by a reciprocal that is computed once.
- Replace powers by products, roots of squares by comparisons of squares.

References
----------
- CUDA C++ Programming Guide, "Mathematical Functions", "Intrinsic Functions", and the throughput
  of native arithmetic instructions.
- Founding tutorials: compiler flags first [000].
"""

from functools import partial

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Effort, Finding
from cuado.model.instruction import Instruction
from cuado.model.limiter import Limit
from cuado.rules.analyses.instruction_mix import executed, executed_part, matching
from cuado.rules.bounds import bound
from cuado.rules.example_kernels import sampled_code
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import at_lines_of, line_shares
from cuado.rules.rule import Example, Rule, Topic

BUSY = 60.0
"""Percent of the XU pipe's throughput from which it limits: below 60% of every peak a kernel is
limited by latency (NVIDIA's own rules, and [002])."""

LEAST_GUARDED = 0.2
"""Part of the executed instructions that divisions and roots with full accuracy must take."""

GUARDED_LENGTH = 10
"""Instructions of one fp32 division or root with full accuracy, as nvcc 13.0 emits it for sm_90."""

LEAST_ISSUE = 50.0
"""Percent of issue slots from which the number of instructions matters at all."""

_SPECIAL = ("MUFU", "FCHK")
_CONVERSIONS = ("F2F", "F2I", "I2F", "FRND")
_ROOT_CHECK = "0x727fffff"
"""Constant of the range check in front of a square root with full accuracy."""

_SILENT = frozenset({Limit.MEMORY_BANDWIDTH, Limit.LAUNCH})


def check(facts: Facts) -> Finding | None:
    """Fires when special functions fill their pipe, or corrected ones the issue slots."""
    busy = facts["pipe_xu_utilization"]
    guarded = _guarded(facts)
    total = executed(facts)
    share = min(GUARDED_LENGTH * executed(facts, guarded) / total, 1.0) if total else 0.0
    issue = facts.get("issue_slot_utilization")
    filled = busy >= BUSY and _special_part(facts) >= 0.5
    lengthy = share >= LEAST_GUARDED and (issue is None or issue >= LEAST_ISSUE)
    if facts.limiter.verdict in _SILENT or not (filled or lengthy):
        return None
    special = matching(facts, *_SPECIAL)
    why = f"the XU pipe is at {busy:.3g}%"
    if share >= LEAST_GUARDED:
        why += (
            f"; divisions and roots with full accuracy take about {share:.0%} of the instructions"
        )
    unknown = not facts.code and not facts.profile.opcodes
    if unknown:
        why += ": special functions or conversions, nobody can tell without the instruction mix"
    return Finding(
        rule=RULE.name,
        title="The XU pipe is full" if unknown else RULE.title,
        why=why,
        advice=(*(_GUARDED_ADVICE if guarded else ()), *_advice(facts)),
        evidence=(
            facts.evidence("pipe_xu_utilization", f"below {BUSY:.0f}%"),
            *(
                (
                    counted(
                        "accurate divisions and roots", executed(facts, guarded), Unit.INSTRUCTION
                    ),
                )
                if guarded
                else ()
            ),
        ),
        lines=line_shares(facts.profile, lambda i: i.executed, "special functions", special),
        bound=_bound(facts, guarded, share),
    )


_GUARDED_ADVICE = (
    "compile with -prec-div=false, -prec-sqrt=false, -ftz=true: one by one, checking the results",
    "use __fdividef and rsqrtf where the accuracy allows it",
)
_OF_QUOTIENTS = (
    "compute a reciprocal once and multiply by it",
    "use the intrinsics (__sinf, __expf, __logf), or products in place of powers and roots",
)
_OF_OTHERS = (
    "compute fewer of them: keep a value that is used again, step sines and cosines by products "
    "(angle addition), or take a polynomial on the FMA pipe",
    "use products in place of powers",
)
_QUOTIENTS = ("MUFU.RCP", "MUFU.RSQ", "MUFU.SQRT")


def _advice(facts: Facts) -> tuple[str, ...]:
    """What there is to try: of quotients and roots first, unless others are most of the code."""
    special = executed(facts, matching(facts, "MUFU"))
    quotients = executed(facts, matching(facts, *_QUOTIENTS))
    if special and quotients < special / 2:
        return (*_OF_OTHERS, *_OF_QUOTIENTS)
    return _OF_QUOTIENTS


def _guarded(facts: Facts) -> tuple[Instruction, ...]:
    """One instruction of each division (its check) and of each root (its range check)."""
    roots = tuple(i for i in matching(facts, "ISETP") if _ROOT_CHECK in i.operands)
    return (*matching(facts, "FCHK"), *roots)


def _special_part(facts: Facts) -> float:
    """Part of the XU pipe's instructions that are special functions, not conversions."""
    special = sum(facts.profile.opcodes.get(o, 0) for o in _SPECIAL)
    conversions = sum(facts.profile.opcodes.get(o, 0) for o in _CONVERSIONS)
    if facts.code:
        special = executed(facts, matching(facts, *_SPECIAL))
        conversions = executed(facts, matching(facts, *_CONVERSIONS))
    return special / (special + conversions) if special + conversions else 1.0


def _bound(facts: Facts, guarded: tuple[Instruction, ...], share: float) -> Bound | None:
    """The bound; without code the instructions around the special functions are unknown."""
    if not facts.code:
        return None
    lines = at_lines_of(facts.profile, matching(facts, *_SPECIAL))
    return bound(facts, _remaining(facts, guarded, share), lines)


def _remaining(facts: Facts, guarded: tuple[Instruction, ...], share: float) -> dict[str, float]:
    """XU may become empty; issue slots and the FMA pipe lose the corrections."""
    floats = executed_part(facts, matching(facts, "FADD", "FMUL", "FFMA"))
    corrections = 5 * executed_part(facts, guarded)
    return {
        "pipe_xu_utilization": 0.0,
        "pipe_alu_utilization": 1 - share,
        "issue_slot_utilization": 1 - share,
        "pipe_fma_utilization": max(0.0, 1 - corrections / floats) if floats else 1.0,
    }


_code = partial(sampled_code, line=56, per_sample=20)


RULE = Rule(
    name="special-functions",
    title="Special functions, or accurate divisions and roots, take the time",
    topic=Topic.INSTRUCTIONS,
    cause=Cause.SPECIAL_FUNCTIONS,
    effort=Effort.FLAG,
    check=check,
    needs=("pipe_xu_utilization",),
    uses=("issue_slot_utilization",),
    fires=(
        Example(
            says="divisions with full accuracy in a chain",
            metrics={"pipe_xu_utilization": 88, "issue_slot_utilization": 63},
            instructions=_code(
                ("MUFU.RCP R0, R7", 1000),
                ("FCHK P0, R2, R7", 1000),
                ("FFMA R9, R0, -R7, 1", 5000),
                ("BSSY B0, 0x10", 3000),
            ),
            verdict=Limit.INSTRUCTION_THROUGHPUT,
        ),
        Example(
            says="roots with full accuracy fill the issue slots, the XU pipe just below its limit",
            metrics={"pipe_xu_utilization": 58, "issue_slot_utilization": 88},
            instructions=_code(
                ("MUFU.RSQ R9, R0", 1000),
                ("ISETP.GT.U32.AND P1, PT, R7, 0x727fffff, PT", 1000),
                ("FFMA R0, -R7, R7, R0", 9000),
            ),
            verdict=Limit.INSTRUCTION_THROUGHPUT,
        ),
    ),
    silent=(
        Example(
            says="one division per row of a reduction",
            metrics={"pipe_xu_utilization": 0.2, "issue_slot_utilization": 59},
            instructions=_code(("FCHK P0, R2, R7", 1), ("FADD R0, R0, R2", 4000)),
        ),
        Example(
            says="the XU pipe is full of conversions, not of special functions",
            metrics={"pipe_xu_utilization": 90},
            instructions=_code(
                ("F2F.F64.F32 R8, R5", 1000), ("DFMA R8, R8, R6, R6", 1000), ("MUFU.RCP R0, R1", 50)
            ),
        ),
        Example(
            says="DRAM limits, the XU pipe is at 55%",
            metrics={"pipe_xu_utilization": 55},
            verdict=Limit.MEMORY_BANDWIDTH,
        ),
    ),
)
