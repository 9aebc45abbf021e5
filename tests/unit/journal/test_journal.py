"""The journal holds what was written, piece by piece, and says what it cannot do."""

import json
import math
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import journal_sessions as samples
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.journal import schema
from cuado.journal.encoding import decoded, encoded
from cuado.journal.errors import JournalError
from cuado.journal.journal import Journal
from cuado.journal.place import journal_path
from cuado.journal.session_list import Selection
from cuado.metrics import Measure, Provenance, Unit
from cuado.optimizer.session import Candidate, Ending, Fate, Session
from cuado.stats import Interval


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal.open(tmp_path / "folder" / "journal.sqlite3") as opened:
        yield opened


@st.composite
def intervals(draw: st.DrawFn) -> Interval:
    ends = sorted(draw(st.lists(st.floats(1e-300, 1e300), min_size=3, max_size=3)))
    return Interval(ends[1], ends[0], ends[2], draw(st.floats(0.01, 1)), draw(st.integers(0, 99)))


candidates = st.builds(
    Candidate,
    st.text(),
    st.sampled_from(Fate),
    reason=st.text(),
    predicted=st.none() | st.floats(allow_nan=False, allow_infinity=False),
    gain=st.none() | intervals(),
    registers=st.none() | st.integers(0, 255),
    notes=st.lists(st.text()).map(tuple),
)
measures = st.builds(
    Measure,
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(Unit),
    st.sampled_from(Provenance),
    st.text(),
)


@given(st.lists(candidates, max_size=3), st.dictionaries(st.text(), measures, max_size=3))
def test_what_is_encoded_reads_as_it_was(
    tried: list[Candidate], metrics: dict[str, Measure]
) -> None:
    whole = samples.session()
    first = replace(
        whole.iterations[0],
        candidates=tuple(tried),
        version=replace(whole.iterations[0].version, metrics=metrics),
    )
    whole = replace(whole, iterations=(first, *whole.iterations[1:]))
    assert decoded(encoded(whole), Session, "it") == whole


def test_what_could_not_be_read_again_is_not_written(journal: Journal) -> None:
    with pytest.raises(JournalError, match="cannot be kept"):
        journal.begin(samples.session(seconds=math.inf))
    assert journal.sessions() == ()


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("seed", "seven", "Expected `int`"),
        ("ending", "bored", "Invalid enum"),
        ("clocks", [1.0], "length 2"),
        ("kernel", None, "Expected `str`"),
    ],
)
def test_what_breaks_a_type_is_not_read(key: str, value: object, problem: str) -> None:
    text = json.dumps(json.loads(encoded(samples.session())) | {key: value})
    with pytest.raises(JournalError, match=problem):
        decoded(text, Session, "it")


def test_an_interval_read_keeps_the_rules_of_intervals() -> None:
    text = encoded(samples.interval(3.0)).replace('"low":2.988', '"low":4.0')
    with pytest.raises(JournalError, match="not an interval"):
        decoded(text, Interval, "it")


def test_texts_of_older_and_newer_versions_read() -> None:
    plain = json.loads(encoded(samples.session()))
    newer = plain | {"weather": "fine"}
    older = {key: value for key, value in plain.items() if key not in {"notes", "noise"}}
    assert decoded(json.dumps(newer), Session, "it") == samples.session()
    assert decoded(json.dumps(older), Session, "it") == samples.session(notes=())


def test_versions_of_older_journals_have_no_conditions() -> None:
    plain = json.loads(encoded(samples.session()))
    for each in plain["iterations"]:
        del each["version"]["conditions"]
    read = decoded(json.dumps(plain), Session, "it")
    assert [each.version.conditions for each in read.iterations] == [None, None]
    assert samples.session().iterations[1].version.conditions is not None


def test_a_session_grows_piece_by_piece(journal: Journal) -> None:
    whole = samples.session()
    first, last = whole.iterations
    number = journal.begin(samples.begun())
    assert journal.session(number) == samples.begun()

    bare = replace(first, experiments=(), candidates=(), seconds=0.0)
    assert journal.append(number, bare) == 0
    for experiment in first.experiments:
        journal.note(number, experiment)
    for candidate in first.candidates:
        journal.note(number, candidate)
    noted = replace(first, seconds=0.0)
    assert journal.session(number) == replace(samples.begun(), iterations=(noted,))

    assert journal.append(number, last) == 1
    assert journal.session(number).iterations == (noted, last)
    journal.finish(number, whole)
    with Journal.open_existing(journal.path) as again:
        assert again.session(number) == whole


