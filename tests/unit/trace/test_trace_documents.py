"""Reports of a trace: the same in every format; and the export for Perfetto."""

import json
import re
from itertools import pairwise
from pathlib import Path

import jsonschema
import pytest
from trace_writers import ITERATIONS, MS, US, RawWriter, bicgstab
from whole_formats import WHOLE

from cuado.analysis.timeline.analysis import TimelineAnalysis, analysed
from cuado.report.formats import Style, render
from cuado.report.formats.json import schema
from cuado.report.trace import TraceReport
from cuado.report.trace.events import trace_events
from cuado.sources.trace.read import read

HOSTILE = "</style><script>alert(1)</script>{{ 7*7 }} | \x1b[31m \u202e`x`"
GOLDEN = """\
#  kernel                                   launches     time  share     mean
1  spmv                                           70  91.0 ms    82%  1.30 ms
   128 x 256; from solver.py:26 solve
2  jacobi                                         70  12.6 ms    11%   180 us
   128 x 256; from solver.py:28 solve
3  dot                                           140  4.20 ms     4%  30.0 us
   128 x 256; from solver.py:25 solve
4  norm                                           70  1.68 ms     2%  24.0 us
   128 x 256; from solver.py:23 solve
5  axpby                                         140  1.40 ms     1%  10.0 us
   128 x 256; from solver.py:26 solve
"""


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> TimelineAnalysis:
    return analysed(read(bicgstab().save(tmp_path_factory.mktemp("solver"))))


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> TimelineAnalysis:
    raw = RawWriter()
    raw.command(HOSTILE, "x" * 500)
    raw.device(0, HOSTILE)
    for stream in range(30):
        raw.kernel(HOSTILE, stream * US, (stream + 7) * US, stream=stream, correlation=stream)
        raw.call(HOSTILE, stream * US, stream * US + 5, correlation=stream, result=1)
        raw.site(stream, HOSTILE)
    raw.kernel("a_very_long_kernel_name_" * 12, 0, 3 * US, device=1)
    raw.range(HOSTILE, 0, 90 * US, domain=HOSTILE)
    raw.copy(99, 0, 9 * US, 10**15)
    raw.wait(3, 0, MS)
    return analysed(read(raw.save(tmp_path_factory.mktemp("hostile"))))


@pytest.fixture(scope="module")
def nothing(tmp_path_factory: pytest.TempPathFactory) -> TimelineAnalysis:
    return analysed(read(RawWriter().save(tmp_path_factory.mktemp("nothing"))))


def test_the_solver_in_a_terminal(solver: TimelineAnalysis) -> None:
    shown = render(TraceReport(solver), "terminal", Style(80))
    assert GOLDEN in shown
    assert shown.startswith("./bicgstab --size 64\n")
    assert "spmv takes 82% of the time of all kernels: 70 launches of 1.30 ms." in shown
    assert "called for the next work 2.45 ms" in " ".join(shown.split())


@pytest.mark.parametrize("format_name", WHOLE)
def test_every_format_has_what_matters(solver: TimelineAnalysis, format_name: str) -> None:
    shown = render(TraceReport(solver), format_name)
    for word in ("spmv", "axpby", "iteration 1", "cudaLaunchKernel", "host to device"):
        assert word in shown
    assert "capture" in shown


@pytest.mark.parametrize("which", ["solver", "hostile", "nothing"])
def test_lines_fit_a_terminal(which: str, request: pytest.FixtureRequest) -> None:
    report = TraceReport(request.getfixturevalue(which))
    for width in (60, 80, 120):
        shown = render(report, "terminal", Style(width))
        assert max(map(len, shown.splitlines())) <= width
        assert "\x1b" not in shown


@pytest.mark.parametrize("which", ["solver", "hostile", "nothing"])
def test_json_obeys_the_published_schema(which: str, request: pytest.FixtureRequest) -> None:
    analysis = request.getfixturevalue(which)
    published = schema("trace")
    jsonschema.Draft202012Validator.check_schema(published)
    loaded = json.loads(render(TraceReport(analysis, exit_code=3), "json"))
    jsonschema.validate(loaded, published)
    assert loaded["exit_code"] == 3
    assert sum(spot["launches"] for spot in loaded["hotspots"]) == loaded["launches"]


