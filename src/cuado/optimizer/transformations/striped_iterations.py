"""Deal a loop's iterations out among the lanes of a warp side by side.

What it changes: where each thread walks along a run of its own, so that lanes are a run apart, the
iterations of a warp's lanes are exchanged: in each iteration the lanes make 32 consecutive ones
(from a *blocked* to a *striped* arrangement). A lane starts elsewhere and takes longer steps; the
loop stays as it is.

Why the results stay the same: the pairs of a lane and an iteration are the same, each is made once
by one of the same 32 lanes, and what a pair does follows from the pair alone. That takes, and
``apply`` checks:

- all lanes run the loop equally often, a known number of times; where it is not proved that all 32
  come to it together, that is asked when the kernel runs, and the loop is as it was if they do not;
- what goes from iteration to iteration are sums with numbers, what differs between lanes is an
  index times a number: both are proved, of 32-bit numbers that they do not wrap around
  (``kernel.facts.loops.lane_loops``). All else that the loop reads is the same for the warp.
  Nothing that it leaves in registers is used after it;
- pairs do not depend on each other's memory: what is stored is read by none but the pair that
  stores it, and no two pairs store to one place, whichever the order; nothing in the loop waits,
  exchanges, calls or updates;
- where the kernel accesses the same memory outside the loop, or orders accesses there, the lanes
  wait for each other before and after it (``bar.warp.sync``), which orders what they do.

What it costs: a few operations before the loop.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.errors import CuadoError
from cuado.kernel.facts.iterations.iteration_striping import Striping, striping_of, working
from cuado.kernel.facts.loops.lane_loops import LaneLoops, Walk, lanes_are_apart
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.loops.loop_in_place import LoopText, added
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation, with_ptx
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import loops_of

_SYNC = "bar.warp.sync 0xffffffff;"


@dataclass(frozen=True)
class StripedIterations(Transformation):
    """Distributes consecutive iterations over the lanes of a warp."""

    NAME: ClassVar[str] = "striped-iterations"
    SUMMARY: ClassVar[str] = "distributes iterations over lanes, so that lanes access neighbours"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.ACCESS_PATTERN, Bottleneck.LOADS, Bottleneck.STORES}
    )

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where the lanes in a loop are further apart than its iterations."""
        try:
            found, _ = _chosen(kernel)
        except CuadoError:
            return ()
        return (cls(),) if found else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Stripe every loop that allows it and gains by it."""
        if kernel.slicer.flow.unresolved:
            return Refusal("indirect branch (brx.idx)")
        chosen, reasons = _chosen(kernel)
        if not chosen:
            reason = next(iter(reasons), "no loop has lanes further apart than iterations")
            return Refusal(reason, absent=not reasons)
        rewriting = Rewriting(kernel)
        for striping in chosen:
            _striped(rewriting, striping)
        loops = ", ".join(str(each.loop.trips) for each in chosen)
        notes = [f"loops of {loops} iterations, which depend on nothing but lane and iteration"]
        if not all(each.loop.is_whole for each in chosen):
            notes.append("full warps are checked at run time")
        touched = tuple(n for each in chosen for n in working(kernel, each.loop))
        made = with_ptx(kernel, rewriting.text())
        return Rewritten(made, tuple(notes), touched)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Let the threads of a block step through the data together."""
        del kernel
        return Advice(
            "let the threads of a block step through its data together, not each through a part "
            "of its own",
            "int first = (blockIdx.x * blockDim.x + threadIdx.x) * 32;\n"
            "for (int k = 0; k < 32; k++)\n    out[first + k] = f(in[first + k]);",
            "int first = blockIdx.x * blockDim.x * 32 + threadIdx.x;\n"
            "for (int k = 0; k < 32; k++)\n"
            "    out[first + k * blockDim.x] = f(in[first + k * blockDim.x]);",
        )


def _chosen(kernel: Kernel) -> tuple[tuple[Striping, ...], tuple[str, ...]]:
    """Loops to stripe; and the reasons against other loops whose lanes are apart."""
    loops, chosen, reasons = LaneLoops(kernel), [], []
    accesses = kernel.global_loads + kernel.global_stores
    for loop in loops_of(kernel.slicer.flow):
        inside = [n for n in accesses if kernel.slicer.flow.block_of[n] in loop.blocks]
        if not loop.is_innermost or not any(lanes_are_apart(kernel, n) for n in inside):
            continue
        found = loops.of(loop)
        striping = found if isinstance(found, str) else striping_of(kernel, loops, found)
        if isinstance(striping, str):
            reasons.append(striping)
        elif any(abs(walk.step) < abs(walk.stride) for walk in striping.walks.values()):
            chosen.append(striping)
    return tuple(chosen), tuple(reasons)


def _striped(rewriting: Rewriting, striping: Striping) -> None:
    """The edits of one loop."""
    loop, kernel = striping.loop, rewriting.subject
    text = LoopText(rewriting, loop)
    names = {
        key: _Names(
            walk.name, rewriting.register(f"b{walk.bits}"), rewriting.register(f"b{walk.bits}")
        )
        for key, walk in striping.walks.items()
    }
    text.entry += list(_starts(rewriting, striping, names))
    if striping.is_ordered:
        text.entry.append(_SYNC)
        text.after.append(_SYNC)
    late = set[Key]()
    for n in working(kernel, loop):
        behind = {key for key, walk in striping.walks.items() if _is_late(walk, n)}
        late |= {key for key in behind if key[0] in kernel.code.effects[n].reads}
        # Instructions after an induction variable's step read its stepped value.
        text.rename(n, {e.old: e.late if k in behind else e.early for k, e in names.items()})
    for key, each in names.items():
        walk = striping.walks[key]
        if walk.update is not None and key in late:
            text.behind(walk.update, added(each.late, each.early, walk.step, walk.bits))
        if step := striping.start(walk).step:
            text.end.append(added(each.early, each.early, step, walk.bits))
    text.write()


@dataclass(frozen=True, slots=True)
class _Names:
    """The new names of a register: before its step in an iteration, and after it."""

    old: str
    early: str
    late: str


def _is_late(walk: Walk, index: int) -> bool:
    return walk.update is not None and index > walk.update


def _starts(rewriting: Rewriting, striping: Striping, names: Mapping[Key, _Names]) -> Iterator[str]:
    """Code for each lane's initial values."""
    trips = striping.loop.trips
    lane, row, column = (rewriting.register("b32") for _ in range(3))
    yield f"mov.u32 {lane}, %laneid;"
    if striping.is_aligned:
        yield f"shr.u32 {row}, {lane}, {trips.bit_length() - 1};"
        yield f"and.b32 {column}, {lane}, {trips - 1};"
    else:
        yield f"mov.u32 {column}, {lane};"
    for key, each in names.items():
        walk = striping.walks[key]
        start, wide = striping.start(walk), "wide" if walk.bits > 32 else "lo"
        terms = ((lane, -walk.stride), (row, start.rows), (column, start.columns))
        before = each.old
        for register, factor in terms:
            if factor:
                yield f"mad.{wide}.s32 {each.early}, {register}, {factor}, {before};"
                before = each.early
        if before == each.old:
            yield f"mov.b{walk.bits} {each.early}, {before};"


TRANSFORMATION = StripedIterations
