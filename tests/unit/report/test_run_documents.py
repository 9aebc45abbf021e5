"""Sessions in every format: the table, the result, what was tried and why it was not, proofs."""

import json
from collections.abc import Callable
from dataclasses import replace

import jsonschema
import pytest
import run_sessions as sessions
from whole_formats import WHOLE

from cuado.model.cause import Cause
from cuado.model.program import ProgramShare
from cuado.optimizer.session import (
    AdviceRecord,
    Candidate,
    Ending,
    ExperimentRecord,
    Fate,
    Iteration,
    Session,
)
from cuado.report import words
from cuado.report.formats import Style, render
from cuado.report.formats.json import schema
from cuado.report.run import RunReport, sentences
from cuado.report.run.answer import answer
from cuado.report.run.rows import experiment_rows, not_made, split_step
from cuado.report.run.view import changes, run_view
from cuado.stats import Interval

MADE = (
    sessions.transposes,
    sessions.nothing_helps,
    sessions.killed,
    sessions.nothing_measured,
    sessions.modelled,
    sessions.hostile,
)
made = pytest.mark.parametrize("make", MADE, ids=lambda make: make.__name__)
formats = pytest.mark.parametrize("format_name", WHOLE)
Make = Callable[[], Session]


def text_of(session: Session, format_name: str = "terminal", width: int = 80) -> str:
    return render(RunReport(session), format_name, Style(width))


def flat(text: str) -> str:
    """Wrapped text on one line, without Markdown's backslashes."""
    return " ".join(text.replace("\\", "").split())


def row_of(text: str, name: str) -> str:
    """The table's first line on a version."""
    return next(line for line in text.splitlines() if line.startswith(name))


def test_the_program_s_gain_stands_beside_the_kernel_s() -> None:
    share = ProgramShare(0.71, 1.0, 12)
    session = sessions.transposes(program=share)
    assert session.last is not None
    assert session.last.version.speedup is not None
    gain = session.last.version.speedup.estimate
    told = f"at most {words.speedup(share.speedup(gain))} faster, and if it took no time at all"
    assert f"{told}, 3.45x (Amdahl)" in flat(text_of(session))
    found = json.loads(text_of(session, "json"))
    jsonschema.validate(found, schema("run"))
    assert found["program"]["speedup"] == pytest.approx(share.speedup(gain))
    assert "Amdahl" not in text_of(sessions.transposes())
    assert "program" not in json.loads(text_of(sessions.transposes(), "json"))


@made
def test_json_obeys_the_published_schema(make: Make) -> None:
    published = schema("run")
    jsonschema.Draft202012Validator.check_schema(published)
    jsonschema.validate(json.loads(text_of(make(), "json")), published)


@pytest.mark.parametrize(
    ("path", "bad"),
    [
        (("ending",), "done"),
        (("iterations", 0, "candidates", 0, "fate"), "liked"),
        (("iterations", 0, "version", "time_ns"), 0),
        (("provenance",), "guessed"),
    ],
)
def test_the_schema_refuses_what_is_not_ours(path: tuple[str | int, ...], bad: object) -> None:
    loaded = json.loads(text_of(sessions.transposes(), "json"))
    place = loaded
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = bad
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(loaded, schema("run"))


def test_json_has_the_whole_record() -> None:
    session = sessions.transposes()
    loaded = json.loads(text_of(session, "json"))
    assert [len(each["candidates"]) for each in loaded["iterations"]] == [6, 3, 0]
    kept = loaded["iterations"][0]["candidates"][0]
    assert kept["transformation"] == sessions.REMAP
    assert kept["gain"]["estimate"] == pytest.approx(2.339)
    assert kept["compared"] == list(sessions.COMPARED)
    assert kept["advice"]["at"] == "/home/x/transpose.cu:9"
    assert loaded["iterations"][1]["achieved"]["estimate"] == pytest.approx(2.339)
    assert loaded["iterations"][1]["predicted"] == pytest.approx(2.31)
    assert loaded["iterations"][0]["predicted"] is None
    assert loaded["speedup"]["estimate"] == pytest.approx(4.18)
    assert loaded["nothing_helped"] == []


