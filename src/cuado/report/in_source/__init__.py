"""What to write against a cause, in the source's names: its arrays, literals, conditions, loops.

The advice of a cause fits every kernel, and so names none of a kernel's variables. Here the lines
at which the cause sits are read, and the advice is said of what stands there. Where a line does not
have what the advice is about, nothing is said, and the cause's own advice stands.
"""

from collections.abc import Mapping, Sequence

from cuado.cuda_source import parse_source
from cuado.cuda_source.functions import functions
from cuado.cuda_source.lines import Lines
from cuado.model.cause import Cause
from cuado.model.finding import Finding
from cuado.report import words
from cuado.report.in_source.accesses import ACCESSES
from cuado.report.in_source.instructions import INSTRUCTIONS
from cuado.report.in_source.quoting import names
from cuado.rules.control import barrier_stalls
from cuado.rules.instructions import issue_slots_full
from cuado.rules.latency import lsu_queue_full
from cuado.rules.shared import reduction_sweep

_KNOW_BETTER = frozenset({reduction_sweep.RULE.name, barrier_stalls.RULE.name})
"""Rules whose advice goes by more than the line at which a cause sits."""
_MEANT = {issue_slots_full.FAST: Cause.SPECIAL_FUNCTIONS, issue_slots_full.FP32: Cause.FP64}
"""Causes whose fix a rule advises that names another."""
_OF_ARRAYS = {
    issue_slots_full.INDICES: "Compute the index of {names} in 32 bits where they are enough, and "
    "before the loop of line {loop} what that loop does not change of it; or step a pointer.",
    lsu_queue_full.WIDER: "In the loop of line {loop} keep elements of {names} that are loaded "
    "again in registers; or load neighbours together, 16 bytes at a time, if each such address is "
    "a multiple of 16.",
}
"""What rules advise, in the names of the line."""
_SAID = {**ACCESSES, **INSTRUCTIONS}
"""Of each cause what to write; causes of the launch have their own numbers."""


def to_write(
    cause: Cause, source: str, numbers: Sequence[int], *, function: str = "", arrays: str = ""
) -> str:
    """What to write against a cause at some lines, a sentence; empty where nothing is known.

    Args:
        cause: the cause.
        source: the text of the file.
        numbers: the lines, from 1.
        function: the name of the function, for a cause without lines.
        arrays: the arrays that it is about, ``a, x``; empty where that is not known.
    """
    said = _SAID.get(cause)
    return said(_lines(source, numbers, function, arrays)) if said is not None and source else ""


def loading(sources: Mapping[str, str], kernel: str) -> tuple[str, int] | None:
    """The first line at which a kernel loads an element of an argument; None if none is seen."""
    for path, text in sources.items():
        tree = parse_source(text)
        for each in functions(tree):
            if each.is_kernel and each.name == kernel:
                for element in Lines(tree, tree.lines(each.body), each).loads:
                    if each.parameter(element.name):
                        return path, element.line
    return None


def _lines(source: str, numbers: Sequence[int], function: str = "", arrays: str = "") -> Lines:
    tree = parse_source(source)
    found = None
    for each in functions(tree):
        lines = tree.lines(each.span)
        if (numbers and numbers[0] in lines) or (not numbers and each.name == function):
            found = each
    return Lines(tree, tuple(numbers), found, frozenset(filter(None, arrays.split(", "))))


def advice(finding: Finding, sources: Mapping[str, str], kernel: str) -> str:
    """What to do about a finding, a sentence: at its line, in the source's names where that says.

    Args:
        finding: of a rule.
        sources: texts of files by path, as far as they are known.
        kernel: the kernel's name, for a finding without lines.
    """
    first = next(iter(finding.advice), "").rstrip(".")
    generic = f"{first[:1].upper()}{first[1:]}." if first else ""
    cause = _MEANT.get(first, finding.cause)
    if (cause is None and first not in _OF_ARRAYS) or finding.rule in _KNOW_BETTER:
        return generic
    line = finding.lines[0] if finding.lines else None
    source = sources.get(line.file if line else next(iter(sources), ""), "")
    numbers = (line.line,) if line else ()
    written = to_write(cause, source, numbers, function=kernel) if cause is not None else ""
    return written or (_at_line(generic, first, _lines(source, numbers)) if line else generic)


def _at_line(generic: str, first: str, found: Lines) -> str:
    """A rule's advice with the arrays and the loop of a line."""
    elements = found.loads or found.elements
    if first in _OF_ARRAYS and elements and found.loop:
        return _OF_ARRAYS[first].format(names=names(elements), loop=found.loop)
    if found.loop:
        return generic.replace("this loop", f"the loop of line {found.loop}")
    return generic


def declaration(sources: Mapping[str, str], kernel: str) -> str:
    """Where a kernel is declared, as ``file:line`` with the line's text; empty if unknown."""
    for path, text in sources.items():
        tree = parse_source(text)
        for each in functions(tree):
            if each.is_kernel and each.name == kernel.partition("<")[0].rpartition("::")[2]:
                line = "".join(Lines(tree, (each.line,), each).texts).strip()
                return f"{words.basename(path)}:{each.line}  {line}"
    return ""


_OF_MORE_THAN_A_LINE = frozenset(
    {
        *(Cause.BANK_CONFLICTS, Cause.BARRIERS, Cause.LOW_ILP, Cause.SPILLS),
        *(Cause.DYNAMIC_LOCAL_ARRAY, Cause.IMBALANCE),
    }
)
"""Causes of which a line alone does not say what to write."""


def of_text(cause: Cause, text: str) -> str:
    """The same of a line of which the source is not at hand."""
    if not text or cause in _OF_MORE_THAN_A_LINE:
        return ""
    return to_write(cause, f"void f() {{\n{text}\n}}", (2,))
