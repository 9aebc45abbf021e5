"""Make the rows of a shared array longer, so that a column lies in different banks.

What it changes: in the array, ``bytes`` unused bytes follow each ``pitch`` bytes. What lay at
``pitch * row + column`` lies at ``(pitch + bytes) * row + column``, at every access alike.

Why the results stay the same: any two bytes lie in different places, and the bytes that one access
reads or writes stay side by side: pitch and padding are multiples of the widest access, so that
none goes over the end of a row. It is checked that only plain shared loads, stores and atomics
reach the array and that its address goes nowhere else. The place of an access is computed from the
same indices with larger factors, where rows and column can be told from the arithmetic and are
bounded so that no number wraps around; anywhere else the offset is divided by the pitch, which
needs nothing but an access within the array.

What it costs: shared memory, and three operations for an access whose offset is divided.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.kernel.facts.shared_memory.padded_addresses import PaddedRows, Writing
from cuado.kernel.facts.shared_memory.padding_choice import promising
from cuado.kernel.facts.shared_memory.shared_layout import (
    aligned,
    bytes_of,
    first_access,
    lengthened,
    movable,
    objection_to_layout,
    objection_to_layouts,
    targets_of,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.accesses.address_select import Addressing
from cuado.kernel.rewrites.shared_memory.padded_row_division import Division, aligned_to, divided
from cuado.kernel.values.known_bits import Bits
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.ptx.analysis.shared import SharedArray

_STATIC = 48 * 1024
"""The most bytes of declared shared memory; more has to be dynamic."""
_SIZES = frozenset({"%dynamic_smem_size", "%total_smem_size", "%aggr_smem_size"})


@dataclass(frozen=True)
class SharedPadding(Transformation):
    """Pads the rows of a shared array.

    Attributes:
        array: its name in the PTX.
        pitch: bytes of a row as it is.
        bytes: that each row gets.
    """

    NAME: ClassVar[str] = "shared-padding"
    SUMMARY: ClassVar[str] = "pads rows of a shared array, so that columns change banks"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.BANK_CONFLICTS})

    array: str
    pitch: int
    bytes: int

    def __post_init__(self) -> None:
        """Check the numbers.

        Raises:
            ValueError: they are not positive.
        """
        if self.pitch < 1 or self.bytes < 1:
            raise ValueError("pitch and bytes are positive")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """The paddings with the fewest wavefronts in samples, alternating between arrays."""
        if kernel.slicer.flow.unresolved or objection_to_layouts(kernel) is not None:
            return ()
        found = []
        for array in kernel.shared.arrays:
            if not objection_to_layout(kernel, array) and bytes_of(kernel, array):
                paddings = promising(kernel, array, targets_of(kernel, array))
                name = array.variable.name
                found += [(n, cls(name, p.pitch, p.more)) for n, p in enumerate(paddings)]
        return tuple(each for _, each in sorted(found, key=lambda ranked: ranked[0]))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Move every access to the array."""
        array = movable(kernel, self.array)
        if isinstance(array, Refusal):
            return array
        reason = self._objection(kernel, array)
        return Refusal(reason) if reason else self._rewritten(kernel, array)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Declare the array with longer rows."""
        at = first_access(kernel, self.array)
        return Advice(
            f"make the rows of the shared array {self.bytes} bytes longer, "
            f"{self.pitch + self.bytes} instead of {self.pitch}",
            "__shared__ float tile[ROWS][COLUMNS];",
            f"__shared__ float tile[ROWS][COLUMNS + {max(1, self.bytes // 4)}];",
            at,
        )

    def _beyond(self, size: int) -> int:
        """Bytes that are added to an array."""
        return self.bytes * ((size - 1) // self.pitch)

    def _objection(self, kernel: Kernel, array: SharedArray) -> str:
        """Why rows cannot be padded so much; empty if they can."""
        for target in targets_of(kernel, array):
            if self.pitch % target.bytes or self.bytes % target.bytes:
                line = kernel.code.line(target.index)
                return (
                    f"PTX line {line} accesses {target.bytes} bytes at once: a row of {self.pitch} "
                    f"and {self.bytes} more are not multiples of that"
                )
        if _SIZES & {name for effects in kernel.code.effects for name in effects.reads}:
            return "the kernel reads the size of its shared memory"
        size = bytes_of(kernel, array)
        if size is None:
            return f"'{self.array}' is dynamic shared memory, which other arrays may share"
        if size <= self.pitch:
            return f"'{self.array}' has only one row of {self.pitch} bytes"
        return _objection_to_size(kernel, array, self._beyond(size))

    def _rewritten(self, kernel: Kernel, array: SharedArray) -> Rewritten:
        size = bytes_of(kernel, array) or 0
        beyond = self._beyond(size)
        addressing, targets = Addressing(kernel), targets_of(kernel, array)
        rewriting, variable = addressing.rewriting, array.variable
        rows = PaddedRows(kernel, array.key, self.pitch, self.bytes, Bits(kernel, {}))
        writing = Writing(rewriting)
        rest = []
        for target in targets:
            place = rows.place(target.base, target.offset, target.index)
            if place is None:
                rest.append(target)
            else:
                addressing.at(target, writing.written(place[0]), place[1])
        width = max(target.bytes for target in targets)
        alignment = aligned_to(variable, self.pitch)
        groups = divided(kernel, rest, self.pitch, Bits(kernel, {variable.name: alignment}))
        division = Division(addressing, variable, size, self.pitch, self.bytes)
        for group, below in groups:
            division.apply(group, below)
        if all(below is None for _, below in groups):
            alignment = width  # as the widest access asks of it
        for edit in (
            *aligned(kernel, [variable], alignment),
            *lengthened(kernel, variable, 1, beyond),
        ):
            rewriting.edit(edit)
        launch = replace(kernel.launch, ptx=rewriting.text())
        if array.bytes is None:
            launch = replace(launch, dynamic_shared_bytes=launch.dynamic_shared_bytes + beyond)
        return Rewritten(launch, self._notes(kernel, beyond, len(rest)), array.accesses)

    def _notes(self, kernel: Kernel, beyond: int, divisions: int) -> tuple[str, ...]:
        notes = [f"{beyond:,} bytes of shared memory more"]
        if divisions:
            notes.append(f"{divisions} accesses compute their row by a division")
        before = kernel.blocks_per_sm
        after = kernel.blocks_of(
            kernel.built.resources, kernel.launch.dynamic_shared_bytes + beyond
        )
        if after != before:
            notes.append(f"blocks per SM: {after}, {before} before")
        return tuple(notes)


def _objection_to_size(kernel: Kernel, array: SharedArray, beyond: int) -> str:
    """Why an array cannot grow so much; empty if it can."""
    static = (kernel.built.resources.shared or 0) + beyond
    if array.bytes is not None and static > _STATIC:
        return f"{static:,} bytes of static shared memory are more than {_STATIC:,}"
    dynamic = kernel.launch.dynamic_shared_bytes + beyond
    if not kernel.blocks_of(kernel.built.resources, dynamic):
        return f"no block would fit an SM with {beyond:,} bytes more"
    return ""


TRANSFORMATION = SharedPadding