def test_json_of_the_solver(solver: TimelineAnalysis) -> None:
    loaded = json.loads(render(TraceReport(solver, top=1), "json"))
    assert len(loaded["hotspots"]) == 5, "JSON has all"
    assert loaded["hotspots"][0]["share"] == pytest.approx(2600 / 3168)
    assert loaded["ranking"] == "time"
    assert loaded["devices"][0]["gaps"]["classes"][0]["count"] == ITERATIONS * 14 + 1
    assert loaded["records_lost"] == 0


def test_bounds_are_shown(tmp_path: Path) -> None:
    analysis = analysed(read(bicgstab().save(tmp_path)), {"jacobi": 2.0})
    for format_name in WHOLE:
        assert "2.00x" in render(TraceReport(analysis), format_name) or format_name == "json"
    shown = render(TraceReport(analysis, top=2), "terminal", Style(80))
    assert max(map(len, shown.splitlines())) <= 80
    assert "3 more, " in shown


def test_html_of_the_hostile_does_nothing(hostile: TimelineAnalysis) -> None:
    html = render(TraceReport(hostile), "html")
    assert "<script" not in html
    assert "{{ 7*7 }}" in html
    assert "\x1b" not in html
    assert "\u202e" not in html


def test_the_drawing_is_small_and_says_what_numbers_say(tmp_path: Path) -> None:
    raw = RawWriter()
    for number in range(20_000):
        start = number * 10 * US
        raw.kernel("hot" if number % 3 else "other", start, start + (number * 7919) % 9000)
    html = render(TraceReport(analysed(read(raw.save(tmp_path)))), "html")
    assert len(html) < 120_000
    widths = [float(each) for each in re.findall(r"h(\d[\d.]*)v", html)]
    assert widths
    assert "stream 7 busy 45%" in html
    lanes = html.index('class="lane hot"'), html.index('class="lane kernel"')
    assert all(a < b for a, b in pairwise(lanes))


def test_many_streams_share_a_lane(hostile: TimelineAnalysis) -> None:
    assert hostile.drawing is not None
    titles = [lane.title for lane in hostile.drawing.lanes if lane.device == 0]
    assert len(titles) == 11
    assert titles[-1] == "20 more streams"


def test_trace_events(solver: TimelineAnalysis) -> None:
    document = json.loads("".join(trace_events(solver.timeline)))
    events = document["traceEvents"]
    slices = [event for event in events if event["ph"] == "X"]
    kernels = [event for event in slices if event["cat"] == "kernel"]
    assert len(kernels) == ITERATIONS * 14
    assert kernels[0]["name"] == "spmv"
    assert (kernels[0]["ts"], kernels[0]["dur"]) == (3005.0, 1300.0)
    assert kernels[0]["args"] == {"grid": [128, 1, 1], "block": [256, 1, 1], "registers": 32}
    starts = {event["id"]: event for event in events if event["ph"] == "s"}
    ends = {event["id"]: event for event in events if event["ph"] == "f"}
    assert set(starts) == set(ends)
    assert len(starts) == ITERATIONS * 14
    first = starts["kernel 0"]
    assert (first["pid"], first["ts"]) == (100, 3000.0)
    named = {
        (event["pid"], event.get("tid")): event["args"]["name"]
        for event in events
        if event["ph"] == "M"
    }
    assert named[kernels[0]["pid"], kernels[0]["tid"]] == "stream 7"
    assert named[kernels[0]["pid"], None] == "GPU 0 (NVIDIA H200)"
    assert named[first["pid"], first["tid"]] == "thread 11"
    assert {event["cat"] for event in slices} == {"kernel", "copy", "call", "nvtx", "wait"}


def test_trace_events_of_the_hostile_are_json(hostile: TimelineAnalysis) -> None:
    events = json.loads("".join(trace_events(hostile.timeline)))["traceEvents"]
    assert any(event["name"] == HOSTILE for event in events)
