"""Neighbouring elements of one thread in one access, where a loop walks along them.

A loop that counts up by one from a number and loads ``p[... + v]`` in each turn takes several
elements at once: its turns stay in order, and read their elements from the word. Where the first
element is not aligned to a word, and for the last turns, they are loaded one by one. Loads that a
turn may leave out stay as they are: what it does not load need not be there. Other accesses are
told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tree_sitter import Node

from cuado.backends.written import written_buffers
from cuado.cuda_source import Edit, LoopText, Span, loops, variables
from cuado.cuda_source.source import span_of, walk
from cuado.model.arguments import Pointer
from cuado.optimizer.patches.by_hand import place_of, quoted, with_code
from cuado.optimizer.patches.indices import fresh_name
from cuado.optimizer.patches.owners import owner_of
from cuado.optimizer.patches.pure_functions import PURE
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.source_loops import objection_to_head, objection_to_macros, same_text
from cuado.optimizer.transformations.vector_accesses import VectorAccesses

_WORDS = {16: "float4", 8: "float2", 4: "unsigned"}
_BYTES = {"float": 4, "int": 4, "unsigned": 4, "unsigned int": 4, "double": 8, "long long": 8}
"""Bytes of element types that CUDA has words of."""
_OF_WORDS = {"unsigned": "uint", "unsigned int": "uint", "long long": "longlong"}
"""How the words of a type begin, where that is not its name."""
_MEMBERS = "xyzw"
_UNCONDITIONAL = frozenset(
    {"compound_statement", "expression_statement", "declaration", "init_declarator",
     "assignment_expression", "parenthesized_expression", "call_expression", "argument_list",
     "cast_expression", "unary_expression", "subscript_expression", "subscript_argument_list"}
)  # fmt: skip
"""What may stand between a turn and a load that it always makes; and sums and products."""


def written(step: VectorAccesses, site: Site) -> Sequence[Written] | Unwritten:
    """The loops that walk along elements; or the elements, and the word that holds them."""
    place = place_of(step, site)
    walks = () if objection_to_macros(site) else tuple(_walks(step, site, place.lines))
    if not walks:
        return _described(step, site)
    edits = tuple(Edit(each.loop.span, each.text(site)) for each in walks)
    says = "; ".join(each.says for each in walks)
    return (Written(says, edits),)


def _described(step: VectorAccesses, site: Site) -> Unwritten:
    place = place_of(step, site)
    found = place.accesses()
    first = found[0] if found else "p[i]"
    word = _WORDS.get(step.bytes, "float4")
    return Unwritten(
        "these accesses are no walk of a loop along elements, which alone is written",
        place.lines,
        with_code(
            f"access {step.bytes} bytes at once where {quoted(found) or 'the elements'} lie side "
            "by side; the first must be aligned to as many",
            f"*reinterpret_cast<const {word} *>(&{first})",
        ),
    )


@dataclass(frozen=True)
class _Row:
    """Elements of one pointer that a loop walks along.

    Attributes:
        pointer: its name.
        type: of an element.
        index: the text of the index.
        spans: of the loads.
    """

    pointer: str
    type: str
    index: str
    spans: tuple[Span, ...]


@dataclass(frozen=True)
class _Walk:
    """A loop, what it walks along, and how many turns become one."""

    loop: LoopText
    rows: tuple[_Row, ...]
    turns: int

    @property
    def says(self) -> str:
        """What was written, in a sentence."""
        names = ", ".join(f"'{row.pointer}'" for row in self.rows)
        return f"the loop in line {self.loop.line} loads {self.turns} elements of {names} at once"

    def text(self, site: Site) -> str:
        """The loop in words, and after it the turns that are left."""
        loop, v = self.loop, self.loop.variable
        kind = site.source.of(_type_of(loop))
        bound = loop.bound if loop.bound.isidentifier() else f"({loop.bound})"
        first, part = fresh_name(site, "first"), fresh_name(site, "part")
        names = [fresh_name(site, f"{r.pointer}_{n}") for n, r in enumerate(self.rows)]
        addresses = [f"(size_t)&{row.pointer}[{row.index}]" for row in self.rows]
        size = self.turns * _BYTES[self.rows[0].type]
        lines = [
            "{",
            f"    {kind} {v} = {loop.begins};",
            f"    if (({' | '.join(addresses)}) % {size} == 0) {{",
            f"        for (; {v} < {loop.bound} && {bound} - {v} > {self.turns - 1}; "
            f"{v} += {self.turns}) {{",
        ]
        for name, row in zip(names, self.rows, strict=True):
            word = _word(row.type, self.turns)
            place = f"*reinterpret_cast<const {word} *>(&{row.pointer}[{row.index}])"
            members = ", ".join(f"{name}_word.{m}" for m in _MEMBERS[: self.turns])
            lines += [
                f"            const {word} {name}_word = {place};",
                f"            const {row.type} {name}[{self.turns}] = {{{members}}};",
            ]
        lines += [
            f"            const {kind} {first} = {v};",
            "#pragma unroll",
            f"            for (int {part} = 0; {part} < {self.turns}; ++{part}) {{",
            f"                const {kind} {v} = {first} + {part};",
            f"                {self._turn(site, names, part)}",
            "            }",
            "        }",
            "    }",
            f"    for (; {v} < {loop.bound}; {v}++)",
            f"        {site.source.at(loop.body)}",
            "}",
        ]
        indent = site.source.indent(loop.span.start)
        return f"{site.source.newline}{indent}".join(lines)

    def _turn(self, site: Site, names: Sequence[str], part: str) -> str:
        """The body, with elements of the words in place of the loads."""
        body = self.loop.body
        changed = sorted(
            (span, f"{name}[{part}]")
            for name, row in zip(names, self.rows, strict=True)
            for span in row.spans
        )
        made, position = [], body.start
        for span, text in changed:
            made += [site.source.at(Span(position, span.start)), text]
            position = span.end
        return "".join((*made, site.source.at(Span(position, body.end))))


def _word(type_: str, number: int) -> str:
    return f"{_OF_WORDS.get(type_, type_)}{number}"


def _type_of(loop: LoopText) -> Node:
    node = loop.node.child_by_field_name("initializer")
    kind = node.child_by_field_name("type") if node is not None else None
    assert kind is not None  # noqa: S101 (the head was looked at)
    return kind


def _walks(step: VectorAccesses, site: Site, lines: Sequence[int]) -> Iterator[_Walk]:
    """The innermost loops in which the lines stand, as far as they are such walks."""
    every = loops(site.source, site.entry)
    for loop in every:
        inside = any(
            other is not loop and loop.span.start < other.span.start < loop.span.end
            for other in every
        )
        if inside or not {*site.source.lines(loop.span)} & {*lines} or not _is_plain(site, loop):
            continue
        rows = tuple(_rows(step, site, loop))
        turns = {step.bytes // _BYTES[row.type] for row in rows}
        if len(turns) == 1 and (number := turns.pop()) > 1:
            yield _Walk(loop, rows, number)


def _is_plain(site: Site, loop: LoopText) -> bool:
    """True if the loop counts up by one from a number, and does nothing but compute."""
    if loop.kind != "for" or objection_to_head(site, loop):
        return False
    if loop.comparison != "<" or loop.step != "1" or not loop.begins.isdecimal():
        return False
    if any(walk(loop.node, "continue_statement", "lambda_expression", "goto_statement")):
        return False
    body = loop.node.child_by_field_name("body") or loop.node.children[-1]
    if loop.variable in _set_in(site, body):
        return False
    for call in walk(loop.node, "call_expression"):
        callee = call.child_by_field_name("function")
        if callee is None or not PURE.fullmatch(site.source.of(callee).partition("<")[0]):
            return False
    condition = loop.node.child_by_field_name("condition")
    right = condition.child_by_field_name("right") if condition is not None else None
    return right is not None and _is_left_alone(site, loop, right)


def _is_left_alone(site: Site, loop: LoopText, node: Node) -> bool:
    """True if an expression has one value for all turns: names and numbers, and what is of them."""
    if any(walk(node, "call_expression", "assignment_expression", "update_expression")):
        return False
    if any(walk(node, "subscript_expression", "pointer_expression", "field_expression")):
        return _is_built_in(site, node)
    names = {site.source.of(each) for each in walk(node, "identifier")}
    return names.isdisjoint(_changed(site, loop))


def _is_built_in(site: Site, node: Node) -> bool:
    """True if all that it takes parts of are CUDA's indices, which nothing changes."""
    parts = (*walk(node, "subscript_expression", "pointer_expression", "field_expression"),)
    known = ("threadIdx", "blockIdx", "blockDim", "gridDim")
    return all(
        each.type == "field_expression" and site.source.of(each.children[0]) in known
        for each in parts
    ) and not any(n in known for n in (v.name for v in variables(site.source, site.entry.body)))


