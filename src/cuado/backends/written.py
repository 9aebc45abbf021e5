"""Which buffers a kernel may write, and read: what it writes is restored before each run."""

from collections.abc import Iterable, Set

from cuado.backends.parameters import kernel_of, module_of
from cuado.model.arguments import Buffer, Pointer
from cuado.model.launch import Launch
from cuado.ptx.analysis.addresses import Addresses, Kind, Root
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.defuse import def_use_of
from cuado.ptx.analysis.flow import flow_of
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.ptx.syntax.operands import Address, Name

_WRITES = frozenset({Access.STORE, Access.ATOMIC, Access.COPY, Access.UNKNOWN})
_READS = frozenset({Access.LOAD, Access.ATOMIC, Access.COPY, Access.UNKNOWN})
_OWN = frozenset({Space.SHARED, Space.LOCAL, Space.PARAM, Space.TENSOR})
"""Memory that no buffer is in."""


def written_buffers(launch: Launch) -> frozenset[str]:
    """Names of the buffers that the kernel may write.

    All of them unless every store, atomic and copy of the kernel provably goes to a known
    parameter or to memory of the block's own; of machine code alone that is not known.

    Raises:
        UnknownNameError: the PTX has no such kernel.
    """
    return _reached(launch, _WRITES)


def read_buffers(launch: Launch) -> frozenset[str]:
    """Names of the buffers whose contents the kernel may read.

    All of them unless every load and atomic of the kernel provably goes to a known parameter, or
    to memory that no buffer is in, and it copies nothing; of machine code alone that is not known.

    Raises:
        UnknownNameError: the PTX has no such kernel.
    """
    return _reached(launch, _READS)


def _reached(launch: Launch, accesses: Set[Access]) -> frozenset[str]:
    """Names of the buffers that such accesses may go to."""
    every = frozenset(buffer.name for buffer in launch.buffers)
    if not launch.has_ptx:
        return every
    kernel = kernel_of(launch)
    code = Code(module_of(launch.ptx), kernel)
    addresses = Addresses(code, def_use_of(code, flow_of(code)))
    places = {parameter.name: n for n, parameter in enumerate(kernel.parameters)}
    found: set[str] = set()
    for index in range(len(code.instructions)):
        roots = _targets(code, addresses, index, accesses)
        if roots is None:
            return every
        for root in roots:
            place = places.get(root.key[0])
            if place is None or place >= len(launch.arguments):
                return every
            argument = launch.arguments[place]
            if not isinstance(argument, Buffer | Pointer):
                return every
            found.add(argument.name if isinstance(argument, Buffer) else argument.buffer)
    return frozenset(found)


def _targets(
    code: Code, addresses: Addresses, index: int, accesses: Set[Access]
) -> Iterable[Root] | None:
    """The parameters that an instruction accesses so through; None if that is not known."""
    effects, base = code.effects[index], code.instructions[index].base
    if Trait.CALL in effects.opcode.traits:
        return None
    if effects.opcode.access not in accesses and base != "discard":
        return ()
    if effects.opcode.access is Access.COPY and accesses is _READS:
        return None  # Its source is another operand.
    operand = next((o for o, _ in effects.operands if isinstance(o, Address)), None)
    where = addresses.location(index, operand) if operand is not None else None
    if operand is None or where is None or effects.opcode.access is Access.UNKNOWN:
        return None
    if where.space is Space.CONST and accesses is _READS:
        return ()
    return () if where.space in _OWN else _parameters(code, addresses, index, operand, where.space)


def _parameters(
    code: Code, addresses: Addresses, index: int, operand: Address, space: Space
) -> Iterable[Root] | None:
    """The parameters that an address outside of the block's own memory may come from."""
    instruction = code.instructions[index]
    is_tensor = "tensor" in instruction.opcode.split(".") or instruction.base == "tensormap"
    known_space = space in (Space.GLOBAL, Space.GENERIC)
    if is_tensor or not known_space or not isinstance(operand.base, Name):
        return None
    roots = addresses.roots(operand.base.text, index)
    if not roots or any(root.kind is Kind.UNKNOWN for root in roots):
        return None
    # A variable of the module is no buffer: nothing here restores it.
    return [root for root in roots if root.kind is Kind.PARAMETER and root.space not in _OWN]
