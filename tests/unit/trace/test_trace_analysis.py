"""What timelines say, against answers by hand."""

from pathlib import Path

import pytest
from trace_writers import GAP, ITERATIONS, LAUNCH, MS, US, RawWriter, bicgstab

from cuado.analysis.timeline.analysis import Ranking, TimelineAnalysis, analysed
from cuado.analysis.timeline.devices import Pace
from cuado.analysis.timeline.observations import observations
from cuado.analysis.timeline.representative import choose
from cuado.names import display_name
from cuado.sources.trace.read import read


def found(raw: RawWriter, folder: Path, bounds: dict[str, float] | None = None) -> TimelineAnalysis:
    return analysed(read(raw.save(folder)), bounds)


def codes(analysis: TimelineAnalysis) -> list[str]:
    return [said.code for said in observations(analysis)]


def says(analysis: TimelineAnalysis, code: str) -> str:
    return next(said.says for said in observations(analysis) if said.code == code)


def test_the_solver_as_the_founding_document_shows_it(tmp_path: Path) -> None:
    analysis = found(bicgstab(), tmp_path)
    spots = analysis.hotspots
    assert [spot.kernel for spot in spots] == ["spmv", "jacobi", "dot", "norm", "axpby"]
    # An iteration: 2 x 1300 + 2 x 180 + 4 x 30 + 2 x 24 + 4 x 10 = 3168 us.
    assert spots[0].share == pytest.approx(2600 / 3168)
    assert spots[0].launches == 2 * ITERATIONS
    assert spots[0].sites == (("solver.py:26 solve", 2 * ITERATIONS),)
    assert analysis.kernel_time == ITERATIONS * 3168 * US
    (use,) = analysis.devices
    assert use.busy == ITERATIONS * 3168 * US + 3 * MS
    assert use.idle == (ITERATIONS * 14 + 1) * GAP
    assert use.idle_share_of_wall == pytest.approx(1 - use.busy / analysis.timeline.wall)
    assert use.pace is Pace.BUSY
    assert [each.count for each in use.gaps.classes] == [ITERATIONS * 14 + 1, 0, 0, 0]
    causes = use.gaps.causes
    assert causes is not None
    assert (causes.launching, causes.unknown) == (ITERATIONS * 14 * GAP, GAP)
    assert [(r.text, r.count, r.kernels) for r in analysis.ranges] == [
        ("iteration 0", 18, 18 * 14),
        ("iteration 1", 17, 17 * 14),
    ]
    assert analysis.ranges[0].hottest == "spmv"
    assert analysis.waited == MS
    (launches,) = analysis.calls
    assert (launches.count, launches.median) == (ITERATIONS * 14, LAUNCH)


def test_what_a_gain_of_the_hottest_kernel_brings_the_program(tmp_path: Path) -> None:
    analysis = found(bicgstab(), tmp_path)
    part = ITERATIONS * 2600 * US / analysis.timeline.wall
    twice = 1 / (1 - part / 2)
    assert f"those launches take {part:.0%} of the program's" in says(
        analysis, "hottest-kernel"
    ).replace("Those", "those")
    assert (
        f"once they are twice as fast, the program is at most {twice:.2f}x faster, and if they took"
        " no time at all, "
    ) in says(analysis, "hottest-kernel")
    bounded = found(bicgstab(), tmp_path / "again", {"spmv": 4.0})
    assert f"4.00x faster, the program is at most {1 / (1 - part * 3 / 4):.2f}x" in says(
        bounded, "hottest-kernel"
    )
    chosen = choose(analysis.timeline)
    assert chosen.program is not None
    assert chosen.program.part == pytest.approx(part)
    assert chosen.program.launches == 2 * ITERATIONS


def test_bounds_rank_by_what_there_is_to_gain(tmp_path: Path) -> None:
    raw = bicgstab()
    mixed = found(raw, tmp_path, {"spmv": 1.02, "_Z6jacobiPKdS0_Pdi": 2.0, "other": 9.0})
    assert mixed.ranking is Ranking.MIXED
    assert [spot.kernel for spot in mixed.hotspots] == ["jacobi", "dot", "spmv", "norm", "axpby"]
    jacobi = mixed.hotspots[0]
    assert jacobi.gain == pytest.approx(jacobi.total / 2)
    everyone = dict.fromkeys(("spmv", "jacobi", "dot", "norm", "axpby"), 0.5)
    assert found(raw, tmp_path, everyone).ranking is Ranking.GAIN
    assert found(raw, tmp_path, everyone).hotspots[0].gain == 0.0


