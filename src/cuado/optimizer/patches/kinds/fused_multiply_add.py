"""Multiply-adds: ``fmaf(a, b, c)`` for ``a * b + c``, and for ``__fadd_rn(__fmul_rn(a, b), c)``."""

import re
from collections.abc import Iterator, Mapping, Sequence

from tree_sitter import Node

from cuado.cuda_source import Edit, FunctionText, variables
from cuado.cuda_source.literals import is_floating
from cuado.cuda_source.source import span_of, walk
from cuado.optimizer.patches.calls import calls
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.writers import plain_refusal
from cuado.optimizer.transformation import Rewritten, Transformation

_SUMS = {"__fadd_rn": "__fmul_rn", "__dadd_rn": "__dmul_rn"}
_DIFFERENCES = {"__fsub_rn": "__fmul_rn", "__dsub_rn": "__dmul_rn"}


def written(step: Transformation, site: Site) -> Sequence[Written] | Unwritten:
    """Fuse what intrinsics keep apart, and sums in the lines that the step changed."""
    called = _functions(step, site)
    found = [*_intrinsics(site), *_sums(site, called)]
    # Of a product and sum in another one, the outer is fused.
    spans = {each.span for each in found}
    edits = [e for e in found if not any(s != e.span and s.holds(e.span) for s in spans)]
    if not edits:
        return plain_refusal(step, site, "no product and sum to fuse were found in the source")
    rows = sorted({site.source.line(each.span.start) for each in edits})
    return (Written(f"fma in line {', '.join(map(str, rows))}", tuple(edits)),)


def _functions(step: Transformation, site: Site) -> dict[int, str]:
    """The lines that the step changed, each with the function of the type that it computes in."""
    made = step.apply(site.kernel)
    types: dict[int, set[str]] = {}
    for n in made.touched if isinstance(made, Rewritten) else ():
        for line in site.lines_of((n,)):
            types.setdefault(line, set()).add(site.kernel.code.instructions[n].opcode[-3:])
    known = {"f32": "fmaf", "f64": "__fma_rn"}
    return {
        line: known.get(min(each), "fma") if len(each) == 1 else "fma"
        for line, each in types.items()
    }


def _intrinsics(site: Site) -> Iterator[Edit]:
    known = {**_SUMS, **_DIFFERENCES}
    for call in calls(site, known.__contains__):
        if len(call.arguments) != 2:
            continue
        for product, other in (call.arguments, call.arguments[::-1]):
            factors = _factors(site, product, known[call.name])
            first = product is call.arguments[0]
            if factors is None or (call.name in _DIFFERENCES and not first):
                continue
            sign = "-" if call.name in _DIFFERENCES else ""
            added = site.source.of(other)
            added = f"{sign}({added})" if sign else added
            called = "__fma_rn" if call.name.startswith("__d") else "fmaf"
            yield Edit(span_of(call.node), f"{called}({', '.join(factors)}, {added})")
            break


def _factors(site: Site, node: Node, name: str) -> tuple[str, str] | None:
    """The arguments of a product that is a call of an intrinsic."""
    callee = node.child_by_field_name("function") if node.type == "call_expression" else None
    listed = node.child_by_field_name("arguments") if callee is not None else None
    if callee is None or listed is None or site.source.of(callee) != name:
        return None
    given = [each for each in listed.named_children if each.type != "comment"]
    return (site.source.of(given[0]), site.source.of(given[1])) if len(given) == 2 else None


def _sums(site: Site, lines: Mapping[int, str]) -> Iterator[Edit]:
    """The innermost sums of a product in some lines, outside of indices."""
    for function in site.functions:
        indices = [span_of(n) for n in walk(function.node, "subscript_argument_list")]
        integers = _integers(site, function)
        for node in walk(function.node, "binary_expression"):
            inside = any(each.holds(span_of(node)) for each in indices)
            if (
                inside
                or _is_integer(site, node, integers)
                or site.source.line(node.start_byte) not in lines
            ):
                continue
            made = _fused(site, node, lines[site.source.line(node.start_byte)])
            if made is not None:
                yield made


_INTEGER = re.compile(
    r"(?:(?:un)?signed|int|long|short|char|bool|size_t|ptrdiff_t|u?int(?:8|16|32|64)_t|uint|uchar)"
    r"(?:\s+(?:int|long|short|char))*"
)
_INDICES = frozenset({"threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize"})


def _integers(site: Site, function: FunctionText) -> set[str]:
    """Names of a function's integers."""
    found = {v.name for v in variables(site.source, function.body) if _INTEGER.fullmatch(v.type)}
    return found | {p.name for p in function.parameters if _INTEGER.fullmatch(p.type)} | _INDICES


def _is_integer(site: Site, node: Node, integers: set[str]) -> bool:
    """True if an expression is made of integers alone: a multiply-add of floats would round it."""
    others = ("cast_expression", "call_expression", "subscript_expression", "field_expression")
    if any(not _is_index(site, each) for each in walk(node, *others)):
        return False
    numbers = [site.source.of(n) for n in walk(node, "number_literal")]
    names = {site.source.of(n) for n in walk(node, "identifier")}
    return not any(map(is_floating, numbers)) and names <= integers


def _is_index(site: Site, node: Node) -> bool:
    """True for ``threadIdx.x`` and the like."""
    return node.type == "field_expression" and site.source.of(node.children[0]) in _INDICES


def _fused(site: Site, node: Node, called: str) -> Edit | None:
    """``a * b + c`` as a multiply-add; None if neither term is a product of what is no product."""
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    sign = _operator(site, node)
    if left is None or right is None or sign not in {"+", "-"}:
        return None
    for product, other in ((left, right), (right, left)):
        if _operator(site, product) != "*" or _holds_sum(site, product) or _holds_sum(site, other):
            continue
        a, b = product.child_by_field_name("left"), product.child_by_field_name("right")
        if a is None or b is None:
            continue
        first, added = site.source.of(a), site.source.of(other)
        if sign == "-":
            added = f"-({added})" if product is left else added
            first = f"-({first})" if product is right else first
        return Edit(span_of(node), f"{called}({first}, {site.source.of(b)}, {added})")
    return None


def _operator(site: Site, node: Node) -> str:
    sign = node.child_by_field_name("operator") if node.type == "binary_expression" else None
    return site.source.of(sign) if sign is not None else ""


def _holds_sum(site: Site, node: Node) -> bool:
    """True if a sum of a product stands in it outside of brackets of indices: that is fused."""
    return any(
        _operator(site, each) in {"+", "-"}
        and any(
            _operator(site, n) == "*"
            for n in (each.child_by_field_name("left"), each.child_by_field_name("right"))
            if n is not None
        )
        for each in walk(node, "binary_expression")
        if not any(n.type == "subscript_argument_list" for n in _around(node, each))
    )


def _around(root: Node, inner: Node) -> Iterator[Node]:
    for each in walk(root, "subscript_argument_list"):
        if each.start_byte <= inner.start_byte and inner.end_byte <= each.end_byte:
            yield each
