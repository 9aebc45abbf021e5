"""Reads damaged files in one process; says of each how it ended: JSON, a line before, one after.

python -m fuzz.worker FORMAT SEED FIRST BEHIND FOLDER
"""

import contextlib
import io
import json
import os
import resource
import shutil
import sys
import time
import traceback
from pathlib import Path
from typing import TextIO

from cuado.backends.emulated.frontend import program
from fuzz.formats import FORMATS, Format

CODES = frozenset({0, 1, 2})
LONGEST = 1_600
ADDRESSES = 12 << 30
_STATUS, _REFERENCES = Path("/proc/self/status"), Path("/proc/self/clear_refs")


def main() -> None:
    """Read the files of some numbers."""
    name, seed, first, behind, place = sys.argv[1:]
    chosen = next(each for each in FORMATS if each.name == name)
    # A kernel that is still whole runs once, if at all: optimising it takes longer.
    program.LONG = 0
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    folder = Path(place)
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        chosen.seeds(folder)
    for number in range(int(first), int(behind)):
        _one(chosen, int(seed), number, folder, answers)


def _one(chosen: Format, seed: int, number: int, folder: Path, answers: TextIO) -> None:
    data = chosen.damaged(folder, seed, number)
    here = folder / "here"
    shutil.rmtree(here, ignore_errors=True)
    here.mkdir()
    print(json.dumps({"began": number}), file=answers)
    began = time.perf_counter()
    code, problem = attempt(chosen, here, data)
    told = {
        "ended": number,
        "seconds": round(time.perf_counter() - began, 3),
        "megabytes": _peak(),
        "code": code,
        "problem": problem,
    }
    print(json.dumps(told), file=answers)


def attempt(chosen: Format, folder: Path, data: bytes) -> tuple[int | None, str]:
    """The exit code, and what is wrong with how it ended; empty if nothing is."""
    out, err = io.StringIO(), io.StringIO()
    code: int | None = None
    _forget_peak()
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = chosen.read(folder, data)
    except BaseException as error:  # noqa: BLE001 - a finding, whatever it is
        frames = traceback.extract_tb(error.__traceback__)
        last = next((f for f in reversed(frames) if "/cuado/" in f.filename), frames[-1])
        where = f"{last.filename.rpartition('/src/')[2]}:{last.lineno}"
        return None, f"traceback: {type(error).__name__}: {error!s:.200} ({where})"
    return code, _unclear(code, out.getvalue(), err.getvalue())


def _unclear(code: int, out: str, err: str) -> str:
    """What is wrong with what was said."""
    if code not in CODES:
        return f"exit code {code}"
    if code == 2 and not (out + err).strip():
        return "refused without a word"
    if any(not char.isprintable() and char not in "\n\t" for char in out + err):
        return "control codes for the terminal"
    if max(map(len, err.splitlines()), default=0) > LONGEST:
        return "a line of error without end"
    return ""


def _forget_peak() -> None:
    with contextlib.suppress(OSError):
        _REFERENCES.write_text("5")


def _peak() -> int:
    """Most memory since the last time it was forgotten, MB."""
    line = next(each for each in _STATUS.read_text().splitlines() if each.startswith("VmHWM"))
    return int(line.split()[1]) // 1000


if __name__ == "__main__":
    main()
