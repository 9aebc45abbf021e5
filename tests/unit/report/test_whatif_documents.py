"""Experiments in every format: the same gains, honest words, text that is safe and fits."""

import json
import math
from collections.abc import Callable
from dataclasses import replace

import jsonschema
import pytest
import whatif_results as results
from whole_formats import SHOWN, WHOLE

from cuado.kernel.proposal import Kind
from cuado.model.arguments import Scalar, Structure
from cuado.model.program import ProgramShare
from cuado.report import words
from cuado.report.formats import Style, render
from cuado.report.formats.json import schema
from cuado.report.terminal_parts import bar
from cuado.report.whatif import WhatIfReport, wording
from cuado.report.whatif.rows import cause_rows
from cuado.stats import Reason
from cuado.what_if.result import WhatIf

MADE = (results.transpose, results.interrupted, results.nothing, results.hostile)
made = pytest.mark.parametrize("make", MADE, ids=lambda make: make.__name__)
Make = Callable[[], WhatIf]


def text_of(result: WhatIf, format_name: str = "terminal", width: int = 80) -> str:
    return render(WhatIfReport(result), format_name, Style(width))


def loaded(result: WhatIf) -> dict[str, object]:
    found: dict[str, object] = json.loads(text_of(result, "json"))
    return found


def flat(text: str) -> str:
    """Wrapped text on one line."""
    return " ".join(text.split())


@made
def test_json_obeys_the_published_schema(make: Make) -> None:
    published = schema("whatif")
    jsonschema.Draft202012Validator.check_schema(published)
    jsonschema.validate(loaded(make()), published)


def test_what_a_cause_s_gain_brings_the_program() -> None:
    share = ProgramShare(0.71, 1.0, 12)
    result = results.transpose()
    known = replace(result, launch=replace(result.launch, program=share))
    gain = max(each.gain.estimate for each in result.causes if each.gain)
    text = flat(text_of(known))
    told = f"at most {words.speedup(share.speedup(gain))} faster, and if it took no time at all"
    assert f"{told}, 3.45x" in text
    found = loaded(known)
    jsonschema.validate(found, schema("whatif"))
    assert found["program"]["share"] == 0.71  # type: ignore[index]
    assert "program" not in loaded(result)


def test_the_schema_refuses_what_is_not_ours() -> None:
    found = loaded(results.transpose())
    found["outcomes"][0]["verdict"] = "fast"  # type: ignore[index]
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(found, schema("whatif"))


def test_json_holds_any_argument_and_no_nan() -> None:
    arguments = (Scalar("limit", "f32", math.inf), Structure("options", b"\0" * 24))
    result = results.transpose()
    launch = replace(result.launch, arguments=arguments, outputs=())
    found = loaded(replace(result, launch=launch))
    jsonschema.validate(found, schema("whatif"))
    assert found["launch"]["arguments"] == [  # type: ignore[index]
        {"name": "limit", "type": "f32", "value": "inf"},
        {"name": "options", "bytes": 24},
    ]


def test_json_holds_every_outcome_with_its_intervals() -> None:
    found = loaded(results.transpose())
    by_name = {each["experiment"]: each for each in found["outcomes"]}  # type: ignore[attr-defined]
    assert len(by_name) == len(results.transpose().outcomes)
    free = by_name["conflict-free-shared"]
    assert free["gain"]["estimate"] == pytest.approx(515 / 312)
    assert free["gain"]["low"] < free["gain"]["estimate"] < free["gain"]["high"]
    assert free["gain"]["rounds"] == 30
    assert free["predicted_ns"] == pytest.approx(499.2e3 * 312 / 515)
    assert free["claim"] == "predicted"
    assert by_name["shared-swizzle"]["claim"] == "real"
    assert by_name["no-stores"]["claim"] == "bound"
    assert [line["line"]["line"] for line in free["lines"]] == [8, 12]
    assert free["lines"][1]["line"]["text"].startswith("out[")


def test_json_predicts_nothing_from_what_is_undecided_or_no_single_gain() -> None:
    found = loaded(results.transpose())
    by_name = {each["experiment"]: each for each in found["outcomes"]}  # type: ignore[attr-defined]
    assert by_name["no-divergence"]["verdict"] == "undecided"
    assert by_name["no-divergence"]["comparison"]["reasons"][0]["code"] == "perturbed"
    for name in ("no-divergence", "grid-scaling", "noise-fma", "thread-remap"):
        assert by_name[name]["predicted_ns"] is None
        assert by_name[name]["claim"] is None
    assert by_name["all-hits-l2"]["reason"] == "global load: expected 1, found 14"


@made
@pytest.mark.parametrize("width", [60, 80, 120])
def test_terminal_fits(make: Make, width: int) -> None:
    assert max(map(len, text_of(make(), width=width).splitlines())) <= width


@made
@pytest.mark.parametrize("format_name", SHOWN)
def test_every_format_prints_every_result_the_same_each_time(make: Make, format_name: str) -> None:
    text = text_of(make(), format_name)
    assert text.endswith("\n")
    assert text_of(make(), format_name) == text


@pytest.mark.parametrize("format_name", ["terminal", "markdown", "html"])
def test_all_formats_agree_on_gains(format_name: str) -> None:
    text = text_of(results.transpose(), format_name).replace("\\", "")
    for cause in cause_rows(results.transpose()):
        assert cause.shown_gain in text
        assert wording.ends(cause.gain) in text
        assert cause.name in text
        assert cause.label in text
        for line in cause.lines:
            if line.faster:
                assert wording.gain_with_ends(line.gain) in text


