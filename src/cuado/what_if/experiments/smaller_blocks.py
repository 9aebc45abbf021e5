"""What if each part of the block were a block of its own?

What it changes: a block becomes two, four or eight, each of a range of its warps, along the block's
slowest axis. Threads get the indices that they had. Where each part uses its own piece of the
shared arrays, a block gets that piece alone.

What the answer means: faster, and warps waited at barriers for warps that they exchange nothing
with, or an SM had room for part of a block: launch smaller blocks. Not faster, and other blocks had
enough to do while one waited, or what limits the kernel is shared by all of them. It tells of
blocks that fill the chip: a smaller grid is the question of ``grid-scaling``.

When it is valid: the results are the same. No thread reads or writes what a thread of another part
of its block writes, in shared memory or, across a barrier, in global memory
(``kernel.facts.threads.block_parts``); nothing orders blocks. A block whose parts share a halo, or
a sum, is refused.
"""

from dataclasses import replace

from cuado.kernel.facts.threads.block_parts import Parts, parts_of, shape_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.threads.split_blocks import split
from cuado.model.bottleneck import Bottleneck
from cuado.what_if.experiment import Experiment

NUMBERS = (2, 4, 8)


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Launch each part of the block as a block."""
    if not kernel.barriers:
        return Refusal("the kernel has no barrier", absent=True)
    if kernel.launch.blocks < kernel.blocks_per_sm * kernel.chip.sm_count:
        return Refusal("blocks do not fill the chip: smaller ones would, whatever barriers cost")
    numbers = [n for n in NUMBERS if not isinstance(shape_of(kernel, n), str)]
    if not numbers:
        return Refusal(str(shape_of(kernel, NUMBERS[0])), absent=True)
    found = [parts_of(kernel, n) for n in numbers]
    made = [_proposal(kernel, each) for each in found if not isinstance(each, str)]
    if not made:
        return Refusal(str(found[0]))
    return replace(made[0], alternatives=tuple(made[1:]))


def _proposal(kernel: Kernel, parts: Parts) -> Proposal:
    made = split(kernel, parts)
    x, y, z = parts.block
    label = f"{parts.number} blocks of {x} x {y} x {z}"
    setting = Setting(label, 0, made.grid, made.block, made.dynamic_shared_bytes, parts.number)
    return Proposal(
        Kind.EQUIVALENT,
        (setting,),
        made.ptx,
        keeps_results=True,
        touched=made.touched,
        notes=notes_of(parts),
        label=label,
    )


def notes_of(parts: Parts) -> tuple[str, ...]:
    """What was proved of the parts."""
    notes = [f"the {parts.number} parts of a block exchange nothing"]
    if parts.shifts:
        size = sum(each.bytes for each in parts.shifts)
        notes.append(f"each needs its own {size:,} bytes of shared memory")
    return tuple(notes)


EXPERIMENT = Experiment(
    "smaller-blocks",
    "What if each part of the block were a block of its own?",
    Bottleneck.BARRIERS,
    propose,
    is_remedy=True,
    rank=37,
)
