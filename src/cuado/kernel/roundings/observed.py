"""How each float operation of a kernel is rounded in its machine code."""

from dataclasses import dataclass

from cuado.errors import CuadoError
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.rounding import is_arithmetic
from cuado.sass.rounding import Rounding, rounding_of
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import base_opcode
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.linemap import map_lines, one_a_line


class UntiedError(CuadoError):
    """Machine code that cannot be tied to its PTX."""


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """A machine instruction that adds or multiplies floats.

    Attributes:
        place: among the instructions of its function.
        ptx: index of the PTX instruction that it was made for, None where there is none.
        rounding: what it rounds.
        sass: disassembly.
    """

    place: int
    ptx: int | None
    rounding: Rounding
    sass: str


@dataclass(frozen=True)
class Observed:
    """A kernel's machine code, as far as it rounds.

    Attributes:
        arithmetic: its additions and multiplications, in address order.
        sass: disassembly of all instructions, in address order.
        ptx_of: for each of them, index of the PTX instruction that it was made for.
    """

    arithmetic: tuple[Arithmetic, ...]
    sass: tuple[str, ...]
    ptx_of: tuple[int | None, ...]

    def of(self, index: int) -> tuple[Arithmetic, ...]:
        """What was made for a PTX instruction; more than one where the assembler made copies."""
        return tuple(each for each in self.arithmetic if each.ptx == index)

    def functions_of(self, index: int) -> int:
        """How often the hardware's approximations are used for a PTX instruction."""
        pairs = zip(self.ptx_of, self.sass, strict=True)
        return sum(ptx == index and base_opcode(sass) == "MUFU" for ptx, sass in pairs)

    def in_order(self, code: Code) -> tuple[tuple[Rounding, ...], ...]:
        """Roundings of each of a kernel's float operations, in order of the text.

        Copies of one are in address order. Which operations there are does not change when their
        roundings are stated: what is put in for that is none.
        """
        found: dict[int, list[Rounding]] = {
            n: [] for n, each in enumerate(code.instructions) if is_arithmetic(each.opcode)
        }
        for each in self.arithmetic:
            if each.ptx in found:
                found[each.ptx].append(each.rounding)
        return tuple(map(tuple, found.values()))


def observed(ptx: str, kernel: str, options: AssembleOptions) -> Observed:
    """Assemble a module and look at how a kernel's operations are rounded.

    Args:
        ptx: the module.
        kernel: name of the entry.
        options: of the assembler.

    Raises:
        UntiedError: there is no such kernel in the machine code.
        CuadoError: it cannot be assembled or disassembled, or its lines cannot be told.
    """
    mapped = map_lines(one_a_line(ptx), options, cache=Cache.default())
    found = mapped.functions.get(kernel)
    if found is None:
        raise UntiedError(f"the assembler made no code of '{kernel}'")
    own = (each for each in mapped.ptx if each.function == kernel)
    number = {each.start: index for index, each in enumerate(own)}
    sass = tuple(each.sass.sass for each in found)
    ptx_of = tuple(None if e.ptx is None else number.get(e.ptx.start) for e in found)
    arithmetic = tuple(
        Arithmetic(place, ptx_of[place], rounding, text)
        for place, text in enumerate(sass)
        if (rounding := rounding_of(text)) is not None
    )
    return Observed(arithmetic, sass, ptx_of)


def is_same_code(one: bytes, other: bytes) -> bool:
    """True if two cubins hold the same instructions and constants, byte for byte."""
    return _contents(one) == _contents(other)


def _contents(cubin: bytes) -> dict[str, bytes]:
    read = Cubin(cubin)
    return {
        section.name: read.bytes_of(section)
        for section in read.sections
        if section.name.startswith((".text.", ".nv.constant"))
    }
