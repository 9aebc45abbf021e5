"""Throughput from the application's point of view, beside the hardware's [000, 001]."""

from dataclasses import replace

import pytest

from cuado.analysis.application import application, attainable_on
from cuado.device.library import load_chip
from cuado.metrics import VOCABULARY, Measure, MetricSet, Provenance
from cuado.model.arguments import Buffer
from cuado.model.launch import Launch, Task
from cuado.report.application import application_json, in_words

COPY = Launch(
    "copy",
    ".version 8.0",
    "copy",
    (4, 1, 1),
    (256, 1, 1),
    (Buffer("in", "f32", (1024, 1024)), Buffer("out", "f32", (1024, 1024))),
)


def counted(**values: float) -> MetricSet:
    return MetricSet(
        {
            name: Measure(value, VOCABULARY[name].unit, Provenance.MEASURED, "test")
            for name, value in values.items()
        }
    )


def test_every_buffer_once_unless_somebody_says_how_many_bytes() -> None:
    assert COPY.task == Task(8 << 20)
    assert replace(COPY, useful_bytes=1000).task == Task(1000, is_stated=True)
    assert replace(COPY, useful_instructions=7).task == Task(8 << 20, 7)
    # A captured launch's buffers are allocations of its program.
    assert replace(COPY, opaque=True).task is None
    assert replace(COPY, opaque=True, useful_bytes=5).task == Task(5, is_stated=True)


def test_nothing_is_no_task() -> None:
    with pytest.raises(ValueError, match="above 0"):
        replace(COPY, useful_bytes=0)
    with pytest.raises(ValueError, match="above 0"):
        replace(COPY, useful_instructions=-1)


def test_the_transpose_of_004_moves_173_of_250_gigabytes_a_second() -> None:
    """[004]: 1024 x 1024 floats read and written once in 48.5 us are 173 GB/s."""
    found = application(COPY.task, 48_490, attainable_on(load_chip("k20x")))
    assert found is not None
    assert found.bandwidth == pytest.approx(173e9, rel=1e-3)
    attainable = load_chip("k20x").achievable_dram_bandwidth()
    assert attainable is not None
    assert found.part == pytest.approx(found.bandwidth / attainable)
    assert found.moved is None
    assert found.overfetch is None


def test_62_of_74_gigabytes_are_useful_in_000() -> None:
    task = Task(2_194_180_000, 4_388_360_000, is_stated=True)
    metrics = counted(dram_bytes=2_618_860_000, instruction_byte_ratio=2.66)
    found = application(task, 35.39e6, 102e9, metrics)
    assert found is not None
    assert found.bandwidth == pytest.approx(62e9, rel=1e-3)
    assert found.moved == pytest.approx(74e9, rel=1e-3)
    assert found.overfetch == pytest.approx(74 / 62, rel=1e-3)
    said = in_words(found)
    assert "62 GB/s, 61% of 102 GB/s attainable" in said
    assert "as the case says" in said
    assert "DRAM moves 74 GB/s, 1.19 bytes for each one needed" in said
    assert "2 instructions a byte needed, 2.66 are executed" in said
    document = application_json(found)["application"]
    assert document["stated"] is True
    assert document["useful_instructions_per_byte"] == 2.0


def test_without_a_time_or_a_task_there_is_no_throughput() -> None:
    assert application(None, 10, None) is None
    assert application(Task(5), None, None) is None
    assert application_json(None) == {}


def test_counters_know_the_useful_part_of_the_traffic() -> None:
    metrics = counted(useful_bytes=8e6, dram_bytes=16e6, duration=1e6, useful_instructions=4e6)
    assert metrics.value("application_bandwidth") == pytest.approx(8e9)
    assert metrics.value("traffic_efficiency") == 50
    assert metrics.value("useful_instruction_byte_ratio") == 0.5
    # What caches serve is no efficiency above 100 %.
    assert counted(useful_bytes=8e6, dram_bytes=4e6).value("traffic_efficiency") is None
