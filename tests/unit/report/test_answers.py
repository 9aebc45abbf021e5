"""The answer on one screen: it fits, names the line and what to do first, in whole sentences."""

import re
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from io import StringIO
from pathlib import Path

import pytest
import run_sessions
import whatif_results
from rich.console import Console
from screens import faults

from cuado.api import analyze
from cuado.backends.emulated.backend import EmulatedBackend
from cuado.cli.output import TOPICS
from cuado.errors import UnknownNameError
from cuado.model.cause import Cause
from cuado.model.instruction import SourceLocation
from cuado.model.limiter import Limit
from cuado.report.analysis import Report
from cuado.report.answer import Answer, Bar, Point
from cuado.report.answer_terminal import MOST_LINES, screen
from cuado.report.document import Document
from cuado.report.formats import Style, render
from cuado.report.run import RunReport
from cuado.report.whatif import WhatIfReport
from cuado.what_if.result import NamedCause, Status

RECORDED = sorted(
    path
    for path in (Path(__file__).parents[3] / "examples" / "recorded").iterdir()
    if path.suffix in {".ncu-rep", ".csv"}
)
WHATIF = (
    whatif_results.transpose,
    whatif_results.interrupted,
    whatif_results.nothing,
    whatif_results.hostile,
)
RUNS = (
    run_sessions.transposes,
    run_sessions.nothing_helps,
    run_sessions.killed,
    run_sessions.nothing_measured,
    run_sessions.modelled,
    run_sessions.hostile,
)
BRIEF = Style(80, brief=True)


def shown(document: Document, style: Style = BRIEF) -> str:
    return render(document, "terminal", style)


def documents() -> dict[str, Callable[[], Document]]:
    found: dict[str, Callable[[], Document]] = {}
    for path in RECORDED:
        found[path.name] = lambda path=path: analyze(path).document  # type: ignore[misc]
    for make in WHATIF:
        found[f"whatif {make.__name__}"] = lambda make=make: WhatIfReport(make())  # type: ignore[misc]
    for session in RUNS:
        found[f"run {session.__name__}"] = lambda make=session: RunReport(make())  # type: ignore[misc]
    return found


each = pytest.mark.parametrize("make", documents().values(), ids=documents().keys())


@each
def test_it_fits_one_screen(make: Callable[[], Document]) -> None:
    lines = shown(make()).splitlines()
    assert 3 <= len(lines) <= MOST_LINES
    # A command is never broken: it could not be typed.
    assert all(len(line) <= BRIEF.width for line in lines if not line.startswith("cuado "))


@each
def test_the_first_lines_the_times_and_the_sentences(make: Callable[[], Document]) -> None:
    assert faults(make()) == []


@each
def test_every_sentence_ends(make: Callable[[], Document]) -> None:
    """The verdict, what remains, and advice are whole sentences: nothing is cut inside."""
    document = make()
    module = import_module(f"{type(document).__module__}.answer")
    answer: Answer = module.answer(document)
    sentences = [answer.verdict, *answer.facts, *answer.notes, *answer.remains]
    sentences += [point.do for point in answer.points if point.do]
    for sentence in sentences:
        assert sentence.rstrip().endswith((".", "?")), sentence
        assert not re.search(r"\b(None|nan)\b", sentence), sentence
        assert ".." not in sentence.replace("...", ""), sentence


def test_the_line_and_what_to_do_come_first() -> None:
    head = "\n".join(shown(WhatIfReport(whatif_results.transpose())).splitlines()[:12])
    assert "`tile" in head
    assert " rows" in head or "in place of" in head
    assert re.search(r"line\s+\w+\.cu:\d+", head)


def test_the_first_cause_of_a_report_is_in_its_verdict() -> None:
    text = " ".join(shown(analyze(RECORDED[0].parent / "averaging.ncu-rep").document).split())
    assert text.startswith("Uncoalesced loads at averaging.cu:27 (")
    assert ") may cost up to 49% of its time: 10.6 -> 5.41 ms at best, by counters." in text
    assert "1. Uncoalesced global loads: at most 1.95x faster" in text


def test_what_matters_least_goes_first() -> None:
    """An answer of a hundred lines is made shorter by whole parts; its verdict stays."""
    point = Point("Something: 2x faster", "a.cu:1", "Do this. " * 30, "sure " * 40, ("+ x",) * 20)
    long = Answer(
        "It is slow.",
        facts=("A fact that is long. " * 8,) * 6,
        points=(point,) * 5,
        picture="Time",
        bars=tuple(Bar(f"part {n}", n + 1.0, f"{n} us") for n in range(30)),
        remains=("Not answered: much of it. " * 6,) * 5,
        commands=(("cuado run x", "does it"),),
        notes=("Mind this. " * 20,) * 4,
    )
    console = Console(width=80, file=StringIO())
    with console.capture() as captured:
        for part in screen(long, 80):
            console.print(part)
    text = captured.get()
    assert text.count("\n") <= MOST_LINES
    assert text.startswith("It is slow.")
    assert "cuado run x" in text


