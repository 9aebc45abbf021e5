"""A kernel with the functions that it calls in place of the calls.

What a called function reads and writes, and what it decides, is not looked at: a call may do
anything. Where the module has the function's text, as of CUDA's own slow paths (``sin`` and ``cos``
of large doubles, ``pow``), the kernel that has it in place of the call does the same, and all that
is proved of a kernel's code can be proved of it. How it rounds is compared as for every rewrite.
"""

from dataclasses import replace

from cuado.errors import CuadoError
from cuado.kernel.assembly import rebuilt
from cuado.kernel.kernel import Kernel
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
        ptx = inlined(kernel.launch.ptx, kernel.launch.kernel)
        check(parse(ptx))
        launch = replace(kernel.launch, ptx=ptx, compiled_from=None)
        built, options = rebuilt(kernel, launch)
    except CuadoError:
        return None
    made = replace(kernel, launch=launch, built=built, options=options)
    return None if made.having(Trait.CALL) else made