def test_the_table_is_the_founding_documents() -> None:
    text = text_of(sessions.transposes())
    head, *_ = text.splitlines()
    columns = ["version", "time", "speed-up", "limiter", "what changed", "predicted"]
    assert [column for column in columns if column in head] == columns
    assert row_of(text, "v1").split()[:4] == ["v1", "416.0", "us", "2.34x"]
    assert "thread-remap" in row_of(text, "v1")
    assert row_of(text, "v2").endswith("1.90x")
    assert "[232.3, 233.3]" in text
    # The ranges of speed-ups are left to wider terminals.
    wide = text_of(sessions.transposes(), width=120)
    assert "[4.17, 4.19]" not in text.partition("speed-up: over")[0]
    assert "[4.17, 4.19]" in wide.partition("speed-up: over")[0]


def kept_as(label: str, *steps: str) -> Candidate:
    """A kept candidate, and what the author would write for each of its steps."""
    advised = tuple(AdviceRecord(f"write {step}", step=step) for step in steps)
    return Candidate(label, Fate.KEPT, advised=advised)


def advised(*kept: tuple[Candidate, tuple[str, ...]]) -> list[tuple[str, str]]:
    """Advice after candidates were kept, each with the steps of the version that it made."""
    own, end = sessions.first(), sessions.third()
    iterations: list[Iteration] = []
    steps: tuple[str, ...] = ()
    for candidate, after in kept:
        began = replace(own.version, steps=steps)
        iterations.append(replace(own, version=began, candidates=(candidate,)))
        steps = after
    iterations.append(replace(end, version=replace(end.version, steps=steps), candidates=()))
    view = run_view(RunReport(sessions.transposes(iterations=tuple(iterations))))
    return [(step, record.says) for step, record in view.advice]


def test_steps_put_together_leave_no_advice_when_one_of_them_is_undone() -> None:
    both = (kept_as("a(n=1) + b", "a(n=1)", "b"), ("a(n=1)", "b"))
    assert advised(both) == [("a(n=1)", "write a(n=1)"), ("b", "write b")]
    assert advised(both, (kept_as("without a(n=1)"), ("b",))) == [("b", "write b")]
    other = (kept_as("a(n=2), not a(n=1)", "a(n=2)"), ("a(n=2)", "b"))
    assert advised(both, other) == [("b", "write b"), ("a(n=2)", "write a(n=2)")]
    # Undone, and put in again elsewhere: once, and as it is there.
    again = (kept_as("a(n=1), not a(n=2)", "a(n=1)"), ("a(n=1)", "b"))
    assert advised(both, other, again) == [("b", "write b"), ("a(n=1)", "write a(n=1)")]
    twice = (kept_as("b", "b"), ("a(n=1)", "b", "b"))
    assert [step for step, _ in advised(both, twice)] == ["a(n=1)", "b", "b"]


def test_older_journals_have_one_advice_for_steps_put_together() -> None:
    record = AdviceRecord("write a; then write b")
    old = replace(kept_as("a(n=1) + b"), advice=record)
    assert advised((old, ("a(n=1)", "b"))) == [("a(n=1) + b", record.says)]
    assert advised((old, ("a(n=1)", "b")), (kept_as("without b"), ("a(n=1)",))) == []
    before = replace(kept_as("b, before a(n=1)"), advice=record)
    start = (kept_as("a(n=1)", "a(n=1)"), ("a(n=1)",))
    assert advised(start, (before, ("b", "a(n=1)")), (kept_as("without b"), ("a(n=1)",))) == [
        ("a(n=1)", "write a(n=1)")
    ]


def test_json_has_advice_for_steps_put_together_in_one() -> None:
    both = kept_as("a + b", "a", "b")
    session = sessions.transposes(iterations=(replace(sessions.first(), candidates=(both,)),))
    (found,) = json.loads(text_of(session, "json"))["iterations"][0]["candidates"]
    assert found["advice"]["says"] == "write a; then write b"
    assert found["advice"]["before"] is None
    jsonschema.validate(json.loads(text_of(session, "json")), schema("run"))


@made
@pytest.mark.parametrize("width", [60, 80, 120])
def test_terminal_fits(make: Make, width: int) -> None:
    for line in text_of(make(), width=width).splitlines():
        assert len(line) <= width
        assert "\x1b" not in line


@made
@pytest.mark.parametrize("width", [72, 80, 120])
def test_the_table_is_cut_nowhere(make: Make, width: int) -> None:
    session = make()
    text = text_of(session, width=width)
    if session.iterations:
        assert "predicted" in text.partition("original")[0]


