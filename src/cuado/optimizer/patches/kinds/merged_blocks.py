"""Several blocks as groups along z of one: indices as they were, and shared arrays for each group.

``__shared__ float v[8]`` becomes ``v[32][8]``, and ``v`` in the code ``v[group]``. Where a group is
a part of a warp, ``__syncwarp`` stands for ``__syncthreads``.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import prod

from cuado.cuda_source import Edit, FunctionText
from cuado.cuda_source.source import span_of
from cuado.kernel.facts.threads.block_groups import Groups, groups_of, part_alignment
from cuado.kernel.values.lane_values import WARP
from cuado.optimizer.patches.calls import calls
from cuado.optimizer.patches.heads import with_bounds
from cuado.optimizer.patches.indices import AXES, at_start, fresh_name, readers_of
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformations.merged_blocks import MergedBlocks
from cuado.ptx.analysis.shared import size_of
from cuado.ptx.syntax.tree import Variable


def written(step: MergedBlocks, site: Site) -> Sequence[Written] | Unwritten:
    """Launch those blocks, with the indices and arrays of each group."""
    groups = groups_of(site.kernel, step.axis, step.number)
    if isinstance(groups, str):
        return Unwritten(groups)
    readers = readers_of(site, "threadIdx", "blockIdx", "blockDim", "gridDim")
    if not readers or (groups.is_partial and [each.is_kernel for each in readers] != [True]):
        return Unwritten("several functions read the indices of a block")
    group, lanes = fresh_name(site, "group"), fresh_name(site, "lanes")
    edits: list[Edit] = []
    for array in site.kernel.shared.arrays:
        made = _parts(site, array.variable, readers, groups.number, group)
        if isinstance(made, Unwritten):
            return made
        edits += made
    if groups.in_step and not groups.is_partial:
        lanes = ""
    if groups.in_warps:
        edits += _waits(site, lanes)
    for each in readers:
        edits.append(at_start(site, each, *_indices(site, groups, group, lanes, each)))
    if site.entry.bounds is not None:
        edits += with_bounds(site, f"__launch_bounds__({prod(groups.block)})")
    setting = replace(site.setting, grid=groups.grid, block=groups.block)
    says = f"{groups.number} blocks side by side in one"
    return [Written(says, tuple(edits), setting)]


def _parts(
    site: Site, variable: Variable, readers: Sequence[FunctionText], number: int, group: str
) -> list[Edit] | Unwritten:
    """A part of a shared array for each group."""
    found = site.shared_array(variable.name)
    if found is None or found[0] not in readers or not found[1].dimensions:
        return Unwritten(f"the shared array '{variable.name}' was not found in the source")
    array = found[1]
    if array.dynamic:
        return Unwritten(f"the size of '{array.name}' is the launch's", (array.line,))
    align = part_alignment(site.kernel, variable)
    if (size_of(variable) or 0) % align:
        # Parts follow each other at once in the source: a float4 would not lie at its address.
        why = f"each part of '{array.name}' must begin at a multiple of {align} bytes"
        return Unwritten(why, (array.line,))
    name = len(array.name.encode())
    uses = [Edit.insertion(use.span.start + name, f"[{group}]") for use in array.uses]
    return [Edit.insertion(array.name_span.end, f"[{number}]"), *uses]


def _waits(site: Site, lanes: str) -> Iterator[Edit]:
    """Let the lanes of a group wait for each other."""
    for call in calls(site, "__syncthreads".__eq__):
        yield Edit(span_of(call.node), f"__syncwarp({lanes})")


def _indices(
    site: Site, groups: Groups, group: str, lanes: str, function: FunctionText
) -> Iterator[str]:
    """The indices that the threads of a group had, and the lanes of a warp that they are."""
    old, axis = site.setting, AXES[groups.axis]
    yield f"const unsigned {group} = threadIdx.z; // of {groups.number} blocks in one"
    blocks = [f"::blockIdx.{each}" for each in AXES]
    blocks[groups.axis] = f"::blockIdx.{axis} * {groups.number}u + {group}"
    if groups.is_partial:
        yield f"if ({blocks[groups.axis]} >= {old.grid[groups.axis]}u) return;"
    if lanes and groups.in_warps and "__syncthreads" in site.code_of(function):
        threads = prod(old.block)
        yield (
            f"const unsigned {lanes} = {(1 << threads) - 1:#x}u << {group} * {threads}u % {WARP}u;"
        )
    threads_of = "{::threadIdx.x, ::threadIdx.y, 0u}"
    yield f"const uint3 threadIdx = {threads_of}, blockIdx = {{{', '.join(blocks)}}};"
    for name, sizes in (("gridDim", old.grid), ("blockDim", old.block)):
        if name in site.code_of(function):
            yield f"const dim3 {name}({', '.join(map(str, sizes))});"
