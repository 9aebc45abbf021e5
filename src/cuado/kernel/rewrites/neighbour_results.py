"""Lets a thread compute the results of several neighbouring threads, whose windows overlap.

All of them are followed at once, in one graph: what two of them load, compute, or add up alike is
one node, and written once. So a window's elements are loaded once for all results of a thread that
have them, and so are sums of its rows.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cuado.kernel.facts.block_independence import (
    EXCHANGING,
    MINGLED,
    ORDERING,
    PLACES,
    objections,
)
from cuado.kernel.facts.coarsening_limits import AXES
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.graph_code import GraphCode, fetches
from cuado.kernel.values.graph_operations import operation
from cuado.kernel.values.thread_accesses import Path
from cuado.kernel.values.thread_values import ThreadValues
from cuado.kernel.values.value_graph import WORD, Interval, UnfollowedError, ValueGraph
from cuado.model.launch import WARP_SIZE, Extent, Launch
from cuado.ptx.analysis.shared import size_of
from cuado.ptx.edit import Edit, apply
from cuado.ptx.rewrite import fresh_name
from cuado.ptx.syntax.parser import parse
from cuado.ptx.verify import check

_MOST_BYTES = (1 << 31) - (1 << 21)
"""Bytes of a buffer whose offsets, and those a little outside of it, are numbers of 32 bits."""

_FACTORS = (8, 4, 2)
_LEAST_LOADS = 9
"""Loads of a thread from which on they may be a window."""
_MOST_NEW = 0.5
"""Part of its loads that a neighbour does not share: with more, windows hardly overlap."""
_MOST_BITS = 120 * WORD
"""Registers that values may take; a thread has 255, and what it shares has its price."""
_MOST_STEPS = 9_000
"""Instructions of all threads that one does the work of: more take too long to assemble."""


@dataclass(frozen=True, slots=True)
class Neighbours:
    """How many neighbouring results a thread computes, and along which axis.

    Attributes:
        axis: ``x``, ``y`` or ``z``.
        factor: how many.
    """

    axis: str
    factor: int

    def launched(self, launch: Launch) -> tuple[Extent, Extent] | None:
        """Grid and block; None where blocks do not divide so."""
        number = AXES.index(self.axis)
        grid, block = list(launch.grid), list(launch.block)
        if grid[number] * block[number] < self.factor:
            return None
        if block[number] % self.factor == 0:
            block[number] //= self.factor
        elif self.factor % block[number] == 0:
            blocks = self.factor // block[number]
            grid[number], block[number] = -(-grid[number] // blocks), 1
        else:
            return None
        if block[0] * block[1] * block[2] % WARP_SIZE:
            return None
        return (grid[0], grid[1], grid[2]), (block[0], block[1], block[2])


@dataclass
class _Copies:
    """The threads whose work one does, as nodes of one graph."""

    kernel: Kernel
    neighbours: Neighbours
    grid: Extent
    block: Extent

    def __post_init__(self) -> None:
        bounds: dict[str, Interval] = {}
        for axis, blocks, threads in zip(AXES, self.grid, self.block, strict=True):
            bounds[f"%ctaid.{axis}"], bounds[f"%tid.{axis}"] = (0, blocks - 1), (0, threads - 1)
        self.graph = ValueGraph(bounds)

    def special(self, copy: int) -> tuple[dict[str, int], Path]:
        """Special registers of a copy, and the condition under which it exists."""
        graph, launch, found = self.graph, self.kernel.launch, {}
        for axis, blocks, threads in zip(AXES, launch.grid, launch.block, strict=True):
            found[f"%nctaid.{axis}"] = graph.number(blocks, WORD)
            found[f"%ntid.{axis}"] = graph.number(threads, WORD)
            for name, extent in (("ctaid", self.grid), ("tid", self.block)):
                text = f"%{name}.{axis}"
                one = extent[AXES.index(axis)] == 1
                found[text] = graph.number(0, WORD) if one else graph.given(text, WORD)
        axis, factor = self.neighbours.axis, self.neighbours.factor
        threads = launch.block[AXES.index(axis)]
        thread, block = f"%tid.{axis}", f"%ctaid.{axis}"
        if threads % factor == 0:
            constant = graph.number(copy, WORD)
            found[thread] = graph.sum_of(((found[thread], factor), (constant, 1)), WORD)
            return found, frozenset()
        constant = graph.number(copy // threads, WORD)
        found[thread] = graph.number(copy % threads, WORD)
        found[block] = graph.sum_of(((found[block], factor // threads), (constant, 1)), WORD)
        bounds, blocks = graph.interval(found[block]), launch.grid[AXES.index(axis)]
        if bounds and bounds[1] < blocks:
            return found, frozenset()
        limit = graph.number(blocks, WORD)
        return found, frozenset({operation(graph, "setp.lt.s32", (found[block], limit), 1)})


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


def neighbours_joined(kernel: Kernel, neighbours: Neighbours) -> Joined | str:
    """The launch in which a thread computes several results; or why it cannot be."""
    launched, found = neighbours.launched(kernel.launch), _followed(kernel, neighbours)
    if isinstance(found, str) or launched is None:
        return str(found)
    graph, threads = found
    fetched = fetches(graph, [each for thread in threads for each in thread.loads])
    stores = [each for thread in threads for each in thread.stores]
    function = kernel.function
    if function.body is None or not stores:
        return "it stores nothing"
    try:
        code = GraphCode(graph, fetched, fresh_name(kernel.module, "%cuado_w"), _given(graph))
        body = code.store(stores)
    except UnfollowedError as error:
        return str(error)
    if code.pressure > _MOST_BITS:
        return f"the values of {neighbours.factor} results take more registers than a thread has"
    text = f"{{\n{code.declarations()}\n{body}\nret;\n}}"
    edit = Edit(function.body.start, function.body.end, text)
    ptx = check(parse(apply(kernel.module.text, [edit]))).text
    alone = len({each.nodes for each in threads[0].loads})
    loads = len({each.load.nodes for each in fetched.values()})
    launch = replace(kernel.launch, ptx=ptx, grid=launched[0], block=launched[1])
    return Joined(launch, loads, alone)


def _followed(
    kernel: Kernel, neighbours: Neighbours
) -> tuple[ValueGraph, list[ThreadValues]] | str:
    """What the threads do whose work one does; or why that is not known."""
    launched = neighbours.launched(kernel.launch)
    if launched is None:
        return "blocks do not divide into whole warps with so many results each"
    for reason in _objections(kernel):
        return reason
    copies, threads = _Copies(kernel, neighbours, *launched), []
    try:
        for number in range(neighbours.factor):
            special, path = copies.special(number)
            thread = ThreadValues(kernel, copies.graph, special)
            thread.run(path)
            threads.append(thread)
            if thread.steps * neighbours.factor > _MOST_STEPS:
                return "the code of so many results takes too long to assemble"
    except UnfollowedError as error:
        return str(error)
    return copies.graph, threads


def most_promising(kernel: Kernel) -> tuple[Neighbours, ...]:
    """Axes and factors with which many loads are shared, the most promising first."""
    return kernel.once("neighbours", lambda: _most_promising(kernel))


def _most_promising(kernel: Kernel) -> tuple[Neighbours, ...]:
    # Along x, lanes' accesses lie apart: only where windows overlap along no other axis.
    for axes in (AXES[1:], AXES[:1]):
        found = {axis: new for axis in axes if (new := _new_values(kernel, axis)) is not None}
        if found:
            best = min(found, key=lambda axis: found[axis])
            every = (Neighbours(best, factor) for factor in _FACTORS)
            return tuple(each for each in every if each.launched(kernel.launch))
    return ()


def _new_values(kernel: Kernel, axis: str) -> int | None:
    """How many values a neighbour adds to those of a thread; None if few are shared."""
    number = AXES.index(axis)
    if kernel.launch.grid[number] * kernel.launch.block[number] < min(_FACTORS):
        return None
    found = _followed(kernel, Neighbours(axis, min(_FACTORS)))
    if isinstance(found, str):
        return None
    graph, threads = found
    one, other = ({each.nodes for each in thread.loads} for thread in threads)
    if len(one) < _LEAST_LOADS or len(other - one) > _MOST_NEW * len(one):
        return None
    return len(graph.nodes) - threads[0].values


def _objections(kernel: Kernel) -> Iterator[str]:
    """Why a thread cannot do the work of several, whatever they compute."""
    yield from objections(kernel, ORDERING | MINGLED | EXCHANGING, PLACES)
    if any(each.name == "reqntid" for each in kernel.function.directives):
        yield "the kernel requires this block size (.reqntid)"
    if kernel.barriers or kernel.shared_accesses:
        yield "threads of a block share memory"
    for index in kernel.global_loads:
        if kernel.aliasing.writers_of(index):
            yield "it loads what the launch may write"
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
        word, _, rest = node.text.partition(" ")
        if word == "address":
            found[node.text] = f"mov.u{node.bits} {{}}, {rest};"
        elif rest:
            found[node.text] = f"ld.param.{word} {{}}, [{rest}];"
        else:
            found[node.text] = f"mov.u32 {{}}, {word};"
    return found
