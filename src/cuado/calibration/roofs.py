"""The roofs of a GPU, measured on the spot: as many micro-benchmarks as seconds allow.

One buffer and one worker serve all of them. The L2 is flushed before each run: what stays in L2 is
small enough to be there after a part of the shorter run, which the difference of the two lengths
takes out.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cuado.backends.protocol import Backend
from cuado.calibration.assembled_benchmarks import assembled, launch
from cuado.calibration.benchmark import Benchmark, Chip
from cuado.calibration.families import arithmetic, chase, launches, little, mixes, shared, streams
from cuado.calibration.row import Row
from cuado.calibration.runs import Setting, measured
from cuado.errors import CuadoError
from cuado.model.device import DeviceAttributes
from cuado.model.trial import Failure, TrialFailedError

SECONDS = 10.0
"""The most that all of it takes, from the first run on."""
READINGS = 3
MOST_BYTES, LEAST_BYTES = 4 << 30, 256 << 20
"""Bounds of the buffer's size: far beyond every L2, and at most an eighth of the memory."""
_PART_OF_MEMORY = 8
UNSTEADY = 0.05
"""Spread beyond which a value is not used: others use the GPU, or its clock changes."""

NAMES = (
    "dram.copy",
    "dram.read",
    "dram.write",
    "little.l2_64_warps_1_of_512",
    "l2.write_20m",
    "shared.load_32",
    "throughput.fadd",
    "throughput.dadd",
    "throughput.mufu_ex2",
    "throughput.lop3",
    "throughput.imad",
    "mix.ffma_lop3",
    "mix.ffma_imad",
    "latency.l1_16k",
    "latency.l2_64k",
    "latency.dram_4g",
    "shared.latency_32",
    "launch.1_blocks_of_32",
    "block.32_threads",
    "l2.copy_20m",
    "l2.lone_sectors",
    "dram.lone_sectors",
)
"""What is measured, the roofs that most verdicts need first."""
_FAMILIES = (streams, little, shared, arithmetic, mixes, chase, launches)

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Roofs:
    """What was measured of a GPU.

    Attributes:
        device: as its driver describes it.
        rows: results by benchmark.
        left_out: why there is none, by benchmark.
        seconds: that it took.
    """

    device: DeviceAttributes
    rows: Mapping[str, Row]
    left_out: Mapping[str, str]
    seconds: float


def roofs(backend: Backend, seconds: float = SECONDS, progress: Progress | None = None) -> Roofs:
    """Measure a GPU.

    Args:
        backend: of the GPU.
        seconds: after which no further benchmark begins.
        progress: is told what is under way.

    Raises:
        CuadoError: there is no GPU or no assembler, or the GPU has too little free memory.
    """
    device, began = backend.device, time.perf_counter()
    if device.target is None:
        raise CuadoError("the driver does not say the device's compute capability")
    target = "sm_{}{}".format(*device.target)
    data_bytes = _buffer(device)
    chosen = chosen_benchmarks(device, data_bytes)
    newest = device.values.get("driver_version")
    ready = list(assembled(chosen, target, None if newest is None else int(newest) // 1000))
    rows: dict[str, Row] = {}
    left_out: dict[str, str] = {}
    setting = Setting(int(device.values["multiprocessor_count"]), READINGS)
    with backend.open(launch(target, data_bytes, warm=False)) as bench:
        for number, each in enumerate(ready):
            if isinstance(each, tuple):
                left_out[each[0]] = each[1]
                continue
            name = each.benchmark.name
            if progress is not None:
                progress(f"measuring {name}", number, len(ready))
            if time.perf_counter() - began > seconds:
                left_out[name] = f"no time was left of {seconds:g} s"
                continue
            try:
                row = measured(bench, each.benchmark, each.cubin, each.prepare, setting)
            except (CuadoError, ValueError) as error:
                left_out[name] = str(error)
                continue
            if row.spread > UNSTEADY:
                left_out[name] = f"varies by {row.spread:.0%}: is the GPU in use by others?"
            else:
                rows[name] = row
    return Roofs(device, rows, left_out, time.perf_counter() - began)


def chosen_benchmarks(device: DeviceAttributes, data_bytes: int) -> list[Benchmark]:
    """The benchmarks of :data:`NAMES`, in that order, in the shape that fits a device."""
    values = device.values
    l2 = int(values.get("l2_cache_size", 0)) or None
    chip = Chip(int(values["multiprocessor_count"]), data_bytes, l2)
    every = {each.name: each for family in _FAMILIES for each in family.benchmarks(chip)}
    return [every[name] for name in NAMES]


def _buffer(device: DeviceAttributes) -> int:
    """Bytes of the buffer, a power of two.

    Raises:
        TrialFailedError: the GPU has too little memory.
    """
    total = int(device.values.get("total_memory", MOST_BYTES * _PART_OF_MEMORY))
    most = min(total // _PART_OF_MEMORY, MOST_BYTES)
    size = 1 << (most.bit_length() - 1)
    if size < LEAST_BYTES:
        raise TrialFailedError(Failure.MEMORY, f"{total:,} bytes are too few to measure with")
    return size
