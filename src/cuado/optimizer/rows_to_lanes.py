"""Deals the loops of threads out to lanes: what three transformations share.

They differ in what the loops may accumulate: nothing, what any order gives the same bits of, or
sums of floats as well.
"""

from collections.abc import Callable, Iterator, Sequence
from math import prod

from cuado.errors import CuadoError
from cuado.kernel.facts.iterations.dealt_loops import DealtLoop, dealt_loop
from cuado.kernel.facts.iterations.iteration_independence import Independence
from cuado.kernel.facts.iterations.iteration_locals import objection_to_locals
from cuado.kernel.facts.loops.iteration_counts import name_of
from cuado.kernel.facts.loops.loop import instructions_of
from cuado.kernel.facts.reductions.loop_accumulators import Accumulator
from cuado.kernel.facts.threads.block_independence import EXCHANGING, ORDERING, PLACES
from cuado.kernel.facts.threads.block_independence import objections as order_objections
from cuado.kernel.facts.threads.thread_independence import objections
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.threads.lanes_of_threads import LanesOfThreads
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.iteration_forms import forms_of
from cuado.kernel.values.lane_values import WARP
from cuado.model.instruction import SourceLocation
from cuado.optimizer.transformation import Rewritten
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Trait

_FOREIGN = ORDERING | EXCHANGING | {Trait.ASYNC}
_MOST_THREADS = 1024
_MOST_BLOCKS = (1 << 31) - 1
"""The most blocks of a grid along x."""
_COUNTED = 1 << 32
"""Groups that a register counts, those beyond the last thread's among them."""
_FEW = 4
"""Loops of fewer iterations are left as they are: what follows an unrolled loop, for example, or a
grid-stride loop of which each thread makes one; the loops in it may be dealt out."""
_SHAPES = ((32, 8), (32, 4), (8, 32), (128, 1), (256, 1), (512, 1), (1024, 1))
_THREADS_OF_SM = 2048
_LONG = 1 << 8
"""Iterations of a loop whose trip count is not known, for choosing what to try."""

Accepted = Callable[[Accumulator], bool]
"""True if a loop with an accumulator may be dealt out."""


def shapes(
    kernel: Kernel, accepted: Accepted, wanted: Accepted | None
) -> Sequence[tuple[int, int]]:
    """Lanes and groups worth trying, best first; none where no loop can be dealt out."""
    loops, _ = chosen(kernel, accepted)
    if not _is_wanted(loops, wanted) or any(objections(kernel)):
        return ()
    threads = prod(kernel.launch.grid) * kernel.launch.threads_per_block
    longest = max(each.count.most or _LONG for each in loops)
    fitting = [
        (lanes, groups)
        for lanes, groups in _SHAPES
        if lanes <= 2 * longest and (groups == 1 or threads >= groups * kernel.chip.sm_count // 2)
    ] or [(WARP, 1)]
    full = kernel.chip.sm_count * _THREADS_OF_SM
    # Lanes that fill the chip come first; a warp where more threads than that are there already.
    best = min(max(full // threads, WARP), _MOST_THREADS)
    return sorted(fitting, key=lambda each: abs(each[0].bit_length() - best.bit_length()))


def dealt(
    kernel: Kernel, lanes: int, groups: int, accepted: Accepted, wanted: Accepted | None = None
) -> Rewritten | Refusal:
    """The launch with a group of lanes in place of each thread, or why it cannot be.

    Args:
        kernel: the launch.
        lanes: of a group.
        groups: of a block.
        accepted: accumulators that loops may have.
        wanted: at least one loop must have such an accumulator; None where any loop will do.
    """
    is_power = lanes > 1 and not lanes & (lanes - 1)
    if (
        not is_power
        or groups < 1
        or lanes * groups > _MOST_THREADS
        or (lanes > WARP and groups > 1)
    ):
        return Refusal(
            f"{lanes} lanes, {groups} groups: lanes are a power of two, a block has at most "
            f"{_MOST_THREADS} threads, and one group if that is more than a warp"
        )
    threads = prod(kernel.launch.grid) * kernel.launch.threads_per_block
    blocks = -(-threads // groups)
    if blocks > _MOST_BLOCKS or blocks * groups > _COUNTED:
        return Refusal(f"the launch has {threads:,} threads, too many for {lanes} lanes each")
    for reason in (*objections(kernel), *order_objections(kernel, _FOREIGN, PLACES)):
        return Refusal(reason)
    loops, reasons = chosen(kernel, accepted)
    if not _is_wanted(loops, wanted):
        why = next(iter(reasons), "no loop has what this deals out")
        return Refusal(why, absent=not reasons)
    launch, touched = LanesOfThreads(Rewriting(kernel), lanes, groups).write(loops)
    names = ", ".join(dict.fromkeys(name_of(kernel, each.loop) for each in loops))
    parts = [each.opcode for loop in loops for each in loop.accumulators]
    combined = f"; parts are combined by {', '.join(dict.fromkeys(parts))}" if parts else ""
    note = (
        f"{lanes} lanes deal the iterations of {names} out; none accesses what "
        f"another one writes{combined}"
    )
    return Rewritten(launch, (note,), touched)


def line_of(kernel: Kernel, accepted: Accepted) -> SourceLocation | None:
    """The first line of the first loop that can be dealt out; None if it is not known."""
    loops, _ = chosen(kernel, accepted)
    known = [kernel.lines[n] for each in loops[:1] for n in instructions_of(kernel, each.loop)]
    return next((each for each in known if each is not None and each.line), None)


def _is_wanted(loops: Sequence[DealtLoop], wanted: Accepted | None) -> bool:
    if wanted is None:
        return bool(loops)
    return any(wanted(each) for loop in loops for each in loop.accumulators)


def chosen(kernel: Kernel, accepted: Accepted) -> tuple[tuple[DealtLoop, ...], tuple[str, ...]]:
    """The outermost loops that can be dealt out, and what is against others."""
    found: list[DealtLoop] = []
    reasons: list[str] = []
    independence, live = Independence(kernel, by_block=False), forms_of(kernel).live
    for loop in sorted(loops_of(kernel.slicer.flow), key=lambda each: each.depth):
        if loop.header not in live or any(loop.header in each.loop.blocks for each in found):
            continue
        made = readable(kernel, loop)
        if isinstance(made, str):
            reasons.append(made)
        elif _is_long(made):
            reason = next(_objections(kernel, made, accepted, independence), "")
            if reason:
                reasons.append(reason)
            else:
                found.append(made)
    return tuple(found), tuple(reasons)


def _is_long(made: DealtLoop) -> bool:
    """True unless all threads make as few iterations, or, of a loop with others in it, at most."""
    number, most = made.count.number, made.count.most
    if number is not None or made.loop.is_innermost:
        return number is None or number >= _FEW
    return most is None or most >= _FEW


def _objections(
    kernel: Kernel, made: DealtLoop, accepted: Accepted, independence: Independence
) -> Iterator[str]:
    """The reasons why a loop is not dealt out."""
    name = name_of(kernel, made.loop)
    for each in made.accumulators:
        if not accepted(each):
            yield f"{name} accumulates in '{each.key[0]}' ({each.opcode})"
    if reason := objection_to_locals(kernel, made.loop):
        yield reason
    if reason := independence.objection(made.loop):
        yield reason


def readable(kernel: Kernel, loop: Loop) -> DealtLoop | str:
    """A loop whose iterations can be dealt out; or why not."""
    try:
        return dealt_loop(kernel, loop)
    except CuadoError as error:
        return error.message
