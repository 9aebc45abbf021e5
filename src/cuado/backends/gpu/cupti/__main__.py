"""Tries every step of counting on the device at hand, and says what works and what fails.

``python -m cuado.backends.gpu.cupti [DEVICE]`` ends with 0 if counters can be read.
"""

import statistics
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from cuado.backends.gpu.cupti import library
from cuado.backends.gpu.cupti.errors import CuptiUnavailableError
from cuado.backends.gpu.cupti.host import MetricHost
from cuado.backends.gpu.cupti.library import Calls, Library
from cuado.backends.gpu.cupti.modes import MODES, Mode
from cuado.backends.gpu.cupti.probe import Driver, Probe, expected
from cuado.backends.gpu.cupti.profiler import RangeProfiler
from cuado.backends.gpu.cupti.structures import FUNCTIONS, Params

Say = Callable[[str], None]

_ELAPSED = ".avg.pct_of_peak_sustained_elapsed"
TIMES = (
    "gpu__time_duration.sum",
    f"dram__throughput{_ELAPSED}",
    "dram__bytes_read.sum",
    f"lts__t_sectors{_ELAPSED}",
    "smsp__issue_active.avg.pct_of_peak_sustained_active",
    "sm__warps_active.avg.pct_of_peak_sustained_active",
)
"""One pass on a GH100."""
UNKNOWN = "cuado__no_such_metric.sum"
_PARAMETERS = Path("/proc/driver/nvidia/params")
_TIMINGS = 9


class Traced:
    """Passes calls on and reports each: function, outcome, milliseconds.

    Attributes:
        on: whether those that succeed are reported, too.
    """

    def __init__(self, calls: Calls, say: Say) -> None:
        self._calls = calls
        self._say = say
        self.on = True

    def call(self, params: Params) -> None:
        """As :meth:`~cuado.backends.gpu.cupti.library.Calls.call`."""
        started = time.perf_counter()
        outcome = "ok"
        try:
            self._calls.call(params)
        except CuptiUnavailableError as error:
            outcome = str(error)
            raise
        finally:
            if self.on or outcome != "ok":
                spent = (time.perf_counter() - started) * 1e3
                self._say(f"    {spent:8.2f} ms  {FUNCTIONS[type(params)]}: {outcome}")


def main(arguments: Sequence[str], say: Say = print) -> int:
    """Run all steps; the exit code."""
    try:
        cupti = _find(say)
        Driver()
        say(f"permission: {_permission()}")
        with Probe(int(arguments[0]) if arguments else 0) as probe:
            return 0 if _count(probe, cupti, say) else 1
    except CuptiUnavailableError as error:
        say(f"FAILED: {error}")
        return 1


def _find(say: Say) -> Library:
    say("libraries, in the order of preference:")
    for candidate in library.candidates():
        say(f"  {candidate}")
    cupti = library.load()
    say(f"taken: {cupti.path}, version {cupti.version}")
    try:
        host = MetricHost(cupti, "GH100")
        passes = host.schedule(TIMES).passes
        host.close()
        say(f"without a device: {len(TIMES)} metrics of a GH100 take {passes} pass(es)")
    except CuptiUnavailableError as error:
        say(f"without a device: {error}")
    return cupti


def _permission() -> str:
    """What the driver says of who may count."""
    try:
        lines = _PARAMETERS.read_text().splitlines()
    except OSError:
        return f"unknown, there is no {_PARAMETERS}"
    return next((line for line in lines if "RmProfilingAdminOnly" in line), "not stated")


def _count(probe: Probe, cupti: Library, say: Say) -> bool:
    say(f"device: {probe.name}, driver for CUDA {probe.driver_version}")
    say(f"kernel alone: {_median(probe):.4f} ms")
    traced = Traced(cupti, say)
    say("profiler:")
    works = []
    with RangeProfiler(probe.context, probe.device, traced) as profiler:
        say(f"chip: {profiler.host.chip}")
        metrics = (*TIMES, *expected(probe.words))
        for mode in MODES:
            works.append(_try(mode, profiler, probe, metrics, traced, say))
        say("through count(), twice, with a metric that does not exist:")
        for _ in range(2):
            counted = profiler.count(probe.prepare, probe.launch, (*TIMES, UNKNOWN))
            say(f"  {counted.passes} pass(es) in {counted.seconds:.3f} s, {counted.unavailable=}")
    traced.on = False
    _hold(probe, traced, say)
    say(f"modes that gave what they should: {sum(works)} of {len(works)}")
    return any(works)


def _hold(probe: Probe, traced: Traced, say: Say) -> None:
    """The same set twice, another, another mode, and another profiler, with one left on."""
    say("held between counts:")
    known = tuple(expected(probe.words))
    with (
        RangeProfiler(probe.context, probe.device, traced, hold=True) as profiler,
        RangeProfiler(probe.context, probe.device, traced, hold=True) as other,
    ):
        for what, each, metrics in (
            ("first", profiler, TIMES),
            ("again", profiler, TIMES),
            ("another set", profiler, known),
            ("the first set", profiler, TIMES),
            ("another profiler", other, TIMES),
            ("the first one", profiler, TIMES),
        ):
            counted = each.count(probe.prepare, probe.launch, metrics)
            say(f"  {what}: {counted.passes} pass(es) in {counted.seconds:.3f} s")
        for mode in MODES:
            schedule = profiler.host.schedule(TIMES)
            started = time.perf_counter()
            profiler.count_by(mode, schedule, probe.prepare, probe.launch)
            say(f"  mode '{mode.name}': {time.perf_counter() - started:.3f} s")
        say(f"kernel while the profiler is held: {_median(probe):.4f} ms")
    say(f"kernel after it: {_median(probe):.4f} ms")


def _try(
    mode: Mode,
    profiler: RangeProfiler,
    probe: Probe,
    metrics: Sequence[str],
    traced: Traced,
    say: Say,
) -> bool:
    """One mode, twice: every call of the first time is shown."""
    say(f"mode '{mode.name}':")
    try:
        schedule = profiler.host.schedule(metrics)
        say(f"  {len(schedule.metrics)} metrics, {schedule.passes} pass(es)")
        values = profiler.count_by(mode, schedule, probe.prepare, probe.launch)
        traced.on = False
        started = time.perf_counter()
        again = profiler.count_by(mode, schedule, probe.prepare, probe.launch)
        say(f"  second time: {time.perf_counter() - started:.3f} s")
    except CuptiUnavailableError as error:
        say(f"  FAILED: {error}")
        return False
    finally:
        traced.on = True
    return _compare(values, again, expected(probe.words), say)


def _compare(
    values: Mapping[str, float], again: Mapping[str, float], known: Mapping[str, float], say: Say
) -> bool:
    right = True
    for name, value in values.items():
        wrong = name in known and not value == again[name] == known[name]
        right = right and not wrong
        note = f"  WRONG, expected {known[name]:.0f}" if wrong else ""
        say(f"  {name:60} {value:16.4f} {again[name]:16.4f}{note}")
    return right


def _median(probe: Probe) -> float:
    return statistics.median(probe.milliseconds() for _ in range(_TIMINGS))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
