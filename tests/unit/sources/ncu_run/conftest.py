"""An ncu that is none, and a report as its triage would have it."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cuado.sources.ncu import framing, trimmed_reports
from cuado.sources.ncu_run.before import PROFILERS

RECORDED = Path(__file__).parents[4] / "examples" / "recorded"
DETAILS = RECORDED / "averaging.ncu-rep"
KERNELS = ["average_thread_per_element", "average_warp_per_element"]
TRIAGE = re.compile(
    r"gpu__time_duration|launch__|device__|sm__cycles_active|gpc__cycles_elapsed|sm__warps_active|"
    r"sm__maximum_warps|(sm__|gpu__|l1tex__|lts__|idc__)\S*\.avg\.pct_of_peak_sustained_elapsed"
)
"""Metrics of the sections SpeedOfLight, LaunchStats and Occupancy, the parts of throughputs too."""

Plan = Callable[..., Path]


@pytest.fixture(scope="session")
def triage_report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The recorded report without what the triage does not collect."""
    data = DETAILS.read_bytes()
    slim = trimmed_reports.slimmed(
        data, framing.blocks(DETAILS, data), lambda name: bool(TRIAGE.match(name))
    )
    assert slim
    path = tmp_path_factory.mktemp("triage") / "triage.ncu-rep"
    path.write_bytes(slim)
    return path


@pytest.fixture
def fake_ncu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, triage_report: Path) -> Plan:
    """Puts the stand-in where cuado finds it; called, it says what it is to do."""
    program = tmp_path / "tools" / "ncu"
    program.parent.mkdir()
    script = Path(__file__).with_name("fake_ncu.py")
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -S {script} "$@"\n')
    program.chmod(0o755)
    for variable in PROFILERS:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("CUADO_NCU", str(program))
    plan = tmp_path / "plan.json"
    monkeypatch.setenv("FAKE_NCU", str(plan))

    def write(**what: Any) -> Path:
        calls = tmp_path / "calls"
        usual = {"kernels": KERNELS, "triage": str(triage_report), "details": str(DETAILS)}
        plan.write_text(json.dumps({**usual, "calls": str(calls), **what}))
        return calls

    write()
    return write
