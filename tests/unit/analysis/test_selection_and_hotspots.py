from dataclasses import replace

import pytest

from cuado.analysis.analysis import analysis, variant_times
from cuado.analysis.diagnosis import Diagnosis, diagnose, ranked
from cuado.analysis.hotspots import hotspots
from cuado.analysis.selection import Selection, select
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError
from cuado.metrics import Measure, MetricSet, Provenance, Unit
from cuado.model.device import DeviceAttributes
from cuado.model.finding import Bound, Effort, Finding, Kind, Scope
from cuado.model.launch import LaunchShape
from cuado.model.profile import Origin, Profile, Recording, UnreadableLaunch, Variant

ORIGIN = Origin("test.ncu-rep", "test")


def launch(index: int, kernel: str = "a", duration: float | None = 1e6, blocks: int = 7) -> Profile:
    given = (
        {}
        if duration is None
        else {"duration": Measure(duration, Unit.NANOSECOND, Provenance.MEASURED, "test")}
    )
    return Profile(
        kernel,
        f"{kernel}(int)",
        index,
        ORIGIN,
        DeviceAttributes("NVIDIA H200"),
        LaunchShape(grid=(blocks, 1, 1), block=(32, 1, 1)),
        MetricSet(given),
    )


def recording(*profiles: Profile) -> Recording:
    return Recording(ORIGIN, profiles)


def diagnosed(*profiles: Profile) -> list[Diagnosis]:
    return [diagnose(profile, resolve_chip(profile.device), ()) for profile in profiles]


def test_select_by_name_and_launch() -> None:
    found = recording(launch(0, "gemm"), launch(1, "conv"), launch(2, "gemm"))
    assert [p.index for p in select(found, Selection("gem+"))] == [0, 2]
    assert [p.index for p in select(found, Selection("", 1))] == [1]
    assert [p.index for p in select(found, Selection(r"\(int\)$"))] == [0, 1, 2]


def test_select_says_what_there_is() -> None:
    found = recording(launch(0, "gemm"), launch(1, "conv"))
    with pytest.raises(CuadoError, match=r"kernels: gemm, conv; launches: 0 to 1"):
        select(found, Selection("fft"))
    with pytest.raises(CuadoError, match="not a regular expression"):
        select(found, Selection("("))


def test_launches_of_one_kernel_and_shape_are_one_hotspot() -> None:
    spots = hotspots(
        diagnosed(
            launch(0, "a", 1e6),
            launch(1, "b", 5e6),
            launch(2, "a", 3e6),
            launch(3, "a", 9e6, blocks=8),
        )
    )
    assert [(s.longest.profile.index, s.launches, s.total) for s in spots] == [
        (3, 1, 9e6),
        (1, 1, 5e6),
        (2, 2, 4e6),
    ]
    assert sum(s.share or 0 for s in spots) == pytest.approx(1)


def test_launches_without_time_come_last_and_have_no_share() -> None:
    spots = hotspots(diagnosed(launch(0, "a", None), launch(1, "b", 1e6)))
    assert [s.longest.profile.kernel for s in spots] == ["b", "a"]
    assert spots[1].total is None
    assert spots[1].share is None


def test_variants_belong_to_the_full_kernel_of_the_same_name() -> None:
    full = launch(0, "fd", 35e6)
    memory = replace(launch(1, "fd", 33e6), variant=Variant.MEMORY_ONLY)
    other = replace(launch(2, "gemm", 1e6), variant=Variant.MATH_ONLY)
    times = variant_times(full, (full, memory, other))
    assert times is not None
    assert times.memory_only == 33e6
    assert times.math_only is None
    assert variant_times(memory, (full, memory)) is None


def test_one_unknown_device_does_not_lose_the_others() -> None:
    odd = replace(launch(1), device=DeviceAttributes("Banana 9000"))
    found = analysis(recording(launch(0), odd), (launch(0), odd), ())
    assert len(found.diagnoses) == 1
    assert "Banana 9000" in found.unreadable[0].problem


def test_all_devices_unknown_is_an_error_that_lists_the_chips() -> None:
    odd = replace(launch(0), device=DeviceAttributes("Banana 9000"))
    with pytest.raises(CuadoError, match="h200"):
        analysis(recording(odd), (odd,), ())


def test_nothing_readable_is_an_error() -> None:
    broken = Recording(ORIGIN, (), (UnreadableLaunch(0, "k", "no numbers"),))
    with pytest.raises(CuadoError, match="no numbers"):
        analysis(broken, (), ())


def cause(rule: str, speedup: float | None, effort: Effort, kind: Kind = Kind.CAUSE) -> Finding:
    bound = None if speedup is None else Bound(speedup, Scope.KERNEL, "test")
    return Finding(rule, rule, "why", ("do",), kind=kind, effort=effort, bound=bound)


def test_ranked_by_bound_and_by_the_smaller_change_where_bounds_say_the_same() -> None:
    found = ranked(
        [
            cause("unbounded", None, Effort.FLAG),
            cause("restructure", 2.02, Effort.KERNEL),
            cause("lines", 1.95, Effort.LINES),
            cause("healthy", None, Effort.LINES, Kind.HEALTHY),
            cause("small", 1.2, Effort.FLAG),
            cause("large", 5.0, Effort.PROGRAM),
            cause("harmless", None, Effort.LINES, Kind.HARMLESS),
        ]
    )
    assert [finding.rule for finding in found] == [
        "large",
        "lines",
        "restructure",
        "small",
        "unbounded",
        "harmless",
        "healthy",
    ]
