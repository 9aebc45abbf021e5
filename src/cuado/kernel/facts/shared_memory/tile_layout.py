"""How a tile lies in shared memory, and which thread of a block fetches what of it.

A row of the tile holds all places of one step. In it come the places of one thread that it reads
together side by side, so that one access brings up to 16 bytes, and those of neighbouring threads
behind each other, so that lanes meet in no bank. Rows are longer than their places by what makes
fetching lanes meet least when they write.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from cuado.kernel.facts.accesses.load_limits import FARTHEST
from cuado.kernel.facts.shared_memory.tiled_loads import TiledLoads, TileLimit
from cuado.kernel.facts.threads.thread_digits import Digit, digit_of
from cuado.kernel.values.lane_values import WARP

WIDEST = 16
"""Bytes of the widest access."""
_BANKS, _WORD = 32, 4


@dataclass(frozen=True)
class TileLayout:
    """A tile in shared memory.

    Attributes:
        loads: what is read of it.
        steps: in the tile: a multiple of an iteration's.
        threads: of the block, which fetch it.
        width: elements that a fetch brings.
    """

    loads: TiledLoads
    steps: int
    threads: int
    width: int

    # Where an element lies

    @cached_property
    def _starts(self) -> tuple[int, ...]:
        return tuple(sorted({*self.loads.starts}))

    @cached_property
    def is_dealt(self) -> bool:
        """True if threads have places of their own, each a number of them, equally far apart."""
        count, each = len(self._starts), len(self.loads.offsets)
        if count * each != self.loads.places or each == 1:
            return False
        return self.is_adjacent or self._starts == tuple(range(count))

    @property
    def is_adjacent(self) -> bool:
        """True if a thread's places are neighbours, not those of neighbouring threads."""
        return self.loads.offsets == tuple(range(len(self.loads.offsets)))

    @cached_property
    def together(self) -> int:
        """Elements that a thread reads by one access."""
        most = WIDEST // self.loads.size if self.is_dealt else 1
        return next(n for n in (4, 2, 1) if n <= most and len(self.loads.offsets) % n == 0)

    @property
    def owners(self) -> int:
        """Number of threads that have places of their own."""
        return len(self._starts)

    @cached_property
    def reader(self) -> Digit | None:
        """Which of the places that threads begin at is a thread's; None if no digit says it."""
        return digit_of([each // self.pace for each in self.loads.starts])

    @property
    def pace(self) -> int:
        """Places from the first one of a thread to that of the next one."""
        return len(self.loads.offsets) if self.is_dealt and self.is_adjacent else 1

    def read_at(self, number: int, step: int) -> int:
        """Bytes from a thread's first element to that of a place and a step."""
        along = step * self.pitch
        if not self.is_dealt:
            return (along + self.loads.offsets[number]) * self.loads.size
        group, within = divmod(number, self.together)
        return (along + group * self.owners * self.together + within) * self.loads.size

    def column(self, place: int) -> int:
        """Where a place lies in a row."""
        if not self.is_dealt:
            return place
        if self.is_adjacent:
            owner, number = divmod(place, len(self.loads.offsets))
        else:
            number, owner = divmod(place, self.owners)
        group, within = divmod(number, self.together)
        return (group * self.owners + owner) * self.together + within

    @cached_property
    def pitch(self) -> int:
        """Elements from row to row."""
        whole = -(-self.loads.places // self.together) * self.together
        return min(
            range(whole, whole + _BANKS + 1, self.together),
            key=lambda pitch: (self._conflicts(pitch), pitch),
        )

    @property
    def bytes(self) -> int:
        """Shared memory of the tile, in whole accesses."""
        return -(-self.steps * self.pitch * self.loads.size // WIDEST) * WIDEST

    def _conflicts(self, pitch: int) -> int:
        """How often lanes of the first warp that write at once meet in a bank at most."""
        lanes = range(min(WARP, self.threads, self.items) * _WORD // max(self.loads.size, _WORD))
        words = {self._within(*self.fetched(lane, 0), pitch) // _WORD for lane in lanes}
        return max(Counter(word % _BANKS for word in words).values())

    def _within(self, place: int, step: int, pitch: int) -> int:
        return (step * pitch + self.column(place)) * self.loads.size

    # Who fetches it

    @property
    def walks_steps(self) -> bool:
        """True if steps are what lies side by side in memory, and not places."""
        return self.loads.along < self.loads.apart

    @property
    def line(self) -> int:
        """Fetches that lie side by side."""
        return (self.steps if self.walks_steps else self.loads.places) // self.width

    @property
    def items(self) -> int:
        """Fetches in all."""
        return self.steps * self.loads.places // self.width

    @property
    def rounds(self) -> int:
        """Fetches of a thread."""
        return -(-self.items // self.threads)

    @property
    def fits(self) -> bool:
        """True if a thread's fetches lie equally far apart."""
        line = self.steps if self.walks_steps else self.loads.places
        if line % self.width or self.reader is None:
            return False
        return self.rounds == 1 or self.threads % self.line == 0 or self.line % self.threads == 0

    def fetched(self, thread: int, turn: int, element: int = 0) -> tuple[int, int]:
        """Place and step of an element that a thread fetches."""
        slow, fast = divmod(thread + turn * self.threads, self.line)
        fast = fast * self.width + element
        return (slow, fast) if self.walks_steps else (fast, slow)

    def from_at(self, turn: int) -> int:
        """Bytes in global memory from a thread's first fetch to that of a turn."""
        (place, step), (first, begin) = self.fetched(0, turn), self.fetched(0, 0)
        return (place - first) * self.loads.apart + (step - begin) * self.loads.along

    def limit_at(self, limit: TileLimit, turn: int) -> int:
        """What a limit is of, from a thread's first fetch to that of a turn."""
        (place, step), (first, begin) = self.fetched(0, turn), self.fetched(0, 0)
        return (place - first) * limit.apart + (step - begin) * limit.along

    @property
    def is_parted(self) -> bool:
        """True if a limit may lie between the elements of a fetch."""
        # None of a fetch's elements lies beyond a limit without all the others if whole fetches
        # come to the limit, as to all fetches before it.
        for limit in self.loads.limits:
            near = limit.along if self.walks_steps else limit.apart
            whole = self.width * near
            far = limit.apart if self.walks_steps else limit.along
            advance = (self.steps * limit.along, *(factor for _, factor in limit.block))
            ends = [limit.low] if limit.low > -FARTHEST else []
            ends += [limit.high + near] if limit.high < FARTHEST else []
            every = limit.number, far, *ends, *advance
            if near and (near < 0 or any(each % whole for each in every)):
                return True
        return False

    def into_at(self, turn: int, element: int) -> int | None:
        """Bytes in the tile from a thread's first element to another; None if threads differ."""
        active = range(min(self.threads, self.items - turn * self.threads))
        found = {
            self._within(*self.fetched(thread, turn, element), self.pitch)
            - self._within(*self.fetched(thread, 0), self.pitch)
            for thread in active
        }
        return found.pop() if len(found) == 1 else None

    @cached_property
    def places_in_order(self) -> bool:
        """True if each element that a thread fetches lies where it is known to from its first."""
        every = product(range(self.rounds), range(self.width))
        return all(self.into_at(turn, element) is not None for turn, element in every)
