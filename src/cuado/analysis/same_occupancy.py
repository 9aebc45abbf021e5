"""What a copy reaches with as many warps per SM as the kernel has: a roof below the full copy's.

[000] compares so: "Simple copy kernel reaches ~80% of achievable mem throughput at this thread
count". The number is read off the chip's measured curve (:mod:`cuado.device.concurrency`).
"""

from collections import Counter
from dataclasses import dataclass

from cuado.analysis.concurrency import active_warps
from cuado.device.chip import WARP_SIZE, ChipFacts
from cuado.device.concurrency import BandwidthCurve, Pattern, curve_of
from cuado.model.instruction import Access, Instruction, Space
from cuado.model.profile import Profile

SIMPLE_WORD = 4
"""Bytes of a simple copy's words, where the kernel's own are not known."""


@dataclass(frozen=True, slots=True)
class SameOccupancy:
    """A simple copy at the kernel's occupancy.

    Attributes:
        warps: per SM, as the kernel has them on average.
        word_bytes: of the copy, one word of each thread under way at a time: the kernel's most
            common one, or a simple copy's.
        bandwidth: byte/s of that copy, read off the curve.
        full: byte/s of the best copy at any occupancy that was measured.
        source: of the curve.
    """

    warps: float
    word_bytes: int
    bandwidth: float
    full: float
    source: str

    @property
    def threads(self) -> float:
        """Threads per SM."""
        return self.warps * WARP_SIZE


def same_occupancy(profile: Profile, chip: ChipFacts) -> SameOccupancy | None:
    """The copy for a profile's kernel.

    None if warps are unknown, the chip was not measured, or the grid leaves SMs without a block:
    the curve is of a chip all of whose SMs copy.
    """
    warps, blocks = active_warps(profile, chip), profile.launch.blocks
    if warps is None or (blocks is not None and blocks < chip.sm_count):
        return None
    return copy_at(chip, warps, word_of(profile))


def copy_at(chip: ChipFacts, warps: float, word_bytes: int) -> SameOccupancy | None:
    """The copy of such words with that many warps per SM; None if nobody measured it."""
    curve = curve_of(chip.concurrency, Pattern.INCREMENT, word_bytes)
    if curve is None or warps <= 0:
        return None
    return SameOccupancy(warps, word_bytes, curve.at(warps), _full(chip), curve.source)


def word_of(profile: Profile) -> int:
    """Bytes of the words that most requests to global memory have; of a simple copy if unknown.

    Words of 1 and 2 bytes count as 4: what is in flight is a sector for each of them alike.
    """
    requests: Counter[int] = Counter()
    for each in profile.instructions:
        if _is_global(each) and each.access_bits:
            requests[max(each.access_bits // 8, SIMPLE_WORD)] += round(each.executed or 0)
    return max(requests, key=lambda word: requests[word]) if any(requests.values()) else SIMPLE_WORD


def _is_global(instruction: Instruction) -> bool:
    return instruction.space is Space.GLOBAL and instruction.access in (Access.LOAD, Access.STORE)


def _full(chip: ChipFacts) -> float:
    copies = [c for c in chip.concurrency if c.pattern is Pattern.INCREMENT]
    return max(_best(each) for each in copies)


def _best(curve: BandwidthCurve) -> float:
    return max(curve.bandwidth)
