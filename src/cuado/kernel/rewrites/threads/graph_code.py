"""Writes nodes of a value graph as PTX: each value once, near what it is made of."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from cuado.kernel.rewrites.threads.graph_order import NO_LOAD, Line, ordered
from cuado.kernel.values.thread_accesses import Load, Path, Place, Store
from cuado.kernel.values.value_graph import (
    LONG,
    TRUE,
    WORD,
    Node,
    UnfollowedError,
    ValueGraph,
    signed,
)

_FAR = 1 << 20
"""Bytes from which on an offset is no constant of an access."""
_SHARED_TERMS = 3
"""Terms of a sum from which on what it has in common with others is looked for."""


@dataclass(frozen=True, slots=True)
class Fetch:
    """A load that the code makes once for all threads that it does the work of."""

    load: Load
    condition: int
    order: int


def fetches(graph: ValueGraph, loads: Iterable[Load]) -> dict[int, Fetch]:
    """Each node that is loaded, with the condition under which one of the threads loads it."""
    paths: dict[tuple[int, ...], dict[Path, None]] = {}
    first: dict[tuple[int, ...], Load] = {}
    for load in loads:
        paths.setdefault(load.nodes, {})[load.path] = None
        known = first.setdefault(load.nodes, load)
        if load.number < known.number:
            first[load.nodes] = load
    return {
        node: Fetch(first[nodes], _one_of(graph, list(every)), order)
        for order, (nodes, every) in enumerate(paths.items())
        for node in nodes
    }


def _one_of(graph: ValueGraph, paths: Sequence[Path]) -> int:
    """Whether one of several paths is taken."""
    common = frozenset.intersection(*paths)
    rest = [path - common for path in paths]
    other = TRUE if not all(rest) else graph.either(*(graph.both(*each) for each in rest))
    return graph.both(*common, other)


class GraphCode:
    """Writes code.

    Args:
        graph: has the nodes.
        fetched: the loads.
        prefix: of the registers' names.
        given: PTX that gives what is given, by its text: ``mov.u32 {}, %tid.x;``.
    """

    def __init__(
        self,
        graph: ValueGraph,
        fetched: Mapping[int, Fetch],
        prefix: str,
        given: Mapping[str, str],
    ) -> None:
        self._graph, self._fetched, self._given = graph, fetched, given
        self._prefix = prefix
        self._lines: list[Line] = []
        self._line_of: dict[int, int] = {}
        self._name_of: dict[int, str] = {}
        self._pointers: dict[tuple[int, int], int] = {}
        self._chains: dict[tuple[int, ...], int] = {}
        self._instead: dict[int, Node] = {}
        self._count: Counter[int] = Counter()
        self._uses: Counter[int] = Counter()
        self.pressure = 0

    def store(self, stores: Sequence[Store]) -> str:
        """Code that makes stores, in order."""
        roots = [n for s in stores for n in (*s.values, s.place.offset, self._path(s.path))]
        self._share(roots)
        last = -1
        for each in stores:
            last = self._stored(each, last)
        text, self.pressure = ordered(self._lines)
        return text

    # What values have in common

    def _share(self, roots: Iterable[int]) -> None:
        """Find what sums and minima have in common, and how often conditions are part of others."""
        owners: dict[tuple[str, str], dict[tuple[int, int], list[int]]] = {}
        for node in list(self._reachable(roots)):
            found = self._graph[node]
            if found.kind == "set" and found.text == "and.pred":
                self._uses.update(found.operands)
            elif found.kind in ("sum", "set") and len(found.operands) >= _SHARED_TERMS:
                factors = found.factors or (1,) * len(found.operands)
                terms = owners.setdefault((found.kind, f"{found.text}{found.bits}"), {})
                for term in zip(found.operands, factors, strict=True):
                    terms.setdefault(term, []).append(node)
        for terms in owners.values():
            self._group(terms)

    def _group(self, terms: Mapping[tuple[int, int], Sequence[int]]) -> None:
        """Make one node of terms that the same nodes have."""
        groups: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        for term, nodes in terms.items():
            groups.setdefault(tuple(sorted(nodes)), []).append(term)
        parts: dict[int, list[tuple[int, int]]] = {}
        for nodes, members in groups.items():
            made = [self._joined(self._graph[nodes[0]], members)]
            if len(nodes) < 2 or len(members) < 2:
                made = members
            for node in nodes:
                parts.setdefault(node, []).extend(made)
        for node, found in parts.items():
            operands, factors = zip(*sorted(found), strict=True)
            if node not in operands and len(operands) < len(self._graph[node].operands):
                own = self._graph[node].factors
                changed = replace(
                    self._graph[node], operands=operands, factors=factors if own else ()
                )
                self._instead[node] = changed

    def _joined(self, node: Node, members: Sequence[tuple[int, int]]) -> tuple[int, int]:
        if node.kind == "sum":
            return self._graph.sum_of(members, node.bits), 1
        operands = tuple(sorted(each for each, _ in members))
        return self._graph.make(replace(node, operands=operands)), 1

    def _reachable(self, roots: Iterable[int]) -> Iterator[int]:
        seen: set[int] = set()
        todo = list(roots)
        while todo:
            node = todo.pop()
            if node not in seen:
                seen.add(node)
                yield node
                todo += self._needed(node)

    def _node(self, node: int) -> Node:
        return self._instead.get(node) or self._graph[node]

    # Lines

    def _path(self, path: Path) -> int:
        return self._graph.both(*path)

    def _add(
        self, text: str, needs: Iterable[int], rank: tuple[int, int] = NO_LOAD, bits: int = WORD
    ) -> int:
        self._lines.append((text, tuple(dict.fromkeys(needs)), rank, bits))
        return len(self._lines) - 1

    def _register(self, bits: int) -> str:
        self._count[bits] += 1
        return f"{self._prefix}{'p' if bits == 1 else f'b{bits}_'}{self._count[bits] - 1}"

    def declarations(self) -> str:
        """Declarations of the registers."""
        return "\n".join(
            f".reg .{'pred' if bits == 1 else f'b{bits}'} "
            f"{self._prefix}{'p' if bits == 1 else f'b{bits}_'}<{count}>;"
            for bits, count in sorted(self._count.items())
        )

    def _stored(self, store: Store, after: int) -> int:
        values = [self._of(each) for each in store.values]
        address, lines = self._address(store.place)
        guard, more = self._guard(self._path(store.path))
        text = values[0] if len(values) == 1 else f"{{{', '.join(values)}}}"
        needs = [*(self._line_of[n] for n in store.values), *lines, *more]
        needs += [after] if after >= 0 else []
        return self._add(f"{guard}{store.opcode} {address}, {text};", needs, bits=0)

    def _guard(self, condition: int) -> tuple[str, list[int]]:
        if condition == TRUE:
            return "", []
        return f"@{self._of(condition)} ", [self._line_of[condition]]

    def _of(self, node: int) -> str:
        """The register with a node's value; code for it is written where there is none yet."""
        todo, begun = [node], set[int]()
        while todo:
            at = todo[-1]
            if at in self._name_of:
                todo.pop()
                continue
            missing = [each for each in self._needed(at) if each not in self._name_of]
            if missing and at in begun:
                # One thread loads A if B says so, and another one B if A does.
                raise UnfollowedError("threads load the same in the opposite order")
            if missing:
                begun.add(at)
                todo += missing
                continue
            self._write(at)
            todo.pop()
        return self._name_of[node]

    def _needed(self, node: int) -> Iterable[int]:
        if node in self._fetched:
            fetch = self._fetched[node]
            form, _ = self._parted(fetch.load.place.offset)
            parts = [form] if self._graph.known(form) is None else []
            parts += [fetch.load.place.base] if fetch.load.place.base >= 0 else []
            return [*parts, *([fetch.condition] if fetch.condition != TRUE else [])]
        found = self._node(node)
        if found.kind in ("choice", "option"):
            return list(self._flat(found))
        return found.operands

    def _flat(self, node: Node) -> Iterator[int]:
        for each in node.operands:
            inner = self._graph[each]
            if inner.kind == "option":
                yield from self._flat(inner)
            else:
                yield each

    def _write(self, node: int) -> None:
        found = self._node(node)
        if node in self._fetched:
            self._load(self._fetched[node])
            return
        name = self._register(found.bits)
        match found.kind:
            case "number":
                text = f"mov.b{found.bits} {name}, {found.number:#x};"
                if found.bits == 1:
                    text = f"setp.{'eq' if found.number else 'ne'}.u32 {name}, 0, 0;"
                line = self._add(text, (), bits=0)
            case "given":
                line = self._add(self._given[found.text].format(name), (), bits=found.bits)
            case "sum":
                line = self._sum(found, name)
            case "set":
                line = self._set(found, name)
            case "choice":
                line = self._choice(found, name)
            case _:
                values = ", ".join(self._name_of[each] for each in found.operands)
                opcode = f"selp.b{found.bits}" if found.text == "selp" else found.text
                line = self._add(
                    f"{opcode} {name}, {values};", self._of_all(found), bits=found.bits
                )
        self._name_of[node], self._line_of[node] = name, line

    def _of_all(self, node: Node) -> list[int]:
        return [self._line_of[each] for each in node.operands]

    def _sum(self, node: Node, name: str) -> int:
        bits = node.bits
        line, before = -1, ""
        # What is added comes before what is subtracted.
        terms = [(n, signed(f, bits)) for n, f in zip(node.operands, node.factors, strict=True)]
        terms.sort(key=lambda each: each[1] < 0)
        constant = signed(node.number, bits)
        last = len(terms) - 1 + bool(constant)
        for number, (each, factor) in enumerate(terms):
            here = name if number == last else self._register(bits)
            value, needs = self._name_of[each], [self._line_of[each]]
            needs += [line] if line >= 0 else []
            if factor == 1 and before:
                text = f"add.s{bits} {here}, {before}, {value};"
            elif factor == -1 and before:
                text = f"sub.s{bits} {here}, {before}, {value};"
            elif before:
                text = f"mad.lo.s{bits} {here}, {value}, {factor}, {before};"
            elif factor == 1:
                before, line = value, self._line_of[each]
                if number == last:
                    text = f"mov.b{bits} {here}, {value};"
                else:
                    continue
            else:
                text = f"mul.lo.s{bits} {here}, {value}, {factor};"
            line, before = self._add(text, needs, bits=bits), here
        if constant:
            line = self._add(f"add.s{bits} {name}, {before}, {constant};", [line], bits=bits)
        return line

    def _set(self, node: Node, name: str) -> int:
        members = list(node.operands)
        if node.text == "and.pred":
            # What many conditions have in common comes first, and is made once.
            members.sort(key=lambda each: (-self._uses[each], each))
        if len(members) == 1:
            members *= 2
        first, *others = members
        line, before, chain = self._line_of[first], self._name_of[first], [first]
        for each in others:
            chain.append(each)
            if node.text == "and.pred" and tuple(chain) in self._chains:
                line = self._chains[tuple(chain)]
                before = self._lines[line][0].split()[1].rstrip(",")
                continue
            here = self._register(node.bits)
            text = f"{node.text} {here}, {before}, {self._name_of[each]};"
            line = self._add(text, [line, self._line_of[each]], bits=node.bits)
            before = here
            if node.text == "and.pred":
                self._chains[tuple(chain)] = line
        opcode = "mov.pred" if node.bits == 1 else f"mov.b{node.bits}"
        return self._add(f"{opcode} {name}, {before};", [line], bits=node.bits)

    def _choice(self, node: Node, name: str) -> int:
        base, *options = node.operands
        before, line = self._name_of[base], self._line_of[base]
        for option in options:
            before, line = self._chosen(node.text, self._graph[option], before, line)
        return self._add(f"mov.b{node.bits} {name}, {before};", [line], bits=node.bits)

    def _chosen(self, text: str, option: Node, before: str, line: int) -> tuple[str, int]:
        condition, *values = option.operands
        now, at = before, line
        for each in values:
            inner = self._graph[each]
            if inner.kind == "option":
                now, at = self._chosen(text, inner, now, at)
                continue
            here = self._register(WORD)
            at = self._add(
                f"{text} {here}, {now}, {self._name_of[each]};", [at, self._line_of[each]]
            )
            now = here
        here = self._register(WORD)
        needs = [line, at, self._line_of[condition]]
        at = self._add(f"selp.b32 {here}, {now}, {before}, {self._name_of[condition]};", needs)
        return here, at

    # Memory

    def _parted(self, offset: int) -> tuple[int, int]:
        """An offset as a node and a constant that an access has room for."""
        constant, terms = self._graph.linear(offset)
        near = (signed(constant, WORD) + _FAR // 2) % _FAR - _FAR // 2
        return self._graph.from_linear((constant - near, terms), WORD), near

    def _address(self, place: Place) -> tuple[str, list[int]]:
        form, near = self._parted(place.offset)
        if place.base < 0:
            return f"[{self._of(form)}+{near}]", [self._line_of[form]]
        if self._graph.known(form) == 0:
            return f"[{self._of(place.base)}+{near}]", [self._line_of[place.base]]
        line = self._pointers.get((place.base, form))
        if line is None:
            base, offset = self._of(place.base), self._of(form)
            wide, name = self._register(LONG), self._register(LONG)
            first = self._add(f"cvt.s64.s32 {wide}, {offset};", [self._line_of[form]], bits=LONG)
            line = self._add(
                f"add.s64 {name}, {base}, {wide};", [first, self._line_of[place.base]], bits=LONG
            )
            self._pointers[place.base, form] = line
        name = self._lines[line][0].split()[1].rstrip(",")
        return f"[{name}+{near}]", [line]

    def _load(self, fetch: Fetch) -> None:
        load = fetch.load
        names = [self._register(self._graph[node].bits) for node in load.nodes]
        address, needs = self._address(load.place)
        guard, more = self._guard(fetch.condition)
        target = names[0] if len(names) == 1 else f"{{{', '.join(names)}}}"
        text = f"{guard}{load.opcode} {target}, {address};"
        if guard:
            text = "\n".join(
                [
                    f"mov.b{self._graph[n].bits} {r}, 0;"
                    for n, r in zip(load.nodes, names, strict=True)
                ]
                + [text]
            )
        bits = sum(self._graph[node].bits for node in load.nodes)
        line = self._add(text, [*needs, *more], (load.number, fetch.order), max(bits, WORD))
        for node, name in zip(load.nodes, names, strict=True):
            self._name_of[node], self._line_of[node] = name, line
