"""Results of all verbs on all study cases and planted kernels, recorded for the test of answers.

    PYTHONPATH=src:benchmarks python benchmarks/answers_recorded.py OUT_FOLDER [-j N] [--seconds S]

Emulated, so that it needs no GPU. Each result is saved as ``VERB-CASE.cuado``; no new one is begun
after so many seconds. ``OUT_FOLDER/answers.tar.xz`` holds them all, ``said.txt`` what did not end
well. ``tests/unit/report/test_recorded_answers.py`` prints each as a user sees it.
"""

import argparse
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from answers import OPTIONS, ROOT, cases

DEVICE = ("--device", "emulated:h200")
SOME = 8
"""Every so many cases are run: a search takes longest."""


def questions() -> list[tuple[str, Path]]:
    """Verb and case: quick verbs first, so that what there is no time for are some what-ifs."""
    found = [case for case in cases() if not case.stem.endswith("_repaired")]
    quick = [(verb, case) for verb in ("analyze", "check") for case in found]
    slow = [("run", case) for case in found[::SOME]]
    return quick + slow + [("whatif", case) for case in found]


def asked(verb: str, case: Path, folder: Path) -> str:
    """Ask, and save the result; what went wrong, or nothing."""
    words = [verb, str(case.relative_to(ROOT)), *OPTIONS[verb]]
    words += [] if verb == "check" else DEVICE
    out = folder / f"{verb}-{case.parent.name}-{case.stem}.cuado"
    done = subprocess.run(
        [sys.executable, "-m", "cuado", *words, "-o", str(out)],
        cwd=ROOT,
        env={**os.environ, "CUADO_TRUST": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if out.exists():
        # Where this copy of the project lies is nobody's business.
        out.write_bytes(out.read_bytes().replace(f"{ROOT}/".encode(), b""))
        return ""
    return f"{' '.join(words)}: {done.returncode}, {done.stderr.strip().splitlines()[-1:]}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("-j", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--verb", action="append", default=[])
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + arguments.seconds
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        def one(question: tuple[str, Path]) -> str:
            return asked(*question, folder) if time.monotonic() < until else "no time"

        chosen = [q for q in questions() if not arguments.verb or q[0] in arguments.verb]
        with ThreadPoolExecutor(arguments.j) as pool:
            said = list(pool.map(one, chosen))
        with tarfile.open(arguments.folder / "answers.tar.xz", "w:xz") as archive:
            for path in sorted(folder.glob("*.cuado")):
                archive.add(path, path.name)
    left = [
        f"{verb} {case.stem}: {what}"
        for (verb, case), what in zip(chosen, said, strict=True)
        if what
    ]
    (arguments.folder / "said.txt").write_text("\n".join([f"{len(chosen)} asked", *left]) + "\n")


if __name__ == "__main__":
    main()
