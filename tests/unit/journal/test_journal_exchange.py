"""Sessions and baselines to a file and back; the gate; the recorder that never ends a run."""

import json
import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import journal_sessions as samples
import pytest

from cuado.errors import UnknownNameError
from cuado.journal.baselines import baselines, check, remove_baseline, set_baseline
from cuado.journal.errors import JournalError
from cuado.journal.exchange import exported, imported
from cuado.journal.journal import Journal
from cuado.journal.recorder import JournalRecorder
from cuado.journal.references import Reference, reference, side
from cuado.optimizer.session import Session


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal.open(tmp_path / "journal.sqlite3") as opened:
        yield opened


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Journal]:
    with Journal.open(tmp_path / "other.sqlite3") as opened:
        yield opened


def scaled(original: float, last: float, **changes: Any) -> Session:
    """The sample session with its versions' times multiplied."""
    first, second = samples.iterations()
    return replace(
        samples.session(**changes),
        iterations=tuple(
            replace(
                each, version=samples.version(base * factor, 2.34 if each.version.speedup else None)
            )
            for each, base, factor in ((first, 973e3, original), (second, 416e3, last))
        ),
    )


def test_an_export_goes_into_another_journal_once(journal: Journal, other: Journal) -> None:
    other.begin(samples.session("mine.toml"))
    journal.begin(samples.session())
    journal.begin(samples.begun("b.toml"))
    journal.begin(samples.session("c.toml"))
    set_baseline(journal, "gate", Reference(1, "0"))
    set_baseline(journal, "left out", Reference(3))
    content = exported(journal, (1, 2)).encode()

    done = imported(other, content, "it")
    assert (done.new, done.known, done.baselines, done.kept) == ((2, 3), 0, ("gate",), ())
    assert other.session(2) == samples.session()
    assert other.session(3) == samples.begun("b.toml")
    assert [(each.name, each.of) for each in baselines(other)] == [("gate", Reference(2, "0"))]

    again = imported(other, content, "it")
    assert (again.new, again.known, again.baselines) == ((), 2, ())
    back = imported(journal, exported(other).encode(), "it")
    assert (back.new, back.known) == ((4,), 2)
    assert journal.sessions()[0].case == "mine.toml"


def test_an_unfinished_session_is_completed_and_never_undone(
    journal: Journal, other: Journal
) -> None:
    number = journal.begin(samples.begun())
    early = exported(journal).encode()
    imported(other, early, "it")
    journal.finish(number, samples.session())
    assert imported(other, exported(journal).encode(), "it").updated == (1,)
    assert other.session(1) == samples.session()
    assert imported(other, early, "it").updated == ()
    assert other.session(1) == samples.session()


