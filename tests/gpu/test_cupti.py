"""Hardware counters read in this process, of a kernel whose counters follow from its code.

The kernel is :mod:`cuado.backends.gpu.cupti.probe`: every thread copies one 4-byte word.
"""

import statistics
import subprocess
import sys
from collections.abc import Iterator

import pytest

from cuado.backends.gpu.cupti import CuptiCallError, CuptiUnavailableError, RangeProfiler
from cuado.backends.gpu.cupti.errors import INSUFFICIENT_PRIVILEGES
from cuado.backends.gpu.cupti.modes import MODES, Mode
from cuado.backends.gpu.cupti.probe import BLOCK, PTX, WORDS, Driver, Probe, expected
from cuado.errors import CuadoError
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sass.toolchain.disassemble import disassemble
from cuado.sources.counters.stages import STAGES

pytestmark = pytest.mark.gpu

TIME = "gpu__time_duration.sum"
INSTRUCTIONS = "smsp__inst_executed.sum"
LOADED_SECTORS = "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"
WARM_SECONDS = 0.1
"""What counting the triage set of a millisecond's kernel may take, once it has been done."""
FIRST_SECONDS = 0.5
"""What it may take in a process that has not counted yet, the library's loading apart."""
FIRST = f"""
import time
from cuado.backends.gpu.cupti import RangeProfiler, library
from cuado.backends.gpu.cupti.probe import Probe
from cuado.sources.counters.stages import STAGES
with Probe() as probe:
    probe.launch()
    calls = library.load()
    started = time.perf_counter()
    with RangeProfiler(probe.context, probe.device, calls, hold=True) as profiler:
        counted = profiler.count(probe.prepare, probe.launch, STAGES[0].metrics)
        print(time.perf_counter() - started, counted.values["{TIME}"])
"""


@pytest.fixture(scope="module")
def probe() -> Iterator[Probe]:
    try:
        Driver()
    except CuptiUnavailableError as error:
        pytest.skip(f"no device: {error}")
    with Probe() as made:
        yield made


@pytest.fixture(scope="module")
def profiler(probe: Probe) -> Iterator[RangeProfiler]:
    try:
        made = RangeProfiler(probe.context, probe.device)
        made.count(probe.prepare, probe.launch, (TIME,))
    except CuptiCallError as error:
        if error.status == INSUFFICIENT_PRIVILEGES:
            pytest.skip(f"no permission to count here: {error}")
        raise
    yield made
    made.close()


@pytest.fixture
def held(probe: Probe, profiler: RangeProfiler) -> Iterator[RangeProfiler]:
    """A profiler that stays on between counts; ``profiler`` has seen to it that one may count."""
    with RangeProfiler(probe.context, probe.device, hold=True) as made:
        yield made


def test_counters_are_those_that_follow_from_the_code(
    probe: Probe, profiler: RangeProfiler
) -> None:
    counted = profiler.count(probe.prepare, probe.launch, tuple(expected(probe.words)))
    assert counted.values == expected(probe.words)
    assert counted.unavailable == ()
    assert counted.note == ""


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_mode_counts_the_same(probe: Probe, profiler: RangeProfiler, mode: Mode) -> None:
    schedule = profiler.host.schedule(tuple(expected(probe.words)))
    values = profiler.count_by(mode, schedule, probe.prepare, probe.launch)
    assert values == expected(probe.words)


def test_instructions_are_those_of_the_machine_code(probe: Probe) -> None:
    try:
        architecture = _architecture(probe)
        cubin = assemble(PTX, AssembleOptions(architecture=architecture)).cubin
        code = disassemble(cubin).functions["copy"].instructions
    except CuadoError as error:
        pytest.skip(f"no toolchain for this device: {error}")
    # One straight path: what follows the first unconditional EXIT is padding.
    last = next(i for i, each in enumerate(code) if each.sass == "EXIT")
    words = 1 << 20
    with (
        Probe(words=words, code=cubin) as assembled,
        RangeProfiler(assembled.context, assembled.device) as profiler,
    ):
        counted = profiler.count(assembled.prepare, assembled.launch, (INSTRUCTIONS,))
    assert counted.values == {INSTRUCTIONS: (last + 1) * words / 32}


def test_time_and_traffic_are_those_of_a_copy(probe: Probe, profiler: RangeProfiler) -> None:
    wanted = (TIME, "dram__bytes_read.sum", "dram__bytes_write.sum", "dram__bytes.sum.per_second")
    values = profiler.count(probe.prepare, probe.launch, wanted).values
    read, rate = values["dram__bytes_read.sum"], values["dram__bytes.sum.per_second"]
    # The L2 was flushed: everything read comes from memory, and nothing else does.
    assert read == pytest.approx(4 * WORDS, rel=0.02)
    assert values[TIME] == pytest.approx(1e6 * _milliseconds(probe), rel=0.10)
    moved = read + values["dram__bytes_write.sum"]
    assert rate * values[TIME] / 1e9 == pytest.approx(moved, rel=0.03)


def test_an_unknown_metric_does_not_cost_the_others(probe: Probe, profiler: RangeProfiler) -> None:
    counted = profiler.count(
        probe.prepare, probe.launch, ("cuado__nothing.sum", LOADED_SECTORS, "launch__grid_size")
    )
    assert counted.values == {LOADED_SECTORS: probe.words / 8}
    assert counted.unavailable == ("cuado__nothing.sum", "launch__grid_size")


def test_values_do_not_depend_on_the_order_of_the_names(
    probe: Probe, profiler: RangeProfiler
) -> None:
    names = tuple(expected(probe.words))
    forward = profiler.count(probe.prepare, probe.launch, names).values
    backward = profiler.count(probe.prepare, probe.launch, names[::-1]).values
    assert forward == backward


