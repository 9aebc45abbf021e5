"""Hostile kernels come to an orderly end: one of each class; all with CUADO_TESTS=every.

`python tests/hostile/runner.py OUT.jsonl` runs them under every verb, and prints a table.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from child import Limits, Outcome, default_program
from judgement import Verdict, breakage
from kernel import VERBS, HostileKernel
from runner import class_names, kernels_of, try_kernel

SAMPLE = {
    "alignment": "shared_v4_u32",
    "arithmetic": "div_of_the_least_by_minus_one",
    "asynchronous_copies": "copy_16_wraps_past_zero",
    "atomics": "cas_b128_half_past_the_end",
    "barriers": "two_warps_wait_at_two_barriers",
    "branch_tables": "index_of_one_lane",
    "calls": "argument_loaded_far",
    "case_files": "power_tower",
    "clusters": "mapa_of_rank_minus_one",
    "escapes": "write_64_kilobytes_before",
    "fences": "prefetch_of_host_like_is_harmless",
    "floats": "address_from_a_not_a_number",
    "generic": "store_to_stack_like",
    "global_bounds": "address_that_wraps_past_two_to_64",
    "loops": "branch_to_itself",
    "malformed": "nul_in_the_middle",
    "matrices": "ldmatrix_wraps_past_zero",
    "mbarriers": "one_arrival_too_few",
    "races": "neighbour_read_without_a_barrier",
    "resources": "dynamic_shared_of_a_terabyte",
    "shared_bounds": "store_16_wraps_past_zero",
    "size_bombs": "braces_300_deep",
    "small_spaces": "parameter_two_gigabytes",
    "source_lines": "file_zeros_without_end",
    "tensor_maps": "load_by_a_descriptor_host_like",
    "textures": "texture_of_handle_host_like",
    "traps": "vprintf_of_host_like",
    "uninitialised": "shared_bytes_half_written",
    "warps": "shfl_by_a_lane_that_its_mask_omits",
}

CHOSEN = [
    pytest.param(name, kernel, id=f"{name}-{kernel.name}")
    for name in class_names()
    for kernel in kernels_of(name)
    if os.environ.get("CUADO_TESTS") == "every" or kernel.name == SAMPLE[name]
]


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One home for all: the emulated device's own code is compiled once, as for the runner."""
    return tmp_path_factory.mktemp("hostile")


@pytest.mark.parametrize(("class_name", "kernel"), CHOSEN)
def test_check_comes_to_an_expected_end(
    class_name: str, kernel: HostileKernel, shared: Path
) -> None:
    trial = try_kernel(class_name, kernel, "check", shared, default_program(), Limits())
    assert trial.verdict is Verdict.EXPECTED, f"{trial.said}; expected: {trial.expected}"


@pytest.mark.parametrize("name", ["store_to_heap_like", "load_from_null"])
def test_emulated_launch_is_stopped(name: str, shared: Path) -> None:
    kernel = next(kernel for kernel in kernels_of("generic") if kernel.name == name)
    trial = try_kernel("generic", kernel, "analyze", shared, default_program(), Limits())
    assert trial.verdict is Verdict.EXPECTED, f"{trial.said}; expected: {trial.expected}"


def test_each_class_has_a_sample() -> None:
    assert sorted(SAMPLE) == class_names()
    assert len(CHOSEN) >= len(SAMPLE)


@pytest.mark.parametrize("class_name", class_names())
def test_every_kernel_says_its_ends(class_name: str) -> None:
    for kernel in kernels_of(class_name):
        assert set(kernel.ends) == set(VERBS)
        assert all(kernel.ends.values())


@pytest.mark.parametrize(
    ("stderr", "expected"),
    [
        (
            "cuado: 'original': nvdisasm not found\n  pip install nvidia-cuda-nvdisasm",
            Verdict.NO_TOOL,
        ),
        ("cuado: ptxas not found", Verdict.NO_TOOL),
        ("cuado: attack.ptx: 'nvdisasm' is no instruction", None),
    ],
)
def test_a_verb_without_its_tools_proves_nothing(stderr: str, expected: Verdict | None) -> None:
    """All that may be refused would be refused, by a machine without a disassembler."""
    found = breakage(Outcome(2, 1.0, 1.0, 1, "", len(stderr), "", stderr, 0))
    assert (found and found[0]) == expected