def test_a_name_that_is_taken_keeps_its_meaning(journal: Journal, other: Journal) -> None:
    journal.begin(samples.session())
    set_baseline(journal, "gate", Reference(1))
    other.begin(samples.session("mine.toml"))
    set_baseline(other, "gate", Reference(1))
    assert imported(other, exported(journal).encode(), "it").kept == ("gate",)
    assert baselines(other)[0].of == Reference(1)


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (lambda e: e | {"format": "diary"}, "no export"),
        (lambda e: e | {"version": 2}, "newer cuado"),
        (lambda e: e | {"sessions": e["sessions"] * 2}, "twice"),
        (lambda e: e | {"sessions": [e["sessions"][0] | {"key": "../x"}]}, "no session's key"),
        (lambda e: e | {"sessions": [{"key": "0" * 32, "session": {}}]}, "cannot be read"),
        (
            lambda e: e | {"baselines": [{"name": "n", "key": "9" * 32, "version": ""}]},
            "not in the file",
        ),
        (
            lambda e: (
                e | {"baselines": [{"name": "n", "key": e["sessions"][0]["key"], "version": "x"}]}
            ),
            "names no session",
        ),
        (
            lambda e: (
                e | {"baselines": [{"name": "n", "key": e["sessions"][0]["key"], "version": "9"}]}
            ),
            "no version 9",
        ),
        (lambda _: [], "cannot be read"),
    ],
)
def test_a_file_that_breaks_the_format_changes_nothing(
    journal: Journal, other: Journal, damage: object, problem: str
) -> None:
    journal.begin(samples.session())
    content = json.dumps(damage(json.loads(exported(journal))))  # type: ignore[operator]
    with pytest.raises(JournalError, match=problem):
        imported(other, content.encode(), "it")
    assert other.sessions() == ()
    assert baselines(other) == ()


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{" * 100_000, b'{"format": "cuado-jou'])
def test_what_is_no_json_is_told(journal: Journal, content: bytes) -> None:
    with pytest.raises(JournalError, match="it cannot be read"):
        imported(journal, content, "it")


def test_references_name_sessions_and_versions(journal: Journal) -> None:
    journal.begin(samples.session())
    journal.begin(samples.begun())
    labels = [side(journal, reference(text)).label for text in ("1", "1:0", "1:1", "1:last")]
    assert labels == ["1:1", "1:0", "1:1", "1:1"]
    assert side(journal, reference("1:last")).label == "1:1"
    for bad in ("", "0", "-1", "1:", "1:first", "1:-1", "x", "1:0:0", "\u0661", "9" * 99):
        with pytest.raises(JournalError, match="names no session"):
            reference(bad)
    for text, problem in (("1:2", "0 to 1"), ("3", "no session 3"), ("2", "measured no version")):
        with pytest.raises(JournalError, match=problem):
            side(journal, reference(text))


@pytest.mark.parametrize(
    ("original", "last", "regressed"),
    [(1.0, 1.0, False), (0.5, 0.5, False), (1.1, 1.0, True), (1.0, 1.1, True), (1.02, 1, False)],
)
def test_the_gate_holds_both_versions(
    journal: Journal, original: float, last: float, regressed: bool
) -> None:
    journal.begin(scaled(1, 1))
    journal.begin(scaled(original, last))
    set_baseline(journal, "gate", Reference(1))
    gate = check(journal, "gate")
    assert (gate.number, len(gate.compared)) == (2, 2)
    assert gate.has_regressed is regressed


def test_the_gate_of_one_version_holds_that_one(journal: Journal) -> None:
    journal.begin(scaled(1, 1))
    journal.begin(scaled(1, 1.1))
    set_baseline(journal, "original", Reference(1, "0"))
    set_baseline(journal, "result", Reference(1, "last"))
    assert not check(journal, "original").has_regressed
    assert check(journal, "result").has_regressed
    assert not check(journal, "result", floor=0.2).has_regressed


def test_the_gate_takes_the_newest_of_its_kind(journal: Journal) -> None:
    journal.begin(scaled(1, 1))
    set_baseline(journal, "gate", Reference(1))
    with pytest.raises(JournalError, match="no session of transpose_2d on h200 after"):
        check(journal, "gate")
    journal.begin(scaled(1, 1, case="elsewhere/transpose_2d.toml"))
    journal.begin(scaled(9, 9, device="v100"))
    journal.begin(scaled(9, 9, case="other.toml"))
    journal.begin(scaled(9, 9, modelled=True))
    assert check(journal, "gate").number == 2
    for number, problem in ((3, "device"), (4, "case"), (5, "times")):
        with pytest.raises(JournalError, match=f"cannot be held .*{problem}"):
            check(journal, "gate", number)
    assert check(journal, "gate", 3, force=True).has_regressed


def test_a_gate_that_could_not_fail_is_not_made(journal: Journal) -> None:
    untimed = replace(samples.iterations()[0], version=samples.version(None))
    journal.begin(samples.begun())
    journal.begin(samples.session(iterations=(untimed,)))
    journal.begin(samples.session())
    for number in (1, 2, 9):
        with pytest.raises(JournalError):
            set_baseline(journal, "gate", Reference(number))
    with pytest.raises(JournalError, match="no name"):
        set_baseline(journal, " ", Reference(3))
    assert baselines(journal) == ()
    set_baseline(journal, "gate", Reference(3))
    with pytest.raises(JournalError, match="no time"):
        check(journal, "gate", 2)


def test_baselines_are_moved_and_forgotten(journal: Journal) -> None:
    journal.begin(scaled(1, 1))
    journal.begin(scaled(1, 1))
    set_baseline(journal, "gate", Reference(1))
    set_baseline(journal, "gate", Reference(2, "0"))
    assert [each.of for each in baselines(journal)] == [Reference(2, "0")]
    remove_baseline(journal, "gate")
    for call in (lambda: remove_baseline(journal, "gate"), lambda: check(journal, "gate")):
        with pytest.raises(UnknownNameError):
            call()


def record(recorder: JournalRecorder, session: Session) -> None:
    """As the loop tells a recorder."""
    recorder.begin(replace(session, iterations=()))
    for iteration in session.iterations:
        recorder.iteration(replace(iteration, candidates=()))
        for candidate in iteration.candidates:
            recorder.candidate(candidate)
    recorder.finish(session)


def test_a_recorder_writes_as_the_loop_goes(tmp_path: Path) -> None:
    told: list[str] = []
    path = tmp_path / "journal.sqlite3"
    recorder = JournalRecorder(path, told.append)
    whole = samples.session()
    recorder.begin(samples.begun())
    recorder.iteration(replace(whole.iterations[0], candidates=()))
    recorder.candidate(samples.KEPT)
    with Journal.open(path) as journal:
        (so_far,) = journal.session(1).iterations
        assert so_far == replace(whole.iterations[0], candidates=(samples.KEPT,))
        recorder.finish(whole)
        assert journal.session(1) == whole
    assert (told, recorder.number) == ([], 1)


def test_a_recorder_that_cannot_write_says_so_and_goes_on(tmp_path: Path) -> None:
    told: list[str] = []
    path = tmp_path / "notes.txt"
    path.write_text("dear diary " * 100)
    recorder = JournalRecorder(path, told.append)
    record(recorder, samples.session())
    assert len(told) == 2  # at the beginning, and at the end
    assert "not a journal" in told[0]
    assert "not in the journal" in told[1]
    assert recorder.number is None


def test_a_lock_in_the_middle_costs_nothing_that_the_end_has(tmp_path: Path) -> None:
    told: list[str] = []
    path = tmp_path / "journal.sqlite3"
    recorder = JournalRecorder(path, told.append, patience=0.05)
    whole = samples.session()
    recorder.begin(samples.begun())
    with Journal.open(path) as journal:
        with journal.writing():
            recorder.iteration(whole.iterations[0])
        # Where an iteration is missing, its candidates would be put to another one.
        recorder.candidate(samples.REFUSED)
        recorder.iteration(whole.iterations[1])
        assert journal.session(1).iterations == ()
        assert len(told) == 1
        recorder.finish(whole)
        assert journal.session(1) == whole
    assert "after all: session 1" in told[1]


def test_a_recorder_of_what_cannot_be_kept_tells_it(tmp_path: Path) -> None:
    told: list[str] = []
    recorder = JournalRecorder(tmp_path / "journal.sqlite3", told.append)
    recorder.begin(samples.begun())
    recorder.finish(samples.session(seconds=math.nan))
    assert "cannot be kept" in told[0]
