"""A world to inject into: the library, and a driver, a CUPTI and programs of the tests' own."""

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

from cuado.sources.injection.run import Captured, Ran, Traced, injected

ROOT = Path(__file__).parents[2]
NATIVE = ROOT / "native"
FAKE = ROOT / "tests" / "native" / "fake"


@dataclass(frozen=True)
class World:
    """Where the parts are, and how a program is run in it."""

    library: Path
    folder: Path

    @property
    def cupti(self) -> str:
        return str(self.folder / "libcupti_fake.so")

    @property
    def program(self) -> str:
        return str(self.folder / "program")

    def environment(self, **more: str) -> dict[str, str]:
        own = {"LD_LIBRARY_PATH": str(self.folder), "FAKE_MODULE": str(self.folder / "module.o")}
        return {**os.environ, **own, **more}

    def run(
        self, job: Traced | Captured, folder: Path, *words: str, command: str = "", **more: str
    ) -> Ran:
        """Run one of the programs of ``fake/program.cpp``, or another command."""
        return injected(
            [command or self.program, *words],
            job,
            folder=folder,
            library=self.library,
            cupti=self.cupti,
            base=self.environment(**more),
        )


def build_fakes(folder: Path, compiler: str) -> None:
    """The libraries and programs of ``tests/native/fake``, into ``folder``."""
    common = [compiler, "-std=c++17", "-w", "-iquote", str(FAKE), "-iquote", str(NATIVE)]
    shared = [*common, "-fPIC", "-shared"]
    threads = ("-ldl", "-lpthread")
    driver = folder / "libcuda.so.1"
    commands: list[list[str]] = [
        [*shared, str(FAKE / "cuda.cpp"), "-o", str(driver), f"-Wl,-soname,{driver.name}", "-ldl"],
        [*shared, str(FAKE / "cupti.cpp"), "-o", str(folder / "libcupti_fake.so"), "-ldl"],
        [*common, str(FAKE / "program.cpp"), str(driver), *threads, "-o", str(folder / "program")],
        [compiler, "-c", str(FAKE / "module.s"), "-o", str(folder / "module.o")],
    ]
    for command in commands:
        subprocess.run(command, check=True)
