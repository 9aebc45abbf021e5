"""Where the seconds of a command go: the stacks of its Python processes, sampled on the clock.

:func:`settings` makes every Python that the command starts write its stacks into a folder;
:func:`table` reads them. Samples are of the main thread, every 10 ms; where one is late (a long
call that holds the interpreter's lock), the time since the last counts for it. The sampler itself
takes a few hundredths of the time. :func:`course` tells a process's course: what its main thread,
and its other threads, do in each tenth of a second.
"""

import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

MOST = 45
_IDLE = re.compile(
    r"(threading.py|thread.py|queue.py|selectors.py):|:(serve|_end_with_input|exactly)$"
)
"""Where a thread that has nothing to do ends."""
_IMPORTS = re.compile(r"^<|/re/|/typing.py|/enum.py|/inspect.py")
_SAMPLER = """\
import atexit, os, sys, threading, time

def _begin(folder):
    main, began = threading.main_thread().ident, time.time()

    out = open(os.path.join(folder, f"{os.getpid()}.txt"), "w")
    out.write(f"{began:.3f} {' '.join(' '.join(sys.orig_argv[1:4]).split())[:80]}\\n")

    def named(frame):
        code, names = frame.f_code, []
        while frame is not None and len(names) < 60:
            code = frame.f_code
            path = code.co_filename.replace(os.sep, "/")
            if "/cuado/" in path or not names:
                where = path.split("/cuado/")[-1].split("site-packages/")[-1]
                names.append(f"{where[-60:]}:{code.co_name}")
            elif "importlib" in path and "import" not in names:
                names.append("import")
            frame = frame.f_back
        return ";".join(reversed(names)).translate({32: 95, 10: 95})

    def sample():
        last = time.time()
        while True:
            time.sleep(0.01)
            frame = sys._current_frames().get(main)
            if frame is None:
                return
            now = time.time()
            out.write(f"{now - last:.4f} {named(frame)}\\n")
            for ident, other in sys._current_frames().items():
                if ident not in (main, threading.get_ident()):
                    out.write(f"+ {named(other)}\\n")
            out.flush()
            last = now

    threading.Thread(target=sample, daemon=True).start()

if os.environ.get("CUADO_SAMPLED"):
    _begin(os.environ["CUADO_SAMPLED"])
"""


def settings(folder: Path) -> dict[str, str]:
    """Variables for the command's environment; stacks go into files in the folder."""
    start = folder / "start"
    start.mkdir(parents=True)
    (start / "sitecustomize.py").write_text(_SAMPLER)
    path = os.pathsep.join(filter(None, (str(start), os.environ.get("PYTHONPATH"))))
    return {"PYTHONPATH": path, "CUADO_SAMPLED": str(folder)}


def table(folder: Path) -> list[str]:
    """Lines of Markdown: for each process the functions in which most seconds pass.

    ``whole`` counts what a function calls, ``itself`` counts only what is not in another of ours.
    """
    lines: list[str] = []
    for path in sorted(folder.glob("*.txt"), key=lambda each: each.read_text().split(" ")[0]):
        head, *every = path.read_text().splitlines()
        samples = [each for each in every if not each.startswith("+ ")]
        whole: Counter[str] = Counter()
        itself: dict[str, float] = defaultdict(float)
        total = 0.0
        for sample in samples:
            seconds, _, stack = sample.partition(" ")
            names = stack.split(";")
            total += float(seconds)
            itself[names[-1]] += float(seconds)
            for name in set(names):
                whole[name] += float(seconds)  # type: ignore[assignment]
        began, _, command = head.partition(" ")
        lines += [f"### `{command}`, from {float(began) % 1000:.2f} s, {total:.2f} s", ""]
        lines += ["| whole, s | itself, s | function |", "|--:|--:|---|"]
        lines += [
            f"| {seconds:.2f} | {itself[name]:.2f} | {name} |"
            for name, seconds in whole.most_common(MOST)
        ]
        lines.append("")
    return lines


def course(folder: Path, step: float = 0.1) -> list[str]:
    """Lines of Markdown: for each process from which second on it does what.

    Of the main thread the three innermost of our functions, of others the innermost one. What is
    done most in a tenth of a second stands for it.
    """
    lines: list[str] = []
    for path in sorted(folder.glob("*.txt"), key=lambda each: each.read_text().split(" ")[0]):
        head, *samples = path.read_text().splitlines()
        began, _, command = head.partition(" ")
        lines += [f"### The course of `{command}`, from {float(began) % 1000:.2f} s", ""]
        lines += _steps(samples, step)
        lines.append("")
    return lines


def _steps(samples: list[str], step: float) -> Iterator[str]:
    now, last = 0.0, ""
    mine, others = Counter[str](), Counter[str]()
    for sample in [*samples, f"{step} "]:
        seconds, _, stack = sample.partition(" ")
        names = [name for name in stack.split(";") if not _IMPORTS.search(name)]
        if seconds == "+":
            others.update(names[-1:] if not _IDLE.search(stack) else ())
            continue
        if mine and int((now + float(seconds)) / step) > int(now / step):
            beside = ", ".join(name for name, _ in others.most_common(2))
            said = f"{mine.most_common(1)[0][0]}  | {beside}"
            if said != last:
                yield f"    {now:5.1f}  {said}"
            last, mine, others = said, Counter(), Counter()
        now += float(seconds)
        mine[" < ".join(reversed(names[-3:]))] += 1
