"""Planning for a GH100 with the real CUPTI, where one is; up to 13.3 it needs no driver for it."""

from collections.abc import Iterator

import pytest

from cuado.backends.gpu.cupti.errors import CuptiUnavailableError
from cuado.backends.gpu.cupti.host import MetricHost
from cuado.backends.gpu.cupti.library import load

_ELAPSED = ".avg.pct_of_peak_sustained_elapsed"


@pytest.fixture(scope="module")
def host() -> Iterator[MetricHost]:
    try:
        made = MetricHost(load(), "GH100")
    except CuptiUnavailableError as error:
        pytest.skip(f"no CUPTI that plans without a driver: {error}")
    yield made
    made.close()


@pytest.mark.parametrize(
    ("metrics", "passes"),
    [
        ((f"dram__throughput{_ELAPSED}",), 1),
        ((f"lts__throughput{_ELAPSED}",), 4),
        (("l1tex__throughput.avg.pct_of_peak_sustained_active",), 5),
        ((f"sm__throughput{_ELAPSED}",), 8),
        ((f"gpu__compute_memory_throughput{_ELAPSED}",), 5),
        ((f"sm__throughput{_ELAPSED}", f"gpu__compute_memory_throughput{_ELAPSED}"), 9),
    ],
)
def test_passes_are_those_known_of_the_chip(
    host: MetricHost, metrics: tuple[str, ...], passes: int
) -> None:
    assert host.schedule(metrics).passes == passes


def test_unknown_names_are_set_aside_and_order_is_kept(host: MetricHost) -> None:
    wanted = ("smsp__inst_executed.sum", "launch__grid_size", "gpu__time_duration.sum", "x.sum")
    schedule = host.schedule(wanted)
    assert schedule.metrics == ("smsp__inst_executed.sum", "gpu__time_duration.sum")
    assert schedule.unknown == ("launch__grid_size", "x.sum")
    assert any(schedule.image)


@pytest.mark.parametrize(
    ("metric", "known"),
    [
        ("gpu__time_duration.sum", True),
        ("gpu__time_duration", False),
        ("gpu__time_duration.pct", False),
        ("sm__inst_executed_pipe_fp16.sum", False),
    ],
)
def test_a_name_needs_the_suffixes_that_it_has(host: MetricHost, metric: str, known: bool) -> None:
    assert host.knows(metric) is known


@pytest.mark.parametrize(
    ("metric", "unit"),
    [
        ("gpu__time_duration.sum", "nanosecond"),
        ("dram__bytes.sum.per_second", "byte/second"),
        ("dram__bytes_read.sum", "byte"),
        (f"dram__throughput{_ELAPSED}", "percent"),
        ("l1tex__t_sector_hit_rate.pct", "percent"),
        ("smsp__cycles_elapsed.avg.per_second", "gpc_cycle/second"),
        ("smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.ratio", "byte/l2_sector"),
    ],
)
def test_units_are_the_base_units_that_the_metric_map_expects(
    host: MetricHost, metric: str, unit: str
) -> None:
    assert host.describe(metric).unit == unit


def test_a_chip_that_cupti_does_not_know(host: MetricHost) -> None:
    with pytest.raises(CuptiUnavailableError):
        MetricHost(load(), "XX999")
