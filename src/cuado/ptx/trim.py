"""A module reduced to one kernel, since the assembler's time grows with the module."""

from functools import lru_cache

from cuado.ptx.edit import Edit, apply
from cuado.ptx.syntax.parser import parse
from cuado.ptx.verify import verify


@lru_cache(maxsize=16)  # A what-if and a guess ask for the same several times.
def only_kernel(text: str, kernel: str) -> str:
    """The module without other kernels' code; as it was, if something else refers to one.

    Device functions and variables stay: what calls or names them is for the assembler to find out.

    Args:
        text: of the module.
        kernel: the ``.entry`` to keep.

    Raises:
        PtxSyntaxError: the text is not PTX.
    """
    module = parse(text)
    if module.function(kernel) is None:
        return text
    others = [entry for entry in module.entries if entry.name != kernel]
    if not others:
        return text
    trimmed = apply(text, [Edit(entry.start, entry.end, "") for entry in others])
    before = {problem.message for problem in verify(module)}
    new = [p for p in verify(parse(trimmed)) if p.message not in before]
    return text if new else trimmed