def test_pieces_need_an_iteration_and_iterations_a_session(journal: Journal) -> None:
    number = journal.begin(samples.begun())
    with pytest.raises(JournalError, match="no iteration"):
        journal.note(number, samples.KEPT)
    for write in (
        lambda: journal.append(9, samples.iterations()[0]),
        lambda: journal.finish(9, samples.session()),
        lambda: journal.session(9),
    ):
        with pytest.raises(JournalError, match="no session 9"):
            write()


def test_the_list_has_first_and_last_times_and_selects(journal: Journal) -> None:
    journal.begin(samples.session())
    journal.begin(samples.session("sgemm.toml", kernel="multiply", iterations=()))
    journal.begin(samples.session("Transpose_shared.toml", device="v100", backend="emulated:v100"))
    newest, middle, oldest = journal.sessions()
    assert [e.number for e in (newest, middle, oldest)] == [3, 2, 1]
    assert (oldest.first, oldest.last, oldest.speedup) == (973e3, 416e3, 2.34)
    assert (oldest.iterations, oldest.ending) == (2, Ending.NEAR_ROOF)
    assert (middle.first, middle.last, middle.speedup, middle.iterations) == (None, None, None, 0)

    def numbers(**wanted: Any) -> list[int]:
        return [e.number for e in journal.sessions(Selection(**wanted))]

    assert numbers(case="transpose") == [3, 1]
    assert numbers(kernel="mult") == [2]
    assert numbers(device="H200") == [2, 1]
    assert numbers(device="emulated") == [3]
    assert numbers(most=2) == [3, 2]
    assert numbers(case="transpose", device="v100", most=5) == [3]
    assert numbers(case="%") == []


def test_numbers_are_never_given_twice(journal: Journal) -> None:
    journal.begin(samples.session())
    with journal.writing() as connection:
        connection.execute("DELETE FROM session")
    assert journal.begin(samples.session()) == 2
    assert journal.rows("SELECT count(*) FROM piece WHERE session = 1") == [(0,)]


