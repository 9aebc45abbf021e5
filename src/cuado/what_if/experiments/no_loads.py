"""What if global loads cost nothing?

What it changes: where the switch is on, each global load is skipped and its registers hold a value
that the compiler cannot know. Off and on run the same machine code; stores, shared memory, barriers
and arithmetic stay.

What the answer means: the gain bounds all that can be won at the loads: fewer, wider, better
coalesced, cached, or started earlier.

When it is valid: loads that an address or a branch depends on stay, since without them the kernel
would do other work; how many is said. Values are wrong when it is on, which can matter to
arithmetic whose speed depends on them (denormal numbers, slow paths of functions).

Without PTX the loads are overwritten by NOPs in the machine code, where nothing but
results depends on them. The rest stays as it is, and a NOP takes an issue slot: the gain is what is
left of it.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import OFF, ON, Expectation, Kind, Proposal, Refusal, Scope
from cuado.kernel.rewrites.instructions.conditions import (
    nothing_to,
    refusal_of_protocols,
    stay_note,
)
from cuado.kernel.rewrites.switches.nop_patch import loads
from cuado.kernel.rewrites.switches.switched_accesses import (
    reading,
    switch_off_load,
    switchable_loads,
)
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Switch the loads in scope that nothing depends on but values."""
    loads = [n for n in reading(kernel) if scope.holds(n)]
    if not loads:
        return nothing_to(kernel, "loads nothing from global memory")
    if refusal := refusal_of_protocols(kernel, with_tiles=True):
        return refusal
    chosen = [n for n in switchable_loads(kernel) if scope.holds(n)]
    if not chosen:
        return Refusal("every load decides an address or a branch")
    rewriting = Rewriting(kernel)
    for index in chosen:
        switch_off_load(rewriting, index)
    return Proposal(
        Kind.SWITCHED,
        (OFF, ON),
        rewriting.text(),
        has_tail=True,
        expects=(Expectation((SassClass.GLOBAL_LOAD, SassClass.GENERIC_LOAD)),),
        touched=tuple(chosen),
        notes=stay_note("loads", len(loads), len(loads) - len(chosen)),
    )


EXPERIMENT = Experiment(
    "no-loads",
    "What if global loads cost nothing?",
    Bottleneck.LOADS,
    propose,
    per_line=True,
    rank=45,
    of_machine_code=loads,
)
