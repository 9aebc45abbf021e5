"""Lets a thread compute the results of several neighbouring threads, whose windows overlap.

All of them are followed at once, in one graph: what two of them load, compute, or add up alike is
one node, and written once. So a window's elements are loaded once for all results of a thread that
have them, and so are sums of its rows.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain

from cuado.kernel.facts.threads.block_independence import (
    EXCHANGING,
    MINGLED,
    ORDERING,
    PLACES,
    objections,
)
from cuado.kernel.facts.threads.coarsening_limits import AXES
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.wide_fetches import WIDEST, widened
from cuado.kernel.rewrites.threads.coarsen_threads import Merging, coarsened
from cuado.kernel.rewrites.threads.graph_code import GraphCode, fetches
from cuado.kernel.rewrites.threads.neighbour_threads import Neighbours, ThreadCopies
from cuado.kernel.values.thread_values import ThreadValues
from cuado.kernel.values.value_graph import WORD, UnfollowedError, ValueGraph
from cuado.model.launch import Extent, Launch
from cuado.ptx.analysis.dominance import post_dominators
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.analysis.shared import size_of
from cuado.ptx.edit import Edit, apply
from cuado.ptx.errors import PtxEditError, PtxVerificationError
from cuado.ptx.rewrite import fresh_name
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Block
from cuado.ptx.verify import check

_MOST_BYTES = (1 << 31) - (1 << 21)
"""Bytes of a buffer whose offsets, and those a little outside of it, are numbers of 32 bits."""

_SINGLE = ((8, 1), (4, 1), (2, 1))
_PAIRS = ((4, 4), (4, 2), (2, 4), (8, 1), (4, 1), (2, 2), (2, 1))
"""Results along the axis that shares most, and along the second one."""
_MOST_TRIED = 4
_LEAST_LOADS = 9
"""Loads of a thread from which on they may be a window."""
_LEAST_SHARED = 0.4
"""Part of its loads that a neighbour shares: with less, windows hardly overlap."""
_FAR = 2
"""Threads of a block along an axis of which half are no neighbours any more."""
_WINDOW = 0.6
"""Part from which on they overlap; neighbours share one factor of a product, which is a half."""
_MOST_BITS = 120 * WORD
"""Registers that values may take; a thread has 255, and what it shares has its price."""
_MOST_STEPS = 9_000
"""Instructions of all threads that one does the work of: more take too long to assemble."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A launch in which a thread computes several results.

    Attributes:
        launch: the launch.
        loads: that a thread makes.
        alone: loads that a thread of the original makes.
    """

    launch: Launch
    loads: int
    alone: int


def neighbours_joined(kernel: Kernel, factors: Extent) -> Joined | str:
    """The launch in which a thread computes several results; or why it cannot be."""
    neighbours = _spaced(kernel, factors)
    launched, found = neighbours.launched(kernel.launch), _followed(kernel, neighbours)
    if isinstance(found, str) or launched is None:
        return str(found)
    graph, threads = found
    fetched = fetches(graph, [each for thread in threads for each in thread.loads])
    wide, aligned = widened(graph, fetched)
    stores = [each for thread in threads for each in thread.stores]
    if not stores:
        return "it stores nothing"
    try:
        staged = _staged(kernel, neighbours)
        if isinstance(staged, str):
            return staged
        code = GraphCode(graph, wide, fresh_name(staged.module, "%cuado_w"), _given(graph))
        body = f"{code.store(stores)}\nret;\n}}"
        text = _with_body(staged, f"{{\n{code.declarations()}\n{body}")
        ptx = check(parse(_aligned(text, aligned))).text
    except (UnfollowedError, PtxEditError, PtxVerificationError) as error:
        return str(error)
    if code.pressure > _MOST_BITS:
        return f"the values of {neighbours.number} results take more registers than a thread has"
    alone = len({each.nodes for each in threads[0].loads})
    loads = len({each.load.nodes for each in wide.values()})
    launch = replace(kernel.launch, ptx=ptx, grid=launched[0], block=launched[1])
    return Joined(launch, loads, alone)


def _staged(kernel: Kernel, neighbours: Neighbours) -> Kernel | str:
    """The kernel up to its last barrier, where each thread does the work of several."""
    start = _start(kernel)
    if not start:
        return kernel
    barrier = kernel.code.instructions[start - 1]
    edit = Edit(barrier.end, _body(kernel).end - 1, "\nret;\n")
    # Code that stands behind the barrier and runs before it would be missing now.
    launch = replace(kernel.launch, ptx=check(parse(apply(kernel.module.text, [edit]))).text)
    for axis, factor in zip(AXES, neighbours.factors, strict=True):
        if factor > 1:
            merging = Merging(axis, factor, axis not in neighbours.apart)
            made = coarsened(replace(kernel, launch=launch), merging)
            if isinstance(made, str):
                return made
            launch = made[0]
    return replace(kernel, launch=launch)


def _with_body(kernel: Kernel, body: str) -> str:
    """The text with other code behind the last barrier, or as a whole where there is none."""
    whole = _body(kernel)
    if not kernel.barriers:
        return apply(kernel.module.text, [Edit(whole.start, whole.end, body)])
    # Behind the end stands what copies that part do one after another.
    end = kernel.code.instructions[max(kernel.barriers) + 1]
    if end.opcode != "ret" or end.guard:
        raise PtxEditError("the code before the last barrier goes on behind it")
    return apply(kernel.module.text, [Edit(end.start, end.end, body)])


def _body(kernel: Kernel) -> Block:
    body = kernel.function.body
    if body is None:
        raise PtxEditError(f"function '{kernel.function.name}' is only declared")
    return body


def _aligned(text: str, names: Iterable[str]) -> str:
    """The text with shared arrays that begin at a multiple of 16 bytes, or of what they did.

    Raises:
        PtxEditError: one is declared in an unusual form.
    """
    for name in names:
        pattern = rf"(\.shared\s+\.align\s+)(\d+)(\s+\.\w+\s+{re.escape(name)}\s*[\[;])"
        text, count = re.subn(pattern, _wider, text)
        if not count:
            raise PtxEditError(f"'{name}' is declared in an unusual form")
    return text


def _wider(found: re.Match[str]) -> str:
    return f"{found[1]}{max(int(found[2]), WIDEST)}{found[3]}"


def _start(kernel: Kernel) -> int:
    """The instruction behind the last barrier; 0 where there is none."""
    return max(kernel.barriers) + 1 if kernel.barriers else 0


def _followed(
    kernel: Kernel, neighbours: Neighbours
) -> tuple[ValueGraph, list[ThreadValues]] | str:
    """What the threads do whose work one does; or why that is not known."""
    launched = neighbours.launched(kernel.launch)
    if launched is None:
        return "blocks do not divide into whole warps with so many results each"
    for reason in chain(_objections(kernel), _objections_to_barrier(kernel, neighbours)):
        return reason
    copies, threads = ThreadCopies(kernel, neighbours, *launched), []
    try:
        for place in neighbours.copies():
            special, path = copies.special(place)
            most = _MOST_STEPS // neighbours.number
            thread = ThreadValues(kernel, copies.graph, special, _start(kernel), most)
            thread.run(path)
            threads.append(thread)
    except UnfollowedError as error:
        return str(error)
    return copies.graph, threads


def _spaced(kernel: Kernel, factors: Extent) -> Neighbours:
    """Results along x lie apart where they share as much so: lanes stay side by side."""
    if factors[0] == 1 or kernel.launch.block[0] % factors[0]:
        return Neighbours(factors)
    shares = [_shared(kernel, Neighbours((2, 1, 1), frozenset(apart))) for apart in ((), ("x",))]
    adjacent, apart = (0.0 if each is None else each[0] for each in shares)
    return Neighbours(factors, frozenset("x") if apart >= adjacent else frozenset())


def most_promising(kernel: Kernel) -> tuple[Extent, ...]:
    """Numbers of results along x, y and z with which many loads are shared, the best first."""
    return kernel.once("neighbours", lambda: _most_promising(kernel))


def _most_promising(kernel: Kernel) -> tuple[Extent, ...]:
    sharing = _sharing_axes(kernel)
    is_staged = bool(kernel.barriers)
    first, *others = [*sorted(sharing, key=lambda axis: sharing[axis][1]), ""]
    # A product shares a half along each axis: in tiles, if it has none of its own yet.
    is_window = any(share >= _WINDOW for share, _ in sharing.values())
    if not first or not (is_window or (others[0] and is_staged)):
        return ()
    pairs = _PAIRS if others[0] and is_staged else _SINGLE
    every = [_along({others[0]: other, first: one}) for one, other in pairs]
    fitting = (e for e in every if Neighbours(e).launched(kernel.launch))
    # Blocks that share memory stay as they are: their threads are shared out, none is added.
    block = kernel.launch.block if is_staged else (0, 0, 0)
    found = [e for e in fitting if not any(t % f for t, f in zip(block, e, strict=True))]
    return tuple(found[:_MOST_TRIED])


def _sharing_axes(kernel: Kernel) -> dict[str, tuple[float, int]]:
    """Axes along which neighbours share many loads: what part, and how many values one adds."""
    found: dict[str, tuple[float, int]] = {}
    for axis, threads in reversed([*zip(AXES, kernel.launch.block, strict=True)]):
        neighbours = Neighbours(_along({axis: 2}))
        is_parted = bool(kernel.barriers) and threads % 2 != 0
        if is_parted or not neighbours.launched(kernel.launch):
            continue
        if isinstance(_two(kernel, neighbours), str):
            # It is the code that cannot be followed, along the other axes neither.
            return {}
        if axis == "x" and found and not kernel.barriers:
            # Lanes' accesses lie apart: only where windows overlap along no other axis.
            continue
        share = _shared(kernel, _spaced(kernel, neighbours.factors))
        if share is None or share[0] < _LEAST_SHARED:
            continue
        if not _is_product(kernel, axis, share[0]):
            found[axis] = share
    return found


def _is_product(kernel: Kernel, axis: str, share: float) -> bool:
    """True if far threads share as much as neighbours do: factors, for which tiles are better."""
    threads = kernel.launch.block[AXES.index(axis)]
    if kernel.barriers or threads % 2 or threads <= _FAR:
        return False
    far = _shared(kernel, Neighbours(_along({axis: 2}), frozenset({axis})))
    return far is not None and far[0] >= share


def _along(factors: Mapping[str, int]) -> Extent:
    x, y, z = (factors.get(axis, 1) for axis in AXES)
    return x, y, z


def _shared(kernel: Kernel, neighbours: Neighbours) -> tuple[float, int] | None:
    """The part of its loads that a neighbour shares, and how many values it adds.

    None where that is not known, or a thread has too few loads.
    """
    number = next(n for n, factor in enumerate(neighbours.factors) if factor > 1)
    if kernel.launch.grid[number] * kernel.launch.block[number] < 2:
        return None
    found = _two(kernel, neighbours)
    if isinstance(found, str):
        return None
    graph, threads = found
    one, other = ({each.nodes for each in thread.loads} for thread in threads)
    if len(one) < _LEAST_LOADS:
        return None
    return 1 - len(other - one) / len(one), len(graph.nodes) - threads[0].values


def _two(kernel: Kernel, neighbours: Neighbours) -> tuple[ValueGraph, list[ThreadValues]] | str:
    """What two neighbours do; or why that is not known."""
    return kernel.once(("shared", neighbours), lambda: _followed(kernel, neighbours))


def _objections_to_barrier(kernel: Kernel, neighbours: Neighbours) -> Iterator[str]:
    """Why what is behind the last barrier cannot be made otherwise than what is before it."""
    if not kernel.barriers:
        if kernel.shared_accesses:
            yield "threads of a block share memory and do not wait for each other"
        return
    last = max(kernel.barriers)
    flow, instruction = kernel.slicer.flow, kernel.code.instructions[last]
    block, joins = flow.block_of[last], post_dominators(flow)
    at: int | None = 0
    while at is not None and at != block:
        at = joins[at]
    function = kernel.function
    is_inner = function.body is None or kernel.code.scopes[last] != function.body.start
    if at is None or instruction.guard or is_inner:
        yield "some threads may not come to the last barrier"
    if any(block in loop.blocks for loop in loops_of(flow)):
        yield "the last barrier is in a loop"
    for threads, factor in zip(kernel.launch.block, neighbours.factors, strict=True):
        if threads % factor:
            yield "blocks that share memory do not divide so"


def _objections(kernel: Kernel) -> Iterator[str]:
    """Why a thread cannot do the work of several, whatever they compute."""
    yield from objections(kernel, ORDERING | MINGLED | EXCHANGING, PLACES)
    if any(each.name == "reqntid" for each in kernel.function.directives):
        yield "the kernel requires this block size (.reqntid)"
    sizes = [each.bytes for each in kernel.launch.buffers]
    variables = [each for each in kernel.module.variables if each.space in ("global", "const")]
    sizes += [size_of(each) or 0 for each in variables]
    if any(size > _MOST_BYTES for size in sizes):
        yield "a buffer is larger than 2 GB"


def _given(graph: ValueGraph) -> dict[str, str]:
    """PTX that gives what is given."""
    found = {}
    for node in graph.nodes:
        if node.kind != "given":
            continue
        word, _, rest = node.text.removeprefix("wide ").partition(" ")
        if word == "address":
            found[node.text] = f"mov.u{node.bits} {{}}, {rest};"
        elif rest:
            found[node.text] = f"ld.param.{word} {{}}, [{rest}];"
        else:
            found[node.text] = f"mov.u32 {{}}, {word};"
    return found
