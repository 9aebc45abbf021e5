"""Several threads' or blocks' work in one, statement by statement: unroll and jam.

Variables that differ between the parts become arrays with an element for each part; a statement
that uses them is repeated for every part before the next one begins; loops and conditions that are
the same for all parts stay as they are, with such statements in them. So loads of all parts are in
flight together, and what the parts share is loaded once.

A variable differs if what it is set to mentions the index, or another variable that differs, or if
it is set in a statement that is repeated. What has effects beyond local variables is repeated
always. Where control flow differs between parts, the whole statement is repeated: it must hold no
barrier, and not lead out of itself; but for an early return, which switches the part off.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from tree_sitter import Node

from cuado.cuda_source import Edit, FunctionText, SourceText, Span
from cuado.cuda_source.declarators import dimensions, name_node, outermost
from cuado.cuda_source.source import span_of, walk
from cuado.optimizer.patches.macros import with_macros
from cuado.optimizer.patches.owners import owner_of, passed_by_reference
from cuado.optimizer.patches.part_loops import loop_over
from cuado.optimizer.patches.pure_functions import PURE
from cuado.optimizer.patches.stored_last import stored_last

_BARRIER = re.compile(r"(?<!\w)(?:__syncthreads|__syncwarp|sync)\s*\(")
_ASSIGNED = ("assignment_expression", "update_expression")
_LEADING = ("break_statement", "continue_statement", "return_statement", "goto_statement")
_SKIPPED = ("comment", "static_assert_declaration", "type_definition", "alias_declaration")
_PARTIAL = ("subscript_expression", "field_expression")
_HEADS = ("initializer", "condition", "update")
_BRANCHING = ("if_statement", "for_statement", "while_statement")
_LISTS = ("initializer_list", "argument_list")
_PLAIN = ("expression_statement", "declaration")


class NotJammedError(Exception):
    """Why statements cannot be taken side by side; with the line."""

    def __init__(self, reason: str, line: int) -> None:
        self.reason, self.line = reason, line
        super().__init__(reason)


@dataclass
class Jam:
    """The body of one function, to be done for several parts at once.

    Args:
        source: its text.
        function: the function.
        factor: number of parts.
        index: how built-in variables read in a part, by their text: ``blockIdx.x``.
        sizes: how those read that are the same in all parts: ``gridDim.x``.
        part: the name of the part's number.
        done: the name of the array that says which parts have ended.
        held: the name of an array of values that are to be stored.
        shared: whether each part has shared arrays of its own.
    """

    source: SourceText
    function: FunctionText
    factor: int
    index: dict[str, str]
    sizes: dict[str, str]
    part: str
    done: str
    held: str
    shared: bool
    _differing: set[str] = field(default_factory=set)
    _repeated: set[int] = field(default_factory=set)
    _ends: bool = False

    def edits(self) -> list[Edit]:
        """Edits of the body.

        Raises:
            NotJammedError: a statement does not allow it.
        """
        body = self.function.node.child_by_field_name("body")
        if body is None:
            raise NotJammedError("it has no body", self.function.line)
        code = self.source.code(body)
        hidden = with_macros(self.source, code)[len(code) :]
        if any(word.partition(".")[0] in hidden for word in (*self.index, *self.sizes)):
            raise NotJammedError("an index stands behind a macro", self.function.line)
        self._settle(body)
        self._ends = False
        return list(self._block(body))

    # What differs is found first: until nothing is added, as each variable may make others differ.

    def _settle(self, body: Node) -> None:
        for node in walk(body, "declaration", "gnu_asm_expression"):
            if node.type == "gnu_asm_expression":
                raise self._refusal("PTX in place may set variables", node)
            if self._is_shared(node):
                if "extern" in self.source.code(node).split():
                    raise self._refusal("dynamic shared memory is not divided", node)
                if self.shared:
                    self._differing |= set(self._declared(node))
        before = -1
        while before != len(self._differing) + len(self._repeated):
            before = len(self._differing) + len(self._repeated)
            self._mark(body)
        if passed := self._differing & {each.name for each in self.function.parameters}:
            raise NotJammedError(f"parameter '{min(passed)}' differs", self.function.line)

    def _mark(self, node: Node) -> None:
        """Which statements below a node are repeated, and which variables differ for it."""
        for each in node.named_children:
            if each.type in _SKIPPED:
                continue
            if each.type in {"compound_statement", "else_clause"}:
                self._mark(each)
            elif self._is_repeated(each):
                self._repeated.add(each.start_byte)
                self._differing |= self._set_in(each)
                if each.type == "declaration":
                    self._differing |= set(self._differing_in(each))
            elif each.type in _BRANCHING:
                self._mark(each)

    def _differing_in(self, node: Node) -> Iterator[str]:
        """The variables of a declaration whose first values differ."""
        for each in node.children_by_field_name("declarator"):
            if self._differs(each) or self._has_effects(each):
                yield from filter(None, [self._name_of(each)])

    def _is_repeated(self, node: Node) -> bool:
        if node.type in _PLAIN:
            is_kept = self._is_shared(node) or self._is_barrier(node)
            names = set(self._declared(node)) & self._differing
            return not is_kept and bool(names or self._differs(node) or self._has_effects(node))
        if node.type in _BRANCHING:
            heads = filter(None, (node.child_by_field_name(name) for name in _HEADS))
            return any(self._differs(each) or self._has_effects(each) for each in heads)
        return node.type in {"do_statement", "switch_statement"}

    def _differs(self, node: Node) -> bool:
        text = self.source.code(node)
        if any(word in text for word in self.index):
            return True
        return any(self.source.of(n) in self._differing for n in walk(node, "identifier"))

    def _has_effects(self, node: Node) -> bool:
        """True if a statement may do more than set local variables."""
        for each in walk(node, *_ASSIGNED):
            target = each.child_by_field_name("left") or each.child_by_field_name("argument")
            if target is None or target.type != "identifier":
                return True
        # Repeating a call costs time, not repeating one with an effect costs the results.
        called = (each.child_by_field_name("function") for each in walk(node, "call_expression"))
        return any(each is None or not PURE.fullmatch(self.source.of(each)) for each in called)

    def _set_in(self, node: Node) -> set[str]:
        """Variables that a statement sets, but for those it declares itself."""
        found = {self._base(each) for each in walk(node, *_ASSIGNED)}
        for each in walk(node, "pointer_expression"):
            if self.source.of(each).startswith("&") and each.named_children:
                found |= {owner_of(self.source, each.named_children[0])} & self._arrays
        for each in walk(node, "call_expression"):
            found |= set(passed_by_reference(self.source, each))
        own = self._within(node) if node.type != "declaration" else set()
        return (found & self._locals) - own

    def _within(self, node: Node) -> set[str]:
        """Variables that a statement declares for itself."""
        return {name for each in walk(node, "declaration") for name in self._declared(each)}

    def _base(self, node: Node) -> str:
        """The local variable of which an assignment sets something; empty if it sets memory."""
        target = node.child_by_field_name("left") or node.child_by_field_name("argument")
        is_own = True
        while target is not None and target.type in _PARTIAL:
            # What a pointer leads to is no local variable; an element of an array is.
            is_own = target.type == "field_expression" and "->" not in self.source.of(target)
            is_own = is_own or self._is_array(target)
            target = target.children[0]
        is_name = target is not None and target.type == "identifier" and is_own
        return self.source.of(target) if target is not None and is_name else ""

    def _is_array(self, node: Node) -> bool:
        return any(self.source.of(n) in self._arrays for n in walk(node.children[0], "identifier"))

    @cached_property
    def _arrays(self) -> frozenset[str]:
        """Local variables that are kept in place: arrays and scalars, no pointers."""
        return frozenset(
            self.source.of(name)
            for each in walk(self.function.node, "declaration")
            if not self._is_shared(each)
            for declarator in each.children_by_field_name("declarator")
            if (name := name_node(declarator)) is not None
            and outermost(declarator, "pointer_declarator") is None
        )

    @cached_property
    def _locals(self) -> set[str]:
        nodes = walk(self.function.node, "declaration")
        return {
            name for each in nodes if not self._is_shared(each) for name in self._declared(each)
        } | {each.name for each in self.function.parameters}

    def _declared(self, node: Node) -> Iterator[str]:
        for each in node.children_by_field_name("declarator"):
            yield from filter(None, [self._name_of(each)])

    def _name_of(self, declarator: Node) -> str:
        name = name_node(declarator)
        return self.source.of(name) if name is not None else ""

    def _is_shared(self, node: Node) -> bool:
        return "__shared__" in self.source.code(node)

    def _is_barrier(self, node: Node) -> bool:
        return _BARRIER.search(self.source.code(node)) is not None

    # Then the text is rewritten, statement by statement.

    def _block(self, node: Node) -> Iterator[Edit]:
        for each in node.named_children:
            if each.type in _SKIPPED or each.type == "condition_clause":
                continue
            if each.type in {"compound_statement", "else_clause"}:
                yield from self._block(each)
            else:
                yield from self._statement(each)

    def _statement(self, node: Node) -> Iterator[Edit]:
        if node.type == "declaration" and self._is_shared(node):
            yield from self._shared(node)
        elif self._returns(node):
            yield from self._ended(node)
        elif node.start_byte in self._repeated:
            yield from self._repetition(node)
        elif node.type in _BRANCHING:
            yield from self._branch(node)
        elif node.type == "return_statement" and self._ends:
            raise self._refusal("it returns at several places", node)
        elif node.type not in _LEADING:
            yield from self._renamed(node)

    def _branch(self, node: Node) -> Iterator[Edit]:
        """What is the same for all parts stays; what is in it may differ."""
        for head in filter(None, (node.child_by_field_name(name) for name in _HEADS)):
            if head.type == "declaration" and (twice := self._differing & {*self._declared(head)}):
                raise self._refusal(f"'{min(twice)}' is the name of several variables", node)
            yield from self._renamed(head)
        for name in ("consequence", "alternative", "body"):
            inner = node.child_by_field_name(name)
            if inner is not None and inner.type in {"compound_statement", "else_clause"}:
                yield from self._block(inner)
            elif inner is not None:
                yield from self._statement(inner)

    def _shared(self, node: Node) -> Iterator[Edit]:
        if self.shared:
            for each in node.children_by_field_name("declarator"):
                name = name_node(each)
                if name is not None:
                    yield Edit.insertion(name.end_byte, f"[{self.factor}]")

    def _returns(self, node: Node) -> bool:
        """True for ``if (...) return;`` that differs between parts."""
        if node.type != "if_statement" or node.start_byte not in self._repeated:
            return False
        text = self.source.code(node).rstrip("} \r\n\t;").rsplit(None, 1)
        return text[-1] == "return" and node.child_by_field_name("alternative") is None

    def _ended(self, node: Node) -> Iterator[Edit]:
        condition = node.child_by_field_name("condition")
        body = node.child_by_field_name("consequence")
        if condition is None or body is None or self._ends:
            raise self._refusal("several statements return", node)
        statements = body.named_children if body.type == "compound_statement" else [body]
        if len(statements) != 1:
            raise self._refusal("more than a return depends on the index", node)
        text = self._text(condition)
        opening = self._loop(node)
        self._ends = True
        indent, end = self.source.indent(node.start_byte), self.source.newline
        yield Edit(
            span_of(node),
            f"bool {self.done}[{self.factor}];{end}{indent}{opening}"
            f"{self.done}[{self.part}] = {text};",
        )

    def _repetition(self, node: Node) -> Iterator[Edit]:
        if node.type not in _PLAIN:
            inside = [each for each in walk(node, *_LEADING) if not self._stays(node, each)]
            if inside or any(map(self._is_barrier, walk(node, "expression_statement"))):
                raise self._refusal("a branch that differs between parts leads out, or waits", node)
        if node.type == "declaration":
            yield from self._declaration(node)
            return
        if (stored := stored_last(self.source, self.function, node)) is not None:
            yield Edit(span_of(node), self._stored_last(node, *stored))
            return
        yield Edit.insertion(
            node.start_byte,
            self._loop(node) + self._guard(),
        )
        yield from self._renamed(node)

    def _stored_last(self, node: Node, type_: str, target: Node, value: Node) -> str:
        """A store in two: the values of all parts, then their stores."""
        end = f"{self.source.newline}{self.source.indent(node.start_byte)}"
        opening = self._loop(node).replace(end, f"{end}    ")
        lines = [
            f"{{{end}    {type_} {self.held}[{self.factor}];",
            f"{opening}{self._guard()}{self.held}[{self.part}] = {self._text(value)};",
            f"{opening}{self._guard()}{self._text(target)} = {self.held}[{self.part}];",
        ]
        return f"{end}    ".join(lines) + f"{end}}}"

    def _stays(self, node: Node, jump: Node) -> bool:
        """True for a ``break`` or ``continue`` of a loop inside a node."""
        if jump.type not in {"break_statement", "continue_statement"}:
            return False
        loops = walk(node, "for_statement", "while_statement", "do_statement", "switch_statement")
        return any(each.start_byte <= jump.start_byte < each.end_byte for each in loops)

    def _declaration(self, node: Node) -> Iterator[Edit]:
        """``float sum = a[i];`` as ``float sum[4];`` and an assignment for each part."""
        kind = node.child_by_field_name("type")
        words = self.source.code(node).split()
        if kind is None or kind.type == "placeholder_type_specifier" or "static" in words:
            raise self._refusal("a variable without a plain type differs between parts", node)
        every = node.children_by_field_name("declarator")
        alike = [each for each in every if self._name_of(each) not in self._differing]
        parted = [self._declarator(node, each) for each in every if each not in alike]
        head = self.source.at(Span(node.start_byte, every[0].start_byte))
        lines = [f"{head}{', '.join(map(self._text, alike))};"] if alike else []
        declared = [text for text, _, _ in parted]
        constant = self._constant(node) if all("*" in each for each in declared) else ""
        lines.append(f"{constant}{self.source.of(kind)} {', '.join(declared)};")
        lines += [
            f"{self._loop(node)}{self._guard()}{name}[{self.part}] = {self._text(value)};"
            for _, name, value in parted
            if value is not None
        ]
        yield Edit(
            span_of(node), f"{self.source.newline}{self.source.indent(node.start_byte)}".join(lines)
        )

    def _constant(self, node: Node) -> str:
        """``const `` of what a declaration's pointers lead to."""
        words = [self.source.of(n) for n in node.children if n.type == "type_qualifier"]
        return "const " if "const" in words else ""

    def _declarator(self, node: Node, declarator: Node) -> tuple[str, str, Node | None]:
        """The text with an element for each part, the name, and what it starts with."""
        name = name_node(declarator)
        own = declarator
        if declarator.type == "init_declarator":
            own = declarator.child_by_field_name("declarator") or declarator
        plain = name is not None and own.type != "function_declarator"
        if name is None or not plain or "&" in self.source.of(own):
            raise self._refusal("a reference or an object differs between parts", node)
        value = declarator.child_by_field_name("value")
        if value is not None and (value.type in _LISTS or dimensions(own)):
            raise self._refusal("an array with initial values differs between parts", node)
        before = self.source.at(Span(own.start_byte, name.end_byte))
        after = self.source.at(Span(name.end_byte, own.end_byte))
        return f"{before}[{self.factor}]{after}", self.source.of(name), value

    def _loop(self, node: Node) -> str:
        return loop_over(self.source, node.start_byte, self.part, self.factor)

    def _guard(self) -> str:
        return f"if (!{self.done}[{self.part}]) " if self._ends else ""

    def _text(self, node: Node) -> str:
        """A node's text in one part."""
        made, position = [], node.start_byte
        for edit in sorted(self._renamed(node), key=lambda each: each.span):
            made += [self.source.at(Span(position, edit.span.start)), edit.replacement]
            position = edit.span.end
        return "".join((*made, self.source.at(Span(position, node.end_byte))))

    def _renamed(self, node: Node) -> Iterator[Edit]:
        known = {**self.index, **self.sizes}
        own = self._within(node) if node.type in _BRANCHING else set()
        for each in walk(node, "identifier", "field_expression"):
            text = self.source.of(each)
            if each.type == "field_expression":
                if text in known:
                    yield Edit(span_of(each), known[text])
            elif text in self._differing and text not in own:
                yield Edit.insertion(each.end_byte, f"[{self.part}]")

    def _refusal(self, reason: str, node: Node) -> NotJammedError:
        return NotJammedError(reason, self.source.line(node.start_byte))
