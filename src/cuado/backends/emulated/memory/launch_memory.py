"""A launch's memory on the emulated device: buffers with their content, and the parameters.

Buffers are filled once; before each run those that the last one may have written are restored.
"""

import numpy as np

from cuado.backends.contents import constant_bits, pieces
from cuado.backends.emulated.execution.blocks import Shape
from cuado.backends.emulated.frontend.limits import cluster_of
from cuado.backends.emulated.frontend.program import PREFIX, Program, check_length, initialise
from cuado.backends.emulated.memory.address_space import Bytes
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.process.engine import Engine
from cuado.backends.packing import packed, packed_tail
from cuado.backends.parameters import check_arguments
from cuado.backends.written import written_buffers
from cuado.errors import CuadoError, InvalidDataError
from cuado.model.arguments import Buffer
from cuado.model.launch import Launch
from cuado.model.trial import SCRATCH_BYTES, Trial
from cuado.ptx.syntax.parser import parse

SCRATCH = "scratch memory"
"""Name of the memory to which the first parameter after the kernel's own points."""


class Opened:
    """One launch, ready for programs that accept its arguments.

    Args:
        launch: the launch to run.
        guard_bytes: bytes on both sides of a buffer that may be accessed: experiments round
            addresses.
        engine: the engine that runs the programs; None for this process's own.

    Raises:
        CuadoError: the arguments are not the kernel's, or a buffer's file is not what it should be.
    """

    def __init__(self, launch: Launch, guard_bytes: int = 0, engine: Engine | None = None) -> None:
        if not launch.has_ptx:
            raise CuadoError(
                f"no-ptx: '{launch.name}' is machine code only, which is not emulated",
                "run it on a GPU (--device gpu), or build the program with PTX "
                "(nvcc -gencode arch=compute_NN,code=compute_NN; NN: the chip's, as 90 of an H200)",
            )
        check_length(parse(launch.ptx), launch.kernel)
        check_arguments(launch)
        _check_kind(launch)
        self.launch = launch
        self._guard, self._engine, self._deaths = guard_bytes, engine, 0
        self._written = written_buffers(launch)
        self._pristine: dict[str, Bytes] = {}
        self._arena: Arena | None = None
        self._of: Program | None = None

    @property
    def written(self) -> frozenset[str]:
        """Names of the buffers that the kernel may write."""
        return self._written

    def shape(self, program: Program, trial: Trial, *, has_tail: bool = False) -> Shape:
        """The shape of a trial's launch; the program's arena must be the one last requested.

        Raises:
            ValueError: no arena was requested.
        """
        if self._arena is None:
            raise ValueError("no arena")
        launch, ranges = self.launch, self._arena.ranges
        addresses = {b.name: ranges[b.name].address for b in launch.buffers}
        values = [packed(argument, addresses) for argument in launch.arguments]
        if has_tail:
            values += packed_tail(ranges[SCRATCH].address, trial.switch)
        data = bytearray(program.layout.parameter_bytes)
        for value, offset in zip(values, program.layout.parameters.values(), strict=True):
            data[offset : offset + len(value)] = value
        shared = trial.dynamic_shared_bytes
        return Shape(
            trial.grid or launch.grid,
            trial.block or launch.block,
            launch.dynamic_shared_bytes if shared is None else shared,
            bytes(data),
            cluster_of(program.code.function, launch.cluster),
        )

    def arena(
        self, program: Program, *, has_tail: bool = False, is_original: bool = False
    ) -> Arena:
        """The memory before a run of a program: its variables and the launch's buffers.

        It is the same for all programs with the same variables; running one changes it.

        Args:
            program: the program that runs next.
            has_tail: true if it may use the scratch memory.
            is_original: true for the launch's own program, which may not access the guards.

        Raises:
            OutOfMemoryError: the host has no room for it.
        """
        if self._engine is not None and self._engine.deaths != self._deaths:
            self._arena = None  # The content is unknown after a process died.
        if self._arena is None or self._of is None or not _share(self._of, program):
            sizes = {b.name: b.bytes for b in self.launch.buffers} | {SCRATCH: SCRATCH_BYTES}
            self._deaths = 0 if self._engine is None else self._engine.deaths
            self._arena = program.arena(sizes, self._guard, self._engine)
            self._arena.view(SCRATCH).view("<f4")[:] = 1.0  # As on a GPU.
            for buffer in self.launch.buffers:
                if constant_bits(buffer) != (1, 0):  # A new arena is zero.
                    self._fill(self._arena, buffer)
        else:
            initialise(self._arena, program.layout)
            for buffer in self.launch.buffers:
                if buffer.name in self._written:
                    self._fill(self._arena, buffer)
        for variable in self.launch.variables:
            self._fill(self._arena, variable, PREFIX)
        self._of = program
        self._arena.is_tight = is_original
        self._arena.closed = frozenset() if has_tail else frozenset({SCRATCH})
        return self._arena

    def view(self, name: str) -> Bytes:
        """The current content of a buffer, or of a variable that the launch names.

        Raises:
            ValueError: no arena was requested.
        """
        if self._arena is None:
            raise ValueError("no arena")
        is_variable = any(variable.name == name for variable in self.launch.variables)
        return self._arena.view(PREFIX + name if is_variable else name)

    def _fill(self, arena: Arena, buffer: Buffer, prefix: str = "") -> None:
        if prefix and prefix + buffer.name not in arena.ranges:
            return  # A rewritten program may lack a variable that it does not use.
        view = arena.view(prefix + buffer.name)
        if view.size != buffer.bytes:
            raise InvalidDataError(
                f"'{buffer.name}' of '{self.launch.name}' has {view.size:,} bytes in the PTX, "
                f"and {buffer.bytes:,} in the launch"
            )
        bits = constant_bits(buffer)
        if bits is not None:
            size, word = bits
            view.view(f"<u{size}")[:] = word
            return
        if buffer.name not in self._pristine:
            _made(view, buffer)
            if prefix or buffer.name in self._written:
                self._pristine[buffer.name] = view.copy()
            return
        view[:] = self._pristine[buffer.name]


def _check_kind(launch: Launch) -> None:
    """Make sure that blocks can run one after the other.

    Raises:
        CuadoError: they may wait for each other.
    """
    if launch.cooperative:
        raise CuadoError(
            f"'{launch.name}' is launched cooperatively, and its blocks may wait for each other: "
            "that is not emulated",
            "run it on a GPU",
        )


def _made(view: Bytes, buffer: Buffer) -> None:
    """Write a buffer's content; content shorter than the buffer repeats."""
    at = 0
    for piece in pieces(buffer):
        raw = np.ascontiguousarray(piece).reshape(-1).view(np.uint8)
        view[at : at + raw.size] = raw[: view.size - at]
        at += raw.size
    # Doubling what is there needs few copies even for a short piece.
    while at < view.size:
        size = min(at, view.size - at)
        view[at : at + size] = view[:size]
        at += size


def _share(one: Program, other: Program) -> bool:
    """True if the variables of two programs have the same addresses."""
    return one is other or _variables(one) == _variables(other)


def _variables(program: Program) -> list[tuple[object, ...]]:
    return [(v.name, v.type, v.dimensions, v.vector, v.align) for v in program.layout.globals]
