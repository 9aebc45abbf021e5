"""What the loop finds, as the plain data of a session."""

import hashlib
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from cuado import inputs
from cuado.analysis.application import attainable_on
from cuado.backends.protocol import Backend
from cuado.backends.rounds import MODEL_FLOOR
from cuado.device.library import find_chip
from cuado.model.conditions import Conditions
from cuado.model.launch import FLUSHED, Launch
from cuado.optimizer.session import (
    Candidate,
    ExperimentRecord,
    Iteration,
    Session,
    VersionRecord,
)
from cuado.optimizer.version import Version
from cuado.stats import Interval
from cuado.stats.compare import FLOOR
from cuado.version import __version__
from cuado.what_if.line_costs import line_costs
from cuado.what_if.result import NamedCause, Outcome, WhatIf


class Recorder(Protocol):
    """Keeps the loop's results as soon as they are known: a recorded result is safe from then on.

    No failure to keep a result may end the loop: a recorder that fails warns once and returns.
    """

    def begin(self, session: Session) -> None:
        """Record that a session begins, without iterations."""
        ...

    def iteration(self, iteration: Iteration) -> None:
        """Record that a version was measured, without candidates."""
        ...

    def candidate(self, candidate: Candidate) -> None:
        """Record a candidate's fate in the last iteration."""
        ...

    def finish(self, session: Session) -> None:
        """Record the finished session."""
        ...


class NoRecorder:
    """Keeps nothing."""

    def begin(self, session: Session) -> None:
        """Nothing."""

    def iteration(self, iteration: Iteration) -> None:
        """Nothing."""

    def candidate(self, candidate: Candidate) -> None:
        """Nothing."""

    def finish(self, session: Session) -> None:
        """Nothing."""


@dataclass
class Growing:
    """A growing session that is passed to a recorder.

    Args:
        session: the session at its beginning.
        recorder: receives every change.
    """

    session: Session
    recorder: Recorder
    _carried: tuple[Candidate, ...] = ()

    def __post_init__(self) -> None:
        self.recorder.begin(self.session)

    def measured(self, iteration: Iteration) -> None:
        """Add a measured version."""
        self.session = replace(self.session, iterations=(*self.session.iterations, iteration))
        self.recorder.iteration(iteration)
        for each in self._carried:
            self.tried(each)
        self._carried = ()

    def again(self) -> None:
        """Drop the last iteration, whose version is measured anew; that one gets what was timed."""
        *before, last = self.session.iterations
        self._carried = tuple(each for each in last.candidates if each.gain is not None)
        self.session = replace(self.session, iterations=tuple(before))

    def left(self, untried: tuple[tuple[str, str], ...]) -> None:
        """State the transformations of which the last iteration had no candidate, and why.

        A recorder gets them with the finished session.
        """
        *before, last = self.session.iterations
        last = replace(last, untried=(*untried, *last.untried))
        self.session = replace(self.session, iterations=(*before, last))

    def explained(self, iteration: Iteration) -> None:
        """Replace the last iteration by what is known of it in the end.

        A recorder gets it with the finished session.
        """
        *before, _ = self.session.iterations
        self.session = replace(self.session, iterations=(*before, iteration))

    def tried(self, candidate: Candidate) -> None:
        """Add a candidate to the last iteration."""
        *before, last = self.session.iterations
        last = replace(last, candidates=(*last.candidates, candidate))
        self.session = replace(self.session, iterations=(*before, last))
        self.recorder.candidate(candidate)

    def ended(self, session: Session) -> Session:
        """Finish the session."""
        self.session = session
        self.recorder.finish(session)
        return session


def session_of(launch: Launch, backend: Backend, case: str, command: str, seed: int) -> Session:
    """A session at its beginning.

    Args:
        launch: the launch to make faster.
        backend: the device that runs it.
        case: the file that describes it, or what the user calls it.
        command: the command line; empty if there was none.
        seed: of orders and of fresh inputs.

    Raises:
        CuadoError: the device cannot be used.
    """
    device = backend.device
    number = device.values.get("driver_version")
    return Session(
        case=case,
        kernel=launch.kernel,
        started=datetime.now(UTC).isoformat(timespec="seconds"),
        command=command,
        cuado=__version__,
        backend=backend.name,
        device=device.name,
        driver=f"CUDA {int(number) // 1000}.{int(number) % 1000 // 10}" if number else "",
        modelled=bool(backend.notes),
        source=source_hash(launch),
        ptx=ptx_hash(launch),
        seed=seed,
        noise=MODEL_FLOOR if backend.notes else FLOOR,
        notes=(f"L2 {launch.l2}",) if launch.l2 != FLUSHED else (),
        cubin=cubin_hash(launch),
        program=launch.program,
        application=launch.command,
        is_of_python=launch.is_of_python,
        task=launch.task,
        attainable=attainable_on(find_chip(device.name)),
    )


def source_hash(launch: Launch) -> str:
    """SHA-256 of the file that the launch was compiled from; empty where there is only PTX."""
    if launch.compiled_from is None:
        return ""
    path = Path(launch.compiled_from.path)
    if not path.is_file():
        return ""
    return hashlib.sha256(inputs.read_bytes(path, inputs.CODE)).hexdigest()


def ptx_hash(launch: Launch) -> str:
    """SHA-256 of the module's PTX; empty where there is only machine code."""
    return hashlib.sha256(launch.ptx.encode()).hexdigest() if launch.has_ptx else ""


def cubin_hash(launch: Launch) -> str:
    """SHA-256 of the module's machine code; empty where there is PTX of it."""
    return "" if launch.has_ptx else hashlib.sha256(launch.cubin or b"").hexdigest()


def iteration_of(
    found: WhatIf,
    version: Version,
    speedup: Interval | None,
    predicted: float | None,
    conditions: Conditions | None = None,
) -> Iteration:
    """One iteration of the loop, before candidates are tried.

    Args:
        found: the results of the experiments on the version.
        version: the version measured.
        speedup: gain over the original; None for the original, or if unknown.
        predicted: the gain predicted for its last step.
        conditions: of its proof; None for the original.
    """
    profile = found.counters.profile
    launch = version.subject.launch
    record = VersionRecord(
        tuple(map(str, version.steps)),
        ptx_hash(launch),
        launch.grid,
        launch.block,
        launch.dynamic_shared_bytes,
        found.loaded.registers,
        found.loaded.local_bytes,
        found.loaded.blocks_per_sm,
        version.subject.options.architecture,
        launch.max_registers,
        found.original,
        speedup,
        dict(profile.metrics.items()) if profile else {},
        cubin_hash(launch),
        conditions,
    )
    limiter = found.limiter
    return Iteration(
        record,
        limiter.verdict.value,
        limiter.unit,
        limiter.reason,
        tuple((cause.cause.value, cause.sentence) for cause in found.causes),
        tuple(dict.fromkeys(_places(found.causes))),
        tuple(map(_experiment, found.outcomes)),
        predicted=predicted,
        seconds=found.seconds,
        costs=line_costs(found),
    )


def _places(causes: tuple[NamedCause, ...]) -> list[str]:
    lines = [line for cause in causes for line in cause.lines]
    return [f"{line.file.rpartition('/')[2]}:{line.line}" for line in lines]


def _experiment(outcome: Outcome) -> ExperimentRecord:
    is_measured = outcome.gain is not None
    return ExperimentRecord(
        outcome.experiment.name,
        outcome.status.value,
        outcome.experiment.relaxes.value,
        outcome.gain,
        outcome.verdict.value if outcome.verdict else "",
        outcome.claim.value if is_measured else "",
        outcome.reason,
    )
