"""Give the lanes of a warp copies of the words that they update in shared memory.

What it changes: each word of a shared array, of a histogram say, becomes ``copies`` words side by
side. An atomic update goes to the copy of the thread's lane: lanes that update one word at a time
do not wait for each other any longer, and with 32 copies no two lanes meet in a bank. A load
combines all copies by the operator of the updates. A store leaves its value in the first copy, and
in all others what changes nothing.

Why the results stay the same: all updates of the array are by one operator of integers, which
commutes and associates, and nobody uses an update's result. So the copies of a word, combined, are
at any time what the word was, if no load or store happens while it is updated: barriers of the
whole block part the updates from all others, on every path
(``kernel.facts.shared_memory.merged_words``). Nor does a thread load a word, until the next
barrier, that another one stores to: it accesses words of its own then
(``kernel.facts.shared_memory.own_bytes``), or barriers part loads and stores as well. All accesses
are plain ones of a word of 32 bits, the array's address goes nowhere else, and nothing else
accesses it. Sums of floats are rounded otherwise and refused.

What it costs: shared memory, and a load or store of each copy where there was one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.shared_memory.merged_words import MergedWords, merged_words
from cuado.kernel.facts.shared_memory.shared_layout import first_access, movable
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.shared_memory.copy_words import copy_words
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation, with_ptx

_STATIC_BYTES = 48 << 10
"""The most shared memory that a block can declare."""
ALL = "all"
COPIES = (32, 8, 4)
"""How many copies are tried, where they fit."""


@dataclass(frozen=True)
class LanePrivateAtomics(Transformation):
    """Copies the words of a shared array that atomics update.

    Attributes:
        array: its name in the PTX; ``all`` for all arrays of the kernel whose words may be copied.
        copies: of each word: a power of two, at most 32.
    """

    NAME: ClassVar[str] = "lane-private-atomics"
    SUMMARY: ClassVar[str] = "gives lanes copies of the words that they update in shared memory"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.ATOMICS})

    array: str
    copies: int

    def __post_init__(self) -> None:
        """Check the number.

        Raises:
            ValueError: it is no power of two from 2 to 32.
        """
        if self.copies not in (2, 4, 8, 16, 32):
            raise ValueError("copies: a power of two from 2 to 32")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """As many copies as fit, for each array whose words atomics merge."""
        every = _all_merged(kernel)
        # What meets in one of several arrays meets in the others as well, as a rule.
        together = (ALL, sum(each.array.bytes or 0 for each in every))
        alone = [(each.array.variable.name, each.array.bytes) for each in every]
        return tuple(
            cls(name, copies)
            for name, size in ([together, *alone] if len(every) > 1 else alone)
            for copies in COPIES
            if not is_too_large(kernel, size, copies)
        )

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Copy the array's words."""
        found: Sequence[MergedWords] = ()
        if self.array == ALL and (found := _all_merged(kernel)):
            sizes = [each.array.bytes for each in found]
            size = None if None in sizes else sum(each or 0 for each in sizes)
        else:
            one = merged_array(kernel, self.array)
            if isinstance(one, Refusal):
                return one
            found, size = (one,), one.array.bytes
        if is_too_large(kernel, size, self.copies):
            return Refusal(
                f"{self.copies} copies of '{self.array}' do not fit, or the launch decides its size"
            )
        return with_copies(kernel, found, self.copies)

    def advice(self, kernel: Kernel) -> Advice | None:
        """A copy for each lane."""
        n = self.copies
        return Advice(
            f"give each word {n} copies, one for lanes that differ in their last bits, and combine "
            "them at the end",
            "atomicAdd(&bins[bin], 1);",
            f"atomicAdd(&bins[bin * {n} + threadIdx.x % {n}], 1);\n"
            f"// ... __syncthreads(), then the sum of the {n} copies of each bin",
            first_access(kernel, self.array),
        )


def with_copies(kernel: Kernel, found: Sequence[MergedWords], copies: int) -> Rewritten:
    """The kernel with so many copies of the words of some arrays."""
    made = with_ptx(kernel, copy_words(kernel, found, copies))
    notes = tuple(
        f"each word of '{each.array.variable.name}' has {copies} copies: barriers part its "
        f"{len(each.merges)} updates, all by {each.operator}, from loads and stores"
        for each in found
    )
    return Rewritten(made, notes, tuple(n for each in found for n in each.array.accesses))


def _all_merged(kernel: Kernel) -> tuple[MergedWords, ...]:
    """All arrays whose words may have copies."""
    names = (array.variable.name for array in kernel.shared.arrays)
    found = (merged_array(kernel, name) for name in names)
    return tuple(each for each in found if not isinstance(each, Refusal))


def merged_array(kernel: Kernel, name: str, *, exactly: bool = True) -> MergedWords | Refusal:
    """A shared array whose words may have copies; or why they may not.

    Args:
        kernel: the kernel.
        name: the array's.
        exactly: whether sums of floats are refused.
    """
    array = movable(kernel, name)
    if isinstance(array, Refusal):
        return array
    found = merged_words(kernel, array, exactly=exactly)
    return Refusal(found) if isinstance(found, str) else found


def is_too_large(kernel: Kernel, bytes_: int | None, copies: int) -> bool:
    """True if so many copies of an array do not fit a block, or if its size is not declared."""
    if not bytes_:
        return True
    declared = (kernel.built.resources.shared or 0) + (copies - 1) * bytes_
    return declared + kernel.launch.dynamic_shared_bytes > _STATIC_BYTES


TRANSFORMATION = LanePrivateAtomics
