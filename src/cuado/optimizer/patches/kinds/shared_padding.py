"""Longer rows of a shared array: ``tile[32][32 + 1]``, or a wider pitch where rows are computed.

An array of several dimensions gets a longer last one. In an array of one dimension the row's length
stands in the indices, as a factor: ``tile[row * 64 + column]``, ``tile + row * PITCH``; it becomes
``(64 + 1)`` there, and in the extent.
"""

import re
from collections.abc import Iterator, Sequence
from math import prod

from tree_sitter import Node

from cuado.cuda_source import Edit, FunctionText, SharedArray, Span, value_of
from cuado.cuda_source.source import span_of, walk
from cuado.kernel.facts.shared_memory.shared_layout import bytes_of, movable
from cuado.kernel.proposal import Refusal
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformations.shared_padding import SharedPadding


def written(step: SharedPadding, site: Site) -> Sequence[Written] | Unwritten:
    """Pad the rows."""
    found = site.shared_array(step.array)
    array = movable(site.kernel, step.array)
    size = None if isinstance(array, Refusal) else bytes_of(site.kernel, array)
    if found is None or size is None:
        return Unwritten(f"the shared array '{step.array}' was not found in the source")
    function, text = found
    known = site.constants(step.array, function)
    extents = [value_of(each.text, known) for each in text.dimensions]
    if any(not each for each in extents) or not extents:
        return _unknown(step, text, "its extents are not known")
    element, rest = divmod(size, prod(each or 1 for each in extents))
    if rest:
        return _unknown(step, text, "its size is not that of its extents")
    ways = list(_ways(step, site, (function, text), extents, element, known))
    return ways or _unknown(step, text, "the length of its rows does not stand in its indices")


def _unknown(step: SharedPadding, text: SharedArray, reason: str) -> Unwritten:
    lines = (text.line,)
    return Unwritten(
        f"'{text.name}': {reason}",
        lines,
        f"make rows of '{text.name}' {step.pitch + step.bytes} bytes long instead of {step.pitch}",
    )


def _ways(
    step: SharedPadding,
    site: Site,
    found: tuple[FunctionText, SharedArray],
    extents: Sequence[int | None],
    element: int,
    known: dict[str, str],
) -> Iterator[Written]:
    _, text = found
    more = -(-step.bytes // element)
    last = text.dimensions[-1]
    if len(extents) > 1 and last.span is not None:
        says = f"'{text.name}': {more} more in each row"
        yield Written(says, (Edit(last.span, f"{_term(last.text)} + {more}"),))
        if more > 1:
            yield Written(
                f"'{text.name}': 1 more in each row",
                (Edit(last.span, f"{_term(last.text)} + 1"),),
            )
        return
    pitches = dict.fromkeys((step.pitch // element, *_factors(found, known)))
    for pitch in pitches:
        for padding in dict.fromkeys((more, 1)):
            edits = list(_flat(site, found, pitch, padding, known))
            if edits:
                says = f"'{text.name}': rows {pitch} + {padding} elements apart"
                yield Written(says, tuple(edits))


def _factors(found: tuple[FunctionText, SharedArray], known: dict[str, str]) -> Iterator[int]:
    """Values of the factors in the array's extent, the rightmost first."""
    text = found[1].dimensions[0].text
    for part in reversed(re.split(r"\*", text)):
        value = value_of(part.strip().strip("()"), known)
        if value is not None and value > 1:
            yield value


def _flat(
    site: Site,
    found: tuple[FunctionText, SharedArray],
    pitch: int,
    more: int,
    known: dict[str, str],
) -> Iterator[Edit]:
    """The pitch as a factor in the extent and in all indices; nothing if one lacks it."""
    function, text = found
    if pitch < 2 or text.dimensions[0].span is None:
        return
    edits: list[Edit] = []
    extent = _factor_edits(site, function, text.dimensions[0].span, pitch, more, known)
    if not extent:
        return
    edits += extent
    for use in text.uses:
        inside = use.subscript_spans[0] if use.subscript_spans else None
        span = inside or _statement(function, use.span.start)
        made = _factor_edits(site, function, span, pitch, more, known)
        if not made:
            return
        edits += made
    yield from dict.fromkeys(edits)


def _factor_edits(
    site: Site,
    function: FunctionText,
    span: Span,
    pitch: int,
    more: int,
    known: dict[str, str],
) -> list[Edit]:
    """Edits of factors of that value in products of a span."""
    made: list[Edit] = []
    for node in walk(function.node, "binary_expression"):
        if not (span.start <= node.start_byte and node.end_byte <= span.end):
            continue
        sign = node.child_by_field_name("operator")
        if sign is None or site.source.of(sign) != "*":
            continue
        right, left = node.child_by_field_name("right"), node.child_by_field_name("left")
        for each in (right, left):
            if each is not None and _is(site, each, pitch, known):
                made.append(Edit(span_of(each), f"({_term(site.source.of(each))} + {more})"))
                break
    return made


def _is(site: Site, node: Node, pitch: int, known: dict[str, str]) -> bool:
    if node.type not in {"identifier", "number_literal", "parenthesized_expression"}:
        return False
    return value_of(site.source.of(node), known) == pitch


def _statement(function: FunctionText, offset: int) -> Span:
    """The innermost statement around a place."""
    kinds = ("declaration", "expression_statement", "return_statement")
    spans = [span_of(n) for n in walk(function.node, *kinds)]
    around = [s for s in spans if s.start <= offset < s.end]
    return max(around, key=lambda s: s.start)


def _term(text: str) -> str:
    return text if re.fullmatch(r"\w+", text.strip()) else f"({text})"
