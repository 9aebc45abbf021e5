"""How does time change with the number of blocks?

What it changes: only the launch: the grid is cut to whole waves (a wave is as many blocks as the
chip holds at once), and to about half. The code is the original's.

What the answer means: as long with half the blocks as with all, and the chip is not full: the
launch is too small. Much faster with whole waves than their share of the blocks says, and the last,
partly filled wave costs what is missing: another block size, or fewer and longer blocks. Time in
proportion to blocks, and neither is the problem.

When it is valid: results are incomplete by design. Blocks must not wait for each other, nor share
the work out by the number of blocks (grid-stride loops), since it would not shrink with the grid.
"""

from collections.abc import Iterator
from math import prod

from cuado.kernel.facts.threads.waiting_blocks import special_reads, why_blocks_wait
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.switches.nop_patch import asks_for_blocks, coupled
from cuado.metrics.quantity import format_count
from cuado.model.bottleneck import Bottleneck
from cuado.model.launch import Extent
from cuado.what_if.experiment import Experiment

_CLOSE = 0.9
"""Share of the wanted blocks that a trimmed grid must have to stand for them."""


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Launch whole waves only, and half of the grid."""
    launch = kernel.launch
    wave = kernel.blocks_per_sm * kernel.chip.sm_count
    if launch.blocks == 1:
        return Refusal("the grid has one block")
    if wave == 0:
        return Refusal("no block fits an SM")
    if reason := _obstacle(kernel):
        return Refusal(reason)
    settings = tuple(_settings(launch.grid, wave))
    if not settings:
        return Refusal("no dimension of the grid can be cut to about half")
    return Proposal(Kind.LAUNCH, settings, notes=_notes(kernel, wave))


def _obstacle(kernel: Kernel) -> str:
    """Why it cannot be launched so; empty if it can."""
    if not kernel.has_ptx:
        asks, coupled_by = asks_for_blocks(kernel.machine), coupled(kernel.machine)
    else:
        asks, coupled_by = bool(special_reads(kernel, "%nctaid")), why_blocks_wait(kernel)
    return "the kernel has a grid-stride loop" if asks else coupled_by


def _settings(grid: Extent, wave: int) -> Iterator[Setting]:
    blocks = prod(grid)
    whole, rest = divmod(blocks, wave)
    taken = {grid}
    if whole and rest:
        trimmed = _trimmed(grid, whole * wave)
        if trimmed is not None and trimmed not in taken:
            taken.add(trimmed)
            name = f"{whole} whole wave{'s' if whole > 1 else ''}"
            yield Setting(name, grid=trimmed, amount=prod(trimmed) / blocks)
    trimmed = _trimmed(grid, -(-blocks // 2))
    if trimmed is not None and trimmed not in taken:
        yield Setting("half the grid", grid=trimmed, amount=prod(trimmed) / blocks)


def _trimmed(grid: Extent, wanted: int) -> Extent | None:
    """The grid, cut in one dimension to ``wanted`` blocks or slightly fewer."""
    blocks = prod(grid)
    for dimension in (2, 1, 0):
        kept = wanted * grid[dimension] // blocks
        if kept and kept * blocks // grid[dimension] >= _CLOSE * wanted:
            x, y, z = (kept if n == dimension else size for n, size in enumerate(grid))
            return x, y, z
    return None


def _notes(kernel: Kernel, wave: int) -> tuple[str, ...]:
    blocks, chip = kernel.launch.blocks, kernel.chip
    waves = blocks / wave
    notes = [f"{format_count(blocks, 'block')}: {waves:.3g} waves of {wave}"]
    if blocks < chip.sm_count:
        notes.append(f"{chip.sm_count - blocks} of {chip.sm_count} SMs have no block")
    elif blocks % wave:
        notes.append(f"the last wave is {blocks % wave / wave:.0%} full")
    notes.append("each block is assumed to have its own work: results are incomplete")
    return tuple(notes)


EXPERIMENT = Experiment(
    "grid-scaling",
    "How does time change with the number of blocks?",
    Bottleneck.LAUNCH_SIZE,
    propose,
    rank=51,
    of_machine_code=propose,
)
