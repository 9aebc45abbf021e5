"""A kernel that takes one element a thread, as text: its index, its guard, what it does.

``i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) ...``: the form in which several neighbours'
work can be written as one thread's, with wide accesses.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tree_sitter import Node

from cuado.cuda_source import FunctionText, Span, VariableText, variables
from cuado.cuda_source.source import span_of, walk
from cuado.cuda_source.structures import structure_of
from cuado.optimizer.patches.indices import reader_of
from cuado.optimizer.patches.macros import with_macros
from cuado.optimizer.patches.site import Site

_PRODUCT = (
    r"(?:\((?:std::)?\w+(?: \w+)*\))?(?:blockIdx\.x\*(?:blockDim\.x|\w+)|blockDim\.x\*blockIdx\.x)"
)
_INDEX = re.compile(rf"{_PRODUCT}\+threadIdx\.x|threadIdx\.x\+{_PRODUCT}")
_ALONG_X = re.compile(r"\b(?:threadIdx|blockIdx|blockDim|gridDim)\s*\.\s*x\b|\bgridDim\b(?!\s*\.)")
_OUTSIDE = re.compile(
    r"\b(?:__sync\w*|__shfl\w*|__ballot\w*|__any\w*|__all\w*|__match\w*|__reduce\w*|atomic\w*|asm"
    r"|__shared__|static|goto|volatile|return|printf|__threadfence\w*|clock\w*)\b"
)
_CONDITIONAL = (
    "if_statement", "for_statement", "while_statement", "do_statement", "switch_statement",
    "conditional_expression", "lambda_expression",
)  # fmt: skip


class OtherFormError(Exception):
    """Why a kernel does not have this form."""


@dataclass(frozen=True)
class PerElement:
    """A kernel of one element a thread.

    Attributes:
        function: the kernel.
        index: the variable of the element's number.
        guard: the text of what is true of an element that exists; empty if all do.
        leaves: whether the guard stands as an early return.
        rest: the statements behind the index, the guard's own among them.
        work: the statements that are done for an element.
    """

    function: FunctionText
    index: VariableText
    guard: str
    leaves: bool
    rest: tuple[Node, ...]
    work: tuple[Node, ...]


@dataclass(frozen=True)
class Elements:
    """The elements of one pointer that a kernel accesses by the index alone.

    Attributes:
        name: of the parameter.
        type: of an element.
        bytes: of an element.
        loaded: whether it is read.
        stored: whether it is written.
        spans: where ``name[i]`` stands.
    """

    name: str
    type: str
    bytes: int
    loaded: bool
    stored: bool
    spans: tuple[Span, ...]


def per_element(site: Site) -> PerElement:
    """The kernel's parts.

    Raises:
        OtherFormError: it is of another form.
    """
    own = reader_of(site, "threadIdx", "blockIdx", "blockDim", "gridDim")
    if own is None or not own.is_kernel:
        raise OtherFormError("several functions read the indices")
    body = own.node.child_by_field_name("body")
    statements = [n for n in body.named_children if n.type != "comment"] if body else []
    index, place = _index(site, own, statements)
    rest = tuple(statements[place + 1 :])
    others = [n for at, n in enumerate(statements) if at != place]
    for each in others:
        text = with_macros(site.source, site.source.code(each))
        if _ALONG_X.search(text):
            raise OtherFormError("the index along x is used in several ways")
    if any(_is_set(site, each, index.name) for each in rest) or not rest:
        raise OtherFormError(f"'{index.name}' is changed")
    guard, leaves, work = _guarded(site, index.name, rest)
    for each in work:
        if found := _OUTSIDE.search(with_macros(site.source, site.source.code(each))):
            raise OtherFormError(f"{found[0]} is not one element's matter")
    return PerElement(own, index, guard, leaves, rest, work)


def _index(
    site: Site, function: FunctionText, statements: Sequence[Node]
) -> tuple[VariableText, int]:
    known = variables(site.source, function.body)
    for place, each in enumerate(statements):
        own = [v for v in known if v.span == span_of(each)]
        for variable in own:
            if _INDEX.fullmatch("".join(_spaced(variable.value))):
                if len(own) > 1 or variable.pointer:
                    raise OtherFormError(f"'{variable.name}' is declared with others")
                return variable, place
    raise OtherFormError("no variable is blockIdx.x * blockDim.x + threadIdx.x")


def _spaced(text: str) -> str:
    """The text without white space, but between the words of a type."""
    return re.sub(r"\s*([^\w\s])\s*", r"\1", " ".join(text.split()))


def _is_set(site: Site, node: Node, name: str) -> bool:
    for each in walk(node, "assignment_expression", "update_expression"):
        target = each.child_by_field_name("left") or each.child_by_field_name("argument")
        if target is not None and site.source.of(target) == name:
            return True
    return any(site.source.of(n) == f"&{name}" for n in walk(node, "pointer_expression"))


def _guarded(site: Site, index: str, rest: tuple[Node, ...]) -> tuple[str, bool, tuple[Node, ...]]:
    """The guard of an element, whether it returns, and the statements under it."""
    first = rest[0]
    if first.type != "if_statement" or first.child_by_field_name("alternative") is not None:
        return "", False, rest
    clause, then = (first.child_by_field_name(n) for n in ("condition", "consequence"))
    if clause is None or then is None:
        return "", False, rest
    condition = next((n for n in clause.named_children if n.type != "comment"), clause)
    inside = _statements(then)
    leaves = [n.type for n in inside] == ["return_statement"]
    if not (leaves or len(rest) == 1):
        return "", False, rest
    words, signs = ("||", (">=", ">")) if leaves else ("&&", ("<", "<="))
    for each in _joined(site, condition, words):
        if not _is_limit(site, each, index, signs):
            raise OtherFormError(f"its guard is more than a limit of '{index}'")
    text = site.source.of(condition)
    return text, leaves, (tuple(rest[1:]) if leaves else tuple(inside))


def _statements(node: Node) -> list[Node]:
    if node.type != "compound_statement":
        return [node]
    return [each for each in node.named_children if each.type != "comment"]


def _joined(site: Site, node: Node, word: str) -> Iterator[Node]:
    """The terms that a word joins."""
    sign = node.child_by_field_name("operator") if node.type == "binary_expression" else None
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    if sign is not None and site.source.of(sign) == word and left and right:
        yield from _joined(site, left, word)
        yield from _joined(site, right, word)
    else:
        yield node


def _is_limit(site: Site, node: Node, index: str, signs: Sequence[str]) -> bool:
    """True if a condition holds for all elements up to one for which it holds."""
    if not _names(site, node, index):
        return True
    sign = node.child_by_field_name("operator") if node.type == "binary_expression" else None
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    if sign is None or left is None or right is None or site.source.of(sign) not in signs:
        return False
    return site.source.of(left) == index and not _names(site, right, index)


def _names(site: Site, node: Node, name: str) -> bool:
    return any(site.source.of(n) == name for n in walk(node, "identifier"))


def elements(site: Site, kernel: PerElement) -> tuple[Elements, ...]:
    """What can be accessed widely: read or written for every element, by the index alone."""
    found = []
    for parameter in kernel.function.parameters:
        laid = structure_of(site.source, parameter.type) if parameter.pointer else None
        if laid is not None and parameter.name:
            made = _elements(site, kernel, parameter.name, parameter.type, laid.bytes)
            if made is not None:
                found.append(made)
    return tuple(found)


def _elements(site: Site, kernel: PerElement, name: str, type_: str, size: int) -> Elements | None:
    """The elements of one pointer; None if they have to stay as they are."""
    wanted = re.compile(rf"{re.escape(name)}\[{re.escape(kernel.index.name)}\]")
    spans, always, stored = [], False, False
    for statement in kernel.work:
        for node in walk(statement, "identifier"):
            whole = next(
                (n for n in walk(statement, "subscript_expression")
                 if n.start_byte == node.start_byte), None,
            )  # fmt: skip
            if site.source.of(node) != name:
                continue
            text = "".join(site.source.of(whole).split()) if whole is not None else ""
            if whole is None or not wanted.fullmatch(text):
                return None
            spans.append(span_of(whole))
            always |= not _is_conditional(site, statement, whole)
        for target in _targets(statement):
            if site.source.of(target).startswith(f"{name}["):
                if statement.type != "expression_statement":
                    return None
                stored = True
    if not spans or not always:
        return None
    return Elements(name, type_, size, _reads(site, kernel, spans), stored, tuple(spans))


def _targets(node: Node) -> Iterator[Node]:
    for each in walk(node, "assignment_expression", "update_expression"):
        target = each.child_by_field_name("left") or each.child_by_field_name("argument")
        if target is not None:
            yield target


def _is_conditional(site: Site, statement: Node, node: Node) -> bool:
    """True if an expression of a statement may not be evaluated."""
    for each in walk(statement, *_CONDITIONAL, "binary_expression"):
        if not (each.start_byte <= node.start_byte and node.end_byte <= each.end_byte):
            continue
        sign = each.child_by_field_name("operator")
        if each.type != "binary_expression" or (sign and site.source.of(sign) in {"&&", "||"}):
            return True
    return False


def _reads(site: Site, kernel: PerElement, spans: Sequence[Span]) -> bool:
    """True if one of the places is more than the target of a plain assignment."""
    plain = set()
    for statement in kernel.work:
        for each in walk(statement, "assignment_expression"):
            target, sign = each.child_by_field_name("left"), each.child_by_field_name("operator")
            if target is not None and sign is not None and site.source.of(sign) == "=":
                plain.add(span_of(target))
    return any(each not in plain for each in spans)
