"""Operations on nodes of a value graph: what PTX instructions compute, as nodes."""

from collections.abc import Callable, Sequence

from cuado.kernel.values.chosen_values import OPERATORS, merged, selected
from cuado.kernel.values.operations import INVERSE
from cuado.kernel.values.value_graph import FALSE, LONG, TRUE, WORD, Node, ValueGraph, signed

_INTEGERS = frozenset({"u32", "s32", "b32", "u64", "s64", "b64"})
_BITS = {"32": WORD, "64": LONG}
_EXTENSIONS = {
    **dict.fromkeys(("cvt.s64.s32", "cvt.u64.s32"), "cvt.s64.s32"),
    **dict.fromkeys(("cvt.u64.u32", "cvt.s64.u32"), "cvt.u64.u32"),
}
_COMMUTING = frozenset({"mul.lo.s32", "mul.lo.u32", "mul.lo.s64", "and.b32", "or.b32", "xor.b32"})


def operation(graph: ValueGraph, opcode: str, operands: Sequence[int], bits: int) -> int:
    """What an instruction without effects computes of its operands."""
    found = _known_form(graph, opcode, operands, bits)
    if found is not None:
        return found
    # Operands in one order, so that a * b and b * a are one node.
    if opcode in _COMMUTING:
        operands = sorted(operands)
    return graph.make(Node("operation", bits, opcode, tuple(operands)))


def _known_form(graph: ValueGraph, opcode: str, operands: Sequence[int], bits: int) -> int | None:
    base, *words = opcode.split(".")
    found = None
    if base == "setp":
        found = _comparison(graph, words, operands)
    elif opcode.endswith(".pred"):
        found = _logic(graph, base, operands)
    elif base == "selp":
        found = selected(graph, operands[2], operands[0], operands[1])
    elif opcode in OPERATORS and bits == WORD:
        found = merged(graph, opcode, *operands)
    elif opcode in _EXTENSIONS:
        found = _extended(graph, _EXTENSIONS[opcode], operands[0])
    elif words and words[-1] in _INTEGERS:
        found = _sum(graph, base, words, operands)
        if found is None:
            found = _of_numbers(graph, opcode, operands)
    return found


def _sum(graph: ValueGraph, base: str, words: Sequence[str], operands: Sequence[int]) -> int | None:
    """What is a sum of multiples of its operands; None for anything else."""
    bits = _BITS[words[-1][1:]]
    parts: list[tuple[int, int]] | None = None
    if not words[:-1]:
        parts = _plain_parts(graph, base, words[-1], operands)
    elif words[:-1] == ["lo"] and base in ("mul", "mad"):
        parts = [(_product(graph, operands, bits), 1), *((each, 1) for each in operands[2:])]
    elif words[:-1] == ["wide"] and base in ("mul", "mad") and bits == WORD:
        wide, bits = "cvt.s64.s32" if words[-1] == "s32" else "cvt.u64.u32", LONG
        # Of two extended factors the product fits 64 bits: it does not wrap around.
        factors = [_extended(graph, wide, each) for each in operands[:2]]
        parts = [(_product(graph, factors, LONG), 1), *((each, 1) for each in operands[2:])]
    return None if parts is None else graph.sum_of(parts, bits)


def _plain_parts(
    graph: ValueGraph, base: str, type_: str, operands: Sequence[int]
) -> list[tuple[int, int]] | None:
    """Operands of an opcode without modifiers, and how often each is added."""
    bits = _BITS[type_[1:]]
    parts: list[tuple[int, int]] | None = None
    if base in ("add", "sub"):
        parts = [(operands[0], 1), (operands[1], 1 if base == "add" else -1)]
    elif base == "neg":
        parts = [(operands[0], -1)]
    elif base == "shl":
        shift = graph.known(operands[1])
        parts = None if shift is None or shift >= bits else [(operands[0], 1 << shift)]
    elif base == "sad" and graph.known(operands[2]) != 0:
        # |a - b| + c as a sum, so that the distances of several pixels add up in any order.
        nothing = graph.number(0, bits)
        distance = operation(graph, f"sad.{type_}", (*operands[:2], nothing), bits)
        parts = [(distance, 1), (operands[2], 1)]
    return parts


def _product(graph: ValueGraph, operands: Sequence[int], bits: int) -> int:
    one, other = operands[:2]
    for factor, value in ((one, other), (other, one)):
        number = graph.known(factor)
        if number is not None:
            return graph.sum_of(((value, number),), bits)
    opcode = f"mul.lo.s{bits}"
    return graph.make(Node("operation", bits, opcode, tuple(sorted((one, other)))))


