"""Vectors in shared memory as words: one access for each, so that each can be followed for itself.

A vector access is as many accesses of its elements, in an order that nothing says (PTX ISA,
"Vector Data-types" of the memory consistency model): one after the other is one of these.
"""

from dataclasses import replace

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Vector, rendered

_VECTORS = frozenset({"v2", "v4"})
_PLAIN = _VECTORS | {"ld", "st", "shared", "shared::cta"}
_WORD = 32


def with_words(kernel: Kernel) -> Kernel:
    """The same kernel without accesses to vectors of words in shared memory; itself without any."""
    return kernel.once("shared vectors as words", lambda: _with_words(kernel))


def _with_words(kernel: Kernel) -> Kernel:
    rewriting, number = Rewriting(kernel), 0
    for index in kernel.shared_accesses:
        if lines := _words(rewriting, index):
            rewriting.replace(index, "\n".join(lines))
            number += 1
    if not number:
        return kernel
    return replace(kernel, launch=replace(kernel.launch, ptx=rewriting.text()))


def _words(rewriting: Rewriting, index: int) -> list[str]:
    """Accesses to the words of a vector; none for what is no plain access to one."""
    instruction = rewriting.subject.code.instructions[index]
    *words, type_ = instruction.opcode.split(".")
    vector = next((each for each in instruction.operands if isinstance(each, Vector)), None)
    if vector is None or BITS.get(type_) != _WORD or not {*words} <= _PLAIN:
        return []
    base, offset, _ = rewriting.address(index)
    names = [rendered(each) for each in vector.items]
    is_load = instruction.base == "ld"
    # A load that overwrites its own address would leave none for the words behind it.
    if is_load and base in names:
        return []
    opcode = ".".join((*(each for each in words if each not in _VECTORS), type_))
    lines = []
    for number, name in enumerate(names):
        place = f"[{base}+{offset + number * _WORD // 8}]"
        one, other = (name, place) if is_load else (place, name)
        if name != "_":
            lines.append(f"{instruction.prefix}{opcode} {one}, {other};")
    return lines
