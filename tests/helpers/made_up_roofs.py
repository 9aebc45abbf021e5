"""What micro-benchmarks would find on a chip that nobody has built."""

from cuado.calibration.roofs import Roofs
from cuado.calibration.row import Row
from cuado.model.device import DeviceAttributes

MHZ = 2000.0
VALUES = {
    "dram.copy": 0.85e12,
    "dram.read": 0.93e12,
    "dram.write": 0.9e12,
    "little.l2_64_warps_1_of_512": 4.2e12,
    "l2.write_20m": 2.5e12,
    "shared.load_32": 1.001,
    "throughput.fadd": 3.91,
    "throughput.dadd": 0.0625,
    "throughput.mufu_ex2": 0.5,
    "throughput.lop3": 0.995,
    "throughput.imad": 1.98,
    "mix.ffma_lop3": 3.4,
    "mix.ffma_imad": 3.5,
    "latency.l1_16k": 33.0,
    "latency.l2_64k": 261.3,
    "latency.dram_4g": 541.0,
    "shared.latency_32": 23.0,
    "launch.1_blocks_of_32": 2500.0,
    "block.32_threads": 0.5,
    "l2.copy_20m": 3.6e12,
    "l2.lone_sectors": 2.5e12,
    "dram.lone_sectors": 0.27e12,
}


def rows(values: dict[str, float]) -> dict[str, Row]:
    return {
        name: Row(name, value, "", "", 0.001, MHZ, MHZ, 1, 1.0, 2.0, "cold", 1, 32)
        for name, value in values.items()
    }


def found(device: DeviceAttributes, **values: float) -> Roofs:
    return Roofs(device, rows(VALUES | values), {}, 1.0)
