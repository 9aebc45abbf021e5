"""``#pragma unroll 4`` before the loop, with the promises that let its loads go first."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cuado.cuda_source import Edit, FunctionText, LoopText, loops
from cuado.optimizer.patches.heads import constant_pointers, restricted, threads_text, with_bounds
from cuado.optimizer.patches.site import Setting, Site, Unwritten, Written
from cuado.optimizer.patches.writers import plain_refusal, touched_lines
from cuado.optimizer.transformations.unrolled_loads import UnrolledLoads


def written(step: UnrolledLoads, site: Site) -> Sequence[Written] | Unwritten:
    """Unroll the loops whose loads the step made early."""
    found = dict(_loops(site, touched_lines(step, site)))
    if not found:
        return plain_refusal(step, site, "the loop of these loads was not found in the source")
    count = int(step.way[0]) if step.way[0].isdigit() else 2
    bounds, setting = _registers(step, site)
    where = ", ".join(str(loop.line) for loop in found.values())
    ways = []
    for times in dict.fromkeys((count, 2 * count, 4 * count)):
        edits = [edit for loop in found.values() for edit in _unrolled(site, loop, times)]
        says = f"#pragma unroll {times} on the loop in line {where}"
        promises = restricted(site, constant_pointers(site))
        if promises:
            more = f"{says}; const and __restrict__ on the pointers"
            ways.append(Written(more, (*edits, *promises, *bounds), setting))
        ways.append(Written(says, (*edits, *bounds), setting))
    return ways


def _loops(site: Site, lines: Sequence[int]) -> Iterator[tuple[int, LoopText]]:
    """The innermost loops in which the lines stand; of a line in a called function, that around
    the call.
    """
    for line in lines:
        function = site.function_at(line)
        loop = _innermost(site, function, line) if function is not None else None
        if loop is not None:
            yield loop.span.start, loop


def _innermost(site: Site, function: FunctionText, line: int) -> LoopText | None:
    around = [e for e in loops(site.source, function) if line in site.source.lines(e.span)]
    return max(around, key=lambda each: each.depth, default=None)


def _unrolled(site: Site, loop: LoopText, times: int) -> Iterator[Edit]:
    """The pragma before a loop, in place of one that it has."""
    pragma = f"#pragma unroll {times}"
    if loop.pragma.startswith("unroll") and loop.pragma_span is not None:
        written = site.source.at(loop.pragma_span)
        own = f'_Pragma("unroll {times}")' if written.startswith("_Pragma") else pragma
        yield Edit(loop.pragma_span, own)
        return
    start = loop.span.start
    line_start = site.source.data.rfind(b"\n", 0, start) + 1
    is_first = not site.source.data[line_start:start].strip()
    if is_first:
        yield Edit.insertion(line_start, f"{pragma}{site.source.newline}")
    else:
        yield Edit.insertion(start, f'_Pragma("unroll {times}") ')


def _registers(step: UnrolledLoads, site: Site) -> tuple[list[Edit], Setting]:
    """What the step says of registers."""
    if step.registers.startswith("at-most-"):
        cap = int(step.registers.rpartition("-")[2])
        setting = replace(site.setting, max_registers=None)
        return with_bounds(site, f"__maxnreg__({cap})"), setting
    if step.registers == "unbounded":
        setting = replace(site.setting, max_registers=None)
        return with_bounds(site, f"__launch_bounds__({threads_text(site)})"), setting
    return [], site.setting
