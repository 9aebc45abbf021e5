"""Wavefronts of shared memory, and those that conflicts of banks add."""

from collections.abc import Mapping

from cuado.backends.emulated.counters.accesses import accesses
from cuado.backends.emulated.observation import Observation
from cuado.model.instruction import Access, Space

_CONFLICTS = "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_"
_WAVEFRONTS = "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_"


def shared_memory(seen: Observation) -> Mapping[str, float]:
    """By loads and stores."""
    found: dict[str, float] = {}
    every = accesses(seen)
    made = [m for m in every if m.space is Space.SHARED]
    for access, word in ((Access.LOAD, "ld"), (Access.STORE, "st")):
        own = [m for m in made if m.access is access]
        found[f"{_WAVEFRONTS}{word}.sum"] = sum(m.wavefronts for m in own)
        found[f"{_CONFLICTS}{word}.sum"] = sum(m.wavefronts - m.ideal for m in own)
    # Stores to global memory pass their data through the same stage, once for each request.
    stores = sum(m.requests for m in every if (m.space, m.access) == (Space.GLOBAL, Access.STORE))
    found["l1tex__data_pipe_lsu_wavefronts_mem_shared.sum"] = stores + sum(
        m.wavefronts for m in made
    )
    return found
