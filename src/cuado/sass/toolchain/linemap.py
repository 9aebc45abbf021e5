"""From machine code to PTX to source lines, exactly.

A compiler marks a few PTX instructions with the source line they come from. To learn the same of
SASS and PTX, every PTX instruction is given a mark of its own (a synthetic ``.loc`` whose line is
the instruction's number), the text is assembled, and the line table of the result tells for every
machine instruction which mark it bears. The marks stand on the instructions' own lines, so that
messages of ptxas keep their line numbers. That marks change no machine code is checked every time.

An instruction that ptxas merges from several bears one mark. What it adds on its own at the start
of a kernel (the stack pointer, the memory descriptor) was made for no PTX instruction, and bears
the mark of one next to it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from types import MappingProxyType

from cuado.ptx.source_lines import PtxInstruction, source_lines
from cuado.ptx.syntax.parser import parse
from cuado.sass.toolchain.assemble import AssembleOptions, Assembly, assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.disassemble import code_of, disassemble
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.errors import LineMapError
from cuado.sass.toolchain.line_table import LineRows, line_rows
from cuado.sass.toolchain.listing import SassInstruction
from cuado.sass.toolchain.locate import Tool
from cuado.sass.toolchain.opcode_bits import WIDE, classes_by_bits, encodings

_NAME = "cuado-ptx-instructions"
"""File name of the synthetic marks."""


@dataclass(frozen=True, slots=True)
class MappedInstruction:
    """A machine instruction and the PTX instruction it was made for.

    Attributes:
        sass: the machine instruction; its ``location`` is the user's source line.
        ptx: None where ptxas named none.
    """

    sass: SassInstruction
    ptx: PtxInstruction | None


@dataclass(frozen=True, slots=True)
class MappedBits:
    """A machine instruction by its bits, and the PTX instruction it was made for.

    Attributes:
        encoding: of the machine instruction.
        kind: its class.
        ptx: None where ptxas named none.
    """

    encoding: int
    kind: SassClass
    ptx: PtxInstruction | None


@dataclass(frozen=True)
class BitsMap:
    """As :class:`LineMap`, but nothing is disassembled: every instruction is known by its bits."""

    ptx: Sequence[PtxInstruction]
    functions: Mapping[str, Sequence[MappedBits]]


@dataclass(frozen=True)
class LineMap:
    """Machine code of a PTX text with what each instruction comes from.

    Attributes:
        assembly: assembly of the text as it was, without marks.
        ptx: the instructions of the text, in its order.
        functions: machine instructions by function, in address order, without padding.
    """

    assembly: Assembly
    ptx: Sequence[PtxInstruction]
    functions: Mapping[str, Sequence[MappedInstruction]]


def marked(ptx: str) -> tuple[str, tuple[PtxInstruction, ...]]:
    """The text with a mark at every instruction and without the compiler's, and what they mean.

    The mark's line is the instruction's place in the second result, counted from 1.

    Raises:
        PtxSyntaxError: the text is not PTX.
    """
    found = source_lines(parse(ptx))
    number = found.files + 1
    edits = [(start, end, "") for start, end in found.locations]
    edits += [
        (each.start, each.start, f".loc {number} {index} 0 ")
        for index, each in enumerate(found.instructions, start=1)
    ]
    pieces, at = [], 0
    for start, end, text in sorted(edits):
        pieces += [ptx[at:start], text]
        # An edit keeps the line breaks of what it removes.
        pieces.append("\n" * ptx.count("\n", start, end))
        at = end
    body = "".join([*pieces, ptx[at:]])
    separator = "" if body.endswith("\n") else "\n"
    return f'{body}{separator}.file {number} "{_NAME}"\n', found.instructions


def one_a_line(ptx: str) -> str:
    """The text with a line for each instruction: ptxas takes what is on one line as one.

    As it is where it has that already: what was assembled once is then found again.

    Raises:
        PtxSyntaxError: the text is not PTX.
    """
    found = source_lines(parse(ptx)).instructions
    ends = [a.end for a, b in pairwise(found) if "\n" not in ptx[a.end : b.start]]
    pieces = [ptx[start:end] for start, end in pairwise([0, *ends, len(ptx)])]
    return "\n".join(pieces)


def map_lines(
    ptx: str,
    options: AssembleOptions | None = None,
    *,
    ptxas: Tool | None = None,
    disassembler: Tool | None = None,
    cache: Cache | None = None,
) -> LineMap:
    """Assemble a PTX text and say where each machine instruction comes from.

    Args:
        ptx: the text.
        options: as for :func:`~cuado.sass.toolchain.assemble.assemble`.
        ptxas: the one to use; without it, as ``assemble`` chooses.
        disassembler: the nvdisasm to use.
        cache: for both.

    Raises:
        AssemblyError: errors in the PTX.
        PtxSyntaxError: what ptxas takes is not PTX as cuado reads it.
        LineMapError: the marks changed the machine code, or no instruction bears one.
        InvalidCubinError: the line table is damaged.
        DisassemblyError: no disassembler here reads the result.
        ToolNotFoundError: a tool is missing.
    """
    made = _with_marks(ptx, options or AssembleOptions(), ptxas, cache)
    # Of the code without marks, which others ask for as well; its bytes are the same.
    code = (
        code_of(made.plain.cubin, cache=cache)
        if disassembler is None
        else disassemble(made.plain.cubin, tool=disassembler, cache=cache).functions
    )
    functions = {
        name: tuple(_mapped(each, made.rows.get(name), made.ptx) for each in function.body)
        for name, function in code.items()
    }
    _check_marked(made.ptx, (each.ptx for found in functions.values() for each in found))
    return LineMap(made.plain, made.ptx, MappingProxyType(functions))


def map_bits(
    ptx: str, options: AssembleOptions | None = None, *, cache: Cache | None = None
) -> BitsMap | None:
    """As :func:`map_lines`, but by the bits of instructions: nothing is disassembled.

    Args:
        ptx: the text.
        options: as for :func:`~cuado.sass.toolchain.assemble.assemble`.
        cache: of what was assembled.

    Returns:
        None where an instruction is not known by its bits.

    Raises:
        CuadoError: as :func:`map_lines`.
    """
    made = _with_marks(ptx, options or AssembleOptions(), None, cache)
    cubin = Cubin(made.plain.cubin)
    functions = {}
    for name in cubin.code:
        kinds = classes_by_bits(made.plain.cubin, name)
        if kinds is None:
            return None
        rows, bits = made.rows.get(name), encodings(cubin, name)
        functions[name] = tuple(
            MappedBits(encoding, kind, _ptx_at(n * WIDE, rows, made.ptx))
            for n, (encoding, kind) in enumerate(zip(bits, kinds, strict=True))
        )
    _check_marked(made.ptx, (each.ptx for found in functions.values() for each in found))
    return BitsMap(made.ptx, MappingProxyType(functions))


@dataclass(frozen=True, slots=True)
class _Marked:
    """A text assembled as it is, and what its marks say: rows of each function, and their PTX."""

    plain: Assembly
    rows: Mapping[str, LineRows]
    ptx: Sequence[PtxInstruction]


def _with_marks(
    ptx: str, options: AssembleOptions, ptxas: Tool | None, cache: Cache | None
) -> _Marked:
    plain = assemble(ptx, options, ptxas=ptxas, cache=cache)
    text, instructions = marked(ptx)
    with_marks = assemble(text, options, ptxas=ptxas, cache=cache)
    _check_same(plain, with_marks)
    return _Marked(plain, line_rows(Cubin(with_marks.cubin)), instructions)


def _check_marked(
    instructions: Sequence[PtxInstruction], found: Iterable[PtxInstruction | None]
) -> None:
    """Some machine instruction bears a mark.

    Raises:
        LineMapError: none does.
    """
    if instructions and not any(found):
        raise LineMapError("no machine instruction bears a mark; ptxas dropped the line table")


def _check_same(plain: Assembly, with_marks: Assembly) -> None:
    """The code of both is the same, byte for byte.

    Raises:
        LineMapError: it is not, or they come from different assemblers.
    """
    before, after = Cubin(plain.cubin), Cubin(with_marks.cubin)
    for name in before.code.keys() | after.code.keys():
        sections = before.code.get(name), after.code.get(name)
        if None in sections or (
            before.bytes_of(before.code[name]) != after.bytes_of(after.code[name])
        ):
            raise LineMapError(f"line marks change the machine code of '{name}'")
    if plain.resources.keys() != with_marks.resources.keys():
        raise LineMapError("line marks change which kernels there are")


def _mapped(
    instruction: SassInstruction, rows: LineRows | None, instructions: Sequence[PtxInstruction]
) -> MappedInstruction:
    ptx = _ptx_at(instruction.offset, rows, instructions)
    location = ptx.location if ptx else None
    return MappedInstruction(replace(instruction, location=location, inlined_at=()), ptx)


def _ptx_at(
    offset: int, rows: LineRows | None, instructions: Sequence[PtxInstruction]
) -> PtxInstruction | None:
    """What the machine instruction at an offset was made for."""
    file, line = (rows.at(offset) if rows else None) or ("", 0)
    known = file.endswith(_NAME) and 1 <= line <= len(instructions)
    return instructions[line - 1] if known else None