def test_every_cause_has_words() -> None:
    for cause in Cause:
        assert cause.do.endswith(".")
        assert cause.noun[:1].isupper()
        assert cause.says[:1].islower() or cause.says.startswith(("DRAM", "L2"))


@pytest.mark.parametrize("name", TOPICS)
def test_topics_are_those_of_the_module(name: str) -> None:
    module = import_module(f"cuado.report.{name}.terminal")
    assert tuple(module.TOPICS) == TOPICS[name]


def test_topics_show_parts_of_the_whole() -> None:
    report = WhatIfReport(whatif_results.transpose())
    whole = shown(report, Style(80))
    for topic in TOPICS["whatif"]:
        part = shown(report, Style(80, topic=topic)).splitlines()
        assert part
        assert set(part) <= set(whole.splitlines())


def test_a_topic_of_another_document_is_refused() -> None:
    with pytest.raises(UnknownNameError):
        shown(WhatIfReport(whatif_results.transpose()), Style(80, topic="proofs"))


def test_nothing_measured_says_so() -> None:
    result = replace(whatif_results.transpose(), original=None, outcomes=(), causes=())
    assert shown(WhatIfReport(result)).startswith("Nothing was measured.")


def test_a_line_that_is_only_rewritten_is_not_blamed() -> None:
    """A swizzle changes the store as well as the loads that conflict: neither is singled out."""
    result = whatif_results.transpose()
    first = result.causes[0]
    lines = tuple(SourceLocation("/src/transpose.cu", number) for number in (12, 16))
    outcomes = tuple(
        replace(each, touched=lines, lines=())
        if each.experiment.name == first.experiment
        else replace(each, lines=())
        for each in result.outcomes
    )
    both = replace(result, outcomes=outcomes, causes=(replace(first, lines=lines),))
    text = " ".join(shown(WhatIfReport(both)).split())
    assert "at transpose.cu:12 and transpose.cu:16 cost" in text
    many = tuple(SourceLocation("/src/transpose.cu", number) for number in range(12, 17))
    outcomes = tuple(replace(e, touched=many) if e.touched == lines else e for e in outcomes)
    spread = replace(result, outcomes=outcomes, causes=(replace(first, lines=many),))
    text = " ".join(shown(WhatIfReport(spread)).split())
    assert " at transpose.cu:12 and 4 other lines cost" in text
    assert "and lines 13, 14, 15 and 16" in text  # All of them where the point has room.


@pytest.mark.parametrize(
    ("block", "says"),
    [
        (
            (8, 1, 1),
            "the work of 16 of these blocks: 128 threads (4 warps), not 8, in a grid of 64 ",
        ),
        ((3, 11, 1), "of 15 of these blocks: 495 threads (16 warps), not 3x11, in a grid of 69 "),
        ((300, 1, 1), "each with several rows or items where one of them takes fewer threads"),
    ],
)
def test_small_blocks_are_joined(block: tuple[int, int, int], says: str) -> None:
    result = whatif_results.transpose()
    launch = replace(result.launch, block=block, grid=(1024, 1, 1))
    named = (NamedCause(Cause.PARTIAL_WARPS, "Lanes are idle", bound=2.0),)
    text = shown(WhatIfReport(replace(result, launch=launch, causes=named)))
    assert says in " ".join(text.split())


def test_how_busy_units_are_is_drawn_against_all_of_it() -> None:
    report = Report(analyze(RECORDED[0].parent / "stencil.ncu-rep").found)
    found: Answer = import_module("cuado.report.analysis.answer").answer(report)
    several = len(report.analysis.hotspots) > 1
    assert found.whole == (None if several else 100)


@pytest.mark.parametrize(
    ("verdict", "says"),
    [(Limit.LATENCY, True), (Limit.MEMORY_BANDWIDTH, True), (Limit.LAUNCH, False)],
)
def test_without_a_cause_the_room_that_is_left_is_a_bound(verdict: Limit, says: bool) -> None:
    found = analyze(RECORDED[0].parent / "stencil.ncu-rep").found
    (spot, *_) = found.hotspots
    busiest = max(unit.attainable for unit in spot.longest.limiter.utilizations)
    limiter = replace(spot.longest.limiter, verdict=verdict)
    bare = replace(spot, longest=replace(spot.longest, findings=(), limiter=limiter))
    shown_of = import_module("cuado.report.analysis.answer").answer
    said = shown_of(Report(replace(found, hotspots=(bare,)))).verdict
    assert (", at best " in said and " until " in said) is says
    assert "counters show no cause" in said
    assert busiest < 98


def test_what_a_run_leaves_says_what_to_do_and_claims_one_line() -> None:
    left = run_sessions.nothing_helps()
    known = replace(
        left.iterations[-1].experiments[0],
        relaxes="bank conflicts",
        verdict="faster",
        gain=run_sessions.near(1.5),
    )
    others = (
        replace(known, name="conflict-free-shared"),
        replace(known, name="of another release"),
    )
    last = replace(left.iterations[-1], experiments=others, lines=("/a/b.cu:7",))
    text = shown(RunReport(replace(left, iterations=(last,))))
    assert text.count("line  b.cu:7") == 1
    assert text.count(Cause.BANK_CONFLICTS.do.split(",")[0]) == 1


