"""Sectors of local memory: spilled registers and arrays that registers cannot hold.

The assembler makes spills; the PTX has none. A warp's 32 words of one slot are contiguous, so an
access of all lanes is 4 sectors for each 4 bytes of a thread. The sectors of the PTX's own arrays
come from the events, as lanes may access different offsets.
"""

from collections.abc import Mapping

from cuado.backends.emulated.counters.accesses import accesses
from cuado.backends.emulated.sampling.observation import Observation
from cuado.sass.toolchain.classes import SassClass, bytes_of

_WORD = 4
_SECTORS = 4
_LANES = 32


def local_memory(seen: Observation) -> Mapping[str, float]:
    """Sectors of loads and of stores."""
    found = {}
    made = {each.instruction: each.sectors for each in accesses(seen)}
    for kind, word in ((SassClass.LOCAL_LOAD, "ld"), (SassClass.LOCAL_STORE, "st")):
        total = 0.0
        for number, each in enumerate(seen.machine.instructions):
            if each.kind is kind and made.get(number):
                total += made[number]
            elif each.kind is kind:
                words = max(1, (bytes_of(each.sass) or _WORD) // _WORD)
                total += words * _SECTORS * float(seen.executions.lanes[number]) / _LANES
        found[f"l1tex__t_sectors_pipe_lsu_mem_local_op_{word}.sum"] = total
    return found
