"""Checks that a launch fits its kernel: the name, and each argument with its PTX parameter."""

import math
from functools import lru_cache

from cuado.errors import CuadoError, UnknownNameError
from cuado.model.arguments import POINTER_BYTES, TYPE_BYTES, Argument, Buffer, Pointer, Scalar
from cuado.model.launch import Launch
from cuado.ptx import Module, parse
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.tree import Function, Variable
from cuado.sass.toolchain.elf import Cubin


@lru_cache(maxsize=4)
def module_of(ptx: str) -> Module:
    """The parsed module; cached, since the same text is needed several times."""
    return parse(ptx)


def kernel_of(launch: Launch) -> Function:
    """The launch's kernel.

    Raises:
        UnknownNameError: the PTX has no such kernel; lists those it has.
        CuadoError: it has none at all, or is no PTX.
    """
    entries = {entry.name: entry for entry in module_of(launch.ptx).entries}
    if not entries:
        raise CuadoError(
            f"the PTX of '{launch.name}' has no kernel", "is it a __global__ function?"
        )
    if launch.kernel not in entries:
        raise UnknownNameError("kernel", launch.kernel, entries)
    return entries[launch.kernel]


def check_arguments(launch: Launch) -> None:
    """Make sure that the arguments fit the kernel: their number, sizes and kinds.

    Raises:
        UnknownNameError: there is no such kernel.
        CuadoError: the arguments do not fit the kernel.
    """
    if not launch.has_ptx:
        _check_sizes(launch)
        return
    kernel = kernel_of(launch)
    takes, gives = len(kernel.parameters), len(launch.arguments)
    if takes != gives:
        parameters = ", ".join(_described(p) for p in kernel.parameters) or "none"
        raise CuadoError(
            f"kernel {kernel.name} takes {takes} parameters, the case gives {gives}",
            f"it takes {parameters}",
        )
    for number, (parameter, argument) in enumerate(
        zip(kernel.parameters, launch.arguments, strict=True), 1
    ):
        problem = _problem(parameter, argument)
        if problem:
            raise CuadoError(
                f"parameter {number} of kernel {kernel.name} is {_described(parameter)}, "
                f"the case gives '{argument.name}', {problem}"
            )


def _check_sizes(launch: Launch) -> None:
    """Check the arguments by machine code, which has sizes only.

    Raises:
        UnknownNameError: there is no such kernel.
        CuadoError: the arguments do not fit the kernel, or it is no cubin.
    """
    code = Cubin(launch.cubin or b"")
    if launch.kernel not in code.code:
        raise UnknownNameError("kernel", launch.kernel, code.code)
    takes = [size for _, size in code.parameters(launch.kernel)]
    gives = [argument_bytes(argument) for argument in launch.arguments]
    if takes != gives:
        raise CuadoError(
            f"kernel {launch.kernel} takes parameters of {_listed(takes)} bytes, "
            f"the launch gives {_listed(gives)}"
        )


def _listed(sizes: list[int]) -> str:
    return ", ".join(map(str, sizes)) or "no"


def argument_bytes(argument: Argument) -> int:
    """Size of the bytes that are passed for an argument."""
    if isinstance(argument, Buffer | Pointer):
        return POINTER_BYTES
    return TYPE_BYTES[argument.type] if isinstance(argument, Scalar) else len(argument.data)


def parameter_bytes(parameter: Variable) -> int | None:
    """Size of a parameter; None if its type has none (a texture reference)."""
    bits = BITS.get(parameter.type)
    if bits is None or None in parameter.dimensions:
        return None
    return (
        bits // 8 * parameter.vector * math.prod(n for n in parameter.dimensions if n is not None)
    )


def _described(parameter: Variable) -> str:
    array = "".join(f"[{'' if n is None else n}]" for n in parameter.dimensions)
    return f"{parameter.type}{array}"


def _problem(parameter: Variable, argument: Argument) -> str:
    """The reason why an argument does not fit a parameter; empty if it does."""
    takes, gives = parameter_bytes(parameter), argument_bytes(argument)
    if isinstance(argument, Buffer | Pointer):
        if takes != gives or parameter.type.startswith("f"):
            return "a buffer: a pointer of 8 bytes"
    elif takes is not None and takes != gives:
        kind = argument.type if isinstance(argument, Scalar) else "a structure"
        return f"{kind} of {gives} bytes"
    elif isinstance(argument, Scalar):
        return _problem_of_number(parameter, argument)
    return ""


def _problem_of_number(parameter: Variable, number: Scalar) -> str:
    is_float = number.type.lstrip("b").startswith("f")
    is_typed = not parameter.dimensions and parameter.type[:1] in tuple("fus")
    if is_typed and is_float != parameter.type.startswith("f"):
        return f"a number of type {number.type}"
    if is_float:
        return ""
    limit = 1 << 8 * TYPE_BYTES[number.type]
    fits = math.isfinite(number.value) and -(limit // 2) <= number.value < limit
    if not fits or number.value != int(number.value):
        return f"which {number.value} does not fit: it is {number.type}"
    return ""
