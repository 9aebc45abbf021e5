"""Every reader with damaged files: 200 of each kind, fewer where one takes long.

``make fuzz N=5000`` reads more; ``python -m fuzz --keep NUMBER FILE`` makes a file again.
"""

import sys
from pathlib import Path
from random import Random as Seeded

import pytest

pytest.importorskip("fuzz", reason="benchmarks are not on the path")

from fuzz import conduct
from fuzz.conduct import Tally, fuzz
from fuzz.formats import FORMATS, Format
from fuzz.mutations import bytes_of, database_of, json_of, text_of
from fuzz.tallies import joined, read, table, write
from fuzz.worker import attempt

seeded = Seeded
MANY, FEW = 200, 15
"""Files of a kind, and of a kind of which one takes longer than ``DEAR`` seconds."""
DEAR = 0.5


@pytest.mark.parametrize("kind", FORMATS, ids=lambda kind: kind.name)
def test_damaged_files_are_read_or_refused(kind: Format) -> None:
    count = FEW if kind.cost > DEAR else MANY
    tally = fuzz(kind.name, 0, count, hang=60)
    assert not tally.findings
    assert tally.files == count
    assert tally.refused


@pytest.mark.parametrize("damage", [bytes_of, text_of])
def test_a_number_always_gives_the_same_file(damage: object) -> None:
    assert callable(damage)
    content = b"one two three\nfour five six\n" * 10
    made = {bytes(damage(seeded(n), content)) for n in range(50)}
    again = {bytes(damage(seeded(n), content)) for n in range(50)}
    assert made == again
    assert len(made) > 30


def test_damaged_json_is_mostly_json() -> None:
    made = [json_of(seeded(n), b'{"a": [1, {"b": "c"}], "d": null}') for n in range(60)]
    assert sum(each[:1] in b'{["0123456789ntf-' for each in made) > 40


def test_damaged_databases_differ(tmp_path: Path) -> None:
    (sound,) = FORMATS[0].seeds(tmp_path)
    made = {database_of(seeded(n), sound) for n in range(30)}
    assert len(made) > 20


def reader(ends: object) -> Format:
    def read(_: Path, data: bytes) -> int:
        assert data
        if isinstance(ends, BaseException):
            raise ends
        if isinstance(ends, str):
            print(ends)
            return 2
        return int(str(ends))

    return Format("made up", lambda _: [b"x"], bytes_of, read)


@pytest.mark.parametrize(
    ("ends", "problem"),
    [
        (0, ""),
        ("cuado: no", ""),
        (3, "exit code 3"),
        (2, "refused without a word"),
        ("\x1b[31m", "control codes"),
        (KeyError("x"), "traceback: KeyError"),
        (SystemExit(1), "traceback: SystemExit"),
    ],
)
def test_each_bad_end_is_a_finding(tmp_path: Path, ends: object, problem: str) -> None:
    found = attempt(reader(ends), tmp_path, b"x")[1]
    assert found.startswith(problem)
    assert bool(found) is bool(problem)


def test_much_memory_is_a_finding() -> None:
    tally = Tally("made up")
    told = {"ended": 3, "seconds": 0.1, "megabytes": 1_001, "code": 0, "problem": ""}
    conduct._count(tally, told)
    assert tally.findings[0].problem == "takes 1,001 MB"


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ("import time; time.sleep(60)", "hangs"),
        ("import os; os.kill(os.getpid(), 11)", "ended by SIGSEGV"),
        ("raise SystemExit(5)", "the worker ended with 5"),
    ],
)
def test_a_worker_that_hangs_or_dies_is_a_finding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, problem: str
) -> None:
    stand_in = tmp_path / "python"
    code = f"print('{{\"began\": 0}}', flush=True); {script}".replace('"', '\\"')
    stand_in.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{code}"\n')
    stand_in.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(stand_in))
    (found,) = fuzz("made up", 0, 1, hang=1.0).findings
    assert problem in found.problem


def test_runs_of_several_seeds_are_one_table(tmp_path: Path) -> None:
    """Of each format one row; a finding says the seed that makes its file again."""
    for seed in (4, 5):
        tallies = [Tally("text", read=3, slowest=float(seed), seed=seed), Tally("bytes", refused=2)]
        tallies[0].found(17, "traceback: KeyError")
        write(tallies, tmp_path / f"{seed}.json")
    both = joined(tally for seed in (4, 5) for tally in read(tmp_path / f"{seed}.json"))
    assert [(each.format, each.files, each.slowest) for each in both] == [
        ("text", 8, 5.0),
        ("bytes", 4, 0.0),
    ]
    lines = table(both).splitlines()
    assert "| text | 8 | 6 | 0 | 2 | 5.0 | 0 |" in lines
    assert "| **all** | 12 | 6 | 4 | 2 | 5.0 | 0 |" in lines
    assert "- text 17 of seed 4: traceback: KeyError" in lines
    assert "- text 17 of seed 5: traceback: KeyError" in lines


def test_damaged_json_does_not_lead_back_into_itself() -> None:
    """Values that were put in were one object for all files: a list came to hold itself."""
    content = b'{"a": [], "b": {}, "c": [1, 2], "d": {"e": []}}'
    made = [json_of(seeded(n), content) for n in range(3_000)]
    assert made == [json_of(seeded(n), content) for n in range(3_000)]
