"""The proof that addresses found equal as sums of products are equal as numbers of the machine.

Analysis of addresses (``symbolic``, lane analysis) computes with integers that do not wrap around;
registers of 32 bits do. Every step from a 32-bit register to an address keeps the lower 32 bits
right all the same: sums, products, shifts to the left, widening with or without sign. So an address
and the sum of products that stands for it agree in their lower 32 bits, and two addresses found
equal (or a known distance apart) are so in these bits. If both lie in one buffer of at most 4 GiB,
they are equal.

It does not hold for steps that lose low bits (16-bit arithmetic) or move high bits down (right
shifts, divisions, comparisons of 64-bit numbers): for such addresses there is no proof.
"""

from collections.abc import Iterable

from cuado.kernel.facts.accesses.constant_loads import LARGEST, bytes_of
from cuado.kernel.kernel import Kernel
from cuado.ptx.semantics.opcode import Access, Space

_NARROW = frozenset({"s8", "u8", "b8", "s16", "u16", "b16", "s16x2", "u16x2"})
_WIDE = frozenset({"s64", "u64", "b64", "f64", "s128", "u128", "b128"})
_LINEAR = frozenset({"mov", "cvt", "cvta", "add", "sub", "neg", "mul", "mad", "shl"})
_LOSING = frozenset({"hi", "sat", "cc", "f64", "f32", "f16"})


def why_not_exact(kernel: Kernel, accesses: Iterable[int]) -> str:
    """Why addresses found equal may nevertheless differ; empty if they are equal."""
    accesses = tuple(accesses)
    for index in accesses:
        size = bytes_of(kernel, index)
        if size is None:
            return f"which buffer PTX line {kernel.code.line(index)} loads from is unknown"
        if size > LARGEST:
            return f"PTX line {kernel.code.line(index)} loads from a buffer of more than 4 GiB"
    for index in sorted(kernel.slicer.addresses_of(accesses).instructions):
        if not _keeps_lower_bits(kernel, index):
            text = kernel.code.instructions[index].opcode
            return f"'{text}' (PTX line {kernel.code.line(index)}) affects the addresses of loads"
    return ""


def _keeps_lower_bits(kernel: Kernel, index: int) -> bool:
    """True if the lower 32 bits of a result depend only on those of its operands."""
    opcode = kernel.code.effects[index].opcode
    words = frozenset(kernel.code.instructions[index].opcode.split("."))
    if opcode.access is Access.LOAD:
        return opcode.space is Space.PARAM or _NARROW.isdisjoint(words)
    if opcode.access is not None or words & _NARROW:
        return False
    if words & _WIDE:
        return kernel.code.instructions[index].base in _LINEAR and not words & _LOSING
    return True
