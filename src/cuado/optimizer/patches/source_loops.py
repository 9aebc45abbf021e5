"""Loops of the source that loops of the PTX were compiled from, and whether they are the same.

A compiler may make several iterations of the source one of the PTX. What is proved of iterations of
the PTX holds for those of the source where the two trip counts are the same, or where the text
shows that iterations apart are enough: each access of what the loop writes has an index that is
linear in the counter. Then two iterations that meet are a fixed distance apart, so that some meet
across the iterations of the PTX, too. Where neither shows it, the source is compiled once more with
the loop not unrolled, and the proof is made of that.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tree_sitter import Node

from cuado.cuda_source import Edit, LoopText, apply_edits, loops, value_of, variables
from cuado.cuda_source.source import span_of, walk
from cuado.errors import CuadoError
from cuado.kernel.facts.iterations.dealt_loops import DealtLoop, dealt_loop
from cuado.kernel.kernel import Kernel
from cuado.model.arguments import Argument, Pointer, Scalar
from cuado.optimizer.patches.macros import macros
from cuado.optimizer.patches.owners import owner_of
from cuado.optimizer.patches.pure_functions import PURE
from cuado.optimizer.patches.recompilation import kernel_of
from cuado.optimizer.patches.site import Site
from cuado.ptx.analysis.loops import Loop, loops_of

_COUNTERS = frozenset(
    {"int", "unsigned", "unsigned int", "long", "long long", "unsigned long", "unsigned long long",
     "size_t", "ptrdiff_t", "int32_t", "uint32_t", "int64_t", "uint64_t", "uint"}
)  # fmt: skip
"""Types that hold the number of every block and lane."""
_MOST_NAMES = 8
"""Variables that an index leads through to the counter."""
_LINEAR = frozenset({"+", "-", "*"})
_PLAIN = re.compile(r"[\w.]*|[\d\s()*/+-]*")
_LEAVING = ("break_statement", "return_statement", "goto_statement")


def source_loop(site: Site, found: DealtLoop) -> LoopText | None:
    """The kernel's loop in whose head a loop of the PTX ends; None if that is not one."""
    lines = site.lines_of([found.count.branch, found.back])
    known = [
        each
        for each in loops(site.source, site.entry)
        if each.kind == "for" and {*lines} & {*site.source.lines(each.head)}
    ]
    return known[0] if len(known) == 1 else None


def objection_to_head(site: Site, loop: LoopText) -> str:
    """Why a loop's head cannot be written anew; empty if it can."""
    node = loop.node.child_by_field_name("initializer")
    kind = node.child_by_field_name("type") if node is not None else None
    if not (loop.variable and loop.begins and loop.bound and loop.step):
        return f"the loop in line {loop.line} does not count in a plain way"
    if kind is None or site.source.of(kind) not in _COUNTERS:
        return f"the counter of the loop in line {loop.line} is not an integer of its own"
    if loop.comparison not in {"<", "<=", ">", ">="}:
        return f"the loop in line {loop.line} ends at one number alone"
    for each in walk(loop.node, *_LEAVING):
        return f"line {site.source.line(each.start_byte)} may leave the loop"
    return ""


def objection_to_grain(
    site: Site, found: DealtLoop, loop: LoopText, holds: Callable[[Kernel], bool]
) -> str:
    """Why iterations of the source may depend on each other though those of the PTX do not.

    Args:
        site: the kernel.
        found: the loop of the PTX.
        loop: the loop of the source.
        holds: whether another kernel's iterations may be dealt out.
    """
    if found.count.number is not None and found.count.number == _trips(site, loop):
        return ""
    reason = _unlike(site, loop)
    return "" if not reason or _holds_alone(site, loop, holds) else reason


def _holds_alone(site: Site, loop: LoopText, holds: Callable[[Kernel], bool]) -> bool:
    """True if the proof holds where the compiler leaves each iteration alone."""
    edits = [] if loop.pragma_span is None else [Edit(loop.pragma_span, "")]
    edits.append(Edit.insertion(loop.span.start, '_Pragma("unroll 1") '))
    try:
        return holds(kernel_of(site.original, apply_edits(site.source, edits), site.setting))
    except CuadoError:
        return False


def _unlike(site: Site, loop: LoopText) -> str:
    """What in a loop's text may make its iterations depend on each other; empty if nothing."""
    if any("__shared__" in site.code_of(each) for each in site.functions):
        return "several iterations are one in PTX, and use shared memory"
    body = loop.node.child_by_field_name("body") or loop.node.children[-1]
    for call in walk(body, "call_expression"):
        callee = call.child_by_field_name("function")
        name = site.source.of(callee).partition("<")[0] if callee is not None else ""
        if not PURE.fullmatch(name) and _writes(site, name):
            return f"several iterations are one in PTX, and '{name}' may write memory"
    stored = _with_twins(site, {owner_of(site.source, node) for node in _targets(body)})
    linear = _Linear(site, loop)
    for node in _outermost(body):
        if owner_of(site.source, node) in stored and not linear.holds(node):
            return f"'{site.source.of(node)}' may be of another iteration, too"
    return ""


def loops_at(kernel: Kernel, line: int) -> Iterator[Loop]:
    """Loops of a kernel that end in a line of the source."""
    for each in loops_of(kernel.slicer.flow):
        found = _readable(kernel, each)
        places = [] if found is None else [kernel.lines[found.count.branch]]
        if any(place is not None and place.line == line for place in places):
            yield each


def _readable(kernel: Kernel, loop: Loop) -> DealtLoop | None:
    try:
        found = dealt_loop(kernel, loop)
    except CuadoError:
        return None
    return None if isinstance(found, str) else found


