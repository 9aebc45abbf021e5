"""What if the grid filled whole waves?

What it changes: only the launch: the number of blocks, down and up to a multiple of a wave (as many
blocks as the chip holds at once); of a grid smaller than a wave, up to one. If the grid has several
axes, the one along which blocks share the work is resized. The code is the original's; the faster
grid counts.

What the answer means: faster, and the last wave had few blocks, which ran alone while the rest of
the chip waited; or the grid did not fill the chip to begin with. Ask for the number of SMs, and of
blocks that fit one, at run time, and launch a multiple. Not faster, and blocks do not end together
anyway, or what limits the kernel is shared by all SMs.

When it is valid: the results are the same, and are compared. It is made only where loops provably
go through the work by the number of blocks (grid-stride loops), make the same items with the other
number (``kernel.facts.iterations.grid_stride_items``), and that number serves nothing else. Sums of
floats may be added up in another order, as atomics do from one run to the next. That items do not
depend on each other is not proved here: the transformation of this name asks for it, and may
refuse.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import ceil, prod

from cuado.kernel.facts.iterations.grid_stride import AXES, NO_LOOP, GridStride
from cuado.kernel.facts.iterations.grid_stride_items import why_items_differ
from cuado.kernel.facts.threads.waiting_blocks import special_reads, why_blocks_wait
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope, Setting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.launch import Extent
from cuado.what_if.experiment import Experiment
from cuado.what_if.outcomes import LEAST_GAIN

_CLOSE = 0.95
"""Part of whole waves that the blocks must fill where other axes prevent exactly whole ones."""


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Launch whole waves of the same kernel."""
    wave = kernel.blocks_per_sm * kernel.chip.sm_count
    if wave == 0:
        return Refusal("no block fits an SM")
    if not special_reads(kernel, "%nctaid"):
        return Refusal("no grid-stride loop")
    if reason := why_blocks_wait(kernel):
        return Refusal(reason)
    objections = [GridStride(kernel, axis).objection() for axis in AXES]
    if all(objections):
        # What is wrong with a grid-stride loop says more than that another axis has none.
        return Refusal(next((why for why in objections if why != NO_LOOP), NO_LOOP))
    # The slowest axis: the order of blocks along the others stays.
    return _filled(kernel, max(n for n, why in enumerate(objections) if not why), wave)


def _filled(kernel: Kernel, axis: int, wave: int) -> Proposal | Refusal:
    """Whole waves along an axis of the grid."""
    waves = kernel.launch.blocks / wave
    if ceil(waves) / waves < LEAST_GAIN:
        said = f"{waves:.4g} wave{'' if waves == 1 else 's'} of {wave} blocks"
        return Refusal(f"{said}: whole waves would save almost nothing", absent=True)
    grids = list(_grids(kernel.launch.grid, axis, wave))
    if not grids:
        return Refusal("the grid's other dimensions prevent whole waves")
    reasons = [why_items_differ(kernel, AXES[axis], grid) for grid in grids]
    if all(reasons):
        return Refusal(reasons[0])
    good = [grid for grid, reason in zip(grids, reasons, strict=True) if not reason]
    first, *others = (_proposal(kernel, grid, wave) for grid in good)
    return replace(first, alternatives=tuple(others))


def _grids(grid: Extent, axis: int, wave: int) -> Iterator[Extent]:
    """Grids of whole waves, or slightly less, nearest to a grid."""
    blocks, size = prod(grid), grid[axis]
    others = blocks // size
    for wanted in (blocks // wave * wave, -(-blocks // wave) * wave):
        chosen = wanted // others
        if chosen and chosen != size and chosen * others >= _CLOSE * wanted:
            x, y, z = (chosen if n == axis else each for n, each in enumerate(grid))
            yield x, y, z


def _proposal(kernel: Kernel, grid: Extent, wave: int) -> Proposal:
    before, blocks = kernel.launch.blocks, prod(grid)
    label = f"{blocks} blocks"
    waves = f"{before} blocks are {before / wave:.3g} waves of {wave}; {label}: {blocks / wave:.3g}"
    return Proposal(
        Kind.EQUIVALENT,
        (Setting(label, grid=grid, amount=blocks / before),),
        keeps_results=True,
        notes=(waves,),
        label=label,
    )


EXPERIMENT = Experiment(
    "whole-waves",
    "What if the grid filled whole waves?",
    Bottleneck.LAUNCH_SIZE,
    propose,
    cause=Cause.TAIL,
    is_remedy=True,
    rank=38,
)
