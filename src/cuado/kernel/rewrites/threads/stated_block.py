"""Adapts what a kernel states of its block: its shape, and how many blocks fit an SM."""

from collections.abc import Iterator
from math import prod

from cuado.kernel.kernel import Kernel
from cuado.model.launch import Extent
from cuado.ptx.edit import Edit

_STATED = frozenset({"maxntid", "reqntid"})


def stated(kernel: Kernel, block: Extent) -> Iterator[Edit]:
    """Edits of the directives that state the block, or how many blocks fit an SM."""
    function, shape = kernel.function, ", ".join(map(str, block))
    is_stated = False
    for directive in function.directives:
        if directive.name in _STATED:
            is_stated = True
            yield Edit(directive.start, directive.end, f".{directive.name} {shape}")
        elif directive.name == "minnctapersm":
            yield Edit(directive.start, directive.end, "")
    needs = (kernel.built.resources.registers or 0) * prod(block)
    if not is_stated and needs > kernel.chip.registers_per_block and function.body is not None:
        yield Edit(function.body.start, function.body.start, f".maxntid {shape}\n")
