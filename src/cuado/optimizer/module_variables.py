"""The variables of a module that a launcher has to carry from the original to a version of it.

Host code sets ``__device__`` and ``__constant__`` variables of the module that it loaded, whether
or not they are ``.visible`` symbols of the PTX. A version is another module with variables of its
own. So contents are copied: there before the launch, and back after it where the kernel may have
written them. Not every variable can be: :func:`carried` says why one cannot.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from cuado.kernel.facts.accesses.regions import Owner
from cuado.kernel.kernel import Kernel
from cuado.model.conditions import Variable
from cuado.ptx.analysis.shared import size_of
from cuado.ptx.semantics.opcode import Space, Trait
from cuado.ptx.syntax.tree import Declaration, Module
from cuado.ptx.syntax.tree import Variable as Declared

_SPACES = frozenset({"global", "const"})
_NAME = re.compile(r"[\w$%]+")
_ADDRESS = re.compile(r"(?<![\w$%.])[A-Za-z_$%]")
_COMPILERS = re.compile(r"\$str(\$\d+)?|__unnamed_\d+")
"""Strings that the compiler keeps for ``printf`` and ``assert``: no source names them."""
_READERS = re.compile(r"\b(vprintf|__assertfail)\b")
"""Functions of the device runtime that do not write the program's memory."""


def carried(kernel: Kernel) -> tuple[tuple[Variable, ...], str]:
    """Variables of a version's module that have to be copied; and why they cannot be.

    Args:
        kernel: the version; it has PTX.

    Returns:
        the variables, and an empty text; or none and the reason.
    """
    found: list[Variable] = []
    for declared, linkage in _used(kernel.module):
        name, size = declared.name, size_of(declared)
        if _COMPILERS.fullmatch(name):
            continue
        if "extern" in linkage or size is None:
            return (), f"variable '{name}' of the module is defined elsewhere"
        if _ADDRESS.search(declared.initializer or ""):
            return (), f"variable '{name}' of the module holds addresses, which differ in another"
        found.append(Variable(name, size, declared.space == "const"))
    if all(each.is_constant for each in found):
        return tuple(found), ""  # What else it writes takes seconds to find out in large code.
    if (written := _written(kernel)) is not None:
        found = [replace(e, is_constant=e.is_constant or e.name not in written) for e in found]
    return tuple(found), ""


def _used(module: Module) -> Iterator[tuple[Declared, frozenset[str]]]:
    """Variables in global and constant memory that the module mentions, with their linkage."""
    named = Counter(_NAME.findall(module.text))
    for item in (each for each in module.items if isinstance(each, Declaration)):
        for variable in item.variables:
            # Once is its declaration.
            if variable.space in _SPACES and named[variable.name] > 1:
                yield variable, frozenset(item.linkage)


def _written(kernel: Kernel) -> frozenset[str] | None:
    """Names of variables that the kernel may write; None if it may be any."""
    found: set[str] = set()
    for index, effects in enumerate(kernel.code.effects):
        is_call = Trait.CALL in effects.opcode.traits
        if is_call and _READERS.search(kernel.code.instructions[index].operand_text):
            continue
        for touch in kernel.aliasing.touches(index):
            if not touch.writes or Space.GLOBAL not in touch.spaces:
                continue
            if touch.regions is None:
                return None
            found |= {each.name for each in touch.regions if each.owner is Owner.VARIABLE}
    return frozenset(found)
