"""What the iterations of a loop hand on to each other, and leave behind, by the loop's text.

A variable that is declared outside of the loop and set in it is *scratch* if each iteration first
sets it; it *accumulates* if all that happens to it is ``v += ...``, ``v = max(v, ...)`` and the
like. Anything else is carried from one iteration to the next.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tree_sitter import Node

from cuado.cuda_source import FunctionText, LoopText, SourceText, variables
from cuado.cuda_source.source import span_of, walk, walk_inside
from cuado.optimizer.patches.owners import owner_of, passed_by_reference

_SIGNS = {"+=": "+", "-=": "+", "^=": "^", "&=": "&", "|=": "|"}
_BEST = re.compile(r"(?:std::)?f?(?:max|min)f?")
_UPDATES = ("assignment_expression", "update_expression")


@dataclass(frozen=True, slots=True)
class Accumulated:
    """A variable in which a loop accumulates.

    Attributes:
        name: of it.
        how: ``+``, ``^``, ``&``, ``|``, or the function that combines two values: ``fmaxf``.
    """

    name: str
    how: str

    @property
    def is_counted_twice(self) -> bool:
        """True if a value that is combined twice changes the result."""
        return self.how in {"+", "^"}

    def combined(self, other: str) -> str:
        """The statement that combines the variable with another value."""
        if len(self.how) == 1:
            return f"{self.name} {self.how}= {other};"
        return f"{self.name} = {self.how}({self.name}, {other});"


@dataclass(frozen=True)
class CarriedNames:
    """What a loop carries.

    Attributes:
        accumulated: variables in which it accumulates.
        other: why its iterations may not be dealt out; empty if they may.
    """

    accumulated: tuple[Accumulated, ...]
    other: str = ""


def carried_names(source: SourceText, function: FunctionText, loop: LoopText) -> CarriedNames:
    """What a loop of a function hands on."""
    outer = {v.name for v in variables(source, function.body) if not loop.span.holds(v.span)} | {
        p.name for p in function.parameters if not p.pointer
    }
    pointers = {p.name for p in function.parameters if p.pointer}
    found: list[Accumulated] = []
    for name in dict.fromkeys(_set_names(source, loop)):
        if name == loop.variable:
            return CarriedNames((), f"'{name}' is changed in the loop")
        if name in pointers:
            return CarriedNames((), f"pointer '{name}' is moved in the loop")
        if name not in outer or _is_declared_inside(source, function, loop, name):
            continue
        how = _accumulates(source, loop, name)
        if how:
            found.append(Accumulated(name, how))
        elif not _is_scratch(source, function, loop, name):
            return CarriedNames((), f"'{name}' is handed from one iteration to the next")
    return CarriedNames(tuple(found))


def _is_declared_inside(
    source: SourceText, function: FunctionText, loop: LoopText, name: str
) -> bool:
    """True if all variables of a name that the loop sets are its own."""
    own = [v for v in variables(source, function.body) if v.name == name]
    return all(loop.span.holds(v.span) for v in own) and bool(own)


def _set_names(source: SourceText, loop: LoopText) -> Iterator[str]:
    """Variables of which the loop's body sets something, but for what pointers lead to."""
    body = _body(loop)
    for node in walk(body, *_UPDATES):
        target = node.child_by_field_name("left") or node.child_by_field_name("argument")
        if target is not None and target.type in {"identifier", "field_expression"}:
            yield owner_of(source, target)
        elif target is not None and target.type == "subscript_expression":
            yield from _local_array(source, target)
    for node in walk(body, "pointer_expression"):
        if source.of(node).startswith("&") and node.named_children:
            inner = node.named_children[0]
            if inner.type == "identifier":
                yield source.of(inner)
    for node in walk(body, "call_expression"):
        yield from passed_by_reference(source, node)


def _local_array(source: SourceText, target: Node) -> Iterator[str]:
    """The array of which an element is set, where it may be a thread's own."""
    name = owner_of(source, target)
    for each in variables(source):
        shared = "__shared__" in source.at(each.span).split()
        if each.name == name and each.extents and not each.pointer and not shared and each.local:
            yield name


def _body(loop: LoopText) -> Node:
    return loop.node.child_by_field_name("body") or loop.node.children[-1]


def _accumulates(source: SourceText, loop: LoopText, name: str) -> str:
    """How a loop accumulates in a variable; empty if it does anything else to it."""
    ways: set[str] = set()
    mentions = sum(source.of(n) == name for n in walk(loop.node, "identifier"))
    for node in walk(_body(loop), *_UPDATES):
        way, count = _way(source, node, name)
        if way:
            ways.add(way)
            mentions -= count
    return ways.pop() if len(ways) == 1 and mentions == 0 else ""


def _way(source: SourceText, node: Node, name: str) -> tuple[str, int]:
    """How a statement combines a variable with something, and how often it names it."""
    if node.type == "update_expression":
        # ``*p++`` hands the former value on.
        is_alone = node.parent is not None and node.parent.type == "expression_statement"
        target = node.child_by_field_name("argument") if is_alone else None
        return ("+", 1) if target is not None and source.of(target) == name else ("", 0)
    target, value = node.child_by_field_name("left"), node.child_by_field_name("right")
    sign = node.child_by_field_name("operator")
    if target is None or value is None or sign is None or source.of(target) != name:
        return "", 0
    if source.of(sign) != "=":
        return _SIGNS.get(source.of(sign), ""), 1
    return _best(source, value, name)


def _best(source: SourceText, value: Node, name: str) -> tuple[str, int]:
    """The function by which a variable is compared with a value, and how often both name it."""
    callee, listed = (value.child_by_field_name(n) for n in ("function", "arguments"))
    if value.type != "call_expression" or callee is None or listed is None:
        return "", 0
    given, how = [source.of(n) for n in listed.named_children], source.of(callee)
    return (how, 2) if _BEST.fullmatch(how) and given.count(name) == 1 else ("", 0)


def _is_scratch(source: SourceText, function: FunctionText, loop: LoopText, name: str) -> bool:
    """True if each iteration sets a variable before it reads it, and nothing after the loop does.

    What follows the loop may set it anew as well.
    """
    after = [
        n for n in walk(function.node, "identifier")
        if n.start_byte >= loop.span.end and source.of(n) == name
    ]  # fmt: skip
    inside = [n for n in walk(_body(loop), "identifier") if source.of(n) == name]
    return bool(inside) and _is_first_set(source, function, loop, inside[0]) and not after


_AROUND = (
    "if_statement", "while_statement", "do_statement", "for_statement", "switch_statement",
    "conditional_expression", "binary_expression",
)  # fmt: skip


def _is_first_set(source: SourceText, function: FunctionText, loop: LoopText, node: Node) -> bool:
    """True if a name stands where each iteration sets the variable: a plain assignment."""
    name = source.of(node)
    for found, inside in walk_inside(function.node, ("assignment_expression",), _AROUND):
        left, right, sign = (
            found.child_by_field_name(each) for each in ("left", "right", "operator")
        )
        if left is None or sign is None or right is None or span_of(left) != span_of(node):
            continue
        is_read = any(source.of(n) == name for n in walk(right, "identifier"))
        near = [n for n in inside if loop.body.holds(span_of(n))]
        return source.of(sign) == "=" and not is_read and _is_always(found, near)
    return False


def _is_always(node: Node, around: list[Node]) -> bool:
    """True if a statement in these others is always made: alone, or as an inner ``for`` begins."""
    if len(around) != 1 or around[0].type != "for_statement":
        return not around
    begins = around[0].child_by_field_name("initializer")
    return begins is not None and span_of(begins).holds(span_of(node))
