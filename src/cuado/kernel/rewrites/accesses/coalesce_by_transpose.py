"""Coalesces global accesses by swapping the roles of rows and columns.

Where the lanes' addresses are a known number of bytes apart (the *stride*), 32 lanes times 32
successive accesses are a block of a matrix, with a row for each lane. Transposed within the block,
lane l at its k-th element goes to the l-th element of row k: the address moves by ``(k - l) *
(stride - width)``. Each element is accessed as often as before, each access of a warp is of
consecutive addresses, and k is in the address itself: its low bits, counted in widths. A stride of
less than 32 widths is a structure with a row for each of its fields, and they lie one behind the
other.

All of it comes to an offset in bytes, ``made`` times a constant, that is added to the base; when
the switch is off, masks and places are 0, and so is the offset. Accesses that share a base and
cover all combinations of some bits of k (the 8 of an unrolled loop) share the computation: a
constant leads from one to the next.
"""

from dataclasses import dataclass
from functools import reduce
from operator import or_

from cuado.kernel.facts.accesses.access_groups import Group, grouped, low_word, point
from cuado.kernel.rewrites.accesses.address_select import Addressing, Target
from cuado.kernel.values.lane_values import WARP

_SECTOR = 32
_LARGEST = 1 << 31
_LARGEST_SHARED = 1 << 26
"""Largest stride: 32 of them are a 32-bit number, so that alignment is subtracted in 32 bits."""


@dataclass(frozen=True, slots=True)
class Block:
    """The matrix block of a warp's accesses.

    Attributes:
        stride: bytes from one lane's address to the next one's.
        width: bytes of an access.
        gated: whether lanes may be inactive, which has to be checked at run time.
    """

    stride: int
    width: int
    gated: bool = False

    @property
    def period(self) -> int:
        """Bytes of a lane's row that belong to the block."""
        return min(WARP * self.width, abs(self.stride))

    @property
    def step(self) -> int:
        """Bytes that the address moves for each column, besides the column itself."""
        is_wide = self.period == WARP * self.width
        return self.stride - self.width if is_wide else (WARP - 1) * self.width

    @property
    def is_possible(self) -> bool:
        """True if transposing reduces the sectors to the minimum."""
        if abs(self.stride) >= WARP * self.width:
            return self.stride % _SECTOR == 0 and abs(self.stride) < _LARGEST
        return self.stride >= 2 * self.width and self.stride & (self.stride - 1) == 0

    @property
    def rows_shift(self) -> int:
        """The shift of a lane's row within the columns, relative to the row before it."""
        return self.stride % self.period


def transpose(addressing: Addressing, blocks: dict[Target, Block]) -> None:
    """Redirect warps' accesses to consecutive addresses when the switch is on."""
    for group in grouped(addressing.subject, blocks, blocks.__getitem__):
        block = blocks[group.first]
        for part in _parts(group, block):
            _Transposition(addressing, part, block).rewrite()


