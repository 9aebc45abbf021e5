"""Bytes and sectors between the levels of the memory hierarchy, and hit rates."""

from cuado.metrics.quantity import Unit
from cuado.metrics.spec import MetricSpec

ROWS = (
    MetricSpec("dram_read_bytes", Unit.BYTE, "Bytes read from DRAM", "NCU dram__bytes_read"),
    MetricSpec("dram_write_bytes", Unit.BYTE, "Bytes written to DRAM", "NCU dram__bytes_write"),
    MetricSpec(
        "dram_bytes",
        Unit.BYTE,
        "Bytes read from and written to DRAM",
        "dram_read_bytes + dram_write_bytes",
    ),
    MetricSpec(
        "dram_bandwidth",
        Unit.BYTE_PER_SECOND,
        "DRAM bytes per second",
        "NCU dram__bytes.sum.per_second",
    ),
    MetricSpec(
        "dram_peak_bandwidth",
        Unit.BYTE_PER_SECOND,
        "DRAM bytes per second at most, at the memory clock of the measurement",
        "NCU dram__bytes.sum.peak_sustained x dram clock",
    ),
    MetricSpec(
        "l2_to_l1_bytes",
        Unit.BYTE,
        "Bytes that L2 sent to the L1 caches",
        "NCU l1tex__m_xbar2l1tex_read_bytes",
    ),
    MetricSpec(
        "l1_to_l2_bytes",
        Unit.BYTE,
        "Bytes that the L1 caches wrote to L2",
        "NCU l1tex__m_l1tex2xbar_write_bytes",
    ),
    MetricSpec(
        "l2_read_sectors",
        Unit.SECTOR,
        "32-byte sectors the SMs read from L2",
        "NCU lts__t_sectors_srcunit_tex_op_read",
    ),
    MetricSpec(
        "l2_write_sectors",
        Unit.SECTOR,
        "32-byte sectors the SMs wrote to L2",
        "NCU lts__t_sectors_srcunit_tex_op_write",
    ),
    MetricSpec(
        "l2_sectors",
        Unit.SECTOR,
        "32-byte sectors through L2, whoever asked for them",
        "NCU lts__t_sectors",
    ),
    MetricSpec("l2_hit_rate", Unit.PERCENT, "Sectors found in L2", "NCU lts__t_sector_hit_rate"),
    MetricSpec(
        "l2_read_hit_rate",
        Unit.PERCENT,
        "Read sectors found in L2",
        "NCU lts__t_sector_op_read_hit_rate",
    ),
    MetricSpec("l1_hit_rate", Unit.PERCENT, "Sectors found in L1", "NCU l1tex__t_sector_hit_rate"),
    MetricSpec(
        "global_load_l1_hit_rate",
        Unit.PERCENT,
        "Sectors of global loads found in L1",
        "NCU l1tex__t_sector_pipe_lsu_mem_global_op_ld_hit_rate",
    ),
    MetricSpec(
        "local_load_l1_hit_rate",
        Unit.PERCENT,
        "Sectors of local loads found in L1",
        "NCU l1tex__t_sector_pipe_lsu_mem_local_op_ld_hit_rate",
    ),
)
