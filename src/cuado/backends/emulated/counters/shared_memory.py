"""Wavefronts of shared memory, and those added by bank conflicts."""

from collections.abc import Mapping

from cuado.backends.emulated.counters.accesses import accesses, switched_off
from cuado.backends.emulated.sampling.observation import Observation
from cuado.model.instruction import Access, Space
from cuado.sass.toolchain.classes import base_opcode

_CONFLICTS = "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_"
_WAVEFRONTS = "data_pipe_lsu_wavefronts_mem_shared_op_"
_FAMILIES = ("smsp__sass_l1tex_", "l1tex__")
"""Wavefronts of instructions and of the data stage: equal where nothing is arbitrated."""


def shared_memory(seen: Observation) -> Mapping[str, float]:
    """Wavefronts of loads and of stores."""
    found: dict[str, float] = {}
    made = [m for m in accesses(seen) if m.space is Space.SHARED]
    for access, word in ((Access.LOAD, "ld"), (Access.STORE, "st")):
        own = [m for m in made if m.access is access]
        asked = sum(m.wavefronts for m in own)
        found |= {f"{family}{_WAVEFRONTS}{word}.sum": asked for family in _FAMILIES}
        found[f"{_CONFLICTS}{word}.sum"] = sum(m.wavefronts - m.ideal for m in own)
    wavefronts = sum(m.wavefronts for m in made)
    found["l1tex__data_pipe_lsu_wavefronts_mem_shared.sum"] = wavefronts + others(seen)
    return found


def others(seen: Observation) -> float:
    """Wavefronts of the data stage that access nothing.

    They are shuffles, reads of ``%tid``, and accesses whose guard disabled all lanes, as the
    counters of an H200 show for 102 kernels.
    """
    through = sum(
        float(seen.executions.warps[n])
        for n, each in enumerate(seen.machine.instructions)
        if base_opcode(each.sass) == "SHFL" or "SR_TID" in each.sass
    )
    return through + switched_off(seen)
