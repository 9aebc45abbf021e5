"""The table of source lines and machine code, in each format."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import jsonschema
import pytest
from test_html import Outline, outline

from cuado.analysis.analysis import Analysis, analysis
from cuado.analysis.code_lines import code_lines
from cuado.api import analyze
from cuado.errors import UnknownNameError
from cuado.metrics import MetricSet
from cuado.model.device import DeviceAttributes
from cuado.model.instruction import Instruction, SourceLocation
from cuado.model.launch import LaunchShape
from cuado.model.profile import Origin, Profile, Recording
from cuado.report.analysis import Report, line_page
from cuado.report.analysis.line_columns import COLUMNS, NAMES, ordered
from cuado.report.analysis.line_view import line_view
from cuado.report.formats import Style, render
from cuado.report.formats.json import schema
from cuado.rules.registry import all_rules

RECORDED = Path(__file__).parents[3] / "examples" / "recorded"
FILE = "spmv.cu"


@cache
def recorded(name: str) -> Analysis:
    return analyze(RECORDED / f"{name}.ncu-rep").found


def of(*code: Instruction) -> Analysis:
    one = Profile(
        "spmv",
        "spmv",
        0,
        Origin("f.ncu-rep", "t"),
        DeviceAttributes("NVIDIA H200"),
        LaunchShape(),
        MetricSet({}),
        instructions=code,
        sources={FILE: "if (row < rows)\n  sum += a[i];\n"},
    )
    return analysis(Recording(one.origin, (one,)), (one,), all_rules())


def branch(line: int, executed: float, divergent: float | None) -> Instruction:
    return Instruction(
        16 * line,
        "@P0 BRA 0x100",
        location=SourceLocation(FILE, line),
        executed=executed,
        divergent_branches=divergent,
    )


BRANCHES = (branch(1, 13000, 12677), branch(2, 90, 30))


@pytest.mark.parametrize("name", ["averaging", "transpose", "stencil"])
def test_json_has_every_line_and_obeys_the_schema(name: str) -> None:
    found = recorded(name)
    loaded = json.loads(render(Report(found, lines=True), "json"))
    jsonschema.validate(loaded, schema())
    for kernel, diagnosis in zip(loaded["kernels"], found.diagnoses, strict=True):
        code = [each for line in kernel["lines"] for each in line["instructions"]]
        assert len(code) == len(diagnosis.profile.instructions)
        for counter, metric in (("executed", "executed"), ("sectors", "sectors")):
            given = [getattr(i, metric) for i in diagnosis.profile.instructions]
            total = sum(value for value in given if value is not None)
            assert sum(line[counter] or 0 for line in kernel["lines"]) == total
        assert sum(line["samples"] for line in kernel["lines"]) == pytest.approx(1)


def test_json_has_lines_only_if_asked() -> None:
    loaded = json.loads(render(Report(recorded("stencil")), "json"))
    assert all("lines" not in kernel for kernel in loaded["kernels"])


def test_a_number_that_is_absent_is_null_or_a_dash() -> None:
    found = of(branch(1, 13000, None))
    (line,) = json.loads(render(Report(found, lines=True), "json"))["kernels"][0]["lines"]
    assert line["divergent"] is None
    assert line["sectors"] is None
    assert line["samples"] is None
    text = render(Report(found, lines=True), "terminal")
    assert "Without numbers: samples, lanes, lanes on, divergent" in text


def test_a_branch_is_written_as_the_visual_profiler_writes_it() -> None:
    for form in ("terminal", "markdown", "html"):
        text = render(Report(of(*BRANCHES), lines=True), form, Style(120))
        assert "12,677 of 13,000" in text
        assert "97.5%" in text
        assert "30 of 90" in text


@pytest.mark.parametrize("name", NAMES)
def test_every_column_sorts_largest_first_and_unknown_last(name: str) -> None:
    diagnosis = recorded("averaging").diagnoses[1]
    lines = ordered(code_lines(diagnosis.profile), name)
    assert len(lines) == len(code_lines(diagnosis.profile))
    columns = [column for column in COLUMNS if column.name == name]
    for column in columns:
        groups = [[line.counts for line in lines], *([c for _, c in line.code] for line in lines)]
        for counts in groups:
            values = [column.value(each) for each in counts]
            known = [value for value in values if value is not None]
            assert known == sorted(known, reverse=True)
            assert all(value is None for value in values[len(known) :])


def test_a_column_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownNameError, match="column"):
        ordered((), "sektors")


def test_a_column_without_numbers_leaves_the_order_and_says_so() -> None:
    view = line_view(of(*BRANCHES).diagnoses[0].profile, "replays")
    assert [line.location.line for line in view.lines if line.location] == [1, 2]
    assert "No line has a number in the column replays" in view.notes[-1]


def test_what_was_never_executed_is_left_out_and_counted() -> None:
    idle = replace(branch(9, 1e-7, 0), offset=999)
    view = line_view(of(*BRANCHES, idle).diagnoses[0].profile)
    assert len(view.lines) == 2
    assert view.notes[0].startswith("1 instruction never executed is left out")


@pytest.mark.parametrize("width", [60, 80, 100, 120])
@pytest.mark.parametrize("sort", ["line", "divergent", "long_scoreboard"])
def test_the_terminals_table_fits_and_has_the_column_it_is_sorted_by(width: int, sort: str) -> None:
    text = render(Report(recorded("averaging"), lines=True, sort=sort), "terminal", Style(width))
    assert max(map(len, text.splitlines())) <= width
    table = text.partition("Source lines and their machine code")[2]
    assert "Executed" in table
    title = {"line": "Lanes", "divergent": "Divergent:", "long_scoreboard": "Long scoreboard:"}
    assert title[sort] in " ".join(table.split())
    assert "LDG.E" in table


def body_of(html: str) -> Outline:
    return outline(html)


def test_a_page_has_the_numbers_that_the_script_sorts_by() -> None:
    shown = body_of(render(Report(recorded("averaging")), "html"))
    values = [float(value) for _, name, value in shown.attributes if name == "data-v"]
    executed = [
        i.executed for i in recorded("averaging").diagnoses[0].profile.instructions if i.executed
    ]
    assert set(executed) <= set(values)
    assert {"k1-lines", "k2-lines"} <= set(shown.ids)


def test_a_page_leaves_long_machine_code_out_unless_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_page, "MOST_ROWS", 1)
    found = of(*BRANCHES)
    assert "@P0 BRA" not in render(Report(found), "html")
    assert "with --lines they are shown" in render(Report(found), "html")
    assert render(Report(found, lines=True), "html").count("@P0 BRA") == 2


def test_a_kernel_without_instructions_says_what_to_record() -> None:
    for form in ("terminal", "markdown", "html"):
        text = render(Report(of(), lines=True), form)
        assert "No instructions were recorded" in text
