"""Copies of a shared array's words: updates go to the lane's own, loads combine all of them."""

from collections.abc import Callable, Iterator, Sequence

from cuado.kernel.facts.shared_memory.merged_words import MergedWords
from cuado.kernel.facts.shared_memory.shared_layout import lengthened, targets_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.address_select import Addressing, Target
from cuado.kernel.rewrites.switches.switched_accesses import register_bits
from cuado.ptx.semantics.opcode import Access
from cuado.ptx.syntax.operands import rendered

_ADDRESS_BITS = 32
_Code = Callable[[str], tuple[str, ...]]
"""The code for a copy, by the register with its address."""


def copy_words(kernel: Kernel, found: Sequence[MergedWords], copies: int) -> str:
    """The module with so many copies of each word of some arrays, side by side."""
    addressing = Addressing(kernel)
    for each in found:
        _Copying(addressing, each, copies).run()
    return addressing.rewriting.text()


class _Copying:
    """The edits.

    Word ``w`` of the array becomes the words ``w * copies`` to ``w * copies + copies - 1``. An
    address ``a`` becomes ``a * copies + base``, where ``base`` is the array's address times
    ``1 - copies``; both are computed modulo 2^32.

    Args:
        addressing: of the kernel.
        found: the array.
        copies: of each word, a power of two.
    """

    def __init__(self, addressing: Addressing, found: MergedWords, copies: int) -> None:
        self._kernel, self._found, self._copies = addressing.subject, found, copies
        self._addressing, self._rewriting = addressing, addressing.rewriting
        self._type, self._word = f"b{found.bits}", found.bits // 8
        self._bytes = copies * self._word
        self._lane, self._base, self._own = self._addressing.registers("b32", 3)

    def run(self) -> None:
        """Rewrite all accesses of the array, and make it longer."""
        array, rewriting = self._found.array.variable, self._rewriting
        rewriting.at_start(
            f"mov.u32 {self._lane}, %laneid;\n"
            f"and.b32 {self._lane}, {self._lane}, {self._copies - 1};\n"
            f"mul.lo.u32 {self._lane}, {self._lane}, {self._word};\n"
            f"mov.u32 {self._base}, {array.name};\n"
            f"mul.lo.s32 {self._base}, {self._base}, {1 - self._copies};\n"
            f"add.s32 {self._own}, {self._base}, {self._lane};"
        )
        for target in targets_of(self._kernel, self._found.array):
            access = self._kernel.code.effects[target.index].opcode.access
            if access is Access.ATOMIC:
                lines, place = self._place(target, self._own)
                self._addressing.apply(target, lines, place)
            else:
                self._spread(target, is_load=access is Access.LOAD)
        more = (self._copies - 1) * (self._found.array.bytes or 0)
        for edit in lengthened(self._kernel, array, self._word, more):
            rewriting.edit(edit)

    def _place(self, target: Target, base: str) -> tuple[list[str], str]:
        """The code for an access's new address, and the register that has it."""
        address, lines = self._addressing.own(target)
        if target.bits != _ADDRESS_BITS:  # The upper half of a place in shared memory is zero.
            wide, address = address, self._rewriting.register("b32")
            lines = [*lines, f"cvt.u32.u64 {address}, {wide};"]
        place = self._rewriting.register("b32")
        return [*lines, f"mad.lo.s32 {place}, {address}, {self._copies}, {base};"], place

    def _spread(self, target: Target, *, is_load: bool) -> None:
        """Load or store all copies, where the access's guard holds."""
        lines, place = self._place(target, self._base)
        lines += self._loaded(target, place) if is_load else self._stored(target, place)
        if target.guard:
            past = self._rewriting.fresh("$cuado_past")
            opposite = target.guard[1:] if target.guard[0] == "!" else f"!{target.guard}"
            lines = [f"@{opposite} bra {past};", *lines, f"{past}:"]
        self._rewriting.replace(target.index, "\n".join(lines))

    def _loaded(self, target: Target, place: str) -> Iterator[str]:
        """Combine all copies; those that neighbours load at a time are in different banks.

        Floats that are whole numbers are combined as such: that rounds nothing, and is no operation
        that the original has not.
        """
        sum_, each = self._addressing.registers(self._type, 2)
        yield f"mov.{self._type} {sum_}, {self._found.neutral};"
        load = f"ld.shared.{self._type} {each},"
        float_ = f"f{self._found.bits}"
        to, _ = self._kernel.code.instructions[target.index].operands
        if not self._found.is_whole:
            merge = f"{self._found.operator} {sum_}, {sum_}, {each};"
            yield from self._around(place, lambda at: (f"{load} [{at}];", merge))
            yield self._given(target, rendered(to), sum_)
            return
        (whole,) = self._addressing.registers("b64", 1)
        yield f"mov.b64 {whole}, 0;"
        (part,) = self._addressing.registers("b64", 1)
        add = f"cvt.rzi.s64.{float_} {part}, {each}; add.s64 {whole}, {whole}, {part};"
        yield from self._around(place, lambda at: (f"{load} [{at}];", add))
        yield f"cvt.rn.{float_}.s64 {sum_}, {whole};"
        yield self._given(target, rendered(to), sum_)

    def _given(self, target: Target, to: str, value: str) -> str:
        """The value in the register that a load goes to, which may be wider: of a total, say."""
        bits = register_bits(self._kernel, to, target.index)
        if bits is None or bits <= self._found.bits:
            return f"mov.{self._type} {to}, {value};"
        # PTX ISA, "ld": the upper bits are those of the sign, or zero.
        opcode = self._kernel.code.instructions[target.index].opcode
        sign = "s" if opcode.rpartition(".")[2].startswith("s") else "u"
        return f"cvt.{sign}{bits}.{sign}{self._found.bits} {to}, {value};"

    def _stored(self, target: Target, place: str) -> Iterator[str]:
        """Store the value to the first copy, and what changes nothing to all others.

        The first copy never has anything but values: threads that store the same one at a time do
        not disturb what each of them reads back.
        """
        _, value = self._kernel.code.instructions[target.index].operands
        first = self._rewriting.register("pred")
        yield from self._around(
            place,
            lambda at: (
                f"setp.eq.u32 {first}, {at}, {place};",
                f"@{first} st.shared.{self._type} [{at}], {rendered(value)};",
                f"@!{first} st.shared.{self._type} [{at}], {self._found.neutral};",
            ),
        )

    def _around(self, place: str, code: _Code) -> Iterator[str]:
        """Code for each copy, from the lane's own on."""
        step, at = self._addressing.registers("b32", 2)
        again, more = self._rewriting.fresh("$cuado_copy"), self._rewriting.register("pred")
        yield f"mov.u32 {step}, 0;"
        yield f"{again}:"
        yield f"add.u32 {at}, {step}, {self._lane};"
        yield f"and.b32 {at}, {at}, {self._bytes - 1};"
        yield f"add.u32 {at}, {at}, {place};"
        yield from code(at)
        yield f"add.u32 {step}, {step}, {self._word};"
        yield f"setp.lt.u32 {more}, {step}, {self._bytes};"
        yield f"@{more} bra {again};"
