"""Several threads' or blocks' work in one, for kernels whose indices one function reads."""

import re
from collections.abc import Iterator, Sequence

from cuado.cuda_source import Edit, FunctionText
from cuado.optimizer.patches.heads import constant_pointers, restricted
from cuado.optimizer.patches.indices import (
    AXES,
    at_end,
    at_start,
    fresh_name,
    hides_built_in,
    reader_of,
)
from cuado.optimizer.patches.site import Setting, Site, Unwritten, Written
from cuado.optimizer.patches.unroll_and_jam import Jam, NotJammedError

_WAITS = re.compile(
    r"\b(?:__sync\w*|__shfl\w*|__ballot\w*|__any\w*|__all\w*|\w*[.]sync)\b|\bsync\("
)


def coarsened(
    site: Site, axis: str, factor: int, setting: Setting, *, of_blocks: bool
) -> Sequence[Written] | Unwritten:
    """The ways to let one thread or block do the work of several.

    Args:
        site: where.
        axis: along which.
        factor: how many become one.
        setting: the smaller launch.
        of_blocks: blocks of a grid; else threads of a block.
    """
    index, size = ("blockIdx", "gridDim") if of_blocks else ("threadIdx", "blockDim")
    own = reader_of(site, index, size)
    what = "block" if of_blocks else "thread"
    if own is None:
        return Unwritten(f"several functions read {index}", (site.entry.line,))
    says = f"a {what} does the work of {factor} along {axis}"
    ways, reason = [], ""
    try:
        jammed = _jam(site, own, axis, factor, of_blocks=of_blocks).edits()
        ways.append(Written(f"{says}, statement by statement", tuple(jammed), setting))
    except NotJammedError as error:
        reason = f"{error.reason}, line {error.line}"
    waits = _WAITS.search(" ".join(site.code_of(each) for each in site.functions))
    if of_blocks or not waits:
        edits = tuple(_one_after_another(site, own, axis, factor, of_blocks=of_blocks))
        ways.append(Written(f"{says}, one after another", edits, setting))
    if not ways:
        return Unwritten(reason, (own.line,), f"{says}: repeat each statement for every {what}")
    promises = tuple(restricted(site, constant_pointers(site)))
    if promises:
        ways += [
            Written(f"{each.says}; const and __restrict__ on the pointers", each.edits + promises,
                    setting)
            for each in ways
        ]  # fmt: skip
    return ways


def _jam(site: Site, own: FunctionText, axis: str, factor: int, *, of_blocks: bool) -> Jam:
    part, done, held = (fresh_name(site, name) for name in ("part", "done", "value"))
    if of_blocks:
        index = {f"blockIdx.{axis}": f"(blockIdx.{axis} * {factor} + {part})"}
        sizes = {f"gridDim.{axis}": f"(gridDim.{axis} * {factor})"}
    else:
        index = {f"threadIdx.{axis}": f"(threadIdx.{axis} + {part} * blockDim.{axis})"}
        sizes = {f"blockDim.{axis}": f"(blockDim.{axis} * {factor})"}
    return Jam(site.source, own, factor, index, sizes, part, done, held, shared=of_blocks)


def _one_after_another(
    site: Site, own: FunctionText, axis: str, factor: int, *, of_blocks: bool
) -> Iterator[Edit]:
    """The body as a function of the index, called for each part."""
    index, size = ("blockIdx", "gridDim") if of_blocks else ("threadIdx", "blockDim")
    name, part = (
        fresh_name(site, f"one_{'block' if of_blocks else 'thread'}"),
        fresh_name(site, "part"),
    )
    # A step before may have hidden the index: in braces of its own, it hides the part's as well.
    opening, closing = ("{{", "}};") if hides_built_in(site, own) else ("{", "};")
    head = f"const auto {name} = [&](const uint3 {index}, const dim3 {size}) {opening}"
    yield at_start(site, own, head)
    place = (
        f"{index}.{axis} * {factor} + {part}"
        if of_blocks
        else f"{index}.{axis} + {part} * {size}.{axis}"
    )
    places = [place if a == axis else f"{index}.{a}" for a in AXES]
    sizes = [f"{size}.{a} * {factor}" if a == axis else f"{size}.{a}" for a in AXES]
    waits = of_blocks and any("__shared__" in site.code_of(f) for f in site.functions)
    yield at_end(
        site,
        own,
        closing,
        f'_Pragma("unroll") for (unsigned {part} = 0; {part} < {factor}; ++{part}) {{',
        f"    {name}(uint3{{{', '.join(places)}}}, dim3({', '.join(sizes)}));",
        *(["    __syncthreads();"] if waits else []),
        "}",
    )
