"""The buffers that a kernel may write or read: written ones are restored before each run."""

from collections.abc import Callable

from cuado.backends.parameters import kernel_of, module_of
from cuado.kernel.facts.accesses.regions import Owner, Regions, Touch
from cuado.model.launch import Launch
from cuado.ptx.analysis.addresses import Addresses
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.defuse import def_use_of
from cuado.ptx.analysis.flow import flow_of
from cuado.ptx.errors import TooLargeError
from cuado.ptx.semantics.opcode import Space

_OF_BUFFERS = frozenset({Space.GLOBAL, Space.TEXTURE})
"""Memory spaces of buffers."""
MOST_CHAINS = 1_000_000
"""Most pairs of a write and a read of a register that are examined: half a second."""


def written_buffers(launch: Launch) -> frozenset[str]:
    """Names of the buffers that the kernel may write.

    These are all buffers unless every store, atomic and copy of the kernel provably accesses known
    buffers or the block's own memory; for machine code alone that is not known.

    Raises:
        UnknownNameError: the PTX has no such kernel.
    """
    return _touched(launch, lambda touch: touch.writes)


def read_buffers(launch: Launch) -> frozenset[str]:
    """Names of the buffers whose contents the kernel may read.

    These are all buffers unless every load, atomic and copy of the kernel provably accesses known
    buffers, or memory without buffers; for machine code alone that is not known.

    Raises:
        UnknownNameError: the PTX has no such kernel.
    """
    return _touched(launch, lambda touch: touch.reads)


def _touched(launch: Launch, does: Callable[[Touch], bool]) -> frozenset[str]:
    """Names of the buffers that accesses of a kind may touch."""
    every = frozenset(buffer.name for buffer in launch.buffers)
    if not launch.has_ptx:
        return every
    code = Code(module_of(launch.ptx), kernel_of(launch))
    try:
        chains = def_use_of(code, flow_of(code), MOST_CHAINS)
    except TooLargeError:
        return every
    regions = Regions(code, Addresses(code, chains), launch)
    found: set[str] = set()
    for index in range(len(code.instructions)):
        for touch in regions.touches(index):
            if not does(touch) or touch.spaces.isdisjoint(_OF_BUFFERS):
                continue
            owners = {each.owner for each in touch.regions or ()}
            if touch.regions is None or Owner.PARAMETER in owners:
                return every
            # A variable of the module is no buffer: nothing here restores it.
            found.update(each.name for each in touch.regions if each.owner is Owner.BUFFER)
    return frozenset(found)
