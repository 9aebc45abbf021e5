"""Makes loads of neighbouring words of shared memory one, where they are aligned and all needed."""

from collections.abc import Mapping
from dataclasses import replace

from cuado.kernel.rewrites.threads.graph_code import Fetch
from cuado.kernel.values.thread_accesses import Load
from cuado.kernel.values.value_graph import WORD, ValueGraph, signed
from cuado.ptx.semantics.opcode import Space

WIDEST = 16
"""Bytes of the widest access, and to what shared arrays are aligned for it."""
_BYTES = 4
_WORDS = frozenset({"f32", "b32", "u32", "s32"})

_Row = dict[int, Fetch]
"""Loads of one array by their constant offset, which have everything else in common."""


def widened(
    graph: ValueGraph, fetched: Mapping[int, Fetch]
) -> tuple[dict[int, Fetch], tuple[str, ...]]:
    """The loads with those made one that are side by side, and arrays to align for it."""
    rows: dict[tuple[str, int, int], _Row] = {}
    for fetch in dict.fromkeys(fetched.values()):
        load = fetch.load
        is_word = load.opcode.rpartition(".")[2] in _WORDS and len(load.nodes) == 1
        if load.place.space is Space.SHARED and load.place.base < 0 and is_word:
            constant, terms = graph.linear(load.place.offset)
            common = graph.from_linear((0, terms), WORD)
            key = load.opcode, common, fetch.condition
            rows.setdefault(key, {})[signed(constant, WORD)] = fetch
    found = dict(fetched)
    names: set[str] = set()
    for (opcode, common, _), row in rows.items():
        array, alignment = _alignment(graph, common)
        joined = list(_joined(opcode, row, alignment))
        found.update({node: each for each in joined for node in each.load.nodes})
        names.update({array} if joined else ())
    return found, tuple(sorted(names))


def _joined(opcode: str, row: _Row, alignment: int) -> list[Fetch]:
    """Wide loads of what is side by side, the widest first."""
    found, taken = [], set[int]()
    for width in (4, 2):
        if alignment % (width * _BYTES):
            continue
        for first in sorted(row):
            places = [first + _BYTES * n for n in range(width)]
            if first % (width * _BYTES) or not row.keys() >= set(places) or taken & set(places):
                continue
            taken.update(places)
            parts = [row[place] for place in places]
            found.append(_as_one(opcode, parts))
    return found


def _as_one(opcode: str, parts: list[Fetch]) -> Fetch:
    base, _, type_ = opcode.rpartition(".")
    first = min(parts, key=lambda each: each.load.number)
    load: Load = replace(
        parts[0].load,
        nodes=tuple(each.load.nodes[0] for each in parts),
        opcode=f"{base}.v{len(parts)}.{type_}",
        number=first.load.number,
    )
    return Fetch(load, first.condition, min(each.order for each in parts))


def _alignment(graph: ValueGraph, common: int) -> tuple[str, int]:
    """The array that an address is in, and what divides it where the array is aligned so."""
    _, terms = graph.linear(common)
    array, found = "", WIDEST
    for node, times in terms.items():
        text = graph[node].text
        is_array = graph[node].kind == "given" and text.startswith("address ")
        if is_array and times == 1 and not array:
            array = text.removeprefix("address ")
        else:
            while times % found:
                found //= 2
    return array, found if array else 1