@made
@formats
def test_every_format_prints_every_session_the_same_each_time(make: Make, format_name: str) -> None:
    assert text_of(make(), format_name) == text_of(make(), format_name)


@pytest.mark.parametrize("format_name", [name for name in WHOLE if name != "html"])
def test_every_format_says_what_was_found_tried_and_proved(format_name: str) -> None:
    shown = flat(text_of(sessions.transposes(), format_name))
    for said in (
        "v2 is 4.18x [4.17, 4.19] faster than the original: 973 -> 233 us.",
        "It ended near its roof: DRAM moves 91% of what is attainable.",
        "only less work, or another algorithm, would be faster.",
        "warps wait for global memory 59% of the time",
        "uncoalesced-stores",
        "a store request touches 32 sectors where 4 would do",
        "transpose.cu:14",
        "coalesced-stores",
        "2 loads more than expected",
        sessions.COARSENING,
        "'out' differs in 12 elements, first at 4096: 0 instead of 4096",
        "no two accesses of a thread are adjacent",
        "no experiment found that barriers cost time",
        "the remap is a bijection of the 256 threads of a block",
        "equal in all 67,108,864 elements on 3 sets of fresh random inputs",
        "swap the roles of threadIdx.x and threadIdx.y",
        "let each block do four tiles below one another",
    ):
        assert said in shown, said


@formats
def test_a_kernel_that_nothing_helps_gets_the_failed_condition_of_each(format_name: str) -> None:
    session = sessions.nothing_helps()
    shown = flat(text_of(session, format_name)).lower()
    tried = {c.transformation.partition("(")[0] for c in session.iterations[0].candidates}
    for name in {*tried, "barrier-weakening"}:
        assert name in shown
    listed = {other.names.partition(" ")[0] for other in run_view(RunReport(session)).conditions}
    assert listed == {*tried, "barrier-weakening"}
    for reason in ("the kernel has no shared array", "an illegal address"):
        assert reason in shown
    assert "no faster version was kept" in shown
    # The answer that an HTML page begins with says it in its point.
    assert "it is for the source to remove" in shown or "cuado cannot take it away" in shown


@pytest.mark.parametrize(
    ("step", "parts"),
    [
        (sessions.COARSENING, ("block-coarsening", "axis=y, factor=4")),
        ("shared-swizzle", ("shared-swizzle", "")),
        ("without remap(order=yx)", ("without remap(order=yx)", "")),
        ("<b>(1)</b>", ("<b>(1)</b>", "")),
    ],
)
def test_a_step_is_split_only_where_it_is_one(step: str, parts: tuple[str, str]) -> None:
    assert split_step(step) == parts


def test_refusals_of_one_condition_are_one_line() -> None:
    refused = [Candidate(f"cap(n={n})", Fate.REFUSED, "no source") for n in range(6)]
    others = not_made([*refused, Candidate("cap(n=9)", Fate.REFUSED, "spills")])
    assert [other.names for other in others] == [
        "cap (n=0; n=1; n=2; n=3; and 2 more)",
        "cap (n=9)",
    ]


def test_what_counters_say_is_told_where_no_experiment_had_time() -> None:
    alone = sessions.first()
    session = replace(
        sessions.nothing_helps(),
        iterations=(replace(alone, limiter="undecided", limiter_unit="", experiments=()),),
        ending=Ending.BUDGET,
        backend="emulated:h200 NVIDIA H200",
    )
    found = answer(RunReport(session))
    assert "is undecided; its busiest unit is DRAM, at 21% of its peak." in found.facts[1]
    assert found.commands[0][0].startswith("cuado analyze ")
    assert found.commands[0][0].endswith(" --device emulated:h200")
    decided = answer(RunReport(sessions.nothing_helps()))
    assert not [command for command, _ in decided.commands if command.startswith("cuado analyze")]


@formats
def test_a_killed_session_shows_what_it_recorded(format_name: str) -> None:
    shown = flat(text_of(sessions.killed(), format_name))
    assert "No faster version is recorded: the original takes 973 us" in shown
    assert "or it was killed" in shown
    assert "the version it makes is not in the record: thread-remap(order=yx)" in shown
    assert "nothing helped" not in shown.lower().replace("nothing_helped", "")


@formats
def test_a_session_without_measurements_says_why(format_name: str) -> None:
    shown = flat(text_of(sessions.nothing_measured(), format_name))
    assert "Nothing was measured." in shown
    assert "reference's results are wrong" in shown.replace("&#39;", "'")
    assert "speed-up: over" not in shown


