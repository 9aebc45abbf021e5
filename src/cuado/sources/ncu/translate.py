"""From Nsight Compute's values, by its names and in base units, to cuado's nouns."""

import math
from collections.abc import Callable

from cuado.metrics import Measure, MetricSet, Provenance, specification
from cuado.model.device import DeviceAttributes
from cuado.model.launch import LaunchShape
from cuado.sources.ncu.metric_map import (
    DRAM_PEAK,
    METRICS,
    PER_CYCLE_THREADS,
    SMSP_CYCLES,
    Alternative,
)

Reader = Callable[[str], float | None]
"""Gives the value of one of NVIDIA's metrics in base units, or None if it was not collected."""

_ATTRIBUTE = "device__attribute_"


Origins = Callable[[str], Provenance | None]
"""Says how one of NVIDIA's metrics came to be; None for measured."""


def _measured(_: str) -> Provenance | None:
    return None


def metric_set(read: Reader, provenance: Origins = _measured) -> MetricSet:
    """The vocabulary's metrics that a launch's raw metrics give.

    Args:
        read: the metrics.
        provenance: of each.
    """
    given: dict[str, Measure] = {}
    for name, alternatives in METRICS.items():
        measure = _first(name, alternatives, read, provenance)
        if measure is not None:
            given[name] = measure
    _add_dram_peak(given, read, provenance)
    _add_thread_counts(given, read)
    return MetricSet(given)


def launch_shape(read: Reader) -> LaunchShape:
    """Grid, block and resources from the ``launch__*`` metrics."""
    return LaunchShape(
        grid=_extent(read, "grid"),
        block=_extent(read, "block"),
        registers_per_thread=_whole(read("launch__registers_per_thread")),
        static_shared_bytes=_whole(read("launch__shared_mem_per_block_static")),
        dynamic_shared_bytes=_whole(read("launch__shared_mem_per_block_dynamic")),
        driver_shared_bytes=_whole(read("launch__shared_mem_per_block_driver")),
        shared_config_bytes=_whole(read("launch__shared_mem_config_size")),
    )


def device_attributes(name: str, attributes: dict[str, float]) -> DeviceAttributes:
    """Device facts from the ``device__attribute_*`` metrics."""
    values = {key.removeprefix(_ATTRIBUTE): value for key, value in attributes.items()}
    major = values.get("compute_capability_major")
    minor = values.get("compute_capability_minor")
    capability = (int(major), int(minor)) if major is not None and minor is not None else None
    return DeviceAttributes(name, capability, values)


def _first(
    name: str, alternatives: tuple[Alternative, ...], read: Reader, provenance: Origins
) -> Measure | None:
    unit = specification(name).unit
    for alternative in alternatives:
        parts = (alternative,) if isinstance(alternative, str) else alternative
        values = [value for part in parts if (value := _finite(read(part))) is not None]
        if len(values) == len(parts):
            return Measure(sum(values), unit, _weakest(parts, provenance), " + ".join(parts))
    return None


def _weakest(names: tuple[str, ...], provenance: Origins) -> Provenance:
    """The provenance of a sum: the weakest of its parts."""
    seen = {provenance(name) for name in names}
    worst = (Provenance.MODELLED, Provenance.EMULATED, Provenance.DERIVED)
    return next((each for each in worst if each in seen), Provenance.MEASURED)


def _add_dram_peak(given: dict[str, Measure], read: Reader, provenance: Origins) -> None:
    per_cycle, clock = (_finite(read(name)) for name in DRAM_PEAK)
    if per_cycle and clock:
        given["dram_peak_bandwidth"] = Measure(
            per_cycle * clock,
            specification("dram_peak_bandwidth").unit,
            _weakest(DRAM_PEAK, provenance),
            " x ".join(DRAM_PEAK),
        )


def _add_thread_counts(given: dict[str, Measure], read: Reader) -> None:
    cycles = _finite(read(SMSP_CYCLES))
    if cycles is None:
        return
    for name, rate_name in PER_CYCLE_THREADS.items():
        rate = _finite(read(rate_name))
        if name not in given and rate is not None:
            given[name] = Measure(
                rate * cycles,
                specification(name).unit,
                Provenance.DERIVED,
                f"{rate_name} x {SMSP_CYCLES}",
            )


def _extent(read: Reader, what: str) -> tuple[int, int, int] | None:
    x, y, z = (_whole(read(f"launch__{what}_dim_{axis}")) for axis in "xyz")
    return None if x is None or y is None or z is None else (x, y, z)


def _finite(value: float | None) -> float | None:
    return value if value is not None and math.isfinite(value) else None


def _whole(value: float | None) -> int | None:
    value = _finite(value)
    return None if value is None else int(value)
