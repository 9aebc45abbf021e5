"""Counters that need no counting: what is said to be 0 was 0 when it was counted."""

import csv
from collections import defaultdict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from cuado.backends.gpu.cupti.errors import CuptiUnavailableError
from cuado.backends.gpu.cupti.host import MetricHost
from cuado.backends.gpu.cupti.library import load
from cuado.device.library import find_chip
from cuado.kernel.assembly import opcodes_of as all_opcodes
from cuado.kernel.preparation import original_subject
from cuado.model.device import DeviceAttributes
from cuado.ptx.trim import only_kernel
from cuado.sources.counters.profile import known_zeros
from cuado.sources.counters.stages import STAGES
from cuado.sources.launches import launch_from, read_described

ROOT = Path(__file__).parents[4]
COUNTED = ROOT / "benchmarks" / "results" / "2026-11-20-h200-counters.csv"
CASES = {
    "transpose/transpose_2d": "examples/transpose/transpose_2d.toml",
    "averaging/average_v3": "examples/averaging/average_v3.toml",
    "stencil/wave_step": "examples/cases/stencil/wave_step.toml",
}
PLAIN = ("EXIT", "FFMA", "LDG.E", "STG.E", "BAR.SYNC")
FP64 = "sm__pipe_fp64_cycles_active.avg.pct_of_peak_sustained_elapsed"
TENSOR = "smsp__average_warps_issue_stalled_gmma_per_issue_active.ratio"
RED = "smsp__inst_executed_op_global_red.sum"
SHARED_ATOMS = "smsp__inst_executed_op_shared_atom.sum"
LOCAL = "l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum"
SLEEPING = "smsp__average_warps_issue_stalled_sleeping_per_issue_active.ratio"
MEMBAR = "smsp__average_warps_issue_stalled_membar_per_issue_active.ratio"
PASSES = (12, 10)
"""That CUPTI 13.0 plans for a GH100, of all and of those that a plain kernel has."""


def counted() -> Mapping[str, Mapping[str, float]]:
    """What an H200 counted of some kernels, in this process and by ncu: the greater of each."""
    found: dict[str, dict[str, float]] = defaultdict(dict)
    with COUNTED.open() as file:
        for row in csv.DictReader(file):
            values = [row[name] for name in ("in process 1", "in process 2", "ncu 1", "ncu 5")]
            found[row["kernel"]][row["counter"]] = max(map(float, filter(None, values)))
    return found


def opcodes_of(case: Path) -> tuple[str, ...]:
    launch = launch_from(read_described(case, {}), "sm_90")
    launch = replace(launch, ptx=only_kernel(launch.ptx, launch.kernel))
    chip = find_chip("h200")
    with ThreadPoolExecutor(1) as pool:
        kernel = original_subject(launch, DeviceAttributes("H200", (9, 0), {}), chip, pool)
        assert kernel.built.classes
        return all_opcodes(kernel)


@pytest.mark.parametrize("kernel", CASES)
def test_what_is_said_to_be_zero_was_zero_on_an_h200(kernel: str) -> None:
    zeros = known_zeros(opcodes_of(ROOT / CASES[kernel]))
    assert len(zeros) >= 12
    found = counted()[kernel]
    assert not [name for name in zeros if found[name] > 0.0]


def test_only_what_is_counted_can_be_zero() -> None:
    asked = {name for stage in STAGES for name in stage.metrics}
    assert known_zeros(PLAIN).keys() <= asked


@pytest.mark.parametrize(
    ("opcode", "counts"),
    [
        ("DFMA", FP64),
        ("F2F.F64.F32", FP64),
        ("HGMMA.64x64x16.F32", TENSOR),
        ("DMMA.8x8x4", FP64),
        ("RED.E.ADD.STRONG.GPU", RED),
        ("UBLKRED", RED),
        ("ATOM.E.ADD", SHARED_ATOMS),
        ("ATOMS.ADD", SHARED_ATOMS),
        ("LD.E", LOCAL),
        ("LDL.LU", LOCAL),
        ("BSYNC.RECONVERGENT", SLEEPING),
        ("MEMBAR.SC.GPU", MEMBAR),
        ("CCTL.IVALL", MEMBAR),
    ],
)
def test_what_an_instruction_may_count_is_not_said_to_be_zero(opcode: str, counts: str) -> None:
    assert counts in known_zeros(PLAIN)
    assert counts not in known_zeros((*PLAIN, opcode))


def test_the_tensor_pipe_may_be_used_without_a_tensor_instruction() -> None:
    """On an H100 it was busy for 2.8 and 5 % of two kernels that have none."""
    tensor = "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_elapsed"
    assert tensor not in known_zeros(PLAIN)


@pytest.mark.parametrize("opcodes", [(), (*PLAIN, "NEWOP.X"), (*PLAIN, "CALL.ABS.NOINC")])
def test_of_code_that_is_not_known_nothing_is_said(opcodes: tuple[str, ...]) -> None:
    assert not known_zeros(opcodes)
    assert known_zeros((*PLAIN, "CALL.REL.NOINC"))


def test_fewer_passes_are_planned_for_a_plain_kernel_on_a_gh100() -> None:
    try:
        host = MetricHost(load(), "GH100")
    except CuptiUnavailableError as error:
        pytest.skip(f"no CUPTI that plans without a driver: {error}")
    asked = {name for stage in STAGES for name in stage.metrics if "_sass_" not in name}
    planned = [
        host.schedule(sorted(each, reverse=True)).passes
        for each in (asked, asked.difference(known_zeros(PLAIN)))
    ]
    host.close()
    assert tuple(planned) == PASSES
