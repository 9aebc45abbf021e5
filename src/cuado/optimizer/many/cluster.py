"""Candidates timed by the workers of a Dask cluster, and by the session's own device beside them.

Each worker has a share of the candidates and times the incumbent in the same rounds. The session's
own device has a share too. What a lost worker leaves is timed there.
"""

import contextlib
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError
from dataclasses import dataclass, field, replace
from typing import Any, Self

from distributed import Client, Future, fire_and_forget

from cuado.backends.open_bench import OpenBench
from cuado.backends.protocol import Backend
from cuado.errors import CuadoError
from cuado.model.trial import ORIGINAL
from cuado.optimizer.executor import InProcess, Timing, seconds_to
from cuado.optimizer.many import worker
from cuado.optimizer.many.worker import Answer, Identity, Share, identity_of
from cuado.optimizer.version import Version

CONNECT_SECONDS = 10.0
IDENTITY_SECONDS = 60.0
"""Time for all workers to report their device, in seconds: starting CUDA takes a few."""
LATE_SECONDS = 60.0
"""Time that a worker may take after the deadline: the minimum number of rounds is always
measured."""
_POLL_SECONDS = 0.5
_CLOSE_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class _Asked:
    """A share under way."""

    address: str
    where: str
    versions: Sequence[Version]
    future: "Future[Any]"

    def placed(self, answer: Answer) -> Iterator[tuple[Version, Timing]]:
        """The timings of an answer by version, with the place they come from."""
        for version in self.versions:
            if version.name in answer.timings:
                yield version, replace(answer.timings[version.name], where=self.where)


