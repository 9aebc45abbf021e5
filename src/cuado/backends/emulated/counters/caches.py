"""Traffic between L1, L2 and DRAM, from the model of the caches."""

from collections.abc import Mapping

from cuado.backends.emulated.machine_code.replayed import unreplayed_sectors
from cuado.backends.emulated.sampling.observation import Observation

_SECTOR = 32
_RATE = "l1tex__t_sector_pipe_lsu_mem_"


def caches(seen: Observation) -> Mapping[str, float]:
    """Sectors, bytes and hit rates; a rate without accesses is absent."""
    t = seen.traffic
    # Spills that were not replayed: loads hit in L1, stores go through to L2.
    loads, stores = unreplayed_sectors(seen.program, seen.machine, seen.executions.lanes)
    writes = t.l2_write_sectors + stores
    local_hits, local_loads = t.local_load_hits + loads, t.local_load_sectors + loads
    found = {
        "l1tex__m_xbar2l1tex_read_bytes.sum": t.l2_to_l1_sectors * _SECTOR,
        "l1tex__m_l1tex2xbar_write_bytes.sum": writes * _SECTOR,
        "lts__t_sectors_srcunit_tex_op_read.sum": t.l2_read_sectors,
        "lts__t_sectors_srcunit_tex_op_write.sum": writes,
        # Data from DRAM is written to L2 before it is read there.
        "lts__t_sectors.sum": t.l2_read_sectors
        + writes
        + t.l2_atomic_sectors
        + t.dram_read_bytes / _SECTOR,
        "dram__bytes_read.sum": t.dram_read_bytes,
        "dram__bytes_write.sum": t.dram_write_bytes,
        "dram__bytes.sum.per_second": (t.dram_read_bytes + t.dram_write_bytes)
        / seen.timing.seconds,
    }
    rates = {
        "lts__t_sector_op_read_hit_rate.pct": (t.l2_lookup_hits, t.l2_lookups),
        # Writes hit: L2 accepts them whole.
        "lts__t_sector_hit_rate.pct": (t.l2_read_hits + writes, t.l2_read_sectors + writes),
        "l1tex__t_sector_hit_rate.pct": (
            t.load_hits + local_hits + t.store_hits,
            t.load_sectors + local_loads + t.store_sectors + stores,
        ),
        f"{_RATE}global_op_ld_hit_rate.pct": (t.load_hits, t.load_sectors),
        f"{_RATE}local_op_ld_hit_rate.pct": (local_hits, local_loads),
    }
    return found | {name: 100 * hits / of for name, (hits, of) in rates.items() if of}
