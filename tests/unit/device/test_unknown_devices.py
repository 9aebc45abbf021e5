"""Devices without a chip file: what the driver says counts, and the rest is absent."""

import csv
from dataclasses import replace
from pathlib import Path

import pytest
from unknown_devices import B200, GB10, L4, NOBODY_KNOWS, RTX_4090, RTX_5090, T4, THOR, UNKNOWN

from cuado.analysis.diagnosis import diagnose
from cuado.device import resolve_chip
from cuado.device.attributes import chip_from_attributes
from cuado.device.chip import FACTS, ChipFacts
from cuado.device.occupancy import LaunchRequirements, occupancy, preferred_carve_out
from cuado.errors import UnknownNameError
from cuado.metrics import VOCABULARY, Measure, MetricSet, Provenance
from cuado.model.device import DeviceAttributes
from cuado.model.launch import LaunchShape
from cuado.model.profile import Origin, Profile
from cuado.rules.registry import all_rules

KB = 1024
GOLDEN = Path(__file__).with_name("occupancy_golden.csv")
ABSENT = {"schedulers_per_sm", "fp32_lanes_per_sm", "fp64_lanes_per_sm", "dram_latency"}


@pytest.mark.parametrize("device", UNKNOWN.values(), ids=lambda device: device.name)
def test_what_the_driver_says_is_known_and_the_rest_is_absent(device: DeviceAttributes) -> None:
    found = resolve_chip(device)
    chip = found.chip
    assert chip.name == device.name
    assert chip.sm_count == device.values["multiprocessor_count"]
    assert chip.max_threads_per_sm == device.values["max_threads_per_multiprocessor"]
    assert found.differences == ()
    for fact in ABSENT:
        assert getattr(chip, fact) is None
    known = {fact for fact in FACTS if getattr(chip, fact) is not None}
    assert known == set(chip.sources), "a fact without a source, or a source without a fact"
    assert chip.peak_fp32_rate is None
    assert chip.peak_issue_rate is None
    assert chip.instruction_byte_balance() is None
    assert chip.achievable_dram_bandwidth() is None


def test_bandwidth_follows_from_the_memory_clock_and_bus() -> None:
    assert resolve_chip(RTX_4090).chip.dram_peak_bandwidth == pytest.approx(1008e9, rel=1e-3)
    assert resolve_chip(L4).chip.dram_peak_bandwidth == pytest.approx(300e9, rel=1e-3)
    silent = replace(GB10, values={**GB10.values, "memory_clock_rate": 0})
    assert resolve_chip(silent).chip.dram_peak_bandwidth is None
    assert "DRAM's bandwidth" in resolve_chip(silent).note


def test_the_note_says_what_is_not_known_and_how_to_tell() -> None:
    note = resolve_chip(GB10).note
    assert "no chip file for 'NVIDIA GB10': assembled from what the driver says" in note
    for word in ("latencies", "the fp32 peak", "the issue rate", "attainable", "--chip"):
        assert word in note


# Largest carve-outs and carve-outs at all: CUDA C++ Programming Guide, per compute capability.
@pytest.mark.parametrize(
    ("device", "sizes"),
    [
        (T4, (32, 64)),
        (L4, (0, 8, 16, 32, 64, 100)),
        (B200, (0, 8, 16, 32, 64, 100, 132, 164, 196, 228)),
        (RTX_5090, (0, 8, 16, 32, 64, 100)),
        (GB10, (0, 8, 16, 32, 64, 100)),
        (THOR, (0, 8, 16, 32, 64, 100, 132, 164, 196, 228)),
    ],
)
def test_carve_outs_are_those_of_the_capability(
    device: DeviceAttributes, sizes: tuple[int, ...]
) -> None:
    chip = resolve_chip(device).chip
    assert chip.shared_configs_bytes == tuple(size * KB for size in sizes)
    assert preferred_carve_out(chip, 100) == sizes[-1] * KB


# As in occupancy_golden.cpp: threads, blocks and shared memory (of an SM, of a block, reserved).
SMS = {
    (5, 2): (2048, 32, 96 * KB, 48 * KB, 0),
    (6, 1): (2048, 32, 96 * KB, 48 * KB, 0),
    (7, 0): (2048, 32, 96 * KB, 96 * KB, 0),
    (7, 5): (1024, 16, 64 * KB, 64 * KB, 0),
    (8, 0): (2048, 32, 164 * KB, 163 * KB, KB),
    (8, 6): (1536, 16, 100 * KB, 99 * KB, KB),
    (8, 9): (1536, 24, 100 * KB, 99 * KB, KB),
    (9, 0): (2048, 32, 228 * KB, 227 * KB, KB),
    (10, 0): (2048, 32, 228 * KB, 227 * KB, KB),
    (12, 0): (1536, 24, 100 * KB, 99 * KB, KB),
}


