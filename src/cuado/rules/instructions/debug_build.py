"""The code was compiled for debugging.

What it does
------------
Counts the instructions that move a register to itself. An optimising assembler removes them all.
With ``-G``, or ``-Xptxas -O0``, it does not: every variable has a register or a memory location of
its own, and each use of it adds such moves.

Why it costs
------------
Code for debugging keeps each variable where a debugger finds it, in each line: nothing is kept in
registers from one statement to the next, no loop is unrolled, no load is moved ahead of its use,
and addresses are computed anew each time. Kernels take two to ten times as long.

Example
-------
A moving average of five elements, compiled with ``-G``: a third of its instructions move a register
to itself or to another one. What else a profile of it shows is not worth fixing.

What to try
-----------
- Compile without ``-G`` (``-lineinfo`` keeps the source lines for profilers), and with ptxas at its
  default ``-O3``. In CMake: the build type ``Release`` or ``RelWithDebInfo``.
- Look for ``-G`` or ``--device-debug`` in the flags that a build system adds, and for
  ``CU_JIT_GENERATE_DEBUG_INFO`` or ``CU_JIT_OPTIMIZATION_LEVEL`` where PTX is compiled at run time.

References
----------
- NVCC documentation: ``--device-debug`` turns off all optimisations of device code.
"""

from cuado.metrics import Unit
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Effort, Finding
from cuado.model.instruction import Instruction, SourceLocation
from cuado.rules.analyses.instruction_mix import executed_part
from cuado.rules.bounds import bound
from cuado.rules.facts import Facts, counted
from cuado.rules.lines import line_shares
from cuado.rules.rule import Example, Need, Rule, Topic

LEAST_PART = 0.02
"""Part of the executed instructions that must move a register to itself: else there are none."""

_PURPOSE = ("LD", "ST", "ATOM", "RED", "F", "D", "H", "MUFU", "IMMA")
"""Starts of opcodes that access memory or compute with floating point: these stay."""


def check(facts: Facts) -> Finding | None:
    """Fires when instructions move registers to themselves."""
    idle = [i for i in facts.code if i.executed and _is_idle(i)]
    part = executed_part(facts, idle)
    if part < LEAST_PART:
        return None
    return Finding(
        rule=RULE.name,
        title=RULE.title,
        why=(
            f"{part:.0%} of the instructions move a register to itself, which the assembler leaves "
            "in code for debugging only (-G, or -Xptxas -O0)"
        ),
        advice=(
            "compile without -G (-lineinfo keeps source lines), and ptxas at its default -O3",
            "measure again before anything else: the rest of this profile is of other code",
        ),
        evidence=(counted("moves of a register to itself", 100 * part, Unit.PERCENT, "0%"),),
        lines=line_shares(facts.profile, lambda i: i.executed, "executed instructions"),
        bound=_bound(facts),
    )


def _is_idle(instruction: Instruction) -> bool:
    """True if it moves a general-purpose register to itself, or a predicate to itself."""
    operands = [each.strip() for each in instruction.operands.split(",")]
    if instruction.base_opcode == "MOV":
        return len(operands) == 2 and operands[0] == operands[1] and operands[0].startswith("R")
    return False


def _bound(facts: Facts) -> Bound | None:
    """Accesses and arithmetic stay; pipes of everything else, and local memory, count as empty."""
    purpose = [i for i in facts.code if i.executed and i.opcode.startswith(_PURPOSE)]
    empty = ("alu", "uniform", "cbu", "adu", "lsu", "xu")
    remaining = {
        "issue_slot_utilization": executed_part(facts, purpose),
        "l1_data_pipe_utilization": 0.0,
        **{f"pipe_{pipe}_utilization": 0.0 for pipe in empty},
    }
    return bound(facts, remaining)


def _code(*sass: str) -> tuple[Instruction, ...]:
    return tuple(
        Instruction(16 * n, text, location=SourceLocation("average.cu", 7), executed=1000)
        for n, text in enumerate(sass)
    )


RULE = Rule(
    name="debug-build",
    title="The code was compiled for debugging",
    topic=Topic.INSTRUCTIONS,
    cause=Cause.DEBUG_BUILD,
    effort=Effort.FLAG,
    check=check,
    requires=(Need.COUNTERS,),
    fires=(
        Example(
            says="a moving average, compiled with -G",
            metrics={"issue_slot_utilization": 48, "pipe_alu_utilization": 74},
            instructions=_code(
                "MOV R7, R7",
                "MOV R0, R6",
                "IADD3 R6, R6, R7, RZ",
                "LD.E R8, desc[UR4][R2.64]",
                "FADD R7, R7, R8",
                "PLOP3.LUT P0, PT, P0, PT, PT, 0x80, 0x0",
            ),
        ),
    ),
    silent=(
        Example(
            says="the same, optimised: copies go to other registers",
            instructions=_code(
                "MOV R7, R6",
                "LDG.E R8, desc[UR4][R2.64]",
                "FADD R7, R7, R8",
                "MOV R3, 0x8",
            ),
        ),
    ),
)
