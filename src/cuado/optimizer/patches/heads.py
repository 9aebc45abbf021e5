"""Edits of a kernel's head: launch bounds, ``__maxnreg__``, ``const`` and ``__restrict__``."""

import re
from collections.abc import Iterator

from cuado.backends.written import written_buffers
from cuado.cuda_source import Edit, FunctionText, ParameterText, SourceText, Span
from cuado.optimizer.patches.site import Site

_MAXIMUM = re.compile(r"__maxnreg__\s*\([^()]*\)\s*")


def with_bounds(site: Site, bounds: str) -> list[Edit]:
    """The kernel with these words in place of all that bounds its registers; empty for none."""
    entry = site.entry
    edits = [Edit(each, "") for each in _maximums(site.source, entry)]
    if entry.bounds is not None:
        edits.append(Edit(entry.bounds.span, bounds))
    elif bounds:
        edits.append(Edit.insertion(entry.name_span.start, f"{bounds} "))
    return edits


def threads_text(site: Site) -> str:
    """The threads of a block as the kernel's bounds state them, or as it is launched."""
    x, y, z = site.setting.block
    bounds = site.entry.bounds
    return bounds.threads if bounds is not None else str(x * y * z)


def _maximums(source: SourceText, entry: FunctionText) -> Iterator[Span]:
    text = source.data[entry.head.start : entry.head.end]
    for found in re.finditer(_MAXIMUM.pattern.encode(), text):
        yield Span(entry.head.start + found.start(), entry.head.start + found.end())


def promised(site: Site, parameter: ParameterText, *, constant: bool) -> list[Edit]:
    """Edits that make a pointer ``__restrict__``, and what it points to ``const``."""
    edits = []
    if constant and not parameter.constant:
        edits.append(Edit.insertion(parameter.span.start, "const "))
    if parameter.star is not None and not parameter.restrict:
        behind = site.source.data[parameter.star.end : parameter.star.end + 1]
        words = "__restrict__ " if behind.strip() else " __restrict__"
        edits.append(Edit.insertion(parameter.star.end, words))
    return edits


def restricted(site: Site, constant: frozenset[str] = frozenset()) -> list[Edit]:
    """Edits that make every pointer of the kernel ``__restrict__``.

    Args:
        site: the kernel.
        constant: names of those that become ``const`` as well.
    """
    return [
        edit
        for each in site.entry.parameters
        if each.pointer and each.star is not None
        for edit in promised(site, each, constant=each.name in constant)
    ]


def unwritten_pointers(site: Site) -> frozenset[str]:
    """Names of pointer parameters whose buffers the kernel provably only reads."""
    written = written_buffers(site.kernel.launch)
    pointers = ((text.name, each.name) for text, each in site.pairs if text.pointer)
    return frozenset(name for name, buffer in pointers if buffer not in written)
