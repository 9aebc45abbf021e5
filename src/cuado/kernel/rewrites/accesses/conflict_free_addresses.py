"""Redirects shared accesses so that every lane has a bank of its own.

The new address is the lane's address rounded down to 128 bytes (all banks once), plus the lane's
own place among them: a lane's bank depends on the lane alone, whatever row it is in, so that no
lanes of a phase conflict. With two registers computed at the kernel's start, ``(address & mask) |
place``, that is one operation, and off (a mask of ones, place 0) it is the address itself. Constant
offsets shift all lanes alike and cause no conflict, so one operation serves all accesses of a base.

An address stays among the 128 bytes that it was in, or for accesses of a group less than 128
bytes after them: arrays are aligned to 128 bytes and extended as needed.
"""

from collections.abc import Iterable

from cuado.kernel.facts.accesses.access_groups import Group, grouped, low_word, point
from cuado.kernel.facts.shared_memory.shared_layout import aligned, lengthened
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.address_select import LINE, Addressing, Target
from cuado.ptx.edit import Edit
from cuado.ptx.syntax.tree import Variable

_BANK = 4


class BankWindows:
    """Gives shared accesses a bank for each lane.

    Args:
        addressing: what to rewrite.
    """

    def __init__(self, addressing: Addressing) -> None:
        self._addressing = addressing
        self._places: dict[int, str] = {}

    def spread(self, targets: Iterable[Target], arrays: dict[int, Variable]) -> None:
        """Spread accesses over banks; each provably goes to one of ``arrays`` (by its index)."""
        kernel = self._addressing.subject
        reach: dict[Variable, int] = {}
        for group in grouped(kernel, targets, lambda t: (t.bytes, arrays[t.index])):
            array = arrays[group.first.index]
            is_open = None in array.dimensions
            # An open array cannot be made longer: no access may leave its own 128 bytes.
            parts = group.split(lambda t: t.offset % LINE) if is_open else [group]
            for part in parts:
                self._spread(part)
                beyond = any((t.offset - part.lowest) % LINE for t in part.targets)
                reach[array] = max(reach.get(array, 0), LINE if beyond else 0)
        for edit in _edits(kernel, reach):
            self._addressing.rewriting.edit(edit)

    def _spread(self, group: Group) -> None:
        addressing, first = self._addressing, group.first
        low, lines = low_word(addressing, first, group.lowest)
        mask = addressing.switched("b32", -LINE, -1)
        there = addressing.rewriting.register("b32")
        lines += [
            f"and.b32 {there}, {low}, {mask};",
            f"or.b32 {there}, {there}, {self.place(first.bytes)};",
        ]
        addressing.rewriting.before(first.index, "\n".join(lines))
        point(addressing, group.targets, there, group.lowest)

    def place(self, width: int) -> str:
        """A register with the lane's bytes among 128 for accesses of ``width``; 0 when off.

        Narrower accesses than a bank have a bank each; of wider ones as many lanes as fit 128
        bytes, a phase of the hardware, have places of their own.
        """
        if width not in self._places:
            addressing = self._addressing
            register = self._places[width] = addressing.rewriting.register("b32")
            product = addressing.switched("b32", addressing.lanes_times(max(width, _BANK)))
            addressing.rewriting.at_start(f"and.b32 {register}, {product}, {LINE - 1};")
        return self._places[width]


def _edits(kernel: Kernel, reach: dict[Variable, int]) -> Iterable[Edit]:
    """Declarations aligned to 128 bytes, and so long that ``reach`` bytes follow the last 128."""
    yield from aligned(kernel, reach, LINE)
    for array, beyond in reach.items():
        if None not in array.dimensions:
            yield from lengthened(kernel, array, LINE, beyond)
