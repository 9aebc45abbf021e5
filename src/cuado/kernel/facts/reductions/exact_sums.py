"""Sums of floats that are exact in any order: all that is added are whole numbers, and few enough.

A double holds every whole number up to 2^53, a float up to 2^24. If a word of a shared array begins
with a whole number, only converted integers are added to it, and all of these together cannot come
to more, then each sum on the way is the very number, whoever adds when. No zero is a negative one.
"""

import math
import struct
from math import prod

from cuado.kernel.facts.loops.counted_loops import definitions_of
from cuado.kernel.facts.loops.float_counters import EXACT
from cuado.kernel.facts.loops.iteration_counts import Count, count_of
from cuado.kernel.facts.reductions.unused_atomics import reduction_at
from cuado.kernel.facts.registers.plain_copies import plain_copy
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.loops import has_other_cycles, loops_of
from cuado.ptx.analysis.shared import SharedArray
from cuado.ptx.semantics.opcode import BITS, Access
from cuado.ptx.syntax.operands import Immediate, Name, Operand


def are_exact_sums(kernel: Kernel, array: SharedArray) -> bool:
    """True if all that atomics add to a shared array of floats is exact in any order."""
    effects = kernel.code.effects
    largest, added = 0, 0
    for n in array.accesses:
        access = effects[n].opcode.access
        if access is Access.LOAD:
            continue
        size = _size(kernel, _stored(kernel, n), n)
        if size is None:
            return False
        if access is Access.STORE:
            largest = max(largest, size)
            continue
        times = _times(kernel, n)
        if times is None or reduction_at(kernel, n) is None:
            return False
        added += times * size
    atomics = (n for n in array.accesses if effects[n].opcode.access is Access.ATOMIC)
    types = {kernel.code.instructions[n].opcode.rsplit(".", 1)[-1] for n in atomics}
    return len(types) == 1 and largest + added <= EXACT.get(types.pop(), -1)


def _stored(kernel: Kernel, index: int) -> Operand:
    """The value of a store or an update."""
    return kernel.code.instructions[index].operands[-1]


def _size(kernel: Kernel, operand: Operand, index: int, copies: int = 4) -> int | None:
    """The largest size of a whole number that an operand is; None if it may be another number."""
    if isinstance(operand, Immediate):
        value = operand.value
        if isinstance(value, int):
            value = _of_bits(kernel, value, index)
        is_negative_zero = value == 0 and math.copysign(1.0, value) < 0
        return abs(int(value)) if value.is_integer() and not is_negative_zero else None
    found = definitions_of(kernel, operand.text, index) if isinstance(operand, Name) else ()
    sizes = [_made(kernel, n, copies) for n in found]
    known = [each for each in sizes if each is not None]
    return max(known) if known and len(known) == len(sizes) else None


def _of_bits(kernel: Kernel, bits: int, index: int) -> float:
    """The float that an integer literal is the bits of, as wide as the instruction moves it."""
    size = BITS.get(kernel.code.instructions[index].opcode.rsplit(".", 1)[-1], 0) // 8
    data = (bits & ((1 << 8 * size) - 1)).to_bytes(size, "little")
    return float(struct.unpack({4: "<f", 8: "<d"}[size], data)[0]) if size in (4, 8) else math.nan


def _made(kernel: Kernel, index: int, copies: int) -> int | None:
    """The same of what an instruction writes: a converted integer, or a copy."""
    instruction = kernel.code.instructions[index]
    base, *words = instruction.opcode.split(".")
    if not kernel.code.effects[index].definite:
        return None
    if base == "mov" and copies:
        # Half of a longer number is another one: only what is moved whole is.
        is_literal = isinstance(instruction.operands[1], Immediate)
        is_whole = is_literal or plain_copy(kernel, index) is not None
        if not is_whole or not isinstance(instruction.operands[0], Name):
            return None
        return _size(kernel, instruction.operands[1], index, copies - 1)
    source = words[-1]
    if base != "cvt" or len(words) != 3 or words[1] not in EXACT or source[0] not in "us":
        return None
    most = 1 << BITS[source]
    return most if most <= EXACT[words[1]] else None


def _times(kernel: Kernel, index: int) -> int | None:
    """How often the threads of a block run an instruction, at most; None if that is not known."""
    if has_other_cycles(kernel.slicer.flow):
        return None
    block = kernel.slicer.flow.block_of[index]
    around = [loop for loop in loops_of(kernel.slicer.flow) if block in loop.blocks]
    counts = [count_of(kernel, loop) for loop in around]
    trips = [each.number or each.most for each in counts if isinstance(each, Count)]
    known = [each for each in trips if each is not None]
    if len(known) < len(counts):
        return None
    return prod(known) * kernel.launch.threads_per_block
