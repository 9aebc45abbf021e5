"""An engine without a GPU that fails in every way a real one can; run by a real worker process.

What it is asked it writes to the file named by ``CUADO_TEST_LOG``, one line each, so that tests see
what a new worker was given. The program's name says what a trial of it does.
"""

import os
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from cuado.backends.gpu.driver import DeviceError
from cuado.backends.gpu.messages import Setup
from cuado.errors import CuadoError
from cuado.model.device import DeviceAttributes
from cuado.model.trial import (
    Counted,
    Difference,
    Equivalence,
    Failure,
    Loaded,
    Program,
    Trial,
    TrialFailedError,
)
from cuado.stats import Reading

ATTRIBUTES = DeviceAttributes("Stand-in", (9, 0), {"multiprocessor_count": 4.0})


class Engine:
    """Does what the name of a trial's program says."""

    def __init__(self) -> None:
        self._programs: dict[str, Program] = {}

    def describe(self, device: int) -> DeviceAttributes:
        _note(f"describe {device}")
        return ATTRIBUTES

    def open(self, setup: Setup) -> DeviceAttributes:
        buffers = " ".join(f"{buffer.name}:{buffer.fill.seed}" for buffer in setup.buffers)
        _note(f"open {setup.device} {buffers} written:{','.join(sorted(setup.written))}")
        stubborn = os.environ.get("CUADO_TEST_REFUSALS")
        if stubborn and _count("open") in map(int, stubborn.split()):
            raise TrialFailedError(Failure.MEMORY, "not free yet")
        if _count("open") <= int(os.environ.get("CUADO_TEST_MISPLACED", "0")):
            raise TrialFailedError(Failure.ADDRESSES, "lies elsewhere")
        return ATTRIBUTES

    def load(self, program: Program) -> Loaded:
        _note(f"load {program.name} {len(program.cubin)}")
        if program.name == "refused":
            raise TrialFailedError(Failure.LOAD, "no code")
        self._programs[program.name] = program
        return Loaded(32, 0, 1024, 8)

    def blocks_per_sm(self, trial: Trial) -> int:
        return 8 if trial.block is None else 2

    def time(self, trial: Trial) -> Reading:
        _note(f"time {trial.program}")
        action = getattr(self, f"_{trial.program}", None)
        if action is not None:
            action()
        return Reading(1000.0 + trial.switch, (1500.0, 1515.0))

    def record(self, trial: Trial) -> float | None:
        return None if trial.switch else 900.0

    def check(self, trial: Trial) -> Equivalence:
        difference = Difference("y", 3, float("inf"), -1.5, 7)
        return Equivalence(False, (difference,), ("y",), deterministic=True)

    def outputs(self, trial: Trial) -> Mapping[str, bytes]:
        return {"y": bytes(range(256)) * 8192}

    def scratch(self, trial: Trial, size: int) -> bytes:
        return bytes([trial.switch]) * size

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        return Counted({metrics[0]: 2.5}, 3, 0.25, tuple(metrics[1:]))

    def _exits(self) -> NoReturn:
        sys.stderr.write("something happened\n")
        sys.stderr.flush()
        os._exit(3)

    def _killed(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    def _hangs(self) -> None:
        time.sleep(600)

    def _mistaken(self) -> None:
        raise TypeError("a mistake in the engine")

    def _illegal(self) -> None:
        raise DeviceError("cuStreamSynchronize", "ILLEGAL_ADDRESS", Failure.ILLEGAL_ADDRESS)

    def _declined(self) -> None:
        raise DeviceError("cuLaunchKernel", "LAUNCH_OUT_OF_RESOURCES", Failure.LAUNCH)

    def _plain_error(self) -> None:
        raise CuadoError("no such file", "name another")

    def _prints(self) -> None:
        print("from Python")
        sys.stdout.flush()
        os.write(1, b"from a library\n")

    def _interrupted(self) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    def _garbage(self) -> None:
        # The pipe of the answers is the only one open for writing besides standard error.
        for name in list(Path("/proc/self/fd").iterdir()):
            number = int(name.name)
            if number > 2 and _is_answer_pipe(number):
                os.write(number, b"this is no message at all")
        time.sleep(600)


def _is_answer_pipe(descriptor: int) -> bool:
    try:
        flags = Path(f"/proc/self/fdinfo/{descriptor}").read_text()
        target = str(Path(f"/proc/self/fd/{descriptor}").readlink())
    except OSError:
        return False
    access = next(int(line.split()[1], 8) for line in flags.splitlines() if "flags" in line) & 3
    return target.startswith("pipe:") and access == os.O_WRONLY


class NonsenseEngine(Engine):
    """Answers well-formed messages without sense."""

    def time(self, trial: Trial) -> Reading:
        if trial.program == "original":
            return super().time(trial)
        return super().blocks_per_sm(trial)  # type: ignore[return-value]

    def blocks_per_sm(self, trial: Trial) -> int:
        return "many"  # type: ignore[return-value]


class NoDeviceEngine(Engine):
    """A machine without a GPU."""

    def open(self, setup: Setup) -> DeviceAttributes:
        raise CuadoError("there is no GPU here", "get one")


def _log() -> Path:
    return Path(os.environ["CUADO_TEST_LOG"])


def _note(line: str) -> None:
    with _log().open("a") as log:
        log.write(f"{line}\n")


def _count(word: str) -> int:
    return sum(line.startswith(word) for line in _log().read_text().splitlines())
