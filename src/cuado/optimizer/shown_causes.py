"""What a kept step shows of the version before it: the cause that it removed, measured.

An experiment bounds or predicts what a cause costs. A step that is kept has removed it: the version
is faster, in the same rounds, and its results are the same. So where a step removes one cause and
nothing else, its gain names that cause, whether an experiment on it had time or not; and what was
taken for a roof is none if the same results come in less time.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from cuado.kernel.facts.accesses.wide_accesses import is_narrow, moves_less_than_words
from cuado.kernel.facts.registers.fp64_registers import has_double_data
from cuado.kernel.facts.shared_memory.shared_operands import loaded_again
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.loops.write_out_loops import written_out
from cuado.model.cause import Cause
from cuado.model.launch import WARP_SIZE
from cuado.optimizer.guidance import idle_places
from cuado.optimizer.session import Candidate, Fate, Iteration
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.transformations import (
    barrier_weakening,
    block_private_atomics,
    block_shape,
    contiguous_threads,
    fast_functions,
    fp64_as_fp32,
    fused_multiply_add,
    known_divisors,
    lane_private_atomics,
    loads_once,
    local_arrays_in_shared,
    loop_to_grid,
    loop_to_threads,
    merged_blocks,
    no_register_cap,
    persistent_blocks,
    product_tiles,
    reordered_sums,
    row_sums_to_warp,
    row_to_warp,
    shared_padding,
    shared_swizzle,
    shared_transpose,
    sliding_window,
    split_sums,
    staged_rows,
    staged_stores,
    staged_tiles,
    tree_coarsening,
    unrolled_loads,
    vector_accesses,
    warp_aggregated_atomics,
    warp_shuffles,
    whole_waves,
    wide_access,
    window_tiles,
)
from cuado.optimizer.transformations.block_coarsening import BlockCoarsening
from cuado.optimizer.transformations.thread_coarsening import ThreadCoarsening
from cuado.optimizer.version import Steps, Version
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.stats import Interval

LEAST_GAIN = 1.05
"""Lower end of a gain from which it names a cause, as that of an experiment does."""
FASTER = 1.1
"""Gain from which another version shows that a kernel was at no roof: what is worth naming."""

Shows = Callable[[Kernel, Kernel], Cause | None]
"""The cause that a step shows, of the kernel before and after it; None if it shows none."""


def shown(iteration: Iteration, before: Version, after: Version) -> Iteration:
    """An iteration with the cause that its kept step shows, and without roofs that it disproves.

    Args:
        iteration: the version before, with its candidates.
        before: the same.
        after: what was kept.
    """
    kept = next((each for each in iteration.candidates if each.fate is Fate.KEPT), None)
    if kept is None or kept.gain is None:
        return iteration
    causes = iteration.causes
    if kept.gain.low >= FASTER and _is_exact(before.steps, after.steps):
        causes = tuple(each for each in causes if not Cause(each[0]).is_roof)
    added = _added(before.steps, after.steps)
    cause = _cause_of(added, before.subject, after.subject)
    is_new = cause is not None and all(each != cause for each, _ in causes)
    if cause is not None and is_new and kept.gain.low >= _least_gain(added):
        causes = ((cause.value, _sentence(cause, kept, kept.gain)), *causes)
    return replace(iteration, causes=causes)


def _least_gain(added: Steps) -> float:
    """Gain from which steps name a cause: more where they put neighbours' work together, which
    saves other instructions as well.
    """
    kinds = {window_tiles.TRANSFORMATION, *_COARSENING}
    return FASTER if any(type(each) in kinds for each in added) else LEAST_GAIN


def _sentence(cause: Cause, kept: Candidate, gain: Interval) -> str:
    return f"{cause.says}: {kept.transformation} removes that, and is {gain.estimate:.2f}x faster"


def _is_exact(before: Steps, after: Steps) -> bool:
    """True if the results are the same: merely near ones may take less work."""
    return all(each.IS_EXACT for each in after if each not in before)


def _added(before: Steps, after: Steps) -> Steps:
    """The steps that came to others, wherever they stand; none where others went away for them."""
    came = list(after)
    for each in before:
        if each not in came:
            return ()
        came.remove(each)
    return tuple(came)


def _cause_of(steps: Sequence[Transformation], before: Kernel, after: Kernel) -> Cause | None:
    """The cause that all of some steps show; None if they show none, or not the same one."""
    found = {_of_step(each, before, after) for each in steps}
    return found.pop() if len(found) == 1 else None


def _of_step(step: Transformation, before: Kernel, after: Kernel) -> Cause | None:
    if isinstance(step, ThreadCoarsening | BlockCoarsening) and before.has_ptx:
        return _loads_of_neighbours(f"%{_COARSENING[type(step)]}.{step.axis}", before)
    shows = _SHOWN.get(type(step))
    return shows(before, after) if shows is not None and before.has_ptx else None


def _always(cause: Cause) -> Shows:
    return lambda _before, _after: cause


def _operands(before: Kernel, _: Kernel) -> Cause:
    """Where what results have in common was loaded for each of them: shared memory, or caches."""
    in_shared = before.accesses(Access.LOAD, Space.SHARED)
    return Cause.SHARED_OPERAND_TRAFFIC if in_shared else Cause.CACHE_OPERAND_TRAFFIC


def _loads_of_neighbours(place: str, before: Kernel) -> Cause | None:
    """What a thread or a block that does the work of its neighbours along an axis shows.

    It loads once what all of them load; or it moves more bytes at a time, where each moves less
    than a word.
    """
    again = loaded_again(before, place)
    if again is not None:
        is_shared = again is Space.SHARED
        return Cause.SHARED_OPERAND_TRAFFIC if is_shared else Cause.CACHE_OPERAND_TRAFFIC
    return Cause.NARROW_ACCESS if moves_less_than_words(before) else None


def _double_precision(before: Kernel, _: Kernel) -> Cause | None:
    """FP64, unless the data is in double precision: then the arithmetic is meant to be."""
    return None if has_double_data(before) else Cause.FP64


def _idle_places(before: Kernel, _: Kernel) -> Cause | None:
    """SMALL_GRID, if the launch has few threads for the chip."""
    return Cause.SMALL_GRID if idle_places(before.launch, before.chip) else None


def _neighbours(before: Kernel, _: Kernel) -> Cause | None:
    """NARROW_ACCESS, if each thread moves less than a word at a time."""
    return Cause.NARROW_ACCESS if is_narrow(before) else None


def _rows(before: Kernel, after: Kernel) -> Cause | None:
    """UNCOALESCED_LOAD, if lanes load apart from each other; else what idle places say."""
    lanes, effects = before.lanes, before.code.effects
    strides = ((lanes.stride_of(n), effects[n].opcode.bytes or 0) for n in before.global_loads)
    if any(stride is not None and abs(stride) > size for stride, size in strides):
        return Cause.UNCOALESCED_LOAD
    return _idle_places(before, after)


def _barriers(before: Kernel, after: Kernel) -> Cause | None:
    """BARRIERS, if threads come to fewer: each of a tree's steps counts, in a loop or not."""
    return Cause.BARRIERS if _number_of_barriers(after) < _number_of_barriers(before) else None


