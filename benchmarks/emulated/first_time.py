"""How long the first answer of an emulated what-if takes, and the second: clock and processors.

    PYTHONPATH=src:benchmarks python benchmarks/emulated/first_time.py OUT.md [OPTION...]

Under ``taskset -c 0,1`` on a larger machine. Options: ``--rounds N``, ``--where``, cases. Without
cases: ``block_max`` of ``benchmarks/guess/own.cu``, its launch guessed. Each round begins
with an empty cache: the first answer, the same question again with ``--fresh`` (measured anew with
what is kept), and once more without (the answer itself is kept). Byte code is there, as after an
installation by pip: a question is asked before. Seconds on the clock, and of processors with all
child processes. The digest is of the figures, which must not depend on any of this; they are
written beside ``OUT.md``, once for each digest. ``--where`` asks once more, and says in which
functions the seconds passed.
"""

import hashlib
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import sampled

OWN = Path(__file__).parents[1] / "guess" / "own.cu"
DEVICE = ("--device", "emulated:h200")
_UNSTEADY = ("seconds", "elapsed", "version", "source", "path", "file", "date", "created")


def main() -> None:
    out, *rest = sys.argv[1:]
    where = "--where" in rest
    rounds = int(rest[rest.index("--rounds") + 1]) if "--rounds" in rest else 1
    cases = [Path(each).resolve() for each in rest if each.endswith(".toml")]
    rows = [
        "| what is asked | answer | clock, s | processors, s | figures |",
        "|---|---|--:|--:|---|",
    ]
    for case in cases or [OWN]:
        with tempfile.TemporaryDirectory() as name:
            _timed([*_question(case, Path(name)), "-e", "no-loads"], Path(name))
        for _ in range(rounds):
            with tempfile.TemporaryDirectory() as name:
                folder = Path(name)
                asked = _question(case, folder)
                for which, more in (("first", []), ("fresh", ["--fresh"]), ("kept", [])):
                    columns = _timed([*asked, *more], folder, out=Path(out))
                    rows.append(f"| {case.stem} | {which} | {columns} |")
                    print(rows[-1], flush=True)
        if where:
            with tempfile.TemporaryDirectory() as name:
                folder = Path(name)
                _timed(_question(case, folder), folder, sampled.settings(folder / "stacks"))
                rows += ["", *sampled.table(folder / "stacks")]
                rows += sampled.course(folder / "stacks")
        Path(out).write_text("\n".join(rows) + "\n")


def _question(case: Path, folder: Path) -> list[str]:
    """The words of the question; the launch of a source is guessed, and kept beside its copy."""
    if case != OWN:
        return [str(case)]
    shutil.copy(OWN, folder / OWN.name)
    return [str(folder / OWN.name), "-k", "block_max"]


def _timed(
    words: list[str], folder: Path, more: dict[str, str] | None = None, out: Path | None = None
) -> str:
    """The columns of one answer; its figures are written beside ``out``, named by their digest."""
    answer = folder / "answer.json"
    env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    env["PYTHONPYCACHEPREFIX"] = f"{tempfile.gettempdir()}/first-time-{os.getpid()}"
    env |= {"CUADO_CACHE": str(folder / "cache"), **(more or {})}
    command = [sys.executable, "-m", "cuado", "whatif", *words, *DEVICE, "-o", str(answer)]
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run(command, env=env, check=True, capture_output=True)
    clock, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    figures = json.dumps(_steady(json.loads(answer.read_text())), sort_keys=True, indent=1)
    digest = hashlib.sha256(figures.encode()).hexdigest()[:8]
    if out is not None:
        out.with_name(f"{out.stem}-{digest}.json").write_text(figures)
    return f"{clock:.1f} | {used:.1f} | {digest}"


def _steady(found: Any) -> Any:
    """A document without what depends on the clock or the folder."""
    if isinstance(found, dict):
        return {
            key: _steady(each)
            for key, each in found.items()
            if not any(word in key for word in _UNSTEADY)
        }
    if isinstance(found, list):
        return [_steady(each) for each in found]
    return found


if __name__ == "__main__":
    main()
