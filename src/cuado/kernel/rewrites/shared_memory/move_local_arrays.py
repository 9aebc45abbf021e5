"""Moves local arrays to shared memory: their layout there, and the edits."""

from collections.abc import Iterator
from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.shared import SharedArray
from cuado.ptx.edit import Edit
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Address, Name, Operand, Sum, Vector, rendered

ALIGN = 16
WORD = 4
_WARP = 32
_POINTER = 64


@dataclass(frozen=True, slots=True)
class Moved:
    """An array and its place.

    A byte at ``offset`` of the array of thread ``t`` goes to ``place + granule * t + stride *
    offset``, together with its whole granule.

    Attributes:
        array: the array.
        number: the number that stands for its address.
        granule: bytes that stay together: the narrowest access, a word at least.
        place: offset from the beginning of the arrays in shared memory.
        bytes: its bytes there, for all threads.
    """

    array: SharedArray
    number: int
    granule: int
    place: int
    bytes: int


def stride_of(kernel: Kernel) -> int:
    """Threads that get a place, in whole warps."""
    return -(-kernel.launch.threads_per_block // _WARP) * _WARP


def start_of(kernel: Kernel) -> int:
    """Offset of the first array: behind the kernel's own dynamic shared memory."""
    return -(-kernel.launch.dynamic_shared_bytes // ALIGN) * ALIGN


def alignment_of(kernel: Kernel) -> int:
    """The alignment of dynamic shared memory, which all arrays without a size share."""
    stated = (
        variable.align or 1
        for variable in kernel.module.variables
        if variable.space == "shared" and None in variable.dimensions
    )
    return max((ALIGN, *stated))


class LocalArrayMove:
    """The edits.

    A unique number replaces each array's address. Computations with it stay as they are, until an
    access converts it to an address in shared memory.
    """

    def __init__(self, rewriting: Rewriting, moved: list[Moved]) -> None:
        self._rewriting, self._kernel = rewriting, rewriting.subject
        self._moved = moved
        self._numbers = {each.array.key: each.number for each in moved}
        self._stride = stride_of(self._kernel)

    def run(self) -> None:
        """Make the edits."""
        # An array's address becomes a number, not an address in shared memory, since threads
        # interleave there: a step of one granule in the array is a step of `stride` granules. Only
        # an access knows that its number is complete, and multiplies then.
        accesses = {n for each in self._moved for n in each.array.accesses}
        for index in range(len(self._kernel.code.instructions)):
            if index not in accesses:
                self._number(index)
        places = self._places()
        for each in self._moved:
            for index in each.array.accesses:
                self._access(index, each, places[each.array.key])

    def _number(self, index: int) -> None:
        """Replace addresses of arrays by numbers, and drop their conversions between spaces."""
        code = self._kernel.code
        instruction, effects = code.instructions[index], code.effects[index]
        if instruction.base == "cvta":
            target, source = instruction.operands
            roots = self._kernel.slicer.addresses.roots(rendered(source), index)
            if any(root.key in self._numbers for root in roots):
                guard = self._guard(index)
                value = self._numbered(source, index) or rendered(source)
                self._rewriting.replace(index, f"{guard}mov.b64 {rendered(target)}, {value};")
            return
        for position, (operand, _) in enumerate(effects.operands):
            if value := self._numbered(operand, index):
                self._rewriting.operand(index, position, value)

    def _numbered(self, operand: Operand, index: int) -> str:
        """The number for an operand that is an array's address, and an offset; else empty."""
        base = operand.base if isinstance(operand, Sum) else operand
        symbol = self._kernel.code.symbol(base.text, index) if isinstance(base, Name) else None
        if symbol is None or symbol.key not in self._numbers:
            return ""
        return str(self._numbers[symbol.key] + (operand.offset if isinstance(operand, Sum) else 0))

    def _places(self) -> dict[Key, str]:
        """A register for each array with the summand that makes ``stride * number`` an address."""
        rewriting, kernel = self._rewriting, self._kernel
        memory = rewriting.fresh("cuado_local")
        # Dynamic shared memory, behind the kernel's own: a static array would count against the 48
        # KiB that a kernel may declare.
        start = kernel.function.start
        declared = f".extern .shared .align {alignment_of(kernel)} .b8 {memory}[];\n"
        rewriting.edit(Edit(start, start, declared))
        thread = rewriting.register("b32")
        lines = [*self._thread(thread)]
        found = {}
        for each in self._moved:
            place = found[each.array.key] = rewriting.register("b32")
            begin = rewriting.register("b32")
            # An access computes number * stride + place: the number that stands for the array's
            # beginning is taken off here, once.
            offset = start_of(kernel) + each.place - each.number * self._stride
            lines += [
                f"mov.u32 {begin}, {memory};",
                f"add.s32 {begin}, {begin}, {_signed(offset)};",
                f"mad.lo.s32 {place}, {thread}, {each.granule}, {begin};",
            ]
        rewriting.at_start("\n".join(lines))
        return found

    def _thread(self, target: str) -> Iterator[str]:
        """The number of the thread in its block."""
        yield f"mov.u32 {target}, %tid.x;"
        below = 1
        for axis, size in zip("yz", self._kernel.launch.block, strict=False):
            below *= size
            if self._kernel.launch.block["xyz".index(axis)] > 1:
                index = self._rewriting.register("b32")
                yield f"mov.u32 {index}, %tid.{axis};"
                yield f"mad.lo.s32 {target}, {index}, {below}, {target};"

    def _access(self, index: int, moved: Moved, place: str) -> None:
        """An access to an array, in shared memory."""
        base, offset, _ = self._rewriting.address(index)
        width = self._kernel.code.effects[index].opcode.bytes or WORD
        at = self._rewriting.register("b32")
        lines = [self._narrowed(index, base, at)]
        # Bytes and shorts: their word lies where the word's number says, and they within it.
        if width < WORD:
            rest = self._rewriting.register("b32")
            lines += [
                f"add.s32 {at}, {at}, {offset};",
                f"and.b32 {rest}, {at}, {WORD - 1};",
                f"sub.s32 {at}, {at}, {rest};",
                f"mad.lo.s32 {at}, {at}, {self._stride}, {place};",
                f"add.s32 {at}, {at}, {rest};",
            ]
            pieces = self._pieces(index, width, [at])
        else:
            lines.append(f"mad.lo.s32 {at}, {at}, {self._stride}, {place};")
            # A vector or a long element is taken apart: its granules are granule * stride bytes
            # apart, with those of the other threads in between.
            granules = range(offset, offset + width, moved.granule)
            texts = [f"{at}+{_signed(n * self._stride)}" for n in granules]
            pieces = self._pieces(index, moved.granule, texts)
        guard = self._guard(index)
        lines += [f"{guard}{piece}" for piece in pieces]
        self._rewriting.replace(index, "\n".join(lines))

    def _pieces(self, index: int, bytes_: int, places: list[str]) -> Iterator[str]:
        """Accesses of ``bytes_`` to each of ``places`` that together replace an access."""
        instruction = self._kernel.code.instructions[index]
        base, type_ = instruction.base, instruction.opcode.split(".")[-1]
        values = _values(instruction.operands)
        each = element_bytes(instruction.opcode)
        if each > bytes_:
            for number, value in enumerate(values):
                yield from self._halves(base, type_, value, places[2 * number : 2 * number + 2])
            return
        count = bytes_ // each
        for number, place in enumerate(places):
            chosen = values[number * count : (number + 1) * count]
            if all(value == "_" for value in chosen):
                continue
            vector = f".v{count}" if count > 1 else ""
            names = f"{{{', '.join(chosen)}}}" if count > 1 else chosen[0]
            order = (names, f"[{place}]") if base == "ld" else (f"[{place}]", names)
            yield f"{base}.shared{vector}.{type_} {', '.join(order)};"

    def _halves(self, base: str, type_: str, value: str, places: list[str]) -> Iterator[str]:
        """An element of two words."""
        if value == "_":
            return
        low, high = self._rewriting.register("b32"), self._rewriting.register("b32")
        if base == "ld":
            yield f"ld.shared.b32 {low}, [{places[0]}];"
            yield f"ld.shared.b32 {high}, [{places[1]}];"
            yield f"mov.b64 {value}, {{{low}, {high}}};"
            return
        whole = self._rewriting.register("b64")
        yield f"mov.{type_} {whole}, {value};"
        yield f"mov.b64 {{{low}, {high}}}, {whole};"
        yield f"st.shared.b32 [{places[0]}], {low};"
        yield f"st.shared.b32 [{places[1]}], {high};"

    def _narrowed(self, index: int, base: str, target: str) -> str:
        """The number in an access's address register, in 32 bits."""
        symbol = self._kernel.code.symbol(base, index)
        if symbol is not None and symbol.key in self._numbers:
            return f"mov.u32 {target}, {self._numbers[symbol.key]};"
        is_wide = symbol is not None and BITS.get(symbol.variable.type) == _POINTER
        return f"cvt.u32.u64 {target}, {base};" if is_wide else f"mov.u32 {target}, {base};"

    def _guard(self, index: int) -> str:
        return self._kernel.code.instructions[index].prefix


def element_bytes(opcode: str) -> int:
    """Bytes of an element of what an access loads or stores."""
    return max(BITS.get(opcode.rsplit(".", maxsplit=1)[-1], 0) // 8, 1)


def _values(operands: tuple[Operand, ...]) -> list[str]:
    """The loaded or stored operands, element by element."""
    value = next(each for each in operands if not isinstance(each, Address))
    return [rendered(item) for item in (value.items if isinstance(value, Vector) else (value,))]


def _signed(value: int) -> int:
    """A 32-bit number as a signed literal for PTX."""
    value &= 0xFFFFFFFF
    return value - (value >> 31 << 32)
