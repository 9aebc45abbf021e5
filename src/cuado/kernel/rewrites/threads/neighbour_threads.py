"""Several threads, and where each is in its grid, as nodes of one value graph."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import prod

from cuado.kernel.facts.threads.coarsening_limits import AXES
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.graph_operations import operation
from cuado.kernel.values.thread_accesses import Path
from cuado.kernel.values.value_graph import WORD, Interval, ValueGraph
from cuado.model.launch import WARP_SIZE, Extent, Launch


@dataclass(frozen=True, slots=True)
class Neighbours:
    """How many results a thread computes, along each axis.

    Attributes:
        factors: how many, along x, y and z.
        apart: axes along which they lie as far apart as they can in a block, so that lanes of a
            warp stay side by side; along the others they are neighbours.
    """

    factors: Extent
    apart: frozenset[str] = frozenset()

    @property
    def number(self) -> int:
        """How many in all."""
        return prod(self.factors)

    def launched(self, launch: Launch) -> tuple[Extent, Extent] | None:
        """Grid and block; None where blocks do not divide so."""
        grid, block = list(launch.grid), list(launch.block)
        for axis, factor in enumerate(self.factors):
            if block[axis] % factor == 0:
                block[axis] //= factor
            elif factor % block[axis] == 0 and grid[axis] * block[axis] >= factor:
                blocks = factor // block[axis]
                grid[axis], block[axis] = -(-grid[axis] // blocks), 1
            else:
                return None
        if prod(block) % WARP_SIZE:
            return None
        return (grid[0], grid[1], grid[2]), (block[0], block[1], block[2])

    def copies(self) -> Iterator[Extent]:
        """The place of each result of a thread among its results."""
        for z, y, x in product(*(range(factor) for factor in reversed(self.factors))):
            yield x, y, z


@dataclass
class ThreadCopies:
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

    def special(self, copy: Extent) -> tuple[dict[str, int], Path]:
        """Special registers of a copy, and the condition under which it exists."""
        graph, launch = self.graph, self.kernel.launch
        found: dict[str, int] = {}
        path: Path = frozenset()
        for axis, blocks, threads in zip(AXES, launch.grid, launch.block, strict=True):
            found[f"%nctaid.{axis}"] = graph.number(blocks, WORD)
            found[f"%ntid.{axis}"] = graph.number(threads, WORD)
            for name, extent in (("ctaid", self.grid), ("tid", self.block)):
                text = f"%{name}.{axis}"
                is_one = extent[AXES.index(axis)] == 1
                found[text] = graph.number(0, WORD) if is_one else graph.given(text, WORD)
            path |= self._moved(found, axis, copy[AXES.index(axis)])
        return found, path

    def _moved(self, found: dict[str, int], axis: str, copy: int) -> Path:
        """Put a copy where it belongs along an axis."""
        graph, launch, at = self.graph, self.kernel.launch, AXES.index(axis)
        factor, threads = self.neighbours.factors[at], launch.block[at]
        thread, block = f"%tid.{axis}", f"%ctaid.{axis}"
        if factor == 1:
            return frozenset()
        if threads % factor == 0:
            is_apart = axis in self.neighbours.apart
            times, distance = (1, threads // factor) if is_apart else (factor, 1)
            constant = graph.number(copy * distance, WORD)
            found[thread] = graph.sum_of(((found[thread], times), (constant, 1)), WORD)
            return frozenset()
        constant = graph.number(copy // threads, WORD)
        found[thread] = graph.number(copy % threads, WORD)
        found[block] = graph.sum_of(((found[block], factor // threads), (constant, 1)), WORD)
        bounds, blocks = graph.interval(found[block]), launch.grid[at]
        if bounds and bounds[1] < blocks:
            return frozenset()
        limit = graph.number(blocks, WORD)
        return frozenset({operation(graph, "setp.lt.s32", (found[block], limit), 1)})
