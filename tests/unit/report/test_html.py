"""The HTML report: well formed, self-contained, complete, and deaf to what a recording says."""

import re
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest

from cuado.analysis.analysis import Analysis, analysis
from cuado.api import analyze
from cuado.metrics import Measure, MetricSet, Provenance, specification
from cuado.model.device import DeviceAttributes
from cuado.model.instruction import Access, Instruction, SourceLocation, Space
from cuado.model.launch import LaunchShape
from cuado.model.machine import Examination, Part, Status
from cuado.model.profile import (
    Origin,
    Profile,
    Recording,
    UnreadableLaunch,
    Variant,
    VendorAdvice,
)
from cuado.report import words
from cuado.report.analysis import Report
from cuado.report.catalogue import Catalogue
from cuado.report.doctor import DoctorReport
from cuado.report.drawing.prose import inline
from cuado.report.formats.html import render
from cuado.report.page import Page
from cuado.rules.registry import all_rules

RECORDED = Path(__file__).parents[3] / "examples" / "recorded"
NAMES = ("averaging", "transpose", "stencil")
HOSTILE = (
    "evil<int, (bool)1>(float const*)</style><script>alert(1)</script>\"' ]]> --> {{ 7*7 }} &lt;"
)
REORDERING = "safe\u202egnp.exe\x00\x07\ud800"
SOURCE = (
    '// </td></table><script>alert("x")</script>\nint a = 1 < 2 && "q"; // \u2066\n'
    + "\n".join(f"line {number};" for number in range(3, 1200))
)
VOID = frozenset({"meta", "col", "br", "link", "img", "input", "base"})
_ALLOWED = """html head meta title style body header main footer section nav div span p a b strong
    small abbr code pre h1 h2 h3 h4 h5 ul ol li dl dt dd details summary figure figcaption
    table caption colgroup col thead tbody tr th td
    br svg defs pattern g rect line polyline path text circle polygon"""
ALLOWED = frozenset(_ALLOWED.split())
SORTING = files("cuado.report").joinpath("drawing", "sorting.js").read_text(encoding="utf-8")


