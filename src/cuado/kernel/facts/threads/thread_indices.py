"""Where a kernel reads its thread index, and whether threads may be renumbered.

Threads differ by their index, by their place in the warp, and by the threads that they exchange
values or wait with. If only the index matters, any one-to-one renumbering within the block keeps
the results: a kernel without data races does not depend on which threads share a warp.
"""

from collections.abc import Iterator

from cuado.kernel.facts.threads.active_threads import ActiveThreads
from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.semantics.opcode import WARP_IDENTITY, Space, Trait
from cuado.ptx.syntax.operands import Name, names_in

AXES = ("%tid.x", "%tid.y", "%tid.z")


def thread_reads(kernel: Kernel) -> Iterator[tuple[int, dict[int, str]]]:
    """The operands that read an axis of the thread index, by instruction."""
    for index, effects in enumerate(kernel.code.effects):
        axes = {
            position: operand.text
            for position, (operand, _) in enumerate(effects.operands)
            if isinstance(operand, Name) and operand.text in AXES
        }
        if axes:
            yield index, axes


def objections(kernel: Kernel) -> Iterator[str]:
    """Why threads may not be renumbered; nothing if they may.

    Threads differ by their index, by their place in the warp, and by the threads that they exchange
    values or wait with. The index is renumbered, one to one. The kernel must not use the rest: warp
    identity and exchange, matrix operations (whose fragments belong to lanes), asynchronous units
    driven by elected lanes, barriers of a part of the block (whole warps arrive at them) or of one
    side of a branch between warps (the lanes of a warp arrive at one instruction, together),
    branches promised to be uniform in a warp, volatile shared memory (the idiom of warps in
    lockstep), and external functions, which might do any of it.
    """
    code = kernel.code
    if kernel.having(Trait.WARP, Trait.MATRIX):
        yield "threads exchange values within their warp: they cannot be renumbered"
    if special_reads(kernel, *WARP_IDENTITY, "%nwarpid", "%clock", "%globaltimer"):
        yield "the kernel reads its lane, its warp or the clock: threads cannot be renumbered"
    if kernel.having(Trait.ASYNC, Trait.CLUSTER, Trait.TIME):
        yield "asynchronous copies, clusters or sleeps may depend on which threads form a warp"
    if kernel.having(Trait.CALL):
        yield "the kernel calls functions that may depend on which threads form a warp"
    if not all(effects.opcode.known for effects in code.effects):
        yield "the kernel has instructions that cuado does not know"
    yield from _objections_to_barriers(kernel)
    if any(each.guard and each.opcode == "bra.uni" for each in code.instructions):
        yield "a branch is marked as uniform in its warp"
    if any(kernel.space(n) is not Space.GLOBAL for n in kernel.having(Trait.VOLATILE)):
        yield "volatile shared memory may rely on lanes in lockstep"
    yield from _unusual_reads(kernel)


def _objections_to_barriers(kernel: Kernel) -> Iterator[str]:
    if any(_is_partial(kernel, index) for index in kernel.barriers):
        yield "a barrier synchronizes a part of the block: whole warps must arrive at it"
    if any(_is_for_some(kernel, index) for index in kernel.barriers):
        yield "warps of a block may come to different barriers, and lanes of one warp then would"


def _is_partial(kernel: Kernel, barrier: int) -> bool:
    """True if a barrier states its number of threads."""
    reduces = bool(kernel.code.effects[barrier].writes)
    return len(kernel.code.instructions[barrier].operands) > (3 if reduces else 1)


def _is_for_some(kernel: Kernel, barrier: int) -> bool:
    """True if threads that have not ended may be elsewhere while others stand at a barrier."""
    flow, runners = kernel.slicer.flow, ActiveThreads(kernel)
    for source, target in kernel.lanes.divergence.control[flow.block_of[barrier]]:
        if runners.is_common(source) or kernel.ranges.settles(flow.blocks[source].last):
            continue
        # A thread that ends at once (a bounds check) is missed by no barrier.
        others = {*flow.blocks[source].successors} - {target, EXIT}
        if not all(_ends(kernel, each) for each in others):
            return True
    return False


def _ends(kernel: Kernel, number: int) -> bool:
    """True if a basic block does nothing but end the thread."""
    block = kernel.slicer.flow.blocks[number]
    effects = kernel.code.effects[block.first]
    return block.first == block.last and Trait.EXIT in effects.opcode.traits


def _unusual_reads(kernel: Kernel) -> Iterator[str]:
    """Reads of the thread index in a form that the rewrite does not support."""
    for index in special_reads(kernel, "%tid"):
        instruction = kernel.code.instructions[index]
        words = instruction.opcode.split(".")
        texts = [o.text for o in instruction.operands if isinstance(o, Name)]
        named = [name for o in instruction.operands for name in names_in(o) if name == "%tid"]
        axes = [text for text in texts if text.startswith("%tid.")]
        if len(axes) != len(named) or words[-1] not in ("u32", "s32", "b32"):
            yield f"'{instruction.rendered()}' reads the thread index in an unsupported form"
