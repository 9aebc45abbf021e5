"""Whether the iterations of a loop depend on each other.

Only what is provable counts: a register that an iteration leaves to the next, or memory that one
writes and another may read, is taken for a dependence.
"""

from collections.abc import Iterable

from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Address, Name, rendered
from cuado.whatif.experiments._loops import instructions_of
from cuado.whatif.experiments._reductions import reduction_at
from cuado.whatif.subject import Subject

_READING = frozenset({Access.LOAD, Access.ATOMIC, Access.UNKNOWN, Access.COPY})
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.UNKNOWN, Access.COPY})
_CONSTANT = frozenset({Space.PARAM, Space.CONST})


def carried(subject: Subject, loop: Loop, steps: frozenset[int]) -> str:
    """Why an iteration may depend on one before it; empty if it does not.

    Args:
        subject: the kernel.
        loop: of it.
        steps: instructions whose results go from iteration to iteration and do no harm.
    """
    inside = list(instructions_of(subject, loop))
    for key in _left(subject, loop, inside, steps):
        return f"'{key[0]}' goes from one iteration to the next"
    return _through_memory(subject, inside)


def _left(subject: Subject, loop: Loop, inside: list[int], steps: frozenset[int]) -> list[Key]:
    """Registers that the loop writes, and that are read before they are written from its header."""
    code = subject.code
    written: dict[Key, None] = {}
    for n in inside:
        if n not in steps:
            written.update(dict.fromkeys(code.keys(code.effects[n].writes, n)))
    return [key for key in written if _is_live(subject, loop.header, key)]


def _is_live(subject: Subject, block: int, key: Key) -> bool:
    """Whether a register may be read before it is written, from the start of a block on."""
    code, flow = subject.code, subject.slicer.flow
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


def _through_memory(subject: Subject, inside: list[int]) -> str:
    """Why a read may give what another iteration wrote; empty if none does."""
    code = subject.code
    every = range(len(code.instructions))
    writers = [n for n in inside if code.effects[n].opcode.access in _WRITING]
    readers = [n for n in every if code.effects[n].opcode.access in _READING]
    for writer in writers:
        for reader in readers:
            if not may_meet(subject, writer, reader) or _is_in_place(subject, writer, reader):
                continue
            if _commute(subject, writer, reader):
                continue
            line = subject.module.lines(code.instructions[reader].start)
            return f"what an iteration writes another may read (PTX line {line})"
    return ""


def may_meet(subject: Subject, one: int, other: int) -> bool:
    """Whether two accesses may touch the same memory, every buffer being an allocation."""
    return subject.aliasing.may_conflict(one, other)


def _is_in_place(subject: Subject, writer: int, reader: int) -> bool:
    """Whether a global word is read and written at an address that was computed once."""
    if {subject.space(writer), subject.space(reader)} != {Space.GLOBAL}:
        return False
    first, second = (_address(subject, n) for n in (writer, reader))
    return first is not None and first == second and reader < writer


def _address(subject: Subject, index: int) -> tuple[object, ...] | None:
    """What tells whether two addresses are the same: the register, who wrote it, offset, size."""
    code = subject.code
    operands: Iterable[object] = (operand for operand, _ in code.effects[index].operands)
    found = next((each for each in operands if isinstance(each, Address)), None)
    if found is None or found.extra or not isinstance(found.base, Name):
        return None
    keys = code.keys((found.base.text,), index)
    written = tuple(subject.slicer.chains.definitions.get((index, key), ()) for key in keys)
    size = code.effects[index].opcode.bytes
    return rendered(found.base), written, found.offset or 0, size


def _commute(subject: Subject, one: int, other: int) -> bool:
    """Whether both are updates of integers by the same operator, whose results nobody uses."""
    first, second = reduction_at(subject, one), reduction_at(subject, other)
    if first is None or second is None or first.operator != second.operator:
        return False
    return first.operator.is_exact
