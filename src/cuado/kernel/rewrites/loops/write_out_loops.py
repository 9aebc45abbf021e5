"""Writes loops out whose iterations are known: as many copies of the body, and no branch back."""

from collections.abc import Iterator
from dataclasses import replace

from cuado.kernel.facts.loops.iteration_counts import Count, count_of, number_of
from cuado.kernel.facts.loops.known_trips import MOST_WRITTEN, known_trips, ladders
from cuado.kernel.facts.loops.loop import instructions_of
from cuado.kernel.facts.loops.unrollable_loops import objection_to_form
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.block_addresses import divided, remainder
from cuado.kernel.rewrites.loops.settled_loops import drop_labels
from cuado.kernel.rewrites.threads.decided_ways import with_decided_ways
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.rewrite import renamed
from cuado.ptx.syntax.operands import rendered
from cuado.ptx.syntax.tree import Label

_DIVISIONS = frozenset({"rem.u32", "rem.s32", "div.u32", "div.s32"})


def written_out(kernel: Kernel) -> Kernel:
    """The same kernel with its loops on shared memory written out; itself where there are none.

    It computes the same: what is proved of its accesses holds for the kernel. Assemblers divide by
    what is a number only now; here they need not.
    """
    return kernel.once("written out", lambda: _written_out(kernel))


def _written_out(kernel: Kernel) -> Kernel:
    loops = tuple(ladders(kernel))
    if not loops:
        return kernel
    rewriting = Rewriting(kernel)
    for loop, trips in loops:
        _write(rewriting, loop, trips)
    made = replace(kernel, launch=replace(kernel.launch, ptx=rewriting.text()))
    divided = Rewriting(made)
    for index in range(len(made.code.instructions)):
        if code := _undivided(made, index):
            divided.replace(index, code)
    return replace(made, launch=replace(made.launch, ptx=divided.text()))


def with_loops_in_loops_written_out(kernel: Kernel) -> Kernel:
    """The kernel, not assembled, with short loops in loops written out; itself if there are none.

    They are made as often by all threads, as those are that fill a tile, or use it. What nobody
    comes to goes, too.
    """
    return kernel.once("loops in loops written out", lambda: _without_loops_in_loops(kernel))


def _without_loops_in_loops(kernel: Kernel) -> Kernel:
    kernel = with_decided_ways(kernel)
    loops, rewriting, gone, left = loops_of(kernel.slicer.flow), Rewriting(kernel), [], MOST_WRITTEN
    for loop in loops:
        body = [*instructions_of(kernel, loop)]
        is_inside = any(loop.blocks < other.blocks for other in loops)
        if not is_inside or not loop.is_innermost or objection_to_form(kernel, loop, body):
            continue
        count = count_of(kernel, loop)
        trips = known_trips(kernel, loop) or (count.number if isinstance(count, Count) else None)
        if trips and trips * len(body) <= left:
            left -= trips * len(body)
            gone.append(body[-1])
            _write(rewriting, loop, trips)
    if not gone:
        return kernel
    drop_labels(rewriting, gone)
    made = replace(kernel, launch=replace(kernel.launch, ptx=rewriting.text()))
    return with_decided_ways(made)


def _write(rewriting: Rewriting, loop: Loop, trips: int) -> None:
    """Write a loop out: its own text is the last iteration, the others stand before it."""
    body = [*instructions_of(rewriting.subject, loop)]
    copies = [line for _ in range(trips - 1) for line in _copy(rewriting, body)]
    rewriting.before(body[0], "\n".join(copies))
    rewriting.delete(body[-1])


def _undivided(kernel: Kernel, index: int) -> str:
    """Code for a quotient or a remainder by a power of two that is known now; empty for others."""
    instruction = kernel.code.instructions[index]
    if instruction.opcode not in _DIVISIONS or instruction.guard:
        return ""
    result, one, other = instruction.operands
    by, known = number_of(kernel, other, index), kernel.ranges.operand(one, index)
    if by is None or by < 1 or by & (by - 1) or known is None or known[0] < 0:
        return ""
    made = remainder if instruction.base == "rem" else divided
    return "\n".join(made(rendered(one), by, rendered(result)))


def written_loops(kernel: Kernel) -> tuple[int, ...]:
    """The instructions of the loops that :func:`written_out` writes out."""
    loops = (loop for loop, _ in ladders(kernel))
    return tuple(sorted(n for loop in loops for n in instructions_of(kernel, loop)))


def same_loop(kernel: Kernel, loop: Loop, other: Kernel) -> Loop | None:
    """A loop of a kernel in its written-out copy; None if it has no label of its own."""
    first = kernel.slicer.flow.blocks[loop.header].first
    for _, each in kernel.function.statements():
        if isinstance(each, Label) and kernel.code.label(each.name, first) == first:
            at = other.code.label(each.name, 0)
            header = None if at is None else other.slicer.flow.block_of[at]
            return next((o for o in loops_of(other.slicer.flow) if o.header == header), None)
    return None


def _copy(rewriting: Rewriting, body: list[int]) -> Iterator[str]:
    """An iteration's instructions without the branch back, its labels renamed."""
    kernel, code = rewriting.subject, rewriting.subject.code
    labels: dict[str, tuple[int, str]] = {}
    for _, each in kernel.function.statements():
        if isinstance(each, Label):
            at = code.label(each.name, body[0])
            if at is not None and body[0] < at <= body[-1]:
                labels[each.name] = at, rewriting.fresh("$cuado_step")
    renaming = {name: fresh for name, (_, fresh) in labels.items()}
    for index in body:
        yield from (f"{fresh}:" for at, fresh in labels.values() if at == index)
        if index < body[-1]:
            yield renamed(code.instructions[index], renaming)
