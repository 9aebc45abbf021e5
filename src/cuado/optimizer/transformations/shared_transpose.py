"""Lay a shared array out by columns, so that lanes that each have a row are in banks of their own.

What it changes: an array of rows of ``pitch`` bytes, each a thread's own bins or stack, is laid out
the other way: the first granule (what one access reads or writes) of all rows side by side, then
the second one of all. What lay at ``row * pitch + column`` lies at ``row * granule + column *
rows``, at every access alike. Whatever columns the lanes of a warp choose, even by data, their rows
are consecutive, and so are the banks.

Why the results stay the same: the array is permuted, and every access goes through the
permutation. It is checked that only plain shared loads, stores and atomics of one width reach the
array, that its address goes nowhere else, that it is aligned to the width, so that no access is of
two granules, and that it consists of whole rows. The place of an access is computed from the same
indices by other factors, where row and column can be told from the arithmetic and are bounded so
that no number wraps around; anywhere else the offset is divided by the pitch, which needs nothing
but an access within the array.

What it costs: no memory; up to five operations for an access whose offset is divided. What walked
along a row no longer does: loads that could be made as one cannot any more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.accesses.access_footprint import wavefronts_of
from cuado.kernel.facts.accesses.access_groups import low_word
from cuado.kernel.facts.shared_memory.padded_addresses import Writing
from cuado.kernel.facts.shared_memory.padding_choice import differences, seen_in_samples
from cuado.kernel.facts.shared_memory.shared_layout import (
    bytes_of,
    first_access,
    movable,
    objection_to_layout,
    objection_to_layouts,
    targets_of,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.accesses.address_select import Addressing, Target
from cuado.kernel.rewrites.shared_memory.padded_row_division import definition_of, is_near, quotient
from cuado.kernel.rewrites.shared_memory.transpose_shared_array import Layout, Transposing
from cuado.kernel.values.known_bits import Bits
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation, with_ptx
from cuado.ptx.analysis.shared import SharedArray

_MOST = 3
_MOST_PITCHES = 12


@dataclass(frozen=True)
class SharedTranspose(Transformation):
    """Exchanges rows and columns of a shared array.

    Attributes:
        array: its name in the PTX.
        pitch: bytes of a row as it is.
    """

    NAME: ClassVar[str] = "shared-transpose"
    SUMMARY: ClassVar[str] = "transposes a shared array, so that each lane's row is in one bank"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.BANK_CONFLICTS})

    array: str
    pitch: int

    def __post_init__(self) -> None:
        """Check the number.

        Raises:
            ValueError: it is not positive.
        """
        if self.pitch < 1:
            raise ValueError("pitch is positive")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """The pitches with the fewest wavefronts in samples, if fewer than now."""
        if kernel.slicer.flow.unresolved or objection_to_layouts(kernel) is not None:
            return ()
        found: list[tuple[float, Self]] = []
        for array in kernel.shared.arrays:
            size = bytes_of(kernel, array)
            if not objection_to_layout(kernel, array) and size:
                name = array.variable.name
                ranked = _promising(kernel, targets_of(kernel, array), size)
                found += [(part, cls(name, pitch)) for part, pitch in ranked]
        return tuple(each for _, each in sorted(found, key=lambda ranked: ranked[0]))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Move every access to the array."""
        array = movable(kernel, self.array)
        if isinstance(array, Refusal):
            return array
        reason = self._objection(kernel, array)
        return Refusal(reason) if reason else self._rewritten(kernel, array)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Make the thread's index the last one."""
        at = first_access(kernel, self.array)
        return Advice(
            "make the index that differs between lanes the last one of the shared array",
            "__shared__ unsigned bins[THREADS][16];\nbins[threadIdx.x][b]++;",
            "__shared__ unsigned bins[16][THREADS];\nbins[b][threadIdx.x]++;",
            at,
        )

    def _objection(self, kernel: Kernel, array: SharedArray) -> str:
        """Why rows and columns cannot be exchanged; empty if they can."""
        widths = {target.bytes for target in targets_of(kernel, array)}
        if len(widths) > 1:
            listed = " and ".join(map(str, sorted(widths)))
            return f"'{self.array}' has accesses of {listed} bytes, and only one size is possible"
        (width,) = widths
        if (array.variable.align or 1) % width:
            return f"'{self.array}' is not aligned to the {width} bytes of an access"
        size = bytes_of(kernel, array)
        if size is None:
            return f"'{self.array}' is dynamic shared memory, which other arrays may share"
        if self.pitch % width or self.pitch == width:
            return f"rows of {self.pitch} bytes are not a multiple of {width}-byte accesses"
        if size % self.pitch or size == self.pitch:
            return f"'{self.array}' has {size} bytes, not a multiple of rows of {self.pitch}"
        return ""

    def _rewritten(self, kernel: Kernel, array: SharedArray) -> Rewritten:
        targets, size = targets_of(kernel, array), bytes_of(kernel, array) or 0
        layout = Layout(self.pitch, targets[0].bytes, size // self.pitch)
        addressing = Addressing(kernel)
        rewriting = addressing.rewriting
        places = Transposing(kernel, array.key, layout, Bits(kernel, {}))
        offsets = _Offsets(addressing, self.array, layout)
        writing = Writing(rewriting)
        divisions = 0
        for target in targets:
            place = places.place(target)
            if place is None:
                divisions += 1
                offsets.move(target)
            else:
                addressing.at(target, writing.written(place[0]), place[1])
        notes = (f"{divisions} accesses compute their row by a division",) if divisions else ()
        return Rewritten(with_ptx(kernel, rewriting.text()), notes, array.accesses)


class _Offsets:
    """Accesses whose row and column follow by division from their offset in the array.

    Args:
        addressing: what to rewrite.
        array: the array's name.
        layout: its layout.
    """

    def __init__(self, addressing: Addressing, array: str, layout: Layout) -> None:
        self._addressing, self._array, self._layout = addressing, array, layout
        self._places: dict[tuple[int, str, int], str] = {}

    def move(self, target: Target) -> None:
        """Redirect an access to its new place.

        Accesses whose offsets differ by whole rows share a division, where it is valid for negative
        numbers as well: the base may lie before the array.
        """
        layout = self._layout
        within, beyond = target.offset, 0
        if not layout.pitch & layout.pitch - 1 and is_near(target.offset):
            within = target.offset % layout.pitch
            beyond = layout.moved(target.offset - within)
        where = definition_of(self._addressing.subject, target)
        key = (target.index if where is None else where, target.base, within)
        if key not in self._places:
            self._places[key] = self._made(target, within, where)
        self._addressing.at(target, self._places[key], beyond)

    def _made(self, target: Target, within: int, where: int | None) -> str:
        """A register with the new place of a base plus ``within``."""
        layout, size = self._layout, self._layout.rows * self._layout.pitch
        base, lines = low_word(self._addressing, target, within)
        start, place, row, column, at = self._addressing.registers("b32", 5)
        lines += [
            f"mov.u32 {start}, {self._array};",
            f"sub.s32 {place}, {base}, {start};",
            *quotient(row, place, layout.pitch, size),
            f"mad.lo.s32 {column}, {row}, {-layout.pitch}, {place};",
            f"mad.lo.s32 {at}, {row}, {layout.granule}, {start};",
            f"mad.lo.s32 {at}, {column}, {layout.rows}, {at};",
        ]
        rewriting = self._addressing.rewriting
        put, index = (rewriting.before, target.index) if where is None else (rewriting.after, where)
        put(index, "\n".join(lines))
        return at


def _promising(kernel: Kernel, targets: Sequence[Target], size: int) -> list[tuple[float, int]]:
    """Pitches that take fewer wavefronts than now, with the remaining part; the best first."""
    seen, width = seen_in_samples(kernel, targets), targets[0].bytes
    before = sum(times * sum(wavefronts_of(*warp)) for warp, times in seen.items())
    pitches = [
        pitch
        for pitch, _ in differences(seen, targets).most_common()
        if pitch % width == 0 and width < pitch <= size // 2 and size % pitch == 0
    ][:_MOST_PITCHES]
    found = []
    for pitch in pitches:
        layout, total = Layout(pitch, width, size // pitch), 0.0
        for (lanes, bytes_), times in seen.items():
            total += times * sum(wavefronts_of(tuple(map(layout.moved, lanes)), bytes_))
        if total < before:
            found.append((total / before, pitch))
    return sorted(found)[:_MOST]


TRANSFORMATION = SharedTranspose