def spaced(gap: int, count: int = 20, wait: bool = False, calls: bool = True) -> RawWriter:
    """Kernels of 10 us with gaps; each is called for 2 us before it starts."""
    raw = RawWriter()
    for number in range(count):
        start = 100 * US + number * (10 * US + gap)
        if calls:
            raw.call("cuLaunchKernel", start - 2 * US, start - US, correlation=number)
        if wait:
            raw.wait(4, start, start + 10 * US + gap - 4 * US)
        raw.kernel("_Z1kv", start, start + 10 * US, correlation=number)
    raw.end(100 * US + count * (10 * US + gap))
    return raw


def unasked() -> RawWriter:
    """Kernels with gaps whose calls are not there, though others are."""
    raw = spaced(40 * US, calls=False)
    raw.call("cuInit", 0, US)
    return raw


@pytest.mark.parametrize(
    ("raw", "pace", "code"),
    [
        (spaced(US), Pace.BUSY, "device-busy"),
        (spaced(8 * US), Pace.LAUNCH_BOUND, "launch-bound"),
        (spaced(8 * US, calls=False), Pace.LAUNCH_BOUND, "launch-bound"),
        (spaced(40 * US), Pace.HOST_BOUND, "host-bound"),
        (spaced(40 * US, calls=False), Pace.HOST_BOUND, "host-bound"),
        (spaced(40 * US, wait=True), Pace.WAITING, "host-waits"),
        (spaced(40 * US, wait=True, calls=False), Pace.WAITING, "host-waits"),
        (spaced(40 * US, count=9), Pace.FEW, "device-idle"),
        (unasked(), Pace.UNKNOWN, "device-idle"),
    ],
)
def test_why_a_device_idles(tmp_path: Path, raw: RawWriter, pace: Pace, code: str) -> None:
    analysis = found(raw, tmp_path)
    assert analysis.devices[0].pace is pace
    assert code in codes(analysis)


def test_what_is_said_of_launches(tmp_path: Path) -> None:
    said = says(found(spaced(8 * US), tmp_path), "launch-bound")
    # 20 kernels of 10 us, 19 gaps of 8 us: idle 152 of 352 us.
    assert "idles 43% of the 352 us" in said
    assert "100% of that in 19 gaps shorter than 10.0 us: launch-bound." in said
    assert (
        "cuLaunchKernel takes the host 1.00 us (median), a kernel runs for 10.0 us (mean)" in said
    )
    advice = next(
        o.advice for o in observations(found(spaced(8 * US), tmp_path)) if "bound" in o.code
    )
    assert "CUDA graphs" in advice


def test_waiting_is_counted_to_the_call(tmp_path: Path) -> None:
    causes = found(spaced(40 * US, wait=True), tmp_path).devices[0].gaps.causes
    assert causes is not None
    # A gap of 40 us: 36 us of waiting, 2 us of something else, 2 us from the call on.
    assert (causes.waiting, causes.elsewhere, causes.launching) == (
        19 * 36 * US,
        19 * 2 * US,
        19 * 2 * US,
    )


def test_copies_that_nothing_hides(tmp_path: Path) -> None:
    raw = RawWriter()
    raw.kernel("k", 100 * US, 200 * US, stream=1)
    raw.copy(1, 150 * US, 250 * US, 1_000_000, stream=2)
    raw.copy(8, 300 * US, 310 * US, 5, memory=(3, 3))
    analysis = found(raw, tmp_path)
    (use,) = analysis.devices
    assert (use.exposed, use.streams) == (60 * US, 3)
    hosts, device = analysis.copies
    assert (hosts.exposed, hosts.bandwidth, hosts.title) == (
        50 * US,
        1e10,
        "host to device, pageable",
    )
    assert (device.host, device.exposed) == (None, 10 * US)
    assert {"exposed-copies", "pageable-copies", "streams-apart"} <= set(codes(analysis))


@pytest.mark.parametrize(("second", "apart"), [(100, True), (10, False)])
def test_copies_in_both_directions(tmp_path: Path, second: int, *, apart: bool) -> None:
    raw = RawWriter()
    raw.kernel("k", 0, 300 * US, stream=1)
    raw.copy(1, 0, 90 * US, 1000, stream=2)
    raw.copy(2, second * US, (second + 60) * US, 1000, stream=3)
    raw.copy(8, 0, 300 * US, 1000, stream=4, memory=(3, 3))
    analysis = found(raw, tmp_path)
    assert ("copies-apart" in codes(analysis)) is apart
    if apart:
        assert "overlap 0% of the time that the shorter of the two takes, 60.0 us" in says(
            analysis, "copies-apart"
        )


def test_kernels_at_once(tmp_path: Path) -> None:
    raw = RawWriter()
    raw.kernel("a", 0 * US, 100 * US, stream=1)
    raw.kernel("b", 50 * US, 150 * US, stream=2)
    (use,) = found(raw, tmp_path).devices
    assert (use.kernel_time, use.kernel_busy) == (200 * US, 150 * US)
    assert (use.two_kernels, use.most_at_once) == (50 * US, 2)


