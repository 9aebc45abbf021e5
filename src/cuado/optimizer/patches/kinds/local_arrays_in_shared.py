"""Each thread's arrays in shared memory: ``a[16]`` as ``a[16][128]``, the thread as last index."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

from cuado.cuda_source import Edit, FunctionText, VariableText, value_of, variables
from cuado.cuda_source.shared_arrays import Use, uses
from cuado.cuda_source.structures import structure_of
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.writers import touched_lines
from cuado.optimizer.transformation import Transformation

_MOST_BYTES = 48 << 10
"""The most shared memory that a kernel can declare."""
_LINEAR = "(threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x"


@dataclass(frozen=True)
class _Array:
    variable: VariableText
    uses: tuple[Use, ...]
    bytes: int


def written(step: Transformation, site: Site) -> Sequence[Written] | Unwritten:
    """Move the arrays in the lines that the step changed."""
    lines, threads = touched_lines(step, site), prod(site.setting.block)
    found = [a for each in site.functions for a in _arrays(site, each, lines)]
    if not found:
        return Unwritten(
            "no array of the kernel is indexed alone, and declared without values",
            lines,
            "index the array by constants only (unroll the loops over it), or put it into shared "
            f"memory with the thread as its last index: [...][{threads}]",
        )
    if sum(each.bytes for each in found) * threads > _MOST_BYTES:
        return Unwritten(f"the arrays of {threads} threads exceed 48 KiB", lines)
    edits = tuple(edit for each in found for edit in _edits(site, each, threads))
    names = ", ".join(f"'{each.variable.name}'" for each in found)
    return (Written(f"{names} in shared memory, the thread as the last index", edits),)


def _arrays(site: Site, function: FunctionText, lines: Sequence[int]) -> Iterator[_Array]:
    """Local arrays named in some lines, of which every use is an element."""
    known = site.constants()
    for each in variables(site.source, function.body):
        words = site.source.at(each.span).split("[")[0].split()
        kept = {"__shared__", "static", "const", "constexpr", "extern"} & set(words)
        if not each.extents or each.value or each.pointer or kept:
            continue
        extents = [value_of(text, known) for text in each.extents]
        laid = structure_of(site.source, each.type)
        found = uses(site.source, function, each.name, after=each.node.end_byte)
        named = {site.source.line(use.span.start) for use in found}
        whole = all(len(use.subscripts) == len(extents) for use in found)
        sizes = [n for n in extents if n]
        if laid is None or len(sizes) < len(extents) or not whole or not named & set(lines):
            continue
        yield _Array(each, found, laid.bytes * prod(sizes))


def _edits(site: Site, array: _Array, threads: int) -> Iterator[Edit]:
    variable = array.variable
    own = [v for v in variables(site.source) if v.span == variable.span]
    _, y, z = site.setting.block
    thread = "threadIdx.x" if y * z == 1 else _LINEAR
    end, indent = site.source.newline, site.source.indent(variable.span.start)
    extents = "".join(f"[{text}]" for text in variable.extents)
    shared = f"__shared__ {variable.type} {variable.name}{extents}[{threads}];"
    rest = [site.source.of(each.node) for each in own if each.name != variable.name]
    # Others that are declared with it stay where they are.
    others = f"{end}{indent}{_words(site, variable)} {', '.join(rest)};" if rest else ""
    yield Edit(variable.span, f"{shared}{others}")
    for use in array.uses:
        if not variable.span.holds(use.span):
            yield Edit.insertion(use.span.end, f"[{thread}]")


def _words(site: Site, variable: VariableText) -> str:
    """The declaration's qualifiers and type."""
    text = site.source.at(variable.span)
    return text[: text.index(variable.type) + len(variable.type)]
