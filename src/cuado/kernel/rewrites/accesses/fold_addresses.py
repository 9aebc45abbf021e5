"""Folds global accesses into a small region, to change only which cache they hit.

The low bits of an address are kept, the upper ones are the place's: one operation for the low word,
``(address & mask) ^ place``, and one for the high word. Lines stay whole, a coalesced access stays
coalesced, and constant offsets stay as they are, so that all accesses of a base share the two. When
the switch is off, the mask is all ones and the place 0.

Lanes whose addresses differ only above the place's size would all access one line. Where their
distances are known, and that would happen, each lane's place is a line further than the previous
lane's; where they are unknown, the upper bits are hashed to a number of lines to move by.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from cuado.kernel.facts.accesses.access_groups import Group, grouped, point
from cuado.kernel.facts.accesses.address_steps import Link, Steps, links_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.address_select import LINE, Addressing, Target

_SCATTER = 0x414C343D
"""Hashes the address bits above the size of the place to a number of lines: chosen so that 32
addresses any power of two apart (up to 1 GiB) stay in different sectors."""
_SECTOR = 32
_NEAR = 4096
"""Offsets below this stay where the offsets of all accesses together reach too far."""
_WIDEST = 32
_STEPPED = 4096
"""Bytes by which steps of less than a line may lead beyond a place."""


@dataclass(frozen=True, slots=True)
class Place:
    """The target region of folded accesses.

    Attributes:
        size: bytes of the place, a power of two; it may be made up to 4 times smaller where
            constant offsets lead out of it.
        most: limit of bytes touched, offsets included.
        room: bytes of scratch memory that it may use, a power of two.
        each_sm: whether each SM has its own.
    """

    size: int
    most: int
    room: int
    each_sm: bool


class Spread(Enum):
    """How lanes with distant addresses are kept in different lines."""

    NONE = auto()
    LANES = auto()
    SCATTERED = auto()


def folded(address: int, size: int) -> int:
    """The offset of a scattered address in ``size`` bytes (a power of two)."""
    above = address // size & 0xFFFFFFFF
    lines = (above * _SCATTER >> 32) + above
    return (address + LINE * lines) & (size - 1)


def fold(addressing: Addressing, targets: tuple[Target, ...], place: Place) -> None:
    """Redirect accesses to ``place`` when the switch is on."""
    kernel = addressing.subject
    size, is_near = _size(targets, place)
    spreads = {target: spread_of(kernel, target, size) for target in targets}
    groups = [
        part
        for group in grouped(kernel, targets, spreads.__getitem__)
        for part in ([group] if is_near else group.split(lambda t: t.offset // _NEAR))
    ]
    bases = {g.first: 0 if is_near else g.first.offset // _NEAR * _NEAR for g in groups}
    lowest = min(group.lowest - bases[group.first] for group in groups)
    # Negative offsets need room in front of the place, in whole sizes so that its bits stay apart.
    ahead = -(min(lowest, 0) // size) * size
    folding = _Folding(addressing, place, size, ahead)
    # Rows made one line would hit the L1, which is meant only where the place is in it.
    stepping = is_near and place.each_sm
    links = _links(kernel, groups, spreads, place.room - ahead - size) if stepping else {}
    for group in sorted(groups, key=lambda group: group.first.index):
        if group.first in links:
            folding.follow(group, links[group.first])
        else:
            folding.fold(group, bases[group.first], spreads[group.first])


def _links(
    kernel: Kernel, groups: list[Group], spreads: Mapping[Target, Spread], spare: int
) -> dict[Target, Link]:
    """Links of groups to others of their spread, within ``spare`` bytes beyond the place."""
    # A group whose address is another's plus a constant step of lines needs no fold of its own: it
    # follows the other one, as far as the scratch memory behind the place reaches.
    highest = max(target.offset for group in groups for target in group.targets)
    most = min(_STEPPED, spare - highest - _WIDEST) // LINE
    found: dict[Target, Link] = {}
    for spread in Spread:
        found |= links_of(kernel, [g for g in groups if spreads[g.first] is spread], most)
    return found


def _size(targets: tuple[Target, ...], place: Place) -> tuple[int, bool]:
    """Bytes to fold bases into, and whether all offsets can then stay."""
    offsets = sorted({target.offset for target in targets})
    for size in (place.size, place.size // 2, place.size // 4):
        # Each base may lie anywhere in ``size`` bytes, so an offset touches ``size`` bytes from
        # there on; a smaller size makes room for larger offsets.
        first = min(0, offsets[0] - offsets[0] % size)
        if offsets[-1] - first + size + _WIDEST > place.room:
            continue
        ends = [min(a + size, b) for a, b in zip(offsets, [*offsets[1:], 1 << 62], strict=True)]
        touched = sum(end - start for start, end in zip(offsets, ends, strict=True))
        if touched <= place.most:
            return size, True
    return place.size, False


def spread_of(kernel: Kernel, target: Target, size: int) -> Spread:
    """The cheapest spread that keeps an access's numbers of lines and sectors."""
    warps = kernel.lanes.addresses(target.index)
    if warps is None:
        return Spread.SCATTERED
    for spread in (Spread.NONE, Spread.LANES):
        if all(_keeps(warp, size, spread) for warp in warps):
            return spread
    return Spread.SCATTERED


