"""Refuses kernels that no GPU can hold, and launches that contradict their directives.

A driver refuses such a launch, and ptxas such a kernel, so neither is emulated.
"""

from collections.abc import Iterable
from math import prod

from cuado.backends.emulated.frontend.lowering.types import TYPES
from cuado.errors import CuadoError
from cuado.model.launch import Extent
from cuado.ptx.syntax.tree import Directive, Function, Module, Variable

MOST_SHARED, MOST_LOCAL = 1 << 18, 1 << 19
"""Limits in bytes: no chip has that much shared memory for a block; the limit of a thread's local
memory is from the CUDA C++ Programming Guide, "Technical Specifications"."""
PARAMETERS, PARAMETERS_AT_FIRST = 32764, 4352
"""Most bytes of parameters, by the PTX ISA's "Kernel Function Parameters": the first from
PTX 8.1 and sm_70 on."""
MOST_CLUSTER = 16
"""Most blocks of a cluster: 8, or 16 if the kernel requests a non-portable size."""
MOST_ALIGNMENT = 1 << 30
_EXTENTS = ("maxntid", "reqntid", "reqnctapercluster")
_POSITIVE = (*_EXTENTS, "maxnreg")


def check_sizes(name: str, sizes: dict[str, tuple[int, int]]) -> None:
    """Make sure that a kernel does not need more memory than exists.

    Args:
        name: name of the kernel.
        sizes: for each kind of memory the bytes needed, and the limit.

    Raises:
        CuadoError: it needs more.
    """
    for what, (size, most) in sizes.items():
        if size > most:
            raise CuadoError(
                f"'{name}' has {size:,} bytes of {what}: no GPU has more than {most:,}"
            )


def most_parameters(module: Module) -> int:
    """Bytes of parameters that a kernel of this version and target may have."""
    named = {item.name: item.arguments for item in module.items if isinstance(item, Directive)}
    version = tuple(_number(part) for part in named.get("version", "").split("."))
    target = _number(named.get("target", "").partition("sm_")[2].split(",")[0].rstrip("af "))
    is_old = version < (8, 1) or target < 70
    return PARAMETERS_AT_FIRST if is_old else PARAMETERS


def _number(text: str) -> int:
    return int(text) if text.strip().isdecimal() else 0


def check_alignment(variable: Variable) -> None:
    """Make sure that the declared alignment of a variable is possible.

    Raises:
        CuadoError: its alignment is no power of two, or larger than any memory.
    """
    align = variable.align
    if align is not None and (align & (align - 1) or not 0 < align <= MOST_ALIGNMENT):
        raise CuadoError(
            f"'{variable.name}' is aligned to {align:,} bytes: "
            f"that must be a power of two, at most {MOST_ALIGNMENT:,}"
        )


def natural_alignment(variable: Variable) -> int:
    """Alignment in bytes of a variable whose declaration states none.

    Raises:
        CuadoError: it has no type, or an unknown one.
    """
    kind = TYPES.get(variable.type)
    if kind is None:
        known = f"the unknown type '.{variable.type}'" if variable.type else "no type"
        raise CuadoError(f"'{variable.name}' has {known}", "correct its declaration")
    return kind.bits // 8 * variable.vector


def cluster_of(function: Function, asked: Extent | None) -> Extent | None:
    """Blocks of a cluster along each axis, by the launch or by the kernel; None for neither.

    Raises:
        CuadoError: both state them, and differ, or the kernel asks the launch for them in vain.
    """
    stated = dict(_stated(function)).get("reqnctapercluster")
    if asked is not None and stated not in (None, asked):
        raise _refused(
            function,
            f"runs in clusters of {_axes(stated)} blocks only (.reqnctapercluster), "
            f"and is launched in clusters of {_axes(asked)}",
        )
    found = asked or stated
    if found is None and any(each.name == "explicitcluster" for each in function.directives):
        raise _refused(function, "has .explicitcluster, and the launch states no cluster")
    return found


def check_directives(
    function: Function, grid: Extent, block: Extent, cluster: Extent | None = None
) -> None:
    """Make sure that a kernel's directives allow a launch, and its clusters.

    Raises:
        CuadoError: its directives contradict each other, or rule the launch out.
    """
    stated = dict(_stated(function))
    if "maxntid" in stated and "reqntid" in stated:
        raise _refused(function, "has both .maxntid and .reqntid, which exclude each other")
    most, asked, own = (stated.get(name) for name in _EXTENTS)
    cluster = cluster or own
    if most and prod(block) > prod(most):
        raise _refused(
            function,
            f"runs with at most {prod(most):,} threads in a block (.maxntid), "
            f"and is launched with {prod(block):,}",
        )
    if asked and asked != block:
        raise _refused(
            function,
            f"requires blocks of {_axes(asked)} threads (.reqntid), "
            f"but is launched with {_axes(block)}",
        )
    if cluster and prod(cluster) > MOST_CLUSTER:
        raise _refused(
            function, f"asks for clusters of {prod(cluster):,} blocks: no GPU has more than 16"
        )
    if cluster and any(n % size for n, size in zip(grid, cluster, strict=True)):
        raise _refused(
            function,
            f"runs in clusters of {_axes(cluster)} blocks, "
            f"which do not divide the grid of {_axes(grid)}",
        )


def _stated(function: Function) -> Iterable[tuple[str, Extent]]:
    for directive in function.directives:
        if directive.name in _POSITIVE:
            numbers = [_number(part) for part in directive.arguments.split(",")]
            if not 1 <= len(numbers) <= 3 or min(numbers) < 1:
                arguments = directive.arguments.strip()
                raise _refused(function, f"has .{directive.name} {arguments}: not a size")
            x, y, z = (*numbers, 1, 1)[:3]
            yield directive.name, (x, y, z)


def _refused(function: Function, why: str) -> CuadoError:
    return CuadoError(f"'{function.name}' {why}", "a GPU refuses it as well")


def _axes(extent: Extent) -> str:
    return " x ".join(map(str, extent))
