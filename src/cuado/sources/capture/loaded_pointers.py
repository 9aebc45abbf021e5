"""Finds out if a kernel loads addresses from memory and uses them.

Only then does it matter that captured memory lies where it lay. A kernel all of whose accesses go
to pointers that it was given, or to variables, finds nothing but numbers in memory, whatever they
look like: pairs of indices often look like addresses.
"""

from cuado.errors import CuadoError
from cuado.ptx import Module
from cuado.ptx.analysis.addresses import Addresses
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.defuse import def_use_of
from cuado.ptx.analysis.flow import flow_of
from cuado.ptx.semantics.opcode import Space
from cuado.ptx.syntax.operands import Address

_ANYWHERE = frozenset({Space.GLOBAL, Space.GENERIC})


def follows_pointers(module: Module | None, kernel: str) -> bool:
    """True if a kernel may use an address that it found in memory.

    Args:
        module: its code; None: it is not known.
        kernel: its entry.

    Returns:
        False only where every access to global memory is known to go to what a parameter points
        to, or to a variable.
    """
    function = None if module is None else module.function(kernel)
    if module is None or function is None:
        return True
    try:
        code = Code(module, function)
        addresses = Addresses(code, def_use_of(code, flow_of(code)))
        for index, effects in enumerate(code.effects):
            if code.instructions[index].base == "call" or not effects.opcode.known:
                return True
            for operand in (o for o, _ in effects.operands if isinstance(o, Address)):
                found = addresses.location(index, operand)
                if found is not None and found.space in _ANYWHERE and found.root is None:
                    return True
    except CuadoError:  # What cannot be read may do anything.
        return True
    return False
