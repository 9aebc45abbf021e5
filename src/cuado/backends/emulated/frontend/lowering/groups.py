"""Groups of copies and of products: committed, and waited for.

What a group holds is done at once on this device, so that only checked kernels have code for these
instructions: it records what a warp has waited for.
"""

from cuado.backends.emulated.frontend.lowering.checked import called
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.types import I32
from cuado.ptx.syntax.operands import Immediate

CP_ASYNC, BULK, PRODUCTS = 0, 1, 2
"""Kinds of groups, as in ``runtime/protocol.c``."""


def groups(e: Emitter, how: str, which: int) -> None:
    """``commit_group``, ``wait_group`` or ``wait_all`` of one kind of groups."""
    left = 0
    if how == "wait_group":
        (but,) = e.operands
        if not isinstance(but, Immediate) or but.value < 0:
            raise e.unsupported("a number of groups that is not known")
        left = int(but.value)
    if not e.is_checked:
        return
    if how != "wait_group":
        called(e, "check_commit", [I32(which)])
    if how != "commit_group":
        called(e, "check_wait", [I32(which), I32(left), I32(int("read" in e.words))])
