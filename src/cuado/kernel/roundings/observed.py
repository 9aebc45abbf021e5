"""The rounding of each float operation of a kernel in its machine code."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from cuado.errors import CuadoError
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.rounding import is_arithmetic
from cuado.ptx.source_lines import PtxInstruction
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Function
from cuado.sass.rounding import Rounding, rounding_of, rounding_of_bits
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import SassClass, base_opcode
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.linemap import MappedInstruction, map_bits, map_lines, one_a_line


class UntiedError(CuadoError):
    """Machine code that cannot be tied to its PTX."""


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """A machine instruction that adds or multiplies floats.

    Attributes:
        place: index among the instructions of its function.
        ptx: index of the PTX instruction that it was made for, None where there is none.
        rounding: the results that it rounds.
    """

    place: int
    ptx: int | None
    rounding: Rounding


@dataclass(frozen=True)
class Observed:
    """The float operations of a kernel's machine code.

    Attributes:
        arithmetic: its additions and multiplications, in address order.
        approximates: for each of its instructions whether it is one of the hardware's functions.
        ptx_of: for each of them, index of the PTX instruction that it was made for.
        listing: gives the disassembly of all instructions.
        called: roundings for each instruction of functions that are no kernels, in order of the
            text.
    """

    arithmetic: tuple[Arithmetic, ...]
    approximates: tuple[bool, ...]
    ptx_of: tuple[int | None, ...]
    listing: Callable[[], tuple[str, ...]] = tuple
    called: tuple[tuple[Rounding, ...], ...] = ()

    @cached_property
    def sass(self) -> tuple[str, ...]:
        """Disassembly of all instructions, in address order; rarely asked for.

        Raises:
            CuadoError: it cannot be disassembled.
        """
        return self.listing()

    def of(self, index: int) -> tuple[Arithmetic, ...]:
        """Machine instructions of a PTX instruction; several where the assembler made copies."""
        return tuple(each for each in self.arithmetic if each.ptx == index)

    def functions_of(self, index: int) -> int:
        """The number of uses of each hardware approximation for a PTX instruction."""
        pairs = zip(self.ptx_of, self.approximates, strict=True)
        return sum(ptx == index and is_used for ptx, is_used in pairs)

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
    text = one_a_line(ptx)
    mapped = _by_bits(text, options) or _by_listing(text, options)
    found = mapped.functions.get(kernel)
    if found is None:
        raise UntiedError(f"the assembler made no code of '{kernel}'")
    own = (each for each in mapped.ptx if each.function == kernel)
    number = {each.start: index for index, each in enumerate(own)}
    ptx_of = tuple(None if e.ptx is None else number.get(e.ptx.start) for e in found)
    arithmetic = tuple(
        Arithmetic(place, ptx_of[place], rounding)
        for place, made in enumerate(found)
        for rounding in made.roundings
    )

    def listing() -> tuple[str, ...]:
        lines = map_lines(text, options, cache=Cache.default()).functions[kernel]
        return tuple(each.sass.sass for each in lines)

    approximates = tuple(each.approximates for each in found)
    called = _called(mapped, parse(ptx).entries)
    return Observed(arithmetic, approximates, ptx_of, listing, called)


@dataclass(frozen=True, slots=True)
class _Made:
    """A machine instruction: what it was made for, how it rounds, whether it approximates."""

    ptx: PtxInstruction | None
    roundings: tuple[Rounding, ...]
    approximates: bool


@dataclass(frozen=True, slots=True)
class _Mapped:
    """The PTX instructions of a text, and the machine instructions of each function."""

    ptx: Sequence[PtxInstruction]
    functions: Mapping[str, Sequence[_Made]]


def _by_bits(text: str, options: AssembleOptions) -> _Mapped | None:
    """What the bits of all instructions say; None where those of one do not say it."""
    mapped = map_bits(text, options, cache=Cache.default())
    if mapped is None:
        return None
    functions = {}
    for name, found in mapped.functions.items():
        made = []
        for each in found:
            roundings = rounding_of_bits(each.encoding, each.kind)
            if roundings is None:
                return None
            made.append(_Made(each.ptx, roundings, each.kind is SassClass.SPECIAL))
        functions[name] = made
    return _Mapped(mapped.ptx, functions)


def _by_listing(text: str, options: AssembleOptions) -> _Mapped:
    """What a disassembly says."""
    mapped = map_lines(text, options, cache=Cache.default())
    functions = {name: list(map(_listed, found)) for name, found in mapped.functions.items()}
    return _Mapped(mapped.ptx, functions)


def _listed(each: MappedInstruction) -> _Made:
    rounding = rounding_of(each.sass.sass)
    roundings = () if rounding is None else (rounding,)
    return _Made(each.ptx, roundings, base_opcode(each.sass.sass) == "MUFU")


def _called(mapped: _Mapped, entries: Sequence[Function]) -> tuple[tuple[Rounding, ...], ...]:
    """The roundings of functions that are no kernels, wherever the assembler has put them."""
    # In the code of the kernel that calls them, or by themselves.
    kernels = {each.name for each in entries}
    found = {each.start: list[Rounding]() for each in mapped.ptx if each.function not in kernels}
    for made in chain(*mapped.functions.values()):
        if made.ptx is not None and made.ptx.start in found:
            found[made.ptx.start] += made.roundings
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
