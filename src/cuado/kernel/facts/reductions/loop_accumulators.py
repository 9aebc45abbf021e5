"""Registers in which a loop accumulates: sums, minima, maxima, unions of bits.

An accumulator is live from one iteration to the next, and nothing in the loop reads it, or what is
made of it, but operations of one operator whose result is the next value. Then its last value is
the first one combined with one operand of each operation that ran, and these do not depend on it:
where the operator is associative and commutative they may be combined in any order, in parts.
A condition may choose between two such values (``if (x > limit) sum += x;``): what it leaves out
did not run.
"""

from dataclasses import dataclass
from string import hexdigits

from cuado.kernel.facts.loops.counted_loops import definitions_of
from cuado.kernel.facts.loops.loop import is_always_made, readers_of, reads_of, writers_of
from cuado.kernel.facts.registers.live_registers import live_registers
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Name, rendered

_IDEMPOTENT = frozenset({"min", "max", "and", "or"})
_FLOATS = frozenset({"f32", "f64"})
_TYPES = frozenset({"s32", "u32", "s64", "u64", "b32", "b64", "f32", "f64"})
_WORDS = frozenset({"rn", "ftz", "lo", "wide"})
_PLACES = {"add": (1, 2), "min": (1, 2), "max": (1, 2), "and": (1, 2), "or": (1, 2), "xor": (1, 2)}
_THIRD = frozenset({"mad", "fma"})
_SINGLE = 32
_MINUS_ZERO = {"f32": "0f80000000", "f64": "0d8000000000000000"}


@dataclass(frozen=True, slots=True)
class Accumulator:
    """A register that a loop accumulates in.

    Attributes:
        key: the register.
        bits: 32 or 64.
        opcode: that combines two parts: ``add.s32``, ``max.ftz.f32``.
        updates: the operations of the loop.
    """

    key: Key
    bits: int
    opcode: str
    updates: frozenset[int]

    @property
    def is_exact(self) -> bool:
        """True if every order gives the same bits."""
        words = self.opcode.split(".")
        return words[0] != "add" or words[-1] not in _FLOATS

    @property
    def neutral(self) -> str:
        """The number that changes nothing; empty where a part may begin with the first value."""
        words = self.opcode.split(".")
        return "" if words[0] in _IDEMPOTENT else _MINUS_ZERO.get(words[-1], "0")


def accumulator_of(kernel: Kernel, loop: Loop, key: Key) -> Accumulator | None:
    """A register that a loop carries, as an accumulator; None if it is none."""
    bits = BITS.get(kernel.code.variable(key).type, 0)
    if bits not in (32, 64):
        return None
    values = _values(kernel, loop, key)
    opcodes, updates = set[str](), set[int]()
    for index in values:
        if _hands_on(kernel, index, values, key):
            continue
        opcode = _combining(kernel, index, values, key)
        if not opcode:
            return None
        opcodes.add(opcode)
        updates.add(index)
    if len(opcodes) != 1 or not _are_private(kernel, loop, key, values):
        return None
    found = Accumulator(key, bits, opcodes.pop(), frozenset(updates))
    # Combining the parts is one more operation. Of floats it may change what no iteration has
    # updated: the least of a NaN and itself is another NaN, and ``ftz`` makes a denormal number 0.
    # Where each iteration updates, the original's result has been through that, too.
    is_changed = found.opcode.endswith(tuple(_FLOATS)) and found.is_exact
    chooses = any(kernel.code.instructions[n].base == "selp" for n in values)
    if is_changed and (chooses or not any(_is_in_each(kernel, loop, n) for n in updates)):
        return found if _is_settled(kernel, loop, found) else None
    return found


def _is_settled(kernel: Kernel, loop: Loop, found: Accumulator) -> bool:
    """True if the operation leaves each first value as it is, combined with itself.

    That is a number that the code states, or what the same operation has made before.
    """
    block_of, effects = kernel.slicer.flow.block_of, kernel.code.effects
    todo = [(found.key, n) for n in found.updates if found.key in reads_of(kernel)[n]]
    seen: set[int] = set()
    while todo:
        key, index = todo.pop()
        for n in kernel.slicer.chains.definitions.get((index, key), ()):
            if n in seen or block_of[n] in loop.blocks:
                continue
            seen.add(n)
            instruction = kernel.code.instructions[n]
            if not effects[n].definite:
                return False
            if _opcode_of(instruction.opcode) == found.opcode:
                continue
            if instruction.base != "mov":
                return False
            source = instruction.operands[1]
            if isinstance(source, Name):
                keys = kernel.code.keys((source.text,), n)
                todo += [(each, n) for each in keys]
                if not keys:
                    return False
            elif not _is_number(rendered(source), found.bits):
                return False
    return bool(seen)