def _assembled(capability: tuple[int, int]) -> ChipFacts:
    threads, blocks, shared, shared_per_block, reserved = SMS[capability]
    stated = {
        "sm_count": 100,
        "l2_bytes": 2**24,
        "max_warps_per_sm": threads // 32,
        "max_blocks_per_sm": blocks,
        "max_threads_per_block": 1024,
        "registers_per_sm": 65536,
        "registers_per_block": 65536,
        "shared_per_sm_bytes": shared,
        "shared_per_block_bytes": shared_per_block,
        "shared_reserved_per_block_bytes": reserved,
    }
    return chip_from_attributes("a device", capability, stated, "test")


@pytest.mark.parametrize("capability", SMS)
def test_occupancy_is_that_of_the_vendors_calculator(capability: tuple[int, int]) -> None:
    chip, checked = _assembled(capability), 0
    lines = GOLDEN.read_text("utf-8").splitlines()
    for row in csv.DictReader(line for line in lines if not line.startswith("#")):
        if row["capability"] != ".".join(map(str, capability)):
            continue
        launch = LaunchRequirements(
            int(row["threads"]),
            int(row["registers"]),
            int(row["shared"]),
            int(row["barriers"]),
            int(row["config"]) if row["config"] else None,
        )
        assert occupancy(chip, launch).blocks_per_sm == int(row["blocks"]), row
        checked += 1
    assert checked > 200


def test_a_device_of_a_newer_capability_than_any_is_taken_as_well() -> None:
    chip = resolve_chip(NOBODY_KNOWS).chip
    assert occupancy(chip, LaunchRequirements(256, 32)).blocks_per_sm == 8
    assert chip.shared_configs_bytes[-1] == 256 * KB


def test_a_device_that_says_too_little_is_refused_by_what_is_missing() -> None:
    values = {key: v for key, v in GB10.values.items() if "blocks" not in key}
    with pytest.raises(UnknownNameError, match="too little: max blocks per sm missing"):
        resolve_chip(replace(GB10, values=values))


def test_reports_of_a_device_too_old_to_measure_on_are_read() -> None:
    values = {
        **T4.values,
        "max_threads_per_multiprocessor": 2048.0,
        "max_blocks_per_multiprocessor": 32.0,
        "max_shared_memory_per_multiprocessor": 96.0 * KB,
        "max_shared_memory_per_block": 48.0 * KB,
    }
    del values["max_shared_memory_per_block_optin"], values["reserved_shared_memory_per_block"]
    chip = resolve_chip(DeviceAttributes("GeForce GTX 1080", (6, 1), values)).chip
    assert chip.shared_configs_bytes == (96 * KB,)
    assert chip.shared_per_block_bytes == 48 * KB
    assert chip.shared_reserved_per_block_bytes == 0
    assert occupancy(chip, LaunchRequirements(128, 32, 20 * KB)).blocks_per_sm == 4


def test_a_device_older_than_the_rules_is_refused() -> None:
    with pytest.raises(UnknownNameError, match=r"older than compute capability 3\.0"):
        resolve_chip(replace(T4, name="GeForce GTX 580", compute_capability=(2, 1)))


def test_a_slice_of_a_gpu_has_no_roof_of_the_whole_one() -> None:
    name = "NVIDIA H200 MIG 1g.18gb"
    found = resolve_chip(replace(B200, name=name, compute_capability=(9, 0)))
    assert found.chip.dram_peak_bandwidth is None
    assert "a MIG slice" in found.note
    assert "DRAM's bandwidth" in found.note
    whole = replace(B200, name="NVIDIA H300", compute_capability=(9, 0))
    assert "MIG" not in resolve_chip(whole).note


def test_a_relative_lends_no_fp64_lanes() -> None:
    """Products of one capability differ in them: an H20 has a 34th of an H200's."""
    unnamed = replace(B200, name="NVIDIA H30", compute_capability=(9, 0))
    chip = resolve_chip(unnamed).chip
    assert chip.fp32_lanes_per_sm == 128
    assert chip.fp64_lanes_per_sm is None
    assert "the fp64 peak" in resolve_chip(unnamed).note


@pytest.mark.parametrize("device", UNKNOWN.values(), ids=lambda device: device.name)
def test_a_recorded_kernel_of_an_unknown_chip_is_diagnosed(device: DeviceAttributes) -> None:
    """No rule fires by a fact that is not known, and none fails for want of it."""
    known = {
        "duration": 1e6,
        "dram_utilization": 95.0,
        "issue_slot_utilization": 20.0,
        "sm_clock": 1.5e9,
        "fp32_intensity": 2.0,
        "fp32_flop_rate": 1e12,
        "global_excess": 60.0,
        "cycles_per_issue": 30.0,
        "stall_long_scoreboard": 25.0,
    }
    metrics = MetricSet(
        {
            name: Measure(value, VOCABULARY[name].unit, Provenance.MEASURED, "test")
            for name, value in known.items()
        }
    )
    shape = LaunchShape((10_000, 1, 1), (256, 1, 1), registers_per_thread=40)
    profile = Profile("kernel", "kernel()", 0, Origin("test", "ncu"), device, shape, metrics)
    found = diagnose(profile, resolve_chip(device), all_rules())
    assert found.limiter.instruction_byte_balance is None
    assert found.roofline is not None
    assert found.roofline.points == ()
    assert found.roofline.attainable_bandwidth is None
