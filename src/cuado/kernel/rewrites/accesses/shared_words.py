"""Vectors and 64 bits in shared memory as words: one access for each, to follow each for itself.

A vector access is as many accesses of its elements, in an order that nothing says (PTX ISA,
"Vector Data-types" of the memory consistency model): one after the other is one of these. 64 bits
are two halves; between threads that nothing orders they might be seen apart, which is a race.
"""

from dataclasses import replace

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Vector, rendered
from cuado.ptx.syntax.tree import Instruction

_VECTORS = frozenset({"v2", "v4"})
_PLAIN = _VECTORS | {"ld", "st", "shared", "shared::cta"}
_WORD = 32


def with_words(kernel: Kernel) -> Kernel:
    """The same kernel with all plain accesses to shared memory of words; itself if they are."""
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
    """Accesses to the words of a vector or of 64 bits; none for what is no plain access to one."""
    instruction = rewriting.subject.code.instructions[index]
    *words, type_ = instruction.opcode.split(".")
    bits = BITS.get(type_)
    if bits not in (_WORD, 2 * _WORD) or not {*words} <= _PLAIN:
        return []
    own = instruction.operands[0 if words[0] == "ld" else 1]
    items = own.items if isinstance(own, Vector) else (own,)
    if bits == _WORD and not isinstance(own, Vector):
        return []
    base, offset, _ = rewriting.address(index)
    names = [rendered(each) for each in items]
    # A load that overwrites its own address would leave none for the words behind it.
    if words[0] == "ld" and base in names:
        return []
    opcode = instruction.opcode.replace(".v2", "").replace(".v4", "")
    lines = []
    for number, name in enumerate(names):
        at = offset + number * bits // 8
        place, behind = f"{base}+{at}", f"{base}+{at + _WORD // 8}"
        if name != "_":
            word = [_word(instruction, opcode, name, place)]
            lines += word if bits == _WORD else _halves(rewriting, index, name, place, behind)
    return lines


def _word(instruction: Instruction, opcode: str, name: str, place: str) -> str:
    """An access to a word."""
    place = f"[{place}]"
    one, other = (name, place) if instruction.base == "ld" else (place, name)
    return f"{instruction.prefix}{opcode} {one}, {other};"


def _halves(rewriting: Rewriting, index: int, name: str, low: str, high: str) -> list[str]:
    """Accesses to the two words of 64 bits in a register, or of a number."""
    instruction = rewriting.subject.code.instructions[index]
    one, other = rewriting.register("b32"), rewriting.register("b32")
    prefix = instruction.prefix
    pair = f"{{{one}, {other}}}"
    if instruction.base == "ld":
        return [
            f"{prefix}ld.shared.b32 {one}, [{low}];",
            f"{prefix}ld.shared.b32 {other}, [{high}];",
            f"{prefix}mov.b64 {name}, {pair};",
        ]
    whole = name if name.startswith("%") else rewriting.register("b64")
    given = [] if whole == name else [f"mov.b64 {whole}, {name};"]
    return [
        *given,
        f"mov.b64 {pair}, {whole};",
        f"{prefix}st.shared.b32 [{low}], {one};",
        f"{prefix}st.shared.b32 [{high}], {other};",
    ]
