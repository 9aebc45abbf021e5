"""A grid of two axes, in place of one whose blocks divide their index by a number of the launch.

A grid of ``n`` blocks in one row, each of which takes its tile from ``index / m`` and
``index % m``, is a grid of ``m`` by ``n / m``: the blocks of each are the same pairs. Neighbours
along either axis can be told apart then, which one index does not allow.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cuado.kernel.facts.loops.counted_loops import written_by
from cuado.kernel.facts.threads.block_independence import unusual_reads
from cuado.kernel.facts.threads.waiting_blocks import special_reads, why_blocks_wait
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.syntax.operands import Immediate, Name, Operand, rendered

_MOST_ROWS = 65535
"""Blocks of a grid along y."""
_WORDS = (".u32", ".s32", ".b32")
_OF_GRID = ("%ctaid", "%nctaid")
_BITS = 32
_ALL = (1 << _BITS) - 1


@dataclass(frozen=True, slots=True)
class _Part:
    """A multiple of the index of a row of blocks, or of the index in its row.

    Attributes:
        is_row: whether it is the row's.
        width: blocks of a row.
        factor: by which the index is multiplied.
    """

    is_row: bool
    width: int
    factor: int


def with_two_axes(kernel: Kernel) -> Kernel:
    """The kernel, not assembled, with a grid of two axes; itself where it divides by no one number.

    It computes the same for this launch: the number follows from its integer arguments.
    """
    return kernel.once("two axes", lambda: _made(kernel))


def _made(kernel: Kernel) -> Kernel:
    found = _parts(kernel)
    width = _width(kernel, found)
    if width is None:
        return kernel
    blocks = kernel.launch.grid[0]
    rewriting = Rewriting(kernel)
    column, row, number = (rewriting.register("b32") for _ in range(3))
    rewriting.at_start(
        f"mov.u32 {column}, %ctaid.x;\nmov.u32 {row}, %ctaid.y;\n"
        f"mad.lo.u32 {number}, {row}, {width}, {column};"
    )
    values = {"%ctaid.x": number, "%ctaid.y": "0", "%nctaid.x": str(blocks), "%nctaid.y": "1"}
    for n in special_reads(kernel, *_OF_GRID):
        for position, (operand, _) in enumerate(kernel.code.effects[n].operands):
            if isinstance(operand, Name) and operand.text in values:
                rewriting.operand(n, position, values[operand.text])
    for n, part in found.items():
        instruction = kernel.code.instructions[n]
        target = rendered(instruction.operands[0])
        index = row if part.is_row else column
        rewriting.replace(n, f"{instruction.prefix}mul.lo.u32 {target}, {index}, {part.factor};")
    grid = (width, blocks // width, 1)
    return replace(kernel, launch=replace(kernel.launch, ptx=rewriting.text(), grid=grid))


def _parts(kernel: Kernel) -> dict[int, _Part]:
    """What divides the index of a grid in one row; nothing where blocks wait for each other."""
    is_row = kernel.launch.grid[1:] == (1, 1)
    if not is_row or why_blocks_wait(kernel) or next(unusual_reads(kernel, *_OF_GRID), ""):
        return {}
    numbers = range(len(kernel.code.instructions))
    return {n: part for n in numbers if (part := _part(kernel, n)) is not None}


def _width(kernel: Kernel, found: Mapping[int, _Part]) -> int | None:
    """The one number by which they divide, if rows of so many blocks make the whole grid."""
    widths, blocks = {each.width for each in found.values()}, kernel.launch.grid[0]
    width = widths.pop() if len(widths) == 1 else None
    if width is None or blocks % width or blocks // width > _MOST_ROWS:
        return None
    return width


def _part(kernel: Kernel, index: int) -> _Part | None:
    """What part of the block's index an instruction computes; None if it divides no index."""
    instruction = kernel.code.instructions[index]
    if not instruction.opcode.endswith(_WORDS) or len(instruction.operands) != 3:
        return None
    _, source, by = instruction.operands
    shift = _shifted(kernel, source, index)
    number = by.value if isinstance(by, Immediate) else None
    if isinstance(by, Name):
        known = kernel.ranges.named(by.text, index)
        number = known[0] if known is not None and known[0] == known[1] else None
    if shift is None or not isinstance(number, int):
        return None
    found = _divided(instruction.base, shift, number)
    return found if found is not None and 1 < found.width < kernel.launch.grid[0] else None


def _divided(operation: str, shift: int, number: int) -> _Part | None:
    """The part that an operation on ``index << shift`` leaves; None if it is none."""
    match operation:
        case "div" | "rem" if shift == 0:
            return _Part(operation == "div", number, 1)
        case "shr" if shift < number < _BITS:
            return _Part(True, 1 << (number - shift), 1)
        case "and":
            kept = (number & _ALL) >> shift
            left = ~kept & (_ALL >> shift)
            if _is_low(kept):
                return _Part(False, kept + 1, 1 << shift)
            if _is_low(left):
                return _Part(True, left + 1, (left + 1) << shift)
    return None


def _is_low(mask: int) -> bool:
    """True for a mask of low bits."""
    return mask & (mask + 1) == 0


def _shifted(kernel: Kernel, operand: Operand, index: int) -> int | None:
    """By how many bits an operand is the block's index along x, shifted; None if it is another."""
    shift = 0
    while isinstance(operand, Name):
        source = written_by(kernel, operand.text, index)
        instruction = kernel.code.instructions[source] if source is not None else None
        match instruction.base if instruction else "", instruction.operands if instruction else ():
            case "mov", (_, Name(text="%ctaid.x")):
                return shift if kernel.launch.grid[0] << shift < 1 << (_BITS - 1) else None
            case "shl", (_, operand, Immediate(value=int(bits))) if 0 <= bits < _BITS and not shift:
                shift = bits
            case _:
                return None
        index = source or 0
    return None
