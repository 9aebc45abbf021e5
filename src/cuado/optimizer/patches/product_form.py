"""A kernel of one result a thread that sums along a loop: its indices, its loop, what it loads.

``row = blockIdx.y * blockDim.y + threadIdx.y; col = ...x; sum = 0; for (k ...) sum +=
a[row * n + k] * b[k * n + col]; c[row * n + col] = sum;``: the form that can be written with tiles,
since which thread computes which result does not matter.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tree_sitter import Node

from cuado.cuda_source import LoopText, Span, VariableText, loops, value_of, variables
from cuado.cuda_source.source import span_of, walk
from cuado.optimizer.patches.carried_names import carried_names
from cuado.optimizer.patches.indices import AXES
from cuado.optimizer.patches.pure_functions import PURE
from cuado.optimizer.patches.site import Site
from cuado.optimizer.patches.source_loops import (
    objection_to_head,
    objection_to_macros,
    same_text,
)

_BUILT_IN = re.compile(r"\b(?:threadIdx|blockIdx|blockDim|gridDim)\b")
_INDEX = re.compile(
    r"blockIdx\.(?P<a>[xy])\*(?P<s>blockDim\.(?P=a)|\w+)\+threadIdx\.(?P=a)"
    r"|threadIdx\.(?P<b>[xy])\+blockIdx\.(?P=b)\*(?P<t>blockDim\.(?P=b)|\w+)"
    r"|(?P<u>blockDim\.(?P<c>[xy]))\*blockIdx\.(?P=c)\+threadIdx\.(?P=c)"
)
_LIMIT = re.compile(r"(?P<left>\w+)\s*>=?\s*(?P<right>\w+)")
_BYTES = {"float": 4, "double": 8, "int": 4, "unsigned": 4, "unsigned int": 4}


class OtherProductError(Exception):
    """Why a kernel does not have this form."""


@dataclass(frozen=True)
class Index:
    """A variable that numbers results along an axis of the grid."""

    variable: VariableText
    axis: str

    @property
    def name(self) -> str:
        """The variable's name."""
        return self.variable.name


@dataclass(frozen=True)
class Factor:
    """What is loaded for each step of the loop and each value of one index.

    Attributes:
        pointer: the parameter.
        type: of an element.
        bytes: of an element.
        index: the results' index that it depends on.
        text: of the access.
        spans: where it stands in the loop.
        along: whether neighbouring steps are neighbours in memory; else neighbouring results are.
    """

    pointer: str
    type: str
    bytes: int
    index: Index
    text: str
    spans: tuple[Span, ...]
    along: bool


@dataclass(frozen=True)
class ProductForm:
    """The parts of such a kernel.

    Attributes:
        indices: of the results, two.
        guard: terms of the condition under which a thread returns; none if all go on.
        before: statements before the loop, but for the indices and the guard.
        sums: variables among these in which the loop accumulates.
        loop: the loop.
        factors: what it loads.
        after: statements after it.
    """

    indices: tuple[Index, Index]
    guard: tuple[str, ...]
    before: tuple[Node, ...]
    sums: tuple[VariableText, ...]
    loop: LoopText
    factors: tuple[Factor, ...]
    after: tuple[Node, ...]


def product_form(site: Site) -> ProductForm:
    """The kernel's parts.

    Raises:
        OtherProductError: it has another form.
    """
    if reason := objection_to_macros(site):
        raise OtherProductError(reason)
    indices = _indices(site)
    declared = {each.variable.span for each in indices}
    rest = [n for n in _children(site.entry.node) if span_of(n) not in declared]
    guard, rest = _guarded(site, rest, {each.name for each in indices})
    loop, place = _loop(site, rest)
    before, after = rest[:place], rest[place + 1 :]
    sums = _sums(site, loop, before)
    _expect_plain(site, loop, before, after)
    factors = tuple(_factors(site, loop, indices))
    if not factors:
        raise OtherProductError("the loop loads nothing for one index of the results alone")
    return ProductForm(indices, guard, tuple(before), sums, loop, factors, tuple(after))


def _children(node: Node) -> list[Node]:
    """The statements of a function's body."""
    body = node.child_by_field_name("body")
    return [n for n in body.named_children if n.type != "comment"] if body else []


def _loop(site: Site, statements: Sequence[Node]) -> tuple[LoopText, int]:
    """The one loop among statements, and its place."""
    found = [each for each in loops(site.source, site.entry) if each.depth == 0]
    places = [n for n, each in enumerate(statements) if each.type == "for_statement"]
    if len(found) == len(places) == 1 and span_of(statements[places[0]]) == found[0].span:
        return found[0], places[0]
    raise OtherProductError("it is not one loop, with other statements before and after it")


def _indices(site: Site) -> tuple[Index, Index]:
    known = variables(site.source, site.entry.body)
    found = [each for v in known if (each := _index(site, v)) is not None]
    text = " ".join(map(site.code_of, site.functions))
    mentions = sum(len(_BUILT_IN.findall(each.variable.value)) for each in found)
    is_all = mentions == len(_BUILT_IN.findall(text))
    if len(found) != 2 or found[0].axis == found[1].axis or not is_all:
        raise OtherProductError("its results have no plain index along x and one along y")
    spans = {each.variable.span for each in found}
    if sum(v.span in spans for v in known) != len(found):
        raise OtherProductError("the indices are declared with other variables")
    return found[0], found[1]


