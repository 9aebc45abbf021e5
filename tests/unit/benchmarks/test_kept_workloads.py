"""Workloads of the timing model as files, and the table of times modelled from them."""

from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import numpy as np
import pytest

from cuado.backends.emulated.timing.model import timed
from cuado.backends.emulated.timing.units import units_of
from cuado.backends.emulated.timing.workload import (
    END,
    Access,
    CodeBlock,
    Operation,
    Product,
    Protocol,
    Step,
    Workload,
)
from cuado.device.library import load_chip
from cuado.errors import CuadoError
from tensor import kept_workloads
from tensor.evaluate import Measured, changed, measured, row_of, summary

H100 = load_chip("h100")
LOAD = Access(4.0, 2.0, 0.5, 16.0, 8.0, 2.0, dram_miss=0.25, dram_bytes=32.0)
STEPS = (
    Step(Operation.LOAD, 4, (0, 1), 2, 3, LOAD, noted=7),
    Step(Operation.TENSOR, 2, product=Product(64.0, "f16", of_warpgroup=True, shared_bytes=12.5)),
    Step(Operation.CONTROL),
)
PROTOCOL = Protocol(((1.0,), (0.0,)), (0, 1), (((7, ((1, 0, 2),)), (7, ())), ()), 1)
PLAIN = Workload((CodeBlock(STEPS, 264.0, (END,)),), 132, 2, 1, np.array([[1.0, 2.5]]), 1.25)


def test_a_workload_is_read_as_it_was_written(tmp_path: Path) -> None:
    for workload in (PLAIN, replace(PLAIN, work=None, protocol=PROTOCOL)):
        kept_workloads.write(workload, tmp_path / "w")
        found = kept_workloads.read(tmp_path / "w")
        assert found == workload
        assert (found.work is None) == (workload.work is None)
        if found.work is not None:
            np.testing.assert_array_equal(found.work, PLAIN.work)
        assert timed(replace(found, protocol=None), units_of(H100)).seconds == (
            timed(replace(workload, protocol=None), units_of(H100)).seconds
        )


def test_a_workload_of_another_version_is_said_to_be_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_workloads.write(PLAIN, tmp_path / "w")
    monkeypatch.setattr(
        kept_workloads, "get_type_hints", lambda _: MappingProxyType({"another": int})
    )
    with pytest.raises(CuadoError, match="not a workload of this version"):
        kept_workloads.read(tmp_path / "w")


def test_numbers_of_the_model_are_set_or_multiplied() -> None:
    units = units_of(H100)
    found = changed(units, ["joins=0.5", "l2_bytes=*2", "sms=*0.5"])
    assert (found.joins, found.l2_bytes, found.sms) == (0.5, 2 * units.l2_bytes, 66)
    for name in ("nothing", "occupancy"):
        with pytest.raises(CuadoError, match=f"'{name}'"):
            changed(units, [f"{name}=1"])


def test_a_row_has_how_far_time_and_cycles_are_off() -> None:
    timing = timed(PLAIN, units_of(H100))
    there = Measured(2e6 * timing.seconds, 1.0, 1500.0)
    row = row_of("k", timing, there)
    assert row["us_off"] == pytest.approx(-0.5)
    cycles = (timing.seconds - timing.terms["launch"]) * timing.clock
    assert row["cycles_off"] == pytest.approx(cycles - 1.0)
    # Tensor cores work in it: the clock is lower than the chip's.
    assert row["modelled_mhz"] < H100.sm_clock / 1e6
    assert "time of 1: 50.0 % off on average, 50.0 (k)" in summary([row])
    assert "cycles_off" not in row_of("k", timing, replace(there, cycles=0.0))


def test_cycles_of_a_kernel_with_too_few_stamps_are_not_read(tmp_path: Path) -> None:
    table = tmp_path / "clocks.csv"
    rows = ("whole,100.0,101.0,95.0,190000,1980", "part,100.0,101.0,70.0,60000,1980")
    slower = "slower,100.0,108.0,104.0,206000,1980"
    head = "kernel,rounds_us,stamped_us,span_us,cycles,mhz"
    table.write_text("\n".join((head, *rows, slower, "none,,,,,")))
    found = measured(table)
    assert found["slower"].cycles == 0.0
    assert found["whole"].cycles == 190000
    assert found["part"] == Measured(100.0, 0.0, 1980.0)
    assert "none" not in found
