"""Roofs measured on the spot: on a bench whose times follow from made-up rates."""

from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest
from made_up_roofs import MHZ, VALUES, found, rows
from unknown_devices import GB10, L4, RTX_4090, T4

from cuado.calibration.chip_description import constants, described
from cuado.calibration.chip_text import chip_text
from cuado.calibration.facts import facts, lanes
from cuado.calibration.roofs import NAMES, chosen_benchmarks, roofs
from cuado.cli.main import run
from cuado.device import load_chip, parse_chip
from cuado.device.chip import FACTS
from cuado.device.model_resolution import model_of
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.model.trial import Loaded, Program, Trial
from cuado.sass.toolchain.locate import Program as Tool
from cuado.sass.toolchain.locate import find_all
from cuado.stats import Reading


def test_lanes_are_powers_of_two_down_to_a_geforces_two() -> None:
    assert lanes(0.0625) == 2
    assert lanes(3.9076) == 128
    assert lanes(2.71) is None


def test_facts_follow_from_what_was_measured() -> None:
    known = {fact: value for fact, value, _ in facts(rows(VALUES), 1.008e12, 4)}
    assert known["fp64_lanes_per_sm"] == 2
    assert known["int32_add_lanes_per_sm"] == 64
    assert known["dram_read_fraction"] == pytest.approx(0.923, abs=1e-3)
    assert known["l2_latency"] == 261.3
    assert known["issue_per_scheduler"] == 1
    assert known["block_interval"] == 1.0
    assert set(known) <= FACTS.keys()
    assert "dram_read_fraction" not in {fact for fact, *_ in facts(rows(VALUES), None, 4)}
    slow = rows(VALUES | dict.fromkeys(("throughput.fadd", "mix.ffma_lop3"), 2.9))
    del slow["mix.ffma_imad"]
    assert "issue_per_scheduler" not in {fact for fact, *_ in facts(slow, None, 4)}


H200 = {
    "little.l2_64_warps_1_of_512": 8.7e12,
    "l2.write_20m": 4.38e12,
    "l2.copy_20m": 7.65e12,
    "l2.lone_sectors": 5.13e12,
    "dram.read": 4.64e12,
    "dram.write": 4.28e12,
    "dram.copy": 3.94e12,
    "dram.lone_sectors": 1.32e12,
}
"""As calibrated; the constants of the H200's chip file were made of these by hand."""


def test_constants_of_the_model_follow_as_those_of_the_h200_did() -> None:
    by_hand = load_chip("h200").model
    found = {name: value for name, value, _ in constants(rows(H200), 4.8e12)}
    assert len(found) == 6
    for name, value in found.items():
        assert value == pytest.approx(by_hand[name].value, rel=0.015), name


def test_constants_that_no_chip_can_have_are_left_out() -> None:
    fast = H200 | {"dram.copy": 9e12, "dram.lone_sectors": 3e12, "l2.copy_20m": 2e13}
    names = {name for name, *_ in constants(rows(fast | {"l2.lone_sectors": 1e12}), 4.8e12)}
    assert names == {"l2_store_share"}
    assert not list(constants({}, 4.8e12))
    assert "turn_work" not in {name for name, *_ in constants(rows(H200), None)}


def test_the_chip_file_reads_back_as_the_chip() -> None:
    chip = described(found(RTX_4090))
    again = parse_chip(chip_text(chip, "A line.\nAnother."), "mine", "mine.toml")
    assert again.title == RTX_4090.name
    for fact in FACTS:
        assert getattr(again, fact) == getattr(chip, fact)
    assert again.sources == chip.sources
    assert again.model == chip.model
    assert "dram.copy = 8.5e+11" in again.model["turn_work"].source
    for word in ("latency.l2_64k = 261.3", "+- 0.1%", "at 2000 MHz", RTX_4090.name):
        assert word in again.sources["l2_latency"]


@pytest.mark.parametrize(("device", "relative"), [(RTX_4090, "l40"), (GB10, "rtx-pro-6000")])
def test_a_measured_chip_is_emulated_with_what_a_relative_lends(
    device: DeviceAttributes, relative: str
) -> None:
    text = chip_text(described(found(device)), "A line.")
    chip = parse_chip(text, "mine", "mine.toml")
    assert chip.relative == relative
    model = model_of(chip)
    assert model.l2_latency == VALUES["latency.l2_64k"]
    assert model.dram_read_share * chip.dram_peak_bandwidth == pytest.approx(
        VALUES["dram.read"], rel=1e-3
    )
    assert model.taken["barrier_cycles"] == "NVIDIA H200"
    assert "l2_latency" not in model.taken
    assert "turn_work" not in model.taken


def test_a_driver_that_tells_no_memory_clock_leaves_the_measured_peak() -> None:
    silent = replace(L4, values={**L4.values, "memory_clock_rate": 0.0})
    chip = described(found(silent))
    assert chip.dram_peak_bandwidth == VALUES["dram.read"]
    assert "the highest bandwidth measured" in chip.sources["dram_peak_bandwidth"]


def test_what_is_measured_in_l2_stays_in_a_small_one() -> None:
    shapes = {each.name: each for each in chosen_benchmarks(T4, 256 << 20)}
    assert tuple(shapes) == NAMES
    written = float(shapes["l2.write_20m"].what.split(", ")[1].split()[0])
    assert written * 1e6 < 0.7 * T4.values["l2_cache_size"]


class Bench:
    """Takes as long as its trips; one program varies, one fails."""

    def __init__(self, launch: Launch) -> None:
        self.launch, self.count = launch, 0

    def load(self, program: Program) -> Loaded:
        return Loaded(8, 0, 0, 2)

    def time(self, trial: Trial) -> Reading:
        self.count += 1
        blocks = trial.grid[0] if trial.grid else 1
        return Reading(2000.0 + 40.0 * trial.switch + 0.5 * blocks, (MHZ, MHZ))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        return None


class Backend:
    name = "gpu:0"
    notes = ()

    def __init__(self, device: DeviceAttributes) -> None:
        self.device = device

    def open(self, launch: Launch) -> Any:
        return Bench(launch)


@pytest.mark.skipif(not find_all(Tool.PTXAS), reason="no ptxas here")
def test_all_is_measured_and_what_there_is_no_time_for_is_named() -> None:
    backend: Any = Backend(L4)
    whole = roofs(backend)
    assert set(whole.rows) | set(whole.left_out) == set(NAMES)
    assert "latency.dram_4g" in whole.rows
    none = roofs(backend, seconds=0.0)
    assert not none.rows
    assert all("no time was left" in why for why in none.left_out.values())


@pytest.mark.skipif(not find_all(Tool.PTXAS), reason="no ptxas here")
def test_the_verb_writes_a_chip_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cuado.backends.gpu.backend.GpuBackend", lambda _: Backend(RTX_4090))
    monkeypatch.setattr("cuado.calibration.roofs.roofs", lambda *_, **__: found(RTX_4090))
    assert run(["chips", "measure", "--device", "gpu", "-o", str(tmp_path / "a.toml")]) == 0
    shown = capsys.readouterr().out
    assert "22 measured in 1.0 s" in shown
    assert "latency.dram_4g" in shown
    assert run(["chips", "measure", "--device", "gpu", "-o", str(tmp_path / "a.txt")]) != 0
    assert run(["chips", "measure", "--device", "emulated"]) != 0
    text = (tmp_path / "a.toml").read_text("utf-8")
    assert parse_chip(text, "a", "a.toml").l2_latency == 261.3


def test_chips_alone_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["chips"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert any(line.split()[:2] == ["h200", "H200"] for line in shown)
