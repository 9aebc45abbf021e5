"""Counters become profiles, and are collected as far as they can be."""

import csv
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import cast

import pytest

from cuado.analysis.limiter import limiter
from cuado.backends.protocol import Bench
from cuado.device.library import load_chip
from cuado.metrics import Provenance
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.model.profile import Profile
from cuado.model.trial import Counted, Loaded, Trial
from cuado.sources.counters import STAGES, collect, profile_of
from cuado.sources.counters.profile import known_zeros
from cuado.sources.ncu import raw_csv
from cuado.sources.ncu.raw_csv import factor
from cuado.sources.tables import number

RECORDED = Path(__file__).parents[4] / "examples" / "recorded" / "transpose.raw.csv"
DEVICE = DeviceAttributes(
    "NVIDIA H200",
    (9, 0),
    {
        "multiprocessor_count": 132,
        "max_threads_per_multiprocessor": 2048,
        "reserved_shared_memory_per_block": 1024,
    },
)
LAUNCH = Launch("copy", "", "copy", (264, 1, 1), (240, 1, 1), (), dynamic_shared_bytes=512)
LOADED = Loaded(registers=40, local_bytes=0, static_shared_bytes=4096, blocks_per_sm=4)
OPCODES = ("EXIT", "FFMA", "LDG.E", "STG.E")
TIME = "gpu__time_duration.sum"
ALU = "sm__pipe_alu_cycles_active.avg.pct_of_peak_sustained_elapsed"
ALU_BY_COUNT = "sm__inst_executed_pipe_alu.avg.pct_of_peak_sustained_elapsed"


@dataclass
class _Bench:
    """Counts what it is told; remembers what it was asked."""

    values: Mapping[str, float]
    device: DeviceAttributes = DEVICE
    launch: Launch = LAUNCH
    note: str = ""
    is_modelled: bool = True
    most: int = 1 << 20
    asked: list[tuple[str, ...]] = field(default_factory=list)

    def blocks_per_sm(self, trial: Trial) -> int:
        return 8 if trial.block else 4

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        assert trial.program == "original"
        self.asked.append(tuple(metrics))
        if self.note or len(metrics) > self.most:
            return Counted(unavailable=tuple(metrics), note=self.note or "too many")
        known = {name: self.values[name] for name in metrics if name in self.values}
        lost = tuple(name for name in metrics if name not in self.values)
        return Counted(known, passes=2, seconds=0.25, unavailable=lost)


def _every(*without: str) -> dict[str, float]:
    names: Iterable[str] = (name for stage in STAGES for name in stage.metrics)
    return {name: 1.0 for name in names if name not in without}


def _collected(bench: _Bench, trial: Trial | None = None) -> Profile:
    return collect(cast(Bench, bench), trial or Trial(), LOADED)


def test_a_profile_knows_launch_device_and_counters() -> None:
    profile = profile_of(LAUNCH, DEVICE, Counted({TIME: 2000.0}, passes=1), LOADED)
    assert (profile.kernel, profile.origin.tool) == ("copy", "CUPTI")
    shape = profile.launch
    assert (shape.grid, shape.block, shape.registers_per_thread) == ((264, 1, 1), (240, 1, 1), 40)
    assert (shape.shared_bytes, shape.driver_shared_bytes) == (4608, 1024)
    duration = profile.metrics.require("duration")
    assert (duration.value, duration.provenance) == (2000.0, Provenance.MEASURED)
    assert profile.raw[TIME].value == 2000.0
    assert profile.notes == ()


def test_occupancy_and_waves_follow_from_the_driver() -> None:
    metrics = profile_of(LAUNCH, DEVICE, Counted(), LOADED).metrics
    assert metrics.value("theoretical_occupancy") == 100 * 4 * 8 / 64
    assert metrics.value("waves_per_sm") == 264 / (4 * 132)
    assert metrics.require("waves_per_sm").provenance is Provenance.DERIVED


def test_all_stages_are_collected() -> None:
    bench = _Bench(_every())
    profile = _collected(bench)
    assert bench.asked == [stage.metrics for stage in STAGES]
    assert profile.raw.keys() == _every().keys()


def test_a_gpu_is_asked_for_all_at_once() -> None:
    bench = _Bench(_every(), is_modelled=False)
    assert _collected(bench).raw.keys() == _every().keys()
    assert [set(each) for each in bench.asked] == [set(_every())]
    assert len(bench.asked[0]) == len(_every())