def test_the_place_follows_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("CUADO_JOURNAL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert journal_path() == tmp_path / ".local/share/cuado/journal.sqlite3"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert journal_path() == tmp_path / "data/cuado/journal.sqlite3"
    monkeypatch.setenv("CUADO_JOURNAL", "here.db")
    assert journal_path() == Path("here.db")


def test_the_file_is_of_this_schema_and_logs_ahead(journal: Journal) -> None:
    assert journal.rows("PRAGMA user_version") == [(len(schema.MIGRATIONS),)]
    assert journal.rows("PRAGMA journal_mode") == [("wal",)]


def test_an_older_file_is_migrated_or_left_as_it_was(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = journal.begin(samples.session())
    before = schema.MIGRATIONS
    bad = ("ALTER TABLE session ADD COLUMN mood TEXT", "ALTER TABLE nothing ADD COLUMN x")
    monkeypatch.setattr(schema, "MIGRATIONS", (*before, bad))
    with pytest.raises(JournalError, match="nothing"):
        Journal.open(journal.path)
    assert journal.rows("PRAGMA user_version") == [(len(before),)]
    assert not journal.rows("SELECT * FROM pragma_table_info('session') WHERE name = 'mood'")

    good = ("ALTER TABLE session ADD COLUMN mood TEXT DEFAULT 'calm'",)
    monkeypatch.setattr(schema, "MIGRATIONS", (*before, good))
    with Journal.open(journal.path) as migrated:
        assert migrated.rows("SELECT mood FROM session") == [("calm",)]
        assert migrated.session(number) == samples.session()


def test_a_newer_file_is_refused_and_not_changed(journal: Journal) -> None:
    with journal.writing() as connection:
        connection.execute("PRAGMA user_version = 99")
    for opened in (Journal.open, Journal.open_existing):
        with pytest.raises(JournalError, match=r"newer cuado.*99, this cuado knows up to 1"):
            opened(journal.path)
    assert journal.rows("PRAGMA user_version") == [(99,)]


def test_other_files_are_refused_and_not_changed(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("dear diary " * 100)
    with pytest.raises(JournalError, match="not a journal"):
        Journal.open(text)
    assert text.read_text() == "dear diary " * 100
    other = tmp_path / "other.db"
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE session (a)")
    connection.close()
    with pytest.raises(JournalError, match="another program's"):
        Journal.open(other)
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(JournalError, match="is a folder"):
        Journal.open(folder)
    with pytest.raises(JournalError, match="folder cannot be made"):
        Journal.open(text / "journal.sqlite3")
    with pytest.raises(JournalError, match="there is no journal"):
        Journal.open_existing(tmp_path / "none.sqlite3")
    assert not (tmp_path / "none.sqlite3").exists()


@pytest.mark.parametrize("share", [0.01, 0.3, 0.5, 0.9])
def test_a_truncated_file_is_found_damaged(tmp_path: Path, share: float) -> None:
    path = _large(tmp_path)
    os.truncate(path, int(path.stat().st_size * share))
    with pytest.raises(JournalError, match=r"damaged|not a journal"), Journal.open(path) as opened:
        opened.begin(samples.session())


def test_a_file_with_a_damaged_middle_does_not_lie(tmp_path: Path) -> None:
    path = _large(tmp_path)
    content = bytearray(path.read_bytes())
    third = len(content) // 3
    content[third : 2 * third] = os.urandom(third)
    path.write_bytes(content)
    told = 0
    with Journal.open(path) as opened:
        for number in range(1, 41):
            try:
                assert opened.session(number) == samples.session(f"case {number}.toml")
            except JournalError:
                told += 1
    assert told


def test_a_body_that_was_altered_is_named(journal: Journal) -> None:
    number = journal.begin(samples.session())
    with journal.writing() as connection:
        connection.execute("UPDATE iteration SET body = '{}' WHERE position = 1")
    with pytest.raises(JournalError, match="iteration 1 of session 1 cannot be read"):
        journal.session(number)


def test_a_full_disk_loses_nothing_that_was_written(journal: Journal) -> None:
    number = journal.begin(samples.begun())
    journal.append(number, samples.iterations()[0])
    written = journal.session(number)
    pages = journal.rows("PRAGMA page_count")[0][0]
    journal.rows(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(JournalError, match="disk is full") as told:
        journal.finish(number, samples.session(emitted="x" * 10**6))
    assert "CUADO_JOURNAL" in told.value.remedy
    assert journal.session(number) == written
    journal.rows("PRAGMA max_page_count = 1000000")
    journal.finish(number, samples.session())
    assert journal.session(number) == samples.session()


def test_a_lock_that_does_not_come_is_told(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite3"
    with Journal.open(path) as holder, Journal.open(path, patience=0.1) as waiter:
        with holder.writing():
            with pytest.raises(JournalError, match="locked"):
                waiter.begin(samples.session())
            assert waiter.sessions() == ()  # readers do not wait
        assert waiter.begin(samples.session()) == 1


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """A folder of a user who is held to permissions; root is not."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        is_root = os.geteuid() == 0
        if is_root:
            os.seteuid(65534)
        try:
            yield folder
        finally:
            if is_root:
                os.seteuid(0)
            folder.chmod(0o777)


def test_a_read_only_journal_is_read_and_not_written(unprivileged: Path) -> None:
    place = unprivileged / "journals"
    path = place / "journal.sqlite3"
    with Journal.open(path) as journal:
        journal.begin(samples.session())
    path.chmod(0o444)
    with Journal.open_existing(path) as journal:
        assert journal.session(1) == samples.session()
        with pytest.raises(JournalError, match="may not be written"):
            journal.begin(samples.session())
    place.chmod(0o555)
    with Journal.open_existing(path) as journal:
        assert journal.session(1) == samples.session()
    with pytest.raises(JournalError, match=r"cannot be opened|may not be written"):
        Journal.open(path).begin(samples.session())
    place.chmod(0o777)


def _large(folder: Path) -> Path:
    path = folder / "journal.sqlite3"
    with Journal.open(path) as journal:
        for number in range(1, 41):
            journal.begin(samples.session(f"case {number}.toml"))
    return path
