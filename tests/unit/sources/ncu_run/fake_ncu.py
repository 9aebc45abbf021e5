"""Stands in for ncu: runs the program, says what ncu says, and copies reports that it recorded.

What it does is in the JSON file that ``FAKE_NCU`` names:

==============  =================================================================================
``kernels``     names of the kernels that the program launches, in order
``triage``      report of a run without source counters
``details``     report of a run with them
``error``       lines that stand in the log in place of any profiling
``hangs``       names of kernels that never end
``cut_off``     whether the report is cut off
``silent``      whether the program never calls CUDA
``rude``        whether interrupts are ignored, and that the program has ended
``listed``      whether kernels are listed if none matches
``calls``       a file to which every command line is added
==============  =================================================================================
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

WITH_VALUE = re.compile(
    r"--(log-file|export|target-processes|replay-mode|clock-control|section|import-source|"
    r"kernel-id|print-kernel-base|launch-count|nvtx-include)$"
)


def parsed(words: list[str]) -> tuple[dict[str, list[str]], list[str]]:
    options: dict[str, list[str]] = {}
    while words and words[0].startswith("-"):
        name = words.pop(0)
        value = words.pop(0) if WITH_VALUE.match(name) else ""
        options.setdefault(name, []).append(value)
    return options, words


class Ncu:
    def __init__(self, plan: dict[str, Any], options: dict[str, list[str]]) -> None:
        self.plan = plan
        self.options = options
        self.log = Path(options["--log-file"][0])
        self.profiled = 0
        self.program: subprocess.Popen[bytes] | None = None

    def say(self, text: str, end: str = "\n") -> None:
        with self.log.open("a") as file:
            file.write(text + end)

    def interrupted(self, number: int, frame: object) -> None:
        if self.plan.get("rude"):
            return
        self.say("==PROF== Received signal")
        self.say("==PROF== Trying to shutdown target application")
        if self.program:
            self.program.kill()
        self.say("==ERROR== The application returned an error code (9).")
        self.finish()
        sys.exit(1)

    def finish(self) -> None:
        which = "details" if "SourceCounters" in self.options["--section"] else "triage"
        source = self.plan.get(which)
        if not self.profiled or not source:
            self.say("==WARNING== No kernels were profiled.")
            if self.plan.get("listed"):
                self.say("Available Kernels:")
                for index, name in enumerate(self.plan["kernels"], 1):
                    self.say(f"{index}. {name}")
            return
        target = Path(self.options["--export"][0] + ".ncu-rep")
        data = Path(source).read_bytes()
        target.write_bytes(data[: len(data) // 2] if self.plan.get("cut_off") else data)
        self.say(f"==PROF== Report: {target}")

    def profile(self, name: str) -> None:
        self.say(f'==PROF== Profiling "{name}" - {self.profiled}: 0%', end="")
        assert self.program
        while name in self.plan.get("hangs", ()):
            time.sleep(0.05)
            if (self.program.poll() or 0) < 0 and not self.plan.get("rude"):
                self.say(f'\n==ERROR== Failed to profile "{name}" in process {self.program.pid}')
                self.say("==PROF== Trying to shutdown target application")
                self.say("==ERROR== The application returned an error code (15).")
                self.finish()
                sys.exit(1)
        self.profiled += 1
        self.say("....50%....100% - 9 passes")

    def wanted(self) -> list[str]:
        match = re.fullmatch(r"::regex:([^:]*):([^:]*)", self.options["--kernel-id"][0])
        assert match, self.options
        assert re.fullmatch(r"\^\(\d+(\|\d+)*\)\$", match[2])
        return [name for name in self.plan["kernels"] if re.search(match[1], name)]

    def run(self, command: list[str]) -> int:
        signal.signal(signal.SIGINT, self.interrupted)
        self.program = subprocess.Popen(command)
        if not self.plan.get("silent"):
            self.say(f"==PROF== Connected to process {self.program.pid} ({command[0]})")
        error = self.plan.get("error")
        self.say(error or "", end="")
        for name in [] if error or self.plan.get("silent") else self.wanted():
            self.profile(name)
        code = self.program.wait()
        self.say(f"==PROF== Disconnected from process {self.program.pid}")
        if code:
            code = -code if code < 0 else code
            self.say(f"==ERROR== The application returned an error code ({code}).")
        self.finish()
        return code


def main() -> int:
    if sys.argv[1:] == ["--version"]:
        print("NVIDIA (R) Nsight Compute Command Line Profiler\nVersion 2025.3.1.0 (build 1)")
        return 0
    plan = json.loads(Path(os.environ["FAKE_NCU"]).read_text())
    if calls := plan.get("calls"):
        with Path(calls).open("a") as file:
            file.write(json.dumps(sys.argv[1:]) + "\n")
    options, command = parsed(sys.argv[1:])
    assert shutil.which(command[0]), command
    return Ncu(plan, options).run(command)


if __name__ == "__main__":
    sys.exit(main())
