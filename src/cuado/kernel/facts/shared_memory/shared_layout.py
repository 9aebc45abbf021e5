"""Layout of shared arrays: alignment, length, and whether a new layout is possible."""

import re
from collections.abc import Iterable, Iterator

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.accesses.address_select import Target, plain_target
from cuado.model.instruction import SourceLocation
from cuado.ptx.analysis.shared import SharedArray, size_of
from cuado.ptx.edit import Edit
from cuado.ptx.errors import PtxEditError
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.tree import Declaration, Variable

_WIDEST = 16
_SPACES = frozenset({"shared", "shared::cta"})
_ALIGN = re.compile(r"\.align\s+\d+")
_DIMENSION = re.compile(r"\[\s*\w+\s*\]")


def declaration_of(kernel: Kernel, array: Variable) -> Declaration:
    """The statement that declares a variable, in the kernel or outside.

    Raises:
        PtxEditError: there is none.
    """
    statements = [statement for _, statement in kernel.function.statements()]
    for each in (*statements, *kernel.module.items):
        if isinstance(each, Declaration) and array in each.variables:
            return each
    raise PtxEditError(f"nothing declares '{array.name}'")


def aligned(kernel: Kernel, arrays: Iterable[Variable], bytes_: int) -> Iterator[Edit]:
    """The arrays' declarations with an alignment of at least ``bytes_``."""
    text = kernel.module.text
    done: set[int] = set()
    for array in arrays:
        declaration = declaration_of(kernel, array)
        if (array.align or 0) >= bytes_ or declaration.start in done:
            continue
        done.add(declaration.start)
        stated = _ALIGN.search(text, declaration.start, array.start)
        if stated is not None:
            yield Edit(stated.start(), stated.end(), f".align {bytes_}")
        else:
            at = text.index(".shared", declaration.start) + len(".shared")
            yield Edit(at, at, f" .align {bytes_}")


def lengthened(kernel: Kernel, array: Variable, unit: int, beyond: int) -> Iterator[Edit]:
    """The edit that extends an array to whole units plus ``beyond`` bytes."""
    size, dimension = size_of(array), array.dimensions[0] if array.dimensions else None
    if size is None or dimension is None:
        return
    wanted = -(-size // unit) * unit + beyond
    more = -(-(wanted - size) // (size // dimension))
    stated = _DIMENSION.search(kernel.module.text, array.start, array.end)
    if more and stated is not None:
        yield Edit(stated.start(), stated.end(), f"[{dimension + more}]")


def objection_to_layouts(kernel: Kernel) -> Refusal | None:
    """Why no shared array of a kernel can get another layout; None if one may."""
    shared = kernel.shared
    if not shared.arrays and not shared.unresolved:
        return Refusal("the kernel has no shared memory", absent=True)
    if shared.unresolved:
        line = kernel.code.line(min(shared.unresolved))
        return Refusal(f"which array PTX line {line} accesses is unknown")
    if kernel.having(Trait.CALL):
        return Refusal("the kernel calls functions that may access its shared arrays")
    return None


def objection_to_layout(kernel: Kernel, array: SharedArray) -> str:
    """Why an array cannot get another layout; empty if all its accesses can be changed."""
    name = f"'{array.variable.name}'"
    if array.escapes:
        return f"the address of {name} escapes at PTX line {kernel.code.line(min(array.escapes))}"
    if not array.accesses:
        return f"{name} is not accessed"
    for index in array.accesses:
        opcode = kernel.code.instructions[index].opcode
        bytes_ = kernel.code.effects[index].opcode.bytes
        if not _SPACES & set(opcode.split(".")) or bytes_ is None or bytes_ > _WIDEST:
            return f"'{opcode}' accesses {name} in a form that does not allow another layout"
        if plain_target(kernel, index) is None:
            return f"'{opcode}' accesses {name} by an address that cannot be rewritten"
    return ""


def movable(kernel: Kernel, name: str) -> SharedArray | Refusal:
    """The shared array of a name, if it can get another layout."""
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx)")
    if (refusal := objection_to_layouts(kernel)) is not None:
        return refusal
    arrays = [each for each in kernel.shared.arrays if each.variable.name == name]
    if len(arrays) != 1:
        return Refusal(f"there is no one shared array '{name}'", absent=not arrays)
    reason = objection_to_layout(kernel, arrays[0])
    return Refusal(reason) if reason else arrays[0]


def first_access(kernel: Kernel, name: str) -> SourceLocation | None:
    """The line of the first access to the shared array of a name, where that is known."""
    arrays = (each for each in kernel.shared.arrays if each.variable.name == name)
    array = next(arrays, None)
    return kernel.lines[array.accesses[0]] if array is not None and array.accesses else None


def bytes_of(kernel: Kernel, array: SharedArray) -> int | None:
    """An array's size (for dynamic shared memory, the launch's); None if others share it."""
    if array.bytes is not None:
        return array.bytes
    # All dynamic arrays begin at one place, behind the static ones: alone, it has all of it to
    # itself.
    if len(kernel.shared.arrays) > 1 or kernel.built.resources.shared:
        return None
    return kernel.launch.dynamic_shared_bytes


def targets_of(kernel: Kernel, array: SharedArray) -> list[Target]:
    """An array's accesses; all must have a plain address."""
    found = (plain_target(kernel, index) for index in array.accesses)
    return [target for target in found if target is not None]