def _keeps(warp: tuple[int, ...], size: int, spread: Spread) -> bool:
    """True if a warp touches as many lines and sectors as before, wherever it begins."""
    step = LINE if spread is Spread.LANES else 0
    # Three beginnings stand for all: at the start, where the pattern wraps around, and in between.
    for start in (0, size - LINE, 21 * LINE):
        apart = {at + start for at in warp}
        moved = {((at + start) % size) ^ (lane * step % size) for lane, at in enumerate(warp)}
        for unit in (LINE, _SECTOR):
            if len({at // unit for at in moved}) != len({at // unit for at in apart}):
                return False
    return True


class _Folding:
    """The code for one place.

    Args:
        addressing: what to rewrite.
        place: the target region.
        size: bytes that bases are folded into.
        ahead: bytes of the place before these.
    """

    def __init__(self, addressing: Addressing, place: Place, size: int, ahead: int) -> None:
        self._addressing, self._place, self._size = addressing, place, size
        self._low, self._high = self._start(ahead)
        # The switch is in the operands, not in the code: off and on run the same instructions.
        self._mask = addressing.switched("b32", size - 1, -1)
        self._lows: dict[Spread, str] = {}
        self._finals: dict[Target, str] = {}
        self._steps = Steps(addressing)

    def _start(self, ahead: int) -> tuple[str, str]:
        """Registers with the two words of the address that bases are folded to."""
        addressing, rewriting = self._addressing, self._addressing.rewriting
        start = rewriting.register("b64")
        low, high = addressing.registers("b32", 2)
        align = self._place.size
        lines = [
            f"add.s64 {start}, {rewriting.scratch}, {align - 1 + ahead};",
            f"and.b64 {start}, {start}, {-align};",
        ]
        if self._place.each_sm:
            number = rewriting.register("b32")
            lines += [
                f"mov.u32 {number}, %smid;",
                f"mad.wide.u32 {start}, {number}, {self._place.room}, {start};",
            ]
        rewriting.at_start("\n".join([*lines, f"mov.b64 {{{low}, {high}}}, {start};"]))
        return low, high

    def fold(self, group: Group, base: int, spread: Spread) -> None:
        """Fold the accesses of a group, relative to their base plus ``base``."""
        addressing, first = self._addressing, group.first
        address, lines = addressing.own(first, base)
        low, high, there, above = addressing.registers("b32", 4)
        final = self._finals[first] = addressing.rewriting.register("b64")
        lines.append(f"mov.b64 {{{low}, {high}}}, {address};")
        source = low
        if spread is Spread.SCATTERED:
            source, scattered = self._scattered(low, high)
            lines += scattered
        lines += [
            # (address & mask) ^ place for the low word; the high word is the place's or the
            # address's own.
            f"and.b32 {there}, {source}, {self._mask};",
            f"xor.b32 {there}, {there}, {self._place_of(spread)};",
            f"selp.b32 {above}, {self._high}, {high}, {addressing.rewriting.on};",
            f"mov.b64 {final}, {{{there}, {above}}};",
        ]
        addressing.rewriting.before(first.index, "\n".join(lines))
        point(addressing, group.targets, final, base)

    def follow(self, group: Group, link: Link) -> None:
        """Redirect a group's accesses one step beyond another group's."""
        addressing = self._addressing
        final = self._finals[group.first] = addressing.rewriting.register("b64")
        step, source = self._steps.at(link.product), self._finals[link.source]
        addressing.rewriting.before(group.first.index, f"add.s64 {final}, {source}, {step};")
        point(addressing, group.targets, final)

    def _place_of(self, spread: Spread) -> str:
        """A register with the bits of the place for the low word; 0 when off."""
        kind = Spread.LANES if spread is Spread.LANES else Spread.NONE
        if kind not in self._lows:
            addressing, low = self._addressing, self._low
            if kind is Spread.LANES:
                low = addressing.rewriting.register("b32")
                own = addressing.lanes_times(LINE)
                addressing.rewriting.at_start(
                    f"and.b32 {low}, {own}, {self._size - 1};\nxor.b32 {low}, {low}, {self._low};"
                )
            self._lows[kind] = addressing.switched("b32", low)
        return self._lows[kind]

    def _scattered(self, low: str, high: str) -> tuple[str, list[str]]:
        """A register with the low word moved by the number of lines of :func:`folded`."""
        addressing = self._addressing
        lines, moved = addressing.registers("b32", 2)
        line = addressing.switched("b32", LINE)
        return moved, [
            # The address bits above the place, hashed by the high half of a product, give the lines
            # to add; off, a line counts 0 bytes and nothing moves.
            f"shf.r.wrap.b32 {lines}, {low}, {high}, {self._size.bit_length() - 1};",
            f"mad.hi.u32 {lines}, {lines}, {_SCATTER}, {lines};",
            f"mad.lo.u32 {moved}, {lines}, {line}, {low};",
        ]
