"""Terminal, JSON and Markdown: the JSON against its schema, text that is safe and fits."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import jsonschema
import pytest
from whole_formats import SHOWN

from cuado.analysis.analysis import Analysis, analysis
from cuado.api import analyze
from cuado.metrics import MetricSet
from cuado.model.device import DeviceAttributes
from cuado.model.launch import LaunchShape
from cuado.model.profile import Origin, Profile, Recording, UnreadableLaunch
from cuado.report.analysis import Report
from cuado.report.catalogue import Catalogue
from cuado.report.formats import Style, render
from cuado.report.formats.json import schema
from cuado.report.formats.markdown import code, escape
from cuado.report.page import Page
from cuado.rules.registry import all_rules

RECORDED = Path(__file__).parents[3] / "examples" / "recorded"
NAMES = ("averaging", "transpose", "stencil")
HOSTILE = "evil<int, (bool)1>|`x`[bold]\x1b[31m"


@cache
def recorded(name: str) -> Analysis:
    return analyze(RECORDED / f"{name}.ncu-rep").found


def bare(kernel: str = "bare") -> Analysis:
    profile = Profile(
        kernel,
        kernel,
        0,
        Origin("bare.ncu-rep", "Nsight Compute"),
        DeviceAttributes("NVIDIA H200"),
        LaunchShape(),
        MetricSet({}),
    )
    bad = UnreadableLaunch(1, kernel, "its numbers are missing")
    found = Recording(profile.origin, (profile,), (bad,), ("a note",))
    return analysis(found, found.profiles, all_rules())


@pytest.mark.parametrize("name", NAMES)
def test_json_obeys_the_published_schema(name: str) -> None:
    loaded = json.loads(render(Report(recorded(name)), "json"))
    jsonschema.Draft202012Validator.check_schema(schema())
    jsonschema.validate(loaded, schema())


def test_json_of_a_kernel_without_numbers_obeys_it_too() -> None:
    loaded = json.loads(render(Report(bare()), "json"))
    jsonschema.validate(loaded, schema())
    kernel = loaded["kernels"][0]
    assert kernel["limiter"]["verdict"] == "undecided"
    assert kernel["limiter"]["reason_code"] == "no_utilization"
    assert kernel["duration_ns"] is None
    assert kernel["findings"] == []
    assert kernel["skipped"]
    assert loaded["unreadable"][0]["launch"] == 1


def test_json_holds_every_raw_metric_when_asked() -> None:
    loaded = json.loads(render(Report(recorded("averaging"), raw=True), "json"))
    jsonschema.validate(loaded, schema())
    raw = loaded["kernels"][0]["raw_metrics"]
    assert len(raw) > 1000
    assert raw["launch__registers_per_thread"] == {"value": 30.0, "unit": "register/thread"}
    assert raw["device__attribute_display_name"]["value"] == "NVIDIA H200"


def test_the_schema_refuses_what_is_not_ours() -> None:
    loaded = json.loads(render(Report(bare()), "json"))
    loaded["kernels"][0]["limiter"]["verdict"] = "fast"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(loaded, schema())


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("name", NAMES)
def test_terminal_fits(name: str, width: int) -> None:
    text = render(Report(recorded(name), top=9), "terminal", Style(width))
    assert max(len(line) for line in text.splitlines()) <= width


def test_terminal_says_what_could_not_run() -> None:
    text = render(Report(bare()), "terminal")
    assert "undecided" in text
    assert "rules could not run" in text
    assert "-lineinfo" in text
    assert "could not be read" in text
    assert "a note" in text


def test_terminal_shows_hostile_names_as_text() -> None:
    text = render(Report(bare(HOSTILE)), "terminal", Style(100, color=True))
    assert "evil<int" in text
    assert "[bold]" in text
    assert "\\x1b[31m" in text
    assert "\x1b[31m" not in text.replace("\x1b[1;31m", "")


def test_markdown_escapes() -> None:
    assert escape("a_b*c|d <x>\n# y") == r"a\_b\*c\|d \<x\> \# y"
    assert code("plain") == "`plain`"
    assert code("a`b") == "`` a`b ``"
    assert code("a|b") == r"`a\|b`"
    text = render(Report(bare(HOSTILE)), "markdown")
    assert "evil<int" in text


@pytest.mark.parametrize("format_name", SHOWN)
def test_every_document_prints_in_every_format(format_name: str) -> None:
    rows: tuple[dict[str, str | float | None], ...] = (
        {"a": "x|y", "b": 1.5},
        {"a": "<b>", "b": None},
    )
    catalogue = Catalogue("things", ("a", "b"), rows, "the end")
    page = Page(
        "name", "Title", "Summary.", {"What it does": "Counts.\n\n- one\n- two"}, {"unit": "%"}
    )
    for document in (Report(recorded("averaging")), catalogue, page):
        text = render(document, format_name)
        assert text.endswith("\n")
        assert render(document, format_name) == text


def test_left_out_hotspots_are_counted() -> None:
    report = Report(recorded("transpose"), top=2)
    assert report.left_out == 3
    assert len(report.detailed) == 2
    assert "In the table only: 3 kernels" in render(report, "terminal")
    assert replace(report, top=9).left_out == 0
