"""The same kernels on the emulated device: the original and its versions, in every world."""

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Self

import numpy as np

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.protocol import Bench
from cuado.errors import CuadoError
from cuado.model.arguments import Argument, Buffer, Content, Fill
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Program, Trial
from soundness.comparison.original import CHIP
from soundness.comparison.verdicts import Result
from soundness.gpu_worker import hashes
from soundness.interpreter.values import Array

_VERSION = "the version"
"""Name of the version that is compared, for a bench."""


def filled(launch: Launch, folder: Path, contents: Mapping[str, Array], world: int) -> Launch:
    """The launch with what buffers hold in one world, in files of a folder."""

    def with_file(buffer: Buffer) -> Buffer:
        path = folder / f"{buffer.name}.{world}"
        if not path.exists():
            path.write_bytes(contents[buffer.name][world].tobytes())
        return replace(buffer, fill=Fill(Content.FILE, path=str(path)))

    arguments: tuple[Argument, ...] = tuple(
        with_file(each) if isinstance(each, Buffer) else each for each in launch.arguments
    )
    return replace(launch, arguments=arguments, memory=tuple(map(with_file, launch.memory)))


class Emulation:
    """Benches of a launch, one for each world; a context manager.

    Args:
        launch: the original.
        program: its code.
        contents: of its buffers.
    """

    def __init__(self, launch: Launch, program: Program, contents: Mapping[str, Array]) -> None:
        self._launch, self._program, self._contents = launch, program, contents
        self._stack = ExitStack()
        self._benches: list[Bench] = []
        self._why_not: CuadoError | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    def benches(self) -> list[Bench]:
        """One for each world, the original loaded.

        Raises:
            CuadoError: it cannot be emulated.
        """
        if self._why_not is not None:
            raise self._why_not.with_traceback(None)
        if not self._benches:
            try:
                self._benches = self._opened()
            except CuadoError as error:
                self._why_not = error
                raise
        return self._benches

    def _opened(self) -> list[Bench]:
        folder = Path(self._stack.enter_context(TemporaryDirectory(prefix="soundness-")))
        worlds = len(next(iter(self._contents.values())))
        backend, benches = EmulatedBackend(CHIP), list[Bench]()
        for world in range(worlds):
            launch = filled(self._launch, folder, self._contents, world)
            bench = self._stack.enter_context(backend.open(launch))
            bench.load(replace(self._program, name=ORIGINAL))
            benches.append(bench)
        return benches

    def compared(self, program: Program, trial: Trial) -> tuple[Result, str]:
        """A version against the original, in every world."""
        # Under one name, as a bench keeps what it knows of each name: megabytes for each version.
        program, trial = replace(program, name=_VERSION), replace(trial, program=_VERSION)
        try:
            for world, bench in enumerate(self.benches()):
                bench.load(program)
                found = bench.check(trial)
                if not found.equal:
                    return Result.DIFFERENT, f"emulated, in world {world}: {found}"
        except CuadoError as error:
            return Result.NOT_RUN, f"emulated: {error.message}"
        return Result.EQUAL, ""

    def against(self, left: Mapping[str, Array]) -> str:
        """Where the emulated original differs from results; NaNs are alike; empty if nowhere.

        Raises:
            CuadoError: it cannot be emulated.
        """
        types = {buffer.name: buffer.type for buffer in self._launch.buffers}
        for world, found in enumerate(self.outputs()):
            for name, data in found.items():
                mine = hashes(left[name][world], types[name])[1]
                if mine != hashes(np.frombuffer(data, np.uint8), types[name])[1]:
                    return f"{name} of world {world}"
        return ""

    def outputs(self) -> list[Mapping[str, bytes]]:
        """What the original leaves, in every world.

        Raises:
            CuadoError: it cannot be emulated.
        """
        return [bench.outputs(Trial()) for bench in self.benches()]

    def hashes(self) -> list[Mapping[str, list[str]]]:
        """Of what the original leaves, in every world: see ``gpu_worker.hashes``.

        Raises:
            CuadoError: it cannot be emulated.
        """
        types = {buffer.name: buffer.type for buffer in self._launch.buffers}
        return [
            {n: hashes(np.frombuffer(data, np.uint8), types[n]) for n, data in left.items()}
            for left in self.outputs()
        ]
