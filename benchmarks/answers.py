"""Twenty answers drawn at random, to be read by somebody who does not know cuado.

    python benchmarks/answers.py OUT_FOLDER [--seed 22] [--device emulated:h200] [--only 3 7]

Draws verbs and cases (planted kernels, those of a first use, the studies', and those whose work is
dealt out badly), asks each as a user would, and writes what is printed on a terminal of 80 columns,
one file an answer, with the seconds it took. Results are kept beside the texts: what is there is
only printed again, by this version's words. What to read for in the first 65 words, which take 15
seconds: what is wrong, at which line, what to do, how much it brings.
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
SETS = ("structural", "structural_second", "structural_third", "structural_fourth",
        "structural_fifth", "structural_sixth")  # fmt: skip
"""Of ``benchmarks``, kernels whose work is dealt out badly: drawn, and not recorded."""
VERBS = {"whatif": 8, "analyze": 9, "run": 3}
"""How many questions of each."""
OPTIONS = {
    "whatif": (),
    "run": ("--budget", "20", "--no-record"),
    "analyze": (),
    "check": ("--blocks", "64"),
}

NO_CASES = ("study", "roof", "manifest", "names")
"""How files begin that stand among the cases."""


def cases(folders: tuple[str, ...] = FOLDERS) -> list[Path]:
    found = [path for folder in folders for path in sorted((ROOT / folder).glob("*.toml"))]
    # An expert's twin only shows what could be gained.
    return [p for p in found if not p.name.startswith(NO_CASES) and not p.stem.endswith("_twin")]


def drawn(seed: int) -> list[tuple[str, Path]]:
    """Verb and case of each question; no case twice."""
    chosen = random.Random(seed)  # noqa: S311 - a draw, no secret
    verbs = [verb for verb, number in VERBS.items() for _ in range(number)]
    found = cases((*FOLDERS, *(f"benchmarks/{each}" for each in SETS)))
    return list(zip(verbs, chosen.sample(found, len(verbs)), strict=True))


def cuado(*words: str) -> "subprocess.CompletedProcess[str]":
    """Run a verb as on a terminal of 80 columns."""
    return subprocess.run(
        [sys.executable, "-m", "cuado", *words],
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "80", "CUADO_TRUST": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=22)
    parser.add_argument("--device", default="emulated:h200")
    parser.add_argument("--only", type=int, nargs="*", default=[])
    arguments = parser.parse_args()
    folder = arguments.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for number, (verb, case) in enumerate(drawn(arguments.seed), 1):
        if arguments.only and number not in arguments.only:
            continue
        words = [verb, str(case.relative_to(ROOT)), *OPTIONS[verb]]
        words += [] if verb == "check" else ["--device", arguments.device]
        result = folder / f"{number:02}.cuado"
        began = time.perf_counter()
        failed = ""
        if not result.exists():
            asked = cuado(*words, "-o", str(result))
            failed = "" if result.exists() else asked.stdout + asked.stderr
        seconds = time.perf_counter() - began
        text = failed or cuado("show", str(result)).stdout
        text = text.replace(f"{ROOT}/", "")
        (folder / f"{number:02}.txt").write_text(f"$ cuado {' '.join(words)}\n{text}", "utf-8")
        print(f"{number:2} {seconds:6.1f} s  {' '.join(words)}", flush=True)


if __name__ == "__main__":
    main()
