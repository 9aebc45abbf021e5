"""The launchers that cuado writes, called with a driver that only notes what is launched."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from cuado.model.conditions import (
    Conditions,
    Fact,
    Memory,
    Parameter,
    ParameterKind,
    Place,
    Shape,
    StepFacts,
    Variable,
    in_order,
)
from cuado.optimizer.emission.files import files_of

FAKE = Path(__file__).parent / "fake"
X, Y, INSIDE = 0x10000, 0x20000, 0x30000
SIZE = 4096
OPTIMISED, ORIGINAL = 2, 1
"""Modules in the order that they are loaded."""
HOSTILE = 'n"*/ ??/\n\x1b[31m \u202e\\'

EVERYTHING = frozenset(Fact) - {Fact.FLOATS, Fact.CONTENTS}
CONDITIONS = Conditions(
    kernel="k",
    architecture="sm_90",
    asked=Shape((8, 2, 1), (128, 1, 1), 16),
    launched=Shape((4, 2, 1), (64, 1, 1), 60000),
    steps=(StepFacts("step(one)", in_order(EVERYTHING)),),
    parameters=(
        Parameter("x", ParameterKind.POINTER, "f32", 8, places=(Place(0, "x"),)),
        Parameter("y", ParameterKind.POINTER, "f32", 8, places=(Place(0, "y"),)),
        Parameter("z", ParameterKind.POINTER, "", 8, places=(Place(0, "x", 256),)),
        Parameter(HOSTILE, ParameterKind.NUMBER, "s32", 4, (1000).to_bytes(4, "little").hex()),
        Parameter("int", ParameterKind.NUMBER, "f32", 4),
        Parameter(
            "s",
            ParameterKind.STRUCTURE,
            "",
            24,
            (7).to_bytes(8, "little").hex() + "00" * 8 + (9).to_bytes(8, "little").hex(),
            (Place(8, "inside", 16),),
        ),
    ),
    memories=(Memory("x", SIZE, 256), Memory("y", SIZE, 256), Memory("inside", SIZE, 256)),
    assumed=("no races",),
)


FREE = replace(
    CONDITIONS,
    kernel="free",
    launched=replace(CONDITIONS.asked, dynamic_shared_bytes=16),
    steps=(StepFacts("step(two)", (Fact.INTEGERS,)),),
    parameters=tuple(
        replace(each, value=each.value if each.kind is ParameterKind.NUMBER else None)
        for each in CONDITIONS.parameters
    ),
    variables=(Variable("v", 16), Variable("c", 16, is_constant=True)),
    registers=64,
    carve_out=50,
    cluster=(4, 4, 1),
    cooperative=True,
    vouched=("the moon is full",),
)
"""Conditions of a proof that rests on integers alone, of a module with variables."""
UNFIT = replace(CONDITIONS, kernel="unfit", unfit="its module holds addresses")


@dataclass(frozen=True)
class Call:
    """What a program passes, and what the driver knows; as the proof's launch unless changed.

    Attributes:
        kernel: ``k``, ``free`` or ``unfit``.
        x, y, z, inside: an address, and begin and bytes of memory; 0 bytes if the driver is asked.
    """

    kernel: str = "k"
    grid: tuple[int, int, int] = (8, 2, 1)
    block: tuple[int, int, int] = (128, 1, 1)
    shared: int = 16
    stream: int = 5
    x: tuple[int, int, int] = (X, 0, 0)
    y: tuple[int, int, int] = (Y, 0, 0)
    z: tuple[int, int, int] = (X + 256, 0, 0)
    inside: tuple[int, int, int] = (INSIDE + 16, 0, 0)
    n: int = 1000
    a: float = 2.5
    first: int = 7
    vouched: bool = False
    capability: int = 90
    refuse: str = ""
    memory: tuple[tuple[int, int], ...] = ((X, SIZE), (Y, SIZE), (INSIDE, SIZE))

    def words(self) -> list[str]:
        """The command line of both programs."""
        pointers = (*self.x, *self.y, *self.z)
        structure = (self.first, self.inside[0], 9, *self.inside[1:])
        numbers = (int(self.vouched), *self.grid, *self.block, self.shared, self.stream, *pointers)
        return [*map(str, (*numbers, self.n, self.a, *structure))]


@dataclass(frozen=True)
class Answer:
    """What came of a call: the launcher's words, and what the driver was told."""

    said: str
    log: tuple[str, ...]

    @property
    def launched(self) -> str:
        """The one launch; empty if there was none."""
        found = [line for line in self.log if line.startswith("launch ") and "grid" in line]
        assert len(found) < 2, found
        return found[0] if found else ""

    @property
    def module(self) -> int:
        """Whose kernel was launched."""
        return int(self.launched.split()[1])


@dataclass(frozen=True)
class Launchers:
    """Both launchers of some conditions in a folder, built."""

    folder: Path
    library: Path

    def answers(
        self, call: Call, languages: tuple[str, ...] = ("C++", "Python")
    ) -> dict[str, Answer]:
        """What each makes of a call."""
        words = [call.kernel, str(self.folder), *call.words()]
        python = str(FAKE / "launching.py")
        commands = {
            "C++": [str(self.folder / "launching"), *words],
            "Python": [sys.executable, python, str(self.library), *words],
        }
        return {name: self._run(commands[name], call) for name in languages}

    def _run(self, command: list[str], call: Call) -> Answer:
        log = self.folder / "log"
        log.unlink(missing_ok=True)
        settings = {
            "FAKE_LOG": str(log),
            "FAKE_MEMORY": ",".join(f"{begin:x}:{size:x}" for begin, size in call.memory),
            "FAKE_CAPABILITY": str(call.capability),
            "FAKE_REFUSE": call.refuse,
            "FAKE_PARAMETERS": "8,8,8,4,4,24",
        }
        environment = {**os.environ, **settings}
        ran = subprocess.run(
            command, capture_output=True, text=True, env=environment, timeout=60, check=True
        )
        return Answer(ran.stdout, tuple(log.read_text().splitlines()) if log.exists() else ())


def headers() -> Path | None:
    """Where ``cuda.h`` is; None if there is none."""
    packages = (Path(each) / "nvidia" / "cu13" / "include" for each in sys.path)
    known = (*packages, *Path("/usr/local").glob("cuda*/include"))
    return next((each for each in known if (each / "cuda.h").is_file()), None)


def write(folder: Path, conditions: Conditions) -> Mapping[str, str | bytes]:
    """Write the files of some conditions into a folder."""
    made = files_of(conditions, "optimised ptx", b"optimised", "original ptx", b"original")
    for name, content in made.files.items():
        (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)
    return made.files


def launchers(folder: Path, include: Path) -> Launchers:
    """Build what calls both launchers of all conditions here."""
    for each in (CONDITIONS, FREE, UNFIT):
        write(folder, each)
    library = folder / "libcuda_fake.so"
    place = ["-isystem", str(include)]
    _compiled([*place, "-shared", "-fPIC", str(FAKE / "launches.cpp"), "-o", str(library)])
    own = [f"-I{folder}", str(FAKE / "launching.cpp"), str(library), f"-Wl,-rpath,{folder}"]
    _compiled([*place, *own, "-o", str(folder / "launching")])
    return Launchers(folder, library)


def _compiled(arguments: list[str]) -> None:
    strict = ["-std=c++14", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-O0"]
    command = [shutil.which("g++") or "c++", *strict, *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
