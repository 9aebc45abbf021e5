"""Roofs that a GPU is measured for before its first verdict: when, kept how, and said where."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from made_up_roofs import VALUES, found
from unknown_devices import GB10, RTX_4090

from cuado.calibration.on_the_spot import complete, recall
from cuado.calibration.roofs import Roofs
from cuado.device import resolve_chip
from cuado.errors import CuadoError
from cuado.model.device import DeviceAttributes, MeasuredFact
from cuado.model.trial import Failure, TrialFailedError
from cuado.what_if.saved import Restoring, Writing

UUID = "6f1c9d2e-0000-1111-2222-333344445555"


class Gpu:
    """A GPU as its backend tells of it."""

    name = "gpu:0"
    notes = ()

    def __init__(self, device: DeviceAttributes, programs: int | None = 0) -> None:
        self.device = replace(device, uuid=UUID)
        self._programs = programs

    def open(self, launch: Any) -> Any:
        raise AssertionError("nothing is run here")

    def learn(self, measured: Mapping[str, MeasuredFact], note: str) -> None:
        self.device = replace(self.device, measured=measured, measured_note=note)

    def programs(self) -> int | None:
        return self._programs


class Measuring:
    """Counts the measurements; some benchmarks may be disturbed."""

    def __init__(self, left_out: Mapping[str, str] | None = None) -> None:
        self.count, self.left_out = 0, left_out or {}

    def __call__(self, backend: Any, **_: Any) -> Roofs:
        self.count += 1
        whole: Roofs = found(backend.device)
        rows = {name: row for name, row in whole.rows.items() if name not in self.left_out}
        return replace(whole, rows=rows, left_out=self.left_out)


@pytest.fixture
def measuring(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> Measuring:
    made = Measuring()
    monkeypatch.setattr("cuado.calibration.roofs.roofs", made)
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path / "cache"))
    return made


def completed(device: DeviceAttributes, **how: Any) -> DeviceAttributes:
    return complete(Gpu(device, **how)).device


def test_an_unknown_gpu_is_measured_once_and_its_report_says_so(measuring: Measuring) -> None:
    device = completed(GB10)
    assert completed(GB10) == device
    assert measuring.count == 1
    resolved = resolve_chip(device)
    assert resolved.chip.dram_latency == VALUES["latency.dram_4g"]
    assert resolved.chip.fp64_lanes_per_sm == 2
    assert "latency.dram_4g = 541" in resolved.chip.sources["dram_latency"]
    assert "no chip file for 'NVIDIA GB10'" in resolved.note
    assert "roofs measured on this GPU on 20" in resolved.note
    assert "not known" not in resolved.note
    bare = resolve_chip(GB10)
    assert bare.chip.dram_latency is None
    assert "not known: " in bare.note


def test_what_documents_guess_is_measured_too(measuring: Measuring) -> None:
    resolved = resolve_chip(completed(RTX_4090))
    assert measuring.count == 1
    assert resolved.note.startswith("roofs measured")
    assert resolved.note.endswith("in place of what documents say of this chip")
    copied = resolved.chip.achievable_dram_bandwidth()
    assert copied == pytest.approx(VALUES["dram.copy"], rel=1e-3)
    assert resolved.chip.l2_bytes == RTX_4090.values["l2_cache_size"]


@pytest.mark.parametrize(
    ("name", "capability"), [("NVIDIA A100-SXM4-80GB", (8, 0)), ("Tesla V100-SXM2-16GB", (7, 0))]
)
def test_what_others_measured_on_another_gpu_is_measured_here(
    measuring: Measuring, name: str, capability: tuple[int, int]
) -> None:
    device = completed(DeviceAttributes(name, capability, GB10.values))
    assert measuring.count == 1
    assert resolve_chip(device).note.startswith("roofs measured")


def test_another_driver_and_another_gpu_are_measured_again(measuring: Measuring) -> None:
    completed(GB10)
    completed(replace(GB10, values={**GB10.values, "driver_version": 13010.0}))
    other = Gpu(GB10)
    other.device = replace(other.device, uuid=UUID.replace("6", "7"))
    complete(other)
    assert measuring.count == 3


def test_nothing_is_measured_where_all_is_known_or_a_chip_is_named(measuring: Measuring) -> None:
    h200 = DeviceAttributes("NVIDIA H200", (9, 0), GB10.values)
    assert not completed(h200).measured_note
    assert not complete(Gpu(GB10), "rtx-pro-6000").device.measured_note
    emulated: Any = type("Emulated", (), {"device": GB10, "name": "emulated:h200"})()
    assert complete(emulated) is emulated
    nothing = DeviceAttributes("A thing", (9, 1), {})  # Too little is known to say what it lacks.
    assert not completed(replace(nothing, compute_capability=(14, 0))).measured_note
    assert measuring.count == 0


def test_a_disturbed_measurement_is_said_and_not_kept(measuring: Measuring) -> None:
    measuring.left_out = dict.fromkeys(
        ("dram.copy", "dram.read", "latency.dram_4g"), "varies by 9%: is the GPU in use by others?"
    )
    resolved = resolve_chip(completed(GB10, programs=2))
    assert resolved.chip.achievable_dram_fraction is None
    assert "19 of 22 (dram.copy varies by 9%" in resolved.note
    assert "; ...); 2 programs have the GPU open" in resolved.note
    assert "not known: the attainable bandwidth, latencies" in resolved.note
    completed(GB10)
    assert measuring.count == 2


def test_a_busy_host_does_not_void_the_rest(measuring: Measuring) -> None:
    measuring.left_out = {"launch.1_blocks_of_32": "varies by 6%"}
    completed(GB10, programs=3)
    assert "programs" not in completed(GB10).measured_note
    assert measuring.count == 1


def test_a_gpu_that_another_process_holds_is_said(
    measuring: Measuring, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> Roofs:
        raise TrialFailedError(Failure.OTHER, "another process has the GPU")

    monkeypatch.setattr("cuado.calibration.roofs.roofs", refuse)
    note = resolve_chip(completed(GB10)).note
    assert "its roofs could not be measured: another process has the GPU" in note
    monkeypatch.setattr("cuado.calibration.roofs.roofs", measuring)
    assert "measured on this GPU" in completed(GB10).measured_note


def test_what_is_kept_and_damaged_is_measured_again(
    measuring: Measuring, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = completed(GB10)
    assert recall(device) == (device.measured, device.measured_note)
    assert recall(replace(device, uuid="")) is None
    damaged: tuple[object, ...] = (
        [],
        {"facts": {"dram_latency": ["541", "x"]}, "note": "x"},
        {"facts": {}},
    )
    for kept in damaged:
        monkeypatch.setattr("cuado.sass.toolchain.cache.Cache.get", lambda *_, k=kept, **__: k)
        assert recall(device) is None
    monkeypatch.setenv("CUADO_CACHE", "off")
    assert recall(device) is None
    completed(GB10)
    assert measuring.count == 2


def test_a_slice_has_the_bandwidth_that_was_measured_of_it(measuring: Measuring) -> None:
    slice_ = DeviceAttributes("NVIDIA H100 80GB HBM3 MIG 1g.10gb", (9, 0), GB10.values)
    chip = resolve_chip(completed(slice_))
    assert chip.chip.dram_peak_bandwidth == VALUES["dram.read"]
    assert "a MIG slice" in chip.note


def test_memories_that_answer_in_the_wrong_order_are_left_out(
    measuring: Measuring, monkeypatch: pytest.MonkeyPatch
) -> None:
    del measuring
    odd = found(GB10, **{"latency.dram_4g": 200.0})
    monkeypatch.setattr("cuado.calibration.roofs.roofs", lambda *_, **__: odd)
    chip = resolve_chip(completed(GB10)).chip
    assert chip.dram_latency is None
    assert chip.l2_latency == VALUES["latency.l2_64k"]


def test_errors_of_the_device_reach_the_verb() -> None:
    class Gone(Gpu):
        @property
        def device(self) -> DeviceAttributes:
            raise CuadoError("there is no GPU here")

        @device.setter
        def device(self, value: DeviceAttributes) -> None:
            pass

    with pytest.raises(CuadoError, match="no GPU here"):
        complete(Gone(GB10))


def test_what_was_measured_is_in_saved_results(measuring: Measuring) -> None:
    del measuring
    device = completed(GB10)
    plain = Writing({}).plain(device)
    assert Restoring({}).value(DeviceAttributes, plain, "device") == device
    older = {key: each for key, each in plain.items() if "measured" not in key and key != "uuid"}
    assert Restoring({}).value(DeviceAttributes, older, "device") == replace(GB10)
