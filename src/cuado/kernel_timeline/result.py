"""What a run of a kernel with time stamps recorded, and what the stamps cost."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from cuado.kernel.facts.synchronization.wait_sites import SiteKind
from cuado.model.instruction import SourceLocation
from cuado.model.launch import Extent
from cuado.stats import Interval

Ints = NDArray[np.int64]
"""A column of whole numbers."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the kernel that was stamped.

    Attributes:
        kind: what warps wait for there, or tell.
        instruction: its opcode.
        ptx_line: where it stands.
        location: the source line; None where the compiler recorded none.
    """

    kind: SiteKind
    instruction: str
    ptx_line: int
    location: SourceLocation | None = None

    @property
    def waits(self) -> bool:
        """True if warps wait there; else they tell that they came."""
        return self.kind not in {SiteKind.ARRIVAL, SiteKind.EXPECTS}


@dataclass(frozen=True, slots=True, eq=False)
class Warps:
    """The warps that recorded, a row each; clocks are of their SM, in cycles.

    Attributes:
        block: number of the block in the grid.
        warp: number of the warp in its block.
        sm: where it ran.
        began: clock when it began.
        ended: clock when it ended; that of its last record where its end was not recorded.
        start: nanoseconds on the clock of all SMs when it began.
        end: the same when it ended; 0 where that was not recorded.
        is_full: whether it may have made more records than there was room for.
    """

    block: Ints
    warp: Ints
    sm: Ints
    began: Ints
    ended: Ints
    start: Ints
    end: Ints
    is_full: NDArray[np.bool_]

    def __len__(self) -> int:
        """Warps."""
        return len(self.block)


@dataclass(frozen=True, slots=True, eq=False)
class Records:
    """What the warps recorded, a row each, in order of warps and of time.

    Attributes:
        owner: row of the warp.
        place: number of the place, from 0.
        begin: clock when the wait began, or when the warp told that it came.
        end: clock when the wait ended; of an arrival, as ``begin``.
        address: of the mbarrier in shared memory, plus 1; 0 where there is none.
    """

    owner: Ints
    place: Ints
    begin: Ints
    end: Ints
    address: Ints

    def __len__(self) -> int:
        """Records."""
        return len(self.owner)

    def of(self, owner: int) -> slice:
        """The rows of a warp."""
        first, last = np.searchsorted(self.owner, [owner, owner + 1])
        return slice(int(first), int(last))


@dataclass(frozen=True, slots=True)
class Cost:
    """What the stamps cost.

    Attributes:
        label: which stamps: ``waits and arrivals``.
        ratio: time with stamps / time without, in interleaved rounds; None for too few rounds.
    """

    label: str
    ratio: Interval | None

    @property
    def share(self) -> float | None:
        """Time that the stamps add, as a share of the kernel's."""
        return None if self.ratio is None else self.ratio.estimate - 1


@dataclass(frozen=True, slots=True)
class Region:
    """A wait, or what warps do between two waits, and how long it takes.

    Attributes:
        warps: of the role, by number in the block.
        place: where the wait is, or the one that they come from.
        until: the wait that they come to; None for the wait itself.
        count: how often it was recorded in a run.
        cycles: mean, with clocks around waits and no other stamps; median of the rounds.
        second: how many more it takes with a second pair of clocks around each; median.
        low: lower end of what it may be without any: as far from ``cycles`` as ``second`` may be,
            and by the scatter of the rounds.
        high: upper end.
        confidence: of the intervals over the rounds, 0 to 1.
    """

    warps: tuple[int, ...]
    place: int
    until: int | None
    count: int
    cycles: float
    second: float
    low: float
    high: float
    confidence: float


@dataclass(frozen=True, slots=True, eq=False)
class KernelTimeline:
    """When the warps of some blocks waited.

    Attributes:
        name: what the user calls the launch.
        kernel: its name.
        device: where it ran.
        grid: blocks in x, y, z.
        block: threads in x, y, z.
        places: that were stamped.
        warps: that recorded.
        records: what they recorded.
        cost: of the stamps in this run.
        dearer: of more stamps, that were given up for their cost.
        time: of the original, in nanoseconds; None for too few rounds.
        same_results: whether all outputs equal the original's, bit for bit; None where the
            original's own vary from run to run.
        blocks: that recorded.
        notes: for the reader.
        regions: how long waits take, and what lies between; none where that is not known.
        source: path of the case or capture.
    """

    name: str
    kernel: str
    device: str
    grid: Extent
    block: Extent
    places: tuple[Place, ...]
    warps: Warps
    records: Records
    cost: Cost
    time: Interval | None
    same_results: bool | None
    blocks: int
    dearer: tuple[Cost, ...] = ()
    notes: tuple[str, ...] = ()
    regions: tuple[Region, ...] = ()
    source: str = ""
    sources: dict[str, str] = field(default_factory=dict)

    def warps_of(self, block: int) -> Iterator[int]:
        """The rows of a block's warps, in order."""
        yield from np.flatnonzero(self.warps.block == block).tolist()

    @property
    def clocks_per_nanosecond(self) -> float:
        """The SMs' clock in GHz, as both clocks of the longest-lived warps say; 1 if unknown."""
        w = self.warps
        known = w.end > w.start
        if not known.any():
            return 1.0
        return float((w.ended - w.began)[known].sum() / (w.end - w.start)[known].sum())
