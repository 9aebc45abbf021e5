"""PTX: parse without loss, edit by splices, analyse, verify.

``parse`` and ``write`` are inverse; ``rewrite`` makes the splices that ``apply`` performs;
``semantics`` says what an instruction does; ``analysis`` builds on it; ``verify`` follows a
rewrite.
"""

from cuado.ptx.edit import Edit, apply
from cuado.ptx.errors import PtxEditError, PtxError, PtxSyntaxError, PtxVerificationError
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Module
from cuado.ptx.syntax.writer import write

__all__ = [
    "Edit",
    "Module",
    "PtxEditError",
    "PtxError",
    "PtxSyntaxError",
    "PtxVerificationError",
    "apply",
    "parse",
    "write",
]
