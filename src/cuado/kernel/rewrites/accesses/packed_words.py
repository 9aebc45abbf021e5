"""Narrow elements of consecutive addresses in 32-bit words: taken out of them, and put together."""

from collections.abc import Iterator, Sequence

from cuado.kernel.facts.accesses.adjacent_accesses import WORD, Group, Member
from cuado.kernel.rewrites.switches.replace_arithmetic import words_of
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Immediate, Name, rendered


class PackedWords:
    """The words of one group of accesses.

    Args:
        rewriting: of the kernel.
        group: of it.

    Attributes:
        names: a register for each word.
    """

    def __init__(self, rewriting: Rewriting, group: Group) -> None:
        self._rewriting, self._group = rewriting, group
        self._code = rewriting.subject.code
        self._opcode = words_of(self._code.instructions[group.members[0].index])
        self.names = [rewriting.register("b32") for _ in range(group.size // WORD)]

    @property
    def is_load(self) -> bool:
        """True for loads."""
        return self._opcode[0] == "ld"

    def wide(self) -> str:
        """The one access."""
        count = len(self.names)
        vector = (f"v{count}",) if count > 1 else ()
        opcode = ".".join((*self._opcode[:-1], *vector, "b32"))
        values = f"{{{', '.join(self.names)}}}" if count > 1 else self.names[0]
        return self._access(opcode, values, self._group.members[0])

    def narrow(self) -> Iterator[str]:
        """The accesses one by one, of the words."""
        opcode = ".".join(self._opcode)
        each = [self._rewriting.register("b32") for _ in self._group.members]
        if self.is_load:
            for member, name in zip(self._group.members, each, strict=True):
                yield self._access(".".join((*self._opcode[:-1], self._unsigned)), name, member)
            yield from self._put(each)
            return
        for number, (member, name) in enumerate(zip(self._group.members, each, strict=True)):
            yield self._taken(name, number, "u32")
            yield self._access(opcode, name, member)

    def out(self, member: Member) -> Iterator[str]:
        """An element, into the register that it was loaded into."""
        number = self._group.members.index(member)
        target, bits = rendered(member.value), self._bits(member)
        kind = "s32" if self._opcode[-1][0] == "s" else "u32"
        if bits == 32:
            yield self._taken(target, number, kind)
            return
        word = self._rewriting.register("b32")
        yield self._taken(word, number, kind)
        yield f"cvt.{kind[0]}{bits}.{kind} {target}, {word};"

    def kept(self, member: Member) -> tuple[str, str]:
        """A register with what is to be stored, and the code that fills it."""
        name = self._rewriting.register("b32")
        value, bits = rendered(member.value), self._bits(member)
        if bits == 32:
            return name, f"mov.b32 {name}, {value};"
        return name, f"cvt.u32.u{bits} {name}, {value};"

    def together(self, values: Sequence[str]) -> Iterator[str]:
        """The words of values that stand in registers, whatever is above an element in these."""
        yield from self._put(values)

    @property
    def _unsigned(self) -> str:
        return f"u{8 * self._group.width}"

    def _bits(self, member: Member) -> int:
        """Width of the register that an element is in; numbers are moved to one of a word."""
        if not isinstance(member.value, Name) or isinstance(member.value, Immediate):
            return 32
        symbol = self._code.symbol(member.value.text, member.index)
        return BITS[symbol.variable.type] if symbol is not None else 32

    def _access(self, opcode: str, values: str, member: Member) -> str:
        at = f"[{self._group.base}+{member.offset}]"
        order = (values, at) if self.is_load else (at, values)
        return f"{opcode} {order[0]}, {order[1]};"

    def _taken(self, target: str, number: int, kind: str) -> str:
        """An element of a word, as a 32-bit number."""
        width = self._group.width
        word, place = divmod(number * width, WORD)
        return f"bfe.{kind} {target}, {self.names[word]}, {8 * place}, {8 * width};"

    def _put(self, values: Sequence[str]) -> Iterator[str]:
        """Put elements together to words: of each one its lowest bytes."""
        each = WORD // self._group.width
        # A permutation takes bytes of two registers: 0x0040 the lowest ones of both, 0x5410 the
        # lower halves of both (PTX ISA, prmt). What is above an element does not matter then.
        for number, word in enumerate(self.names):
            parts = values[number * each : (number + 1) * each]
            if each > 2:
                halves = [self._rewriting.register("b32") for _ in range(2)]
                for half, (low, high) in zip(halves, (parts[:2], parts[2:]), strict=True):
                    yield f"prmt.b32 {half}, {low}, {high}, 0x0040;"
                parts = halves
            yield f"prmt.b32 {word}, {parts[0]}, {parts[1]}, 0x5410;"
