"""When the first verdict of ``cuado whatif`` is on the screen, and when all of it is.

    python benchmarks/whatif/answer_times.py OUT.md CASE.toml... [-- OPTION...]

Each case is asked in a process of its own, on a terminal, with nothing kept from before but what
the device's first use leaves (roofs are measured once for each GPU). Seconds from the start of the
process; the kernel's time is what the answer says. OPTIONs go to ``cuado whatif``.
"""

import os
import pty
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FIRST = re.compile(r"seems limited by")


def asked(case: str, options: list[str]) -> tuple[float | None, float, str]:
    """Seconds to the first verdict (None without one) and to the end, and what was printed."""
    ours, theirs = pty.openpty()
    began, first, shown = time.perf_counter(), None, b""
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "CUADO_CACHE": folder, "COLUMNS": "200", "TERM": "xterm"}
        command = [sys.executable, "-m", "cuado", "whatif", case, *options]
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
                shown += piece
                if first is None and FIRST.search(shown.decode(errors="replace")):
                    first = time.perf_counter() - began
            answer = process.communicate()[0].decode()
        whole = time.perf_counter() - began
    os.close(ours)
    return first, whole, answer


def main() -> None:
    out, *rest = sys.argv[1:]
    split = rest.index("--") if "--" in rest else len(rest)
    cases, options = rest[:split], rest[split + 1 :]
    rows = ["| case | first verdict, s | whole answer, s | its first line |", "|---|--:|--:|---|"]
    asked(cases[0], options)  # The GPU's roofs are measured once.
    for case in cases:
        first, whole, answer = asked(case, options)
        seen = f"{first:.1f}" if first is not None else "-"
        line = answer.splitlines()[0] if answer else ""
        rows.append(f"| {Path(case).stem} | {seen} | {whole:.1f} | {line} |")
        print(rows[-1], flush=True)
    Path(out).write_text("\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
