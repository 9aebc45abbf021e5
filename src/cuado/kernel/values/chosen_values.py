"""What becomes of values where ways meet: sums and minima to which some ways have added nothing.

``if (inside) lowest = min(lowest, value)`` is a minimum of ``lowest`` and of what is ``value`` or,
outside, nothing. So the minima of threads whose windows overlap have terms in common. Of floats,
``min(a, nothing)`` is ``a`` in every bit only if ``a`` is the result of a minimum: a NaN among the
numbers that a kernel reads has other bits than the one that a minimum makes. A number with which
nothing has been merged for certain is a ``choice`` until something is.
"""

from cuado.kernel.values.value_graph import WORD, Node, ValueGraph

NAN = 0x7FFF_FFFF
_NOTHING = {
    "min.s32": 0x7FFF_FFFF,
    "max.s32": 0x8000_0000,
    "min.u32": 0xFFFF_FFFF,
    "max.u32": 0,
    "min.f32": NAN,
    "max.f32": NAN,
}
"""The number that changes no result of an operator that commutes and associates in every bit. Of
floats: a NaN loses against a number, two of them make the canonical one, and -0 is less than +0
(PTX ISA, "min")."""
OPERATORS = frozenset(_NOTHING)


def merged(graph: ValueGraph, text: str, *nodes: int) -> int:
    """The minimum or maximum of nodes."""
    members = {each for node in nodes for each in _members(graph, text, node)}
    nothing = graph.number(_NOTHING[text], WORD)
    # What changes no result is left out, unless it is all that there is.
    if len(members) > 1:
        members.discard(nothing)
    if len(members) == 1 and text.endswith("32") and ".f" not in text:
        return members.pop()
    numbers = [n for n in members if graph.known(n) is not None]
    if len(members) == len(numbers) and text.endswith(".s32"):
        return _of_numbers(graph, text, numbers)
    return graph.make(Node("set", WORD, text, tuple(sorted(members))))


def _of_numbers(graph: ValueGraph, text: str, numbers: list[int]) -> int:
    chosen = min if text.startswith("min") else max
    bounds = (graph.interval(n) for n in numbers)
    return graph.number(chosen(each[0] for each in bounds if each), WORD)


def _members(graph: ValueGraph, text: str, node: int) -> tuple[int, ...]:
    found = graph[node]
    if found.text != text:
        return (node,)
    if found.kind == "set":
        return found.operands
    if found.kind == "choice":
        base, *options = found.operands
        return (base, *(_settled(graph, text, each) for each in options))
    return (node,)


def _settled(graph: ValueGraph, text: str, option: int) -> int:
    """An option as a value: what it adds, or what changes nothing."""
    found = graph[option]
    if found.kind != "option":
        return option
    condition, *values = found.operands
    inner = [_settled(graph, text, each) for each in values]
    value = inner[0] if len(inner) == 1 else merged(graph, text, *inner)
    return selected(graph, condition, value, graph.number(_NOTHING[text], WORD))


def selected(graph: ValueGraph, condition: int, one: int, other: int) -> int:
    """One value where a condition holds, and the other where it does not."""
    decided = graph.decided(condition)
    if decided is not None or one == other:
        return one if decided is not False else other
    bits = graph[one].bits
    # Of predicates the choice is logic, which may be decided later on.
    if bits == 1:
        no = graph.inverse(condition)
        return graph.either(graph.both(condition, one), graph.both(no, other))
    for found in (_extended(graph, condition, one, other), _added(graph, condition, one, other)):
        if found is not None:
            return found
    text = graph[one].text
    if (graph[one].kind, text) == ("operation", "selp") and graph[one].operands[1] == other:
        inner, _, first = graph[one].operands
        return selected(graph, graph.both(first, condition), inner, other)
    return graph.make(Node("operation", bits, "selp", (one, other, condition)))


def _added(graph: ValueGraph, condition: int, one: int, other: int) -> int | None:
    """Where integers differ by what one way has added: the sum of what is always added, and it."""
    bits = graph[one].bits
    if bits != WORD or "sum" not in (graph[one].kind, graph[other].kind):
        return None
    _, first = graph.linear(one)
    constant, second = graph.linear(other)
    if not second.keys() <= first.keys() and first.keys() <= second.keys():
        no = graph.inverse(condition)
        return _added(graph, no, other, one)
    if not second.keys() <= first.keys() or any(first[n] != second[n] for n in second):
        return None
    if not second and not constant:
        return None
    # What both ways have in common goes out of the difference: what is left, one way has added.
    difference = graph.sum_of(((one, 1), (other, -1)), bits)
    # What is added is chosen, as one value: other threads may add the same.
    form = graph.linear(difference)
    if not form[0] and len(form[1]) == 1:
        ((node, times),) = form[1].items()
        kept = selected(graph, condition, node, graph.number(0, bits))
        return graph.sum_of(((other, 1), (kept, times)), bits)
    kept = selected(graph, condition, difference, graph.number(0, bits))
    return graph.sum_of(((other, 1), (kept, 1)), bits)


def _extended(graph: ValueGraph, condition: int, one: int, other: int) -> int | None:
    """Where one way has merged more into a minimum."""
    text, before = graph[one].text, graph[other]
    if text not in _NOTHING or graph[one].kind not in ("set", "choice"):
        return None
    is_choice = (before.kind, before.text) == ("choice", text)
    known = before.operands if is_choice else (other,)
    merges = graph[one].operands
    has = known if graph[one].kind == "choice" else _members(graph, text, other)
    if not set(has) < set(merges) or (graph[one].kind == "choice" and merges[0] != known[0]):
        return None
    more = tuple(each for each in merges if each not in has)
    is_merged = ".f" not in text or (before.kind, before.text) == ("set", text)
    if graph[one].kind == "set" and is_merged:
        value = more[0] if len(more) == 1 else merged(graph, text, *more)
        nothing = graph.number(_NOTHING[text], WORD)
        return merged(graph, text, other, selected(graph, condition, value, nothing))
    option = graph.make(Node("option", WORD, text, (condition, *more)))
    return graph.make(Node("choice", WORD, text, (*known, option)))