def test_launch_shapes_are_kept_apart_and_spread_is_said(tmp_path: Path) -> None:
    raw = RawWriter()
    for number in range(20):
        start = number * 100 * US
        raw.kernel("k", start, start + (90 if number % 2 else 30) * US)
    raw.kernel("k", 3000 * US, 3001 * US, grid=(1, 1, 1))
    analysis = found(raw, tmp_path)
    assert [spot.launches for spot in analysis.hotspots] == [20, 1]
    first = analysis.hotspots[0]
    assert (first.low, first.median, first.high) == (30 * US, 30 * US, 90 * US)
    assert (first.shortest, first.longest, first.mean) == (30 * US, 90 * US, 60 * US)
    assert "launches-differ" in codes(analysis)
    assert "100% of the time of all kernels, in 2 launch shapes" in says(analysis, "hottest-kernel")


def test_failed_calls_allocations_and_a_late_start(tmp_path: Path) -> None:
    raw = RawWriter()
    raw.call("cudaMalloc", 510 * US, 560 * US, result=2)
    raw.call("cudaMallocAsync", 560 * US, 570 * US)
    raw.call("cudaEventQuery", 570 * US, 571 * US, result=600)
    raw.kernel("k", 500 * US, 505 * US)
    raw.kernel("k", 600 * US, 605 * US)
    analysis = found(raw, tmp_path)
    assert "1 call gave an error: cudaMalloc 1" in says(analysis, "failed-calls")
    assert "memory is allocated or freed in 1 call, for 50.0 us" in says(analysis, "allocations")
    assert "comes 500 us after the recording began: 83%" in says(analysis, "late-start")


def test_no_kernel(tmp_path: Path) -> None:
    raw = RawWriter()
    assert says(found(raw, tmp_path), "no-kernels") == "No kernel was recorded."
    raw.end(10)
    assert says(found(raw, tmp_path), "no-kernels") == "No kernel was launched."
    raw.copy(1, 0, 5, 1)
    analysis = found(raw, tmp_path)
    assert codes(analysis) == ["no-kernels"]
    assert analysis.devices[0].busy == 5


def test_graphs_are_not_advised_where_they_are_used(tmp_path: Path) -> None:
    raw = RawWriter()
    for number in range(30):
        raw.kernel("k", number * 10 * US, number * 10 * US + 2 * US, graph=4)
    analysis = found(raw, tmp_path)
    said = next(o for o in observations(analysis) if o.code == "launch-bound")
    assert "CUDA graphs" not in said.advice


def test_ranges_without_calls_and_of_another_thread(tmp_path: Path) -> None:
    raw = RawWriter()
    raw.kernel("a", 10 * US, 20 * US, correlation=1)
    raw.range("by time", 5 * US, 30 * US)
    raw.range("empty", 40 * US, 50 * US)
    raw.range("a mark", 10 * US, 10 * US)
    analysis = found(raw, tmp_path)
    assert not analysis.ranges_by_launch
    assert [(r.text, r.kernels, r.hottest) for r in analysis.ranges] == [
        ("by time", 1, "a"),
        ("empty", 0, ""),
    ]
    raw.call("cuLaunchKernel", 6 * US, 7 * US, correlation=1, thread=11)
    raw.call("cuOther", 0, 1, correlation=9, thread=12)
    raw.range("elsewhere", 5 * US, 30 * US, thread=12)
    by_launch = {r.text: r.kernels for r in found(raw, tmp_path).ranges}
    assert by_launch == {"by time": 1, "empty": 0, "elsewhere": 0}


@pytest.mark.parametrize(
    ("signature", "name"),
    [
        ("spmv(double const*, int)", "spmv"),
        ("spmv", "spmv"),
        ("void app::scale<float>(float*, int)", "scale<float>"),
        (
            "void at::native::vectorized<4, at::native::Add<float>, std::array<char*, 3ul> >(int)",
            "vectorized<4, Add<float>, array<char*, 3>>",
        ),
        ("void k<(int)4, (bool)1, a, b, c>(int (*)(int))", "k<4, 1, a, ...>"),
        ("void (anonymous namespace)::softmax<float>(float*)", "softmax<float>"),
        ("triton_poi_fused_add_0", "triton_poi_fused_add_0"),
        ("[CUDA graph 3]", "[CUDA graph 3]"),
        ("(name not recorded)", "(name not recorded)"),
        ("", ""),
    ],
)
def test_names_for_a_reader(signature: str, name: str) -> None:
    assert display_name(signature) == name
