"""The process that has a GPU (``gpu_worker``), seen from outside: another one where it ended."""

import json
import os
import subprocess
import threading
from collections.abc import Mapping
from pathlib import Path
from queue import Empty, Queue

from soundness.gpu_worker import Row

STEP_SECONDS = 60.0
"""That one kernel and its versions may take on the GPU."""
START_SECONDS = 120.0
"""That the driver may take to be ready."""


class Runner:
    """The process; started when it is needed.

    Args:
        command: how it is started.
        variables: of its environment, in place of this process's.
    """

    def __init__(self, command: list[str], variables: Mapping[str, str] | None = None) -> None:
        self._command, self._variables = command, dict(variables or {})
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: Queue[bytes | None] = Queue()
        self.device = ""

    def start(self) -> None:
        """Have the process; whoever cannot use the GPU ends here."""
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**environment(), **self._variables},
        )
        self._lines = Queue()
        threading.Thread(target=_read, args=(self._process, self._lines), daemon=True).start()
        try:
            line = self._lines.get(timeout=START_SECONDS)
        except Empty:
            line = None
        if line is None:
            self.close()
            raise SystemExit("the GPU cannot be used: see above")
        self.device = json.loads(line)["device"]

    def run(self, row: Row) -> Row:
        """What came of a kernel."""
        found: Row = json.loads(self.ask(json.dumps(row).encode() + b"\n"))
        return found

    def ask(self, question: bytes) -> bytes:
        """A line for a line; one that says how it ``failed`` where the process hangs or ends."""
        if self._process is None:
            try:
                self.start()
            except SystemExit as error:
                return _failed(question, str(error))
        process = self._process
        assert process is not None and process.stdin is not None  # noqa: PT018, S101
        try:
            process.stdin.write(question)
            process.stdin.flush()
            line = self._lines.get(timeout=STEP_SECONDS)
        except Empty:
            line = _failed(question, "hangs")
        except OSError:
            line = None
        if line is None:
            line = _failed(question, "crash")
        if b'"failed": ' in line:
            self.close()
        return line

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def environment() -> dict[str, str]:
    """Of a process that is to find these modules."""
    folders = [str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}


def _failed(question: bytes, how: str) -> bytes:
    row = json.loads(question)
    words = {"seed": row["seed"], "number": row["number"], "failed": how}
    return json.dumps(words).encode() + b"\n"


def _read(process: "subprocess.Popen[bytes]", lines: "Queue[bytes | None]") -> None:
    assert process.stdout is not None  # noqa: S101 - it is a pipe
    for line in process.stdout:
        lines.put(line)
    lines.put(None)
