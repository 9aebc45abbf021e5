"""What if no value had to be spilled for want of registers?

What it changes: the kernel is assembled without the bounds on its registers: ``.maxnreg``,
``.minnctapersm`` (the second number of ``__launch_bounds__``) and ``-maxrregcount``. Its block
stays stated, so that it can still be launched.

What the answer means: faster, and the spills cost more than the warps that the bound brought.
Slower or the same, and they are harmless: they stay in the L1, and the occupancy is worth them.

When it is valid: always; the results are the same. Two things change at once, spills and occupancy:
the bound trades one for the other.
"""

from cuado.kernel.facts.registers.launch_bounds import is_bounded, without_bounds
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Assemble without bounds on registers."""
    resources = kernel.built.resources
    if resources.spills is None:
        return Refusal("the assembler did not say whether the kernel spills registers")
    if not resources.spills:
        return Refusal("no register is spilled", absent=True)
    if not is_bounded(kernel):
        return Refusal("registers are spilled though nothing but the block's size bounds them")
    spilled = (resources.spill_stores or 0) + (resources.spill_loads or 0)
    return Proposal(
        Kind.EQUIVALENT,
        (Setting("no cap on registers"),),
        without_bounds(kernel),
        keeps_results=True,
        uncapped=True,
        expects=lambda: (
            Expectation((kind,), minus=kernel.built.count(kind))
            for kind in (SassClass.LOCAL_LOAD, SassClass.LOCAL_STORE)
        ),
        notes=(
            f"the original spills {spilled} bytes per thread with {resources.registers} registers",
            "without the bound fewer blocks may fit an SM; that is part of the answer",
        ),
    )


EXPERIMENT = Experiment(
    "no-spills",
    "What if registers never spilled?",
    Bottleneck.SPILLS,
    propose,
    cause=Cause.SPILLS,
    rank=38,
)
