"""Requests and sectors of loads and stores of global memory."""

from collections.abc import Mapping

from cuado.backends.emulated.counters.accesses import accesses, copies
from cuado.backends.emulated.sampling.observation import Observation
from cuado.model.instruction import Access, Space

_SECTOR = 32


def global_memory(seen: Observation) -> Mapping[str, float]:
    """Counters of loads and of stores; a ratio is absent if unknown, or without requests."""
    found: dict[str, float] = {}
    made = accesses(seen)
    for access, word in ((Access.LOAD, "ld"), (Access.STORE, "st")):
        own = [m for m in made if m.space is Space.GLOBAL and m.access is access]
        requests, sectors = sum(m.requests for m in own), sum(m.sectors for m in own)
        plain = sectors  # NVIDIA does not count the bytes of copies as data of the instruction.
        if access is Access.LOAD:
            copied = copies(seen)
            requests, sectors = requests + copied[0], sectors + copied[1]
        data = sum(m.lanes * m.width for m in own)
        found[f"l1tex__t_requests_pipe_lsu_mem_global_op_{word}.sum"] = requests
        found[f"l1tex__t_sectors_pipe_lsu_mem_global_op_{word}.sum"] = sectors
        if sectors:
            stem = "l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op"
            found[f"{stem}_{word}.ratio"] = sectors / requests
            # Bytes that several lanes request count once; the events do not say how many these are.
            if plain and all(m.lanes * m.width <= _SECTOR * m.sectors for m in own):
                stem = "smsp__sass_average_data_bytes_per_sector_mem_global_op"
                found[f"{stem}_{word}.ratio"] = data / plain
    return found
