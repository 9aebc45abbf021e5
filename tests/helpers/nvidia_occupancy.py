"""NVIDIA's published occupancy rules, written out a second time, from its own tables.

Limits of each compute capability: ``libcudacxx/include/cuda/__device/arch_traits.h`` of NVIDIA
CCCL (6.0 on), and the CUDA C++ Programming Guide (before). Rules of allocation:
``cuda_occupancy.h`` of CUDA 13.0; those of 2.0 are of that header in 2013. Nothing of this comes
from cuado's chip files.
"""

from dataclasses import dataclass

KIB = 1024
WARP = 32


@dataclass(frozen=True, slots=True)
class Limits:
    """One row of the tables: threads and blocks of an SM, shared memory in KiB, carve-outs."""

    threads: int
    blocks: int
    shared: int
    carve_outs: tuple[int, ...]
    registers: int = 65536
    registers_per_thread: int = 255


_UP_TO_100 = (0, 8, 16, 32, 64, 100)
_UP_TO_164 = (*_UP_TO_100, 132, 164)
_UP_TO_228 = (*_UP_TO_164, 196, 228)
TABLE = {
    (2, 0): Limits(1536, 8, 48, (16, 48), 32768, 63),
    (3, 5): Limits(2048, 16, 48, (16, 32, 48)),
    (7, 0): Limits(2048, 32, 96, (0, 8, 16, 32, 64, 96)),
    (7, 5): Limits(1024, 16, 64, (32, 64)),
    (8, 0): Limits(2048, 32, 164, _UP_TO_164),
    (8, 6): Limits(1536, 16, 100, _UP_TO_100),
    (8, 7): Limits(1536, 16, 164, _UP_TO_164),
    (8, 8): Limits(1536, 16, 100, _UP_TO_100),
    (8, 9): Limits(1536, 24, 100, _UP_TO_100),
    (9, 0): Limits(2048, 32, 228, _UP_TO_228),
    (10, 0): Limits(2048, 32, 228, _UP_TO_228),
    (10, 3): Limits(2048, 32, 228, _UP_TO_228),
    (11, 0): Limits(1536, 24, 228, _UP_TO_228),
    (12, 0): Limits(1536, 24, 100, _UP_TO_100),
    (12, 1): Limits(1536, 24, 100, _UP_TO_100),
}


@dataclass(frozen=True, slots=True)
class Asked:
    """One launch; ``carve_out`` in bytes, None for none."""

    threads: int
    registers: int
    shared: int
    barriers: int
    carve_out: int | None


def blocks_per_sm(capability: tuple[int, int], asked: Asked) -> int:
    """Blocks of a launch that an SM holds at once; 0 if it cannot be launched."""
    limits = TABLE[capability]
    warps = -(-asked.threads // WARP)
    if asked.threads > 1024:
        return 0
    found = [limits.threads // WARP // warps, limits.blocks]
    found.append(_by_registers(capability, limits, asked.registers, warps))
    found.append(_by_shared_memory(capability, limits, asked))
    # Hopper is the first whose blocks are counted by their barriers.
    if capability >= (9, 0) and asked.barriers:
        single = capability[0] == 12 or capability in ((10, 1), (11, 0))
        found.append(limits.blocks * (1 if single else 2) // asked.barriers)
    return min(found)


def _by_registers(capability: tuple[int, int], limits: Limits, registers: int, warps: int) -> int:
    if capability[0] == 2:
        partitions = 2
        # The header of 2013: these counts are rounded up to twice the unit.
        unit = 128 if registers in (21, 22, 29, 30, 37, 38, 45, 46) else 64
    else:
        partitions, unit = 4, 256
    per_warp = (registers * WARP + unit - 1) // unit * unit
    if not per_warp:
        return limits.blocks
    assumed = per_warp * ((warps + partitions - 1) // partitions * partitions)
    if assumed > limits.registers or registers > limits.registers_per_thread:
        return 0
    per_partition = limits.registers // partitions // per_warp
    return per_partition * partitions // warps


def _by_shared_memory(capability: tuple[int, int], limits: Limits, asked: Asked) -> int:
    unit = 128 if capability[0] == 2 or capability[0] >= 8 else 256
    reserved = KIB if capability[0] >= 8 else 0
    allocated = (asked.shared + reserved + unit - 1) // unit * unit
    most = limits.shared * KIB
    if allocated > most:
        return 0
    if not allocated:
        return limits.blocks
    available = most if asked.carve_out is None else asked.carve_out
    if available < allocated:
        # From Volta on the next larger carve-out that one block fits in; before, the largest.
        fitting = (size * KIB for size in limits.carve_outs if size * KIB >= allocated)
        available = min(fitting) if capability >= (7, 0) else most
    return available // allocated