def test_a_roof_without_counters_leaves_open_whether_something_is_left() -> None:
    result = whatif_results.transpose()
    roof = replace(result.causes[0], cause=Cause.DRAM_ROOF, gain=None)
    found = replace(result, causes=(roof,), outcomes=())
    uncounted = replace(found, counters=type(result.counters)())
    said = " ".join(shown(WhatIfReport(uncounted)).split())
    assert said.startswith("Nothing to fix was found: transpose_shared is at the DRAM roof")
    assert "Nothing is wrong" not in said


def test_a_bound_from_counters_is_not_called_measured() -> None:
    result = whatif_results.transpose()
    bounded = replace(result.causes[0], gain=None, claim=None, bound=1.5)
    said = " ".join(shown(WhatIfReport(replace(result, causes=(bounded,)))).split())
    assert re.search(r"may cost up to 33% of the time: 499 -> \d+ us at best, by counters\.", said)


def test_at_a_roof_what_is_left_to_gain_has_its_line_and_what_to_do() -> None:
    result = whatif_results.transpose()
    roof = replace(result.causes[0], cause=Cause.DRAM_ROOF, gain=None)
    outcomes = tuple(
        replace(each, experiment=replace(each.experiment, cause=Cause.BANK_CONFLICTS))
        for each in result.outcomes
    )
    text = shown(WhatIfReport(replace(result, causes=(roof,), outcomes=outcomes)))
    verdict, _, points = text.partition("1. ")
    assert verdict.startswith("Little is wrong: transpose_shared is at the DRAM roof")
    assert " gains: 499 -> " in " ".join(verdict.split())
    assert "   do    " in points
    assert "   line  transpose.cu:" in points


def test_of_a_kernel_of_python_the_search_of_its_parameters_is_named() -> None:
    result = whatif_results.transpose()
    assert "cuado tune" not in shown(WhatIfReport(result))
    ptx = result.launch.ptx + '\n\t.file\t1 "/home/x/attend.py"\n'
    triton = replace(result, launch=replace(result.launch, ptx=ptx))
    text = " ".join(shown(WhatIfReport(triton)).split())
    assert "cuado tune -k transpose" in text
    assert "-- COMMAND searches num_warps, num_stages and the tiles in its program" in text


def test_a_run_of_a_kernel_of_python_names_the_search_of_its_parameters_first() -> None:
    session = run_sessions.transposes()
    assert "cuado tune" not in shown(RunReport(session))
    triton = replace(
        session,
        kernel="attention",
        is_of_python=True,
        application=("python", "attend.py", "--steps", "10 000"),
    )
    text = " ".join(shown(RunReport(triton)).split())
    command = "cuado tune -k attention -- python attend.py --steps '10 000'"
    assert f"{command} searches num_warps, num_stages and the tiles in its program" in text
    assert text.index(command) < text.index("cuado run")


def test_whose_constants_a_model_takes_is_said_once() -> None:
    backend = EmulatedBackend("a100")
    said = Answer("Balanced.", notes=(*backend.notes, "The clock varied."))
    assert said.notes == (backend.notes[0], "The clock varied.")
    assert sum("NVIDIA H200" in note for note in backend.notes) == 2
    assert Answer("Balanced.", notes=backend.notes[1:]).notes == backend.notes[1:]


@pytest.mark.parametrize(
    ("gain", "bound", "said"),
    [
        (72.9, 263.0, "what it costs beside the first was not measured"),
        (72.9, 1.25, "at most 1.25x faster without it"),
        (1.24, 1.8, "at most 1.80x faster without it"),
    ],
)
def test_a_bound_beside_a_cause_that_takes_most_of_the_time_is_not_said(
    gain: float, bound: float, said: str
) -> None:
    """Loads of a kernel that waits for atomics cannot bring more than these."""
    first, second = whatif_results.named()
    causes = (
        replace(first, gain=whatif_results.interval(gain)),
        replace(second, bound=bound),
    )
    found = replace(whatif_results.transpose(), causes=causes)
    text = " ".join(shown(WhatIfReport(found)).split())
    assert f"2. A last wave that is nearly empty: {said}" in text
    assert "its gain was not measured" in text


def test_how_much_of_the_math_is_hidden_is_said_once() -> None:
    found = whatif_results.transpose()
    reason = "memory alone takes 777 us; all of the math time is hidden behind memory"
    found = replace(found, limiter=replace(found.limiter, reason=reason))
    assert " ".join(shown(WhatIfReport(found)).split()).count("of the math time") == 1


def test_where_no_cause_was_asked_about_none_is_denied() -> None:
    found = whatif_results.transpose()
    left = tuple(
        replace(each, status=Status.SKIPPED, comparison=None, timings=()) for each in found.outcomes
    )
    text = " ".join(shown(WhatIfReport(replace(found, outcomes=left, causes=()))).split())
    assert text.startswith(
        "Undecided: no cause could be tried in the time, so give --budget more seconds. "
    )
