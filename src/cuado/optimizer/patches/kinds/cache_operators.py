"""Cache hints of a buffer's accesses: ``__ldcs(&in[i])``, ``__stcs(&out[i], x)``, or PTX in place.

CUDA has functions for ``cs`` and ``cg``. Other words get a function of the file with one line of
PTX; it is no ``volatile`` one for loads, which must be of what the kernel does not write.
"""

from collections.abc import Iterator, Sequence

from tree_sitter import Node

from cuado.cuda_source import Edit, FunctionText, Span
from cuado.cuda_source.source import span_of, walk
from cuado.optimizer.patches.heads import unwritten_pointers
from cuado.optimizer.patches.indices import fresh_name
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.writers import touched_lines
from cuado.optimizer.transformations.cache_operators import CacheOperators

_FUNCTIONS = {
    ("load", "cs"): "__ldcs",
    ("load", "cg"): "__ldcg",
    ("store", "cs"): "__stcs",
    ("store", "cg"): "__stcg",
}
_IN_PTX = {
    "float": ("f32", "f"),
    "double": ("f64", "d"),
    "int": ("s32", "r"),
    "unsigned": ("u32", "r"),
    "unsigned int": ("u32", "r"),
    "short": ("s16", "h"),
    "unsigned short": ("u16", "h"),
    "long long": ("s64", "l"),
    "unsigned long long": ("u64", "l"),
}
"""Types that a line of PTX can load and store, with the letter of their registers."""


def written(step: CacheOperators, site: Site) -> Sequence[Written] | Unwritten:
    """Call a function at each access through the buffer's pointer."""
    parameter = site.parameter_of(step.buffer)
    name = parameter.name if parameter is not None else ""
    if parameter is None or not name:
        return Unwritten(f"the source has no parameter for '{step.buffer}'")
    function = _FUNCTIONS.get((step.access, step.operator), "")
    head: list[Edit] = []
    if not function:
        if parameter.type not in _IN_PTX:
            return Unwritten(
                f"no function of CUDA loads or stores '{name}' with {step.operator}",
                touched_lines(step, site),
            )
        if step.access == "load" and name not in unwritten_pointers(site):
            return Unwritten(f"'{name}' is written as well", touched_lines(step, site))
        word = step.operator.replace("::", "_")
        function = fresh_name(site, f"{step.access}_{word}")
        text = _in_ptx(step, function, parameter.type, site.source.newline)
        head.append(Edit.insertion(_before(site), text))
    edits = [
        edit for each in site.functions for edit in _accesses(site, each, name, step, function)
    ]
    if not edits:
        return Unwritten(f"no access through '{name}' was found", touched_lines(step, site))
    rows = dict.fromkeys(site.source.line(each.span.start) for each in edits)
    says = f"{function} for '{name}' in line {', '.join(map(str, rows))}"
    return (Written(says, (*head, *edits)),)


def _accesses(
    site: Site, function: FunctionText, name: str, step: CacheOperators, called: str
) -> Iterator[Edit]:
    if function.parameter(name) is None:
        return
    targets, stores = _targets(function.node)
    for node in walk(function.node, "subscript_expression"):
        inside = function.body.start <= node.start_byte
        if not inside or site.source.of(node.children[0]) != name:
            continue
        span = span_of(node)
        if step.access == "store" and span in stores:
            sign, statement = stores[span]
            yield Edit.insertion(span.start, f"{called}(&")
            yield Edit(Span(span.end, sign.end_byte), ",")
            yield Edit.insertion(statement.end_byte, ")")
        elif step.access == "load" and span not in targets:
            yield Edit.insertion(span.start, f"{called}(&")
            yield Edit.insertion(span.end, ")")


def _targets(root: Node) -> tuple[set[object], dict[object, tuple[Node, Node]]]:
    """Places that are assigned to or whose address is taken; plain assignments by their targets."""
    targets: set[object] = set()
    stores: dict[object, tuple[Node, Node]] = {}
    for node in walk(root, "assignment_expression", "update_expression", "pointer_expression"):
        target = node.child_by_field_name("left") or node.child_by_field_name("argument")
        if target is None:
            continue
        targets.add(span_of(target))
        sign = node.child_by_field_name("operator")
        if node.type == "assignment_expression" and sign is not None and sign.type == "=":
            stores[span_of(target)] = (sign, node)
    return targets, stores


def _before(site: Site) -> int:
    """Where the first of the kernel's functions begins, outside of ``extern "C"``."""
    first = min(each.span.start for each in site.functions)
    around = walk(site.source.root, "linkage_specification", "namespace_definition")
    return min([first, *(n.start_byte for n in around if n.start_byte <= first < n.end_byte)])


def _in_ptx(step: CacheOperators, name: str, type_: str, end: str) -> str:
    kind, letter = _IN_PTX[type_]
    # The prefetch size comes last among the words, the priority before it.
    opcode = f"{'ld' if step.access == 'load' else 'st'}.global.{step.operator}.{kind}"
    if step.access == "load":
        lines = [
            f"__device__ __forceinline__ {type_} {name}(const {type_} *from)",
            "{",
            f"    {type_} value;",
            f'    asm("{opcode} %0, [%1];" : "={letter}"(value) : "l"(from));',
            "    return value;",
        ]
    else:
        lines = [
            f"__device__ __forceinline__ void {name}({type_} *to, {type_} value)",
            "{",
            f'    asm volatile("{opcode} [%0], %1;" :: "l"(to), "{letter}"(value) : "memory");',
        ]
    return end.join([*lines, "}", "", ""])
