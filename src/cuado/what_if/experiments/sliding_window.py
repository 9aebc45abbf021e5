"""What if what was loaded a moment ago were kept?

What it changes: a global load whose address is that of another load in the iteration before takes
its value from there: values move on through registers from iteration to iteration, as through a
window that slides, and only what is new is loaded. What the first iteration needs is loaded before
the loop. So is a load that repeats another one of its own iteration, as in unrolled loops and
straight code, replaced by a copy.

What the answer means: the gain is what keeping neighbouring values in local variables brings, in
filters, stencils and running sums. The compiler has not done so because a store might overwrite
them, as far as it can tell (say that it does not, by ``__restrict__``), or because it does not look
from one iteration to the next: move the values on by hand, and unroll the loop, so that moving
them costs nothing. More registers are in use, so that fewer blocks may fit an SM; that is part of
the answer.

When it is valid: the results are compared, and are the same with the inputs at hand. Whether that
holds for all inputs (that no store writes what is loaded before it, and loaded again after it) the
author has to know; where a store provably does, loads stay. No address is read that was not. Where
threads wait for each other, or update memory atomically, loads stay as they are; so do guarded
ones. ``loads-once`` asks the same of what does not change in a loop at all.
"""

from collections import Counter

from cuado.kernel.facts.accesses.load_reuse import Reuse, reuses_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import NOT_PROVED, Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.loops.register_window import RegisterWindow
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.loops import loops_of
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_LOADS = (SassClass.GLOBAL_LOAD, SassClass.GENERIC_LOAD)
_UNROLLED = 32
"""How often the assembler may unroll a loop that has become short."""


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Keep values in registers that would be loaded again."""
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx): the loops are unknown")
    dominance = Dominance(kernel.slicer.flow)
    regions = (None, *loops_of(kernel.slicer.flow))
    found = [r for each in regions for r in reuses_of(kernel, scope, dominance, each)]
    if not found:
        return Refusal("no global load repeats the address of a recent one", absent=True)
    kept = Counter(each.objection for each in found if each.objection)
    usable = [each for each in found if not each.objection]
    if not usable:
        return Refusal(f"no repeated load can be removed: {kept.most_common(1)[0][0]}")
    return _proposal(kernel, usable, kept)


def _proposal(kernel: Kernel, usable: list[Reuse], kept: Counter[str]) -> Proposal:
    rewriting = Rewriting(kernel)
    windowing = RegisterWindow(rewriting)
    for reuse in usable:
        windowing.keep(reuse)
    windowing.apply()
    staying = len(kernel.global_loads) - len(usable)
    carried = sum(each.loop is not None for each in usable)
    notes = [
        f"{NOT_PROVED}that no store between two loads of one address writes there "
        "(outputs are equal for these inputs)"
    ]
    if carried:
        notes.append(f"{carried} loads take their value from the previous iteration")
    if len(usable) > carried:
        notes.append(f"{len(usable) - carried} loads repeat an earlier one")
    notes += [f"{n} of the repeated loads are kept: {reason}" for reason, n in kept.items()]
    return Proposal(
        Kind.EQUIVALENT,
        (Setting("kept in registers"),),
        rewriting.text(),
        keeps_results=True,
        expects=lambda: (
            Expectation(_LOADS, minus=kernel.built.count(*_LOADS), plus=(_UNROLLED - 1) * staying),
        ),
        touched=tuple(sorted(each.load for each in usable)),
        notes=tuple(notes),
    )


EXPERIMENT = Experiment(
    "sliding-window",
    "What if recently loaded values were kept?",
    Bottleneck.RELOADS,
    propose,
    cause=Cause.REDUNDANT_LOADS,
    is_remedy=True,
    per_line=True,
    rank=39,
)