def _number_of_barriers(kernel: Kernel) -> int:
    effects = written_out(kernel).code.effects
    return sum(Trait.BARRIER in each.opcode.traits for each in effects)


def _whole_warps(before: Kernel, after: Kernel) -> Cause | None:
    """PARTIAL_WARPS, if fewer lanes belong to no thread."""
    is_better = _used_lanes(after) > _used_lanes(before)
    return Cause.PARTIAL_WARPS if is_better else None


def _used_lanes(kernel: Kernel) -> float:
    threads = kernel.launch.threads_per_block
    return threads / (-(-threads // WARP_SIZE) * WARP_SIZE)


_COARSENING: Mapping[type[Transformation], str] = {
    ThreadCoarsening: "tid",
    BlockCoarsening: "ctaid",
}
"""Steps that put the work of neighbours together, and what tells these apart."""
_SHOWN: Mapping[type[Transformation], Shows] = {
    window_tiles.TRANSFORMATION: _operands,
    product_tiles.TRANSFORMATION: _operands,
    staged_tiles.TRANSFORMATION: _always(Cause.CACHE_OPERAND_TRAFFIC),
    wide_access.TRANSFORMATION: _neighbours,
    vector_accesses.TRANSFORMATION: _always(Cause.NARROW_ACCESS),
    fp64_as_fp32.TRANSFORMATION: _double_precision,
    loop_to_grid.TRANSFORMATION: _idle_places,
    loop_to_threads.TRANSFORMATION: _idle_places,
    split_sums.TRANSFORMATION: _idle_places,
    whole_waves.TRANSFORMATION: _idle_places,
    row_to_warp.TRANSFORMATION: _rows,
    row_sums_to_warp.TRANSFORMATION: _rows,
    block_shape.TRANSFORMATION: _whole_warps,
    merged_blocks.TRANSFORMATION: _whole_warps,
    warp_shuffles.TRANSFORMATION: _barriers,
    tree_coarsening.TRANSFORMATION: _barriers,
    barrier_weakening.TRANSFORMATION: _always(Cause.BARRIERS),
    contiguous_threads.TRANSFORMATION: _always(Cause.DIVERGENCE),
    block_private_atomics.TRANSFORMATION: _always(Cause.ATOMICS),
    lane_private_atomics.TRANSFORMATION: _always(Cause.ATOMICS),
    persistent_blocks.TRANSFORMATION: _always(Cause.ATOMICS),
    warp_aggregated_atomics.TRANSFORMATION: _always(Cause.ATOMICS),
    reordered_sums.TRANSFORMATION: _always(Cause.ATOMICS),
    fast_functions.TRANSFORMATION: _always(Cause.SPECIAL_FUNCTIONS),
    known_divisors.TRANSFORMATION: _always(Cause.INTEGER_DIVISION),
    fused_multiply_add.TRANSFORMATION: _always(Cause.NON_FUSED),
    no_register_cap.TRANSFORMATION: _always(Cause.SPILLS),
    local_arrays_in_shared.TRANSFORMATION: _always(Cause.DYNAMIC_LOCAL_ARRAY),
    loads_once.TRANSFORMATION: _always(Cause.REDUNDANT_LOADS),
    sliding_window.TRANSFORMATION: _always(Cause.REDUNDANT_LOADS),
    shared_padding.TRANSFORMATION: _always(Cause.BANK_CONFLICTS),
    shared_swizzle.TRANSFORMATION: _always(Cause.BANK_CONFLICTS),
    shared_transpose.TRANSFORMATION: _always(Cause.BANK_CONFLICTS),
    staged_rows.TRANSFORMATION: _always(Cause.UNCOALESCED_LOAD),
    staged_stores.TRANSFORMATION: _always(Cause.UNCOALESCED_STORE),
    unrolled_loads.TRANSFORMATION: _always(Cause.LOW_ILP),
}
"""What a step removes and nothing else, by its transformation. Steps that move several
things at once (other launches, compiler flags) show no cause."""
