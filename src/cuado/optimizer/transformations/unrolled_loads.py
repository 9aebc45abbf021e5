"""Make the loads of several iterations before the work of the first, or one iteration earlier.

What it changes: innermost loops go on by two, four or eight iterations at a time, all their loads
first (``way=2-at-once``, ``4-at-once``; ``8-at-once`` where few warps fit an SM); or loads for the
next iteration are made one earlier (``way=one-earlier``). ``registers`` says how the assembler is
bounded: ``unchanged``, ``as-allowed`` (it may move the loads to where registers are free),
``unbounded`` (the kernel's own bounds are dropped), or ``at-most-64``.

Why the results stay the same: the arithmetic keeps its order, and no load is made that the original
does not make, which the experiment of the same name checks: the loop's own condition and the loads'
conditions are computed ahead, from arithmetic and loads that every iteration makes. What the
experiment leaves to the author is checked here: no store or atomic of the loop may write what a
load that moves reads. Both go to different memory, as the launch's pointers say (``aliasing``).
Where the loop has barriers, this is asked of all writes of the kernel, since threads wait for each
other there.

What it costs: registers.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.iterations.loop_dependence import may_meet
from cuado.kernel.facts.loops.loop import innermost, instructions_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.from_experiment import proposed, rewritten
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import Trait
from cuado.what_if.experiments.unrolled_loads import EXPERIMENT

_LABEL = re.compile(
    r"(?:(?P<count>\d) iterations at once|one iteration earlier)(?:, (?P<how>.+))?", re.ASCII
)
_HOW = {
    "as registers allow": "as-allowed",
    "no bounds of registers": "unbounded",
}
_CAP = re.compile(r"(?:fewer blocks, )?at most (\d+) registers", re.ASCII)
_TOGETHER = frozenset({Trait.BARRIER, Trait.WARP, Trait.MATRIX})


@dataclass(frozen=True)
class UnrolledLoads(Transformation):
    """Keeps the loads of several iterations in flight."""

    NAME: ClassVar[str] = "unrolled-loads"
    SUMMARY: ClassVar[str] = "puts loads of several iterations in flight at once"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.IN_FLIGHT, Bottleneck.LOADS})

    way: str
    registers: str

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Every version that the experiment proposes."""
        return tuple(cls(*_fields(each.label)) for each in proposed(EXPERIMENT, kernel))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Make the loads early."""
        made = proposed(EXPERIMENT, kernel)
        wanted = (self.way, self.registers)
        label = next((each.label for each in made if _fields(each.label) == wanted), "")
        if made and not label:
            return Refusal(f"its loads cannot be moved ahead in this way: {self}")
        result = rewritten(EXPERIMENT, kernel, label)
        if isinstance(result, Refusal):
            return result
        if reason := _written(kernel, result.touched):
            return Refusal(reason)
        return Rewritten(result.launch, (_PROVED,), result.touched)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Unroll with the loads first."""
        del kernel
        return Advice(
            "unroll the loop, and load before computing",
            "for (int k = 0; k < n; k++)\n    sum += a[k] * b[k];",
            "for (int k = 0; k < n; k += 2) {  // and what is left\n"
            "    float a0 = a[k], a1 = a[k + 1], b0 = b[k], b1 = b[k + 1];\n"
            "    sum += a0 * b0;\n    sum += a1 * b1;\n}",
        )


_PROVED = "no write of the loop can reach the data that is loaded earlier"


def _fields(label: str) -> tuple[str, str]:
    """The version and the bound of registers in a label of the experiment."""
    found = _LABEL.fullmatch(label)
    if found is None:
        return label, ""
    way = f"{found['count']}-at-once" if found["count"] else "one-earlier"
    how = found["how"] or ""
    cap = _CAP.fullmatch(how)
    return way, f"at-most-{cap[1]}" if cap else _HOW.get(how, "unchanged")


def _written(kernel: Kernel, loads: tuple[int, ...]) -> str:
    """Why a load must not be made earlier: a possible write before it; empty if there is none."""
    effects, loops = kernel.code.effects, loops_of(kernel.slicer.flow)
    for load in loads:
        if "nc" in kernel.code.instructions[load].opcode.split("."):
            continue
        loop = innermost(kernel, loops, load)
        inside = list(instructions_of(kernel, loop)) if loop else []
        if any(effects[n].opcode.traits & _TOGETHER for n in inside):
            inside = list(range(len(effects)))
        for other in inside:
            if kernel.aliasing.writes(other) and may_meet(kernel, other, load):
                lines = (kernel.code.line(n) for n in (other, load))
                return "PTX line {} may write what line {} would load before".format(*lines)
    return ""


TRANSFORMATION = UnrolledLoads