def _columns(group: Group, block: Block) -> dict[Target, int]:
    """The column of each access in the block, relative to the lowest one's."""
    lowest = group.lowest
    return {t: (t.offset - lowest) % block.period // block.width for t in group.targets}


def _parts(group: Group, block: Block) -> list[Group]:
    """The group if its columns are all combinations of some bits; else a group per column."""
    columns = _columns(group, block)
    # Columns that are all combinations of some bits need one address; the others follow from it by
    # adding a multiple of the step.
    apart = any((t.offset - group.lowest) % block.width for t in group.targets)
    bits = reduce(or_, columns.values())
    whole = len(set(columns.values())) == 1 << bits.bit_count()
    if whole and not apart and (not bits or abs(block.stride) < _LARGEST_SHARED):
        return [group]
    return group.split(lambda t: t.offset % block.period)


class _Transposition:
    """The code for one group.

    Args:
        addressing: what to rewrite.
        group: accesses to combinations of the same bits of columns.
        block: the block of the accesses.
    """

    def __init__(self, addressing: Addressing, group: Group, block: Block) -> None:
        self._addressing, self._group, self._block = addressing, group, block
        self._columns = _columns(group, block)
        self._shared = reduce(or_, self._columns.values()) * block.width
        self._gate = ""
        self._lines: list[str] = []

    def rewrite(self) -> None:
        """Compute addresses before the group's first access, and put them into all."""
        addressing, first = self._addressing, self._group.first
        address, code = addressing.own(first, 0)
        self._lines += code
        if self._block.gated:
            # Rows and columns change places between lanes, so it takes all lanes of the warp.
            self._gate, alive = addressing.rewriting.register("pred"), self._register()
            self._lines += [f"activemask.b32 {alive};", f"setp.eq.u32 {self._gate}, {alive}, -1;"]
        self._lines.append(self._moved(address))
        made: dict[int, list[Target]] = {}
        for target, column in self._columns.items():
            made.setdefault(column, []).append(target)
        before, at = 0, self._final
        for column in sorted(made):
            if column != before:
                at = self._further(at, column - before)
                before = column
            point(addressing, made[column], at)
        addressing.rewriting.before(first.index, "\n".join(self._lines))

    def _register(self) -> str:
        return self._addressing.rewriting.register("b32")

    def _moved(self, address: str) -> str:
        """The line that adds the offset to the base; its inputs are computed before."""
        block, addressing = self._block, self._addressing
        factor = block.step // block.width
        self._final = addressing.rewriting.register("b64")
        column, low = self._column()
        if block.period == WARP * block.width:
            made = self._register()
            place = addressing.switched("b32", addressing.lanes_times(block.width))
            self._lines.append(f"sub.s32 {made}, {column}, {place};")
            if not self._shared:
                return f"mad.wide.s32 {self._final}, {self._gated(made)}, {factor}, {address};"
            self._lines.append(f"mul.lo.s32 {made}, {made}, {factor};")
        else:
            made = self._register()
            place = addressing.switched("b32", addressing.lanes_times(block.width - block.stride))
            self._lines.append(f"mad.lo.s32 {made}, {column}, {factor}, {place};")
        if self._shared:
            rest = self._register()
            mask = addressing.switched("b32", self._shared)
            self._lines += [f"and.b32 {rest}, {low}, {mask};", f"sub.s32 {made}, {made}, {rest};"]
        wide = addressing.rewriting.register("b64")
        self._lines.append(f"cvt.s64.s32 {wide}, {self._gated(made)};")
        return f"add.s64 {self._final}, {address}, {wide};"

    def _column(self) -> tuple[str, str]:
        """The byte offset of the base's column in the block, and the word it is derived from.

        Bits that the group's accesses cover are excluded: they are subtracted from the address.
        """
        block, addressing = self._block, self._addressing
        first = self._group.first
        low, lines = low_word(addressing, first, self._group.lowest % block.period)
        self._lines += lines
        if block.rows_shift:
            aligned = self._register()
            shift = addressing.lanes_times(block.stride)
            self._lines.append(f"sub.s32 {aligned}, {low}, {shift};")
            low = aligned
        column = self._register()
        mask = addressing.switched("b32", (block.period - block.width) & ~self._shared)
        self._lines.append(f"and.b32 {column}, {low}, {mask};")
        return column, low

    def _gated(self, register: str) -> str:
        """The register, or 0 if lanes are inactive."""
        if self._gate:
            self._lines.append(f"selp.b32 {register}, {register}, 0, {self._gate};")
        return register

    def _further(self, address: str, columns: int) -> str:
        """A register with the address a number of columns further."""
        addressing = self._addressing
        further = addressing.rewriting.register("b64")
        distance = addressing.switched("b64", columns * self._block.step)
        if self._gate:
            chosen = addressing.rewriting.register("b64")
            self._lines.append(f"selp.b64 {chosen}, {distance}, 0, {self._gate};")
            distance = chosen
        self._lines.append(f"add.s64 {further}, {address}, {distance};")
        return further