def _index(site: Site, variable: VariableText) -> Index | None:
    """A variable as an index of results; None if it is none."""
    match = _INDEX.fullmatch(same_text(variable.value))
    if match is None or variable.pointer or variable.extents:
        return None
    axis = match["a"] or match["b"] or match["c"]
    size = match["s"] or match["t"] or match["u"]
    is_block = value_of(size, {**site.constants()}) == site.setting.block[AXES.index(axis)]
    return Index(variable, axis) if size.startswith("blockDim") or is_block else None


def _guarded(site: Site, rest: list[Node], names: set[str]) -> tuple[tuple[str, ...], list[Node]]:
    """The terms under which a thread returns early, and the statements that are left."""
    if not rest or rest[0].type != "if_statement":
        return (), rest
    clause, then, other = (
        rest[0].child_by_field_name(n) for n in ("condition", "consequence", "alternative")
    )
    if clause is None or other is not None or not _is_return(then):
        return (), rest
    terms = tuple(each.strip() for each in site.source.of(clause)[1:-1].split("||"))
    for term in terms:
        limit = _LIMIT.fullmatch(term)
        if limit is None or limit["left"] not in names or limit["right"] in names:
            raise OtherProductError("its guard is more than a limit of each index")
    return terms, rest[1:]


def _is_return(node: Node | None) -> bool:
    if node is None:
        return False
    inside = node.named_children if node.type == "compound_statement" else [node]
    return [n.type for n in inside if n.type != "comment"] == ["return_statement"]


def _sums(site: Site, loop: LoopText, before: Sequence[Node]) -> tuple[VariableText, ...]:
    """The variables in which the loop accumulates."""
    carried = carried_names(site.source, site.entry, loop)
    reason = objection_to_head(site, loop) or carried.other
    if reason or loop.step != "1" or loop.comparison != "<":
        raise OtherProductError(reason or f"the loop in line {loop.line} does not count by one")
    spans = [span_of(each) for each in before]
    names = {each.name for each in carried.accumulated}
    found = [v for v in variables(site.source, site.entry.body) if v.span in spans]
    sums = tuple(v for v in found if v.name in names)
    if not sums or {v.name for v in sums} != names:
        raise OtherProductError(f"what the loop in line {loop.line} sums is not declared before it")
    _expect_alone(found, sums)
    return sums


def _expect_alone(found: Sequence[VariableText], sums: Sequence[VariableText]) -> None:
    """Each sum is a plain variable with a value.

    Raises:
        OtherProductError: one is not.
    """
    spans = {each.span for each in sums}
    if any(each.span in spans and each not in sums for each in found):
        raise OtherProductError("a sum is declared with another variable")
    if any(v.pointer or v.extents or not v.value or v.type == "auto" for v in sums):
        raise OtherProductError("a sum begins with no value, or is an array")


def _expect_plain(
    site: Site, loop: LoopText, before: Sequence[Node], after: Sequence[Node]
) -> None:
    """What runs in another order then must not meet, and be done where all threads come along.

    Raises:
        OtherProductError: it does more than compute and store results.
    """
    own = site.source.at(site.entry.body)
    if "#" in own.replace(f"#pragma {loop.pragma}" if loop.pragma else "", "", 1):
        raise OtherProductError("the preprocessor has a part in its text")
    _expect_no_stores(loop, before)
    kinds = ("return_statement", "goto_statement", "gnu_asm_expression", "lambda_expression")
    for each in (*before, loop.node, *after):
        if next(walk(each, *kinds), None) is not None or "__shared__" in site.source.code(each):
            raise OtherProductError("it may return early, or shares memory already")
        for call in walk(each, "call_expression"):
            callee = call.child_by_field_name("function")
            if callee is None or not PURE.fullmatch(site.source.of(callee)):
                raise OtherProductError("it calls functions")


def _expect_no_stores(loop: LoopText, before: Sequence[Node]) -> None:
    """Results are stored after the loop alone.

    Raises:
        OtherProductError: something is stored before.
    """
    if any(each.type != "declaration" for each in before):
        raise OtherProductError("more than declarations stand before the loop")
    inside = walk(loop.node, "assignment_expression", "update_expression")
    targets = [n.child_by_field_name("left") or n.child_by_field_name("argument") for n in inside]
    if any(t is not None and t.type != "identifier" for t in targets):
        raise OtherProductError(f"the loop in line {loop.line} stores")


def _factors(site: Site, loop: LoopText, indices: Sequence[Index]) -> Iterator[Factor]:
    """Accesses of one pointer with one text, which depend on the counter and one index."""
    pointers = {p.name: p.type for p in site.entry.parameters if p.pointer and p.name}
    found: dict[str, tuple[Index, Node, list[Span]]] = {}
    for node in walk(loop.node, "subscript_expression"):
        index = _index_of(site, node, loop, indices)
        if index is not None and pointers.get(site.source.of(node.children[0])) in _BYTES:
            text = same_text(site.source.of(node))
            found.setdefault(text, (index, node, []))[2].append(span_of(node))
    for text, (index, node, spans) in found.items():
        name = site.source.of(node.children[0])
        inside = text[text.index("[") + 1 : -1]
        along = loop.variable in inside.split("+")
        yield Factor(
            *(name, pointers[name], _BYTES[pointers[name]], index),
            *(site.source.of(node), tuple(spans), along),
        )


def _index_of(site: Site, node: Node, loop: LoopText, indices: Sequence[Index]) -> Index | None:
    """The one index of the results on which an access depends, beside the counter; None if none."""
    passed = {p.name for p in site.entry.parameters if not p.pointer} | {*site.constants()}
    words = {site.source.of(n) for n in walk(node.children[1], "identifier")}
    own = [each for each in indices if each.name in words]
    if len(own) != 1 or loop.variable not in words:
        return None
    return own[0] if words <= {own[0].name, loop.variable, *passed} else None
