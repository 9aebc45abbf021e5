"""Let a thread do the work of several neighbours, by wide accesses.

What it changes: a thread does the work of ``factor`` neighbours in x. Their instructions stand side
by side on registers of their own; their accesses to consecutive addresses become one of up to 16
bytes; what they all load is loaded once. Several bytes or shorts that each of them accesses, and
that the next one goes on with (``rgb[3 * i + c]``), become a few such accesses. There are as many
threads in a block, and fewer blocks.

Why the results stay the same: threads do not know each other (no barrier, shared or local memory,
atomic, exchange between lanes, or register that tells where else a thread is), so that one thread
may run the instructions of several side by side. Two things could part them, and both are looked at
when the kernel runs: that neighbours decide a branch otherwise (every guard that is not provably
the same for the warp is compared between all of them), and that the first address is not one that a
wide access can have. Where that is so, the thread runs the kernel as it was, from its beginning,
for one neighbour after the other. What it has stored by then is stored once more, with the same
values: it is proved that nothing of the launch writes what any thread loads. That addresses are
consecutive follows from how lanes' addresses are computed; registers that wrap around make no
difference, since all lie in one buffer of at most 4 GiB and are not made of lost bits. Short
arithmetic that a branch on data leads around is guarded first if neighbours would part there: the
same threads do it.

Where the factor does not divide the number of blocks, the last block stands for fewer of them, and
its other threads end at once.

What it costs: registers, and threads: where the launch is small, fewer of them hide less latency.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.kernel.facts.accesses.constant_loads import why_not_constant
from cuado.kernel.facts.accesses.wide_accesses import (
    Merged,
    merged_accesses,
    objection_to_factor,
    widest_factor,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.accesses.guarded_accesses import with_guarded_choices
from cuado.kernel.rewrites.threads.merge_neighbours import NeighbourMerging, is_common
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.no_overflow import why_not_exact
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.ptx.edit import Edit


@dataclass(frozen=True)
class WideAccess(Transformation):
    """Merges neighbouring threads.

    Attributes:
        factor: their number: a power of two.
    """

    NAME: ClassVar[str] = "wide-access"
    SUMMARY: ClassVar[str] = "merges neighbouring threads, with wide accesses"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.NARROW, Bottleneck.IN_FLIGHT, Bottleneck.MEMORY, Bottleneck.LOADS}
    )

    factor: int

    def __post_init__(self) -> None:
        """Check the number.

        Raises:
            ValueError: it is no power of two from 2 to 16.
        """
        if self.factor not in (2, 4, 8, 16):
            raise ValueError("factor is 2, 4, 8 or 16")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """The factor that makes accesses 16 bytes wide, and half of it."""
        merged = merged_accesses(kernel)
        if isinstance(merged, Refusal):
            return ()
        widest = widest_factor(kernel, merged)
        return tuple(cls(each) for each in (widest, widest // 2) if each > 1)

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Merge them; the original kernel follows, for threads that diverge."""
        found, plain = self._applied(kernel), with_guarded_choices(kernel)
        if isinstance(found, Rewritten) or plain is kernel:
            return found
        # Neighbours that data leads around some arithmetic do not part where it is guarded.
        other = self._applied(plain)
        return found if isinstance(other, Refusal) else replace(other, touched=())

    def _applied(self, kernel: Kernel) -> Rewritten | Refusal:
        merged = merged_accesses(kernel)
        if isinstance(merged, Refusal):
            return merged
        if self.factor > (widest := widest_factor(kernel, merged)):
            return Refusal(f"accesses of {self.factor} neighbours exceed 16 bytes: "
                           f"{widest} are the most")  # fmt: skip
        reason = objection_to_factor(kernel, merged, self.factor) or _unproved(kernel, merged)
        if reason:
            return Refusal(reason)
        rewriting = Rewriting(kernel)
        diverged = rewriting.fresh("cuado_parted")
        coarsening = NeighbourMerging(
            rewriting,
            self.factor,
            merged.single,
            merged.rows,
            falling=merged.falling,
            diverged=diverged,
        )
        coarsening.run()
        again, following = rewriting.fresh("cuado_again"), rewriting.fresh("cuado_next")
        text = "\n".join(coarsening.one_by_one(again, following))
        body = kernel.function.body
        end = body.end - 1 if body is not None else 0
        rewriting.edit(Edit(end, end, f"{text}\n"))
        x, y, z = kernel.launch.grid
        made = replace(kernel.launch, ptx=rewriting.text(), grid=(-(-x // self.factor), y, z))
        notes = (
            f"a thread does the work of {self.factor} neighbours, one after the other where they "
            "diverge or are not aligned; nothing in the launch writes what they load",
        )
        return Rewritten(made, notes, tuple(sorted(merged.indices)))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Use vector types."""
        del kernel
        return Advice(
            "let each thread load and store 16 bytes at once",
            "out[i] = f(in[i]);",
            "uint4 v = reinterpret_cast<const uint4 *>(in)[i]; /* f of each part */\n"
            "reinterpret_cast<uint4 *>(out)[i] = v;",
        )


def _unproved(kernel: Kernel, merged: Merged) -> str:
    """Why the results are not proved to stay the same; empty if they are."""
    for load in kernel.global_loads:
        if reason := why_not_constant(kernel, load):
            return reason
    common = {n for n in kernel.global_loads if is_common(kernel, n)}
    return why_not_exact(kernel, sorted(merged.indices | common))


TRANSFORMATION = WideAccess
