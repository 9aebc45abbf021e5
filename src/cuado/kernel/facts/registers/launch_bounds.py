"""Directives of a kernel that bound its registers: .maxnreg, .minnctapersm and others.

ptxas ignores its own ``-maxrregcount`` for a kernel that has any of them or that states its block
(``.maxntid``, ``.reqntid``), but always obeys ``.maxnreg``: a cap has to be written into the PTX.
"""

from collections.abc import Iterator

from cuado.device.occupancy import LaunchRequirements
from cuado.errors import CuadoError
from cuado.kernel.kernel import Kernel
from cuado.ptx.edit import Edit, apply
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Function
from cuado.ptx.verify import check

_BOUNDS = frozenset({"maxnreg", "minnctapersm"})
_BLOCK = frozenset({"maxntid", "reqntid"})


def requirements(kernel: Kernel, shared_bytes: int | None = None) -> LaunchRequirements | None:
    """Needs of a block of the original, perhaps with other shared memory; None if unknown."""
    resources = kernel.built.resources
    if resources.registers is None:
        return None
    return LaunchRequirements(
        kernel.launch.threads_per_block,
        resources.registers,
        kernel.shared_bytes if shared_bytes is None else shared_bytes,
        resources.barriers or 0,
    )


def is_bounded(kernel: Kernel) -> bool:
    """True if the kernel's registers are bounded, by its own directives or by the launch."""
    named = {directive.name for directive in kernel.function.directives}
    return bool(named & _BOUNDS) or kernel.launch.max_registers is not None


def with_cap(kernel: Kernel, registers: int) -> str:
    """The module with the kernel's registers capped; existing bounds are replaced."""
    return _rewritten(kernel, registers)


def capped(ptx: str, name: str, registers: int) -> str:
    """A module with a kernel's registers capped; its own bounds are replaced.

    Raises:
        CuadoError: there is no such kernel.
        PtxVerificationError: the result breaks a rule of PTX.
    """
    module = parse(ptx)
    function = module.function(name)
    if function is None or function.body is None:
        raise CuadoError(f"no kernel '{name}' in the PTX")
    edits = (*_removals(function), *_additions(function, [f".maxnreg {registers}"]))
    return check(parse(apply(ptx, edits))).text


def without_bounds(kernel: Kernel) -> str:
    """The module with the kernel's registers bounded by nothing but the size of its block.

    The block is stated, so that the result can be launched.
    """
    return _rewritten(kernel, None)


def edits_of_bounds(kernel: Kernel, registers: int | None) -> Iterator[Edit]:
    """The edits that replace the kernel's bounds by a cap; by its block alone for None."""
    stated = {directive.name for directive in kernel.function.directives} & _BLOCK
    x, y, z = kernel.launch.block
    directives = [] if registers is None else [f".maxnreg {registers}"]
    if registers is None and not stated:
        directives.append(f".maxntid {x}, {y}, {z}")
    yield from _removals(kernel.function)
    yield from _additions(kernel.function, directives)


def _rewritten(kernel: Kernel, registers: int | None) -> str:
    return check(parse(apply(kernel.launch.ptx, edits_of_bounds(kernel, registers)))).text


def _removals(function: Function) -> Iterator[Edit]:
    for directive in function.directives:
        if directive.name in _BOUNDS:
            yield Edit(directive.start, directive.end, "")


def _additions(function: Function, directives: list[str]) -> Iterator[Edit]:
    body = function.body
    if body is not None:
        yield from (Edit(body.start, body.start, f"{each}\n") for each in directives)