@dataclass
class DaskExecutor:
    """Times candidates on a cluster; see :class:`cuado.optimizer.executor.Executor`.

    A context manager; leaving it frees the workers' devices and leaves the cluster.

    Args:
        client: connected.
        workers: addresses of the workers, with their devices.
        words: the cluster as the user wrote it: ``dask://local``.
    """

    client: Client
    workers: dict[str, Identity]
    words: str
    _notes: list[str] = field(default_factory=list)
    _opening: "list[Future[Any]]" = field(default_factory=list)

    @property
    def notes(self) -> tuple[str, ...]:
        """Where candidates were timed, and which workers were lost or could not be used."""
        return tuple(self._notes)

    def __post_init__(self) -> None:
        names = ", ".join(map(self._where, self.workers))
        self._notes.insert(0, f"{self.words}: {names} stood by for candidates")

    def expects(self, session: OpenBench) -> None:
        """Let the workers open their benches while the session measures its experiments."""
        share = _share(session)
        self._opening = [self._submit(address, worker.opens, share) for address in self.workers]

    def timed(
        self, session: OpenBench, versions: Iterable[Version], deadline: float
    ) -> Iterator[tuple[Version, Timing]]:
        """See :class:`~cuado.optimizer.executor.Executor`."""
        everything = list(versions)
        addresses = list(self.workers)
        parts = 1 + len(addresses)
        own, *others = (everything[part::parts] for part in range(parts))
        asked = [
            self._ask(session, address, share, deadline)
            for address, share in zip(addresses, others, strict=True)
            if share
        ]
        try:
            yield from InProcess().timed(session, own, deadline)
            if session.interrupted:
                yield from _finished(asked)
                return
            for each in asked:
                yield from self._answered(session, each, deadline)
        except KeyboardInterrupt:
            session.interrupted = True
            yield from _finished(asked)
        finally:
            with contextlib.suppress(Exception):
                self.client.cancel([each.future for each in asked])

    def close(self) -> None:
        """Free the workers' devices, and disconnect."""
        with contextlib.suppress(Exception):
            self.client.cancel(self._opening)
            for address in self.workers:
                fire_and_forget(self._submit(address, worker.closes))
        with contextlib.suppress(Exception):
            self.client.close(_CLOSE_SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(
        self, session: OpenBench, address: str, versions: Sequence[Version], deadline: float
    ) -> _Asked:
        share = replace(
            _share(session),
            candidates=tuple((version.program, version.trial) for version in versions),
            seconds=seconds_to(deadline),
            seed=session.next_seed,
        )
        return _Asked(
            address, self._where(address), versions, self._submit(address, worker.times, share)
        )

    def _where(self, address: str) -> str:
        return f"{self.workers[address].name} at {address}"

    def _submit(
        self, address: str, function: Callable[..., object], *arguments: object
    ) -> "Future[Any]":
        """Submit a call to one worker and no other: each measures on a device of its own."""
        return self.client.submit(function, *arguments, workers=[address], pure=False)

    def _answered(
        self, session: OpenBench, asked: _Asked, deadline: float
    ) -> Iterator[tuple[Version, Timing]]:
        """The result of a share; timed here if its worker was lost."""
        answer = self._answer(session, asked, deadline)
        if not answer.problem:
            yield from asked.placed(answer)
            return
        del self.workers[asked.address]
        self._notes.append(f"{asked.where} was given up: {answer.problem}")
        if time.perf_counter() > deadline:
            reason = f"{asked.where} was lost, and no time was left"
            yield from ((version, Timing(reason=reason)) for version in asked.versions)
        else:
            yield from InProcess().timed(session, asked.versions, deadline)

    def _answer(self, session: OpenBench, asked: _Asked, deadline: float) -> Answer:
        """Wait for a worker."""
        session.tell(f"waiting for {asked.where}", 0, 1)
        while True:
            try:
                answer: Answer = asked.future.result(timeout=_POLL_SECONDS)
            except TimeoutError:
                # It may have come since, and is then had in the next turn.
                if asked.future.status in ("error", "cancelled", "lost"):
                    return Answer(problem="its answer was lost")
            except (Exception, CancelledError) as error:  # noqa: BLE001 - whatever a cluster can meet
                return Answer(problem=f"{type(error).__name__}: {error}")
            else:
                return answer
            if asked.address not in _workers(self.client):
                return Answer(problem="its process is gone")
            if time.perf_counter() > deadline + LATE_SECONDS:
                return Answer(problem="it did not answer in time")


def connected(address: str, words: str) -> Client:
    """A client of a scheduler.

    Args:
        address: of the scheduler: ``tcp://HOST:PORT``.
        words: the scheduler as the user wrote it.

    Raises:
        CuadoError: none answers.
    """
    # It tells of lost workers on standard error, in many lines; the session's notes do in one.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        return Client(address, timeout=CONNECT_SECONDS, set_as_default=False, name="cuado")
    except (OSError, ValueError) as error:
        raise CuadoError(
            f"--executor {words}: no Dask scheduler answers at {address}",
            "start one with 'dask scheduler', or write dask://local",
        ) from error


def joined(client: Client, words: str, backend: Backend) -> DaskExecutor:
    """An executor on the workers of a cluster whose devices match the session's.

    A worker is left out, and the notes say why, if its chip is another one, its cuado is of another
    version, or its GPU is another worker's or the session's own.

    Args:
        client: connected.
        words: the cluster as the user wrote it.
        backend: the session's own device.

    Raises:
        CuadoError: no worker can be used, or the session's own device cannot.
    """
    own = identity_of(backend)
    taken, chosen, notes = {own.place} - {()}, {}, []
    for address, found in _identities(client).items():
        reason = found if isinstance(found, str) else _objection(found, own, taken)
        if reason or isinstance(found, str):
            notes.append(f"the worker at {address} was not used: {reason}")
        else:
            chosen[address] = found
            taken |= {found.place} - {()}
    if not chosen:
        why = notes[0] if notes else "it has no workers: 'dask worker' starts one"
        raise CuadoError(f"--executor {words}: no worker can be used", why)
    return DaskExecutor(client, chosen, words, notes)


def _objection(found: Identity, own: Identity, taken: set[tuple[str, ...]]) -> str:
    """Why a worker cannot be used; empty if it can."""
    if found.cuado != own.cuado:
        return f"it has cuado {found.cuado}, this is {own.cuado}"
    if (found.kind, found.chip) != (own.kind, own.chip):
        return f"it measures on {found.name}, this on {own.name}: ratios would not compare"
    if found.place in taken:
        return f"its {found.name} is measured on already"
    return ""


def _identities(client: Client) -> dict[str, Identity | str]:
    """The device of each worker, or why it cannot measure."""
    futures = {
        address: client.submit(worker.identity, workers=[address], pure=False)
        for address in sorted(_workers(client))
    }
    until = time.monotonic() + IDENTITY_SECONDS
    found: dict[str, Identity | str] = {}
    for address, future in futures.items():
        try:
            found[address] = future.result(timeout=max(until - time.monotonic(), 0.1))
        except TimeoutError:
            found[address] = "it did not answer in time"
        except Exception as error:  # noqa: BLE001 - whatever another machine's Python can meet
            found[address] = f"{type(error).__name__}: {error}"
    return found


def _workers(client: Client) -> frozenset[str]:
    """Addresses of a cluster's workers; none if its scheduler does not answer."""
    try:
        return frozenset(client.nthreads())
    except Exception:  # noqa: BLE001 - a scheduler that is gone shows in many ways
        return frozenset()


def _share(session: OpenBench) -> Share:
    """A share with the incumbent, without what only a reader needs."""
    subject = session.subject
    launch = replace(subject.launch, sources={}, compiled_from=None)
    return Share(launch, subject.built.program(ORIGINAL, launch.kernel))


def _finished(asked: Sequence[_Asked]) -> Iterator[tuple[Version, Timing]]:
    """The answers of workers so far."""
    for each in asked:
        answer = Answer()
        with contextlib.suppress(Exception):
            if each.future.status == "finished":
                answer = each.future.result(timeout=_CLOSE_SECONDS)
        yield from each.placed(answer)
