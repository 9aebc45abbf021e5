"""Ask the assembler for so many blocks on an SM, and leave it the number of registers.

What it changes: the kernel states how many of its blocks are to fit an SM (``.minnctapersm``), and
the block that it is launched with; what bounded its registers before is dropped. The assembler
then takes as many registers as let these blocks fit.

Why the results stay the same: as with a cap of registers, only where values are kept while they
wait changes. It is checked that so many threads and so much shared memory fit an SM at all: of a
number that cannot be had the assembler says that it ignores it.

What it costs: spills, where the number is high.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.device.occupancy import occupancy
from cuado.kernel.facts.registers.launch_bounds import edits_of_bounds, requirements
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.instructions.register_bounds import bounded, objection
from cuado.metrics.quantity import format_count
from cuado.model.bottleneck import Bottleneck
from cuado.model.conditions import Fact
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.ptx.edit import Edit, apply
from cuado.ptx.syntax.parser import parse
from cuado.ptx.verify import check

_FEWEST = 24
"""The fewest registers with which a thread can still compute."""
_MOST_STEPS = 3


@dataclass(frozen=True)
class MinimumBlocks(Transformation):
    """Asks for a minimum number of resident blocks per SM."""

    NAME: ClassVar[str] = "minimum-blocks"
    SUMMARY: ClassVar[str] = "chooses registers so that a given number of blocks fits an SM"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.OCCUPANCY, Bottleneck.IN_FLIGHT}
    )
    RELIES_ON: ClassVar[frozenset[Fact]] = frozenset({Fact.BLOCK})

    blocks: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One block more than fit now, two more, three more."""
        now, most = kernel.blocks_per_sm, _most(kernel)
        return tuple(cls(n) for n in range(now + 1, min(now + _MOST_STEPS, most) + 1))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """State the number."""
        if self.blocks < 1:
            return Refusal("blocks must be at least 1")
        most = _most(kernel)
        if self.blocks > most:
            blocks = format_count(most, "block")
            return Refusal(f"an SM holds at most {blocks}, however few registers they have")
        if reason := objection(kernel):
            return Refusal(reason)
        edits = list(edits_of_bounds(kernel, None))
        body = kernel.function.body
        if body is None:
            return Refusal("the kernel is only declared")
        edits.append(Edit(body.start, body.start, f".minnctapersm {self.blocks}\n"))
        text = check(parse(apply(kernel.launch.ptx, edits))).text
        notes = (f"blocks per SM: {kernel.blocks_per_sm} before, {self.blocks} asked for",)
        return Rewritten(bounded(kernel, text), notes)

    def advice(self, kernel: Kernel) -> Advice | None:
        """State both numbers where the kernel is defined."""
        threads = kernel.launch.threads_per_block
        return Advice(
            "request this many blocks per SM",
            "__global__ void kernel(...)",
            f"__global__ void __launch_bounds__({threads}, {self.blocks}) kernel(...)",
        )


def _most(kernel: Kernel) -> int:
    """Blocks that fit an SM with few registers; 0 if what they need is not known."""
    needs = requirements(kernel)
    if needs is None:
        return 0
    few = replace(needs, registers_per_thread=_FEWEST)
    return occupancy(kernel.chip, few).blocks_per_sm


TRANSFORMATION = MinimumBlocks
