"""Makes plain updates of memory atomic: ``total[blockIdx.x] += sum`` by one thread of a block.

It is the same where each word is updated by one thread alone, and nothing else of the launch
accesses its buffer: then the atomic update finds what the load found. Only sums of integers, their
minima and maxima, and operations on bits are taken, so that several blocks may share the update
afterwards.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cuado.kernel.facts.loops.counted_loops import definitions_of
from cuado.kernel.facts.threads.active_threads import active_threads
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.iteration_forms import forms_of
from cuado.model.launch import Launch
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import BITS, Access, Space
from cuado.ptx.syntax.operands import Address, Name, Operand, rendered

_TYPES = frozenset({"u32", "s32", "b32", "u64", "s64", "b64"})
_OPERATIONS = {"add": "u", "min": "", "max": "", "and": "b", "or": "b", "xor": "b"}
"""Operations that order does not matter to, and the kind of type that their atomics have; that of
the operation where it is not stated here.
"""
_FARTHEST = 1 << 31
"""Bytes between updates from which on addresses might come around."""


@dataclass(frozen=True, slots=True)
class _Update:
    """A load, an operation on it, and the store of that.

    Attributes:
        load: the instruction.
        made: the operation.
        store: the instruction.
        value: what memory is combined with.
        opcode: the operation and its type, as an atomic update has them: ``max.s32``.
    """

    load: int
    made: int
    store: int
    value: str
    opcode: str


def with_atomic_updates(kernel: Kernel) -> Kernel:
    """The kernel with its plain updates of words of their own made atomic; itself without any.

    Each instruction keeps its number.
    """
    return kernel.once("atomic updates", lambda: _with_atomic_updates(kernel))


def _with_atomic_updates(kernel: Kernel) -> Kernel:
    found = [*_updates(kernel)]
    if not found:
        return kernel
    rewriting, code = Rewriting(kernel), kernel.code
    for each in found:
        target = rendered(code.instructions[each.store].operands[0])
        bits = _bits(kernel, each.store)
        for index in (each.load, each.made):
            # What nobody reads any longer the assembler drops.
            rewriting.replace(index, f"mov.b{bits} {code.effects[index].writes[0]}, 0;")
        rewriting.replace(each.store, f"red.global.{each.opcode} {target}, {each.value};")
    return replace(kernel, launch=replace(kernel.launch, ptx=rewriting.text()))


def _updates(kernel: Kernel) -> Iterator[_Update]:
    """The plain updates that may be atomic."""
    inside = {block for loop in loops_of(kernel.slicer.flow) for block in loop.blocks}
    for store in kernel.accesses(Access.STORE, Space.GLOBAL):
        block = kernel.slicer.flow.block_of[store]
        found = _update(kernel, store) if block not in inside else None
        if found is not None and _is_alone(kernel, found) and _is_of_one_thread(kernel, store):
            yield found


def _update(kernel: Kernel, store: int) -> _Update | None:
    """A store of what an operation makes of something and what a load of the word found just
    before.
    """
    instruction = kernel.code.instructions[store]
    if not _is_plain(kernel, store) or len(instruction.operands) != 2:
        return None
    makers = ((base, _maker(kernel, instruction.operands[1], store, base)) for base in _OPERATIONS)
    base, made = next(((base, n) for base, n in makers if n is not None), ("", -1))
    if not base or {*kernel.slicer.chains.users.get(made, ())} != {store}:
        return None
    type_ = kernel.code.instructions[made].opcode.split(".")[-1]
    opcode = f"{base}.{_OPERATIONS[base] or type_[0]}{_bits(kernel, made)}"
    return _of_load(kernel, made, store, opcode)


def _of_load(kernel: Kernel, made: int, store: int, opcode: str) -> _Update | None:
    """The update that an operation is a part of, if it has an operand that was just loaded."""
    code, users = kernel.code, kernel.slicer.chains.users
    address = code.instructions[store].operands[0]
    one, other = code.instructions[made].operands[1:]
    if rendered(one) == rendered(other):
        return None  # Twice what was there is no update by a number of the thread's own.
    for loaded, value in ((one, other), (other, one)):
        load = _maker(kernel, loaded, made, "ld")
        if load is None or {*users.get(load, ())} != {made} or not _is_plain(kernel, load):
            continue
        is_same = rendered(code.instructions[load].operands[1]) == rendered(address)
        kept = isinstance(value, Name) and _is_kept(kernel, value.text, made, store)
        if is_same and kept and _is_kept(kernel, _base(address), load, store):
            return _Update(load, made, store, rendered(value), opcode)
    return None


def _maker(kernel: Kernel, operand: Operand, index: int, base: str) -> int | None:
    """The instruction of the same basic block and size that makes an operand; None for others."""
    if not isinstance(operand, Name):
        return None
    found, block_of = definitions_of(kernel, operand.text, index), kernel.slicer.flow.block_of
    if len(found) != 1 or block_of[found[0]] != block_of[index] or found[0] >= index:
        return None
    (made,) = found
    instruction = kernel.code.instructions[made]
    words = instruction.opcode.split(".")
    is_plain = words[:2] == ["ld", "global"] if base == "ld" else len(words) == 2
    good = words[0] == base and is_plain and words[-1] in _TYPES and not instruction.guard
    return made if good and _bits(kernel, made) == _bits(kernel, index) else None


def _is_plain(kernel: Kernel, index: int) -> bool:
    instruction = kernel.code.instructions[index]
    words = instruction.opcode.split(".")
    return len(words) == 3 and words[1] == "global" and words[2] in _TYPES and not instruction.guard


def _bits(kernel: Kernel, index: int) -> int:
    return BITS.get(kernel.code.instructions[index].opcode.split(".")[-1], 0)


def _base(operand: Operand) -> str:
    is_register = isinstance(operand, Address) and isinstance(operand.base, Name)
    return operand.base.text if is_register else ""  # type: ignore[union-attr]


def _is_kept(kernel: Kernel, name: str, one: int, other: int) -> bool:
    """True if a register has the same at two instructions of a basic block."""
    keys = kernel.code.keys((name,), one)
    written = (kernel.code.keys(kernel.code.effects[n].writes, n) for n in range(one, other))
    return bool(keys) and not any({*keys} & {*each} for each in written)


def _is_alone(kernel: Kernel, update: _Update) -> bool:
    """True if nothing else of the launch accesses the buffer."""
    region = kernel.aliasing.region(update.store)
    if region is None or kernel.aliasing.region(update.load) != region or kernel.unresolved:
        return False
    for n, effects in enumerate(kernel.code.effects):
        if effects.opcode.access is None or n in (update.load, update.store):
            continue
        if kernel.space(n) in (Space.GLOBAL, Space.GENERIC):
            other = kernel.aliasing.region(n)
            if other is None or other == region:
                return False
    return True


def _is_of_one_thread(kernel: Kernel, store: int) -> bool:
    """True if one thread of a block makes a store, and each block to a word of its own."""
    form = forms_of(kernel).address(store)
    if form is None or len(active_threads(kernel).of(store)) != 1:
        return False
    factors = dict[str, int]()
    for term, factor in form.terms:
        if term.kind == "special" and str(term.what).startswith("%ctaid."):
            factors[str(term.what)[-1]] = abs(factor)
        elif term.kind != "pointer" or factor != 1:
            return False
    return _are_apart(kernel.launch, factors, kernel.code.effects[store].opcode.bytes or 0)


def _are_apart(launch: Launch, factors: dict[str, int], size: int) -> bool:
    """True if no two blocks come to the same bytes."""
    counts = dict(zip("xyz", launch.grid, strict=True))
    spans = sorted((factors.get(axis, 0), count) for axis, count in counts.items() if count > 1)
    reach = size
    for factor, count in spans:
        if factor < reach or not size:
            return False
        reach += factor * (count - 1)
    return reach < _FARTHEST
