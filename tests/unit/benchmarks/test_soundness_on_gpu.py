"""Bundles of random kernels, run by the stand-in for a GPU: what differs is found, by name."""

import json
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

from soundness.bundle import row_of, rows
from soundness.comparison.kernel import Amount
from soundness.comparison.reference import Reference
from soundness.comparison.verdicts import Result
from soundness.generation.kernels import generated
from soundness.gpu_worker import NAN_BITS, Bytes, Row, compared
from soundness.interpreter.machine import Grid
from soundness.on_gpu import summary
from soundness.stand_in_worker import StandIn

FEW = Amount(kinds=8, values=1, accepted=2, firsts=0, experiments=0, emulated=0.0)


@cache
def kernel() -> str:
    """A kernel with versions that leave what it does, as a line of a bundle."""
    found = next(iter(rows(3, range(3), amount=FEW)))
    return json.dumps(found)


def test_versions_of_a_bundle_are_equal_and_so_is_the_emulated_device() -> None:
    found = compared(json.loads(kernel()), StandIn())
    assert found["emulated"] in ("equal", "NaNs differ")
    assert len(found["results"]) > 1
    assert {each["result"] for each in found["results"]} == {"equal"}


def _other_results(row: Row) -> None:
    """A kernel that stores nothing in the place of the last version."""
    ptx = row["versions"][-1]["ptx"]
    assert "st.global" in ptx
    row["versions"][-1]["ptx"] = ptx.replace("st.global", "//")


def _other_expectations(row: Row) -> None:
    name = next(iter(row["emulated"][0]))
    row["emulated"][0][name] = ["0", "0"]


@pytest.mark.parametrize("spoil", [_other_results, _other_expectations])
def test_what_differs_is_said(spoil: Callable[[Row], None]) -> None:
    row = json.loads(kernel())
    spoil(row)
    found = compared(row, StandIn())
    if spoil is _other_results:
        assert found["results"][-1]["result"] == "different"
        assert "of world 0" in found["results"][-1]["where"]
    else:
        assert found["emulated"].startswith("different: ")


class Writes:
    """A GPU that writes what its version says to the first word of ``out``."""

    name = "a GPU"

    def run(self, version: Row, memory: Bytes, places: dict[str, int]) -> Bytes:
        left = memory.copy()
        word = np.frombuffer(bytes.fromhex(version["code"]), np.uint8)
        left[places["out"] : places["out"] + word.size] = word
        return left


@pytest.mark.parametrize(
    ("type_", "ptx", "original", "version", "result"),
    [
        ("f64", "add.f64", "000000000000f87f", "010000000000f87f", NAN_BITS),
        ("f64", "add.f64", "000000000000f87f", "000000000000f0ff", "different"),
        ("f64", "add.f64", "0000000000000080", "0000000000000000", "different"),
        ("f32", "cvt.rn.f32.f64", "0000c07f", "0000c0ff", NAN_BITS),
        ("f32", "add.f32", "ffffff7f", "0000c07f", "different"),
        ("u64", "add.f64", "000000000000f87f", "010000000000f87f", "different"),
    ],
)
def test_other_bits_of_a_nan_are_told_apart(
    type_: str, ptx: str, original: str, version: str, result: str
) -> None:
    row = {
        "seed": 0,
        "number": 0,
        "features": [],
        "faults": [],
        "worlds": 1,
        "buffers": [["out", type_, 1, 0]],
        "emulated": "not asked",
        "versions": [
            {"steps": "", "ptx": ptx, "code": original},
            {"steps": "a step", "ptx": ptx, "code": version},
        ],
    }
    assert compared(row, Writes())["results"][1]["result"] == result


def test_versions_that_the_interpreter_finds_wrong_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def differs(_reference: Reference, _grid: Grid) -> tuple[Result, str]:
        return Result.DIFFERENT, "out at byte 0"

    monkeypatch.setattr(Reference, "differs", differs)
    number = json.loads(kernel())["number"]
    row = row_of(generated(3, [number])[0], FEW)
    assert row is not None
    assert row["faults"]
    assert len(row["versions"]) == 1
    found = compared(row, StandIn())
    assert "in the interpreter: " in summary([found], "the interpreter")
