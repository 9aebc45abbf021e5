"""One verb on one hostile kernel in a child process with limits, and what became of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from kernel import VERBS, HostileKernel

SECONDS = {"check": 20.0, "analyze": 20.0, "whatif": 60.0, "run": 60.0}  # of CPU
MEMORY = 2 << 30  # bytes resident, all processes of the verb together
ADDRESSES = 16 << 30  # bytes of address space: the last resort between two looks at the memory
OUTPUT = 64 << 20  # bytes that a file may grow to
KEPT = 200_000  # characters of what was said
_KEPT = ("PATH", "PYTHONPATH", "LANG", "CUDA_HOME", "CUADO_PTXAS", "CUADO_NVDISASM")

_OPTIONS: dict[str, tuple[str, ...]] = {
    "check": (),
    "analyze": ("--device", "emulated:h200"),
    "whatif": ("--device", "emulated:h200", "--budget", "2"),
    "run": ("--device", "emulated:h200", "--budget", "3", "--no-record"),
}


@dataclass(frozen=True)
class Limits:
    """What a verb may take: `SECONDS` of CPU, and `patience` times that by the clock."""

    patience: float = 3.0
    memory: int = MEMORY
    user: str | None = None


@dataclass(frozen=True)
class Outcome:
    """What was seen: exit code (negative: the signal), resources, and what was said."""

    code: int
    seconds: float
    cpu_seconds: float
    peak: int
    stopped_for: str  # "time", "memory", or nothing
    said_bytes: int
    stdout: str
    stderr: str
    left_behind: int


def default_program() -> tuple[str, ...]:
    """The `cuado` that is installed beside this Python."""
    return (str(Path(sys.executable).with_name("cuado")),)


def write_case(kernel: HostileKernel, folder: Path) -> Path:
    """Write the kernel's two files below `folder`; the path of its case."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o777)
    (folder / "attack.ptx").write_bytes(kernel.ptx.encode("utf-8", "surrogateescape"))
    case = folder / "attack.toml"
    case.write_bytes(kernel.toml.encode("utf-8", "surrogateescape"))
    return case


def _descendants(pid: int) -> list[int]:
    found = [pid]
    for one in found:
        try:
            tasks = list(Path(f"/proc/{one}/task").iterdir())
            for task in tasks:
                found += [int(child) for child in (task / "children").read_text().split()]
        except (OSError, ValueError):
            continue
    return found


def _taken(pid: int) -> tuple[int, float]:
    """Resident bytes and CPU seconds of a process and all below it."""
    pages, ticks = 0, 0
    for one in _descendants(pid):
        try:
            pages += int(Path(f"/proc/{one}/statm").read_text().split()[1])
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        except (OSError, IndexError, ValueError):
            continue
    return pages * os.sysconf("SC_PAGE_SIZE"), ticks / os.sysconf("SC_CLK_TCK")


def _end_group(group: int) -> int:
    """Kill what is left of the child's session; 1 if there was something."""
    try:
        os.killpg(group, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return 0
    return 1


def _watch(
    child: subprocess.Popen[bytes], seconds: float, limits: Limits
) -> tuple[int, int, str, float]:
    """Wait for the child: status of `wait4`, peak memory, why it was stopped, CPU seconds."""
    begun, peak, cpu, stopped = time.monotonic(), 0, 0.0, ""
    while True:
        pid, status, usage = os.wait4(child.pid, os.WNOHANG)
        if pid:
            cpu = max(cpu, usage.ru_utime + usage.ru_stime)
            return status, max(peak, usage.ru_maxrss * 1024), stopped, cpu
        resident, now = _taken(child.pid)
        cpu = max(cpu, now)  # those of children that are not waited for end with them
        peak = max(peak, resident)
        if peak > limits.memory:
            stopped = stopped or "memory"
        elif cpu > seconds or time.monotonic() - begun > seconds * limits.patience:
            stopped = stopped or "time"
        if stopped:
            _end_group(child.pid)
        time.sleep(0.05)


def _environment(home: Path) -> dict[str, str]:
    kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
    return kept | {
        "HOME": str(home),
        "COLUMNS": "1000",
        "TERM": "dumb",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def run_verb(
    program: tuple[str, ...], verb: str, case: Path, home: Path, limits: Limits
) -> Outcome:
    """Run `program VERB CASE` under the limits; raises nothing for whatever the child does."""
    if verb not in VERBS:
        raise ValueError(f"no such verb: {verb}")
    seconds = SECONDS[verb]
    guard = (
        "setpriv",  # dies with the runner
        "--pdeathsig=KILL",
        "prlimit",
        f"--as={ADDRESSES}",
        "--core=0",
        f"--fsize={OUTPUT}",
        f"--cpu={int(seconds) + 10}",
        "nice",
        "-n",
        "10",
    )
    said = case.with_name(f"{verb}.out"), case.with_name(f"{verb}.err")
    begun = time.monotonic()
    with said[0].open("wb") as out, said[1].open("wb") as err:
        child = subprocess.Popen(
            (*guard, *program, verb, str(case), "--verbose", *_OPTIONS[verb]),
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=err,
            cwd=case.parent,
            env=_environment(home),
            start_new_session=True,
            user=limits.user,
            group=limits.user and "nogroup",
            extra_groups=[] if limits.user else None,
        )
        status, peak, stopped, cpu = _watch(child, seconds, limits)
    child.returncode = os.waitstatus_to_exitcode(status)
    texts = [path.read_bytes()[:KEPT].decode("utf-8", "replace") for path in said]
    return Outcome(
        code=child.returncode,
        seconds=time.monotonic() - begun,
        cpu_seconds=cpu,
        peak=peak,
        stopped_for=stopped,
        said_bytes=sum(path.stat().st_size for path in said),
        stdout=texts[0],
        stderr=texts[1],
        left_behind=_end_group(child.pid),
    )
