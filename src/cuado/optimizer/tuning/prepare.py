"""Configurations made ready in a pool of processes: compiled, assembled, counted, maybe modelled.

Each configuration fails for itself: what cannot be compiled or launched says why, others go on.
"""

import os
import signal
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Self

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.bench import EmulatedBench
from cuado.device.chip import ChipFacts
from cuado.errors import CuadoError
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.model.trial import Program, Trial
from cuado.optimizer.tuning.facts import Facts, facts_of
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.disassemble import disassemble
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of

CANDIDATE = "candidate"


@dataclass(frozen=True, slots=True)
class Request:
    """The case whose configurations are to be prepared.

    Attributes:
        path: of the case file.
        overrides: the user's settings, by name.
        device: the target device.
        chip: its facts.
        model: chip to ask for a modelled time; empty for none.
    """

    path: Path
    overrides: Mapping[str, int]
    device: DeviceAttributes
    chip: ChipFacts
    model: str = ""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A configuration that can be run.

    Attributes:
        launch: the launch.
        program: its code, named ``candidate``.
        facts: its static facts.
    """

    launch: Launch
    program: Program
    facts: Facts

    @property
    def trial(self) -> Trial:
        """The trial that runs it on a bench of any other configuration of the case."""
        launch = self.launch
        return Trial(
            CANDIDATE,
            grid=launch.grid,
            block=launch.block,
            dynamic_shared_bytes=launch.dynamic_shared_bytes,
        )


def prepare(request: Request, values: Mapping[str, int]) -> Prepared:
    """Compile a configuration.

    Args:
        request: of what.
        values: of the tunables, by name.

    Raises:
        CuadoError: it cannot be compiled or launched.
    """
    case = read_case(request.path, {**request.overrides, **values})
    launch = launch_of(case, architecture_of(request.device))
    options = options_for(launch.ptx, request.device, launch.max_registers)
    made = assemble(launch.ptx, options, cache=Cache.default())
    code = disassemble(made.cubin, cache=Cache.default()).functions[launch.kernel].instructions
    facts = facts_of(launch, made.resources[launch.kernel], code, request.chip)
    program = Program(
        CANDIDATE, made.cubin, launch.kernel, ptx=launch.ptx, max_registers=launch.max_registers
    )
    found = Prepared(launch, program, facts)
    if not facts.blocks_per_sm:
        raise CuadoError(f"no block of {values} fits an SM")
    if request.model:
        return replace(found, facts=replace(facts, modelled=_modelled(request, found)))
    return found


def _modelled(request: Request, prepared: Prepared) -> float | None:
    """Nanoseconds; None where the emulated device cannot run it."""
    bench = _bench(request.model, request.path, tuple(sorted(request.overrides.items())))
    try:
        bench.load(prepared.program)
        return bench.time(prepared.trial).time
    except CuadoError:
        return None


@cache
def _bench(model: str, path: Path, overrides: tuple[tuple[str, int], ...]) -> EmulatedBench:
    """A bench for each process: filling the buffers takes as long as modelling a launch."""
    backend = EmulatedBackend(model)
    case = read_case(path, dict(overrides))
    return backend.open(launch_of(case, architecture_of(backend.device)))


def _attempt(request: Request, values: Mapping[str, int]) -> Prepared | CuadoError:
    try:
        return prepare(request, values)
    except CuadoError as error:
        # Errors of several arguments do not survive the way between processes.
        return CuadoError(error.message, error.remedy)


def _deaf() -> None:
    """Ignore Ctrl-C: only the parent process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Pool:
    """Prepares configurations in parallel to their use. A context manager.

    Args:
        request: the case.
        jobs: number of processes; None for one on each processor; 1 for the caller's process alone.
    """

    def __init__(self, request: Request, jobs: int | None = None) -> None:
        self._request = request
        self._jobs = jobs or os.cpu_count() or 1
        # Processes that were forked would share a driver, or the state of a JIT.
        context = get_context("spawn")
        self._pool = (
            ProcessPoolExecutor(self._jobs, mp_context=context, initializer=_deaf)
            if self._jobs > 1
            else None
        )

    def start(self, values: Mapping[str, int]) -> "Future[Prepared | CuadoError]":
        """Start to prepare a configuration."""
        if self._pool is not None:
            return self._pool.submit(_attempt, self._request, dict(values))
        done: Future[Prepared | CuadoError] = Future()
        done.set_result(_attempt(self._request, values))
        return done

    def each(
        self, wanted: Iterable[Mapping[str, int]]
    ) -> Iterator[tuple[Mapping[str, int], Prepared | CuadoError]]:
        """All configurations in order, prepared a few ahead of the caller."""
        waiting: list[tuple[Mapping[str, int], Future[Prepared | CuadoError]]] = []
        for values in wanted:
            waiting.append((values, self.start(values)))
            if len(waiting) > (3 * self._jobs if self._pool else 0):
                first, future = waiting.pop(0)
                yield first, future.result()
        for values, future in waiting:
            yield values, future.result()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