@dataclass
class Outline(HTMLParser):
    """A strict reading of a document: raises on a bad nesting, collects what the tests ask for."""

    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    tags: set[str] = field(default_factory=set)
    attributes: list[tuple[str, str, str]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    style: str = ""
    scripts: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag not in VOID:
            self.open.append(tag)
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> has an attribute twice: {names}"
        for name, value in attrs:
            self.attributes.append((tag, name, value or ""))
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src", "xlink:href"):
                self.links.append(value or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open[-1] == tag, f"</{tag}> closes <{self.open[-1]}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "style":
            self.style += data
        elif self.open and self.open[-1] == "script":
            self.scripts.append(data)
        else:
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join("".join(self.words).split())


def outline(html: str) -> Outline:
    found = Outline()
    found.feed(html)
    found.close()
    assert not found.open, f"never closed: {found.open}"
    return found


@cache
def recorded(name: str) -> Analysis:
    return analyze(RECORDED / f"{name}.ncu-rep").found


def measured(**values: float) -> MetricSet:
    return MetricSet(
        {
            name: Measure(value, specification(name).unit, Provenance.MEASURED, f"counter {name}")
            for name, value in values.items()
        }
    )


def profile(kernel: str = "bare", metrics: MetricSet | None = None, **other: object) -> Profile:
    values: dict[str, object] = {
        "kernel": kernel,
        "signature": kernel,
        "index": 0,
        "origin": Origin("bare.csv", "test"),
        "device": DeviceAttributes("NVIDIA H200"),
        "launch": LaunchShape(),
        "metrics": metrics or MetricSet({}),
    }
    return Profile(**{**values, **other})  # type: ignore[arg-type]


def report(*profiles: Profile, **other: object) -> Report:
    recording = Recording(Origin("<file>.csv", "tool"), profiles)
    return Report(analysis(recording, profiles, all_rules()), **other)  # type: ignore[arg-type]


def hostile() -> Report:
    code = tuple(
        Instruction(
            offset=16 * line,
            sass="LDG.E R2, [R2]",
            location=SourceLocation('/a/<b>"x".cu', line),
            executed=1000,
            threads=32000,
            samples=50,
            stalls={"long_scoreboard": 40, "<unknown>": 10},
            space=Space.GLOBAL,
            access=Access.LOAD,
            access_bits=32,
            sectors=32000,
            sectors_ideal=4000,
        )
        for line in (1, 2, 700)
    )
    evil = profile(
        HOSTILE + REORDERING,
        measured(duration=4e6, dram_utilization=50, issue_slot_utilization=10),
        signature=HOSTILE,
        instructions=code,
        sources={'/a/<b>"x".cu': SOURCE},
        notes=(HOSTILE,),
        vendor_advice=(VendorAdvice(HOSTILE, HOSTILE, HOSTILE, 12.5, HOSTILE),),
    )
    origin = Origin(HOSTILE, HOSTILE, HOSTILE)
    recording = Recording(origin, (evil,), (UnreadableLaunch(3, HOSTILE, HOSTILE),), (HOSTILE,))
    return Report(analysis(recording, (evil,), all_rules()), vendor=True)


def assert_inert(found: Outline) -> None:
    """No element, attribute or link that could act or load, but for the script that sorts."""
    assert found.tags <= ALLOWED | {"script"}, found.tags - ALLOWED
    assert found.scripts in ([], [SORTING])
    assert ("script" in found.tags) == bool(found.scripts)
    assert all(tag != "script" for tag, _, _ in found.attributes)
    assert all(link.startswith("#") for link in found.links)
    assert {link[1:] for link in found.links} <= set(found.ids)
    assert len(found.ids) == len(set(found.ids))
    for tag, name, value in found.attributes:
        assert name != "style"
        assert not name.startswith("on"), f"<{tag} {name}>"
        # The hash of a style sheet may hold slashes, and is no address.
        bare = re.sub(r"'sha256-[A-Za-z0-9+/=]+'", "", value)
        assert "//" not in bare or name in ("title", "aria-label"), f"<{tag} {name}={value!r}>"
    assert "url(" not in found.style.replace("url(#hatch)", "")
    assert "@import" not in found.style


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_report_is_well_formed_and_loads_nothing(name: str) -> None:
    html = render(Report(recorded(name)))
    assert_inert(outline(html))
    assert "http://" not in html
    assert "https://" not in html


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_report_says_what_was_found(name: str) -> None:
    found = recorded(name)
    text = outline(render(Report(found))).text
    for spot in found.hotspots:
        assert spot.longest.profile.signature in text
        assert words.time(spot.total) in text
        assert words.verdict(spot.longest.limiter) in text
        for finding in (*spot.longest.findings, *spot.longest.minor):
            assert finding.title in text
            assert finding.rule in text
            for line in finding.lines if finding not in spot.longest.minor else ():
                assert f"{line.file.rpartition('/')[2]}:{line.line}" in text
                assert " ".join((line.text or "").split()) in text
            for evidence in finding.evidence if finding not in spot.longest.minor else ():
                assert str(evidence.measure) in text


@pytest.mark.parametrize("name", NAMES)
def test_every_finding_leads_to_its_line_in_the_listing(name: str) -> None:
    found = recorded(name)
    links = outline(render(Report(found))).links
    for rank, spot in enumerate(found.hotspots, 1):
        for finding in spot.longest.findings:
            for line in finding.lines:
                assert f"#k{rank}-f1-{line.line}" in links


@pytest.mark.parametrize("name", NAMES)
def test_every_section_is_there(name: str) -> None:
    found = recorded(name)
    shown = outline(render(Report(found)))
    for rank, spot in enumerate(found.hotspots, 1):
        parts = {f"k{rank}{part}" for part in ("", "-findings", "-drawings", "-source", "-rest")}
        assert parts <= set(shown.ids)
        for metric, measure in spot.longest.profile.metrics.items():
            assert f"{metric}{measure}" in "".join(shown.words)


def test_the_averaging_report_is_small() -> None:
    assert len(render(Report(recorded("averaging"))).encode()) < 500_000


def test_the_same_report_is_rendered_the_same() -> None:
    again = analyze(RECORDED / "stencil.ncu-rep").found
    assert render(Report(recorded("stencil"))) == render(Report(again))


def test_only_the_hottest_kernels_have_details() -> None:
    shown = outline(render(Report(recorded("transpose"), top=2)))
    assert "k2" in shown.ids
    assert "k3" not in shown.ids
    assert "The last 3 rows have no details" in shown.text


def test_numbers_carry_their_provenance() -> None:
    text = outline(render(Report(recorded("averaging")))).text
    assert "10.6 ms measured" in text
    assert "derived from instructions_issued, dram_bytes" in text


def test_what_nvidia_says_is_folded_unless_asked_for_and_marked_as_theirs() -> None:
    html = render(Report(recorded("averaging")))
    assert '<details class="vendor"><summary><b>NVIDIA&#39;s own' not in html
    assert '<details class="vendor"><summary><b>NVIDIA\'s own rule results</b>' in html
    assert '<details class="vendor" open>' in render(Report(recorded("averaging"), vendor=True))


def test_absent_data_says_what_to_record_and_never_zero() -> None:
    text = outline(render(report(profile()))).text
    assert "Time not known record with ncu --section SpeedOfLight" in text
    assert "DRAM not known" in text
    assert "No roofline: floating-point instructions were not counted" in text
    assert "No unit's use was recorded" in text
    assert "No stall reasons were recorded" in text
    assert "No traffic was recorded" in text
    assert "No source lines were recorded" in text
    assert "rules could not run (what they lack), so this is not a clean bill of health" in text
    assert "NVIDIA's own rule results: none in the recording" in text
    assert "The recording holds no metric that cuado knows" in text
    assert " 0%" not in text


def test_a_kernel_without_flops_is_shown_by_its_instruction_byte_ratio() -> None:
    metrics = measured(duration=1e6, instructions_issued=1e6, dram_bytes=1e7)
    text = outline(render(report(profile(metrics=metrics)))).text
    assert "The kernel issues 3.20 instruction/byte" in text
    assert "DRAM runs out first" in text


def test_times_of_source_modified_copies_are_shown() -> None:
    times = {Variant.FULL: 3.5e6, Variant.MEMORY_ONLY: 3.3e6, Variant.MATH_ONLY: 1.6e6}
    copies = [
        profile("wave", measured(duration=time), variant=variant) for variant, time in times.items()
    ]
    text = outline(render(report(*copies))).text
    assert "Source-modified copies, time full3.50 msmemory only3.30 ms" in text
    assert "12% of the math time is not overlapped with memory" in text


def test_what_a_recording_says_cannot_act() -> None:
    html = render(hostile())
    shown = outline(html)
    assert_inert(shown)
    assert shown.scripts == [SORTING]
    assert "49" not in shown.text.partition("evil")[2][:200]
    for word in HOSTILE.split():
        assert word in shown.text
    assert '// </td></table><script>alert("x")</script>' in shown.text
    assert shown.style.count("</style") == 0


def test_what_would_not_be_seen_is_written_out() -> None:
    html = render(hostile())
    html.encode("utf-8")
    assert not set("\u202e\u2066\x00\x07\ud800") & set(html)
    assert "safe[U+202E]gnp.exe[U+0000][U+0007][U+D800]" in html
    assert "// [U+2066]" in html


def test_long_stretches_without_counters_are_left_out() -> None:
    shown = outline(render(hostile()))
    assert "lines 5–697: no counters, not carried along" in shown.text
    assert "line 700;" in shown.text
    assert "line 650;" not in shown.text


def test_launches_that_could_not_be_read_are_near_the_top() -> None:
    text = outline(render(hostile())).text
    assert text.index("Launches that could not be read") < text.index("Hot spots", 100)
    assert "Launch 3" in text


def test_a_device_that_differs_from_its_chip_file_is_pointed_out() -> None:
    device = DeviceAttributes("NVIDIA H200", (9, 0), {"multiprocessor_count": 114})
    text = outline(render(report(profile(device=device)))).text
    assert "contradicts the chip file in 1 fact" in text
    assert "sm count132114" in text


def test_a_catalogue() -> None:
    rows: tuple[dict[str, str | float | None], ...] = (
        {"name": "<b>", "value": 1234567.0},
        {"name": "second", "value": None},
    )
    shown = outline(render(Catalogue("things", ("name", "value"), rows, "see ``cuado <x>``")))
    assert_inert(shown)
    assert shown.text == "things - cuado Things NameValue <b>1,234,567 second- see cuado <x>"


def test_a_list_shows_no_empty_column_and_names_its_numbers() -> None:
    rows: tuple[dict[str, str | float | None], ...] = (
        {"TX": 32.0, "time_us": 1.5, "problem": None},
        {"TX": 64.0, "time_us": None, "problem": ""},
    )
    html = render(Catalogue("things", ("TX", "time_us", "problem"), rows))
    assert re.findall(r'<th scope="col"[^>]*>([^<]*)<', html) == ["TX", "Time, us"]
    # On a phone a number stands in a line of its own, with what it is.
    assert 'scope="row" data-label="TX"' in html


def test_a_machines_parts_are_coloured_by_what_is_amiss() -> None:
    parts = (Part("ncu", Status.MISSING, "-", "get it"), Part("nvcc", Status.OK, "13.0"))
    html = render(DoctorReport(Examination(parts, ())))
    assert re.search(r'class="\s*bad">missing<', html)
    assert re.search(r'class="\s*good">ok<', html)
    assert 'class="headline bad"' in html


def test_an_empty_catalogue_says_so() -> None:
    assert "There are none." in outline(render(Catalogue("things", ("name",), ()))).text


def test_a_page() -> None:
    text = "One\ntwo ``a<b>``.\n\n- first\n  goes on\n- second\n\n    code <i>\n"
    shown = outline(render(Page("rule", "Title <x>", "Summary.", {"What": text}, {"topic": "t"})))
    assert_inert(shown)
    assert {"ul", "li", "pre", "code"} <= shown.tags
    assert "One two a<b>." in shown.text
    assert "first goes on" in shown.text
    assert "code <i>" in shown.text


def test_code_between_backticks_is_shown_as_code_and_stays_text() -> None:
    shown = inline("Write `a<b>[k]` in place of ``c``; a lone ` stays.")
    assert shown == ("Write <code>a&lt;b&gt;[k]</code> in place of <code>c</code>; a lone ` stays.")
