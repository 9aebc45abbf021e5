"""Every verb that needs a GPU goes through on any, described by a chip file or by nobody.

The double reports the device's attributes, and runs launches on the emulated one.
"""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from made_up_roofs import VALUES
from made_up_roofs import found as found_on
from unknown_devices import B200, GB10, IN_BETWEEN, L4, RTX_4090, T4

from cuado import api
from cuado.backends.emulated.bench import EmulatedBench
from cuado.backends.emulated.process.remote_engine import shared_engine
from cuado.device import find_chip, load_chip
from cuado.model.device import DeviceAttributes, MeasuredFact
from cuado.model.launch import Launch
from cuado.sass.toolchain.targets import with_target
from cuado.sources.capture.packing import pack
from cuado.sources.capture.verify import replay
from cuado.sources.case import load_case
from cuado.sources.case.check import architecture_of

ROOT = Path(__file__).parents[3]
TRANSPOSE = ROOT / "examples" / "transpose" / "transpose_shared.toml"
DEVICES = pytest.mark.parametrize(
    "device", [RTX_4090, L4, T4, B200, GB10, IN_BETWEEN], ids=lambda device: device.name
)


class Double:
    """A GPU as ``GpuBackend`` would tell of it."""

    name = "gpu:0"
    notes = ()

    def __init__(self, device: DeviceAttributes) -> None:
        self.device = with_target(device)

    def open(self, launch: Launch) -> EmulatedBench:
        return EmulatedBench(launch, load_chip("h200"), self.device, None, shared_engine())


def small(double: Double) -> Launch:
    return load_case(TRANSPOSE, architecture=architecture_of(double.device), overrides={"N": 256})


@DEVICES
def test_whatif_and_run(device: DeviceAttributes) -> None:
    double = Double(device)
    asked = ["conflict-free-shared"]
    found = api.whatif(small(double), device=double, experiments=asked, counters=False).found
    assert [str(each.status) for each in found.outcomes] == ["measured"]
    told = device.name in "\n".join(found.notes)
    assert told == (find_chip(device.name) is None)
    assert found.chip.sm_count == device.values["multiprocessor_count"]
    ran = api.optimize(
        small(double), device=double, transformations=["shared-swizzle"], counters=False
    ).found
    assert ran.iterations
    assert (device.name in "\n".join(ran.notes)) == told


class Measurable(Double):
    """One that cuado can add to what the driver says of."""

    def learn(self, measured: Mapping[str, MeasuredFact], note: str) -> None:
        self.device = replace(self.device, measured=measured, measured_note=note)

    def programs(self) -> int | None:
        return None


@pytest.mark.parametrize("device", [RTX_4090, IN_BETWEEN], ids=lambda device: device.name)
def test_roofs_are_measured_before_the_verdict_which_says_so(
    device: DeviceAttributes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "cuado.calibration.roofs.roofs", lambda backend, **_: found_on(backend.device)
    )
    asked: dict[str, Any] = {"experiments": ["conflict-free-shared"], "counters": False}
    double = Measurable(device)
    found = api.whatif(small(double), device=double, **asked).found
    assert found.chip.dram_latency == VALUES["latency.dram_4g"]
    assert "roofs measured on this GPU" in "\n".join(found.notes)
    ran = api.optimize(
        small(double), device=double, transformations=["shared-swizzle"], counters=False
    ).found
    assert "roofs measured on this GPU" in "\n".join(ran.notes)
    named = Measurable(device)
    chip = "rtx-4090" if device is RTX_4090 else None
    if chip is not None:
        found = api.whatif(small(named), device=named, chip=chip, **asked).found
        assert found.chip.dram_latency == load_chip(chip).dram_latency


@DEVICES
def test_capture_and_its_replay(device: DeviceAttributes, tmp_path: Path) -> None:
    double = Double(device)
    architecture = architecture_of(double.device)
    made = pack(small(double), double, architecture, tmp_path / "a.capture")
    assert made.manifest.device.compute == device.compute_capability
    found = replay(made, double, architecture)
    assert found.compared
    assert not found.wrong


def test_a_target_is_found_only_among_those_that_run_on_the_device() -> None:
    assert with_target(IN_BETWEEN).target == (9, 0)
    assert with_target(T4) is T4
    unheard = DeviceAttributes("x", (99, 0))
    assert with_target(unheard) is unheard
