"""From a report's device to a chip: by name, by override, or put together of what is known."""

from dataclasses import replace

import pytest

from cuado.device import Difference, load_chip, resolve_chip
from cuado.errors import InvalidDataError, UnknownNameError
from cuado.model.device import DeviceAttributes

# As recorded in an Nsight Compute report on an H200.
H200 = DeviceAttributes(
    name="NVIDIA H200",
    compute_capability=(9, 0),
    values={
        "clock_rate": 1980000,
        "ecc_enabled": 1,
        "global_memory_bus_width": 6016,
        "l2_cache_size": 62914560,
        "max_blocks_per_multiprocessor": 32,
        "max_registers_per_block": 65536,
        "max_registers_per_multiprocessor": 65536,
        "max_registers_per_thread": 255,
        "max_shared_memory_per_block_optin": 232448,
        "max_shared_memory_per_multiprocessor": 233472,
        "max_threads_per_block": 1024,
        "max_threads_per_multiprocessor": 2048,
        "max_warps_per_multiprocessor": 64,
        "memory_clock_rate": 3201000,
        "multiprocessor_count": 132,
        "num_schedulers_per_multiprocessor": 4,
        "reserved_shared_memory_per_block": 1024,
    },
)


def with_values(**values: float) -> DeviceAttributes:
    return replace(H200, values={**H200.values, **values})


def test_a_recorded_h200_agrees_with_its_file_and_refines_the_bandwidth() -> None:
    resolved = resolve_chip(H200)
    assert resolved.chip.name == "h200"
    assert resolved.differences == ()
    assert resolved.note == ""
    assert resolved.ecc_enabled is True
    assert resolved.chip.dram_peak_bandwidth == pytest.approx(4.814e12, rel=1e-3)
    assert resolved.chip.sources["dram_peak_bandwidth"] == "device attributes in the report"


def test_a_contradiction_is_named_with_both_values_and_the_report_wins() -> None:
    resolved = resolve_chip(with_values(multiprocessor_count=131, clock_rate=1500000))
    assert resolved.differences == (
        Difference("sm_count", 132, 131),
        Difference("sm_clock", 1.98e9, 1.5e9),
    )
    assert resolved.chip.sm_count == 131
    assert resolved.chip.sm_clock == 1.5e9


@pytest.mark.parametrize("value", [0.0, -1.0, float("nan"), float("inf")])
def test_an_attribute_without_a_value_is_unknown_not_zero(value: float) -> None:
    attributes = with_values(multiprocessor_count=value, memory_clock_rate=value)
    chip = resolve_chip(attributes).chip
    assert chip.sm_count == 132
    assert chip.dram_peak_bandwidth == 4.8e12


def test_threads_per_sm_serve_where_warps_are_not_given() -> None:
    values = {"max_threads_per_multiprocessor": 1536.0}
    attributes = DeviceAttributes("Tesla C2050", (2, 0), values)
    assert resolve_chip(attributes).chip.max_warps_per_sm == 48
    assert resolve_chip(attributes).ecc_enabled is None


def test_a_name_alone_is_enough_for_a_known_chip() -> None:
    assert resolve_chip(DeviceAttributes("Tesla K20c")).chip == load_chip("k20c")


def test_another_memory_size_is_taken_with_a_note() -> None:
    resolved = resolve_chip(DeviceAttributes("NVIDIA H100 64GB HBM3", (9, 0)))
    assert resolved.chip.name == "h100"
    assert "differs in its memory" in resolved.note


def test_an_override_outranks_the_name_and_says_so() -> None:
    attributes = replace(H200, name="NVIDIA H200 NVL")
    resolved = resolve_chip(attributes, "h200")
    assert resolved.chip.name == "h200"
    assert "'NVIDIA H200 NVL'" in resolved.note
    assert resolve_chip(H200, "h200").note == ""
    assert "does not name" in resolve_chip(DeviceAttributes(), "c2050").note


def test_an_override_of_another_capability_is_refused() -> None:
    with pytest.raises(InvalidDataError, match=r"capability 9\.0, chip 'c2050' is of 2\.0"):
        resolve_chip(H200, "c2050")


def test_an_unknown_part_of_a_known_capability_is_put_together() -> None:
    attributes = replace(
        with_values(multiprocessor_count=114, clock_rate=1755000), name="NVIDIA H800 PCIe"
    )
    resolved = resolve_chip(attributes)
    chip = resolved.chip
    assert chip.title == "NVIDIA H800 PCIe"
    assert (chip.sm_count, chip.sm_clock) == (114, 1.755e9)
    assert chip.fp32_lanes_per_sm == 128
    assert chip.dram_latency is None
    assert chip.achievable_dram_bandwidth() is None
    assert chip.instruction_byte_balance(ecc=True) is not None
    assert resolved.differences == ()
    assert "no chip file" in resolved.note
    assert "of the same compute capability" in chip.sources["fp32_lanes_per_sm"]
    assert "dram_latency" not in chip.sources


def test_an_unknown_part_that_says_too_little_is_refused() -> None:
    little = DeviceAttributes("NVIDIA H800 PCIe", (9, 0), {"multiprocessor_count": 114})
    with pytest.raises(UnknownNameError, match="--chip"):
        resolve_chip(little)


def test_an_unknown_capability_takes_nothing_from_another_chip() -> None:
    resolved = resolve_chip(replace(H200, name="NVIDIA B300", compute_capability=(10, 3)))
    assert resolved.chip.fp32_lanes_per_sm is None
    assert "as NVIDIA" not in resolved.note
    assert all("as NVIDIA" not in source for source in resolved.chip.sources.values())


def test_a_silent_report_needs_a_chip_named() -> None:
    with pytest.raises(InvalidDataError, match="--chip"):
        resolve_chip(DeviceAttributes())