def test_what_the_code_of_a_kernel_rules_out_is_not_counted_on_a_gpu() -> None:
    zeros = known_zeros(OPCODES)
    assert zeros
    bench = _Bench(_every(), is_modelled=False)
    profile = collect(cast(Bench, bench), Trial(), replace(LOADED, opcodes=OPCODES))
    (asked,) = bench.asked
    assert zeros.keys().isdisjoint(asked)
    assert profile.raw.keys() == _every().keys()
    fp64 = profile.metrics.require("pipe_fp64_utilization")
    assert (fp64.value, fp64.provenance) == (0.0, Provenance.DERIVED)
    assert profile.metrics.require("pipe_fma_utilization").provenance is Provenance.MEASURED


def test_what_cannot_be_counted_at_all_is_not_said_to_be_zero() -> None:
    bench = _Bench({}, is_modelled=False, note="not allowed")
    assert not collect(cast(Bench, bench), Trial(), replace(LOADED, opcodes=OPCODES)).raw


def test_what_a_gpu_does_not_count_at_once_is_counted_by_stages() -> None:
    bench = _Bench(_every(), is_modelled=False, most=len(_every()) - 1)
    assert _collected(bench).raw.keys() == _every().keys()
    assert bench.asked[1:] == [stage.metrics for stage in STAGES]


def test_a_chip_that_names_a_counter_otherwise_is_asked_for_that() -> None:
    bench = _Bench(_every(ALU) | {ALU_BY_COUNT: 33.0})
    profile = _collected(bench)
    assert profile.metrics.value("pipe_alu_utilization") == 33.0
    assert profile.notes == ()
    assert len(bench.asked) == len(STAGES) + 1


def test_what_no_name_gives_is_noted() -> None:
    profile = _collected(_Bench(_every("dram__bytes_read.sum")))
    assert profile.notes == ("could not be counted: dram__bytes_read.sum",)
    assert "dram_read_bytes" not in profile.metrics


def test_many_that_cannot_be_counted_are_a_few_names_and_a_number() -> None:
    missing = ("dram__bytes_read.sum", "dram__bytes_write.sum", "smsp__inst_executed.sum")
    profile = _collected(_Bench(_every(*missing, "smsp__inst_issued.sum")))
    (note,) = profile.notes
    assert note.count("__") == 3
    assert note.endswith(" and 1 more")


def test_without_counters_nothing_more_is_tried_and_the_reason_is_kept() -> None:
    bench = _Bench({}, note="the driver keeps hardware counters for administrators")
    profile = _collected(bench)
    assert len(bench.asked) == 1
    assert profile.notes[0] == bench.note
    assert "duration" not in profile.metrics


def test_a_trial_s_own_shape_is_the_profile_s() -> None:
    trial = Trial(grid=(7, 1, 1), block=(64, 1, 1), dynamic_shared_bytes=0)
    profile = _collected(_Bench(_every()), trial)
    assert (profile.launch.grid, profile.launch.block) == ((7, 1, 1), (64, 1, 1))
    assert profile.launch.dynamic_shared_bytes == 0
    assert profile.metrics.value("theoretical_occupancy") == 100 * 8 * 2 / 64


def _recorded() -> list[tuple[Profile, dict[str, float]]]:
    """The launches that ncu recorded: its profiles, and its values in CUPTI's units."""
    names, units, *rows = csv.reader(RECORDED.read_text().splitlines())
    wanted = _every()
    values = [
        {
            name: number(cell) * factor(unit)
            for name, unit, cell in zip(names, units, row, strict=True)
            if name in wanted and cell not in ("", "n/a", "nan")
        }
        for row in rows
    ]
    return list(zip(raw_csv.read(RECORDED).profiles, values, strict=True))


@pytest.mark.parametrize("index", range(5))
def test_counters_lead_to_the_verdict_that_ncu_s_recording_leads_to(index: int) -> None:
    theirs, values = _recorded()[index]
    assert theirs.launch.grid is not None
    assert theirs.launch.block is not None
    launch = Launch("transpose", "", theirs.kernel, theirs.launch.grid, theirs.launch.block, ())
    ours = profile_of(launch, theirs.device, Counted(values), LOADED)
    for name in set(ours.metrics) - {"theoretical_occupancy", "waves_per_sm"}:
        if ours.metrics.require(name).origin == theirs.metrics.require(name).origin:
            assert ours.metrics.value(name) == theirs.metrics.value(name), name
    chip = load_chip("h200")
    assert limiter(ours, chip).verdict is limiter(theirs, chip).verdict
