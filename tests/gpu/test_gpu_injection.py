"""The injection library with the real driver and CUPTI."""

import json
import struct
import sys
from pathlib import Path

import numpy as np
import pytest

from cuado.sources.injection.run import Captured, Ran, Traced, injected

pytestmark = pytest.mark.gpu

PROGRAM = Path(__file__).with_name("injected_program.py")
LAUNCHES = 1000


def run(job: Traced | Captured, folder: Path) -> Ran:
    ran = injected([sys.executable, str(PROGRAM), str(LAUNCHES)], job, folder=folder)
    assert (ran.exit_code, ran.signal, ran.notes) == (0, None, ())
    return ran


def records(path: Path) -> dict[int, list[bytes]]:
    """Payloads by kind."""
    data, at = path.read_bytes(), 40
    found: dict[int, list[bytes]] = {}
    while at < len(data):
        kind, _, size = struct.unpack_from("<HHI", data, at)
        found.setdefault(kind, []).append(data[at + 8 : at + size])
        at += size
    return found


def test_every_launch_is_in_the_trace(tmp_path: Path) -> None:
    ran = run(Traced(), tmp_path)
    (path,) = ran.files
    found = records(path)
    kernels = [struct.unpack("<3Q19I4x", each) for each in found[2]]
    assert len(kernels) == LAUNCHES
    assert 9 not in found, "records were dropped"
    assert len(found[12]) == 1
    assert all(end > start for start, end, *_ in kernels)
    assert {tuple(each[7:13]) for each in kernels} == {(256, 1, 1, 256, 1, 1)}
    assert len(found[3]) == 2
    assert found[10], "no device"
    launched = dict(struct.unpack("<2I", each) for each in found[8])
    assert set(launched) >= {each[-2] for each in kernels}, "launches without their line"


def test_a_capture_holds_the_launch(tmp_path: Path) -> None:
    ran = run(Captured("^step$", launch=10), tmp_path)
    (path,) = ran.files
    launch = json.loads(path.read_text())
    assert "error" not in launch
    assert launch["launch"] == 10
    assert [each["bytes"] for each in launch["parameters"]] == [8, 4]
    (memory,) = launch["allocations"]
    before, after = (
        np.frombuffer((path.parent / memory[when]).read_bytes(), np.float32)
        for when in ("before", "after")
    )
    assert (before == 10).all()
    assert (after == 11).all()
    variables = {each["name"]: each for each in launch["globals"]}
    assert set(variables) == {"counter", "by"}
    assert (path.parent / variables["counter"]["after"]).read_bytes() == struct.pack("<i", 16)
    assert launch["module"]["kind"] == "cubin"
    assert launch["seconds"] is not None
    assert 0 < launch["seconds"] < 1e-3
