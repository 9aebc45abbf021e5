"""Results of all verbs on all study cases and planted kernels, recorded for the test of answers.

    PYTHONPATH=src:benchmarks python benchmarks/answers_recorded.py OUT_FOLDER [-j N] [--seconds S]
        [--verb VERB] [--each S] [--beside ARCHIVE]

Emulated, so that it needs no GPU. Each result is saved as ``OUT_FOLDER/VERB-CASE.cuado`` as soon as
it is there; what is there is not asked again, so that an interrupted recording is gone on with. No
question is begun after ``--seconds``, and none may take longer than ``--each``. What ``--beside``
has, an earlier recording, is not asked either.
``OUT_FOLDER/answers.tar.xz`` holds them all, ``said.txt`` what did not end well.
``tests/unit/report/test_recorded_answers.py`` prints each as a user sees it.
"""

import argparse
import os
import signal
import subprocess
import sys
import tarfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from answers import OPTIONS, ROOT, cases

DEVICE = ("--device", "emulated:h200")
SHORT = ("--budget", "10")
"""Options of a what-if: there are many to record."""
SOME = 8
"""Every so many cases are run: a search takes longest."""
APART = 29
"""What-ifs are asked every so many cases, so that those there is no time for are of all kinds."""


def questions() -> list[tuple[str, Path]]:
    """Verb and case: quick verbs first, so that what there is no time for are some what-ifs."""
    found = [case for case in cases() if not case.stem.endswith("_repaired")]
    quick = [(verb, case) for verb in ("analyze", "check") for case in found]
    slow = [("run", case) for case in found[::SOME]]
    spread = [case for start in range(APART) for case in found[start::APART]]
    return quick + slow + [("whatif", case) for case in spread]


def name_of(verb: str, case: Path) -> str:
    return f"{verb}-{case.parent.name}-{case.stem}.cuado"


def asked(verb: str, case: Path, folder: Path, seconds: float) -> str:
    """Ask, and save the result; what went wrong, or nothing."""
    out = folder / name_of(verb, case)
    if out.exists():
        return ""
    words = [verb, str(case.relative_to(ROOT)), *(SHORT if verb == "whatif" else OPTIONS[verb])]
    words += [] if verb == "check" else DEVICE
    written = folder / "unfinished" / out.name
    written.parent.mkdir(exist_ok=True)
    with subprocess.Popen(
        [sys.executable, "-m", "cuado", *words, "-o", str(written)],
        cwd=ROOT,
        env={**os.environ, "CUADO_TRUST": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            said = process.communicate(timeout=seconds)[1]
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)  # With the processes it started.
            return f"not answered within {seconds:.0f} s"
    if not written.exists():
        return f"{' '.join(words)}: {process.returncode}, {said.strip().splitlines()[-1:]}"
    # Where this copy of the project, and its results, lie is nobody's business.
    text = written.read_bytes().replace(f"{written.parent}/".encode(), b"")
    written.write_bytes(text.replace(f"{ROOT}/".encode(), b""))
    written.replace(out)
    return ""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("-j", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--each", type=float, default=240.0)
    parser.add_argument("--verb", action="append", default=[])
    parser.add_argument("--beside", type=Path)
    arguments = parser.parse_args()
    folder = arguments.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + arguments.seconds

    def one(question: tuple[str, Path]) -> tuple[str, float]:
        began = time.monotonic()
        said = asked(*question, folder, arguments.each) if began < until else "no time"
        return said, time.monotonic() - began

    known: list[str] = []
    if arguments.beside is not None:
        with tarfile.open(arguments.beside) as earlier:
            known = earlier.getnames()
    chosen = [q for q in questions() if not arguments.verb or q[0] in arguments.verb]
    chosen = [q for q in chosen if name_of(*q) not in known]
    with ThreadPoolExecutor(arguments.j) as pool:
        said = list(pool.map(one, chosen))
    with tarfile.open(folder / "answers.tar.xz", "w:xz") as archive:
        for path in sorted(folder.glob("*.cuado")):
            archive.add(path, path.name)
    told = zip(chosen, said, strict=True)
    left = [
        f"{verb} {case.stem}: {seconds:.1f} s. {what}" for (verb, case), (what, seconds) in told
    ]
    (folder / "said.txt").write_text("\n".join([f"{len(chosen)} asked", *left]) + "\n")


if __name__ == "__main__":
    main()
