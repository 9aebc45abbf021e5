"""Many kernels, compared by workers side by side; what hangs or crashes costs one kernel."""

import json
import math
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, Queue

from soundness.comparison.verdicts import FAULTS, Result, Verdict
from soundness.generation.kernels import BATCH
from soundness.processes import STEP_FILE, cpu_seconds
from soundness.rows import Row, add

STEP_SECONDS = 120.0
"""Of CPU that one step may take before it counts as one that hangs."""
PATIENCE = 5
"""By the clock it may take so many times that: on a busy machine workers get a part of a core."""
_MOST_BATCHES = 4
_TURNS = 4
"""Of a worker, at least, where there are several."""
_ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""Workers run side by side: none needs a thread for each core, which it would start otherwise."""
_IN_MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of an unguessable name is made in it


class _StoppedError(Exception):
    """There is no time left for the kernel."""


@dataclass
class Worker:
    """A process, and the kernels that it is to compare.

    Attributes:
        seed: of the kernels.
        first: the next one.
        last: the one after the last.
        amount: a name of ``worker.AMOUNTS``.
        seconds: of CPU that a step may take.
        program: what is started.
        folder: for temporary files and the cache of what was assembled; None for the user's.
        more: arguments of the program.
        cache: folder of what was assembled and compiled, if it is to be kept.
        stop: of ``time.monotonic``: what is not finished then is given up.
    """

    seed: int
    first: int
    last: int
    amount: str
    seconds: float = STEP_SECONDS
    program: tuple[str, ...] = (sys.executable, "-m", "soundness.worker")
    folder: str | None = None
    more: tuple[str, ...] = ()
    cache: Path | None = None
    stop: float = math.inf
    _lines: "Queue[str | None]" = field(default_factory=Queue)
    _step_file: Path | None = None

    def rows(self) -> Iterator[Row]:
        """One for each kernel, in order; of one that ends the process, how."""
        while self.first < self.last:
            with tempfile.TemporaryDirectory(prefix="step-", dir=self.folder) as folder:
                self._step_file = Path(folder) / "step"
                process = self._started()
                try:
                    yield from self._of(process)
                except _StoppedError:
                    return
                finally:  # Also where nobody asks for the next one.
                    process.kill()
                    process.wait()

    def _started(self) -> "subprocess.Popen[str]":
        numbers = (str(each) for each in (self.seed, self.first, self.last))
        command = [*self.program, *numbers, "--amount", self.amount, *self.more]
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=self._environment(),
        )
        self._lines = Queue()
        threading.Thread(target=_read, args=(process, self._lines), daemon=True).start()
        return process

    def _environment(self) -> dict[str, str]:
        folders = [str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
        own = {"PYTHONPATH": os.pathsep.join(folders), **_ONE_THREAD}
        if self.folder is not None:
            cache = self.cache or Path(self.folder) / "cache"
            own |= {"TMPDIR": self.folder, "CUADO_CACHE": str(cache)}
        own[STEP_FILE] = str(self._step_file)
        return {**os.environ, **own}

    def _of(self, process: "subprocess.Popen[str]") -> Iterator[Row]:
        step = "starting"
        while self.first < self.last:
            try:
                line = self._line(process)
            except Empty:
                words = f"no answer within {self.seconds:.0f} s of CPU"
                yield self._ended(Verdict("kernel", self._step() or step, Result.HANG, words))
                return
            if line is None:
                code = process.wait()
                words = f"the process ended with {code}"
                yield self._ended(Verdict("kernel", self._step() or step, Result.CRASH, words))
                return
            row = json.loads(line)
            if "verdicts" in row:
                self.first = int(row["number"]) + 1
                yield row
            else:
                step = row["step"]

    def _line(self, process: "subprocess.Popen[str]") -> str | None:
        """The next line, None at the end; raises Empty where a step takes too long."""
        last, used = time.monotonic() + PATIENCE * self.seconds, cpu_seconds(process.pid)
        step = self._step()
        while True:
            left = self.stop - time.monotonic()
            try:
                return self._lines.get(timeout=max(0.0, min(self.seconds, left)))
            except Empty:
                if left <= self.seconds:
                    raise _StoppedError from None
                if (now := self._step()) != step:
                    step, used = now, cpu_seconds(process.pid)
                    last = time.monotonic() + PATIENCE * self.seconds
                elif cpu_seconds(process.pid) - used >= self.seconds or time.monotonic() >= last:
                    raise

    def _step(self) -> str:
        """What the process is doing; empty where it does not say so in the file."""
        try:
            return (self._step_file or Path()).read_text(errors="replace").strip()
        except OSError:
            return ""

    def _ended(self, verdict: Verdict) -> Row:
        number, self.first = self.first, self.first + 1
        return {
            "seed": self.seed,
            "number": number,
            "features": [],
            "amount": self.amount,
            "seconds": 0.0,
            "verdicts": [verdict.as_json()],
        }


def _read(process: "subprocess.Popen[str]", lines: "Queue[str | None]") -> None:
    assert process.stdout is not None  # noqa: S101 - it is a pipe
    for line in process.stdout:
        lines.put(line)
    lines.put(None)


def compared(  # noqa: PLR0913, PLR0917 - what is compared, with what, how long
    seed: int,
    numbers: Iterable[int],
    amount: str = "sample",
    jobs: int = 1,
    told: Callable[[Row], None] = lambda _: None,
    deadline: float = math.inf,
    more: Iterable[str] = (),
    program: str = "soundness.worker",
    cache: Path | None = None,
    stop: float = math.inf,
) -> list[Row]:
    """What came of kernels, in order of their numbers.

    Args:
        seed: of the kernels.
        numbers: which of them.
        amount: ``full``: every transformation, pair and experiment; ``sample``: some of each.
        jobs: workers side by side.
        told: of each row, when it is there.
        deadline: of ``time.monotonic``; no kernel is begun after it.
        more: arguments of the workers.
        program: the workers' module.
        cache: folder of what was assembled and compiled; one that is gone afterwards by default.
        stop: of ``time.monotonic``; what is not finished then is given up, and in no row.
    """
    todo: Queue[tuple[int, int]] = Queue()
    for stretch in stretches(sorted(numbers), jobs):
        todo.put(stretch)
    found: list[Row] = []
    lock = threading.Lock()

    def work(folder: str) -> None:
        while True:
            try:
                first, last = todo.get_nowait()
            except Empty:
                return
            command = (sys.executable, "-m", program)
            worker = Worker(seed, first, last, amount, STEP_SECONDS, command, folder, tuple(more))
            worker.cache, worker.stop = cache, stop
            for row in worker.rows():
                with lock:
                    found.append(row)
                    told(row)
                if time.monotonic() > deadline:
                    return
            if time.monotonic() > min(deadline, stop):
                return

    # A dozen assemblies a kernel: on a disk their small files take longer than the comparing.
    where = _IN_MEMORY if os.access(_IN_MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="soundness-", dir=where) as folder:
        threads = [threading.Thread(target=work, args=(folder,)) for _ in range(max(1, jobs))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return sorted(found, key=lambda row: int(row["number"]))


def stretches(numbers: list[int], jobs: int = 1) -> Iterator[tuple[int, int]]:
    """Runs of numbers, each of few batches: a worker's.

    So many that starting a worker costs little, and that workers side by side end together.
    """
    turns = len(numbers) // (_TURNS * BATCH * jobs) if jobs > 1 else _MOST_BATCHES
    together = BATCH * max(1, min(_MOST_BATCHES, turns))
    start = 0
    for n in range(1, len(numbers) + 1):
        new = n == len(numbers) or numbers[n] != numbers[n - 1] + 1
        if new or numbers[n] // together != numbers[start] // together:
            yield numbers[start], numbers[n - 1] + 1
            start = n


def faults(rows: Iterable[Row]) -> list[str]:
    """What must not have been, a line each."""
    return [
        f"kernel {row['number']} of seed {row['seed']}: {verdict['kind']} {verdict['steps']}: "
        f"{verdict['result']}: {verdict.get('reason', '')}"
        for row in rows
        for verdict in row["verdicts"]
        if Result(verdict["result"]) in FAULTS
    ]


class Progress:
    """Writes rows to a file as they come, and says how far the run is."""

    def __init__(self, path: Path, total: int) -> None:
        self._path, self._total = path, total
        self._start, self._rows = time.monotonic(), 0

    def __call__(self, row: Row) -> None:
        """Keep a row."""
        add(self._path, row)
        self._rows += 1
        for line in faults([row]):
            print(line, flush=True)
        if self._rows % 50 == 0 or self._rows == self._total:
            seconds = time.monotonic() - self._start
            print(f"{self._rows} of {self._total} kernels, {seconds:.0f} s", flush=True)
