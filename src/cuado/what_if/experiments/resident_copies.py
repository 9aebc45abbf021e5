"""What if asynchronous copies found all their data in the L2?

What it changes: when the switch is on, each copy into shared memory comes from a few MiB that the
L2 holds: a thread's or a bulk copy from scratch memory, at its source's address modulo that size; a
tensor copy from the same tensor, its two innermost coordinates modulo 1,024 and the others modulo
2. There are as many copies of as many bytes, counted by the same groups and mbarriers.

What the answer means: the gain bounds what fewer bytes from DRAM can bring to the copies: an order
of tiles that shares what is in the L2, smaller types, larger tiles. What is left of the copies'
cost is that of the L2, of their latency, and of the pipeline.

When it is valid: values are wrong when it is on, so that copied data must decide no address and no
branch. Tensor copies that gather (``im2col``, ``tile::gather4``) are refused: what their numbers
mean would have to be known.
"""

from cuado.kernel.facts.synchronization.async_copies import async_copies_of, is_tensor_copy, named
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import OFF, ON, Expectation, Kind, Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.address_select import Addressing, Target
from cuado.kernel.rewrites.accesses.fold_addresses import Place, fold
from cuado.kernel.rewrites.instructions.conditions import nothing_to
from cuado.kernel.rewrites.switches.switched_copies import refusal_of_copies
from cuado.model.bottleneck import Bottleneck
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Address, Name, Vector, rendered
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments.all_hits_l2 import bytes_for

_WITHIN, _BEYOND = 1023, 1
"""Masks of a coordinate in the two innermost dimensions, and in the others."""
_SOURCE = 1
"""The operand of a copy that says where it copies from."""
_PIECE = 16


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Fold the sources of the copies in scope."""
    copies = async_copies_of(kernel.code)
    if not copies.into_shared:
        return nothing_to(kernel, "copies nothing asynchronously into shared memory")
    if refusal := refusal_of_copies(kernel):
        return refusal
    chosen = [n for n in copies.into_shared if scope.holds(n)]
    addressing = Addressing(kernel)
    targets = []
    for index in chosen:
        if is_tensor_copy(kernel.code.instructions[index]):
            if not _fold_coordinates(addressing, index):
                return Refusal(f"a tensor copy of an unknown form ({named(kernel, index)})")
        elif target := _target(kernel, index):
            targets.append(target)
        else:
            return Refusal(f"the source of a copy is no register ({named(kernel, index)})")
    if targets:
        size = bytes_for(kernel.chip.l2_bytes)
        fold(addressing, tuple(targets), Place(size, size + size // 2, 2 * size, each_sm=False))
    return Proposal(
        Kind.SWITCHED,
        (OFF, ON),
        addressing.rewriting.text(),
        has_tail=True,
        expects=(
            Expectation((SassClass.ASYNC_COPY,)),
            Expectation((SassClass.TENSOR,)),
            Expectation((SassClass.ASYNC_BARRIER,)),
        ),
        touched=tuple(chosen),
    )


def _target(kernel: Kernel, index: int) -> Target | None:
    """The source of a copy that has an address; None if that is no register and a constant."""
    instruction = kernel.code.instructions[index]
    source = instruction.operands[_SOURCE]
    if not isinstance(source, Address) or source.extra or not isinstance(source.base, Name):
        return None
    symbol = kernel.code.symbol(source.base.text, index)
    if symbol is None or symbol.variable.space != "reg" or BITS.get(symbol.variable.type) != 64:
        return None
    offset = source.offset or 0
    return Target(index, source.base.text, offset, _SOURCE, _PIECE, 64, instruction.predicate)


def _fold_coordinates(addressing: Addressing, index: int) -> bool:
    """Take a tensor copy's coordinates modulo small numbers; False if it has none, or gathers."""
    instruction = addressing.subject.code.instructions[index]
    source = instruction.operands[_SOURCE]
    if "im2col" in instruction.opcode or "gather4" in instruction.opcode:
        return False
    if not isinstance(source, Address) or len(source.extra) != 1:
        return False
    coordinates = source.extra[0]
    if not isinstance(coordinates, Vector):
        return False
    lines, folded = [], []
    for dimension, coordinate in enumerate(coordinates.items):
        if not isinstance(coordinate, Name):
            folded.append(rendered(coordinate))  # a constant is the same for all copies
            continue
        mask = addressing.switched("b32", _WITHIN if dimension < 2 else _BEYOND, -1)
        register = addressing.rewriting.register("b32")
        lines.append(f"and.b32 {register}, {coordinate.text}, {mask};")
        folded.append(register)
    addressing.rewriting.before(index, "\n".join(lines))
    text = f"[{rendered(source.base)}, {{{', '.join(folded)}}}]"
    addressing.rewriting.operand(index, _SOURCE, text)
    return True


EXPERIMENT = Experiment(
    "resident-copies",
    "What if asynchronous copies found all their data in the L2?",
    Bottleneck.L2_MISSES,
    propose,
    per_line=True,
    rank=40,
)
