"""Micro-benchmarks in several parts of the buffer, and launches finer than a tick of the clock."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from unknown_devices import L4

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.calibration.assembled_benchmarks import launch
from cuado.calibration.benchmark import PAGE, PLACES, Benchmark, Chip, Quantity
from cuado.calibration.chip_description import described
from cuado.calibration.families import chase, launches, little
from cuado.calibration.kernel import NAME, TRIP_BITS, Code
from cuado.calibration.roofs import Roofs
from cuado.calibration.row import Row
from cuado.calibration.runs import MOST_TRIPS, Setting, measured
from cuado.model.trial import Loaded, Program, Trial
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sass.toolchain.locate import Program as Tool
from cuado.sass.toolchain.locate import find_all
from cuado.stats import Reading

MHZ, TICK_NS = 2000.0, 32.0


class Bench:
    """A trip takes longer in some parts of the buffer; launches are timed by a coarse clock."""

    def __init__(self) -> None:
        self.launched = 0

    def load(self, program: Program) -> Loaded:
        return Loaded(8, 0, 0, 2)

    def time(self, trial: Trial) -> Reading:
        place, trips = trial.switch >> TRIP_BITS, trial.switch % (1 << TRIP_BITS)
        if trial.grid == (1, 1, 1):
            self.launched += 1
            begin = 7.3 * self.launched
            taken = (begin + 3150.0) // TICK_NS * TICK_NS - begin // TICK_NS * TICK_NS
            return Reading(taken + 10 * (self.launched % 10 == 0) * taken, (MHZ, MHZ))
        return Reading(2000.0 + trips * (40.0 + place % 2), (MHZ, MHZ))


def row_of(benchmark: Benchmark) -> Row:
    bench: Any = Bench()
    return measured(bench, benchmark, b"", None, Setting(4, 3))


def in_places() -> Row:
    return row_of(Benchmark("a.b", "w", Quantity.NANOSECONDS, Code(), grid=4, places=PLACES))


def test_the_mean_of_all_parts_counts() -> None:
    row = in_places()
    assert row.value == pytest.approx(40.5)
    assert row.places == (40.0, 41.0) * (PLACES // 2)
    assert row.spread == 0.0
    assert not row_of(Benchmark("a.b", "w", Quantity.NANOSECONDS, Code(), grid=4)).places


def test_the_source_says_how_far_parts_differ() -> None:
    row = replace(in_places(), name="latency.l2_64k", value=261.0, places=(255.0, 267.0))
    chip = described(Roofs(L4, {row.name: row}, {}, 1.0))
    assert "(mean of 2 parts of the buffer: 255 to 267)" in chip.sources["l2_latency"]


def test_an_empty_launch_is_timed_finer_than_a_tick() -> None:
    empty = next(iter(launches.benchmarks(Chip(4, 1 << 30))))
    assert row_of(empty).value == pytest.approx(3150.0, abs=TICK_NS / 8)


def test_parts_are_apart_inside_of_the_buffer_and_beside_any_trips() -> None:
    chip = Chip(132, 256 << 20)
    assert chip.apart % PAGE == 0
    assert (PLACES - 1) * chip.apart + little.L2_BYTES <= chip.data_bytes
    assert chip.apart >= little.L2_BYTES
    assert 3 * MOST_TRIPS < 1 << TRIP_BITS


@pytest.mark.skipif(not find_all(Tool.PTXAS), reason="no ptxas here")
def test_a_kernel_runs_in_the_part_that_its_trips_name() -> None:
    chip, place = Chip(132, 36 << 20), 5
    (code,) = (
        each.prepare
        for each in chase.benchmarks(chip)
        if each.name == "latency.l2_64k" and each.prepare is not None
    )
    text = code.ptx("sm_90")
    cubin = assemble(text, AssembleOptions("sm_90")).cubin
    opened = launch("sm_90", chip.data_bytes, warm=False)
    with EmulatedBackend("h200").open(replace(opened, outputs=("data",))) as bench:
        bench.load(Program("prepare", cubin, NAME, has_tail=True, ptx=text))
        trial = Trial("prepare", 1 | place << TRIP_BITS, (1, 1, 1), (1024, 1, 1))
        (left,) = bench.outputs(trial).values()
    (written,) = np.nonzero(np.frombuffer(left, np.uint64))
    begin, size = place * chip.apart // 8, 64 << 10
    assert len(written) == size // chase.LINE
    assert begin <= written.min()
    assert written.max() < begin + size // 8
