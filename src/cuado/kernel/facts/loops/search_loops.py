"""Loops whose exit depends on their loads, and which of these loads may be speculative.

Loads of iterations that may not happen can be made early if they do no harm: the launch never
writes what they read, and the address is checked before. A slice of the loop computes the addresses
in each iteration: arithmetic, and other such loads.
"""

from dataclasses import dataclass

from cuado.kernel.facts.accesses.constant_loads import LARGEST, whole_buffer, why_not_constant
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import BITS, Space
from cuado.ptx.syntax.operands import Address, Name

_LONGEST = 64
"""Most instructions of a loop that is worth repeating."""


@dataclass(frozen=True, slots=True)
class Speculative:
    """A load that may be made speculatively.

    Attributes:
        index: the instruction.
        target: its destination register.
        base: register of its address.
        offset: bytes added to the base.
        width: bytes that it reads per thread.
        parameter: the pointer parameter of the buffer that it reads.
        size: bytes of that buffer.
    """

    index: int
    target: str
    base: str
    offset: int
    width: int
    parameter: str
    size: int


@dataclass(frozen=True, slots=True)
class SearchLoop:
    """A loop of one basic block whose loads decide if it continues.

    Attributes:
        first: its first instruction.
        last: the branch back.
        loads: the speculative loads.
        ahead: these loads and the instructions that they depend on, in order of the text.
    """

    first: int
    last: int
    loads: tuple[Speculative, ...]
    ahead: tuple[int, ...]

    @property
    def body(self) -> range:
        """All instructions but the branch."""
        return range(self.first, self.last)


def search_loop(kernel: Kernel, loop: Loop) -> SearchLoop | str:
    """The loop with its speculative loads, or why it has none."""
    flow, code = kernel.slicer.flow, kernel.code
    line = kernel.code.line(flow.blocks[loop.header].first)
    if len(loop.blocks) > 1:
        return f"the loop at PTX line {line} branches"
    block = flow.blocks[loop.header]
    last = code.instructions[block.last]
    if last.base != "bra" or not last.guard or block.last - block.first > _LONGEST:
        return f"the loop at PTX line {line} is too long, or does not end with a branch"
    body = range(block.first, block.last)
    single = next((n for n in body if not _is_repeatable(kernel, n)), None)
    if single is not None:
        opcode = code.instructions[single].opcode
        return f"'{opcode}' of the loop at PTX line {line} cannot be repeated"
    loads = {n: found for n in body if (found := _load(kernel, n)) is not None}
    ahead, reason = _slice(kernel, body, loads)
    if not ahead:
        return reason or f"no load of the loop at PTX line {line} can be made speculatively"
    made = tuple(loads[n] for n in sorted(ahead & loads.keys()))
    if not _decide(kernel, block.last, body, {each.index for each in made}):
        return f"the exit of the loop at PTX line {line} does not depend on its loads"
    return SearchLoop(block.first, block.last, made, tuple(sorted(ahead)))


def _is_repeatable(kernel: Kernel, index: int) -> bool:
    """True if an instruction is plain arithmetic or an access, in the kernel's outermost scope."""
    opcode, outermost = kernel.code.effects[index].opcode, kernel.function.body
    is_outermost = outermost is not None and kernel.code.scopes[index] == outermost.start
    return opcode.known and not opcode.traits and is_outermost


def within(kernel: Kernel, index: int, body: range) -> dict[Key, tuple[int, ...]]:
    """The instructions of a loop that may write a value that one of them reads."""
    chains = kernel.slicer.chains
    keys = kernel.code.keys(kernel.code.effects[index].reads, index)
    found = {key: chains.definitions.get((index, key), ()) for key in keys}
    return {key: tuple(n for n in every if n in body) for key, every in found.items()}


def _load(kernel: Kernel, index: int) -> Speculative | None:
    """A load of constant data from a known buffer; None for any other load."""
    instruction, effects = kernel.code.instructions[index], kernel.code.effects[index]
    if not instruction.opcode.startswith("ld.global.") or instruction.guard:
        return None
    if why_not_constant(kernel, index):
        return None
    found, width = whole_buffer(kernel, index), effects.opcode.bytes
    if found is None or width is None or not width <= found[1].bytes < LARGEST:
        return None
    parameter, size = found[0], found[1].bytes
    match instruction.operands:
        case (Name(text=target), Address(base=Name(text=base), extra=()) as address):
            symbol = kernel.code.symbol(base, index)
            if symbol is not None and BITS.get(symbol.variable.type) == 64:
                offset = address.offset or 0
                return Speculative(index, target, base, offset, width, parameter, size)
    return None


def _slice(
    kernel: Kernel, body: range, loads: dict[int, Speculative]
) -> tuple[frozenset[int], str]:
    """The slice of the loads that can be speculative, and why others cannot."""
    reason = ""
    found: set[int] = set()
    # All of a load's slice or none: an address that needs what a later iteration stores cannot be
    # had ahead.
    for load in loads:
        own, todo = {load}, [load]
        while todo:
            index = todo.pop()
            for every in within(kernel, index, body).values():
                todo += [n for n in every if n not in own]
                own |= set(every)
        reason = next((why for n in sorted(own) if (why := _why_once(kernel, n, loads))), "")
        if not reason:
            found |= own
    return frozenset(found), reason


def _why_once(kernel: Kernel, index: int, loads: dict[int, Speculative]) -> str:
    """Why an instruction cannot be repeated for iterations that may never come."""
    effects, line = kernel.code.effects[index], kernel.code.line(index)
    if index in loads:
        return ""
    if effects.opcode.access is not None and effects.opcode.space is not Space.PARAM:
        return f"an address depends on memory that may change (PTX line {line})"
    if not effects.definite:
        return f"PTX line {line} writes its result conditionally"
    instruction = kernel.code.instructions[index]
    is_plain = len(effects.writes) == 1 and isinstance(instruction.operands[0], Name)
    return "" if is_plain else f"'{instruction.opcode}' (PTX line {line}) has several results"


def _decide(kernel: Kernel, branch: int, body: range, loads: set[int]) -> bool:
    """True if some loads decide whether a loop continues."""
    seen, todo = {branch}, [branch]
    while todo:
        for every in within(kernel, todo.pop(), body).values():
            todo += [n for n in every if n not in seen]
            seen |= set(every)
    return not loads.isdisjoint(seen)
