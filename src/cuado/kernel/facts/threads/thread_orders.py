"""Other orders of the threads of a block, in tiles of rows, and the cost of each order."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from cuado.kernel.facts.accesses.access_footprint import BANKS, SECTOR
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.model.launch import Extent
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import Space

WARP = 32
_WORD = 4
_LINE = 128
"""Bytes of a cache line, which a load looks up as one."""
_PATTERNS = 1 << 12
"""Patterns of a warp's addresses whose cost is kept: a kernel has few, and many warps have each."""
_BITS = 20
"""Bits of the factors that divide indices: exact below 1024, and nothing overflows."""
_REPEATED = 8
"""Weight of an access in a loop."""


@dataclass(frozen=True, slots=True)
class Order:
    """The threads of a block as rows of ``row``; numbers run over tiles of ``width`` by ``height``.

    Within a tile a number runs along a row first; tiles follow one another along the rows.
    """

    row: int
    width: int
    height: int

    def objection(self, threads: int) -> str:
        """Why a block of that many threads has no such order; empty if it has."""
        if min(self.row, self.width, self.height) < 1 or threads % self.row:
            return f"{threads} threads are not a multiple of rows of {self.row}"
        if self.row % self.width or threads // self.row % self.height:
            return f"tiles of {self.width} by {self.height} do not fill the rows"
        return ""

    @property
    def is_kept(self) -> bool:
        """True if it is the original order."""
        return self.height == 1 or self.width == self.row

    def place(self, number: int) -> int:
        """The thread at a number; one-to-one for all numbers of a block."""
        tile, within = divmod(number, self.width * self.height)
        down, along = divmod(tile, self.row // self.width)
        below, right = divmod(within, self.width)
        return (down * self.height + below) * self.row + along * self.width + right


class Renumbering:
    """Code at the kernel's start that computes the indices of the thread at a thread's number."""

    def __init__(self, rewriting: Rewriting, block: Extent) -> None:
        self._rewriting = rewriting
        self._x, self._y, self._z = block

    def indices(self, order: Order) -> dict[str, str]:
        """Registers, or special registers, with the indices by axis."""
        x, y, z = self._x, self._y, self._z
        if order == Order(x, 1, y) and x == y:
            return {"%tid.x": "%tid.y", "%tid.y": "%tid.x", "%tid.z": "%tid.z"}
        tile, within = self._divided(self._number(), order.width * order.height)
        below, right = self._divided(within, order.width)
        down, along = self._divided(tile, order.row // order.width)
        column = self._product(along, order.width, right)
        line = self._product(down, order.height, below)
        if order.row != x:
            line, column = self._divided(self._product(line, order.row, column), x)
        layer, row = self._divided(line, y) if z > 1 else ("0", line)
        return {"%tid.x": column, "%tid.y": row if y > 1 else "0", "%tid.z": layer}

    def _number(self) -> str:
        number = self._code("mov.u32", "%tid.x")
        if self._y > 1:
            number = self._product(self._code("mov.u32", "%tid.y"), self._x, number)
        if self._z > 1:
            number = self._product(self._code("mov.u32", "%tid.z"), self._x * self._y, number)
        return number

    def _divided(self, number: str, by: int) -> tuple[str, str]:
        """Quotient and remainder of a number below 1024."""
        if by == 1 or number == "0":
            return number, "0"
        if by & (by - 1) == 0:
            quotient = self._code("shr.u32", number, by.bit_length() - 1)
            return quotient, self._code("and.b32", number, by - 1)
        product = self._code("mul.lo.u32", number, -(-(1 << _BITS) // by))
        quotient = self._code("shr.u32", product, _BITS)
        whole = self._code("mul.lo.u32", quotient, by)
        return quotient, self._code("sub.u32", number, whole)

    def _product(self, one: str, by: int, plus: str) -> str:
        if one == "0":
            return plus
        return self._code("mad.lo.u32", one, by, plus)

    def _code(self, opcode: str, *operands: object) -> str:
        result = self._rewriting.register("b32")
        self._rewriting.at_start(f"{opcode} {', '.join(map(str, (result, *operands)))};")
        return result


def orders(block: Extent) -> Iterator[Order]:
    """Orders that differ from a block's own and from each other, columns first."""
    x, y, z = block
    threads, seen = x * y * z, {tuple(range(x * y * z))}
    rows = [x] if x < threads else [1 << n for n in range(1, threads.bit_length() - 1)]
    shapes = [(row, 1, y if row == x else threads // row) for row in rows]
    shapes += [(row, w, WARP // w) for row in rows for w in (16, 8, 4, 2)]
    for each in (Order(*shape) for shape in shapes):
        if each.objection(threads) or each.is_kept:
            continue
        places = tuple(map(each.place, range(threads)))
        if places not in seen:
            seen.add(places)
            yield each


class Cost:
    """The memory traffic of a kernel's warps in a given order, where addresses are known."""

    def __init__(self, kernel: Kernel) -> None:
        loops = loops_of(kernel.slicer.flow)
        self._threads = kernel.launch.threads_per_block
        self._accesses = []
        self.is_known = True
        for index, effects in enumerate(kernel.code.effects):
            space = kernel.space(index)
            if effects.opcode.access is None or space not in (Space.GLOBAL, Space.SHARED):
                continue
            found, size = kernel.lanes.address(index), effects.opcode.bytes
            if found is None or not size:
                self.is_known = False
                continue
            block = kernel.slicer.flow.block_of[index]
            depth = sum(block in loop.blocks for loop in loops)
            self._accesses.append((found.offsets, size, space, _REPEATED**depth))

    def of(self, order: Order | None = None) -> int:
        """Sectors and lines of global memory, wavefronts of shared memory; more in a loop."""
        numbers = range(self._threads)
        places = [order.place(n) for n in numbers] if order else list(numbers)
        warps = [places[n : n + WARP] for n in range(0, self._threads, WARP)]
        total = 0
        for offsets, size, space, weight in self._accesses:
            count = _sectors if space is Space.GLOBAL else _wavefronts
            total += weight * sum(count([offsets[t] for t in warp], size) for warp in warps)
        return total


def _sectors(starts: list[int], size: int) -> int:
    """Sectors and lines: the units of transfer and of lookup."""
    lowest = min(starts)
    return _sectors_from(tuple([v - lowest for v in starts]), size)


@lru_cache(maxsize=_PATTERNS)
def _sectors_from(starts: tuple[int, ...], size: int) -> int:
    touched = {v + n for v in set(starts) for n in (0, size - 1)}
    return sum(len({byte // unit for byte in touched}) for unit in (SECTOR, _LINE))


def _wavefronts(starts: list[int], size: int) -> int:
    # The same words further on lie in other banks, as many in each: patterns recur.
    first = min(starts) // _WORD * _WORD
    return _wavefronts_from(tuple([v - first for v in starts]), size)


@lru_cache(maxsize=_PATTERNS)
def _wavefronts_from(starts: tuple[int, ...], size: int) -> int:
    words = {(v + n) // _WORD for v in set(starts) for n in range(0, size, _WORD)}
    banks = [word % BANKS for word in words]
    return max(map(banks.count, set(banks)))