@formats
def test_modelled_times_are_called_so(format_name: str) -> None:
    shown = flat(text_of(sessions.modelled(), format_name))
    assert "973 -> 233 us, modelled." in shown.replace("&gt;", ">")
    assert "no GPU was timed" in shown
    assert "measured over this version" not in shown
    if format_name != "json":
        for number in ("973.1 us, modelled", "416.0 us, modelled", "232.8 us, modelled"):
            assert number in shown
    assert "modelled" not in flat(text_of(sessions.transposes(), format_name)).lower().replace(
        ".fill.modelled", ""
    )


@formats
def test_what_was_not_compared_is_a_warning(format_name: str) -> None:
    first, *rest = sessions.transposes().iterations
    bare = replace(first.candidates[0], proofs=())
    trusting = replace(first, candidates=(bare, *first.candidates[1:]))
    session = sessions.transposes(iterations=(trusting, *rest))
    warning = "Results were not compared for: thread-remap(order=yx)."
    assert warning in flat(text_of(session, format_name))
    assert warning not in flat(text_of(sessions.transposes(), format_name))


def test_what_changed_is_told_against_the_version_before() -> None:
    first, second, third = sessions.transposes().iterations
    swapped = replace(third, version=replace(third.version, steps=(sessions.COARSENING, "b(n=1)")))
    session = sessions.transposes(iterations=(first, second, swapped))
    assert changes(session, 0) == ()
    assert changes(session, 1) == (sessions.REMAP,)
    assert changes(session, 2) == (sessions.COARSENING, "b(n=1)", f"without {sessions.REMAP}")


@pytest.mark.parametrize(
    ("speedup", "said"),
    [
        (sessions.near(0.9), "v2 is slower (0.90x [0.90, 0.90]) than the original"),
        (sessions.near(1.0), "v2 is not distinguishable (1.00x [1.00, 1.00]) from the original"),
        (None, "The last version, v2, was not compared with the original"),
    ],
)
def test_the_result_claims_no_more_than_the_interval(speedup: object, said: str) -> None:
    *rest, last = sessions.transposes().iterations
    last = replace(last, version=replace(last.version, speedup=speedup))  # type: ignore[arg-type]
    session = sessions.transposes(iterations=(*rest, last))
    assert sentences.result(session).startswith(said)


@pytest.mark.parametrize("ending", Ending)
def test_every_ending_has_a_reason_and_a_next_step(ending: Ending) -> None:
    for iterations in (sessions.transposes().iterations, ()):
        session = sessions.transposes(ending=ending, iterations=iterations)
        assert sentences.ended(session).endswith(".")
        assert sentences.next_step(session).startswith("Next: ")


def test_candidates_left_out_are_counted() -> None:
    first = sessions.first()
    waiting = Candidate("b(n=1)", Fate.LEFT_OUT, "the budget was spent")
    session = sessions.transposes(
        iterations=(replace(first, candidates=(waiting, waiting)),), ending=Ending.BUDGET
    )
    assert sentences.ended(session) == (
        "It ended when its budget was spent with 2 candidates not measured."
    )


def test_pictures_are_no_gains_and_doubts_are_in_brackets() -> None:
    rows = experiment_rows(sessions.first().experiments)
    assert [row.name for row in rows] == [
        "coalesced-stores",
        "unrolled-loads",
        "cache-hints",
        "math-only",
    ]
    assert [row.faster for row in rows] == [True, False, False, False]
    assert rows[2].gain == "(1.03x)"
    assert rows[3].label == "picture"


def test_a_next_step_prefers_what_can_be_had_to_a_bound() -> None:
    bound = ExperimentRecord("x", "measured", "loads", sessions.near(5.0), "faster", "at most")
    had = ExperimentRecord("y", "measured", "stores", sessions.near(1.5), "faster", "at least")
    for found, said in (((bound, had), "y: at least 1.50x"), ((bound,), "x: at most 5.00x")):
        alone = replace(sessions.first(), experiments=found)
        session = sessions.transposes(iterations=(alone,), ending=Ending.NOTHING_HELPS)
        assert said in sentences.next_step(session)


