"""What if double-precision arithmetic cost no more than single precision?

What it changes: every fp64 operation becomes the fp32 one, on a register of half the width beside
each fp64 register. Literals and parameters are rounded to fp32. Nothing else is converted, which
would cost what is to be saved: what is loaded keeps its width and counts by its upper half (with
some bits of the lower one mixed in, one integer operation, lest the compiler narrow the load); what
is stored is made up to its width again.

What the answer means: the gain bounds what fp32, or a mix of both, can bring by its arithmetic
alone; memory traffic is as before, so that halving that would come on top.

When it is valid: results are wrong by design, which changes no time unless a value decides an
address, a branch or whether an access is made; then it is refused. A branch that chooses between
arithmetic only, once and without memory, barriers or exchanges, may compare floats if they are the
doubles rounded: a lane within rounding of the threshold then takes the other side. Fewer registers
may be needed: no more blocks are let on an SM than of the original. The upper half of a double read
as a float is of another size, though not an extreme one: a loop of sums and products may grow that
did not, and slow paths (roots and divisions of extreme values) may be taken more or less often.

Where that is refused, as where a double decides a branch of ``exp`` or a function is called, and
the source is known, it is compiled again with ``f`` behind its literals. If no double is left then,
the literals were all that made it compute in double precision: the kernel so made is what is timed,
with the registers and blocks per SM that the compiler gives it.
"""

from cuado.kernel.facts.registers.fp64_registers import Doubles, Halving
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment
from cuado.what_if.float_literals import with_float_literals

_KEPT = (
    SassClass.GLOBAL_LOAD,
    SassClass.GLOBAL_STORE,
    SassClass.SHARED_LOAD,
    SassClass.SHARED_STORE,
    SassClass.BARRIER,
)


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Compute in registers of half the width."""
    doubles = Doubles(kernel)
    if not doubles.computes:
        return Refusal("the kernel has no double-precision arithmetic", absent=True)
    if reason := next(doubles.objections(), ""):
        return kernel.once("float literals", lambda: _of_literals(kernel, reason))
    rewriting = Rewriting(kernel)
    Halving(rewriting, doubles).run()
    return Proposal(
        Kind.SEPARATE,
        (Setting("fp32"),),
        rewriting.text(),
        pin_occupancy=True,
        expects=lambda: (
            Expectation((SassClass.FP64,), minus=kernel.built.count(SassClass.FP64)),
            *(Expectation((kind,)) for kind in _KEPT),
        ),
        touched=doubles.arithmetic,
        notes=_notes(doubles),
    )


def _of_literals(kernel: Kernel, objection: str) -> Proposal | Refusal:
    """The source compiled with float literals; the objection where that is no way either."""
    made = with_float_literals(kernel)
    if isinstance(made, Refusal):
        return Refusal(f"{objection}; {made.reason}")
    return Proposal(
        Kind.SEPARATE,
        (Setting("float literals"),),
        made.ptx,
        source=made.source,
        approximates=True,
        touched=Doubles(kernel).arithmetic,
        notes=(
            "the source's literals are floats: functions called with them are those for floats",
            "branches and indices that are computed with them may come out otherwise",
        ),
    )


def _notes(doubles: Doubles) -> tuple[str, ...]:
    kept = "values are loaded and stored in their full width"
    count = len(doubles.thresholds.comparing)
    if not count:
        return (kept,)
    comparing = "1 branch compares" if count == 1 else f"{count} branches compare"
    return (
        kept,
        f"{comparing} in single precision: a value close to a threshold may take the other path",
    )


EXPERIMENT = Experiment(
    "fp64-as-fp32",
    "What if double-precision arithmetic cost no more than single precision?",
    Bottleneck.FP64,
    propose,
    cause=Cause.FP64,
    rank=39,
)
