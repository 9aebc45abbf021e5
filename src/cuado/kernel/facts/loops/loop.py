"""Loops as rewrites need them: their instructions, their entry, and what always runs."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.dominance import post_dominators
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import Access, Trait
from cuado.ptx.syntax.operands import rendered

WAIT = "barriers, or atomic updates,"
WAITING = frozenset(
    {Trait.BARRIER, Trait.FENCE, Trait.CALL, Trait.ASYNC, Trait.TIME, Trait.VOLATILE, Trait.CLUSTER}
)
_CHANGING = frozenset({Access.ATOMIC, Access.UNKNOWN, Access.COPY})


@dataclass(frozen=True, slots=True)
class Entry:
    """A place where code runs once before a loop: at an instruction, or after it, under a guard."""

    index: int
    after: bool
    guard: str = ""


def innermost(kernel: Kernel, loops: tuple[Loop, ...], index: int) -> Loop | None:
    """The innermost loop that an instruction is in."""
    block = kernel.slicer.flow.block_of[index]
    around = [loop for loop in loops if block in loop.blocks]
    return max(around, key=lambda loop: loop.depth, default=None)


def instructions_of(kernel: Kernel, loop: Loop) -> Iterator[int]:
    """The instructions of a loop, those of loops inside it included."""
    for number in sorted(loop.blocks):
        block = kernel.slicer.flow.blocks[number]
        yield from range(block.first, block.last + 1)


def ends_early(kernel: Kernel, loop: Loop) -> bool:
    """True if a loop may be left before its count ends it: from several basic blocks."""
    # A thread that ends in the loop comes to nothing behind it.
    flow = kernel.slicer.flow
    return sum(not loop.blocks.issuperset({*flow.successors[b]} - {EXIT}) for b in loop.blocks) > 1


def may_wait(kernel: Kernel, indices: Iterable[int]) -> bool:
    """True if some instructions may wait for other threads, or update memory atomically."""
    for index in indices:
        opcode = kernel.code.effects[index].opcode
        if opcode.traits & WAITING or opcode.access in _CHANGING:
            return True
    return False


def begins_anew(kernel: Kernel, loop: Loop, key: Key) -> bool:
    """True if a loop never begins with what its own earlier iterations left in a register.

    In an outer loop the first value of a counter that nothing resets is where it ended the last
    time, though the definitions that reach it look as those of a counter that is reset do.
    """
    return kernel.once(("begins anew", loop.header, key), lambda: _begins_anew(kernel, loop, key))


def _begins_anew(kernel: Kernel, loop: Loop, key: Key) -> bool:
    flow, effects = kernel.slicer.flow, kernel.code.effects
    resets = {flow.block_of[n] for n in writers_of(kernel).get(key, ()) if effects[n].definite}
    seen: set[int] = set()
    todo = [s for b in loop.blocks for s in flow.blocks[b].successors if s not in loop.blocks]
    while todo:
        number = todo.pop()
        if number == loop.header:
            return False
        if number in seen or number in resets or number == EXIT:
            continue
        seen.add(number)
        todo += flow.blocks[number].successors
    return True


def is_always_made(kernel: Kernel, loop: Loop, index: int) -> bool:
    """True if every execution of the loop reaches an instruction."""
    immediate = post_dominators(kernel.slicer.flow)
    block, at = kernel.slicer.flow.block_of[index], loop.header
    while at is not None and at != block:
        following = immediate[at]
        if following is None:
            return False
        at = following
    return True


def entry_of(kernel: Kernel, loop: Loop) -> Entry | None:
    """The entry of a loop; None if it has several."""
    flow = kernel.slicer.flow
    before = [
        number
        for number in sorted(flow.reachable() - loop.blocks)
        if loop.header in flow.blocks[number].successors
    ]
    if len(before) != 1:
        return None
    last = flow.blocks[before[0]].last
    instruction = kernel.code.instructions[last]
    if instruction.base not in ("bra", "brx"):
        return Entry(last, after=True)
    if not instruction.guard:
        return Entry(last, after=False) if instruction.base == "bra" else None
    target = kernel.code.label(rendered(instruction.operands[0]), last)
    if target != flow.blocks[loop.header].first:
        return Entry(last, after=True)
    return Entry(last, after=False, guard=instruction.prefix)


def exit_of(kernel: Kernel, loop: Loop) -> Entry | None:
    """Where code runs once after a loop, and only then; None if there is no such place."""
    flow = kernel.slicer.flow
    edges = [
        (number, following)
        for number in sorted(loop.blocks)
        for following in flow.blocks[number].successors
        if following not in loop.blocks
    ]
    places = {following for _, following in edges}
    if len(places) != 1 or EXIT in places:
        return None
    (place,) = places
    inside = {
        number for number in flow.reachable() if place in flow.blocks[number].successors
    } <= loop.blocks
    if inside:
        return Entry(flow.blocks[place].first, after=False)
    # Others come to that place as well: only where the loop falls through to it is it the loop's.
    (last, *others) = [flow.blocks[number].last for number, _ in edges]
    instruction = kernel.code.instructions[last]
    if others or instruction.base != "bra" or not instruction.guard:
        return None
    target = kernel.code.label(rendered(instruction.operands[0]), last)
    return None if target == flow.blocks[place].first else Entry(last, after=True)


def writers_of(kernel: Kernel) -> dict[Key, tuple[int, ...]]:
    """The instructions that write each register, in order of the text."""
    return kernel.once("writers of registers", lambda: _by_key(kernel))


def _by_key(kernel: Kernel) -> dict[Key, tuple[int, ...]]:
    found: dict[Key, list[int]] = {}
    for n, effects in enumerate(kernel.code.effects):
        for key in dict.fromkeys(kernel.code.keys(effects.writes, n)):
            found.setdefault(key, []).append(n)
    return {key: tuple(each) for key, each in found.items()}


def reads_of(kernel: Kernel) -> dict[int, tuple[Key, ...]]:
    """The registers that each instruction reads."""
    return kernel.once("registers that are read", lambda: _reads(kernel))


def readers_of(kernel: Kernel) -> dict[Key, tuple[int, ...]]:
    """The instructions that read each register."""
    return kernel.once("readers of registers", lambda: _readers(kernel))


def _reads(kernel: Kernel) -> dict[int, tuple[Key, ...]]:
    found: dict[int, list[Key]] = {}
    for n, key in kernel.slicer.chains.definitions:
        found.setdefault(n, []).append(key)
    return {n: tuple(each) for n, each in found.items()}


def _readers(kernel: Kernel) -> dict[Key, tuple[int, ...]]:
    found: dict[Key, list[int]] = {}
    for n, key in kernel.slicer.chains.definitions:
        found.setdefault(key, []).append(n)
    return {key: tuple(each) for key, each in found.items()}