def test_words_of_another_version_are_shown_as_they_stand() -> None:
    odd = replace(sessions.first(), limiter="new_verdict", limiter_unit="")
    assert "new verdict" in text_of(sessions.transposes(iterations=(odd,)))
    unknown = replace(sessions.first(), limiter="", limiter_unit="", limiter_reason="")
    assert "limiter: not known" in text_of(sessions.transposes(iterations=(unknown,)))


def test_markdown_is_not_broken_by_texts() -> None:
    lines = text_of(sessions.hostile(), "markdown").splitlines()
    head = next(at for at, line in enumerate(lines) if line.startswith("| version"))
    columns = lines[head].count("|")
    for line in lines[head : head + 4]:
        assert line.replace("\\|", "").count("|") == columns


@pytest.mark.parametrize("name", ["terminal", "markdown", "html"])
def test_what_the_result_holds_for_is_said(name: str) -> None:
    said = text_of(sessions.transposes(), name).replace("\\", "")
    heading = "what a launch must have for the last version to compute the same"
    assert heading in said.lower()
    assert "grid (256, 1024, 1), block (32, 8, 1)" in said
    assert "width = 8192" in said
    assert "268,435,456 bytes from a multiple of 256" in said
    assert ("<summary>" in said) == (name != "terminal")
    nothing = text_of(sessions.nothing_helps(), name)
    assert heading not in nothing.lower()


def test_json_holds_the_conditions_of_each_version() -> None:
    loaded = json.loads(text_of(sessions.transposes(), "json"))
    first, second, third = (each["version"]["conditions"] for each in loaded["iterations"])
    assert first is second is None
    assert third["parameters"][1]["value"] == "00200000"
    assert third["steps"][0]["facts"][0] == "grid"


def test_no_number_of_the_table_is_broken_at_sixty_columns() -> None:
    text = render(RunReport(sessions.modelled()), "terminal", Style(60))
    table = text.partition("speed-up: over")[0]
    assert max(map(len, table.splitlines())) <= 60
    for whole in ("modelled", "973.1 us", "416.0 us", "232.8 us", "4.18x", "speed-up"):
        assert whole in table


def test_a_budget_too_small_says_what_had_no_room_and_which_has() -> None:
    session = sessions.nothing_helps()
    first = session.iterations[0]
    asked = replace(first.experiments[0], gain=sessions.near(1.1))
    late = replace(asked, status="left out", gain=None, reason="no room")
    tried = replace(first.candidates[0], fate=Fate.LEFT_OUT)
    short = replace(
        session,
        ending=Ending.BUDGET,
        seconds=9.0,
        modelled=False,
        iterations=(replace(first, experiments=(asked, asked, late), candidates=(tried,)),),
    )
    said = sentences.next_step(short)
    assert "it had none for 1 of 3 experiments and 1 candidate" in said
    assert said.endswith("about --budget 20 has room for them.")
    slow = replace(first.version, time=sessions.near(400e6))
    longer = replace(short, iterations=(replace(short.iterations[0], version=slow),))
    assert "about --budget 60 has" in sentences.next_step(longer)
    assert "--budget" not in sentences.next_step(replace(short, modelled=True))


def special(
    name: str, claim: str, gain: float, relaxes: str = "special functions"
) -> ExperimentRecord:
    """A gain of an experiment on special functions, or on something else."""
    interval = Interval(gain, gain, gain, 1.0, 1)
    return ExperimentRecord(name, "measured", relaxes, interval, "faster", claim)


def test_what_only_an_inexact_step_takes_away_names_it() -> None:
    session = sessions.nothing_helps()
    asked = (
        special("free-special-functions", "at most", 3.8),
        special("fast-math", "predicted", 1.9),
    )
    for causes, says in (
        ((), "Special functions: 1.90x predicted ("),
        (
            (("special-functions", "divisions: fast-math gains 1.90x, predicted"),),
            "Special functions: 1.90x faster without them (",
        ),
    ):
        last = replace(session.iterations[0], experiments=asked, causes=causes)
        found = answer(RunReport(replace(session, iterations=(last,))))
        commands = [command for command, _ in found.commands]
        assert any(each.endswith("--allow fast-math --tolerance 1e-5") for each in commands)
        (point,) = found.points  # Of one bottleneck one gain.
        assert point.says.startswith(says)
        assert point.do.startswith("Use the fast forms")
        assert point.sure.endswith("fast-math changes results: --allow fast-math")