def _changed(site: Site, loop: LoopText) -> set[str]:
    """Variables that a turn declares or may change, the counter among them."""
    declared = (v.name for v in variables(site.source, loop.body))
    return {loop.variable, *declared, *_set_in(site, loop.node)}


def _set_in(site: Site, node: Node) -> Iterator[str]:
    """Variables that a part of the kernel sets; and whose address is taken anywhere."""
    for each in walk(node, "assignment_expression", "update_expression"):
        target = each.child_by_field_name("left") or each.child_by_field_name("argument")
        if target is not None:
            yield owner_of(site.source, target)
    for each in walk(site.entry.node, "pointer_expression"):
        if site.source.of(each).startswith("&") and each.named_children:
            yield owner_of(site.source, each.named_children[0])  # Who holds it may write it.


def _rows(step: VectorAccesses, site: Site, loop: LoopText) -> Iterator[_Row]:
    """What the loop walks along: loads of what nothing of the launch writes."""
    stored = written_buffers(site.original.launch)
    declared = {v.name for v in variables(site.source, site.entry.body)}
    body = loop.node.child_by_field_name("body") or loop.node.children[-1]
    for parameter, given in site.pairs:
        size = _BYTES.get(parameter.type, 0)
        if not (parameter.pointer and size and step.bytes // size in {2, 4}):
            continue
        memory = given.buffer if isinstance(given, Pointer) else given.name
        if memory in stored or parameter.name in declared:
            continue
        found: dict[str, list[Span]] = {}
        texts: dict[str, str] = {}
        for node in walk(body, "subscript_expression"):
            if site.source.of(node.children[0]) != parameter.name:
                continue
            if _is_always_made(site, node, body) and (index := _index(site, loop, node)):
                texts.setdefault(same_text(index), index)
                found.setdefault(same_text(index), []).append(span_of(node))
        for index, spans in found.items():
            yield _Row(parameter.name, parameter.type, texts[index], tuple(spans))


def _index(site: Site, loop: LoopText, node: Node) -> str:
    """The text of an index that is the counter plus what stays; empty of others."""
    inner = [n for n in walk(node.children[1]) if n.is_named and n.type != "comment"]
    whole = next((n for n in inner if n.type != "subscript_argument_list"), None)
    if whole is None:
        return ""
    terms = list(_terms(site, whole))
    own = [n for n in terms if site.source.of(n) == loop.variable]
    others = [n for n in terms if n not in own]
    if len(own) != 1 or not all(_is_left_alone(site, loop, each) for each in others):
        return ""
    return site.source.of(whole)


def _terms(site: Site, node: Node) -> Iterator[Node]:
    """What a sum is made of."""
    sign = node.child_by_field_name("operator")
    if node.type == "parenthesized_expression" and len(node.named_children) == 1:
        yield from _terms(site, node.named_children[0])
    elif node.type == "binary_expression" and sign is not None and site.source.of(sign) == "+":
        for side in ("left", "right"):
            part = node.child_by_field_name(side)
            if part is not None:
                yield from _terms(site, part)
    else:
        yield node


def _is_always_made(site: Site, node: Node, body: Node) -> bool:
    """True if every turn makes a load: nothing around it in the body may leave it out."""
    if node == body:
        return True
    around = node.parent
    while around is not None and around != body:
        if around.type == "binary_expression":
            sign = around.child_by_field_name("operator")
            if sign is None or site.source.of(sign) in {"&&", "||", "and", "or"}:
                return False
        elif around.type not in _UNCONDITIONAL:
            return False
        around = around.parent
    return around == body and body.type in {"compound_statement", "expression_statement"}
