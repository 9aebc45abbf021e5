"""What cuado takes from NVIDIA's own reports, at spots whose numbers are known by hand."""

from functools import cache
from pathlib import Path

import pytest

from cuado.errors import UnreadableFileError
from cuado.metrics import Provenance
from cuado.model.instruction import Access, Instruction, Space
from cuado.model.profile import Profile, Recording
from cuado.sources.ncu import framing, report

RECORDED = Path(__file__).parents[3] / "examples" / "recorded"


@cache
def recorded(name: str) -> Recording:
    return report.read(RECORDED / f"{name}.ncu-rep")


def kernel(name: str, function: str) -> Profile:
    return next(p for p in recorded(name).profiles if p.kernel == function)


def at_line(profile: Profile, line: int, access: Access) -> list[Instruction]:
    return [
        i
        for i in profile.instructions
        if i.location
        and i.location.line == line
        and i.location.file.endswith("averaging.cu")
        and i.access is access
    ]


@pytest.mark.parametrize(
    ("name", "functions"),
    [
        ("averaging", ["average_thread_per_element", "average_warp_per_element"]),
        ("stencil", ["wave_step", "wave_step"]),
        (
            "transpose",
            [
                "transpose_row_per_thread",
                "transpose_2d",
                "transpose_shared",
                "transpose_padded",
                "transpose_multi",
            ],
        ),
    ],
)
def test_launches_in_their_order(name: str, functions: list[str]) -> None:
    found = recorded(name)
    assert [profile.kernel for profile in found.profiles] == functions
    assert [profile.index for profile in found.profiles] == list(range(len(functions)))
    assert found.unreadable == ()
    assert (found.origin.tool, found.origin.version) == ("Nsight Compute", "2025.3.1")


def test_signature_launch_and_device() -> None:
    profile = kernel("transpose", "transpose_shared")
    assert profile.signature == "transpose_shared(int, int, const float *, float *)"
    assert (profile.launch.grid, profile.launch.block) == ((256, 256, 1), (32, 32, 1))
    assert profile.launch.registers_per_thread == 16
    assert profile.launch.static_shared_bytes == 32 * 32 * 4
    assert profile.launch.dynamic_shared_bytes == 0
    assert profile.launch.driver_shared_bytes == 1024
    assert profile.device.name == "NVIDIA H200"
    assert profile.device.compute_capability == (9, 0)
    assert profile.device.values["multiprocessor_count"] == 132


def test_kernel_metrics() -> None:
    metrics = kernel("transpose", "transpose_2d").metrics
    # 8192 x 8192 elements, 32 a warp; a store touches a sector per thread.
    assert metrics.value("global_load_requests") == 8192 * 8192 / 32
    assert metrics.value("global_load_sectors_per_request") == 4
    assert metrics.value("global_store_bytes_per_sector") == 4
    assert metrics.value("global_store_excess") == 87.5
    assert metrics.value("duration") == 965_120
    # It writes 8 times the bytes it reads.
    assert metrics.value("l1_to_l2_bytes") == 8 * 8192 * 8192 * 4
    assert metrics.value("l2_to_l1_bytes") == 8192 * 8192 * 4
    duration = metrics.require("duration")
    assert (duration.provenance, duration.origin) == (
        Provenance.MEASURED,
        "gpu__time_duration.sum",
    )


def test_a_counter_at_a_line_with_uncoalesced_loads() -> None:
    profile = kernel("averaging", "average_thread_per_element")
    text = "mean += input[set * count * length + element * count + v];"
    loads = at_line(profile, 27, Access.LOAD)
    assert profile.line_text(loads[0].location.file, 27) == text  # type: ignore[union-attr]
    # The founding document's figures [003]: 1024^3 loads, 8 sectors moved for 1 needed.
    assert sum(i.sectors or 0 for i in loads) == 1_073_741_824
    assert sum(i.sectors_ideal or 0 for i in loads) == 134_217_728
    assert sum(i.executed or 0 for i in loads) == 1024**3 / 32
    assert {(i.space, i.access_bits, i.base_opcode) for i in loads} == {(Space.GLOBAL, 32, "LDG")}


def test_a_counter_at_a_line_with_bank_conflicts() -> None:
    profile = kernel("transpose", "transpose_shared")
    (load,) = (
        i for i in profile.instructions if i.space is Space.SHARED and i.access is Access.LOAD
    )
    assert load.location is not None
    assert load.location.line == 41
    assert (load.wavefronts, load.wavefronts_ideal) == (67_108_864, 2_097_152)
    (padded,) = (
        i
        for i in kernel("transpose", "transpose_padded").instructions
        if i.space is Space.SHARED and i.access is Access.LOAD
    )
    assert padded.wavefronts == padded.wavefronts_ideal == 2_097_152


def test_samples_and_stalls() -> None:
    profile = kernel("transpose", "transpose_row_per_thread")
    assert profile.samples == 110_789
    stalls = sum(i.stall("long_scoreboard") for i in profile.instructions)
    assert stalls == 109_569
    assert sum(sum(i.stalls.values()) for i in profile.instructions) == profile.samples


def test_instructions_lie_16_bytes_apart_and_opcodes_add_up() -> None:
    profile = kernel("transpose", "transpose_multi")
    assert [i.offset for i in profile.instructions] == [
        16 * n for n in range(len(profile.instructions))
    ]
    assert sum(profile.opcodes.values()) == profile.metrics.value("instructions_executed")


def test_sources_are_imported() -> None:
    profile = kernel("transpose", "transpose_multi")
    assert profile.has_lines
    (file,) = (path for path in profile.sources if path.endswith("transpose.cu"))
    assert profile.sources[file] == (RECORDED / "transpose.cu").read_text(encoding="utf-8")


def test_vendor_advice_is_kept_as_theirs() -> None:
    advice = {a.rule: a for a in kernel("transpose", "transpose_row_per_thread").vendor_advice}
    occupancy = advice["AchievedOccupancy"]
    assert occupancy.scope == "global"
    assert occupancy.estimated_speedup == pytest.approx(76.67, abs=0.01)
    assert advice["IssueSlotUtilization"].scope == "local"
    assert advice["SOLBottleneck"].estimated_speedup is None
    assert all(a.message and "@" not in a.message for a in advice.values())


def test_a_cut_report_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cut.ncu-rep"
    file.write_bytes((RECORDED / "stencil.ncu-rep").read_bytes()[:500_000])
    with pytest.raises(UnreadableFileError, match="truncated"):
        report.read(file)


def test_a_report_without_launches_is_refused(tmp_path: Path) -> None:
    data = (RECORDED / "stencil.ncu-rep").read_bytes()
    first = next(b for b in framing.blocks(RECORDED / "stencil.ncu-rep", data) if b.launches)
    file = tmp_path / "empty.ncu-rep"
    file.write_bytes(data[: first.start])
    with pytest.raises(UnreadableFileError, match="holds no kernel launch"):
        report.read(file)
