"""Twenty answers drawn at random, to be read by somebody who does not know cuado.

    python benchmarks/answers.py OUT_FOLDER [--seed 22] [--device emulated:h200] [--only 3 7]

Draws verbs and cases (planted kernels, those of a first use, the studies'), asks each as a user
would, and writes what is printed on a terminal of 80 columns, one file an answer, with the seconds
it took. What to read for: what is wrong, at which line, what to do, how much it brings.
"""

import argparse
import os
import random
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("benchmarks/planted", "benchmarks/newcomer", "examples/transpose", "examples/averaging",
           "examples/wave", "examples/climate", "examples/bicgstab")  # fmt: skip
VERBS = {"whatif": 7, "analyze": 7, "run": 4, "check": 2}
"""How many questions of each."""
OPTIONS = {
    "whatif": (),
    "run": ("--budget", "20", "--no-record"),
    "analyze": (),
    "check": ("--blocks", "64"),
}


NO_CASES = ("study", "roof", "manifest", "names")
"""How files begin that stand among the cases."""


def cases() -> list[Path]:
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.toml"))]
    return [path for path in found if not path.name.startswith(NO_CASES)]


def drawn(seed: int) -> list[tuple[str, Path]]:
    """Verb and case of each question; no case twice."""
    chosen = random.Random(seed)  # noqa: S311 - a draw, no secret
    verbs = [verb for verb, number in VERBS.items() for _ in range(number)]
    return list(zip(verbs, chosen.sample(cases(), len(verbs)), strict=True))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=22)
    parser.add_argument("--device", default="emulated:h200")
    parser.add_argument("--only", type=int, nargs="*", default=[])
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for number, (verb, case) in enumerate(drawn(arguments.seed), 1):
        if arguments.only and number not in arguments.only:
            continue
        words = [verb, str(case.relative_to(ROOT)), *OPTIONS[verb]]
        words += [] if verb == "check" else ["--device", arguments.device]
        began = time.perf_counter()
        done = subprocess.run(
            [sys.executable, "-m", "cuado", *words],
            cwd=ROOT,
            env={**os.environ, "COLUMNS": "80", "CUADO_TRUST": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )
        seconds = time.perf_counter() - began
        text = f"$ cuado {' '.join(words)}\n{done.stdout}"
        if done.returncode not in {0, 1}:
            text += done.stderr
        (arguments.folder / f"{number:02}.txt").write_text(text, encoding="utf-8")
        print(f"{number:2} {seconds:6.1f} s  rc {done.returncode}  {' '.join(words)}", flush=True)


if __name__ == "__main__":
    main()