def test_values_do_not_depend_on_what_was_counted_before(
    probe: Probe, profiler: RangeProfiler
) -> None:
    before = profiler.count(probe.prepare, probe.launch, (LOADED_SECTORS,)).values
    for stage in STAGES:
        profiler.count(probe.prepare, probe.launch, stage.metrics)
    assert profiler.count(probe.prepare, probe.launch, (LOADED_SECTORS,)).values == before


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.name)
def test_every_counter_of_a_stage_can_be_read(
    probe: Probe, profiler: RangeProfiler, stage: object
) -> None:
    (metrics,) = (each.metrics for each in STAGES if each is stage)
    counted = profiler.count(probe.prepare, probe.launch, metrics)
    assert counted.unavailable == ()
    rates = {name for name in metrics if name.endswith((".pct", ".ratio"))}
    assert set(metrics) - rates <= counted.values.keys()
    shares = [value for name, value in counted.values.items() if "pct" in name]
    assert all(0 <= share <= 101 for share in shares)


def test_the_first_time_is_quick(profiler: RangeProfiler) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRST], capture_output=True, text=True, check=True, timeout=120
    )
    seconds, nanoseconds = map(float, done.stdout.split())
    assert nanoseconds > 0
    assert seconds <= FIRST_SECONDS


def test_a_held_profiler_is_quick(probe: Probe, held: RangeProfiler) -> None:
    triage = STAGES[0].metrics
    held.count(probe.prepare, probe.launch, triage)
    seconds = [held.count(probe.prepare, probe.launch, triage).seconds for _ in range(3)]
    assert min(seconds) <= WARM_SECONDS


def test_a_held_profiler_counts_right_whatever_it_counted_before(
    probe: Probe, held: RangeProfiler
) -> None:
    known = expected(probe.words)
    for _ in range(2):
        for stage in STAGES:
            counted = held.count(probe.prepare, probe.launch, stage.metrics)
            assert (counted.unavailable, counted.note) == ((), "")
            counted = held.count(probe.prepare, probe.launch, tuple(known))
            assert counted.note == ""
            assert counted.values == known


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize("before", MODES, ids=lambda mode: mode.name)
def test_a_held_profiler_changes_its_mode(
    probe: Probe, held: RangeProfiler, before: Mode, mode: Mode
) -> None:
    schedule = held.host.schedule(tuple(expected(probe.words)))
    held.count_by(before, schedule, probe.prepare, probe.launch)
    values = held.count_by(mode, schedule, probe.prepare, probe.launch)
    assert values == expected(probe.words)


def test_a_held_profiler_makes_way_for_another(probe: Probe, held: RangeProfiler) -> None:
    known = expected(probe.words)
    with RangeProfiler(probe.context, probe.device, hold=True) as other:
        for each in (held, other, other, held, held, other):
            assert each.count(probe.prepare, probe.launch, tuple(known)).values == known
    assert held.count(probe.prepare, probe.launch, tuple(known)).values == known


def test_a_held_profiler_counts_a_module_that_was_loaded_later(
    probe: Probe, held: RangeProfiler
) -> None:
    held.count(probe.prepare, probe.launch, tuple(expected(probe.words)))
    words = 1 << 20
    with Probe(words=words) as later:
        counted = held.count(later.prepare, later.launch, tuple(expected(words)))
    assert counted.values == expected(words)


def test_a_held_profiler_survives_a_kernel_that_raises(probe: Probe, held: RangeProfiler) -> None:
    held.count(probe.prepare, probe.launch, (LOADED_SECTORS,))
    with pytest.raises(ZeroDivisionError):
        held.count(probe.prepare, _failing, (TIME,))
    counted = held.count(probe.prepare, probe.launch, (LOADED_SECTORS,))
    assert counted.values == {LOADED_SECTORS: probe.words / 8}


def test_kernels_are_not_slower_while_the_profiler_is_held(
    probe: Probe, held: RangeProfiler
) -> None:
    before = _milliseconds(probe)
    for stage in STAGES:
        held.count(probe.prepare, probe.launch, stage.metrics)
        assert _milliseconds(probe) <= 1.05 * before


def test_timing_works_as_before_after_counting(probe: Probe, profiler: RangeProfiler) -> None:
    before = _milliseconds(probe)
    profiler.count(probe.prepare, probe.launch, STAGES[0].metrics)
    assert _milliseconds(probe) == pytest.approx(before, rel=0.05)


def test_a_second_profiler_after_the_first_was_closed(probe: Probe) -> None:
    for _ in range(2):
        with RangeProfiler(probe.context, probe.device) as profiler:
            counted = profiler.count(probe.prepare, probe.launch, (LOADED_SECTORS,))
        assert counted.values == {LOADED_SECTORS: probe.words / 8}


def test_a_kernel_that_raises_leaves_the_profiler_usable(
    probe: Probe, profiler: RangeProfiler
) -> None:
    with pytest.raises(ZeroDivisionError):
        profiler.count(probe.prepare, _failing, (TIME,))
    counted = profiler.count(probe.prepare, probe.launch, (LOADED_SECTORS,))
    assert counted.values == {LOADED_SECTORS: WORDS / BLOCK * BLOCK / 8}


def _failing() -> None:
    raise ZeroDivisionError


def _milliseconds(probe: Probe) -> float:
    return statistics.median(probe.milliseconds() for _ in range(9))


def _architecture(probe: Probe) -> str:
    major, minor = probe.capability
    return f"sm_{major}{minor}"