def test_what_costs_most_is_told_first_whatever_else_its_bottleneck_costs() -> None:
    session = sessions.nothing_helps()
    gains = [("no-spills", 3.0), ("wide-access", 2.0), ("fast-math", 1.8), ("no-barriers", 1.5)]
    gains += [("all-hits-l1", 4.0), ("no-spills", 1.2)]
    asked = tuple(special(name, "predicted", gain, name[:8]) for name, gain in gains)
    last = replace(session.iterations[0], experiments=asked, causes=())
    found = answer(RunReport(replace(session, iterations=(last,))))
    # All hits are no remedy: of them nothing can be done.
    assert [point.says[:15] for point in found.points] == [
        "No-spill: 3.00x",
        "Wide-acc: 2.00x",
        "Fast-mat: 1.80x",
    ]


def test_the_hottest_line_of_what_nothing_helps_is_shown_with_its_text() -> None:
    session = sessions.nothing_helps()
    asked = (
        special("no-spills", "predicted", 3.0, "x"),
        special("wide-access", "predicted", 2.0, "y"),
    )
    last = replace(
        session.iterations[0], experiments=asked, lines=(f"{sessions.FILE}:14",), causes=()
    )
    for costs, text in ((sessions.costs(0.6, 0.9), "  out[x * width + y] = a;"), ((), "")):
        found = answer(RunReport(replace(session, iterations=(replace(last, costs=costs),))))
        assert [point.where for point in found.points] == [f"transpose.cu:14{text}", ""]


def test_a_version_at_a_roof_is_told_to_do_less() -> None:
    session = sessions.nothing_helps()
    last = replace(session.iterations[0], causes=(("dram-roof", "DRAM is busy"),))
    found = answer(RunReport(replace(session, iterations=(last,))))
    assert found.points == ()
    assert found.verdict.endswith(
        "Faster is only what does less: move fewer bytes: smaller types, data kept in cache or "
        "registers, kernels joined."
    )  # No second time below.
    assert not any("roof" in each for each in found.remains)


def test_what_costs_time_is_named_as_the_record_names_it() -> None:
    session = sessions.nothing_helps()
    causes = (
        ("small-grid", "16 blocks; counters: small-grid, at most 8.25x"),
        (
            "barriers",
            "lock step: no-barriers gains at least 1.48x; counters: barriers; at step.cu:9",
        ),
        ("of-a-later-version", "why"),
    )
    last = replace(session.iterations[0], causes=causes, lines=(f"{sessions.FILE}:14",))
    found = answer(RunReport(replace(session, iterations=(last,), ending=Ending.BUDGET)))
    grid, barriers = found.points[:2]
    assert grid.says.startswith("A grid smaller than the GPU: at most 8.25x faster without it (")
    assert "<<<" in grid.where
    assert barriers.says.startswith("Barriers: at least 1.48x faster without them (")
    assert barriers.where == "step.cu:9"
    assert "not all that may take it away was tried" in barriers.sure
    assert "The time was over: " in found.verdict


def test_a_kept_step_is_said_to_relieve_only_what_was_named() -> None:
    session = sessions.transposes()
    first = session.iterations[0]
    for causes, begins in (
        (
            (("uncoalesced-store", "why"),),
            "Uncoalesced stores: v1 is 2.34x faster (973 -> 416 us)",
        ),
        ((("fp64", "why"),), "v1 is 2.34x faster (973 -> 416 us): "),
    ):
        changed = (replace(first, causes=causes), *session.iterations[1:])
        found = answer(RunReport(replace(session, iterations=changed)))
        says = next(each.says for each in found.points if "v1" in each.says)
        assert says.startswith(begins)
        # Where nothing is named, what the step does is said.
        assert says.endswith("lanes access neighbouring addresses") == begins.startswith("v1")


def test_a_launch_that_limits_is_named_beside_what_was_gained_elsewhere() -> None:
    session = sessions.transposes()
    first = session.iterations[0]
    named = (("small-grid", "few blocks; counters: small-grid, at most 8.25x"),)
    for limiter, says in (("launch", True), ("latency", False)):
        changed = (replace(first, limiter=limiter, causes=named), *session.iterations[1:])
        points = answer(RunReport(replace(session, iterations=changed))).points
        assert "v1 is" in points[0].says
        launch = [each for each in points if each.says.startswith("A grid smaller than the GPU")]
        assert [each.do for each in launch] == [Cause.SMALL_GRID.do] * says
