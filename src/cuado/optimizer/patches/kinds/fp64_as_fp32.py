"""Literals with ``f``, and ``float`` for what is computed: locals, casts, parameters of functions.

What lies in memory stays as it is: pointers to doubles, arrays in shared memory. What is read
through them is cast where it is read.
"""

import re
from collections.abc import Iterator, Sequence

from tree_sitter import Node

from cuado.cuda_source import Edit, FunctionText, constants_of, float_literals, variables
from cuado.cuda_source.declarators import dimensions, name_node, outermost
from cuado.cuda_source.literals import is_floating
from cuado.cuda_source.source import span_of, walk
from cuado.optimizer.patches.calls import calls
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.writers import plain_refusal
from cuado.optimizer.transformation import Transformation

_NUMBER = re.compile(r"(?<![\w.])(?:\d[\d']*\.?[\d']*|\.\d[\d']*)(?:[eE][+-]?\d+)?[fFlL]?(?![\w.])")


_BEST = frozenset({"fmin", "fmax"})
_LEAST, _MOST = 1.2e-38, 3.4e38
"""Sizes of what a float can hold."""


def written(step: Transformation, site: Site) -> Sequence[Written] | Unwritten:
    """First everything, then literals alone."""
    literals = [edit for each in site.functions for edit in _literals(site, each)]
    literals += _constants(site)
    # PTX in place states the types of its operands.
    plain = [f for f in site.functions if next(walk(f.node, "gnu_asm_expression"), None) is None]
    computed = [edit for each in plain for edit in (*_types(site, each), *_loads(site, each))]
    # One of the two types for both arguments: with one of each, no function is the nearest.
    best = list(calls(site, _BEST.__contains__))
    apart = [e for e in literals if not any(span_of(c.node).holds(e.span) for c in best)]
    ways: list[Written] = []
    if computed:
        says = "float instead of double where values are computed, literals with f"
        renamed = (Edit(span_of(each.callee), f"{each.name}f") for each in best)
        ways.append(Written(says, (*literals, *computed, *renamed)))
    if apart:
        ways.append(Written("literals with f", tuple(apart)))
    return ways or plain_refusal(step, site, "the source has no double that a float could replace")


def _literals(site: Site, function: FunctionText) -> Iterator[Edit]:
    for each in float_literals(site.source, function):
        size = abs(_value(each.text)) if each.double else 0.0
        if each.double and (size == 0 or _LEAST <= size <= _MOST):
            yield Edit(each.span, f"{each.text.rstrip('lL')}f")


def _value(text: str) -> float:
    plain = text.rstrip("lL").replace("'", "")
    return float.fromhex(plain) if plain.lower().startswith("0x") else float(plain)


def _constants(site: Site) -> Iterator[Edit]:
    """Casts where a function names a constant that is a double: of the file, or of its own."""
    known = constants_of(site.source, site.defines)
    of_file = {name for name, text in known.items() if _is_double(text)}
    for function in site.functions:
        own = {each.name: each for each in variables(site.source, function.body)}
        doubles = of_file - own.keys()
        doubles |= {n for n, e in own.items() if e.constant and e.type == "double" and e.value}
        declared = {span_of(name_node(each.node) or each.node) for each in own.values()}
        for node in walk(function.node, "identifier"):
            name = site.source.of(node)
            inside = function.body.start <= node.start_byte
            if inside and name in doubles and span_of(node) not in declared:
                yield Edit(span_of(node), f"((float)({name}))")


def _is_double(text: str) -> bool:
    found = [n for n in _NUMBER.findall(text) if is_floating(n)]
    return bool(found) and any(n[-1] not in "fF" for n in found)


def _types(site: Site, function: FunctionText) -> Iterator[Edit]:
    """``float`` in declarations of scalars and local arrays, in casts, and in heads."""
    for node in walk(function.node, "declaration", "cast_expression", "parameter_declaration"):
        kind = node.child_by_field_name("type")
        if kind is None:
            continue
        own = next((n for n in walk(kind, "primitive_type") if site.source.of(n) == "double"), None)
        if own is None or "*" in site.source.of(kind) or not _is_plain(site, node):
            continue
        if node.type == "parameter_declaration" and function.is_kernel:
            continue
        yield Edit(span_of(own), "float")
    result = function.node.child_by_field_name("type")
    if result is not None and site.source.of(result) == "double":
        declarator = function.node.child_by_field_name("declarator")
        if declarator is not None and outermost(declarator, "pointer_declarator") is None:
            yield Edit(span_of(result), "float")


def _is_plain(site: Site, node: Node) -> bool:
    """True if nothing declared is a pointer, a reference, or in shared or static memory."""
    if node.type == "cast_expression":
        return True
    words = site.source.of(node).split("=")[0]
    if re.search(r"\b(?:__shared__|extern|static|__constant__)\b", words):
        return False
    return all(
        outermost(each, kind) is None
        for each in node.children_by_field_name("declarator")
        for kind in ("pointer_declarator", "reference_declarator")
    ) and not (node.type == "parameter_declaration" and "[" in words)


def _loads(site: Site, function: FunctionText) -> Iterator[Edit]:
    """Casts where a value is read through a pointer to doubles, or of a shared array of them."""
    names = {
        each.name for each in function.parameters if each.pointer and each.type == "double"
    } | set(_kept_arrays(site, function))
    targets = set()
    for node in walk(function.node, "assignment_expression", "update_expression"):
        left = node.child_by_field_name("left") or node.child_by_field_name("argument")
        if left is not None:
            targets.add(left.start_byte)
    for node in walk(function.node, "pointer_expression"):
        targets |= {each.start_byte for each in node.named_children}
    for node in walk(function.node, "subscript_expression"):
        base = node.children[0]
        whole = site.source.of(base) in names
        if whole and node.start_byte not in targets and function.body.start <= node.start_byte:
            yield Edit.insertion(node.start_byte, "(float)")


def _kept_arrays(site: Site, function: FunctionText) -> Iterator[str]:
    """Names of pointers and shared arrays of doubles that a function declares."""
    for node in walk(function.node, "declaration"):
        kind = node.child_by_field_name("type")
        if kind is None or site.source.of(kind) != "double" or _is_plain(site, node):
            continue
        for each in node.children_by_field_name("declarator"):
            name = name_node(each)
            if name is not None and (
                outermost(each, "pointer_declarator") is not None or len(dimensions(each)) == 1
            ):
                yield site.source.of(name)