@pytest.mark.parametrize("format_name", ["terminal", "markdown", "html"])
def test_what_has_no_result_is_said_with_the_reason(format_name: str) -> None:
    text = flat(text_of(results.transpose(), format_name).replace("\\", ""))
    lower = text.lower()
    assert "nothing to relax" in lower
    for name in ("no-atomic-contention", "fp64-as-fp32", "no-spills"):
        assert name in text
    assert "illegal address: the kernel read outside of its buffers" in lower
    assert "global load: expected 1, found 14" in lower
    assert "differs in 1,024 elements, first at 33: 66.5 instead of 2" in text
    assert "the time budget was spent before" in lower
    assert "what is stored decides an address (ptx line 42)" in lower


@pytest.mark.parametrize("format_name", ["terminal", "markdown", "html"])
def test_an_undecided_gain_is_in_brackets_with_its_reason(format_name: str) -> None:
    text = flat(text_of(results.transpose(), format_name).replace("\\", ""))
    assert "(1.50x)" in text
    assert " 1.50x" not in text
    assert "switch itself changes the time too much" in text


def test_terminal_says_what_was_run_and_how_well_it_was_measured() -> None:
    text = text_of(results.transpose())
    for said in (
        "transpose_shared",
        "NVIDIA H200",
        "256x256 x 32x32",
        "12 registers",
        "2 blocks per SM",
        "499.2 us [498.2, 500.2]",
        "noise of this run: 0.4%",
        "30 rounds (2 disturbed by the clock), 4.2 s",
        "1,965 to 1,980 MHz",
    ):
        assert said in text


def test_terminal_draws_the_pictures_and_checks_them_with_counters() -> None:
    lines = text_of(results.transpose()).splitlines()
    bars = [line for line in lines if "█" in line]
    lengths = {
        label: next(line for line in bars if line.startswith(f"   {label} ")).count("█")
        for label in ("full", "memory only", "math only", "stores only")
    }
    assert lengths == {"full": 48, "memory only": 27, "math only": 30, "stores only": 13}
    assert "experiments and counters agree: latency" in "\n".join(lines)


def test_a_gain_on_one_line_is_shown_with_its_source() -> None:
    lines = text_of(results.transpose()).splitlines()
    at = next(n for n, line in enumerate(lines) if "transpose.cu:12 alone" in line)
    assert lines[at].strip() == "transpose.cu:12 alone: 515 -> 320 us, 1.61x [1.60, 1.62]"
    assert lines[at + 1].strip() == "out[j * rows + i] = tile[threadIdx.x][threadIdx.y];"
    assert lines[at + 2].strip() == "other lines: 1 no gain"


def test_an_interrupted_run_says_so_and_rules_nothing_out() -> None:
    text = flat(text_of(results.interrupted()))
    assert "Interrupted" in text
    assert "left out: conflict-free-shared, shared-swizzle: interrupted" in text
    assert "2 experiments gave no result: those causes stay open" in text
    assert "this user may not read them" in text
    assert "not measured" in text_of(results.nothing())


def test_the_terminal_is_not_commanded_by_names() -> None:
    text = render(WhatIfReport(results.hostile()), "terminal", Style(100))
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert "\\x1b[31m" in text
    assert "[bold]" in text


def test_a_given_name_of_the_kernel_is_shown() -> None:
    report = WhatIfReport(results.transpose(), kernel="app::transpose<float>", source="case.toml")
    assert "app::transpose<float>" in render(report, "terminal")
    assert json.loads(render(report, "json"))["launch"]["kernel"] == "app::transpose<float>"
    assert json.loads(render(report, "json"))["source"] == "case.toml"


@pytest.mark.parametrize(
    ("part", "drawn"), [(0, ""), (0.5, "████"), (1, "████████"), (2, "████████"), (0.3, "██▍")]
)
def test_a_bar_is_as_long_as_its_part(part: float, drawn: str) -> None:
    assert bar(part, 8) == drawn


@pytest.mark.parametrize("format_name", WHOLE)
def test_the_least_that_is_gained_is_called_so_in_every_format(format_name: str) -> None:
    made = results.switched(results.CONFLICT_FREE, 900e3, 250e3)
    assert made.comparison is not None
    ratio, noted = results.interval(250e3 / results.FULL), (Reason.PERTURBED,)
    least = replace(made, comparison=replace(made.comparison, ratio=ratio, notes=noted))
    result = replace(results.transpose(), outcomes=(least,), causes=())
    found = text_of(result, format_name)
    if format_name == "json":
        document = json.loads(found)
        jsonschema.validate(document, schema("whatif"))
        assert document["outcomes"][0]["claim"] == "at_least"
        assert document["outcomes"][0]["predicted_ns"] == pytest.approx(250e3)
    else:
        assert "at least" in flat(found)
        assert "499 -> 250 us" in flat(found).replace("&gt;", ">").replace("\\", "")


def test_html_says_that_it_is_no_switch_that_costs() -> None:
    made = results.switched(results.CONFLICT_FREE, 520e3, 250e3)
    result = replace(results.transpose(), outcomes=(made,), causes=())
    separate = replace(result, outcomes=(replace(made, kind=Kind.SEPARATE),))
    assert "+4%, loops not unrolled" not in text_of(result, "html")
    assert "+4%, loops not unrolled" in text_of(separate, "html")
