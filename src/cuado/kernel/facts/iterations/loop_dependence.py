"""Decides if the iterations of a loop may depend on each other.

A register that is live from one iteration to the next, or memory that one iteration writes and
another may read, counts as a loop-carried dependence unless the contrary is proved.
"""

from collections.abc import Iterable

from cuado.kernel.facts.loops.loop import instructions_of
from cuado.kernel.facts.reductions.unused_atomics import reduction_at
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Address, Name, rendered

_READING = frozenset({Access.LOAD, Access.ATOMIC, Access.UNKNOWN, Access.COPY})
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.UNKNOWN, Access.COPY})


def carried(kernel: Kernel, loop: Loop, steps: frozenset[int]) -> str:
    """Why an iteration may depend on an earlier one; empty if it does not.

    Args:
        kernel: the kernel.
        loop: of it.
        steps: instructions whose results are carried between iterations and are accounted for.
    """
    for key in carried_registers(kernel, loop, steps):
        return f"'{key[0]}' is carried from one iteration to the next"
    return _through_memory(kernel, list(instructions_of(kernel, loop)))


def carried_registers(kernel: Kernel, loop: Loop, steps: frozenset[int]) -> list[Key]:
    """Registers that the loop writes and that are live at its header.

    Args:
        kernel: the kernel.
        loop: of it.
        steps: instructions whose results do not count.
    """
    code, inside = kernel.code, instructions_of(kernel, loop)
    written: dict[Key, None] = {}
    for n in inside:
        if n not in steps:
            written.update(dict.fromkeys(code.keys(code.effects[n].writes, n)))
    return [key for key in written if _is_live(kernel, loop.header, key)]


def _is_live(kernel: Kernel, block: int, key: Key) -> bool:
    """True if a register may be read before it is written, from the start of a block on."""
    code, flow = kernel.code, kernel.slicer.flow
    todo, seen = [block], {block}
    while todo:
        here = flow.blocks[todo.pop()]
        is_ended = False
        for n in range(here.first, here.last + 1):
            if key in code.keys(code.effects[n].reads, n):
                return True
            if code.effects[n].definite and key in code.keys(code.effects[n].writes, n):
                is_ended = True
                break
        for successor in () if is_ended else here.successors:
            if successor != EXIT and successor not in seen:
                seen.add(successor)
                todo.append(successor)
    return False


def _through_memory(kernel: Kernel, inside: list[int]) -> str:
    """Why a read may return a value that another iteration wrote; empty if none does."""
    code = kernel.code
    every = range(len(code.instructions))
    # Readers outside of the loop count as well: what they find is the last iteration's only in the
    # original order.
    writers = [n for n in inside if code.effects[n].opcode.access in _WRITING]
    readers = [n for n in every if code.effects[n].opcode.access in _READING]
    for writer in writers:
        for reader in readers:
            if not may_meet(kernel, writer, reader) or _is_in_place(kernel, writer, reader):
                continue
            if _commute(kernel, writer, reader):
                continue
            line = kernel.code.line(reader)
            return f"an iteration may read what another writes (PTX line {line})"
    return ""


def may_meet(kernel: Kernel, one: int, other: int) -> bool:
    """True if two accesses may alias, where every buffer is an allocation of its own."""
    return kernel.aliasing.may_conflict(one, other)


def _is_in_place(kernel: Kernel, writer: int, reader: int) -> bool:
    """True if a global word is read and written at one address that was computed once."""
    # One value of one register: within an iteration both go to the same word. It does not say that
    # another iteration goes elsewhere: ``out[0] += x`` passes, too. Who deals iterations out proves
    # that of the stores (``iteration_independence``, ``iteration_striping``).
    if {kernel.space(writer), kernel.space(reader)} != {Space.GLOBAL}:
        return False
    first, second = (_address(kernel, n) for n in (writer, reader))
    return first is not None and first == second and reader < writer


def _address(kernel: Kernel, index: int) -> tuple[object, ...] | None:
    """The identity of an address: the register, its definitions, offset and size."""
    code = kernel.code
    operands: Iterable[object] = (operand for operand, _ in code.effects[index].operands)
    found = next((each for each in operands if isinstance(each, Address)), None)
    if found is None or found.extra or not isinstance(found.base, Name):
        return None
    keys = code.keys((found.base.text,), index)
    written = tuple(kernel.slicer.chains.definitions.get((index, key), ()) for key in keys)
    size = code.effects[index].opcode.bytes
    return rendered(found.base), written, found.offset or 0, size


def _commute(kernel: Kernel, one: int, other: int) -> bool:
    """True if both are updates of integers by the same operator, whose results nobody uses."""
    first, second = reduction_at(kernel, one), reduction_at(kernel, other)
    if first is None or second is None or first.operator != second.operator:
        return False
    return first.operator.is_exact
