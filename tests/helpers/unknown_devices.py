"""Devices as their drivers describe them: some with a chip file, some without, one made up.

SMs, clocks, bus widths and caches as NVIDIA's product pages have them; limits of an SM as the CUDA
C++ Programming Guide has them for the compute capability. The driver's attribute names.
"""

from dataclasses import replace

from cuado.device import known_chips, load_chip
from cuado.model.device import DeviceAttributes

KB = 1024


def _device(
    name: str, capability: tuple[int, int], product: tuple[int, ...], sm: tuple[int, ...]
) -> DeviceAttributes:
    sms, clock, memory_clock, bus_width, l2 = product
    threads, blocks, shared, shared_per_block, reserved = sm
    values = {
        "multiprocessor_count": sms,
        "clock_rate": clock,
        "memory_clock_rate": memory_clock,
        "global_memory_bus_width": bus_width,
        "l2_cache_size": l2,
        "max_threads_per_multiprocessor": threads,
        "max_blocks_per_multiprocessor": blocks,
        "max_shared_memory_per_multiprocessor": shared * KB,
        "max_shared_memory_per_block_optin": shared_per_block * KB,
        "reserved_shared_memory_per_block": reserved * KB,
        "max_threads_per_block": 1024,
        "max_registers_per_multiprocessor": 65536,
        "max_registers_per_block": 65536,
        "warp_size": 32,
        "ecc_enabled": 0,
    }
    return DeviceAttributes(name, capability, {key: float(v) for key, v in values.items()})


RTX_4090 = _device(
    "NVIDIA GeForce RTX 4090",
    (8, 9),
    (128, 2_520_000, 10_501_000, 384, 75_497_472),
    (1536, 24, 100, 99, 1),
)
L4 = _device(
    "NVIDIA L4", (8, 9), (58, 2_040_000, 6_251_000, 192, 50_331_648), (1536, 24, 100, 99, 1)
)
T4 = _device("Tesla T4", (7, 5), (40, 1_590_000, 5_001_000, 256, 4_194_304), (1024, 16, 64, 64, 0))
B200 = _device(
    "NVIDIA B200",
    (10, 0),
    (148, 1_965_000, 3_996_000, 8192, 132_644_864),
    (2048, 32, 228, 227, 1),
)
RTX_5090 = _device(
    "NVIDIA GeForce RTX 5090",
    (12, 0),
    (170, 2_407_000, 14_001_000, 512, 100_663_296),
    (1536, 24, 100, 99, 1),
)
GB10 = _device(
    "NVIDIA GB10", (12, 1), (48, 2_418_000, 4_266_000, 256, 25_165_824), (1536, 24, 100, 99, 1)
)
THOR = _device(
    "NVIDIA Thor", (11, 0), (20, 1_575_000, 4_266_000, 256, 33_554_432), (1536, 24, 228, 227, 1)
)
NOBODY_KNOWS = _device(
    "NVIDIA Experimental",
    (13, 0),
    (60, 1_500_000, 4_000_000, 512, 67_108_864),
    (2048, 32, 256, 255, 1),
)
IN_BETWEEN = replace(NOBODY_KNOWS, name="NVIDIA In Between", compute_capability=(9, 9))
"""Of a minor version that no tool has a target for, and a major one that they do."""
_KNOWN = {load_chip(name).compute_capability for name in known_chips()}
UNKNOWN = {
    device.name: device
    for device in (GB10, THOR, NOBODY_KNOWS)
    if device.compute_capability not in _KNOWN  # A new chip file makes the SM of others known.
}
