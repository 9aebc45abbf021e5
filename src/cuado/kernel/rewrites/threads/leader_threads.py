"""Registers with the index of a thread, and of the leader whose decisions it follows.

Who leads is drawn by multiplicative hashing (Knuth, The Art of Computer Programming 3, 6.4): a
running number times 2^32 divided by the golden ratio, of which the high bits count. Consecutive
numbers are then spread evenly over all places, every place leads equally often, and neither
power-of-two strides nor the parity of a thread or block index favour one.
"""

from math import prod

from cuado.kernel.rewriting import Rewriting

WARP = 32
_GOLDEN = 0x9E3779B1
_WORD_MASK = 0xFFFFFFFF


def drawn_leader(number: int, places: int) -> int:
    """The one of ``places`` that leads for a running number, as in :meth:`Threads.draw`."""
    return ((number * _GOLDEN & _WORD_MASK) * places) >> 32


class Threads:
    """Reads of indices at the kernel's start; each is inserted when it is first asked for.

    Args:
        rewriting: of the kernel.
    """

    def __init__(self, rewriting: Rewriting) -> None:
        self.rewriting = rewriting
        launch = rewriting.subject.launch
        self._grid, self._extent = launch.grid, launch.block
        self.count = prod(launch.block)
        """Threads of a block."""
        self.warps = -(-self.count // WARP)
        """Warps of a block, a partly filled one among them."""

    def word(self, code: str, *operands: object) -> str:
        """A new 32-bit register with the result of one operation at the kernel's start."""
        name = self.rewriting.register("b32")
        self.rewriting.at_start(f"{code} {', '.join(map(str, (name, *operands)))};")
        return name

    def thread(self) -> str:
        """Running number of the thread in its block."""
        return self._linear("%tid", self._extent)

    def block(self) -> str:
        """Running number of the block in the grid."""
        return self._linear("%ctaid", self._grid)

    def _linear(self, special: str, extent: tuple[int, int, int]) -> str:
        number = self.word("mov.u32", f"{special}.x")
        for axis, name in ((1, "y"), (2, "z")):
            if extent[axis] > 1:
                other = self.word("mov.u32", f"{special}.{name}")
                number = self.word("mad.lo.u32", other, prod(extent[:axis]), number)
        return number

    def draw(self, number: str, places: object) -> str:
        """Draw one of ``places`` (a number or a register) for a running number."""
        hashed = self.word("mul.lo.u32", number, _GOLDEN)
        return self.word("mul.hi.u32", hashed, places)

    def choose(self, on: str, off: str) -> str:
        """One of two registers, by the switch."""
        return self.word("selp.b32", on, off, self.rewriting.on)

    def indices(self, thread: str) -> dict[str, str]:
        """Registers for the indices of the thread with a running number, by special register."""
        wide, high, _ = self._extent
        found = {"%laneid": self.word("and.b32", thread, WARP - 1)}
        if high == 1 and self._extent[2] == 1:
            zero = self.word("mov.u32", 0)
            return found | {"%tid.x": thread, "%tid.y": zero, "%tid.z": zero}
        row = self.word("div.u32", thread, wide)
        found["%tid.x"] = self.word("rem.u32", thread, wide)
        found["%tid.y"] = self.word("rem.u32", row, high)
        found["%tid.z"] = self.word("div.u32", row, high)
        return found