def objection_to_macros(site: Site) -> str:
    """Why the kernel's text may not say what it does; empty if it does.

    A macro that is no more than a number or a name hides nothing.
    """
    words = {site.source.of(n) for n in walk(site.entry.node, "identifier")}
    for name, value in macros(site.source).items():
        if name in words and not _PLAIN.fullmatch(value.strip("() \t")):
            return f"macro '{name}' stands for more than a number"
    return ""


def _trips(site: Site, loop: LoopText) -> int | None:
    known: dict[str, str | int] = {**site.constants()}
    for text, given in site.pairs:
        if isinstance(given, Scalar) and isinstance(given.value, int) and text.name:
            known[text.name] = given.value
    begin, bound, step = (value_of(each, known) for each in (loop.begins, loop.bound, loop.step))
    if begin is None or bound is None or not step:
        return None
    more = 1 if loop.comparison in {"<=", ">="} else 0
    distance = bound - begin if step > 0 else begin - bound
    return max(0, -(-(distance + more) // abs(step)))


def _writes(site: Site, name: str) -> bool:
    """True if a function may do more than compute a value."""
    own = [each for each in site.functions if each.name == name]
    if len(own) != 1:
        return True
    return any(each.pointer or each.reference for each in own[0].parameters)


def _with_twins(site: Site, names: set[str]) -> set[str]:
    """Names of pointers, and of those that lead into the same memory."""
    memory = {text.name: _memory_of(each) for text, each in site.pairs if text.pointer}
    own = {memory[name] for name in names if name in memory}
    return names | {name for name, each in memory.items() if name and each in own}


def _memory_of(argument: Argument) -> str:
    return argument.buffer if isinstance(argument, Pointer) else argument.name


def _targets(node: Node) -> Iterator[Node]:
    for each in walk(node, "assignment_expression", "update_expression"):
        target = each.child_by_field_name("left") or each.child_by_field_name("argument")
        if target is not None and target.type != "identifier":
            yield target


def _outermost(node: Node) -> Iterator[Node]:
    """Accesses of memory, each as a whole: ``a[i][j].x`` and ``*p``."""
    waiting = [node]
    while waiting:
        found = waiting.pop()
        if found.type in {"subscript_expression", "field_expression", "pointer_expression"}:
            yield found
        waiting.extend(found.children if found.type != "field_expression" else [])


@dataclass(frozen=True)
class _Linear:
    """Which indices are a multiple of a loop's counter plus what the loop leaves alone."""

    site: Site
    loop: LoopText

    def holds(self, node: Node) -> bool:
        """True if the index of an access is one."""
        if node.type == "field_expression":
            node = node.children[0]
        if node.type != "subscript_expression" or node.children[0].type != "identifier":
            return False
        return self._is_linear(node.children[1], _MOST_NAMES)

    def _is_linear(self, index: Node, left: int) -> bool:
        """True if one name in it stands for the counter, and sums and products alone lead to it."""
        found = [n for n in walk(index, "identifier") if self._depends(n, left)]
        if len(found) != 1 or not _leads_by_sums(self.site, index, found[0]):
            return False
        if self.site.source.of(found[0]) == self.loop.variable:
            return True
        value = self._value(found[0])
        return value is not None and left > 0 and self._is_linear(value, left - 1)

    def _depends(self, node: Node, left: int) -> bool:
        """True if a name's value may differ between iterations."""
        name = self.site.source.of(node)
        if name == self.loop.variable or left == 0:
            return True
        value = self._value(node)
        if value is not None:
            return any(self._depends(n, left - 1) for n in walk(value, "identifier"))
        return name in _set_in(self.site, self.loop)

    def _value(self, node: Node) -> Node | None:
        """What a variable of the loop's own is declared as, and stays."""
        name = self.site.source.of(node)
        own = [v for v in variables(self.site.source, self.loop.body) if v.name == name]
        if len(own) != 1 or own[0].value_span is None or own[0].pointer or own[0].extents:
            return None
        if name in _set_in(self.site, self.loop, declared=False):
            return None
        value = own[0].node.child_by_field_name("value")
        return value if value is not None and span_of(value) == own[0].value_span else None


def _set_in(site: Site, loop: LoopText, *, declared: bool = True) -> set[str]:
    """Variables that a loop's body sets; those that it declares among them on request."""
    body = loop.node.child_by_field_name("body") or loop.node.children[-1]
    found = {v.name for v in variables(site.source, loop.body)} if declared else set[str]()
    for each in walk(body, "assignment_expression", "update_expression"):
        target = each.child_by_field_name("left") or each.child_by_field_name("argument")
        if target is not None:
            found.add(owner_of(site.source, target))
    return found | {
        site.source.of(n.named_children[0])
        for n in walk(body, "pointer_expression")
        if n.named_children and site.source.of(n).startswith("&")
    }


def _leads_by_sums(site: Site, index: Node, counter: Node) -> bool:
    """True if nothing but sums and products stands between an index and the counter in it."""
    for each in walk(index):
        if not (each.start_byte <= counter.start_byte and counter.end_byte <= each.end_byte):
            continue
        if each.type == "binary_expression":
            sign = each.child_by_field_name("operator")
            if sign is None or site.source.of(sign) not in _LINEAR:
                return False
        elif each.type not in {
            *("identifier", "parenthesized_expression", "subscript_argument_list"),
            *("cast_expression", "argument_list"),
        }:
            return False
    return True


def same_text(text: str) -> str:
    """A text without white space that means nothing."""
    return re.sub(r"\s*([^\w\s])\s*", r"\1", " ".join(text.split()))
