"""A what-if on a GPU that cuado has no chip file for: measured all the same, and it says so."""

from dataclasses import replace
from functools import partial

import pytest
from test_conduct import CORPUS, TIMES, FakeBackend, FakeBench
from unknown_devices import NOBODY_KNOWS, RTX_4090, T4, UNKNOWN
from whole_formats import SHOWN

from cuado.errors import CuadoError
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.report.formats import render
from cuado.report.whatif import WhatIfReport
from cuado.what_if.conduct import whatif
from cuado.what_if.counters import read_counters
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import Status, WhatIf
from cuado.what_if.session import Options

NAMES = ("math-only", "memory-only", "no-barriers", "occupancy-sweep", "grid-scaling")
ASSEMBLED = [device for device in UNKNOWN.values() if device is not NOBODY_KNOWS]
"""Those that today's assemblers make code for."""


def conduct(device: DeviceAttributes, chip: str | None = None) -> WhatIf:
    ptx = (CORPUS / "transpose.sm_75.ptx").read_text()
    kernel = ptx.split(".visible .entry ")[1].split("(")[0].strip()
    launch = Launch("transpose", ptx, kernel, (4096, 1, 1), (32, 8, 1), ())

    def make(given: Launch) -> FakeBench:
        return FakeBench(given, TIMES, device=device)

    options = Options(tuple(map(experiment_named, NAMES)), lines=False, chip=chip)
    backend = FakeBackend(make, device=device)
    return whatif(launch, backend, options, partial(read_counters, chip=chip))


@pytest.mark.parametrize("device", ASSEMBLED, ids=lambda device: device.name)
def test_experiments_run_on_a_gpu_without_a_chip_file(device: DeviceAttributes) -> None:
    found = conduct(device)
    assert found.chip.name == device.name
    status = {each.experiment.name: each.status for each in found.outcomes}
    assert status["math-only"] is Status.MEASURED
    assert status["grid-scaling"] is not Status.FAILED
    assert f"no chip file for '{device.name}'" in found.notes[0]
    for format_name in SHOWN:
        shown = " ".join(render(WhatIfReport(found), format_name).lower().split())
        assert "no chip file for" in shown, format_name
        assert "what needs these is left out" in shown, format_name


def test_a_chip_that_is_named_is_taken_and_the_report_says_so() -> None:
    same = replace(RTX_4090, name="NVIDIA H200 NVL", compute_capability=(9, 0))
    found = conduct(same, "h200")
    assert found.chip.name == "h200"
    assert found.notes[0] == "taken as NVIDIA H200, as asked; the report is from 'NVIDIA H200 NVL'"


def test_a_chip_of_another_capability_is_refused_before_anything_is_built() -> None:
    with pytest.raises(CuadoError, match="'h200' is of 9"):
        conduct(T4, "h200")
