"""A kernel with the functions that it calls in place of the calls.

What a called function reads and writes, and what it decides, is not looked at: a call may do
anything. Where the module has the function's text, as of CUDA's own slow paths (``sin`` and ``cos``
of large doubles, ``pow``), the kernel that has it in place of the call does the same, and all that
is proved of a kernel's code can be proved of it.

How a function rounds must be stated in its text: beside the kernel's code the assembler might fuse
what it did not, or the other way round. And the text must assemble to the very code that is there:
what preparation stated of a function that it did not look into may be another rounding.
"""

from dataclasses import replace

from cuado.errors import CuadoError
from cuado.kernel.assembly import rebuilt
from cuado.kernel.kernel import Kernel
from cuado.kernel.roundings.observed import is_same_code
from cuado.ptx.analysis.rounding import is_free
from cuado.ptx.inlining import inlined
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.parser import parse
from cuado.ptx.verify import check


def without_calls(kernel: Kernel) -> Kernel | None:
    """The same kernel without calls; None if it has none, or if they cannot be written out.

    It knows no source: it is not what a compiler makes of it.
    """
    if not kernel.has_ptx or not kernel.having(Trait.CALL):
        return None
    return kernel.once("without calls", lambda: _without_calls(kernel))


def _without_calls(kernel: Kernel) -> Kernel | None:
    try:
        if not _states_what_is_there(kernel):
            return None
        ptx = inlined(kernel.launch.ptx, kernel.launch.kernel)
        check(parse(ptx))
        launch = replace(kernel.launch, ptx=ptx, compiled_from=None)
        built, options = rebuilt(kernel, launch)
    except CuadoError:
        return None
    made = replace(kernel, launch=launch, built=built, options=options)
    return None if made.having(Trait.CALL) else made


def _states_what_is_there(kernel: Kernel) -> bool:
    """True if the functions' text states how they round, and is that of the machine code.

    Raises:
        CuadoError: it cannot be read, or assembled.
    """
    functions = (each for each in kernel.module.functions if each.name != kernel.launch.kernel)
    if any(is_free(each.opcode) for function in functions for each in function.instructions()):
        return False
    built, _ = rebuilt(kernel, kernel.launch)
    return is_same_code(built.cubin, kernel.built.cubin)
