"""How much does the kernel slow down as fewer blocks share an SM?

What it changes: only the launch: blocks ask for shared memory that they do not use, so that fewer
of them fit an SM. The code is the original's.

What the answer means: a steep curve, and the kernel lives from having many warps in flight: more
of them (smaller blocks, fewer registers), or more independent work in each, should bring more
still. A flat one, and occupancy is not the problem, nor does it need to be kept.

When it is valid: the results are the same. Shared memory is taken from the L1, so that a kernel
which lives from L1 hits slows down for that reason as well.
"""

from cuado.device.occupancy import occupancy
from cuado.kernel.facts.registers.launch_bounds import requirements
from cuado.kernel.facts.threads.waiting_blocks import special_reads, why_blocks_wait
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.switches.nop_patch import asks_for_shared_size, coupled
from cuado.model.bottleneck import Bottleneck
from cuado.what_if.experiment import Experiment

_SIZE_REGISTERS = ("%dynamic_smem", "%total_smem", "%aggr_smem")


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Pad dynamic shared memory for fewer blocks per SM."""
    chip, launch = kernel.chip, kernel.launch
    if kernel.blocks_per_sm <= 1:
        return Refusal("no more than one block fits an SM")
    present = min(kernel.blocks_per_sm, -(-launch.blocks // chip.sm_count))
    if present <= 1:
        return Refusal("the grid has no more than one block for each SM")
    if reason := _obstacle(kernel):
        return Refusal(reason)
    settings = [
        Setting(
            f"{blocks} block{'s' if blocks > 1 else ''} per SM",
            dynamic_shared_bytes=bytes_,
            amount=float(blocks),
        )
        for blocks in sorted({present - 1, present // 2, present // 4} - {0}, reverse=True)
        if (bytes_ := _dynamic_bytes(kernel, blocks)) is not None
    ]
    if not settings:  # nor if the assembler did not say how many registers the kernel has
        return Refusal("no amount of shared memory lets fewer blocks fit an SM")
    return Proposal(
        Kind.LAUNCH,
        tuple(settings),
        keeps_results=True,
        notes=(
            f"{present} blocks are on an SM as it is",
            "the reserved shared memory is taken from the L1",
        ),
    )


def _obstacle(kernel: Kernel) -> str:
    """Why it cannot be launched so; empty if it can."""
    if not kernel.has_ptx:
        asks, coupled_by = asks_for_shared_size(kernel.machine), coupled(kernel.machine)
    else:
        asks, coupled_by = bool(special_reads(kernel, *_SIZE_REGISTERS)), why_blocks_wait(kernel)
    return "the kernel reads the size of its shared memory" if asks else coupled_by


def _dynamic_bytes(kernel: Kernel, blocks: int) -> int | None:
    """The least dynamic shared memory with which exactly ``blocks`` blocks fit an SM."""
    chip = kernel.chip
    unit, reserved = chip.shared_allocation_unit_bytes, chip.shared_reserved_per_block_bytes
    # One unit more than what would let another block in.
    shared = (chip.shared_per_sm_bytes // (blocks + 1) // unit + 1) * unit - reserved
    needs = requirements(kernel, max(shared, kernel.shared_bytes))
    if needs is None or occupancy(chip, needs).blocks_per_sm != blocks:
        return None
    return needs.shared_bytes_per_block - (kernel.built.resources.shared or 0)


EXPERIMENT = Experiment(
    "occupancy-sweep",
    "How much does the kernel slow down as fewer blocks share an SM?",
    Bottleneck.OCCUPANCY,
    propose,
    rank=50,
    of_machine_code=propose,
)
