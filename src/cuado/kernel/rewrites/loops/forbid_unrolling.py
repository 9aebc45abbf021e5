"""Forbids ptxas to unroll the loops of a kernel, for a fair comparison.

Unrolling depends on the size of a loop, so a copy may be unrolled and the original not, or the
reverse. Then both are assembled without unrolling: the copy is checked against, and compared with,
an original of the same loops. The cost to the original is measured as a perturbation, like that of
a switch.
"""

from cuado.kernel.facts.registers.slices import Slicer
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.edit import apply
from cuado.ptx.rewrite import insert_before
from cuado.ptx.syntax.parser import parse
from cuado.ptx.verify import check

ROLLED = "original, not unrolled"
"""Name of the program."""
NOTE = "the assembler unrolls this copy's loops differently: no loop is unrolled in either program"


def without_unrolling(ptx: str, kernel: str) -> str | None:
    """A module in which no loop of a kernel is unrolled; None if the kernel has none.

    Raises:
        PtxVerificationError: the result breaks a rule of PTX.
    """
    module = parse(ptx)
    function = module.function(kernel)
    if function is None or function.body is None:
        return None
    code = Code(module, function)
    flow = Slicer(code).flow
    headers = [code.instructions[flow.blocks[loop.header].first] for loop in loops_of(flow)]
    if not headers:
        return None
    edits = [insert_before(module, header, '.pragma "nounroll";') for header in headers]
    return check(parse(apply(ptx, edits))).text
