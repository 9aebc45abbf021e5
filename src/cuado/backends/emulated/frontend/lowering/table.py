"""The table of functions that lower instructions."""

from collections.abc import Callable

from cuado.backends.emulated.frontend.lowering import (
    atomics,
    bits,
    checked,
    clusters,
    conversions,
    copies,
    floating,
    integer,
    matrix,
    mbarriers,
    memory,
    moves,
    tensors,
    warp,
    warpgroups,
    wmma,
)
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.modifiers import unknown_word
from cuado.backends.emulated.frontend.lowering.types import types_in

Handler = Callable[[Emitter], None]

OTHERS: dict[str, Handler] = {
    **moves.HANDLERS,
    **conversions.HANDLERS,
    **memory.HANDLERS,
    **atomics.HANDLERS,
    **copies.HANDLERS,
    **mbarriers.HANDLERS,
    **warp.HANDLERS,
    **matrix.HANDLERS,
    **tensors.HANDLERS,
    **clusters.HANDLERS,
    **warpgroups.HANDLERS,
    **wmma.HANDLERS,
}

INTEGERS: dict[str, Handler] = {**integer.HANDLERS, **bits.HANDLERS}


def lower(e: Emitter) -> None:
    """Lower the instruction that the emitter is at.

    Raises:
        UnsupportedInstructionError: it cannot be emulated.
    """
    base = e.words[0]
    if e.is_checked:
        checked.ordering(e)
    if e.instruction.opcode == "bar.warp.sync":
        return
    unknown = unknown_word(e.words)
    if unknown is not None:
        raise e.unsupported(f"'.{unknown}' is not known")
    handler = OTHERS.get(base)
    if handler is None:
        kinds = types_in(e.words)
        is_float = bool(kinds) and kinds[-1].kind == "f"
        handler = (floating.HANDLERS if is_float else INTEGERS).get(base)
    if handler is None:
        raise e.unsupported()
    handler(e)
