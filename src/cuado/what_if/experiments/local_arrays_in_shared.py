"""What if local arrays lay in shared memory?

What it changes: arrays that each thread has to itself, and that lie in local memory because they
are indexed at run time, move to shared memory. Each word of an array lies side by side for all
threads of the block, so that a lane always meets the same bank, whatever its index: there are no
bank conflicts. Accesses wider than the narrowest one to the array are split.

What the answer means: the gain is what ``__shared__ float a[SIZE][THREADS]``, indexed by the thread
last, brings over ``float a[SIZE]``. It counts that less shared memory is left: fewer blocks may
fit an SM, and the L1 gets smaller. Where it is slower, the caches served the local array well.
Other remedies may do better: an array stays in registers if loops over it are unrolled until
every index is a constant.

When it is valid: the results are the same. Every access to the array is a plain load or store, its
address goes nowhere else (to calls, to memory, into pointers that may be of something else), and
the arrays of all threads of a block fit its shared memory. Registers that the assembler spills are
no arrays; they stay (no-spills is about these).
"""

from collections.abc import Iterator

from cuado.kernel.built import Built
from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.shared_memory.move_local_arrays import (
    ALIGN,
    WORD,
    LocalArrayMove,
    Moved,
    element_bytes,
    start_of,
    stride_of,
)
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.shared import SharedArray, shared_memory_of
from cuado.ptx.semantics.opcode import Space, Trait
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_LOCAL = (SassClass.LOCAL_LOAD, SassClass.LOCAL_STORE)
_SIZES = ("%dynamic_smem_size", "%total_smem_size", "%aggr_smem_size")
_NOT_NULL = 1 << 16
"""The first array's address where addresses are compared: aligned, and not null."""
_WIDEST = 16
_TAKEN_APART = 8
"""Bytes of an element that may be stored as two words."""


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Move every local array that allows it."""
    local = shared_memory_of(kernel.code, kernel.slicer.addresses, Space.LOCAL)
    used = [array for array in local.arrays if array.accesses or array.escapes]
    if refusal := _refusal(kernel, used, local.unresolved):
        return refusal
    movable, reasons = [], []
    for array in used:
        if reason := _objection(kernel, array):
            reasons.append(reason)
        else:
            movable.append(array)
    if not movable:
        return Refusal(reasons[0])
    moved = _placed(kernel, movable)
    dynamic = start_of(kernel) + moved[-1].place + moved[-1].bytes
    whole = -(-(kernel.built.resources.shared or 0) // ALIGN) * ALIGN + dynamic
    blocks = kernel.blocks_of(kernel.built.resources, dynamic)
    if whole > kernel.chip.shared_per_block_bytes or not blocks:
        return Refusal(
            f"with the local arrays of {kernel.launch.threads_per_block} threads a block needs "
            f"{whole:,} bytes of shared memory; it can have {kernel.chip.shared_per_block_bytes:,}"
        )
    rewriting = Rewriting(kernel)
    LocalArrayMove(rewriting, moved).run()
    return Proposal(
        Kind.EQUIVALENT,
        (Setting("in shared memory", dynamic_shared_bytes=dynamic),),
        rewriting.text(),
        keeps_results=True,
        expects=lambda: (Expectation((each,), minus=kernel.built.count(each)) for each in _LOCAL),
        touched=tuple(sorted(n for each in moved for n in each.array.accesses)),
        notes=(*reasons, *_notes(kernel, whole, blocks)),
    )


def _refusal(
    kernel: Kernel, used: list[SharedArray], unresolved: tuple[int, ...]
) -> Refusal | None:
    """The refusal of kernels in which no array can be moved; None if one may be."""
    if not used:
        return Refusal("the kernel has no local arrays", absent=True)
    if not _is_local_accessed(kernel.built):
        return Refusal("the assembler keeps the local arrays in registers", absent=True)
    if special_reads(kernel, *_SIZES):
        return Refusal("the kernel reads the size of its shared memory")
    for index in unresolved:
        if kernel.code.effects[index].opcode.space is Space.LOCAL:
            line = kernel.code.line(index)
            return Refusal(f"which local array PTX line {line} accesses is unknown")
    return None


def _is_local_accessed(built: Built) -> bool:
    """True if the machine code accesses local memory; without a stack frame it has none."""
    used = built.resources
    return (used.stack_frame != 0 or bool(used.local)) and built.count(*_LOCAL) > 0


def _notes(kernel: Kernel, whole: int, blocks: int) -> Iterator[str]:
    """Notes on occupancy."""
    yield f"{whole:,} bytes of shared memory in a block, {kernel.shared_bytes:,} before"
    if blocks < kernel.blocks_per_sm:
        yield f"blocks per SM: {blocks}, {kernel.blocks_per_sm} before"


def _objection(kernel: Kernel, array: SharedArray) -> str:
    """Why an array cannot be moved; empty if it can."""
    name, code = f"'{array.variable.name}'", kernel.code
    if array.escapes:
        line = kernel.code.line(min(array.escapes))
        return f"the address of {name} escapes at PTX line {line}"
    if array.bytes is None:
        return f"the size of {name} is not known"
    for index in array.accesses:
        instruction, opcode = code.instructions[index], code.effects[index].opcode
        element = element_bytes(instruction.opcode)
        if Trait.VOLATILE in opcode.traits or not opcode.bytes or element > _TAKEN_APART:
            return f"'{instruction.opcode}' accesses {name} in a form that cannot be moved"
    return _objection_to_uses(kernel, array, name)


def _objection_to_uses(kernel: Kernel, array: SharedArray, name: str) -> str:
    """Why the array's addresses cannot be numbers; empty if they can."""
    code, addresses = kernel.code, kernel.slicer.addresses
    for index, effects in enumerate(code.effects):
        instruction = code.instructions[index]
        if instruction.base not in ("cvta", "isspacep"):
            continue
        roots = {root.key for each in effects.values for root in addresses.roots(each, index)}
        if array.key in roots and (len(roots) > 1 or instruction.base == "isspacep"):
            line = kernel.module.lines(instruction.start)
            return f"the address at PTX line {line} may belong to {name} or to something else"
    return ""


def _placed(kernel: Kernel, arrays: list[SharedArray]) -> list[Moved]:
    """Offsets for arrays, one after the other."""
    found: list[Moved] = []
    number, place = _first(kernel, {array.key for array in arrays}), 0
    for array in arrays:
        widths = [kernel.code.effects[n].opcode.bytes or WORD for n in array.accesses]
        granule = min(max(min(widths), WORD), _WIDEST)
        size = -(-(array.bytes or 0) // ALIGN) * ALIGN
        found.append(Moved(array, number, granule, place, size * stride_of(kernel)))
        number, place = number + size, place + size * stride_of(kernel)
    return found


def _first(kernel: Kernel, arrays: set[Key]) -> int:
    """The first array's address as a number: 0 if no address is compared with null."""
    for index, effects in enumerate(kernel.code.effects):
        if kernel.code.instructions[index].base == "setp":
            for name in effects.values:
                if arrays & {root.key for root in kernel.slicer.addresses.roots(name, index)}:
                    return _NOT_NULL
    return 0


EXPERIMENT = Experiment(
    "local-arrays-in-shared",
    "What if local arrays lay in shared memory?",
    Bottleneck.LOCAL_ARRAYS,
    propose,
    cause=Cause.DYNAMIC_LOCAL_ARRAY,
    is_remedy=True,
    rank=38,
)
