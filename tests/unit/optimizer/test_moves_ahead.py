"""What a search tries first is made while counters are read, and made once."""

import threading
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field
from time import monotonic, sleep
from typing import Any

import pytest
from alike import case, subject_of
from dealt_kernels import dealt
from slow_device import SlowBackend, SlowBench, Turned

from cuado.backends.protocol import Bench
from cuado.model.bottleneck import Bottleneck
from cuado.model.launch import Launch
from cuado.model.trial import Loaded
from cuado.optimizer.guidance import Wanted
from cuado.optimizer.loop import optimize
from cuado.optimizer.loop_state import LoopOptions
from cuado.optimizer.moves import MOST_REBUILT, values_of
from cuado.optimizer.moves_ahead import MOST, MovesAhead
from cuado.optimizer.recording import NoRecorder, session_of
from cuado.optimizer.session import Fate
from cuado.optimizer.step_combinations import Known
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.transformations.block_coarsening import BlockCoarsening
from cuado.optimizer.transformations.l1_use import L1Use
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads
from cuado.optimizer.transformations.product_tiles import ProductTiles
from cuado.optimizer.transformations.thread_coarsening import ThreadCoarsening
from cuado.optimizer.version import Rejected, Version, Versions
from cuado.what_if.conduct import open_launch, run_experiments
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import CounterVerdict, WhatIf
from cuado.what_if.session import Options

KINDS = (BlockCoarsening, ThreadCoarsening, L1Use)


@dataclass
class Noting(Versions):
    """Notes what it is asked to make."""

    asked: list[Transformation] = field(default_factory=list)

    def of(self, steps: Sequence[Transformation]) -> Version | Rejected:
        self.asked += steps
        return super().of(steps)


@pytest.mark.parametrize("is_over", [False, True])
def test_the_most_promising_are_made_until_the_search_begins(is_over: bool) -> None:
    version = Version((), subject_of(case("benchmarks/planted/low_ilp.toml", STEPS=8)))
    versions = Noting(version)
    with ThreadPoolExecutor(2) as pool:
        ahead = MovesAhead(pool, versions, Known(), is_over)
        ahead.begin(version, [Wanted(kind, Bottleneck.IN_FLIGHT) for kind in KINDS])
        end = monotonic() + 30
        while not is_over and len(versions.asked) < len(KINDS) and monotonic() < end:
            sleep(0.05)
    if is_over:
        assert not versions.asked
        return
    assert 3 <= len(versions.asked) <= MOST
    assert type(versions.asked[0]) is BlockCoarsening


class AtOnce(Executor):
    """Does what it is given before it returns."""

    def submit(self, fn: Any, /, *words: Any, **more: Any) -> Any:
        return fn(*words, **more)


@dataclass
class Unmade(Noting):
    """Makes nothing."""

    def of(self, steps: Sequence[Transformation]) -> Version | Rejected:
        self.asked += steps
        return Rejected(Fate.REFUSED, "not now")


def test_what_is_waited_for_at_once_is_made_alone() -> None:
    """Two tiles of a product are tried first: other values would only hold them up."""
    naive = case("benchmarks/structural_open/product_naive.toml", N=2048)
    version = Version((), subject_of(naive))
    made: dict[bool, list[Transformation]] = {}
    for first in (True, False):
        versions = Unmade(version)
        wanted = [Wanted(ProductTiles, Bottleneck.RELOADS)]
        MovesAhead(AtOnce(), versions, Known()).begin(version, wanted, first=first)
        made[first] = list(dict.fromkeys(versions.asked))
    assert len(made[True]) == MOST_REBUILT
    assert made[False][:MOST_REBUILT] == made[True]
    assert len(made[False]) > MOST_REBUILT


def test_a_version_that_two_ask_for_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    version = Version((), subject_of(case("benchmarks/planted/low_ilp.toml", STEPS=8)))
    (step, *_), _ = values_of(BlockCoarsening, version)
    together, made = threading.Barrier(2, timeout=30), []

    def slow(_before: Version, asked: Transformation, _seconds: float) -> Rejected:
        made.append(asked)
        sleep(0.2)
        return Rejected(Fate.REFUSED, "so it is")

    monkeypatch.setattr("cuado.optimizer.version.next_version", slow)
    versions = Versions(version)

    def ask() -> Version | Rejected:
        together.wait()
        return versions.of((step,))

    with ThreadPoolExecutor(2) as pool:
        one, other = [job.result() for job in [pool.submit(ask), pool.submit(ask)]]
    assert one is other
    assert made == [step]


def test_something_can_be_begun_before_counters_are_read() -> None:
    asked = (experiment_named("math-only"), experiment_named("memory-only"))
    seen: list[str] = []

    def counters(_bench: Bench, _loaded: Loaded) -> CounterVerdict:
        seen.append("counters")
        return CounterVerdict(note="read")

    def begin(found: WhatIf) -> None:
        assert [each.experiment.name for each in found.outcomes] == ["math-only", "memory-only"]
        assert not found.counters.note
        seen.append("begun")

    launch = case("benchmarks/planted/low_ilp.toml", STEPS=8)
    backend = SlowBackend(Turned(), 1e5, factor=10.0)
    with open_launch(launch, backend, Options(asked, lines=False)) as ready:
        found = run_experiments(ready, counters, begin)
    assert seen == ["begun", "counters"]
    assert found.counters.note.startswith("read")


def test_what_a_quick_start_tries_is_made_while_the_device_is_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made, lock = list[tuple[str, float]](), threading.Lock()
    own, clock = Versions._next, Turned()

    def noted(self: Versions, before: Version, step: Transformation) -> Version | Rejected:
        with lock:
            made.append((str(step), clock.seconds))
        return own(self, before, step)

    monkeypatch.setattr(Versions, "_next", noted)
    opened = SlowBackend.open

    def patient(self: SlowBackend, launch: Launch) -> SlowBench:
        end = monotonic() + 30
        while not made and monotonic() < end:
            sleep(0.05)
        return opened(self, launch)

    monkeypatch.setattr(SlowBackend, "open", patient)
    backend = SlowBackend(clock, 1e5, factor=10.0)
    launch = dealt("columns", n=96)
    options = LoopOptions(Options((), lines=False), (LoopToThreads,), seconds=10.0)
    found = optimize(launch, backend, options, session_of(launch, backend, "", "", 0), NoRecorder())
    assert made[0][1] == 0.0  # Before anything took time on the device.
    names = [name for name, _ in made]
    assert len(names) == len({*names})
    assert found.last is not None
    assert found.last.version.steps
