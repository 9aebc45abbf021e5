import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.errors import UnknownNameError
from cuado.metrics import VOCABULARY, Measure, MetricSet, MissingMetricError, Provenance, Unit
from cuado.metrics.derived import FORMULAS
from cuado.metrics.quantity import format_count, format_duration, format_value


def measured(**values: float) -> MetricSet:
    return MetricSet(
        {
            name: Measure(value, VOCABULARY[name].unit, Provenance.MEASURED, "test")
            for name, value in values.items()
        }
    )


def test_vocabulary_rows_say_unit_meaning_and_source() -> None:
    for name, spec in VOCABULARY.items():
        assert name == spec.name
        assert name.isidentifier()
        assert name == name.lower()
        assert len(spec.meaning) > 10
        assert spec.source


def test_formulas_use_only_the_vocabulary() -> None:
    for name, formulas in FORMULAS.items():
        assert name in VOCABULARY
        for formula in formulas:
            assert set(formula.needs) <= set(VOCABULARY)
            assert name not in formula.needs


@given(st.lists(st.floats(0, 1e15), min_size=6, max_size=6))
def test_formulas_give_finite_numbers_or_nothing(values: list[float]) -> None:
    for formulas in FORMULAS.values():
        for formula in formulas:
            metrics = measured(**dict(zip(formula.needs, values, strict=False)))
            derived = metrics.value(formula.spec.name)
            assert derived is None or math.isfinite(derived)


def test_absent_is_absent() -> None:
    metrics = measured(duration=10.0)
    assert metrics.get("dram_bandwidth") is None
    assert "dram_bandwidth" not in metrics
    with pytest.raises(MissingMetricError, match="dram_bandwidth"):
        metrics.require("dram_bandwidth")


def test_division_by_zero_is_absent() -> None:
    metrics = measured(global_load_sectors=0, global_load_requests=0)
    assert metrics.value("global_load_sectors_per_request") is None


def test_no_traffic_has_no_efficiency() -> None:
    assert measured(global_load_bytes_per_sector=0).value("global_load_excess") is None
    assert measured(global_load_bytes_per_sector=8).value("global_load_excess") == 75


def test_given_outranks_derived_and_derived_says_from_what() -> None:
    metrics = measured(dram_read_bytes=3e9, dram_write_bytes=1e9, duration=1e6)
    bandwidth = metrics.require("dram_bandwidth")
    assert bandwidth.value == 4e12
    assert bandwidth.provenance is Provenance.DERIVED
    assert "dram_bytes" in bandwidth.origin
    assert measured(dram_bandwidth=1, dram_bytes=2, duration=1).value("dram_bandwidth") == 1


def test_derived_from_modelled_is_modelled() -> None:
    given_measures = {
        "dram_read_bytes": Measure(1, Unit.BYTE, Provenance.MODELLED, "model"),
        "dram_write_bytes": Measure(1, Unit.BYTE, Provenance.MEASURED, "counter"),
    }
    assert MetricSet(given_measures).require("dram_bytes").provenance is Provenance.MODELLED


def test_unknown_names_and_wrong_units_are_refused() -> None:
    with pytest.raises(UnknownNameError, match="no_such"):
        MetricSet({"no_such": Measure(1, Unit.BYTE, Provenance.MEASURED, "")})
    with pytest.raises(UnknownNameError):
        measured().get("no_such")
    with pytest.raises(ValueError, match="duration"):
        MetricSet({"duration": Measure(1, Unit.BYTE, Provenance.MEASURED, "")})


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_a_measure_is_finite(value: float) -> None:
    with pytest.raises(ValueError, match="not a measurement"):
        Measure(value, Unit.BYTE, Provenance.MEASURED, "test")


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (10_551_000, Unit.NANOSECOND, "10.6 ms"),
        (2_500, Unit.NANOSECOND, "2.50 us"),
        (3.6723e12, Unit.BYTE_PER_SECOND, "3.67 TB/s"),
        (32, Unit.SECTOR_PER_REQUEST, "32 sector/request"),
        (0.05, Unit.PERCENT, "0.05%"),
        (1_073_741_824, Unit.SECTOR, "1,073,741,824 sector"),
        (0, Unit.BYTE, "0 B"),
    ],
)
def test_values_read_as_a_person_writes_them(value: float, unit: Unit, text: str) -> None:
    assert format_value(value, unit) == text


def test_founding_formulas() -> None:
    # [000]: 3DFD and climate kernel B.
    wave = measured(instructions_issued=18_194_139, global_memory_transactions=1_708_032)
    assert wave.value("instruction_byte_ratio") == pytest.approx(2.66, abs=0.005)
    climate = measured(instructions_executed=2_406_426, instructions_issued=2_756_140)
    assert climate.value("instruction_replay_rate") == pytest.approx(12.7, abs=0.05)


@pytest.mark.parametrize(
    ("nanoseconds", "written"),
    [
        (9_870.67, "9.87 us"),
        (99_940.0, "99.9 us"),
        (9_999.6, "10.0 us"),
        (0.0, "0 ns"),
        (0.25, "0.25 ns"),
        (999.4, "999 ns"),
        (999.6, "1.00 us"),
        (2080.0, "2.08 us"),
        (13_560.0, "13.6 us"),
        (999_700.0, "1.00 ms"),
        (8_640_000.0, "8.64 ms"),
        (61_200_000_000.0, "61.2 s"),
    ],
)
def test_a_duration_is_written_in_the_unit_that_fits(nanoseconds: float, written: str) -> None:
    assert format_duration(nanoseconds) == written
    assert format_value(nanoseconds, Unit.NANOSECOND) == written


def test_a_count_has_the_number_of_its_noun() -> None:
    assert format_count(1, "block") == "1 block"
    assert format_count(1024, "block") == "1,024 blocks"
    assert format_count(2, "launch", "launches") == "2 launches"


@pytest.mark.parametrize("value", [math.inf, -math.inf, math.nan])
def test_numbers_without_end_are_written(value: float) -> None:
    """A damaged journal may hold one."""
    assert all(format_value(value, unit).startswith(str(value)) for unit in Unit)
