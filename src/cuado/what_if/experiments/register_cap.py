"""What if the compiler had to use fewer registers, so that more blocks fit an SM?

What it changes: the kernel is assembled with a cap on its registers: the most that let one more
block fit an SM, then one more again, and once more; the fastest counts. The code does the same in
the same order of dependences; values that find no register are spilled to local memory.

What the answer means: faster, and the kernel lacked warps to hide latency with: put the cap in
``__launch_bounds__`` or ``-maxrregcount``. Slower, and the spills, or the values computed again,
cost more than the warps brought.

When it is valid: always; the results are the same. It answers only where registers are what limits
the number of blocks.
"""

from collections.abc import Iterator
from dataclasses import replace

from cuado.device.chip import ChipFacts
from cuado.device.occupancy import (
    LaunchRequirements,
    Occupancy,
    Parameter,
    Resource,
    Step,
    occupancy,
    one_step_less,
)
from cuado.kernel.facts.registers.launch_bounds import requirements, with_cap
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope, Setting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.what_if.experiment import Experiment

_GRANULE = 8
_MOST_STEPS = 3
_FIXED = frozenset({"wgmma", "tcgen05", "setmaxnreg"})
"""Operations that need more registers at once than a cap may leave."""
_FEWEST = 16
"""Number of registers below which ptxas does not go, or produces mainly spills."""


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Cap the registers for the next steps of occupancy."""
    needs = requirements(kernel)
    if needs is None:
        return Refusal("the assembler did not say how many registers the kernel has")
    now = occupancy(kernel.chip, needs)
    if Resource.REGISTERS not in now.limiting:
        return Refusal("registers do not limit how many blocks fit an SM", absent=True)
    steps = list(_steps(kernel.chip, needs))
    if not steps:
        return Refusal("fewer registers alone would not let more blocks fit an SM", absent=True)
    if any(each.base in _FIXED for each in kernel.code.instructions):
        return Refusal("warpgroup matrix products fix how many registers the kernel needs")
    caps = [(_cap(step), step.occupancy) for step in steps]
    possible = [(cap, then) for cap, then in caps if cap >= _FEWEST]
    if not possible:
        fewest = caps[0][0]
        return Refusal(f"one more block would leave {fewest} registers per thread: too few")
    first, *others = (_capped(kernel, needs, now, cap, then) for cap, then in possible)
    return replace(first, alternatives=tuple(others))


def _capped(
    kernel: Kernel, needs: LaunchRequirements, now: Occupancy, cap: int, then: Occupancy
) -> Proposal:
    note = (
        f"{needs.registers_per_thread} registers, {now.blocks_per_sm} blocks per SM; "
        f"at most {cap} registers, {then.blocks_per_sm} blocks ({then.fraction:.0%} of the warps)"
    )
    return Proposal(
        Kind.EQUIVALENT,
        (Setting(f"at most {cap} registers", amount=float(cap)),),
        with_cap(kernel, cap),
        keeps_results=True,
        max_registers=cap,
        notes=(note,),
        label=f"{cap} registers",
    )


def _steps(chip: ChipFacts, needs: LaunchRequirements) -> Iterator[Step]:
    """The next steps of occupancy that fewer registers alone bring, nearest first."""
    for _ in range(_MOST_STEPS):
        step = next(filter(_is_of_registers, one_step_less(chip, needs)), None)
        if step is None:
            return
        yield step
        needs = replace(needs, registers_per_thread=_cap(step))


def _cap(step: Step) -> int:
    return step.changes[0].after // _GRANULE * _GRANULE


def _is_of_registers(step: Step) -> bool:
    return [change.parameter for change in step.changes] == [Parameter.REGISTERS]


EXPERIMENT = Experiment(
    "register-cap",
    "What if the compiler had to use fewer registers, so that more blocks fit an SM?",
    Bottleneck.OCCUPANCY,
    propose,
    cause=Cause.OCCUPANCY,
    is_remedy=True,
    rank=37,
)
