"""A timeline in each format."""

import itertools
import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import numpy as np
import pytest
from handmade_timeline import timeline

from cuado.kernel_timeline.result import Cost
from cuado.kernel_timeline.roles import Reason, roles_of
from cuado.report.formats import Style, render
from cuado.report.timeline import TimelineReport
from cuado.report.timeline.events import trace_events
from cuado.report.timeline.picture import Row, Segment, Span, picture_of, states
from cuado.result import Result, load
from cuado.stats import Interval


def test_the_screen_says_who_is_critical_and_what_stamps_cost() -> None:
    text = render(TimelineReport(timeline()), "terminal", Style(80, brief=True))
    assert max(map(len, text.splitlines())) <= 80
    said = " ".join(text.split())
    assert "warps 1-2 (multiply) are critical: warp 0 waits 86% of the time" in said
    assert "80% for products at k.cu:14" in said
    assert "cost 2.1% of the time (1.8 to 2.4%); results are the original's, bit for bit" in said
    assert "warp 3 lives for 2% of the time" in said
    assert "wgmma_wait();" in said


def test_the_picture_holds_what_each_warp_did_most() -> None:
    row = Row(0, (Segment(0, 50, Reason.WORK), Segment(50, 100, Reason.COPIES, 3)))
    assert states(row, Span(0, 120), 12) == [0] * 5 + [1] * 5 + [-1] * 2
    assert states(row, Span(40, 60), 2) == [0, 1]


def test_a_row_has_no_gaps() -> None:
    found = timeline()
    for row in picture_of(found, roles_of(found), 6).rows:
        ends = [each.end for each in row.segments]
        assert [each.begin for each in row.segments] == [0, *ends[:-1]]


def test_what_is_doubtful_is_said() -> None:
    dear = Cost("waits", Interval(1.2, 1.1, 1.3, 0.95, 12))
    found = timeline(cost=dear, dearer=(dear,), same_results=None)
    text = " ".join(render(TimelineReport(found), "markdown").split())
    for words in ("more than 5%", "given up", "vary from run to run"):
        assert words in text


@pytest.mark.parametrize("kind", ["terminal", "markdown", "html"])
def test_regions_are_told_with_their_interval_and_what_a_second_stamp_adds(kind: str) -> None:
    text = render(TimelineReport(timeline()), kind, Style(100)).replace("\\", "")
    for words in (
        "81.5 (79.0 to 84.0)",
        "wait at k.cu:13",
        "4.0 (3.0 to 6.0)",
        "+1.5",
        "k.cu:13 to k.cu:14",
    ):
        assert words in text
    without = render(TimelineReport(timeline(regions=())), kind, Style(100))
    assert "ycles (from, to)" not in without


def test_the_json_has_regions() -> None:
    first, second = json.loads(render(TimelineReport(timeline()), "json"))["regions"]
    assert (first["warps"], first["ptx_line"], first["until_ptx_line"]) == ([1, 2], 8, None)
    assert second["until_ptx_line"] == 9
    assert (first["mean_cycles"], first["second_stamp_adds"]) == (81.5, -2.0)


def test_the_json_has_shares_that_add_up() -> None:
    said = json.loads(render(TimelineReport(timeline()), "json"))
    assert said["kind"] == "timeline"
    assert said["critical"] == [1, 2]
    assert said["clock_ghz"] == pytest.approx(2, rel=0.02)
    assert [sum(role["shares"].values()) for role in said["roles"]] == [pytest.approx(1)] * 3
    assert said["roles"][0]["waits"][0]["for_warps"] == [1, 2]


def test_the_events_are_those_of_the_warps() -> None:
    found = timeline()
    events = json.loads("".join(trace_events(found)))["traceEvents"]
    waits = [e for e in events if e["ph"] == "X" and e["tid"] == 1 and e["cat"] == "products"]
    assert [each["dur"] for each in waits] == pytest.approx([0.37, 0.03], abs=2e-4)
    assert waits[0]["args"] == {"at": "k.cu:14"}
    assert sum(e["ph"] == "i" for e in events) == 3
    assert {e["args"]["name"] for e in events if e["ph"] == "M"} >= {"warp 0: start copies"}


TRACE = {
    "type": "object",
    "required": ["traceEvents"],
    "properties": {
        "displayTimeUnit": {"enum": ["ms", "ns"]},
        "otherData": {"type": "object"},
        "traceEvents": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/event"}},
    },
    "additionalProperties": False,
    "$defs": {
        "event": {
            "type": "object",
            "required": ["ph", "name", "pid"],
            "properties": {
                "ph": {"enum": ["X", "i", "M"]},
                "name": {"type": "string", "minLength": 1},
                "cat": {"type": "string"},
                "pid": {"type": "integer", "minimum": 0},
                "tid": {"type": "integer", "minimum": 0},
                "ts": {"type": "number", "minimum": 0},
                "dur": {"type": "number", "minimum": 0},
                "s": {"enum": ["g", "p", "t"]},
                "args": {"type": "object"},
            },
            "additionalProperties": False,
            "allOf": [
                {
                    "if": {"properties": {"ph": {"const": "X"}}},
                    "then": {"required": ["ts", "dur", "tid"], "not": {"required": ["s"]}},
                },
                {
                    "if": {"properties": {"ph": {"const": "i"}}},
                    "then": {"required": ["ts", "tid", "s"], "not": {"required": ["dur"]}},
                },
                {
                    "if": {"properties": {"ph": {"const": "M"}}},
                    "then": {
                        "properties": {
                            "name": {"enum": ["process_name", "thread_name"]},
                            "args": {"required": ["name"]},
                        },
                        "required": ["args"],
                    },
                },
            ],
        }
    },
}
"""What the document "Trace Event Format" (Chromium project) says of the events that are used."""


def test_the_export_is_in_the_trace_event_format() -> None:
    found = timeline()
    # A clock of which no whole number is a whole number of nanoseconds.
    ends = found.warps.start + found.warps.ended * 100 // 197
    found = replace(found, warps=replace(found.warps, end=ends))
    document = json.loads("".join(trace_events(found)))
    jsonschema.Draft202012Validator(TRACE).validate(document)
    # Slices of a thread do not overlap: a viewer would draw one inside the other.
    slices = [each for each in document["traceEvents"] if each["ph"] == "X"]
    for thread in {each["tid"] for each in slices}:
        of_thread = [each for each in slices if each["tid"] == thread]
        for one, other in itertools.pairwise(of_thread):
            assert one["ts"] + one["dur"] < other["ts"] + 1e-9
    document["traceEvents"][-1].pop("ts")
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft202012Validator(TRACE).validate(document)


def test_the_page_names_each_wait_and_a_hostile_name_does_nothing() -> None:
    page = render(TimelineReport(timeline(name="<script>x</script>")), "html")
    assert "<script>x" not in page
    assert "370 ns: products, k.cu:14" in page


def test_it_is_saved_and_loaded(tmp_path: Path) -> None:
    found = timeline()
    kept = load(Result(found, TimelineReport(found)).save(tmp_path / "t.cuado")).found
    assert np.array_equal(kept.records.end, found.records.end)
    assert kept.places == found.places
