"""When the first verdict of ``cuado whatif`` is on the screen, and when all of it is.

    export PYTHONPATH=src:benchmarks
    python benchmarks/whatif/answer_times.py OUT.md [--where] [--feigned] CASE... [-- OPTION...]

Each case is asked in a process of its own, on a terminal, with nothing kept from before but what
the device's first use leaves (roofs are measured once for each GPU), and byte code. Seconds from
the start of the process; the kernel's time is what the answer says. OPTIONs go to ``cuado whatif``.
What the progress bar said is kept with the second at which it did. ``--where`` asks each case once
more, and says in which functions the seconds passed, and when (``benchmarks/sampled.py``);
``--feigned`` does without a GPU (``feigned_gpu.py``): where seconds go, not what the answer is.
"""

import os
import pty
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import sampled

FIRST = re.compile(r"seems (limited by|balanced|near)")
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
BAR = re.compile(r"[\r\n]+")
COUNTED = re.compile(r"\s*[\u2500-\u257f]+.*$")
"""The bar itself, its counts and its clock: they change ten times a second."""


@dataclass(frozen=True)
class Asked:
    """How long an answer took, in seconds from the start of the process.

    Attributes:
        first: to the first verdict on the screen; None if none came before the answer.
        whole: to the end.
        answer: what was printed.
        told: what the progress bar said, each text once, with the second at which it began.
    """

    first: float | None
    whole: float
    answer: str
    told: tuple[tuple[float, str], ...]


_CUADO = ("-m", "cuado")
_FEIGNED = (str(Path(__file__).with_name("feigned_gpu.py")),)


def asked(
    case: str,
    options: list[str],
    cache: str,
    more: Mapping[str, str] | None = None,
    program: Sequence[str] = _CUADO,
) -> Asked:
    """What ``cuado whatif`` answers on a terminal, and when."""
    ours, theirs = pty.openpty()
    began, first, told = time.perf_counter(), None, dict[str, float]()
    env = {**compiled(), "CUADO_CACHE": cache, "COLUMNS": "200", "TERM": "xterm", **(more or {})}
    command = [sys.executable, *program, "whatif", case, *options]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=theirs, stdin=subprocess.DEVNULL, env=env
    ) as process:
        os.close(theirs)
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:  # The terminal's other end is closed.
                break
            if not piece:
                break
            now, text = time.perf_counter() - began, piece.decode(errors="replace")
            for part in BAR.split(CONTROL.sub("", text)):
                if said := COUNTED.sub("", part).strip(" \r\n"):
                    told.setdefault(said, now)
            if first is None and FIRST.search(text):
                first = now
        answer = process.communicate()[0].decode() if process.stdout else ""
    os.close(ours)
    seen = tuple((seconds, said) for said, seconds in told.items())
    return Asked(first, time.perf_counter() - began, answer, seen)


def compiled() -> dict[str, str]:
    """The environment, with byte code kept from run to run, as an installation by pip has it."""
    kept = {"PYTHONPYCACHEPREFIX": f"{tempfile.gettempdir()}/answer-times-{os.getpid()}"}
    return {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | kept


def with_roofs(first: str, cache: str) -> str:
    """A new cache that holds the GPU's roofs and nothing else of the first one; its folder."""
    for path in Path(first).rglob("*"):
        if path.is_file() and b'"facts":' in path.read_bytes():
            kept = Path(cache) / path.relative_to(first)
            kept.parent.mkdir(parents=True)
            shutil.copy2(path, kept)
    return cache


def main() -> None:
    out, *rest = sys.argv[1:]
    split = rest.index("--") if "--" in rest else len(rest)
    where, feigned = ("--where" in rest[:split], "--feigned" in rest[:split])
    cases = [case for case in rest[:split] if not case.startswith("--")]
    options = rest[split + 1 :]
    program = _FEIGNED if feigned else _CUADO
    rows = ["| case | first verdict, s | whole answer, s | its first line |", "|---|--:|--:|---|"]
    more: list[str] = []
    first = tempfile.mkdtemp()
    asked(cases[0], options, first, program=program)  # The GPU's roofs are measured once.
    for case in cases:
        with tempfile.TemporaryDirectory() as folder:
            found = asked(case, options, with_roofs(first, f"{folder}/cache"), program=program)
        seen = f"{found.first:.1f}" if found.first is not None else "-"
        line = found.answer.splitlines()[0] if found.answer else ""
        rows.append(f"| {Path(case).stem} | {seen} | {found.whole:.1f} | {line} |")
        print(rows[-1], flush=True)
        more += ["", f"## {Path(case).stem}", ""]
        more += [f"    {seconds:6.2f} s  {said[:140]}" for seconds, said in found.told]
        if where:
            with tempfile.TemporaryDirectory() as folder:
                asked(
                    case,
                    options,
                    with_roofs(first, f"{folder}/cache"),
                    sampled.settings(Path(folder) / "stacks"),
                    program,
                )
                more += ["", *sampled.table(Path(folder) / "stacks")]
                more += sampled.course(Path(folder) / "stacks")
        Path(out).write_text("\n".join([*rows, *more]) + "\n")


if __name__ == "__main__":
    main()
