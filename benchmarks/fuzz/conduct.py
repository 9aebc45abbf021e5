"""Has damaged files read by a worker, and watches it: time, memory, signals."""

import json
import os
import selectors
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fuzz.formats import FORMATS

HANG_SECONDS = 20.0
START_SECONDS = 300.0
MOST_MEGABYTES = 1_000
EACH = 400
"""Files that one process reads."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A file that was not read or refused as it should be."""

    format: str
    number: int
    problem: str
    seed: int = 0


@dataclass(slots=True)
class Tally:
    """How the files of one format ended."""

    format: str
    read: int = 0
    refused: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    megabytes: int = 0
    findings: list[Finding] = field(default_factory=list)
    seed: int = 0

    def found(self, number: int, problem: str) -> None:
        """Add a finding."""
        self.findings.append(Finding(self.format, number, problem, self.seed))

    @property
    def files(self) -> int:
        """All of them."""
        return self.read + self.refused + len(self.findings)


def fuzz(name: str, seed: int, count: int, hang: float = HANG_SECONDS) -> Tally:
    """Read so many files of a format.

    Args:
        name: of the format.
        seed: of what is left to chance.
        count: files.
        hang: seconds after which one is taken to hang.
    """
    tally = Tally(name, seed=seed)
    number = 0
    while number < count:
        number = _batch(tally, seed, number, min(count, number + EACH), hang)
    return tally


def _batch(tally: Tally, seed: int, first: int, behind: int, hang: float) -> int:
    """Read some in one process; the first number that it did not come to."""
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        words = ["-m", "fuzz.worker", tally.format, str(seed), str(first), str(behind), folder]
        process = subprocess.Popen(
            [sys.executable, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            env=_environment(Path(folder)),
            start_new_session=True,
        )
        at, number = first, first - 1
        try:
            for told in _lines(process, hang):
                if "began" in told:
                    number = int(str(told["began"]))
                else:
                    at = number + 1
                    _count(tally, told)
        except TimeoutError:
            hung = max(at, number)
            tally.found(hung, f"hangs for {hang:g} s")
            return hung + 1
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        if at < behind:
            tally.found(at, _ending(process.returncode))
            return at + 1
        return behind


def _ending(code: int) -> str:
    if code < 0:
        return f"ended by {signal.Signals(-code).name}"
    return f"the worker ended with {code}"


def _count(tally: Tally, told: dict[str, object]) -> None:
    seconds, megabytes = float(str(told["seconds"])), int(str(told["megabytes"]))
    tally.seconds += seconds
    tally.slowest = max(tally.slowest, seconds)
    tally.megabytes = max(tally.megabytes, megabytes)
    problem = str(told["problem"])
    if not problem and megabytes > MOST_MEGABYTES:
        problem = f"takes {megabytes:,} MB"
    if problem:
        tally.found(int(str(told["ended"])), problem)
    elif told["code"] == 2:
        tally.refused += 1
    else:
        tally.read += 1


def _lines(process: "subprocess.Popen[bytes]", hang: float) -> Iterator[dict[str, object]]:
    """What the worker says.

    Raises:
        TimeoutError: it says nothing for too long.
    """
    if process.stdout is None:
        return
    waiting, held, limit = selectors.DefaultSelector(), b"", START_SECONDS
    waiting.register(process.stdout, selectors.EVENT_READ)
    while True:
        if not waiting.select(limit):
            raise TimeoutError
        data = os.read(process.stdout.fileno(), 1 << 16)
        if not data:
            return
        limit = hang
        *lines, held = (held + data).split(b"\n")
        yield from map(json.loads, lines)


def _environment(folder: Path) -> dict[str, str]:
    """Nothing of the user's is read or written, and nothing is trusted."""
    paths = [str(Path(__file__).parents[1]), *sys.path]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path for path in paths if path),
        "CUADO_TRUST": "0",
        "CUADO_JOURNAL": str(folder / "user.journal"),
        "XDG_STATE_HOME": str(folder / "state"),
        "COLUMNS": "80",
        "OMP_NUM_THREADS": "1",
    }


NAMES = tuple(each.name for each in FORMATS)
