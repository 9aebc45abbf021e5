"""What is said first of a kernel that copies tiles and multiplies them on tensor cores.

Its parts are the copies, the products, and what is neither: softmax, scaling, the epilogue. Which
of them limits it, what its removal would gain at most, at which lines it is, and what to do.
"""

from dataclasses import dataclass

from cuado.analysis.opinions import POOR_OVERLAP
from cuado.model.cause import Cause
from cuado.model.instruction import SourceLocation
from cuado.model.limiter import Limit, Limiter, VariantTimes
from cuado.what_if.diagnose.tile_limits import APART, DEPTH, EPILOGUE, NAMED, REST, TENSOR_CORES
from cuado.what_if.outcomes import Outcomes
from cuado.what_if.pictures import MATH_ONLY, pictures_of
from cuado.what_if.result import WhatIf

_MOSTLY = 0.5
"""Part of the time from which what is neither copy nor product is named first."""
OPTIONS_OF_TRITON = "num_warps, num_stages and the tiles"
"""What a kernel in Triton is tuned by."""

_APART = (
    "Let the products of one group of warps run beside the arithmetic of another, or start the "
    "next product before the arithmetic on the last one; larger tiles make fewer, longer products."
)
_FEWER_BYTES = (
    "Copy fewer bytes for each product: larger tiles; an order of tiles in which blocks that run "
    "together share rows and columns (GROUP_M in Triton, raster order and swizzle in CUTLASS); "
    "multicast in a cluster."
)
_EARLIER = (
    "Start copies earlier, so that they run beside the products: more stages; or, where all warps "
    "do both, a warp that does nothing but copy."
)
_LARGER = (
    "Multiply larger tiles in one instruction (wgmma of 128 columns or more), so that operands are "
    "read from shared memory less often; or in a narrower type that the results allow."
)
_BESIDE = (
    "Overlap it with the products of another group of warps (two that take turns), or have more "
    "warps to wait with."
)
_BOTH = (
    "Neither alone gains: larger tiles need fewer bytes for the same products, and let these run "
    "in larger instructions."
)
IN_TRITON = {
    Cause.OCCUPANCY: (
        "Use fewer registers or less shared memory a block, so that more blocks fit an SM: smaller "
        f"tiles, fewer stages; or other {OPTIONS_OF_TRITON.partition(',')[0]}."
    ),
    Cause.SHALLOW_PIPELINE: "Keep more tiles on their way: a larger num_stages.",
    Cause.SPILLS: "Keep fewer values alive at a time: smaller tiles, or a larger num_warps.",
    Cause.SMALL_GRID: (
        "Launch more programs: smaller tiles, a split of the inner dimension, or several problems "
        "at once."
    ),
    Cause.EPILOGUE: (
        "Store through a tensor descriptor, or let a persistent kernel store one tile while the "
        "next is multiplied."
    ),
}
"""What to do where the source says it otherwise than CUDA C++."""


@dataclass(frozen=True, slots=True)
class TileLimit:
    """What limits such a kernel.

    Attributes:
        says: a clause that begins a sentence.
        most: how many times faster the kernel is at most without it; None where no picture says.
        places: the lines at which it is.
        do: what to change.
        sure: how the bound was had, with ``{timed}`` for measured or modelled; empty without one.
    """

    says: str
    most: float | None
    places: tuple[SourceLocation, ...]
    do: str
    sure: str


def tile_limit(result: WhatIf) -> TileLimit | None:
    """What limits a kernel of tiles; None of others, and where it is open, a launch's or a roof."""
    limiter, times = result.limiter, result.limiter.variants
    if times is None or not times.of_tiles or limiter.verdict in _ELSEWHERE:
        return None
    return _limit_of(limiter, times, _Lines(Outcomes(result.outcomes)))


_ELSEWHERE = (Limit.UNDECIDED, Limit.LAUNCH, Limit.NEAR_ROOF)


class _Lines:
    """The parts of a kernel: their lines, and what its copies are."""

    def __init__(self, outcomes: Outcomes) -> None:
        pictures = pictures_of(outcomes)
        self.are_loads = pictures.math.name == MATH_ONLY.name
        self.copying = "Loads of tiles" if self.are_loads else "Copies of tiles"
        memory, math = outcomes.of(pictures.memory), outcomes.of(pictures.math)
        self.products = tuple(dict.fromkeys(memory.touched)) if memory else ()
        self.copies = tuple(dict.fromkeys(math.touched)) if math else ()


def _limit_of(limiter: Limiter, times: VariantTimes, lines: _Lines) -> TileLimit:
    if limiter.verdict is Limit.BALANCED:
        says = f"{lines.copying} and products take the same time, each beside the other"
        return TileLimit(says, None, lines.products, _BOTH, "")
    if limiter.unit == POOR_OVERLAP:
        both = times.memory_only, times.math_only
        longest = None if None in both else max(each for each in both if each is not None)
        says = f"{lines.copying} and products overlap too little"
        sure = "an upper bound: the longer of the two alone"
        return TileLimit(says, _times(times.full, longest), lines.copies, _EARLIER, sure)
    return _of_one_part(limiter, times, lines)


def _of_one_part(limiter: Limiter, times: VariantTimes, lines: _Lines) -> TileLimit:
    """One of the parts, or how long it is waited for."""
    if limiter.unit == APART:
        says = "Nothing hides the products, which take turns with the arithmetic between them"
        return _of_products(says, times, lines, _APART)
    if limiter.unit == DEPTH:
        return _of_copies(f"{lines.copying} start too late", times, lines, _EARLIER)
    if limiter.verdict is Limit.MEMORY_BANDWIDTH and limiter.unit != EPILOGUE:
        return _of_copies(f"{lines.copying} limit this kernel", times, lines, _FEWER_BYTES)
    if limiter.unit == TENSOR_CORES:
        return _of_products("Products on tensor cores limit this kernel", times, lines, _LARGER)
    return _of_the_rest(limiter, times)


def _of_the_rest(limiter: Limiter, times: VariantTimes) -> TileLimit:
    """What is neither copy nor product, or nothing but that warps wait."""
    left = None if times.neither is None else times.neither / times.full
    what = "What is neither a copy nor a product (softmax, scaling, the epilogue)"
    if left is not None and left >= _MOSTLY:
        says = f"{what} takes {left:.0%} of the time alone"
    elif limiter.unit == REST or limiter.verdict is Limit.INSTRUCTION_THROUGHPUT:
        says = f"{what} limits this kernel"
    else:
        says = "Warps wait: neither copies nor products keep their units busy"
    return TileLimit(says, None, (), _BESIDE, "")


def _of_products(says: str, times: VariantTimes, lines: _Lines, do: str) -> TileLimit:
    sure = "an upper bound: {timed} as if products cost nothing"
    return TileLimit(says, _times(times.full, times.memory_only), lines.products, do, sure)


def _of_copies(says: str, times: VariantTimes, lines: _Lines, do: str) -> TileLimit:
    what = "loads" if lines.are_loads else "copies"
    sure = f"an upper bound: {{timed}} as if {what} cost nothing"
    return TileLimit(says, _times(times.full, times.math_only), lines.copies, do, sure)


def _times(full: float, without: float | None) -> float | None:
    """How many times faster it is at most; None where that is little, or not known."""
    most = full / without if without else None
    return most if most is not None and most >= NAMED.value else None
