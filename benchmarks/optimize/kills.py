"""``kill -9`` of ``cuado run`` at random moments: what the journal then holds.

    python benchmarks/optimize/kills.py OUT.md [-n KILLS] [--device D] CASE.toml [-s NAME=VALUE]

A child runs ``cuado run`` with a recorder that says on a pipe what the journal has acknowledged.
It is killed at a moment drawn uniformly from what a whole run takes. The journal must then be
whole, and hold everything that was acknowledged, and at most the one piece more that was being
written. Two runs at once into one journal come last: both must be there, whole.
"""

import argparse
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from cuado.journal.journal import Journal

CHILD = """
import os, sys
from cuado.journal import recorder
Kept = recorder.JournalRecorder
class Saying(Kept):
    def iteration(self, iteration):
        Kept.iteration(self, iteration); os.write(1, b"i\\n")
    def candidate(self, candidate):
        Kept.candidate(self, candidate); os.write(1, b"c\\n")
recorder.JournalRecorder = Saying
from cuado.cli.main import run
out = os.devnull
sys.exit(run(["run", *sys.argv[1:], "--no-check", "-o", sys.argv[0] + "/report.json"]))
"""


def main() -> int:
    """Kill, look, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("case")
    parser.add_argument("-n", type=int, default=20)
    parser.add_argument("--device", default="emulated:h200")
    parser.add_argument("-s", "--set", action="append", default=[])
    asked = parser.parse_args()
    settings = [word for each in asked.set for word in ("-s", each)]
    words = [asked.case, "--device", asked.device, *settings]
    draw = random.Random(6)  # noqa: S311 - moments, no secret
    rows, wrong = [], 0
    with tempfile.TemporaryDirectory() as folder:
        journal = Path(folder) / "journal.sqlite3"
        began = time.perf_counter()
        said = _started(folder, journal, words).communicate()[0]
        whole = time.perf_counter() - began
        rows.append(f"| none | {whole:.1f} | {len(said.splitlines())} | {_pieces(journal, 1)} | |")
        for number in range(2, asked.n + 2):
            moment = draw.uniform(0.05, 1.0) * whole
            acknowledged, held, state = _killed(folder, journal, words, moment)
            fine = state == "ok" and acknowledged <= held <= acknowledged + 1
            wrong += not fine
            said_of_it = "whole, nothing lost" if fine else f"WRONG: {state}"
            rows.append(f"| {number - 1} | {moment:.1f} | {acknowledged} | {held} | {said_of_it} |")
            print(rows[-1], flush=True)
        both = _both(folder, journal, words)
    head = "| kill | after s | pieces acknowledged | in the journal | |\n|---|---|---|---|---|\n"
    command = f"    python benchmarks/optimize/kills.py OUT.md {' '.join(words)}\n"
    text = f"# kill -9 of `cuado run`\n\n{command}\n{head}" + "\n".join(rows) + f"\n\n{both}\n"
    asked.out.write_text(text)
    print(both)
    return 1 if wrong else 0


def _started(folder: str, journal: Path, words: list[str]) -> "subprocess.Popen[str]":
    code = CHILD.replace("sys.argv[0]", repr(folder))
    return subprocess.Popen(
        [sys.executable, "-c", code, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "CUADO_JOURNAL": str(journal)},
        start_new_session=True,
    )


def _killed(folder: str, journal: Path, words: list[str], moment: float) -> tuple[int, int, str]:
    """Pieces acknowledged, pieces held, and what SQLite says of the file."""
    before = _sessions(journal)
    child = _started(folder, journal, words)
    time.sleep(moment)
    os.killpg(child.pid, signal.SIGKILL)
    said = child.communicate()[0]
    connection = sqlite3.connect(journal)
    state = connection.execute("PRAGMA integrity_check").fetchone()[0]
    connection.close()
    began = _sessions(journal) > before
    held = _pieces(journal, _sessions(journal)) if began else 0
    return len(said.splitlines()), held, str(state)


def _sessions(journal: Path) -> int:
    with Journal.open_existing(journal) as opened:
        return len(opened.sessions())


def _pieces(journal: Path, number: int) -> int:
    """Iterations and candidates of a session."""
    with Journal.open_existing(journal) as opened:
        session = opened.session(number)
    return sum(1 + len(iteration.candidates) for iteration in session.iterations)


def _both(folder: str, journal: Path, words: list[str]) -> str:
    """Two runs at once."""
    before = _sessions(journal)
    children = [_started(folder, journal, words) for _ in range(2)]
    said = [len(child.communicate()[0].splitlines()) for child in children]
    held = [_pieces(journal, before + number) for number in (1, 2)]
    fine = sorted(said) == sorted(held)
    return (
        f"Two runs at once: {said} pieces acknowledged, {held} in the journal: "
        f"{'both whole' if fine else 'WRONG'}."
    )


if __name__ == "__main__":
    sys.exit(main())
