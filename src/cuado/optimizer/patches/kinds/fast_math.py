"""Approximate divisions, reciprocals and square roots: ``__fdividef(a, b)`` for ``a / b``."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from tree_sitter import Node

from cuado.cuda_source import Edit, Span
from cuado.cuda_source.source import walk
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.writers import touched_lines
from cuado.optimizer.transformation import Transformation

_FLAGS = ("-prec-div=false", "-prec-sqrt=false")


def written(step: Transformation, site: Site) -> Sequence[Written] | Unwritten:
    """Intrinsics in the lines that the step changed; or the compiler's options."""
    lines = touched_lines(step, site)
    ways: list[Written] = []
    edits = tuple(_divisions(site, lines))
    if edits:
        says = f"__fdividef in line {', '.join(map(str, lines))}"
        ways.append(Written(says, edits))
    setting = replace(site.setting, options=(*site.setting.options, *_FLAGS))
    ways.append(Written(f"compile with {' '.join(_FLAGS)}", (), setting))
    return ways


def _divisions(site: Site, lines: Sequence[int]) -> Iterator[Edit]:
    """``a / b`` as ``__fdividef(a, b)``, by insertions, so that one may stand in another."""
    opened: Counter[int] = Counter()
    for function in site.functions:
        for node in walk(function.node, "binary_expression"):
            sign = node.child_by_field_name("operator")
            left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
            if sign is None or left is None or right is None or site.source.of(sign) != "/":
                continue
            if site.source.line(sign.start_byte) not in lines or _is_index(function.node, node):
                continue
            opened[node.start_byte] += 1
            yield Edit(Span(left.end_byte, right.start_byte), ", ")
            yield Edit.insertion(node.end_byte, ")")
    # ``a / b / c`` begins two at one place, and an edit given twice is made once.
    for start, times in opened.items():
        yield Edit.insertion(start, "__fdividef(" * times)


def _is_index(root: Node, node: Node) -> bool:
    """True if an expression stands in a subscript."""
    return any(
        each.start_byte <= node.start_byte and node.end_byte <= each.end_byte
        for each in walk(root, "subscript_argument_list")
    )
