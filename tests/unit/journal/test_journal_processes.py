"""The journal among processes: killed at any moment, written by two at once, on a full quota."""

import os
import random
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import journal_sessions as samples
import pytest

from cuado.journal.errors import JournalError
from cuado.journal.journal import Journal

WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
import journal_sessions as samples
from cuado.journal.journal import Journal

path, name, rounds = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
first, last = samples.iterations()
with Journal.open(path) as journal:
    print("open", flush=True)
    for round in range(rounds):
        number = journal.begin(samples.begun(f"{name} {round}"))
        print("begin", number, flush=True)
        journal.append(number, replace(first, experiments=(), candidates=()))
        print("append", number, flush=True)
        for piece in range(5):
            journal.note(number, replace(samples.KEPT, reason=str(piece)))
            print("note", number, flush=True)
        journal.finish(number, samples.session(f"{name} {round}"))
        print("finish", number, flush=True)
"""


def writer(path: Path, name: str, rounds: int) -> "subprocess.Popen[str]":
    """A process that writes sessions, and says what it has written after each call."""
    places = [str(Path(__file__).parent), *sys.path]
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path), name, str(rounds)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, places))},
    )


def expect_all_that_was_said(path: Path, said: list[str]) -> None:
    """Hold the journal against what its writer had been told is written."""
    # The last line may be cut by the kill.
    words = [line.split() for line in said if line.endswith("\n") and " " in line]
    counts = Counter((verb, int(number)) for verb, number in words)
    with Journal.open(path) as journal:
        assert journal.rows("PRAGMA integrity_check") == [("ok",)]
        assert journal.rows("PRAGMA foreign_key_check") == []
        numbers = [number for verb, number in counts if verb == "begin"]
        assert {entry.number for entry in journal.sessions()} >= set(numbers)
        for number in numbers:
            found = journal.session(number)
            if ("finish", number) in counts:
                assert found == samples.session(found.case)
                continue
            assert len(found.iterations) >= counts["append", number]
            if found.iterations and len(found.iterations) < 2:
                tried = found.iterations[0].candidates
                assert [candidate.reason for candidate in tried] == [
                    str(place) for place in range(len(tried))
                ]
                assert len(tried) >= counts["note", number]


def test_a_killed_writer_loses_what_is_in_flight_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite3"
    moments = random.Random(6)  # noqa: S311 - moments, no secrets
    survived = 0
    for trial in range(20):
        process = writer(path, f"trial {trial}", 10**6)
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        time.sleep(moments.uniform(0, 0.15))
        process.send_signal(signal.SIGKILL)
        said, _ = process.communicate(timeout=60)
        assert process.returncode == -signal.SIGKILL
        lines = said.splitlines(keepends=True)
        survived += len(lines)
        expect_all_that_was_said(path, lines)
    assert survived > 20


def test_two_writers_share_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "new" / "journal.sqlite3"
    rounds = 25
    writers = [writer(path, name, rounds) for name in ("one", "two")]
    with ThreadPoolExecutor(2) as pool:
        said = list(pool.map(lambda process: process.communicate(timeout=120)[0], writers))
    assert [process.returncode for process in writers] == [0, 0]
    expect_all_that_was_said(path, "".join(said).splitlines(keepends=True))
    with Journal.open(path) as journal:
        cases = sorted(entry.case for entry in journal.sessions())
    assert cases == sorted(f"{name} {turn}" for name in ("one", "two") for turn in range(rounds))


def test_a_quota_is_told_and_what_was_written_stays(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite3"
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with Journal.open(path) as journal:
        number = journal.begin(samples.begun())
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
        try:
            with pytest.raises(JournalError, match=r"input/output|disk is full"):
                journal.finish(number, samples.session(emitted="x" * 10**6))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert journal.session(number) == samples.begun()
        journal.finish(number, samples.session())
    with Journal.open(path) as journal:
        assert journal.session(number) == samples.session()
