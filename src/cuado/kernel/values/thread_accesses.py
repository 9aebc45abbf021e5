"""Loads and stores of a thread whose values are nodes of a graph, and where they go."""

from dataclasses import dataclass

from cuado.kernel.values.graph_operations import operation
from cuado.kernel.values.value_graph import WORD, UnfollowedError, ValueGraph
from cuado.ptx.semantics.opcode import Space

WIDE_SHARED = "wide address "
"""Begins the text of what gives a shared array's address in 64 bits, as NVRTC 13.0 takes it."""
Path = frozenset[int]
"""Predicates that all hold where a thread comes."""


@dataclass(frozen=True, slots=True)
class Place:
    """An address.

    Attributes:
        space: where it is.
        base: the node of a pointer; of shared memory none (-1).
        offset: node of 32 bits: bytes behind the pointer, or the address in shared memory.
    """

    space: Space
    base: int
    offset: int


@dataclass(frozen=True, slots=True)
class Load:
    """A load that a thread makes; ``number`` is its place among what the thread does."""

    nodes: tuple[int, ...]
    opcode: str
    place: Place
    path: Path
    number: int


@dataclass(frozen=True, slots=True)
class Store:
    """A store that a thread makes, with the values that it stores."""

    values: tuple[int, ...]
    opcode: str
    place: Place
    path: Path


def pointer_and_offset(graph: ValueGraph, node: int) -> tuple[int, int]:
    """The pointer that an address is made of, and the lower half of what is added to it.

    Raises:
        UnfollowedError: it is no sum of one pointer and 32-bit integers.
    """
    constant, terms = graph.linear(node)
    bases = [n for n, times in terms.items() if times == 1 and _is_pointer(graph, n)]
    if len(bases) != 1:
        raise UnfollowedError("an address is not made of one pointer")
    parts = [(graph.number(constant, WORD), 1)]
    parts += ((_half(graph, n), times) for n, times in terms.items() if n != bases[0])
    return bases[0], graph.sum_of(parts, WORD)


def shared_offset(graph: ValueGraph, node: int) -> int:
    """The lower half of an address of 64 bits in shared memory, whose upper half is zero.

    Raises:
        UnfollowedError: it is no sum of arrays' addresses and 32-bit integers.
    """
    constant, terms = graph.linear(node)
    parts = [(graph.number(constant, WORD), 1)]
    parts += ((_half(graph, n), times) for n, times in terms.items())
    return graph.sum_of(parts, WORD)


def _is_pointer(graph: ValueGraph, node: int) -> bool:
    found = graph[node]
    if found.text.startswith("cvta."):
        found = graph[found.operands[0]]
    return found.kind == "given"


def _half(graph: ValueGraph, node: int) -> int:
    """The lower 32 bits of a node of 64."""
    found = graph[node]
    if found.text in ("cvt.s64.s32", "cvt.u64.u32"):
        return found.operands[0]
    if found.kind == "given" and found.text.startswith(WIDE_SHARED):
        return graph.given(f"address {found.text.removeprefix(WIDE_SHARED)}", WORD)
    if found.text != "mul.lo.s64":
        raise UnfollowedError("an address is not a sum of 32-bit integers")
    halves = []
    for each in found.operands:
        constant, terms = graph.linear(each)
        parts = [(graph.number(constant, WORD), 1)]
        parts += ((_half(graph, n), times) for n, times in terms.items())
        halves.append(graph.sum_of(parts, WORD))
    return operation(graph, "mul.lo.s32", halves, WORD)
