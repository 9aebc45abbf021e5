"""Decides if a kernel's data is in double precision, or only its arithmetic."""

from cuado.kernel.facts.registers.fp64_registers import Doubles
from cuado.kernel.kernel import Kernel
from cuado.ptx.syntax.operands import rendered

REDUCES = "0d3BF921FB54442D19"
"""The constant pi / 2 * 2^-64, by which CUDA's trigonometric functions for floats multiply."""
_OF_A_REDUCTION = 3
"""Instructions on doubles beside it: a conversion to double, the product, one back to float."""
_TABLES = "__cudart"
"""Begins the names of the tables of CUDA's own functions: coefficients of sin and cos, say."""


def has_double_data(kernel: Kernel) -> bool:
    """True if the kernel's data is of doubles: then the arithmetic is meant to be.

    The tables that a function of CUDA's for doubles reads are no data of the kernel.
    """
    # An access may be of bits (ld.global.b64) whatever they mean: the case says it then.
    return any(each.type == "f64" for each in kernel.launch.buffers) or any(
        "f64" in kernel.code.instructions[n].opcode.split(".") and not _is_of_tables(kernel, n)
        for n in kernel.global_loads + kernel.global_stores
    )


def computes_doubles_of_floats(kernel: Kernel) -> bool:
    """True if the kernel computes doubles, though no double is loaded or stored.

    A literal without ``f`` makes it do so, as does a function for doubles, or a sum kept in one.
    Where sinf, cosf and tanf reduce a large argument, three instructions are of doubles: they do
    not count.
    """
    code = [kernel.code.instructions[n] for n in Doubles(kernel).arithmetic]
    computing = sum(each.base not in ("mov", "selp") for each in code)
    reductions = sum(rendered(each.operands[-1]) == REDUCES for each in code)
    return computing > _OF_A_REDUCTION * reductions and not has_double_data(kernel)


def _is_of_tables(kernel: Kernel, index: int) -> bool:
    regions = kernel.aliasing.regions(index)
    return bool(regions) and all(str(each.name).startswith(_TABLES) for each in regions or ())