def _extended(graph: ValueGraph, opcode: str, node: int) -> int:
    number = graph.known(node)
    if number is not None:
        # A longer register is read by its lower half.
        whole = number & ((1 << WORD) - 1)
        return graph.number(signed(whole, WORD) if "s64" in opcode else whole, LONG)
    # Both extensions of a number that is not negative are equal: one node for them.
    bounds = graph.interval(node)
    if bounds and bounds[0] >= 0:
        opcode = "cvt.s64.s32"
    return graph.make(Node("operation", LONG, opcode, (node,)))


_ON_NUMBERS: dict[str, Callable[[int, int], int]] = {
    "and.b32": lambda one, other: one & other,
    "or.b32": lambda one, other: one | other,
    "xor.b32": lambda one, other: one ^ other,
    "shr.u32": lambda one, other: one >> other if other < WORD else 0,
    "shr.b32": lambda one, other: one >> other if other < WORD else 0,
    "shr.s32": lambda one, other: signed(one, WORD) >> min(other, WORD - 1),
}


def _of_numbers(graph: ValueGraph, opcode: str, operands: Sequence[int]) -> int | None:
    """The result where all operands are numbers of 32 bits."""
    numbers = [graph.known(each) for each in operands if graph[each].bits == WORD]
    if opcode not in _ON_NUMBERS or len(numbers) != 2:
        return None
    one, other = numbers
    if one is None or other is None:
        return None
    return graph.number(_ON_NUMBERS[opcode](one, other), WORD)


def _logic(graph: ValueGraph, base: str, operands: Sequence[int]) -> int | None:
    match base:
        case "and":
            return graph.both(*operands)
        case "or":
            return graph.either(*operands)
        case "not":
            return graph.inverse(operands[0])
        case "mov":
            return operands[0]
    one, other = operands[:2]
    if base != "xor":
        return None
    # Exclusive or by "and" and "or", whose members are compared as sets.
    no, neither = graph.inverse(one), graph.inverse(other)
    return graph.either(graph.both(one, neither), graph.both(no, other))


def _comparison(graph: ValueGraph, words: Sequence[str], operands: Sequence[int]) -> int | None:
    """A comparison of integers of 32 bits, decided where bounds decide it."""
    if len(words) != 2 or len(operands) != 2 or words[1] not in ("s32", "u32", "b32"):
        return None
    how, type_ = words
    one, other = operands
    if how not in INVERSE:
        return None
    answer = _decided(graph, how, type_, one, other)
    if answer is not None:
        return TRUE if answer else FALSE
    # Each comparison and its opposite are one node, and what stands on either side.
    if how in ("ge", "le", "ne"):
        return graph.inverse(_plain(graph, INVERSE[how], type_, one, other))
    return _plain(graph, how, type_, one, other)


def _plain(graph: ValueGraph, how: str, type_: str, one: int, other: int) -> int:
    # a > b is b < a; equality is symmetric; and numbers that are not negative compare alike with
    # and without sign.
    if how == "gt":
        how, one, other = "lt", other, one
    if how == "eq" and other < one:
        one, other = other, one
    if how == "lt" and type_ == "u32" and all(_is_natural(graph, n) for n in (one, other)):
        type_ = "s32"
    if how == "eq":
        type_ = "b32"
    return graph.make(Node("operation", 1, f"setp.{how}.{type_}", (one, other)))


def _is_natural(graph: ValueGraph, node: int) -> bool:
    bounds = graph.interval(node)
    return bounds is not None and bounds[0] >= 0


def _decided(graph: ValueGraph, how: str, type_: str, one: int, other: int) -> bool | None:
    """What bounds of both sides, and of their difference, say."""
    if one == other:
        return how in ("le", "ge", "eq")
    bounds = graph.interval(one), graph.interval(other)
    # A comparison without sign reads negative numbers as large ones: nothing is decided by bounds.
    if None in bounds or (type_ == "u32" and any(each and each[0] < 0 for each in bounds)):
        return None
    found = _difference(graph, one, other)
    if found is None:
        return None
    low, high = found
    yes, no = {
        "lt": (high < 0, low >= 0),
        "le": (high <= 0, low > 0),
        "gt": (low > 0, high <= 0),
        "ge": (low >= 0, high < 0),
        "eq": (low == high == 0, low > 0 or high < 0),
        "ne": (low > 0 or high < 0, low == high == 0),
    }[how]
    return yes if yes or no else None


def _difference(graph: ValueGraph, one: int, other: int) -> tuple[int, int] | None:
    """Bounds of a difference of two sums of which neither has wrapped around: that of integers."""
    (constant, first), (less, second) = graph.linear(one), graph.linear(other)
    terms = {n: signed(times, WORD) for n, times in first.items()}
    for node, times in second.items():
        terms[node] = terms.get(node, 0) - signed(times, WORD)
    low = high = signed(constant, WORD) - signed(less, WORD)
    for node, times in terms.items():
        inner = graph.interval(node)
        if inner is None:
            return None
        ends = (inner[0] * times, inner[1] * times)
        low, high = low + min(ends), high + max(ends)
    return low, high
