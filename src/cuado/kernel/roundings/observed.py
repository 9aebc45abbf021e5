"""The rounding of each float operation of a kernel in its machine code."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from cuado.errors import CuadoError
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.rounding import is_arithmetic
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Function
from cuado.sass.rounding import Rounding, rounding_of
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import base_opcode
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.linemap import LineMap, map_lines, one_a_line


class UntiedError(CuadoError):
    """Machine code that cannot be tied to its PTX."""


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """A machine instruction that adds or multiplies floats.

    Attributes:
        place: index among the instructions of its function.
        ptx: index of the PTX instruction that it was made for, None where there is none.
        rounding: the results that it rounds.
        sass: disassembly.
    """

    place: int
    ptx: int | None
    rounding: Rounding
    sass: str


@dataclass(frozen=True)
class Observed:
    """The float operations of a kernel's machine code.

    Attributes:
        arithmetic: its additions and multiplications, in address order.
        sass: disassembly of all instructions, in address order.
        ptx_of: for each of them, index of the PTX instruction that it was made for.
        called: roundings for each instruction of functions that are no kernels, in order of the
            text.
    """

    arithmetic: tuple[Arithmetic, ...]
    sass: tuple[str, ...]
    ptx_of: tuple[int | None, ...]
    called: tuple[tuple[Rounding, ...], ...] = ()

    def of(self, index: int) -> tuple[Arithmetic, ...]:
        """Machine instructions of a PTX instruction; several where the assembler made copies."""
        return tuple(each for each in self.arithmetic if each.ptx == index)

    def functions_of(self, index: int) -> int:
        """The number of uses of each hardware approximation for a PTX instruction."""
        pairs = zip(self.ptx_of, self.sass, strict=True)
        return sum(ptx == index and base_opcode(sass) == "MUFU" for ptx, sass in pairs)

    def in_order(self, code: Code) -> tuple[tuple[Rounding, ...], ...]:
        """Roundings of each of a kernel's float operations, in order of the text.

        Copies of one are in address order. Stating roundings does not change the list: nothing that
        is inserted for it is a float operation.
        """
        found: dict[int, list[Rounding]] = {
            n: [] for n, each in enumerate(code.instructions) if is_arithmetic(each.opcode)
        }
        for each in self.arithmetic:
            if each.ptx in found:
                found[each.ptx].append(each.rounding)
        return tuple(map(tuple, found.values()))


def observed(ptx: str, kernel: str, options: AssembleOptions) -> Observed:
    """Assemble a module and read the roundings of a kernel's operations.

    Args:
        ptx: the module.
        kernel: name of the entry.
        options: the assembler's options.

    Raises:
        UntiedError: there is no such kernel in the machine code.
        CuadoError: the module cannot be assembled or disassembled, or its lines are unknown.
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
    return Observed(arithmetic, sass, ptx_of, _called(mapped, parse(ptx).entries))


def _called(mapped: LineMap, entries: Sequence[Function]) -> tuple[tuple[Rounding, ...], ...]:
    """The roundings of functions that are no kernels, wherever the assembler has put them."""
    # In the code of the kernel that calls them, or by themselves.
    kernels = {each.name for each in entries}
    found = {each.start: list[Rounding]() for each in mapped.ptx if each.function not in kernels}
    for made in chain(*mapped.functions.values()):
        if made.ptx is not None and made.ptx.start in found:
            rounding = rounding_of(made.sass.sass)
            found[made.ptx.start] += [] if rounding is None else [rounding]
    return tuple(map(tuple, found.values()))


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
