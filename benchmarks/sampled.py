"""Where the seconds of a command go: the stacks of its Python processes, sampled on the clock.

:func:`settings` makes every Python that the command starts write its stacks into a folder;
:func:`table` reads them. Samples are of the main thread, every 10 ms; where one is late (a long
call that holds the interpreter's lock), the time since the last counts for it. The sampler itself
takes a few hundredths of the time.
"""

import os
from collections import Counter, defaultdict
from pathlib import Path

MOST = 45
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
        head, *samples = path.read_text().splitlines()
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
