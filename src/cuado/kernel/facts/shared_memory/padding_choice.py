"""Chooses which rows of a shared array to pad, and by how much, against bank conflicts.

Candidate pitches are the differences of addresses between lanes, warps, constant offsets and
iterations. Each is tried with a few paddings on sampled addresses, and the wavefronts are counted.
Samples prove nothing: the chosen paddings are measured.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from cuado.kernel.facts.accesses.access_footprint import wavefronts_of
from cuado.kernel.facts.shared_memory.padded_addresses import PaddedRows
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.address_select import Target
from cuado.kernel.rewrites.shared_memory.padded_row_division import divided
from cuado.kernel.values.address_samples import Samples
from cuado.kernel.values.known_bits import Bits
from cuado.kernel.values.lane_values import WARP
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.analysis.shared import SharedArray

_BANKS = 128
"""Bytes of all banks side by side."""
_TURNS = 3
_WARPS = 4
_MOST_PITCHES = 12
_MOST_WEIGHED = 16
_MOST = 4
_WORSE = 0.15
"""Part of the best padding's gain that another may lack and still be worth a trial."""
_DEEPER = 8
"""Assumed trip count of a loop, to weigh accesses in it."""
_DIVISION = 0.75
"""Cost in wavefronts of three operations of a warp: an SM issues four at once."""

Warp = tuple[tuple[int, ...], int]
"""The addresses of a warp's lanes, and the bytes that each accesses."""


@dataclass(frozen=True, slots=True)
class Padding:
    """Rows of ``pitch`` bytes, each extended by ``more`` bytes."""

    pitch: int
    more: int


def promising(kernel: Kernel, array: SharedArray, targets: Sequence[Target]) -> list[Padding]:
    """Paddings of an array that need fewer wavefronts than no padding, the best first."""
    seen = seen_in_samples(kernel, targets)
    width = max(target.bytes for target in targets)
    size = array.bytes or kernel.launch.dynamic_shared_bytes
    # Without conflicts (one wavefront for each part of an access) there is nothing to gain.
    before = _wavefronts(seen, None)
    if before <= sum(seen[warp] * len(wavefronts_of(*warp)) for warp in seen):
        return []
    pitches = [pitch for pitch, _ in differences(seen, targets).most_common()]
    found = {each: _wavefronts(seen, each) for each in _paddings(pitches, width, size)}
    # The cost of divisions is expensive to find, so only the best paddings by wavefronts (then by
    # size) are weighed with it.
    best = sorted(found, key=lambda each: (found[each], each.more * (size // each.pitch)))
    bits = Bits(kernel, {})
    costs = {
        each: found[each] + _divisions(kernel, array, targets, each, bits)
        for each in best[:_MOST_WEIGHED]
    }
    least = min(costs.values(), default=before)
    worth = [each for each in costs if costs[each] <= least + (before - least) * _WORSE]
    return sorted(worth, key=lambda each: costs[each])[:_MOST] if least < before else []


def _paddings(pitches: Sequence[int], width: int, size: int) -> Iterator[Padding]:
    """Paddings of rows of likely pitches, by one to four accesses of ``width`` bytes."""
    likely = [p for p in pitches if p % width == 0 and width < p <= size // 2]
    for pitch in dict.fromkeys((*likely[:_MOST_PITCHES], _BANKS)):
        if pitch % width == 0 and pitch <= size // 2:
            yield from (Padding(pitch, width * times) for times in (1, 2, 3, 4))


def _weights(kernel: Kernel, targets: Iterable[Target]) -> dict[int, float]:
    """The assumed execution count of each access, by the depth of its loops."""
    flow = kernel.slicer.flow
    loops = loops_of(flow)
    depths = {
        t.index: sum(flow.block_of[t.index] in loop.blocks for loop in loops) for t in targets
    }
    return {index: float(_DEEPER**depth) for index, depth in depths.items()}


def seen_in_samples(kernel: Kernel, targets: Sequence[Target]) -> Counter[Warp]:
    """Sampled accesses of warps, with their weights."""
    samples, weights = Samples(kernel), _weights(kernel, targets)
    found: Counter[Warp] = Counter()
    for target in targets:
        for turn in range(_TURNS):
            lanes = samples.address(target.index, turn)
            if lanes is None or min(lanes) < 0:
                continue
            starts = list(range(0, len(lanes), WARP))[:_WARPS]
            for start in starts:
                warp = lanes[start : start + WARP], target.bytes
                found[warp] += weights[target.index]  # type: ignore[assignment]
    return found


def differences(seen: Counter[Warp], targets: Sequence[Target]) -> Counter[int]:
    """Differences between addresses, with their weights."""
    found: Counter[int] = Counter()
    for (lanes, _), times in seen.items():
        for distance in {abs(b - a) for a, b in pairwise(lanes)}:
            found[distance] += times
    firsts = sorted({lanes[0] for lanes, _ in seen})
    offsets = sorted({target.offset for target in targets})
    for each in (firsts, offsets):
        for distance in {b - a for a, b in pairwise(each)}:
            found[distance] += 1
    return found


def _wavefronts(seen: Counter[Warp], padding: Padding | None) -> float:
    total = 0.0
    for (lanes, size), times in seen.items():
        moved = lanes
        if padding is not None:
            moved = tuple(at + padding.more * (at // padding.pitch) for at in lanes)
        total += times * sum(wavefronts_of(moved, size))
    return total


def _divisions(
    kernel: Kernel,
    array: SharedArray,
    targets: Sequence[Target],
    padding: Padding,
    bits: Bits,
) -> float:
    """The cost of divisions, in wavefronts."""
    weights = _weights(kernel, targets)
    rows = PaddedRows(kernel, array.key, padding.pitch, padding.more, bits)
    rest = list(unplaced(rows, targets))
    groups = divided(kernel, rest, padding.pitch, bits)
    warps = min(-(-kernel.launch.threads_per_block // WARP), _WARPS)
    return sum(weights[g.first.index] * warps * _TURNS * _DIVISION for g, _ in groups)


def unplaced(rows: PaddedRows, targets: Iterable[Target]) -> Iterator[Target]:
    """Accesses whose address in longer rows cannot be derived from its computation."""
    return (t for t in targets if rows.place(t.base, t.offset, t.index) is None)