def _opcode_of(text: str) -> str:
    words = text.split(".")
    return _opcode(words[0], words[-1], {*words[1:-1]}) if words[0] in _IDEMPOTENT else ""


def _is_number(text: str, bits: int) -> bool:
    """True if a literal is of a normal number, or of zero."""
    digits = text.lower().removeprefix("0f" if bits == _SINGLE else "0d")
    if len(digits) != bits // 4 or not all(each in hexdigits for each in digits):
        return False
    fraction = 23 if bits == _SINGLE else 52
    pattern = int(digits, 16) & ((1 << (bits - 1)) - 1)
    exponent, most = pattern >> fraction, (1 << (bits - 1 - fraction)) - 1
    return pattern == 0 or 0 < exponent < most or pattern == most << fraction


def _is_in_each(kernel: Kernel, loop: Loop, index: int) -> bool:
    return kernel.code.effects[index].definite and is_always_made(kernel, loop, index)


def _values(kernel: Kernel, loop: Loop, key: Key) -> frozenset[int]:
    """Instructions of the loop that write the register, or what becomes its value by operations."""
    block_of, users = kernel.slicer.flow.block_of, kernel.slicer.chains.users
    found = {n for n in writers_of(kernel).get(key, ()) if block_of[n] in loop.blocks}
    todo = [
        n for n in readers_of(kernel).get(key, ()) if block_of[n] in loop.blocks and n not in found
    ]
    # Forward: what reads the register and makes a value of its own, up to the register again.
    while todo:
        index = todo.pop()
        if index not in found and _is_step(kernel, index):
            found.add(index)
            todo += [n for n in users.get(index, ()) if block_of[n] in loop.blocks]
    return frozenset(found)


def _is_step(kernel: Kernel, index: int) -> bool:
    instruction = kernel.code.instructions[index]
    bases = _PLACES.keys() | _THIRD | {"mov", "selp"}
    return instruction.base in bases


def _hands_on(kernel: Kernel, index: int, values: frozenset[int], key: Key) -> bool:
    """True if an instruction is a value of the accumulator as it is, or one of two, as something
    else decides.
    """
    instruction = kernel.code.instructions[index]
    reads = [_reads(kernel, each, index, values, key) for each in instruction.operands[1:]]
    return (instruction.base, reads) in (("mov", [True]), ("selp", [True, True, False]))


def _combining(kernel: Kernel, index: int, values: frozenset[int], key: Key) -> str:
    """The opcode that combines parts, if an instruction accumulates one operand; or empty."""
    instruction = kernel.code.instructions[index]
    words = instruction.opcode.split(".")
    base, type_, others = words[0], words[-1], {*words[1:-1]}
    if type_ not in _TYPES or not others <= _WORDS:
        return ""
    operands = instruction.operands
    places = (3,) if base in _THIRD else _PLACES.get(base, ())
    carried = [
        n for n in range(1, len(operands)) if _reads(kernel, operands[n], index, values, key)
    ]
    return _opcode(base, type_, others) if len(carried) == 1 and carried[0] in places else ""


def _opcode(base: str, type_: str, others: set[str]) -> str:
    """The opcode that combines what an operation accumulates; empty where there is none."""
    if base == "mad":
        if "wide" in others:
            return f"add.{type_[0]}64" if type_.endswith("32") else ""
        return f"add.{type_}" if "lo" in others else ""
    ftz = ".ftz" if "ftz" in others else ""
    if base == "fma" or (base == "add" and type_ in _FLOATS):
        return f"add.rn{ftz}.{type_}"
    return f"{base}{ftz}.{type_}" if "wide" not in others and "lo" not in others else ""


def _reads(kernel: Kernel, operand: object, index: int, values: frozenset[int], key: Key) -> bool:
    """True if an operand may be the accumulator's value."""
    if not isinstance(operand, Name):
        return False
    keys = kernel.code.keys((operand.text,), index)
    return key in keys or not values.isdisjoint(definitions_of(kernel, operand.text, index))


def _are_private(kernel: Kernel, loop: Loop, key: Key, values: frozenset[int]) -> bool:
    """True if nothing else in the loop reads the accumulator, and no part of it outlives one
    iteration but in the accumulator itself.
    """
    code, block_of, chains = kernel.code, kernel.slicer.flow.block_of, kernel.slicer.chains
    reading = {*readers_of(kernel).get(key, ())}.union(*(chains.users.get(n, ()) for n in values))
    for index in (n for n in reading if block_of[n] in loop.blocks):
        for each in reads_of(kernel)[index]:
            inside = {n for n in chains.definitions[index, each] if block_of[n] in loop.blocks}
            if (each == key or inside & values) and not (index in values and inside <= values):
                return False
    others = {each for n in values for each in code.keys(code.effects[n].writes, n)} - {key}
    is_live = live_registers(kernel)
    return not any(is_live(each, loop.header) for each in others)
